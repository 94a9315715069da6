/** Pointers on the maze: dragging, pinching, the wheel, a trackpad, a tap. */
import { bounded } from "./geometry";

/** What pointers have hold of. Points are those of the screen. */
interface Held {
  /** A finger came down: what moves by itself stops. */
  stop(): void;
  /** It is being dragged from now on, by this pointer. */
  grasp(pointer: number): void;
  drag(dx: number, dy: number): void;
  /** Nearer or farther around a point. */
  zoom(x: number, y: number, factor: number): void;
  /** No finger is left. */
  release(): void;
  tap(x: number, y: number): void;
}

const SLIP = 7; // pixels that a finger may move in a tap

interface Point {
  x: number;
  y: number;
}

export class Pointers {
  readonly #held: Held;
  readonly #fingers = new Map<number, Point>();
  #travelled = 0;
  #grasped = false;
  #pinch = 0; // how far two fingers are apart
  #grown = 1; // by how much a gesture has grown so far

  constructor(held: Held) {
    this.#held = held;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 1) return;
    this.#held.stop();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#travelled = 0;
    this.#pinch = this.#apart();
  };

  move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) return;
    const dx = (event.clientX - finger.x) / this.#fingers.size;
    const dy = (event.clientY - finger.y) / this.#fingers.size;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#travelled += Math.abs(dx) + Math.abs(dy);
    if (this.#travelled < SLIP) return;
    if (!this.#grasped) {
      // Only now: a tap on a lit cell is the cell's.
      this.#grasped = true;
      this.#held.grasp(event.pointerId);
    }
    this.#held.drag(dx, dy);
    if (this.#pinch > 0) {
      const [one, other] = [...this.#fingers.values()] as [Point, Point];
      const now = this.#apart();
      this.#held.zoom((one.x + other.x) / 2, (one.y + other.y) / 2, now / this.#pinch);
      this.#pinch = now;
    }
  };

  up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    this.#pinch = this.#apart();
    if (this.#fingers.size > 0) return;
    this.#grasped = false;
    this.#held.release();
  };

  click = (event: MouseEvent): void => {
    if (this.#travelled < SLIP) this.#held.tap(event.clientX, event.clientY);
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.deltaX && !event.ctrlKey) return this.#held.drag(-event.deltaX, -event.deltaY);
    const step = bounded(Math.abs(event.deltaY) / 300) * Math.sign(event.deltaY);
    this.#held.zoom(event.clientX, event.clientY, Math.exp(-step));
  };

  /** Two fingers on a trackpad are a wheel with Ctrl, but in Safari a gesture, with its size since it began. */
  gesture = (event: Event): void => {
    event.preventDefault();
    if (this.#fingers.size) return; // on the screen itself the fingers are followed
    const { scale, clientX, clientY } = event as MouseEvent & { scale: number };
    if (event.type === "gesturestart") this.#grown = 1;
    this.#held.zoom(clientX, clientY, scale / this.#grown);
    this.#grown = scale;
  };

  /** Listen to wheel and gestures, not passively, so that the page itself stays as it is. */
  wheels = (element: HTMLElement): void => {
    element.addEventListener("wheel", this.wheel, { passive: false });
    element.addEventListener("gesturestart", this.gesture, { passive: false });
    element.addEventListener("gesturechange", this.gesture, { passive: false });
  };

  /** How far two fingers are apart; nothing unless there are two. */
  #apart(): number {
    if (this.#fingers.size !== 2) return 0;
    const [one, other] = [...this.#fingers.values()] as [Point, Point];
    return Math.hypot(one.x - other.x, one.y - other.y);
  }
}
