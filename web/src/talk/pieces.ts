/** A line taken apart, so that names and places can look other than the rest. */
import { sentence, type Line } from "../log/lines";

interface Piece {
  text: string;
  is: "text" | "name" | "place";
}

// No name and no text holds these: the server removes what cannot be seen.
const NAME = "\u0001";
const PLACE = "\u0002";
const END = "\u0003";

/** The sentence of a line in pieces. */
export function pieces(line: Line): Piece[] {
  const args = { ...line.args };
  for (const name of ["name", "target"])
    if (args[name] !== undefined) args[name] = `${NAME}${args[name]}${END}`;
  if (args.cell !== undefined) args.cell = `${PLACE}${args.cell}${END}`;
  return cut(sentence({ ...line, args }));
}

/** Cut a text at the signs around names and places. */
function cut(text: string): Piece[] {
  return text
    .split(/(\u0001[^\u0003]*\u0003|\u0002[^\u0003]*\u0003)/)
    .filter(Boolean)
    .map((part) => {
      const is = part[0] === NAME ? "name" : part[0] === PLACE ? "place" : "text";
      return { is, text: is === "text" ? part : part.slice(1, -1) };
    });
}

/** What somebody says, without who says it. */
export function spoken(line: Line): string {
  if (line.text !== undefined) return line.text;
  const { frame: _, ...args } = line.args;
  return sentence({ ...line, args });
}

/** Who says it. */
export const speaker = (line: Line): string => String(line.args.speaker ?? line.args.name ?? "");

/** Whether only spectators hear it. */
export const aside = (line: Line): boolean =>
  /-aside(-own)?$/.test(String(line.args.frame ?? line.id));
