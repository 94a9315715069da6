/** A replay as a film: what is seen at each frame, and where rounds and moves are in it. */
import { deed } from "../notation/moves";
import type { Cell, Frame, LogLine, ReplayGame, ReplayOut } from "../protocol";

/** The round of a frame, counted from 0. */
export function roundAt({ rounds }: ReplayOut, at: number): number {
  return rounds.findLastIndex((first) => first <= at);
}

/** The frames of a round up to this one, its deal first. */
function soFar(film: ReplayOut, at: number): Frame[] {
  return film.frames.slice(film.rounds[roundAt(film, at)], at + 1);
}

/** The game as it stands after a frame: a deal has all of it, what follows only what is new. */
export function gameAt(film: ReplayOut, at: number): ReplayGame {
  return Object.assign({}, ...soFar(film, at).map((frame) => frame.game)) as ReplayGame;
}

/** Where something was done last in this round. */
export function lastCell(film: ReplayOut, at: number): { seat: number; cell: Cell } | null {
  for (const { seat, move } of soFar(film, at).reverse()) {
    const cell = move === null ? undefined : deed(move)?.cell;
    if (cell !== undefined && seat !== null) return { seat, cell };
  }
  return null;
}

/** How many moves have been made when a frame is shown; deals are none. */
export function movesAt(film: ReplayOut, at: number): number {
  return at - roundAt(film, at);
}

/** How many moves there are in all. */
export const movesIn = (film: ReplayOut): number => film.frames.length - film.rounds.length;

/** The frame of the move with this number, from 1. */
export function frameOf(film: ReplayOut, move: number): number {
  let seen = 0;
  return film.frames.findIndex((frame) => frame.move !== null && ++seen === move);
}

/** The frame where a round starts: the one before, unless it has just begun; or the one after. */
export function roundFrom(film: ReplayOut, at: number, step: -1 | 1): number {
  const now = roundAt(film, at);
  if (step > 0) return film.rounds[now + 1] ?? film.frames.length - 1;
  const begin = film.rounds[now] ?? 0;
  return begin < at ? begin : (film.rounds[now - 1] ?? 0);
}

/** A frame in the log’s form, so that it is told in the same words. */
export function entry(film: ReplayOut, at: number): LogLine {
  const { round, seat, told } = film.frames[at]!;
  if (seat !== null) return { seq: at, at, event: { kind: "moved", seat, how: "person", told } };
  const { starter } = gameAt(film, at);
  return { seq: at, at, event: { kind: "dealt", round, starter, told } };
}

/** The log of a round up to a frame. */
export function logAt(film: ReplayOut, at: number): LogLine[] {
  const first = film.rounds[roundAt(film, at)] ?? 0;
  return Array.from({ length: at - first + 1 }, (_, index) => entry(film, first + index));
}

/** The part of an address that leads to a frame: a move, or the deal of a round. */
export function addressOf(film: ReplayOut, at: number): URLSearchParams {
  const move = film.frames[at]?.move;
  const round = roundAt(film, at) + 1;
  const as = String(film.as);
  return new URLSearchParams(
    move != null ? { move: String(movesAt(film, at)), as } : { round: String(round), as },
  );
}

/** The frame to which an address leads; the first one if it leads nowhere. */
export function frameAt(film: ReplayOut, address: URLSearchParams): number {
  const move = frameOf(film, Number(address.get("move")));
  return move >= 0 ? move : (film.rounds[Number(address.get("round")) - 1] ?? 0);
}
