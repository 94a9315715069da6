import { describe, expect, it } from "vitest";

import { avatar, faceOf, roleHead } from "./dwarfs";
import { LATIN } from "./emblem";
import { GLYPHS } from "./icons";
import { Recent } from "./recent";

const seeds = Array.from({ length: 60 }, (_, i) => `seat ${i}`);

describe("avatars", () => {
  it("are a player’s own and stay the same", () => {
    expect(avatar("mira")).toBe(avatar("mira"));
    expect(new Set(seeds.map((seed) => avatar(seed))).size).toBeGreaterThan(50);
  });

  it("never wear what tells a role", () => {
    for (const seed of seeds)
      for (const bot of [false, true])
        expect(avatar(seed, bot)).not.toMatch(
          /--team-|--role-|--harm|--gold|--crystal|NaN|undefined/,
        );
  });

  it("show at once who is a machine", () => {
    for (const seed of seeds) {
      expect(avatar(seed)).toContain("<ellipse");
      expect(avatar(seed, true)).not.toContain("<ellipse");
    }
  });
});

describe("the face of a seat", () => {
  it("is a person's own wherever they sit", () =>
    expect(faceOf(3, "Mira", false)).toEqual(faceOf(0, "Mira", false)));
  it("is a bot's whatever it is called in this language", () =>
    expect(faceOf(3, "Granite", true)).toEqual(faceOf(3, "Граніт", true)));
});

describe("machines", () => {
  it("have aerials and ears that are seen on a dark ground, which ink is not", () => {
    const drawn = seeds.map((seed) => avatar(seed, true));
    for (const line of ["M50 30V12", "M16 56V72M84 56V72"]) {
      const bars = drawn.filter((one) => one.includes(`d="${line}"`));
      expect(bars.length).toBeGreaterThan(5);
      for (const one of bars)
        expect(one).toContain(`d="${line}" fill="none" stroke="var(--steel)"`);
    }
  });
});

describe("heads of roles", () => {
  it("carry the sign of the team", () => {
    expect(roleHead("blue", LATIN)).toContain(">B</text>");
    expect(roleHead("green", LATIN)).toContain(">G</text>");
  });
  it("are nothing where the role is not known", () => expect(roleHead("?", LATIN)).toBe(""));
});

describe("glyphs", () => {
  it.each(Object.entries(GLYPHS))("%s is path data within its square", (_, d) => {
    expect(d).toMatch(/^M[-MmLlHhVvCcSsQqAaZz\d\s.,]+$/);
    for (const [, x, y] of d.matchAll(/M([\d.]+)[ ,]([\d.]+)/g)) {
      expect(Number(x)).toBeLessThanOrEqual(24);
      expect(Number(y)).toBeLessThanOrEqual(24);
    }
  });
});

describe("a cache of recent things", () => {
  it("makes each once and forgets the one not asked for the longest", () => {
    const made: string[] = [];
    const recent = new Recent<string>(2);
    const ask = (key: string) => recent.get(key, () => (made.push(key), key));
    ["a", "b", "a", "c", "a", "b"].forEach(ask);
    expect(made).toEqual(["a", "b", "c", "b"]);
    expect(recent.size).toBe(2);
  });
});
