// The messages between client and server; docs/protocol.md tells how they are used.
// Written by `python -m motherlode.server.typescript`: what is to change here changes in Python.

export const VERSION = 1;
export const SUBPROTOCOL = "motherlode.v1";

// --- From the client, on the socket --------------------------------------------------------------

/** What a client may send on a socket. */
export type Request =
  | Sit
  | Stand
  | Ask
  | Invite
  | Kick
  | Pardon
  | Door
  | PassHost
  | Shuffle
  | NameStarter
  | SeatBot
  | Change
  | Ready
  | Start
  | Play
  | Check
  | Hint
  | Next
  | Back
  | Say
  | Phrase
  | Mute
  | Rematch
  | Ping
  | Sync;

/** Take a free seat; without a number, the first one. */
export interface Sit {
  do: "sit";
  id: string;
  seat?: number | null;
}

/** Leave one's seat: before the start it is free again, later a bot takes it. */
export interface Stand {
  do: "stand";
  id: string;
}

/** Wish for a bot's seat in the middle of a game; without a number, wish no more. */
export interface Ask {
  do: "ask";
  id: string;
  seat?: number | null;
}

/** The host: somebody may take a bot's seat, and come in although the door is closed. */
export interface Invite {
  do: "invite";
  id: string;
  person: number;
}

/** The host: somebody has to go; with a ban, for good. */
export interface Kick {
  do: "kick";
  id: string;
  person: number;
  ban?: boolean;
}

/** The host: somebody is banned no more. */
export interface Pardon {
  do: "pardon";
  id: string;
  person: number;
}

/** The host, at any time: whether newcomers may come, and whether people may look on. */
export interface Door {
  do: "door";
  id: string;
  newcomers: boolean;
  spectators: boolean;
}

/** The host: somebody else is host. */
export interface PassHost {
  do: "pass-host";
  id: string;
  person: number;
}

/** The host, before the start: the seats are shuffled. */
export interface Shuffle {
  do: "shuffle";
  id: string;
}

/** The host, before the start: this seat begins the first round; without one, it is drawn. */
export interface NameStarter {
  do: "name-starter";
  id: string;
  seat?: number | null;
}

/** The host, before the start: a bot of this level takes a seat; with "" it leaves again. */
export interface SeatBot {
  do: "seat-bot";
  id: string;
  seat: number;
  level: string;
}

/** The host, before the start: other terms. */
export interface Change {
  do: "change";
  id: string;
  terms: Terms;
}

/** The terms of a table; what is left out is as most people want it. */
export interface Terms {
  game?: string;
  edition?: string;
  options?: Record<string, string | number | boolean>;
  seats?: number;
  clock?: string;
  listed?: boolean;
  spectators?: boolean;
  fill?: string;
  newcomers?: boolean;
  join?: "anyone" | "invited" | "nobody";
}

/** Ready for the start, or not. */
export interface Ready {
  do: "ready";
  id: string;
  on?: boolean;
}

/** The host: the game begins; bots take the empty seats, or these are taken away. */
export interface Start {
  do: "start";
  id: string;
}

/** A move in notation. By this a player also takes back a seat that a bot holds. */
export interface Play {
  do: "play";
  id: string;
  move: string;
}

/** Whether a move may be made, and if not, why: nothing is played. */
export interface Check {
  do: "check";
  id: string;
  move: string;
}

/** What a steady bot would do and why; only for players who play with bots alone. */
export interface Hint {
  do: "hint";
  id: string;
}

/** Ready for the next round. */
export interface Next {
  do: "next";
  id: string;
}

/** Take one's seat back from the bot that holds it. */
export interface Back {
  do: "back";
  id: string;
}

/** Talk: players to the table, spectators among themselves. */
export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** A quick phrase, which all read in their own language; some point at a goal or a seat. */
export interface Phrase {
  do: "phrase";
  id: string;
  phrase: string;
  goal?: number | null;
  seat?: number | null;
}

/** Don't hear somebody, or hear them again; nobody else learns of it. */
export interface Mute {
  do: "mute";
  id: string;
  person: number;
  on?: boolean;
}

/** After the game: a new table with the same people and terms. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** Ask for a sign of life and the server's time. */
export interface Ping {
  do: "ping";
  id: string;
}

/** Ask for the state anew, with the log after an entry. */
export interface Sync {
  do: "sync";
  id: string;
  after?: number;
}

