import { describe, expect, it } from "vitest";

import { codeIn, routeOf } from "./route.svelte";

it.each([
  ["/", { page: "start" }],
  ["/new", { page: "new" }],
  ["/t/abc234", { page: "table", code: "ABC234" }],
  ["/t/ABC234/", { page: "table", code: "ABC234" }],
  ["/t/ABC234/screen", { page: "screen", code: "ABC234" }],
  ["/replay", { page: "replay", code: "" }],
  ["/replay/ABC234", { page: "replay", code: "ABC234" }],
  ["/t/short", { page: "nowhere" }],
  ["/t/ABC234/other", { page: "nowhere" }],
  ["/nonsense", { page: "nowhere" }],
])("%s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

describe("codeIn", () => {
  it.each([
    "abc234",
    " ABC 234 ",
    "abc-234",
    "http://host:8000/t/ABC234",
    "https://x.org/t/abc234/screen",
  ])("reads %s", (text) => expect(codeIn(text)).toBe("ABC234"));
  it.each(["", "abc", "hello world", "http://host/"])("refuses %j", (text) => {
    expect(codeIn(text)).toBeNull();
  });
});
