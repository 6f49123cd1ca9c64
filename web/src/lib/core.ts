// The rules, compiled to WebAssembly. This is the only file that knows the module; everybody else sees `Core` and
// `Position`. The module is single-threaded and answers at once, so nothing here waits but loading.
//
// What the module returns was made by our own core of the same build, so it is typed here and not validated again.
import type { Geometry, GridKind, Men, PieceLetter, Seating } from "@camlann/board";
import createCore from "camlann-core";

/** Of two players, of four, of three. */
export type Seat = "w" | "b" | "R" | "G" | "B" | "Y";
/** The other of two players. */
export const other = (seat: Seat): "w" | "b" => (seat === "w" ? "b" : "w");

export type MoveKind = "plain" | "canter" | "jump" | "charge" | "castle" | "move" | "capture" | "run" | "shot";

export interface Outcome {
  from: string;
  to: string;
  captures: string[];
  kind: MoveKind;
  path: string[];
  /** The letter of what the piece becomes. */
  promotion?: PieceLetter;
  notation: string;
}

export interface Result {
  /** The seat that has won or, of more than two players, the letters of all that have. */
  winner: string | null;
  /** Only of more than two players. */
  winners?: Seat[];
  reason: string;
}

export interface RuleSet {
  id: string;
  name: string;
  offered: boolean;
  options: Record<string, string | number | boolean>;
}

/** A switch of the rule sets; without `values` a number from 0 to `most`. */
export interface Option {
  name: string;
  values: string[];
  most: number;
}

/** A place at the board; those of one side win together. */
export interface SeatInfo extends Seating {
  id: Seat;
  side: number;
  castle: string[];
  /** The castle squares that it wants to reach. */
  goal: string[];
}

export interface Variant extends Geometry {
  id: string;
  name: string;
  /** Players. */
  seats: number;
  grid: GridKind;
  files: number;
  ranks: number;
  squares: string[];
  castles: Partial<Record<Seat, string[]>>;
  /** In turn order. */
  seating: SeatInfo[];
  men: Men;
  array: string;
  /** Games of one family have the same men and kinds of move. */
  family: "camelot" | "camblam";
  /** What players have to be told of the game's sources; mostly empty. All notes, and the first of them. */
  notes: string[];
  note: string;
  options: Option[];
  /** The first is the usual one. */
  ruleSets: RuleSet[];
}

export interface Pictured extends Variant {
  /** Of the array. */
  pieces: State["pieces"];
}

export interface Obligation {
  kind: "none" | "capture" | "leave" | "leave-by-jump" | "check";
  squares: string[];
  text: string;
}

export interface State {
  variant: string;
  rules: string;
  fen: string;
  ply: number;
  seat: Seat;
  /** Those whose turn the last move skipped, because they cannot move. */
  passed: Seat[];
  result: Result | null;
  resultText: string;
  obligation: Obligation;
  pieces: Partial<Record<string, PieceLetter>>;
  outcomes: Outcome[];
  canClaim: boolean;
}

/** Of a game whose paths are walked leg by leg; what slides or shoots is told by its last square alone. */
export interface Leg {
  square: string;
  kind: "plain" | "canter" | "jump" | "castle";
  captures: string | null;
}

export interface Legs {
  next: Leg[];
  stop: boolean;
  outcome: Outcome | null;
}

export interface Refusal {
  rule: string;
  text: string;
  square: string;
}

/** Why a move is good or bad. */
export interface Why {
  move: Outcome;
  /** In hundredths of a man, for the side that makes the move; in words, "+1.20" or "win in 3 plies". */
  score: number;
  scoreText: string;
  best: boolean;
  /** Verbs with what belongs to them, the weightiest first: "allows a charge that takes three". */
  reasons: string[];
}

export interface CoreError {
  what: string;
  where: string;
  expected: string;
}

/** A text that the core could not take: what is wrong, where, and what was expected. */
export class CoreRefused extends Error {
  constructor(readonly error: CoreError) {
    super(error.what);
  }
}

type Call<Arguments extends unknown[], Answer> = (...args: Arguments) => Answer;

