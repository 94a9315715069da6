// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { use, type Language } from "../base/words.svelte";
import Avatar from "./Avatar.svelte";
import Card from "./Card.svelte";
import Emblem from "./Emblem.svelte";
import Head from "./Head.svelte";
import Icon from "./Icon.svelte";

const locales = `${import.meta.dirname}/../../../src/motherlode/locales`;
const text = (language: Language, file: string) =>
  readFileSync(`${locales}/${language}/${file}.ftl`, "utf-8");
const read = (language: Language) =>
  use(language, text(language, "cards"), text(language, "drawing"));

let shown: Record<string, unknown>[] = [];
const card = () => document.querySelector("svg")!;

beforeEach(() => read("en"));
afterEach(async () => {
  await Promise.all(shown.map((component) => unmount(component)));
  shown = [];
});

describe("a card", () => {
  it("is a picture with a name", () => {
    shown.push(mount(Card, { target: document.body, props: { card: "NS/E+green", seed: 3 } }));
    expect(card().getAttribute("role")).toBe("img");
    expect(card().getAttribute("aria-label")).toBe(
      "tunnel: north and south; dead end: east; green door",
    );
    expect(card().getAttribute("viewBox")).toBe("0 0 100 150");
  });

  it("is hidden from readers where the words stand beside it", () => {
    shown.push(mount(Card, { target: document.body, props: { card: "map", named: false } }));
    expect(card().getAttribute("aria-hidden")).toBe("true");
    expect(card().hasAttribute("aria-label")).toBe(false);
  });

  it("speaks the new language at once", () => {
    shown.push(mount(Card, { target: document.body, props: { card: "map" } }));
    shown.push(mount(Card, { target: document.body, props: { card: "NS+blue" } }));
    expect(document.body.textContent).toContain("Map");
    read("uk");
    flushSync();
    expect(card().getAttribute("aria-label")).toBe("мапа");
    expect(document.body.textContent).toContain("Мапа");
    expect(document.body.textContent).toContain("С");
  });
});

describe("the small pictures", () => {
  it("are left to the words beside them and carry no inline style", () => {
    shown.push(mount(Icon, { target: document.body, props: { name: "gear" } }));
    shown.push(mount(Avatar, { target: document.body, props: { seed: "mira" } }));
    shown.push(mount(Avatar, { target: document.body, props: { seed: "flint", bot: true } }));
    shown.push(mount(Head, { target: document.body, props: { role: "blue" } }));
    shown.push(mount(Emblem, { target: document.body, props: { team: "green" } }));
    const pictures = [...document.querySelectorAll("svg")];
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) {
      expect(picture.getAttribute("aria-hidden")).toBe("true");
      expect(picture.childElementCount).toBeGreaterThan(0);
    }
    expect(document.querySelector("[style]")).toBeNull();
    expect(pictures[4]!.textContent).toBe("G");
  });
});
