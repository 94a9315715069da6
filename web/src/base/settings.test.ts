import { expect, it } from "vitest";

import { clean } from "./settings.svelte";

it("takes what was set", () => {
  expect(
    clean('{"language":"uk","speed":0.5,"hand":"left","volume":0,"keys":false}'),
  ).toMatchObject({
    language: "uk",
    speed: 0.5,
    hand: "left",
    volume: 0,
    keys: false,
    theme: "dark",
  });
});

it.each(["", "null", "[]", "{{", '{"language":"xx","speed":9,"volume":"loud","hand":3}'])(
  "is as usual after %j",
  (text) => {
    expect(clean(text)).toMatchObject({ language: "", speed: 1, volume: 0.6, hand: "right" });
  },
);
