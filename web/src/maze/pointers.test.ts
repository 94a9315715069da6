import { describe, expect, it } from "vitest";

import { Pointers } from "./pointers";

function held(): { pointers: Pointers; did: string[] } {
  const did: string[] = [];
  const round = (value: number): number => Math.round(value * 100) / 100;
  const pointers = new Pointers({
    stop: () => did.push("stop"),
    grasp: (pointer) => did.push(`grasp ${pointer}`),
    drag: (dx, dy) => did.push(`drag ${dx} ${dy}`),
    zoom: (x, y, factor) => did.push(`zoom ${x} ${y} ${round(factor)}`),
    release: () => did.push("release"),
    tap: (x, y) => did.push(`tap ${x} ${y}`),
  });
  return { pointers, did };
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

describe("pointers", () => {
  it("tap where the finger hardly moved, and drag where it did", () => {
    const { pointers, did } = held();
    pointers.down(at(10, 10));
    pointers.move(at(12, 11));
    pointers.up(at(12, 11));
    pointers.click(at(12, 11));
    expect(did).toEqual(["stop", "release", "tap 12 11"]);
    did.length = 0;
    pointers.down(at(10, 10));
    pointers.move(at(30, 10));
    pointers.move(at(30, 15));
    pointers.up(at(30, 15));
    pointers.click(at(30, 15));
    expect(did).toEqual(["stop", "grasp 1", "drag 20 0", "drag 0 5", "release"]);
  });

  it("pinch around the middle of two fingers", () => {
    const { pointers, did } = held();
    pointers.down(at(0, 0, 1));
    pointers.down(at(100, 0, 2));
    pointers.move(at(200, 0, 2));
    expect(did.slice(2)).toEqual(["grasp 2", "drag 50 0", "zoom 100 0 2"]);
    pointers.up(at(200, 0, 2));
    pointers.move(at(20, 0, 1));
    expect(did.slice(5)).toEqual(["drag 20 0"]);
    pointers.up(at(20, 0, 1));
    expect(did.at(-1)).toBe("release");
  });

  it("do nothing with the second button, or without having been put down", () => {
    const { pointers, did } = held();
    pointers.down({ ...at(0, 0), button: 2 } as PointerEvent);
    pointers.move(at(50, 50));
    pointers.up(at(50, 50));
    expect(did).toEqual([]);
  });

  it("turn a wheel to come nearer, or aside", () => {
    const { pointers, did } = held();
    pointers.wheel(turned({ deltaY: -300 }));
    pointers.wheel(turned({ deltaX: 4, deltaY: 2 }));
    pointers.wheel(turned({ deltaX: 4, deltaY: 300, ctrlKey: true }));
    expect(did).toEqual(["zoom 5 6 2.72", "drag -4 -2", "zoom 5 6 0.37"]);
  });

  it("make a gesture whose size counts from its beginning", () => {
    const { pointers, did } = held();
    pointers.gesture(gesture("gesturestart", 1));
    pointers.gesture(gesture("gesturechange", 1.5));
    pointers.gesture(gesture("gesturechange", 3));
    expect(did).toEqual(["zoom 5 6 1", "zoom 5 6 1.5", "zoom 5 6 2"]);
    pointers.down(at(0, 0));
    pointers.gesture(gesture("gesturechange", 4));
    expect(did.at(-1)).toBe("stop");
  });
});
