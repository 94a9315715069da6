/** What is read aloud: lines as they come, a few at a time. */

/** How long lines are gathered, in milliseconds. */
const GATHER = 1500;
/** How many are read at once, at most. */
const MOST = 5;

/** Join lines to one announcement: the newest, and how many more there were. */
export function joined(
  lines: readonly string[],
  more: (count: number) => string,
  most = MOST,
): string {
  const read = lines.slice(-most);
  const left = lines.length - read.length;
  return [...(left ? [more(left)] : []), ...read].join(" ");
}

/** Something to be read; another number is another announcement, even with the same words. */
interface Announcement {
  number: number;
  text: string;
}

/** Gathers lines and gives them out together. */
export class Announcements {
  #now = $state.raw<Announcement>({ number: 0, text: "" });
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly more: (count: number) => string) {}

  /** What is to be read now. */
  get now(): Announcement {
    return this.#now;
  }

  add(...lines: string[]): void {
    this.#waiting.push(...lines);
    if (this.#waiting.length) this.#timer ??= setTimeout(() => this.#read(), GATHER);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #read(): void {
    this.#timer = undefined;
    this.#now = { number: this.#now.number + 1, text: joined(this.#waiting, this.more) };
    this.#waiting = [];
  }
}
