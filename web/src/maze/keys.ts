/** The keys that zoom the maze. */

/** What of the maze is moved by keys. */
export interface View {
  pan: (x: number, y: number) => void;
  nearer: (factor: number) => void;
  fit: () => void;
}

/** See more or less of the maze, or all of it; whether this is a key for that. */
export function zoomByKey(key: string, maze: View): boolean {
  if (key === "+" || key === "=") maze.nearer(1.25);
  else if (key === "-") maze.nearer(0.8);
  else if (key === "0") maze.fit();
  else return false;
  return true;
}
