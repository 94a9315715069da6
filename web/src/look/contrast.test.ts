/** Everything that is read or acted on stands out enough in both themes, by WCAG's measure. */
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

const css = readFileSync("src/look/tokens.css", "utf-8");

function colours(selector: string): Record<string, string> {
  const from = css.indexOf(selector);
  const block = css.slice(from, css.indexOf("\n}", from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, colour]) => [name, colour]),
  );
}

const dark = colours(':root, [data-theme="dark"]');
const light = { ...dark, ...colours('[data-theme="light"] {') };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT = 4.5;
const CONTROL = 3;
const WHITE = "white";
const LABELS = ["harm", "help", "know", "swap", "team-blue", "team-green", "team-miner"];
const ROLES = ["role-boss", "role-profiteer", "role-geologist", "role-saboteur"];

const PAIRS: [string, string, number][] = [
  ...["bg", "bg-lit", "surface", "surface-2", "surface-3"].flatMap((ground) =>
    ["text", "text-2"].map((text): [string, string, number] => [text, ground, TEXT]),
  ),
  ...["bg", "surface", "surface-2"].map((ground): [string, string, number] => [
    "text-3",
    ground,
    TEXT,
  ]),
  ...["accent-2", "danger", "ok", "info", "warn"].flatMap((text) =>
    ["surface", "surface-2"].map((ground): [string, string, number] => [text, ground, TEXT]),
  ),
  ["on-accent", "accent", TEXT],
  ["on-accent", "accent-press", TEXT],
  ...[...LABELS, ...ROLES].map((ground): [string, string, number] => [WHITE, ground, TEXT]),
  ["line-strong", "surface", CONTROL],
  ["line-strong", "surface-2", CONTROL],
  ["focus", "surface", CONTROL],
  ["focus", "bg-lit", CONTROL],
  ["cell-line", "bg-lit", CONTROL],
  ["cell-line", "bg", CONTROL],
  ["card-lit", "card-rock", CONTROL],
  // The tunnels: a lit floor, a stub and rock are told apart without colour.
  ["card-floor", "card-rock", CONTROL],
  ["card-floor-hi", "card-rock", CONTROL],
  ["card-floor", "card-ink", CONTROL],
  ["card-stub", "card-ink", CONTROL],
  ["card-floor-hi", "card-stub", 1.9],
  ["gold", "card-lip", CONTROL],
  ["crystal-hi", "card-rock", CONTROL],
];

it.each([
  ["dark", dark],
  ["light", light],
] as const)("in the %s", (_, theme) => {
  const poor = PAIRS.map(([one, other, least]) => {
    const found = ratio(one === WHITE ? "#ffffff" : (theme[one] ?? ""), theme[other] ?? "");
    return found >= least ? "" : `${one} on ${other}: ${found.toFixed(2)}, wanted ${least}`;
  });
  expect(poor.filter(Boolean)).toEqual([]);
});

it("measures as WCAG does", () => {
  expect(ratio("#ffffff", "#000000")).toBeCloseTo(21);
  expect(ratio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
