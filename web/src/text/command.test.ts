import { beforeEach, describe, expect, it } from "vitest";

import { LANGUAGES, say } from "../base/words.svelte";
import { named, read, WORDS } from "./command";
import { speak } from "./speak.test-words";

const HAND = ["ES", "NS/E+green", "NES", "map", "break-cart", "theft"];

beforeEach(() => speak("en"));

describe("a move", () => {
  it.each([
    ["NES@3,-1", "NES@3,-1"],
    ["nes@3,-1", "NES@3,-1"],
    [" nes 3 -1 ", "NES@3,-1"],
    ["nes 3, −1", "NES@3,-1"],
    ["sen @ 3 , -1", "NES@3,-1"],
    ["e/ns+Green 0 1", "NS/E+green@0,1"],
    ["map 8 0", "map@8,0"],
    ["Rockfall@3,-1", "rockfall@3,-1"],
    ["break-cart 2", "break-cart>2"],
    ["fix-cart-lamp 2 lamp", "fix-cart-lamp>2:lamp"],
    ["take 3", "take:3"],
    ["steal -", "steal>-"],
    ["theft", "theft"],
  ])("%s is %s", (text, move) => expect(read(text, HAND)).toEqual({ kind: "move", move }));

  it.each([
    ["pass map", "pass:map"],
    ["pass map es", "pass:ES,map"],
    ["pass:map,nes", "pass:NES,map"],
    ["pass nw", "pass:ES"],
    ["clear trap theft nes", "clear:trap:NES,theft"],
  ])("that discards has the cards as they are held, sorted: %s is %s", (text, move) =>
    expect(read(text, HAND)).toEqual({ kind: "move", move }),
  );

  it("keeps a path card as it is to lie, though it is held turned", () => {
    expect(read("nw 1 1", HAND)).toEqual({ kind: "move", move: "NW@1,1" });
  });

  it("that cannot be goes to the server, which says why", () => {
    expect(read("NES@here", HAND)).toEqual({ kind: "move", move: "NES@here" });
  });
});

describe("a word", () => {
  it("may have a rest, which stays as it is", () => {
    expect(read("say  Hello, Bo: dig @ 3!", HAND)).toEqual({
      kind: "word",
      word: "say",
      rest: "Hello, Bo: dig @ 3!",
    });
  });

  it("may be the reader's own, without its accents", () => {
    speak("pl");
    const word = (text: string): unknown => read(text, HAND);
    expect(word("Ręka")).toEqual({ kind: "word", word: "hand", rest: "" });
    expect(word("reka")).toEqual({ kind: "word", word: "hand", rest: "" });
    expect(word("hand")).toEqual({ kind: "word", word: "hand", rest: "" });
  });

  it.each(LANGUAGES)("is one word and means one thing: %s", (language) => {
    speak(language);
    const own = WORDS.map((word) => say(`text-word-${word}`));
    expect(own.filter((text) => /\s|-/.test(text))).toEqual([]);
    expect(own.map((text) => read(text, HAND))).toEqual(
      WORDS.map((word) => ({ kind: "word", word, rest: "" })),
    );
  });

  it.each(LANGUAGES)("that helps is the one that a problem names: %s", (language) => {
    speak(language);
    expect(say("text-unknown", { text: "?" })).toContain(say("text-word-help"));
  });
});

describe("anything else", () => {
  it("may be a card, to ask what it can do", () => {
    expect(read("wn", HAND)).toEqual({ kind: "card", card: "ES" });
    expect(read("break-cart", HAND)).toEqual({ kind: "card", card: "break-cart" });
  });

  it("is a problem: nothing, no word, a card that one does not hold", () => {
    expect(read("  ", HAND)).toEqual({ kind: "problem", id: "text-empty", args: {} });
    const unknown = (text: string): object => ({
      kind: "problem",
      id: "text-unknown",
      args: { text },
    });
    expect(read("hello", HAND)).toEqual(unknown("hello"));
    expect(read("NESW", HAND)).toEqual(unknown("NESW"));
  });
});

describe("the card that is named in the box", () => {
  it("is one of the hand, in whatever way it is written", () => {
    expect(named("nw@1", HAND)).toBe("ES");
    expect(named("map 8", HAND)).toBe("map");
    expect(named("rockfall@1,1", HAND)).toBe("");
    expect(named("", HAND)).toBe("");
  });
});
