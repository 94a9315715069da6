/** A replay frame by frame: what is seen at each, and where rounds and moves are in it. */
import type { Entry } from "../log/entries";
import type { Frame, ReplayGame, ReplayOut } from "../protocol";

/** The round of a frame, counted from 0. */
export function roundAt({ rounds }: ReplayOut, at: number): number {
  return rounds.findLastIndex((first) => first <= at);
}

/** The frames of a round up to this one, its deal first. */
function soFar(replay: ReplayOut, at: number): Frame[] {
  return replay.frames.slice(replay.rounds[roundAt(replay, at)], at + 1);
}

/** The game as it stands after a frame: a deal has all of it, what follows only what is new. */
export function gameAt(replay: ReplayOut, at: number): ReplayGame {
  return Object.assign({}, ...soFar(replay, at).map((frame) => frame.game)) as ReplayGame;
}

/** How many moves have been made when a frame is shown; deals are none. */
export function movesAt(replay: ReplayOut, at: number): number {
  return at - roundAt(replay, at);
}

/** How many moves there are in all. */
export const movesIn = (replay: ReplayOut): number => replay.frames.length - replay.rounds.length;

/** The frame of the move with this number, from 1. */
export function frameOf(replay: ReplayOut, move: number): number {
  let seen = 0;
  return replay.frames.findIndex((frame) => frame.move !== null && ++seen === move);
}

/** The frame where a round starts: the one before, unless it has just begun; or the one after. */
export function roundFrom(replay: ReplayOut, at: number, step: -1 | 1): number {
  const now = roundAt(replay, at);
  if (step > 0) return replay.rounds[now + 1] ?? replay.frames.length - 1;
  const begin = replay.rounds[now] ?? 0;
  return begin < at ? begin : (replay.rounds[now - 1] ?? 0);
}

/** A frame in the log’s form, so that it is told in the same words. */
export function entry(replay: ReplayOut, at: number): Entry {
  const { round, seat, told } = replay.frames[at]!;
  if (seat !== null) return { seq: at, at, event: { kind: "moved", seat, told } };
  const { starter } = gameAt(replay, at);
  return { seq: at, at, event: { kind: "dealt", round, starter, told } };
}

/** The log of a round up to a frame. */
export function logAt(replay: ReplayOut, at: number): Entry[] {
  const first = replay.rounds[roundAt(replay, at)] ?? 0;
  return Array.from({ length: at - first + 1 }, (_, index) => entry(replay, first + index));
}

/** The part of an address that leads to a frame: a move, or the deal of a round. */
export function addressOf(replay: ReplayOut, at: number): URLSearchParams {
  const move = replay.frames[at]?.move;
  const round = roundAt(replay, at) + 1;
  const as = String(replay.as);
  return new URLSearchParams(
    move != null ? { move: String(movesAt(replay, at)), as } : { round: String(round), as },
  );
}

/** The frame to which an address leads; the first one if it leads nowhere. */
export function frameAt(replay: ReplayOut, address: URLSearchParams): number {
  const move = frameOf(replay, Number(address.get("move")));
  return move >= 0 ? move : (replay.rounds[Number(address.get("round")) - 1] ?? 0);
}
