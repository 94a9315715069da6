import { describe, expect, it } from "vitest";

import { Hands } from "./hands";

function held(): { hands: Hands; did: string[] } {
  const did: string[] = [];
  const round = (value: number): number => Math.round(value * 100) / 100;
  const hands = new Hands({
    stop: () => did.push("stop"),
    grasp: (pointer) => did.push(`grasp ${pointer}`),
    drag: (dx, dy) => did.push(`drag ${dx} ${dy}`),
    zoom: (x, y, factor) => did.push(`zoom ${x} ${y} ${round(factor)}`),
    release: () => did.push("release"),
    tap: (x, y) => did.push(`tap ${x} ${y}`),
  });
  return { hands, did };
}

const at = (clientX: number, clientY: number, pointerId = 1): PointerEvent =>
  ({ clientX, clientY, pointerId, button: 0 }) as PointerEvent;
const turned = (more: Partial<WheelEvent>): WheelEvent =>
  ({
    clientX: 5,
    clientY: 6,
    deltaX: 0,
    deltaY: 0,
    preventDefault: () => {},
    ...more,
  }) as WheelEvent;
const gesture = (type: string, scale: number): Event =>
  ({ type, scale, clientX: 5, clientY: 6, preventDefault: () => {} }) as unknown as Event;

describe("hands", () => {
  it("tap where the finger hardly moved, and drag where it did", () => {
    const { hands, did } = held();
    hands.down(at(10, 10));
    hands.move(at(12, 11));
    hands.up(at(12, 11));
    hands.click(at(12, 11));
    expect(did).toEqual(["stop", "release", "tap 12 11"]);
    did.length = 0;
    hands.down(at(10, 10));
    hands.move(at(30, 10));
    hands.move(at(30, 15));
    hands.up(at(30, 15));
    hands.click(at(30, 15));
    expect(did).toEqual(["stop", "grasp 1", "drag 20 0", "drag 0 5", "release"]);
  });

  it("pinch around the middle of two fingers", () => {
    const { hands, did } = held();
    hands.down(at(0, 0, 1));
    hands.down(at(100, 0, 2));
    hands.move(at(200, 0, 2));
    expect(did.slice(2)).toEqual(["grasp 2", "drag 50 0", "zoom 100 0 2"]);
    hands.up(at(200, 0, 2));
    hands.move(at(20, 0, 1));
    expect(did.slice(5)).toEqual(["drag 20 0"]);
    hands.up(at(20, 0, 1));
    expect(did.at(-1)).toBe("release");
  });

  it("do nothing with the second button, or without having been put down", () => {
    const { hands, did } = held();
    hands.down({ ...at(0, 0), button: 2 } as PointerEvent);
    hands.move(at(50, 50));
    hands.up(at(50, 50));
    expect(did).toEqual([]);
  });

  it("turn a wheel to come nearer, or aside", () => {
    const { hands, did } = held();
    hands.wheel(turned({ deltaY: -300 }));
    hands.wheel(turned({ deltaX: 4, deltaY: 2 }));
    hands.wheel(turned({ deltaX: 4, deltaY: 300, ctrlKey: true }));
    expect(did).toEqual(["zoom 5 6 2.72", "drag -4 -2", "zoom 5 6 0.37"]);
  });

  it("make a gesture whose size counts from its beginning", () => {
    const { hands, did } = held();
    hands.gesture(gesture("gesturestart", 1));
    hands.gesture(gesture("gesturechange", 1.5));
    hands.gesture(gesture("gesturechange", 3));
    expect(did).toEqual(["zoom 5 6 1", "zoom 5 6 1.5", "zoom 5 6 2"]);
    hands.down(at(0, 0));
    hands.gesture(gesture("gesturechange", 4));
    expect(did.at(-1)).toBe("stop");
  });
});