// --- From the server, on the socket --------------------------------------------------------------

/** What the server sends on a socket. */
export type Reply = State | Event | Ack | Refusal | HintAnswer | Pong | Bye;

/** Everything as it stands after entry `seq`. Forget what was known before. */
export interface State {
  type: "state";
  version: number;
  seq: number;
  now: number;
  you: You;
  table: TablePart;
  game: Game | null;
  log: LogLine[];
}

/** Who the viewer is at this table: nobody (null) before having sat down or spoken. */
export interface You {
  person: number | null;
  seat: number | null;
  muted: number[];
}

/** How a table stands, for all alike. */
export interface TablePart {
  code: string;
  terms: FullTerms;
  stage: Stage;
  host: number;
  founder: number;
  people: PersonPart[];
  seats: SeatPart[];
  clock: ClockPart;
  until: number | null;
  rematch: string;
  standing: Standing | null;
}

/** The terms of a table, none left out. */
export type FullTerms = Required<Terms>;

/** Where a table stands; between is between two rounds. */
export type Stage = "between" | "closed" | "open" | "over" | "playing";

/** Somebody at the table. */
export interface PersonPart {
  person: number;
  name: string;
  here: boolean;
  seat: number | null;
  asks: number | null;
  invited: boolean;
  banned: boolean;
}

/**
 * A seat: a person's or a bot's; `stand_in` is the bot that holds it for its person, and
 * `begins` says that the host has named it to begin the first round.
 */
export interface SeatPart {
  person: number | null;
  bot: string;
  stand_in: string;
  ready: boolean;
  begins: boolean;
}

/** The time of each seat in seconds, and when that of the seat that decides is up. */
export interface ClockPart {
  seat: number | null;
  deadline: number | null;
  warned: boolean;
  paused: boolean;
  banks: number[];
}

/** The end of the game: the gold of all, and who has the most. */
export interface Standing {
  gold: number[];
  winners: number[];
}

/** The game as its viewer may know it. A list for all seats begins with seat 0. */
export interface Game {
  /** The number of the round, from 1. */
  round: number;
  /** How many rounds the game has. */
  rounds: number;
  /** What is decided: cards, nugget cards, thefts, or nothing any more. */
  phase: "over" | "play" | "steal" | "take";
  /** The seat that decides; null when none does. */
  turn: number | null;
  /** The seat that began the round. */
  starter: number;
  /** The path cards as they lie, without the start card and the goals. */
  maze: Record<Cell, Card>;
  /** What lies before each seat: broken tools, a trap, a theft. */
  before: ("cart" | "lamp" | "pick" | "theft" | "trap")[][];
  /** Seats with a theft, in the order in which they played it. */
  thefts: number[];
  /** How many cards each seat holds. */
  held: number[];
  /** How many cards can still be drawn. */
  deck: number;
  /** How many cards were put aside unseen (expansion). */
  aside: number;
  /** Whether the treasure was reached. */
  treasure: boolean;
  /** The seat whose card reached it. */
  completed_by: number | null;
  /** How the treasure was reached; null if it was not, or not yet. */
  way: Way | null;
  /** What all three goals were; empty until the round is decided. */
  buried: Record<Cell, "gold" | "stone:NE" | "stone:NW">;
  /** The seats that won, once that is decided. */
  winners: number[];
  /** How many nugget cards each seat has (base). */
  nugget_cards: number[];
  /** How many nugget cards are in the pile (base). */
  nuggets: number;
  /** Whether each seat has any gold. */
  has_gold: boolean[];
  /** Cards out of the round that all have seen, and how many of each. */
  discards: Record<Card, number>;
  /** How many cards each seat has discarded face down. */
  face_down: number[];
  /** The viewer's cards; of a spectator none. */
  hand: Card[];
  /** The viewer's gold; of a spectator null. */
  gold: number | null;
  /** The nugget cards of which the viewer takes one now. */
  offer: number[];
  /** All moves that the viewer may make now, if it is their decision. */
  legal: Move[];
  /** The goals: ? unknown, gold looked at, gold! revealed; so for stones. */
  goals: Record<Cell, Card>;
  /** The dwarf of each seat. */
  roles: Known[];
  /** The unused dwarfs, top first. */
  pile: Known[];
  /** The dwarfs removed for the round. */
  out: Known[];
  /** The cards that the viewer has discarded face down. */
  own_discards: Card[];
}

