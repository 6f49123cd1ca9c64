// The C functions of the rules, wrapped: `Core` and `Position`, for the page and for the package's own `Game`. A module is
// single-threaded and synchronous.
//
// The values that a module returns come from our own core of the same build, so they are typed here and not validated
// again.
import type * as Wire from "./wire.ts";
import type { ErrorAnswer, JudgedSetup, ListedGame, Outcome, Problem, Refusal, Study } from "./wire.ts";

export type {
  AnalysedLine,
  ListedGame,
  LostStart,
  MoveKind,
  Obligation,
  Option,
  Outcome,
  Refusal,
  Result,
  RuleSet,
  Seat,
  Seating as SeatInfo,
  Why,
} from "./wire.ts";

/** What players call a man. The board of `@camlann/board` draws him by this name. */
export type Man = "man" | "pawn" | "knight" | "catapult" | "archer" | "rook" | "bishop" | "prince" | "queen" | "king";

/** A piece as FEN writes it: one of the letters of a seat's men. */
export type PieceLetter = string;

/** A game that can be played: its board, men, seats, options and rule sets. */
export interface Variant extends Omit<Wire.Variant, "men" | "family"> {
  /** By the small letter that FEN has for them, from the least to the greatest. */
  men: Readonly<Record<string, Man>>;
  family: "camelot" | "camblam";
}

/** A position without its moves, which are the bulk of it. */
export interface Standing extends Omit<Wire.Standing, "pieces"> {
  /** By square; none on the others. */
  pieces: Partial<Record<string, PieceLetter>>;
}

export interface State extends Standing, Pick<Wire.State, "outcomes"> {}

/** Men on squares, whether or not a game can start from them. */
export interface Setup extends Omit<Wire.Setup, "pieces"> {
  pieces: State["pieces"];
}

export interface Played extends Wire.Played {
  plies: readonly (Wire.Ply & { after: Standing })[];
}

/** Of a game whose paths are walked leg by leg; what slides or shoots needs its last square alone. */
export interface Leg extends Wire.Leg {
  kind: "plain" | "canter" | "jump" | "castle";
}

export interface Legs extends Wire.Legs {
  next: readonly Leg[];
}

/** What a move does, whichever way it is walked. */
export const effectOf = ({ from, to, captures, promotion }: Outcome): string =>
  [from, to, promotion ?? "", ...[...captures].sort()].join(" ");

/** In one line: where, what, and what was expected. Of a move and of a game that is over, `what` names the square already. */
const lineOf = ({ what, where, expected, code, line }: Problem): string => {
  const named = line === undefined && (code === "illegal-move" || code === "game-over");
  const told = where === "" || named ? what : `${where}: ${what}`;
  return expected === "" ? told : `${told} (expected ${expected})`;
};

/** What the core could not take: what is wrong, where, and what was expected; `error.code` says it to programs. */
export class CamlannError extends Error {
  constructor(readonly error: Problem) {
    super(lineOf(error));
    this.name = "CamlannError";
  }
}

/** A module of Emscripten, as far as it is used. */
export interface CoreModule {
  cwrap(name: string, result: "string", args: ("string" | "number")[]): (...args: (string | number)[]) => string;
  cwrap(name: string, result: "number", args: ("string" | "number")[]): (...args: (string | number)[]) => number;
  cwrap(name: string, result: null, args: ("string" | "number")[]): (...args: (string | number)[]) => void;
  /** Its memory: a new view of it after it has grown. */
  readonly HEAPU8: Uint8Array;
  /** The address of this many bytes; 0 if there is no memory for them. */
  _malloc(bytes: number): number;
  _free(address: number): void;
}

type Call<Arguments extends unknown[], Answer> = (...args: Arguments) => Answer;

/** One game in the core: a start and the moves played. Free it when done. */
export class Position {
  constructor(
    private readonly core: Core,
    readonly handle: number,
  ) {}

  state(): State {
    return this.core.answer<State>(this.core.calls.state(this.handle));
  }

  /** What may follow the squares walked so far; the first square is the start. */
  legs(walked: readonly string[]): Legs {
    return this.core.answer<Legs>(this.core.calls.legs(this.handle, walked.join(" ")));
  }

  /** Why exactly this route is refused, or null when it is legal. */
  whyNot(route: readonly string[]): Refusal | null {
    return this.core.answer<Refusal | null>(this.core.calls.whyNot(this.handle, route.join(" ")));
  }

  /** A typed move, short forms included. */
  read(text: string): Outcome {
    return this.core.told<Outcome>(this.core.calls.read(this.handle, text));
  }

  /** Plays moves one after another, all or none; each is read once. */
  play(moves: readonly string[]): Played {
    return this.core.told<Played>(this.core.calls.play(this.handle, moves.join(" ")));
  }

  /** A game of a text, from 0 on, with variations and notes; it goes on from here unless it says where it starts. */
  study(text: string, index = 0): Study {
    return this.core.told<Study>(this.core.calls.study(this.handle, text, index));
  }

  /** The first game of a text, as such a study, written as a record. */
  studyRecord(text: string): string {
    const answer = this.core.answer<string | ErrorAnswer>(this.core.calls.studyRecord(this.handle, text));
    if (typeof answer !== "string") throw new CamlannError(answer.error);
    return answer;
  }

  takeBack(): boolean {
    return this.core.calls.takeBack(this.handle) === 1;
  }

  free(): void {
    this.core.calls.free(this.handle);
  }
}

export class Core {
  variants: Variant[];
  /** What it was told with `define`; nothing before that. */
  definitions: string | undefined;