/** One game in the core: a start and the moves played. Free it when done. */
export class Position {
  constructor(
    private readonly core: Core,
    private readonly handle: number,
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
    const answer = this.core.answer<Outcome | { error: CoreError }>(this.core.calls.read(this.handle, text));
    if ("error" in answer) throw new CoreRefused(answer.error);
    return answer;
  }

  /** Of a legal move, exactly as written; the best first, if it is another. Takes seconds: for a worker. */
  why(notation: string): Why[] {
    const answer = this.core.answer<Why[] | { error: CoreError }>(this.core.calls.why(this.handle, notation));
    if ("error" in answer) throw new CoreRefused(answer.error);
    return answer;
  }

  play(notation: string): void {
    if (this.core.calls.play(this.handle, notation) !== 1) throw this.core.refused();
  }

  takeBack(): boolean {
    return this.core.calls.takeBack(this.handle) === 1;
  }

  free(): void {
    this.core.calls.free(this.handle);
  }
}

export class Core {
  readonly variants: Variant[];
  private readonly byId: Map<string, Variant>;

  /** Made by `loadCore`; `calls` are the C functions of doc/protocol/core.md, wrapped. */
  constructor(readonly calls: CoreCalls) {
    this.variants = this.answer<Variant[]>(calls.variants());
    this.byId = new Map(this.variants.map((variant) => [variant.id, variant]));
  }

  variant(id: string): Variant | undefined {
    return this.byId.get(id);
  }

  /** Empty strings stand for the variant's defaults. Throws `CoreRefused` for a bad rule set or FEN. */
  open(variant: string, rules = "", fen = ""): Position {
    const handle = this.calls.open(variant, rules, fen);
    if (handle < 1) throw this.refused();
    return new Position(this, handle);
  }

  /** The pieces of a position, for pictures. */
  pieces(variant: string, rules = "", fen = ""): State["pieces"] {
    const position = this.open(variant, rules, fen);
    const { pieces } = position.state();
    position.free();
    return pieces;
  }

  answer<T>(text: string): T {
    return JSON.parse(text) as T;
  }

  refused(): CoreRefused {
    return new CoreRefused(this.answer<CoreError>(this.calls.error()));
  }
}

export interface CoreCalls {
  variants: Call<[], string>;
  open: Call<[string, string, string], number>;
  free: Call<[number], void>;
  error: Call<[], string>;
  state: Call<[number], string>;
  legs: Call<[number, string], string>;
  whyNot: Call<[number, string], string>;
  read: Call<[number, string], string>;
  play: Call<[number, string], number>;
  takeBack: Call<[number], number>;
  why: Call<[number, string], string>;
}

let loading: Promise<Core> | undefined;

/** Loads the module once; every caller gets the same core. A failed load is forgotten, so that a retry can work. */
export function loadCore(): Promise<Core> {
  loading ??= startCore().catch((problem: unknown) => {
    loading = undefined;
    throw problem;
  });
  return loading;
}

/** Starts a core of its own; tests hand in the module's bytes, the page lets them be fetched. */
export async function startCore(wasmBinary?: Uint8Array): Promise<Core> {
  const module = await createCore(wasmBinary ? { wasmBinary } : {});
  return new Core({
    variants: module.cwrap("camlann_variants", "string", []),
    open: module.cwrap("camlann_new", "number", ["string", "string", "string"]),
    free: module.cwrap("camlann_free", null, ["number"]),
    error: module.cwrap("camlann_error", "string", []),
    state: module.cwrap("camlann_state", "string", ["number"]),
    legs: module.cwrap("camlann_legs", "string", ["number", "string"]),
    whyNot: module.cwrap("camlann_why_not", "string", ["number", "string"]),
    read: module.cwrap("camlann_read", "string", ["number", "string"]),
    play: module.cwrap("camlann_play", "number", ["number", "string"]),
    takeBack: module.cwrap("camlann_take_back", "number", ["number"]),
    why: module.cwrap("camlann_why", "string", ["number", "string"]),
  });
}
