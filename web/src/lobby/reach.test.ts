import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { reach, seekReach } from "./reach.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("asks again until others can come, and then no more", async () => {
  let url = "";
  const fetch = vi.fn(() => Promise.resolve(Response.json({ url, opens: true, command: "" })));
  vi.stubGlobal("fetch", fetch);
  const leave = seekReach();
  await vi.advanceTimersByTimeAsync(1);
  expect(reach()?.url).toBe("");
  url = "http://192.168.0.7:8000";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reach()?.url).toBe(url);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  leave();
});
