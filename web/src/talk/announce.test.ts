import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Announcements, joined } from "./announce.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const more = (count: number): string => `${count} more.`;

test("lines that come together are read together", () => {
  const read = new Announcements(more);
  read.add("One.");
  vi.advanceTimersByTime(1000);
  read.add("Two.", "Three.");
  expect(read.now.text).toBe("");
  vi.advanceTimersByTime(500);
  expect(read.now.text).toBe("One. Two. Three.");
});

test("the same words are read again when they come again", () => {
  const read = new Announcements(more);
  read.add("Hello!");
  vi.runAllTimers();
  const first = read.now;
  read.add("Hello!");
  vi.runAllTimers();
  expect(read.now.text).toBe(first.text);
  expect(read.now.number).not.toBe(first.number);
});

test("of many lines only the newest are read, and how many there were", () => {
  expect(joined(["a", "b", "c", "d"], more, 2)).toBe("2 more. c d");
  expect(joined(["a", "b"], more, 2)).toBe("a b");
});

test("nothing is read after the end", () => {
  const read = new Announcements(more);
  read.add("One.");
  read.stop();
  vi.runAllTimers();
  expect(read.now.text).toBe("");
});