  /** Made by `coreOf`; `calls` are the C functions of doc/protocol/core.md, wrapped. */
  constructor(readonly calls: CoreCalls) {
    this.variants = this.answer<Variant[]>(calls.variants());
  }

  variant(id: string): Variant | undefined {
    return this.variants.find((one) => one.id === id);
  }

  /** Adds variants (doc/formats/variant.md), once. Throws `CamlannError` for a text that is wrong. */
  define(text: string): void {
    if (this.definitions !== undefined) return;
    if (text !== "") this.variants = this.told<Variant[]>(this.calls.define(text));
    this.definitions = text;
  }

  /** Empty strings stand for the variant's defaults. Throws `CamlannError` for a bad rule set or FEN. */
  open(variant: string, rules = "", fen = ""): Position {
    const handle = this.calls.open(variant, rules, fen);
    if (handle < 1) throw this.refused();
    return new Position(this, handle);
  }

  /** The men of a FEN, whether or not a game can start from them. Throws `CamlannError` where it is no FEN of the board. */
  setup(variant: string, fen: string): Setup {
    return this.told<Setup>(this.calls.setup(variant, fen));
  }

  /** The FEN of men on squares, and what keeps a game from starting there by the usual rules. */
  judge(variant: string, { pieces, seat, castleMoves }: Setup): JudgedSetup {
    const men = Object.entries(pieces).map((placed) => placed.join(" "));
    return this.told<JudgedSetup>(this.calls.judge(variant, "", men.join(" "), [seat, ...castleMoves].join(" ")));
  }

  /** The pieces of a position, for pictures. */
  pieces(variant: string, rules = "", fen = ""): State["pieces"] {
    const position = this.open(variant, rules, fen);
    const { pieces } = position.state();
    position.free();
    return pieces;
  }

  /** The lines, from 1, that begin with a game. */
  linesOfGames(text: string): number[] {
    return this.answer<number[]>(this.calls.linesOfGames(text));
  }

  /** The games of a text; whether their moves are legal is not asked. */
  listed(text: string): ListedGame[] {
    return this.answer<ListedGame[]>(this.calls.listed(text));
  }

  answer<T>(text: string): T {
    return JSON.parse(text) as T;
  }

  /** An answer in whose place an error may stand, which is thrown. */
  told<T extends object>(text: string): T {
    const answer = this.answer<T | ErrorAnswer>(text);
    if ("error" in answer) throw new CamlannError(answer.error);
    return answer;
  }

  refused(): CamlannError {
    return new CamlannError(this.answer<Problem>(this.calls.error()));
  }
}

export interface CoreCalls {
  variants: Call<[], string>;
  define: Call<[string], string>;
  open: Call<[string, string, string], number>;
  free: Call<[number], void>;
  error: Call<[], string>;
  setup: Call<[string, string], string>;
  judge: Call<[string, string, string, string], string>;
  state: Call<[number], string>;
  legs: Call<[number, string], string>;
  whyNot: Call<[number, string], string>;
  read: Call<[number, string], string>;
  play: Call<[number, string], string>;
  takeBack: Call<[number], number>;
  /** These four are not in the module of every page. */
  linesOfGames: Call<[string], string>;
  listed: Call<[string], string>;
  study: Call<[number, string, number], string>;
  studyRecord: Call<[number, string], string>;
}

/**
 * Passes a text of any length, by the module's heap. `cwrap` copies texts to the stack, which has five megabytes, and
 * writes past its end without an error.
 */
function withText<T>(module: CoreModule, text: string, call: (address: number) => T): T {
  const bytes = new TextEncoder().encode(`${text}\0`);
  const address = module._malloc(bytes.length);
  if (address === 0) throw new RangeError("the core has no memory for this text");
  try {
    module.HEAPU8.set(bytes, address);
    return call(address);
  } finally {
    module._free(address);
  }
}

/** Wraps a module. */
export function coreOf(module: CoreModule): Core {
  const linesOfGames = module.cwrap("camlann_lines_of_games", "string", ["number"]);
  const listed = module.cwrap("camlann_listed", "string", ["number"]);
  const study = module.cwrap("camlann_study", "string", ["number", "number", "number"]);
  const studyRecord = module.cwrap("camlann_study_record", "string", ["number", "number"]);
  return new Core({
    variants: module.cwrap("camlann_variants", "string", []),
    define: module.cwrap("camlann_define", "string", ["string"]),
    open: module.cwrap("camlann_new", "number", ["string", "string", "string"]),
    free: module.cwrap("camlann_free", null, ["number"]),
    error: module.cwrap("camlann_error", "string", []),
    setup: module.cwrap("camlann_setup", "string", ["string", "string"]),
    judge: module.cwrap("camlann_judge", "string", ["string", "string", "string", "string"]),
    state: module.cwrap("camlann_state", "string", ["number"]),
    legs: module.cwrap("camlann_legs", "string", ["number", "string"]),
    whyNot: module.cwrap("camlann_why_not", "string", ["number", "string"]),
    read: module.cwrap("camlann_read", "string", ["number", "string"]),
    play: module.cwrap("camlann_play", "string", ["number", "string"]),
    takeBack: module.cwrap("camlann_take_back", "number", ["number"]),
    linesOfGames: (text) => withText(module, text, linesOfGames),
    listed: (text) => withText(module, text, listed),
    study: (handle, text, index) => withText(module, text, (address) => study(handle, address, index)),
    studyRecord: (handle, text) => withText(module, text, (address) => studyRecord(handle, address)),
  });
}