/** A place in the maze, such as 3,-1. */
export type Cell = string;

/** A card in notation, such as NES or map. */
export type Card = string;

/** By which way the treasure was reached, and for which colours there is an open one. */
export interface Way {
  /** From start to treasure; by ladders it jumps, and it may cross itself. */
  cells: Cell[];
  /** The colours for which a way is open (expansion). */
  open: ("blue" | "green")[];
  /** The doors on the way. */
  doors: Cell[];
  /** The other colours, and the doors that bar the shortest way of each. */
  closed: Record<string, Cell[]>;
}

/** A move in notation, such as NES@3,-1. */
export type Move = string;

/** A dwarf, or ? where it is not known. */
export type Known = Role | "?";

/** A dwarf. */
export type Role =
  | "blue"
  | "boss"
  | "geologist"
  | "green"
  | "miner"
  | "profiteer"
  | "saboteur"
  | "selfish";

/** Something that happened before. */
export interface LogLine {
  seq: number;
  at: number;
  event: Happened;
}

/** Something that happened. */
export type Happened =
  | Opened
  | Met
  | Renamed
  | Sat
  | Stood
  | Pardoned
  | Asked
  | Invited
  | DoorMoved
  | Hosted
  | Shuffled
  | StarterNamed
  | BotSat
  | Changed
  | Readied
  | Started
  | Dealt
  | Moved
  | Warned
  | StoodIn
  | Returned
  | Said
  | Phrased
  | Here
  | Gone
  | Rematched
  | Closed;

/** The table is there, with these terms. */
export interface Opened {
  kind: "opened";
  terms: FullTerms;
  founder?: number;
}

/** Somebody has come to the table. */
export interface Met {
  kind: "met";
  person: number;
  name: string;
}

/** Somebody has another name. */
export interface Renamed {
  kind: "renamed";
  person: number;
  name: string;
}

/** Somebody has taken a seat. */
export interface Sat {
  kind: "sat";
  person: number;
  seat: number;
}

/**
 * Somebody has left their seat, or the host has sent them away, who may have had none.      In a
 * game a bot of this level has it from now on.
 */
export interface Stood {
  kind: "stood";
  person: number;
  kicked?: boolean;
  banned?: boolean;
  level?: string;
}

/** Somebody is banned no more. */
export interface Pardoned {
  kind: "pardoned";
  person: number;
}

/** Somebody would like a bot's seat, or would no more. */
export interface Asked {
  kind: "asked";
  person: number;
  seat?: number | null;
}

/** Somebody may take a bot's seat, and come in although the door is closed. */
export interface Invited {
  kind: "invited";
  person: number;
}

/** The host has opened or closed the table to newcomers and to spectators. */
export interface DoorMoved {
  kind: "door";
  newcomers: boolean;
  spectators: boolean;
}

/** Somebody is host now: for good if it was passed on, else until the rightful host is back. */
export interface Hosted {
  kind: "hosted";
  person: number;
  passed?: boolean;
}

/** The seats have a new order: place by place, the seat that is there now. */
export interface Shuffled {
  kind: "shuffled";
  order: number[];
}

/** This person's seat, or a bot's, will begin the first round; without one, it is drawn. */
export interface StarterNamed {
  kind: "starter-named";
  seat?: number | null;
  person?: number | null;
}

/** A bot has taken an empty seat; the level "" is its leaving. */
export interface BotSat {
  kind: "bot-sat";
  seat: number;
  level: string;
}

/** The host has changed the terms. */
export interface Changed {
  kind: "changed";
  terms: FullTerms;
}

/** Somebody is ready for the start, or for the next round; or not any more. */
export interface Readied {
  kind: "readied";
  person: number;
  on?: boolean;
}

/** The game begins, with these of the seats, in this order. */
export interface Started {
  kind: "started";
  seats: number[];
}

/** A round begins; `told` is what the deal tells this viewer. */
export interface Dealt {
  kind: "dealt";
  round: number;
  starter: number;
  told: Fact[];
}

/** Something that a deal or a move tells. */
export type Fact =
  | DealtFact
  | SaboteursFact
  | MoveFact
  | LookFact
  | FallFact
  | InspectFact
  | HatFact
  | SwapFact
  | GoalFact
  | DrawFact
  | EndFact
  | ShareFact
  | PayFact
  | OfferFact
  | OverFact;

