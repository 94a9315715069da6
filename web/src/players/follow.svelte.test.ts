// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { follow, toMiddle } from "./follow.svelte";

it("leaves a list as it is while the seat is in sight", () => {
  expect(toMiddle(0, 60, 0, 390)).toBe(0);
  expect(toMiddle(330, 390, 0, 390)).toBe(0);
});

it("brings a seat that is cut, or out of sight on either side, into the middle", () => {
  expect(toMiddle(350, 410, 0, 390)).toBe(185);
  expect(toMiddle(-200, -140, 0, 390)).toBe(-365);
});

describe("a strip of twelve seats, of which a phone shows six", () => {
  const list = document.createElement("ul");
  const scrolled = vi.fn();
  let turn = $state(0);
  let turned = (): void => undefined;
  let leave = (): void => undefined;

  function decides(seat: number): void {
    turn = seat;
    flushSync();
  }
  const middles = (): unknown[] => scrolled.mock.calls.map(([to]) => to.left).filter(Boolean);

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(heard: () => void) {
          turned = heard;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    list.innerHTML = Array.from({ length: 12 }, (_, at) => `<li data-seat="${at}">`).join("");
    const box = (left: number, right: number) => ({ left, right, top: 0, bottom: 60 }) as DOMRect;
    list.getBoundingClientRect = () => box(0, 390);
    [...list.children].forEach((seat, at) => {
      seat.getBoundingClientRect = () => box(65 * at, 65 * at + 65);
    });
    list.scrollBy = scrolled;
    decides(0);
    leave = $effect.root(() => {
      $effect(() => follow(() => turn)(list));
    });
    flushSync();
  });
  afterEach(() => {
    leave();
    scrolled.mockClear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("follows the turn after a player was chosen in it", () => {
    list.dispatchEvent(new Event("pointerdown"));
    decides(8);
    expect(middles()).toEqual([357.5]);
  });

  it("stays where it is scrolled, and follows again after a while", () => {
    list.dispatchEvent(new Event("touchmove"));
    decides(8);
    vi.advanceTimersByTime(4000);
    list.dispatchEvent(new Event("wheel"));
    vi.advanceTimersByTime(4000);
    expect(middles()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(middles()).toEqual([357.5]);
  });

  it("follows when there is more room or less", () => {
    decides(8);
    turned();
    expect(middles()).toEqual([357.5, 357.5]);
  });
});
