/** Time as it passes at a table. */
import { say } from "../base/words.svelte";
import type { Table } from "./table.svelte";

let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Let the time pass as long as somebody looks; returns what ends that. */
export function ticking(): () => void {
  if (users++ === 0) timer = setInterval(() => (now = Date.now()), 250);
  return () => {
    if (--users === 0) clearInterval(timer);
  };
}

/** The browser's time, a new one four times a second while it is ticking. */
export const clock = (): number => now;

/** The seconds that a seat has left; null where no clock runs or matters. */
export function left(table: Table, seat: number): number | null {
  const { clock: times, seats, terms } = table.table;
  if (seats[seat]?.bot || terms.clock === "untimed") return null;
  if (times.seat === seat && times.deadline !== null)
    return Math.max(0, (times.deadline - table.now() - (Date.now() - now)) / 1000);
  return times.banks[seat] ?? null;
}

/** Seconds as a clock shows them: 0:45, 12:07, 1:02:30. */
export function shown(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** When a lost connection is tried again, in words. */
export function waits({ retryAt }: Table): string {
  const seconds = retryAt === null ? 0 : Math.ceil((retryAt - now) / 1000);
  return seconds > 0 ? say("web-retry", { seconds }) : say("web-retrying");
}

/** What to call a connection that is lost: what the device itself knows helps more. */
export const lost = (table: Table): string =>
  table.why?.message === "web-no-network" ? "web-no-network" : "web-lost";
