/** The words of rules for where nothing in them is a link. */
import { has, say } from "../words.svelte";
import { pieces } from "./chapters";
import { ruleId } from "./terms";

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