/** A seat has got so many cards, and a dwarf; secret: which. */
export interface DealtFact {
  event: "dealt";
  seat: number;
  count: number;
  hand?: Card[];
  role?: Role;
}

/** The saboteurs have seen each other; secret, for them: who they are. */
export interface SaboteursFact {
  event: "saboteurs";
  seats?: number[];
}

/** A seat has moved; what is secret in the move is written `?` for the others. */
export interface MoveFact {
  event: "move";
  seat: number;
  move: Move;
}

/** A seat has looked at a goal; secret: what lies there. */
export interface LookFact {
  event: "look";
  seat: number;
  cell: Cell;
  /** What a goal is, however it lies. */
  goal?: "gold" | "stone:NE" | "stone:NW";
}

/** A rockfall has removed this card, as it lay. */
export interface FallFact {
  event: "fall";
  cell: Cell;
  card: Card;
}

/** A seat has looked at the dwarf of another; secret: which. */
export interface InspectFact {
  event: "inspect";
  seat: number;
  target: number;
  role?: Role;
}

/** A seat has another dwarf now; secret, for itself: which. */
export interface HatFact {
  event: "hat";
  seat: number;
  role?: Role;
}

/** Two seats have swapped hands: how many cards each has got; secret, for both: which. */
export interface SwapFact {
  event: "swap";
  seats: [number, number];
  counts: [number, number];
  hands?: [Card[], Card[]];
}

/** A goal is revealed: the card as it lies. */
export interface GoalFact {
  event: "goal";
  cell: Cell;
  card: Card;
}

/** A seat has drawn; secret: what. */
export interface DrawFact {
  event: "draw";
  seat: number;
  count: number;
  cards?: Card[];
}

/** The round is decided: all dwarfs, the seats that have won, and why it ended so. */
export interface EndFact {
  event: "end";
  treasure: boolean;
  completed_by: number | null;
  roles: Role[];
  winners: number[];
  reasons: Message[];
}

/** A message id, its arguments, and a clause of the rules, or "" where none is concerned. */
export interface Message {
  message: string;
  args?: Record<string, string | number | (string | number)[]>;
  clause?: string;
}

/** What each seat gets of the treasure (expansion). */
export interface ShareFact {
  event: "share";
  gold: number[];
}

/** A winner is paid this gold in so many nugget cards; secret: in which (base). */
export interface PayFact {
  event: "pay";
  seat: number;
  gold: number;
  cards: number;
  nuggets?: number[];
}

/** A seat takes a nugget card from so many; secret: their values (base). */
export interface OfferFact {
  event: "offer";
  seat: number;
  count: number;
  nuggets?: number[];
}

/** The round is over, its gold is shared; who begins the next one. */
export interface OverFact {
  event: "over";
  next_starter: number;
}

/** A move, made by a person, by a bot, or automatically because the time was up. */
export interface Moved {
  kind: "moved";
  seat: number;
  how: How;
  told: Fact[];
}

/** By whom a move was made; auto: the time was up. */
export type How = "auto" | "bot" | "person";

/** The time of a seat is nearly up. */
export interface Warned {
  kind: "warned";
  seat: number;
}

/** A bot holds the seat of somebody who left or ran out of time too often. */
export interface StoodIn {
  kind: "stood-in";
  seat: number;
  level: string;
  left?: boolean;
}

/** Somebody has taken their seat back. */
export interface Returned {
  kind: "returned";
  seat: number;
}

/** Talk, of a player to all, or of a spectator to the spectators. */
export interface Said {
  kind: "said";
  person: number;
  text: string;
  aside?: boolean;
}

/** A quick phrase. */
export interface Phrased {
  kind: "phrased";
  person: number;
  phrase: string;
  goal?: number | null;
  seat?: number | null;
  aside?: boolean;
}

/** Somebody is connected. */
export interface Here {
  kind: "here";
  person: number;
}

/** Somebody is not connected any more. */
export interface Gone {
  kind: "gone";
  person: number;
}

/** There is a new table for the same people. */
export interface Rematched {
  kind: "rematched";
  code: string;
}

/** The table is closed: nobody is left, or whoever runs the server wished it so. */
export interface Closed {
  kind: "closed";
}

/** Something has happened: put the fields of `table` and `game` over those of the state. */
export interface Event {
  type: "event";
  seq: number;
  at: number;
  event: Happened;
  table?: TableChange;
  game?: GameChange;
  ack?: string;
}

