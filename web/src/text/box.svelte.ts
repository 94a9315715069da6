/** The box into which moves and words are typed, and what is answered below it. */
import { go } from "../base/route.svelte";
import { inWords, say } from "../base/words.svelte";
import type { Message, Move } from "../protocol";
import type { Command } from "../store/connection";
import type { Table } from "../store/table.svelte";
import { named, read, WORDS } from "./command";
import { words } from "./moves";
import { answer, possible, seatName } from "./sentences";

export interface Answer {
  refused: boolean;
  lines: string[];
  clause: string;
}

const NOTHING: Answer = { refused: false, lines: [], clause: "" };

export class Box {
  text = $state("");
  answer = $state.raw<Answer>(NOTHING);
  /** The move that is in the box because it was chosen from the list. */
  chosen = $derived.by(() => this.text.trim());
  #past: string[] = [];
  #at = 0;

  constructor(readonly table: Table) {}

  /** The card that is named in the box. */
  get card(): string {
    return named(this.text, this.table.game?.hand ?? []);
  }

  /** Do what stands in the box. */
  async send(): Promise<void> {
    const text = this.text.trim();
    if (text && this.#past.at(-1) !== text) this.#past.push(text);
    this.#at = this.#past.length;
    const typed = read(text, this.table.game?.hand ?? []);
    switch (typed.kind) {
      case "problem":
        return this.#refuse({ message: typed.id, args: typed.args });
      case "card": {
        const group = possible(this.table).find(({ key }) => key === typed.card);
        const ways = group?.ways.map(({ move, words }) => `${move}: ${words}`) ?? [];
        return this.tell(ways.length ? ways : [say("text-card-useless", { card: typed.card })]);
      }
      case "move":
        return this.#do({ do: "play", move: typed.move });
      case "word":
        return this.#word(typed.word, typed.rest);
    }
  }

  /** Put a move into the box, or play it if it is there. */
  async choose(move: Move): Promise<void> {
    if (this.chosen === move) return this.send();
    this.text = move;
    const { game, you, name } = this.table;
    this.tell([
      say("text-chosen", { move, words: words(move, { game: game!, seat: you.seat, name }) }),
    ]);
  }

  /** Go through what was typed before; 1 is newer, -1 older. */
  recall(step: 1 | -1): void {
    this.#at = Math.min(Math.max(this.#at + step, 0), this.#past.length);
    this.text = this.#past[this.#at] ?? "";
  }

  tell(lines: string[]): void {
    this.answer = { refused: false, lines, clause: "" };
  }

  /** Be ready for the next round, ask for another game, or take the seat back. */
  press(word: "next" | "rematch" | "back"): Promise<void> {
    return this.#do({ do: word });
  }

  async #word(word: (typeof WORDS)[number], rest: string): Promise<void> {
    switch (word) {
      case "help":
        this.tell(help());
        break;
      case "say":
        return this.#do({ do: "say", text: rest });
      case "hint":
        return this.#hint();
      case "next":
      case "rematch":
      case "back":
        return this.#do({ do: word });
      default:
        this.tell(answer(this.table, word));
    }
    this.text = "";
  }

  async #do(command: Command): Promise<void> {
    const typed = this.text;
    const { refused } = await this.table.do(command);
    if (refused) return this.#refuse(refused);
    if (this.text === typed) this.text = "";
    if (command.do === "rematch" && this.table.table.rematch) go(`/t/${this.table.table.rematch}`);
  }

  async #hint(): Promise<void> {
    const { hint, refused } = await this.table.do({ do: "hint" });
    if (refused) return this.#refuse(refused);
    if (!hint) return;
    this.text = hint.move;
    const { game, you, name } = this.table;
    const does = words(hint.move, { game: game!, seat: you.seat, name });
    this.tell([
      say("text-chosen", { move: hint.move, words: does }),
      inWords({ message: hint.reason, args: hint.args }),
      ...this.#who(hint.args),
    ]);
  }

  #refuse(why: Message): void {
    const lines = [inWords(why), ...this.#who(why.args)];
    this.answer = { refused: true, lines, clause: why.clause ?? "" };
  }

  /** Whose seat a sentence with a number is about. */
  #who(args: Message["args"] = {}): string[] {
    const seat = Number(args.seat ?? NaN);
    return this.table.table.seats[seat] ? [seatName(this.table, seat)] : [];
  }
}

/** How to use the box. */
const help = (): string[] => [
  say("text-help-notation"),
  say("text-help-short"),
  say("text-help-seats"),
  ...WORDS.map((word) => `${say(`text-word-${word}`)}: ${say(`text-help-${word}`)}`),
];
