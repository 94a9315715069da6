import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { edges, parse, turn, type Edge } from "../notation/cards";
import { ACTIONS, ALL, PATHS } from "../notation/cards.fixture";
import { drawCard, type Lod } from "./draw";
import type { Point } from "./shapes";
import { PORT } from "./tunnels";

const LODS: readonly Lod[] = ["lo", "hi"];
const letters = { blue: "С", green: "З" };

/** The path data of all shapes with a fill. */
const filled = (svg: string, fill: string): string[] =>
  [...svg.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)]
    .filter(([, , colour]) => colour === `var(--card-${fill})`)
    .map(([, d]) => d!);

/** The points that a closed quadratic path runs through. */
const through = (d: string): Point[] =>
  [...d.matchAll(/Q\S+ \S+ ([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** Where the outlines in path data cross an edge of the card, along that edge. */
function crossings(d: string, edge: Edge): number[] {
  const along = edge === "N" || edge === "S" ? 0 : 1;
  const border = { N: 0, W: 0, E: 100, S: 150 }[edge];
  const found: number[] = [];
  for (const loop of d.split("Z")) {
    const points = through(loop);
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length]!;
      const [a, b] = [p[1 - along]! - border, q[1 - along]! - border];
      if (a < 0 !== b < 0) found.push(p[along]! + ((q[along]! - p[along]!) * a) / (a - b));
    });
  }
  return found.sort((a, b) => a - b);
}

describe("every card of both games", () => {
  it.each(ALL)("%s draws, well formed and without a slip", (card) => {
    for (const lod of LODS) {
      const svg = drawCard(card, { lod, label: "Fix & mend <it>", letters });
      expect(svg.length).toBeGreaterThan(800);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null|style=|filter|\[object/);
      for (const [tag] of svg.matchAll(/<[a-z][^>]*>/gi)) {
        const names = [...tag.matchAll(/ ([\w-]+)="/g)].map(([, name]) => name);
        expect(new Set(names).size, tag).toBe(names.length);
      }
      expect(svg.match(/<(g|svg|text)[ >]/g)?.length).toBe(svg.match(/<\/(g|svg|text)>/g)?.length);
    }
  });

  it.each(ALL)("%s looks the same with the same seed and different with another", (card) => {
    expect(drawCard(card, { seed: "a" })).toBe(drawCard(card, { seed: "a" }));
    expect(drawCard(card, { seed: "a" })).not.toBe(drawCard(card, { seed: "b" }));
  });

  it("takes its colours from tokens that exist", () => {
    const tokens = readFileSync(`${import.meta.dirname}/../look/tokens.css`, "utf-8");
    const used = new Set(ALL.flatMap((card) => drawCard(card).match(/--[a-z][\w-]*/g) ?? []));
    expect(used.size).toBeGreaterThan(40);
    for (const token of used) expect(tokens).toContain(`${token}:`);
  });
});

describe("tunnels", () => {
  it.each(PATHS)("%s opens at the same place as any neighbour, and nowhere else", (card) => {
    const { linked, stubs } = parse(card);
    for (const seed of ["1", "2", "3"]) {
      const svg = drawCard(card, { seed });
      const outlines = [...filled(svg, "floor-lo"), ...filled(svg, "stub-lo")].join("");
      const open = edges(linked.join("") + stubs.join(""));
      for (const edge of edges("NESW")) {
        const found = crossings(outlines, edge);
        const middle = edge === "N" || edge === "S" ? 50 : 75;
        const mouth = [Math.min(...found), Math.max(...found)];
        if (!open.includes(edge)) expect(found).toEqual([]);
        else
          [middle - 15.5, middle + 15.5].forEach((at, i) =>
            expect(Math.abs(mouth[i]! - at)).toBeLessThan(0.7),
          );
      }
    }
  });

  it.each(PATHS)("%s is lit and railed where it leads somewhere, and only there", (card) => {
    const { linked, stubs } = parse(card);
    for (const lod of LODS) {
      const svg = drawCard(card, { lod });
      const lit = filled(svg, "floor").join("");
      const dark = filled(svg, "stub").join("");
      const rails = [...svg.matchAll(/<path d="([^"]*)" fill="none" stroke="var\(--card-rail\)"/g)]
        .flatMap(([, d]) => [...d!.matchAll(/[ML]([-\d.]+) ([-\d.]+)/g)])
        .map(([, x, y]): Point => [Number(x), Number(y)]);
      for (const edge of edges("NESW")) {
        const leads = linked.join("").includes(edge);
        expect(crossings(lit, edge).length > 0, `floor ${edge}`).toBe(leads);
        expect(crossings(dark, edge).length > 0, `stub ${edge}`).toBe(stubs.includes(edge));
        const ends = rails.filter(([x, y]) => Math.hypot(x - PORT[edge][0], y - PORT[edge][1]) < 6);
        expect(ends.length, `rails ${edge}`).toBe(leads ? 2 : 0);
      }
      const plugs = svg.match(/fill="var\(--card-rubble\)"/g)?.length ?? 0;
      expect(plugs).toBe(stubs.length);
    }
  });

  it("turns with the card", () => {
    for (const card of PATHS)
      expect(drawCard(card, { seed: 7, turned: true })).toBe(drawCard(turn(card), { seed: 7 }));
    expect(drawCard("stone:NW", { seed: 7, turned: true })).toBe(drawCard("stone:ES", { seed: 7 }));
  });

  it("carries north–south over east–west on a bridge", () => {
    const svg = drawCard("NS/EW");
    const deck = svg.indexOf('stroke="var(--card-wood)"');
    expect(deck).toBeGreaterThan(svg.indexOf("var(--card-rail)"));
    expect(deck).toBeLessThan(svg.lastIndexOf("var(--card-rail)"));
  });
});

describe("what tells cards apart without colour", () => {
  it("gives the doors different shapes and the letters of the language", () => {
    const blue = drawCard("NS+blue", { seed: 1, letters });
    const green = drawCard("NS+green", { seed: 1, letters });
    expect(blue).toMatch(/<circle[^>]* fill="var\(--team-blue\)"/);
    expect(green).toMatch(/<path[^>]* fill="var\(--team-green\)"/);
    expect(green).not.toMatch(/<circle[^>]* fill="var\(--team-green\)"/);
    expect(blue).toContain(">С</text>");
    expect(green).toContain(">З</text>");
  });

  it("marks what a card has", () => {
    const has = (card: string, sign: string) => drawCard(card).includes(sign);
    for (const card of PATHS) {
      expect(has(card, "var(--crystal)"), card).toBe(card.includes("crystal"));
      expect(has(card, "var(--team-"), card).toBe(/blue|green/.test(card));
    }
    expect(has("gold", "var(--gold)")).toBe(true);
    expect(has("stone:NW", "var(--gold)")).toBe(false);
  });

  it("prints an action’s words large and its family’s sign small", () => {
    for (const card of ACTIONS) {
      expect(drawCard(card, { label: "Word" })).toContain(">Word</text>");
      expect(drawCard(card, { label: "Word", lod: "lo" })).not.toContain("<text");
    }
  });

  it("never lets words into the markup", () => {
    expect(drawCard("map", { label: "<b>&" })).toContain(">&lt;b&gt;&amp;</text>");
  });
});
