import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Camera, type Subject } from "./camera.svelte";
import { onWindow, sight, type Size } from "./geometry";
import { FINGER } from "./lens";

const GOALS = ["8,2", "8,0", "8,-2"];
const LAPTOP = { width: 844, height: 600 };
const PHONE = { width: 390, height: 400 };
const row = (to: number): string[] => Array.from({ length: to + 1 }, (_, x) => `${x},0`);

let now = 0;
let frames: FrameRequestCallback[] = [];
let still = true;
beforeEach(() => {
  [now, frames, still] = [100_000, [], true];
  vi.stubGlobal("performance", { now: () => now });
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

/** A camera over a maze with three cards, and what it is there for, to be changed. */
function over(size: Size): { camera: Camera; subject: Subject } {
  const scene = { dug: row(3), goals: GOALS, lit: [] as string[], last: "3,0" };
  const subject: Subject = { scene, entire: false, touch: size === PHONE, over: () => [] };
  const camera = new Camera(() => subject);
  camera.resize(size);
  return { camera, subject };
}
const whole = (size: Size): Camera["look"] => over(size).camera.look;

describe("a camera that nobody has moved", () => {
  it("shows start and goals, also in a window of another size", () => {
    const { camera } = over(PHONE);
    camera.resize(LAPTOP);
    expect(camera.look).toEqual(whole(LAPTOP));
    for (const cell of ["0,0", ...GOALS])
      expect(onWindow(cell, camera.look, LAPTOP).right).toBeLessThanOrEqual(LAPTOP.width);
  });

  it("waits until the size of the window is known", () => {
    const { camera } = over({ width: 0, height: 0 });
    const { look } = camera;
    camera.toLast("3,0");
    camera.toGhost("4,0");
    camera.toLit();
    camera.toWhole();
    expect(camera.look).toBe(look);
  });

  it("shows all, however small, when all is wanted", () => {
    const { camera, subject } = over(PHONE);
    expect(sight(camera.look, PHONE).right).toBeLessThan(800);
    subject.entire = true;
    camera.toWhole();
    expect(sight(camera.look, PHONE).right).toBeGreaterThan(900);
  });
});

describe("a camera that was moved by hand", () => {
  it("stays for a while where it is, whatever happens", () => {
    const { camera } = over(LAPTOP);
    camera.drag(200, 0);
    const { look } = camera;
    camera.toLast("3,0");
    camera.toGhost("4,0");
    camera.resize({ ...LAPTOP, height: 500 });
    expect(camera.look).toBe(look);
    now += 6000;
    camera.resize(LAPTOP);
    expect(camera.look).toEqual(whole(LAPTOP));
  });

  it("then goes no farther than it must to show what was done", () => {
    const { camera } = over(LAPTOP);
    camera.zoom(3, 400, 300);
    camera.drag(-2000, 0);
    now += 6000;
    const { zoom } = camera.look;
    camera.toLast("0,0");
    expect(camera.look.zoom).toBe(zoom);
    expect(onWindow("0,0", camera.look, LAPTOP).left).toBeCloseTo(70);
  });

  it("shows all of it again when asked to, and for a new round", () => {
    const { camera } = over(LAPTOP);
    camera.count(3);
    camera.nearer(2);
    camera.count(0);
    expect(camera.look).toEqual(whole(LAPTOP));
    camera.pan(90, 0);
    camera.fit();
    expect(camera.look).toEqual(whole(LAPTOP));
  });

  it("keeps what lies under the finger there, and finds its cell", () => {
    const { camera } = over(LAPTOP);
    const cell = camera.cellAt(500, 200);
    camera.zoom(1.5, 500, 200);
    expect(camera.cellAt(500, 200)).toBe(cell);
    expect(camera.cellAt(-1, 200)).toBeNull();
    camera.go(50, 75);
    const [x, y] = camera.at(50, 75);
    expect([x, y]).toEqual([LAPTOP.width / 2, LAPTOP.height / 2]);
    expect(camera.cellAt(x, y)).toBe("0,0");
  });
});

describe("the places of a chosen card", () => {
  it("stay where they are if all of them are in sight", () => {
    const { camera, subject } = over(LAPTOP);
    subject.scene = { ...subject.scene, lit: ["4,0"] };
    const { look } = camera;
    camera.toLit();
    expect(camera.look).toBe(look);
  });

  it("come into sight, large enough for a finger", () => {
    const { camera, subject } = over(PHONE);
    subject.scene = { ...subject.scene, lit: ["4,0", "3,1"] };
    camera.fit();
    expect(camera.look.zoom).toBeLessThan(FINGER);
    camera.toLit();
    expect(camera.look.zoom).toBeGreaterThanOrEqual(FINGER);
    expect(Object.values(camera.out).flat()).toEqual([]);
  });

  it("are beyond a side when they are out of sight", () => {
    const { camera, subject } = over(LAPTOP);
    subject.scene = { ...subject.scene, lit: ["30,0"] };
    camera.drag(1, 0);
    expect(camera.out.east).toEqual(["30,0"]);
    camera.show(["30,0"]);
    expect(camera.out.east).toEqual([]);
  });
});

it("moves step by step, until a hand stops it", () => {
  const { camera } = over(LAPTOP);
  still = false;
  camera.nearer(2);
  const [from] = [camera.look.zoom];
  expect(camera.moving).toBe(true);
  frames.shift()!(now + 160);
  expect(camera.look.zoom).toBeGreaterThan(from);
  frames.shift()!(now + 320);
  expect(camera.moving).toBe(false);
  expect(camera.look.zoom).toBeCloseTo(2 * from);
  camera.nearer(2);
  camera.stop();
  expect(frames).toEqual([]);
});
