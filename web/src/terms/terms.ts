/** The terms of a table while they are chosen: options against the edition, and presets. */
import type { Choices, FullTerms, GameChoice } from "../protocol";

export type Value = string | number | boolean;

/** What an edition says about an option. */
export function printed(game: GameChoice, edition: string, option: string): Value | undefined {
  return game.editions[edition]?.[option] ?? game.options[option]?.default;
}

/** What is played: what was chosen, else what the edition says. */
export function valueOf(game: GameChoice, terms: FullTerms, option: string): Value | undefined {
  return terms.options[option] ?? printed(game, terms.edition, option);
}

/** The options that are played otherwise than the edition says, in the order of the choices. */
export function differences(game: GameChoice, terms: FullTerms): string[] {
  return Object.keys(game.options).filter(
    (option) => valueOf(game, terms, option) !== printed(game, terms.edition, option),
  );
}

/** Only what differs is kept, and only options that the game has with values that they take. */
function trimmed(game: GameChoice, terms: FullTerms): FullTerms {
  const kept = Object.entries(terms.options).filter(
    ([option, value]) =>
      game.options[option]?.values.includes(value) &&
      value !== printed(game, terms.edition, option),
  );
  return { ...terms, options: Object.fromEntries(kept) };
}

/** With another value of an option. */
export function withOption(
  game: GameChoice,
  terms: FullTerms,
  option: string,
  value: Value,
): FullTerms {
  return trimmed(game, { ...terms, options: { ...terms.options, [option]: value } });
}

/** By another edition; what was chosen besides stays. */
export function withEdition(game: GameChoice, terms: FullTerms, edition: string): FullTerms {
  return trimmed(game, { ...terms, edition });
}

/** Another game, for a number of players that it takes, with the options that it shares. */
export function withGame(choices: Choices, terms: FullTerms, name: string): FullTerms {
  const game = choices.games[name];
  if (!game) return terms;
  const [least, most] = game.players;
  const seats = Math.min(most, Math.max(least, terms.seats));
  return trimmed(game, { ...terms, game: name, edition: "", seats });
}

interface Preset {
  options: Record<string, Value>;
  clock: string;
  fill: string;
}

const ALL: Record<string, Preset> = {
  printed: { options: {}, clock: "normal", fill: "steady" },
  first: { options: { rounds: 1 }, clock: "untimed", fill: "greedy" },
  family: { options: { rounds: 2 }, clock: "relaxed", fill: "greedy" },
  experts: {
    options: { broken_no_share: true, selfish_dwarf: true, far_middle_goal: true },
    clock: "quick",
    fill: "sharp",
  },
};

/** Ways to play that are set with one click; the words are those of `start-preset-…`. */
export const PRESETS = Object.keys(ALL);

/** With all that a preset decides, as far as the server offers it. */
export function withPreset(choices: Choices, terms: FullTerms, name: string): FullTerms {
  const game = choices.games[terms.game];
  const preset = ALL[name];
  if (!game || !preset) return terms;
  return trimmed(game, {
    ...terms,
    edition: "",
    options: { ...preset.options },
    clock: preset.clock in choices.clocks ? preset.clock : terms.clock,
    fill: choices.levels.includes(preset.fill) ? preset.fill : terms.fill,
  });
}

/** The preset that the terms are, or "". */
export function presetOf(choices: Choices, terms: FullTerms): string {
  const same = (other: FullTerms): boolean =>
    other.edition === terms.edition &&
    other.clock === terms.clock &&
    other.fill === terms.fill &&
    Object.keys(other.options).length === Object.keys(terms.options).length &&
    Object.entries(other.options).every(([option, value]) => terms.options[option] === value);
  return PRESETS.find((name) => same(withPreset(choices, terms, name))) ?? "";
}

/** The attribute that explains a value of an option. */
export const valueId = (value: Value): string =>
  typeof value === "boolean" ? (value ? "on" : "off") : String(value);