/** The fields of a table that have changed. */
export type TableChange = Partial<TablePart>;

/** The fields of a game that have changed. */
export type GameChange = Partial<Game>;

/** A command is done, and stored as far as there was something to store. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A command is refused; nothing has changed. `id` is "" if it could not be read. */
export interface Refusal {
  type: "refusal";
  id: string;
  error: Message;
}

/** What a steady bot would do, and why. */
export interface HintAnswer {
  type: "hint";
  id: string;
  move: string;
  reason: string;
  args: Record<string, string | number | (string | number)[]>;
}

/** A sign of life, with the server's time. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** The last message before the server closes the connection. */
export interface Bye {
  type: "bye";
  error: Message;
}

// --- HTTP ----------------------------------------------------------------------------------------

/** All that a table can be made of; `terms` are the usual ones. */
export interface Choices {
  version: number;
  games: Record<string, GameChoice>;
  clocks: Record<string, ClockChoice>;
  levels: string[];
  phrases: Record<string, "" | "goal" | "seat">;
  languages: string[];
  longest_name: number;
  longest_text: number;
  terms: FullTerms;
}

/** A game: for how many players, with what its editions change, and its options. */
export interface GameChoice {
  players: [number, number];
  editions: Record<string, Record<string, string | number | boolean>>;
  options: Record<string, OptionChoice>;
}

/** An option of a game; `house`: a house rule, which no edition has. */
export interface OptionChoice {
  clause: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  house: boolean;
}

/** A clock, in seconds. */
export interface ClockChoice {
  bank: number;
  increment: number;
}

/** The code shown on the other device. */
export interface ClaimIn {
  code: string;
}

/** Every answer with a status of 400 or more. */
export interface ErrorOut {
  error: Message;
}

/** A deal (seat and move are null) or a move: what it tells, and what it changes in the game. */
export interface Frame {
  round: number;
  seat: number | null;
  move: Move | null;
  told: Fact[];
  game: ReplayChange;
}

/** The fields of a replayed game that have changed. */
export type ReplayChange = Partial<ReplayGame>;

/** A game in a replay. With nothing hidden it has the hands and the gold of all seats. */
export interface ReplayGame extends Game {
  /** The cards of each seat (truth). */
  hands?: Card[][];
  /** The gold of each seat (truth). */
  golds?: number[];
}

/** A name and a language. */
export interface GuestIn {
  name: string;
  language?: string;
}

/** Who one is. The token is shown once, to programs that ask for it instead of a cookie. */
export interface GuestOut {
  name: string;
  language: string;
  token?: string;
}

/** The maze as a spectator sees it: the path cards as they lie, and the goals. */
export interface MazeOut {
  maze: Record<Cell, Card>;
  goals: Record<Cell, Card>;
}

/** Where others find this server. */
export interface ReachOut {
  /** What links begin with; empty: only this machine can. */
  url: string;
  /** Whether a POST by this page lets the network in. */
  opens: boolean;
  /** What to type instead, where the server runs. */
  command: string;
}

/** A whole game, frame by frame, as its viewer was told it; or with nothing hidden. */
export interface ReplayOut {
  game: string;
  edition: string;
  options: Record<string, string | number | boolean>;
  seats: number;
  names: string[];
  /** The level of each seat's bot; empty: a person. */
  bots: string[];
  /** Who it is told to: a seat, a spectator (table), or truth for all. */
  as: "table" | "truth" | number;
  /** The frame with which each round begins. */
  rounds: number[];
  frames: Frame[];
}

/** A new table. */
export interface TableOut {
  code: string;
  link: string;
}

/** A table in a list; in the list of one's own with what one is there. */
export interface TableSummary {
  code: string;
  stage: Stage;
  game: string;
  edition: string;
  seats: number;
  people: number;
  here: number;
  bots: number;
  clock: string;
  spectators: boolean;
  newcomers: boolean;
  host: string;
  round: number;
  changed?: number;
  seat?: number | null;
  alone?: boolean;
}

/** Tables, newest first. */
export interface TablesOut {
  tables: TableSummary[];
}

/** A code that makes another device the same guest, once, until then. */
export interface TransferOut {
  code: string;
  link: string;
  /** Empty where only this machine could open the link. */
  qr: string;
  expires: number;
}
