/** The words of rules: what they point at, and as plain text. */
import { has, say } from "../base/words.svelte";

/** The id in `rules.ftl` of an option or an edition: `option-break-self`, `edition-pl-2-3`. */
export const ruleId = (kind: "option" | "edition", name: string): string =>
  `${kind}-${name.replace(/[_.]/g, "-")}`;

/** A piece of a rule's text: words, or what they point at. */
type Piece = { text: string } | { clause: string } | { option: string };

// Of the ids of options only “rounds” may be a word, too: it is an option after the word for one.
const POINTER =
  /\b([TBXN]\d{1,2}|[a-z]+(?:_[a-z]+)+|(?<=(?:option|opcj\p{L}+|opción|параметр\p{L}*) )rounds)\b/u;

/** Text with the clauses and options that it names taken out of the words. */
export function pieces(text: string): Piece[] {
  return text.split(POINTER).flatMap((part, i): Piece[] => {
    if (i % 2 === 0) return part ? [{ text: part }] : [];
    return [/^[A-Z]/.test(part) ? { clause: part } : { option: part }];
  });
}

/** What an option is called, in quotes; one without a name keeps its id. */
export function optionName(option: string): string {
  const id = `start-${ruleId("option", option)}`;
  return has(id) ? say("start-quoted", { text: say(id) }) : option;
}

/** A rule's text with the names of options instead of their ids. */
export function readable(text: string): string {
  return pieces(text)
    .map((piece) => {
      if ("text" in piece) return piece.text;
      return "clause" in piece ? piece.clause : optionName(piece.option);
    })
    .join("");
}
