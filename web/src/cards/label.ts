// Words printed on a card: as large as they fit, on two lines where one is too narrow.

import { round } from "./shapes";

// Widths in a bold interface face, as parts of the font size; on the wide side, so that nothing is ever clipped.
const WIDE = /[mwMWшщюжфмыШЩЮЖФМ@]/;
const NARROW = /[ijlftrI1.,’'!():-]/;
const SPACE = /\s/;

/** About how wide a text is at font size 1. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text)
    width += SPACE.test(letter)
      ? 0.28
      : NARROW.test(letter)
        ? 0.4
        : WIDE.test(letter)
          ? 0.9
          : letter === letter.toLowerCase()
            ? 0.6
            : 0.74;
  return width;
}

/** The text on one line, or broken at the space that leaves the two lines most alike. */
function broken(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const halves = spaces.map((at) => [text.slice(0, at), text.slice(at + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(textWidth));
  return halves.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}

interface Label {
  lines: string[];
  size: number;
}

const LARGEST = 14;
/** Below this a second line reads better. */
const SMALLEST = 12;

/** How to set a text in a given width. */
export function fit(text: string, width: number): Label {
  const sized = (lines: string[], most: number): Label => ({
    lines,
    size: Math.min(most, Math.floor((width / Math.max(...lines.map(textWidth))) * 10) / 10),
  });
  const one = sized([text], LARGEST);
  return one.size >= SMALLEST ? one : sized(broken(text), 13);
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);

/** A coloured band at the foot of a card with its words in white. */
export function band(text: string, colour: string): string {
  const { lines, size } = fit(text, 88);
  const leading = size * 1.08;
  const top = lines.length > 1 ? 114 : 119;
  const first = round((top + 147) / 2 + size * 0.36 - ((lines.length - 1) * leading) / 2);
  const words = lines
    .map((words, i) => `<text x="50" y="${round(first + i * leading)}">${escape(words)}</text>`)
    .join("");
  return (
    `<path d="M0 ${top}Q50 ${top - 5} 100 ${top}V150H0Z" fill="${colour}"/>` +
    `<g text-anchor="middle" font-family="var(--font-ui)" font-weight="700" font-size="${size}" fill="#fff">${words}</g>`
  );
}
