/** The keys that zoom the maze. */
import type { Camera } from "./camera.svelte";

/** What of the maze is moved by keys. */
export type View = Pick<Camera, "pan" | "nearer" | "fit">;

/** See more or less of the maze, or all of it; whether this is a key for that. */
export function zoomByKey(key: string, maze: View): boolean {
  if (key === "+" || key === "=") maze.nearer(1.25);
  else if (key === "-") maze.nearer(0.8);
  else if (key === "0") maze.fit();
  else return false;
  return true;
}
