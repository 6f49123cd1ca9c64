// The display of a selection: marks and path on the board, the line above it, the preview next to it. Pure; the page
// passes the board state to @camlann/board and shows the rest as text.

import { ofCore } from "../lib/language.ts";
import {
  legsOf,
  type BoardState,
  type Block,
  type Chip,
  type Chips,
  DEFAULT_MEN,
  type LegKind,
  type Mark,
  type MarkKind,
  type PieceLetter,
  type Ring,
  type Route,
  seatsOf,
  type Square,
} from "@camlann/board";
import { kindOf } from "./kinds.ts";
import { pickedOf, type Phase, type Selection, stepButtons, walkedOf } from "./selection.ts";
import {
  canMove,
  isGoal,
  isOwn,
  isWalked,
  type Legs,
  manOf,
  type Outcome,
  outcomesBetween,
  outcomesByFrom,
  outcomesOf,
  routeOf,
  seatName,
  takenOn,
  type Turn,
  type ValuedMove,
} from "./turn.ts";
import { valueSign, words } from "./words.ts";

/** The line above the board. */
export interface StatusLine {
  readonly text: string;
  /** `must`: an obligation stands. `refused`: the last tap was not possible. */
  readonly tone: "plain" | "must" | "refused";
  /** Anchor on the rules page of the rule it speaks of, or null. */
  readonly rule: string | null;
}

/** The move under the pointer, for the rail: a title, the squares with how each is reached, and what to press. */
export interface Preview {
  readonly title: string;
  readonly legs: readonly { readonly square: Square; readonly by: LegKind | "take" | null }[];
  readonly hint: string;
}

/** All there is to see. */
export interface Sight {
  readonly board: BoardState;
  readonly line: StatusLine;
  readonly preview: Preview | null;
  /** The squares walked in step mode; empty in any other state. */
  readonly walked: readonly Square[];
}

/** The page's inputs: the name of the game, and the last move. */
export interface Around {
  readonly name: string;
  readonly over: boolean;
  readonly last: Route | null;
  /** A move to show while none is being chosen. */
  readonly idea?: Route | null;
  /** Marks have no numbers, and a walk has no buttons on the board. */
  readonly bare?: boolean;
  /** The moves with their perfect values, where they are to be shown. */
  readonly values?: readonly ValuedMove[];
}

/** A selection made visible. */
export function see(turn: Turn, selection: Selection, around: Around): Sight {
  const { phase } = selection;
  const sight = LOOKS[phase.kind](turn, phase as never);
  const values = valuesShown(phase, around.values ?? []);
  const { attack } = turn.obligation;
  const mate: Route | null = attack ? { squares: attack, captures: [], manner: "slide" } : null;
  const idea = phase.kind === "idle" ? (mate ?? around.idea) : null;
  const board: BoardState = {
    pieces: turn.pieces,
    values: [...values].map(([square, value]) => ({ square, result: value.wdl, text: valueSign(value) })),
    movable: turn.free ? movable(turn) : aheadMovable(turn),
    last: idea ? null : around.last,
    ...(idea ? { route: idea, ghosts: idea.captures } : {}),
    check: turn.obligation.kind === "check" ? (turn.obligation.squares[0] ?? null) : null,
    tours: { ...tours(turn), ...(sight.board.marks ? { t: sight.board.marks.map(({ square }) => square) } : {}) },
    label: words.boardLabel(around.name, seatName(turn, turn.seat), around.over),
    ...sight.board,
    ...(around.bare ? bared(phase, sight.board) : {}),
    names: withValues({ ...names(turn), ...sight.names }, values, phase),
  };
  return {
    board,
    line: lineOf(turn, selection, sight.line),
    preview: sight.preview ?? null,
    walked: walkedOf(selection) ?? [],
  };
}

/** The marks of a puzzle's board. */
const bared = ({ kind }: Phase, { marks, chips }: Partial<BoardState>): Partial<BoardState> => ({
  ...(marks ? { marks: marks.map((mark) => ({ ...mark, count: 0 })) } : {}),
  ...(chips && kind !== "step" ? { chips } : { chips: null }),
});

interface Look {
  readonly board: Partial<BoardState>;
  readonly line: string;
  readonly names?: Readonly<Record<Square, string>>;
  readonly preview?: Preview;
}

const LOOKS: { readonly [Kind in Phase["kind"]]: (turn: Turn, phase: Extract<Phase, { kind: Kind }>) => Look } = {
  idle: (turn) => ({ board: { rings: rings(turn) }, line: ofCore(turn.obligation.text) || words.yourMove }),

  picked: (turn, { from, hover }) => {
    const ways = hover === null ? [] : outcomesBetween(turn, from, hover);
    const [shown] = ways;
    const line = shown
      ? ways.length > 1
        ? words.previewOfSeveral(ways)
        : words.preview(turn, shown)
      : pickedLine(turn, from);
    return {
      board: {
        picked: from,
        marks: marks(turn, from, shown ?? null),
        ...blocks(turn, from, shown),
        ...drawn(turn, shown),
      },
      names: targetNames(turn, from),
      line,
      ...(shown ? { preview: previewOf(turn, shown, words.playHint) } : {}),
    };
  },

  chips: (turn, { from, to, index }) => {
    const ways = outcomesBetween(turn, from, to);
    const shown = ways[index];
    const single = ways.length === 1 && shown !== undefined;
    const promotes = !single && shown?.promotion !== undefined;
    const line = single
      ? words.confirm(turn, shown)
      : promotes
        ? words.promoting(turn, shown)
        : words.severalWays(to, ways.length);
    const chips: Chips = {
      square: to,
      label: promotes ? words.promotionLabel(to) : line,
      items: ways.map((way) => (single ? { label: words.confirmChip } : chipOf(turn, way, ways))),
      selected: index,
      numbered: ways.length > 1,
    };
    return {
      board: {
        picked: from,
        marks: marks(turn, from, shown ?? null),
        chips,
        ...blocks(turn, from, shown),
        ...drawn(turn, shown),
      },
      names: targetNames(turn, from),
      line,
      ...(shown ? { preview: previewOf(turn, shown, single ? words.confirmHint : words.chipHint) } : {}),
    };
  },

  step: (turn, { walked, hover }) => stepLook(turn, walked, hover),

  ahead: (_, { planned: [first, ...later], from }) => ({
    board: { ...(from === null ? {} : { picked: from }), ...(first ? { premove: first, later } : {}) },
    line: first && from === null ? words.aheadSet([first, ...later]) : words.aheadPicked(from ?? ""),
  }),
};

function stepLook(turn: Turn, walked: readonly Square[], hover: Square | null): Look {
  const start = walked[0] ?? "";
  const here = walked.at(-1) ?? "";
  const letter = turn.pieces[start];
  const legs = turn.core.legs(walked);
  const taken = takenOn(turn, walked);
  const ahead = legs.next.find((leg) => leg.square === hover);
  const squares = ahead ? [...walked, ahead.square] : walked;
  const ghosts = ahead?.captures ? [...taken, ahead.captures] : taken;
  // The piece stands where it has got to; the square it left is empty meanwhile.
  const { [start]: _, ...others } = turn.pieces;
  const pieces = letter ? { ...others, [here]: letter } : others;
  const buttons = stepButtons(turn, walked);
  const chips: Chips = {
    square: here,
    label: words.walkLabel(here, legs.stop),
    items: buttons.map((button) => ({ label: words.walkButtons[button] })),
    selected: 0,
    numbered: false,
  };
  return {
    board: {
      pieces,
      picked: here,
      marks: stepMarks(turn, legs, hover),
      ghosts: ghosts.filter((square) => square !== here),
      chips: buttons.length > 0 ? chips : null,
      ...(squares.length > 1 ? { route: { squares, captures: ghosts } } : {}),
      movable: [here, ...(walked.length === 1 ? movable(turn) : [])],
    },
    names: stepNames(turn, start, here, legs),
    line: stepLine(turn, walked, legs, taken.length),
    preview: {
      title: words.stepped(walked.length - 1, taken.length, legs.stop, legs.next.length > 0).split(". ")[0] ?? "",
      legs: trail(turn, squares, ghosts),
      hint: words.stepHint,
    },
  };
}

// ---- perfect values ----

/** The squares that have a value to show: of pieces that of their best move, of the picked one's squares that of going there. */
function valuesShown(phase: Phase, moves: readonly ValuedMove[]): ReadonlyMap<Square, ValuedMove> {
  const best = new Map<Square, ValuedMove>();
  const picked = phase.kind === "picked" || phase.kind === "chips" ? phase.from : null;
  if (phase.kind === "step") return best;
  for (const move of moves) {
    if (picked !== null && move.from !== picked) continue;
    const square = picked === null ? move.from : move.to;
    if (!best.has(square)) best.set(square, move); // they come with the best first
  }
  return best;
}

function withValues(
  names: Readonly<Record<Square, string>>,
  values: ReadonlyMap<Square, ValuedMove>,
  phase: Phase,
): Readonly<Record<Square, string>> {
  const say = phase.kind === "picked" || phase.kind === "chips" ? words.targetValue : words.bestValue;
  const told = [...values].map(([square, value]) => [square, `${names[square] ?? square}, ${say(value)}`] as const);
  return { ...names, ...Object.fromEntries(told) };
}

// ---- parts of the board ----

function movable(turn: Turn): readonly Square[] {
  return [...outcomesByFrom(turn).keys()];
}

/** The pieces that can be planned with. */
function aheadMovable(turn: Turn): readonly Square[] {
  const seat = turn.ahead ?? null;
  return seat === null ? [] : turn.geometry.squares.filter((square) => isOwn(turn, square, seat));
}

function rings(turn: Turn): readonly Ring[] {
  const kind = turn.obligation.kind === "none" ? "move" : "must";
  return turn.free ? movable(turn).map((square) => ({ square, kind })) : [];
}

/** Shape of the mark for an outcome: a castle to be won is a flag, whatever led there. */
function markKind(turn: Turn, to: Square, kind: MarkKind): MarkKind {
  return isGoal(turn, to) ? "castle" : kind;
}

function marks(turn: Turn, from: Square, shown: Outcome | null): readonly Mark[] {
  const best = new Map<Square, Outcome>();
  for (const outcome of outcomesOf(turn, from)) {
    const known = best.get(outcome.to);
    if (!known || outcome.captures.length > known.captures.length) best.set(outcome.to, outcome);
  }
  const runs = [...best.values()].filter((outcome) => kindOf(outcome).mark === "run");
  return [...best].map(([square, outcome]) => {
    const reached = shown !== null && shown.to === square;
    const shows = reached ? shown : outcome;
    // Where a run can continue, the first man has the first number.
    const begins = runs.some((run) => run.captures[0] === square);
    const mark = begins ? "run" : kindOf(shows).mark;
    const passed = mark === "run" && shown !== null && kindOf(shown).mark === "run" && shown.captures.includes(square);
    return {
      square,
      kind: markKind(turn, square, mark),
      count: shows.captures.length,
      hot: reached || passed,
    };
  });
}

/** Returns a frame around each line of men if a run can take several of them. */
function blocks(turn: Turn, from: Square, shown: Outcome | undefined): { readonly blocks: readonly Block[] } {
  const longest = new Map<Square | undefined, Outcome>();
  for (const outcome of outcomesOf(turn, from)) {
    if (kindOf(outcome).mark !== "run") continue;
    const known = longest.get(outcome.captures[0]);
    if (!known || outcome.captures.length > known.captures.length) longest.set(outcome.captures[0], outcome);
  }
  const hot = shown && longest.get(shown.captures[0]);
  return { blocks: [...longest.values()].map((run) => ({ squares: run.captures, hot: run === hot })) };
}

function chipOf(turn: Turn, way: Outcome, ways: readonly Outcome[]): Chip {
  if (way.promotion === undefined) return { label: words.chip(way, ways), full: words.chipInFull(way, ways) };
  const { men = DEFAULT_MEN } = turn.geometry;
  const own = seatsOf(turn.geometry).find(({ id }) => id === turn.seat)?.men ?? "";
  const piece: PieceLetter = own[Object.keys(men).indexOf(way.promotion.toLowerCase())] ?? way.promotion;
  return { label: manOf(turn, piece), piece };
}

function stepMarks(turn: Turn, legs: Legs, hover: Square | null): readonly Mark[] {
  return legs.next.map(({ square, kind, captures }) => ({
    square,
    kind: markKind(turn, square, kind),
    count: captures === null ? 0 : 1,
    hot: square === hover,
  }));
}

function drawn(turn: Turn, outcome: Outcome | undefined): Partial<BoardState> {
  return outcome ? { route: routeOf(turn.geometry, outcome), ghosts: outcome.captures } : {};
}

/**
 * Where the letters go: each to its men that may move, or to all of the own ones when none may; `c`, or `x` where a man
 * has that letter, to those that may capture.
 */
function tours(turn: Turn): Readonly<Record<string, readonly Square[]>> {
  const own = turn.geometry.squares.filter((square) => isOwn(turn, square, turn.ahead ?? turn.seat));
  const ready = own.filter((square) => canMove(turn, square));
  const pieces = ready.length > 0 ? ready : own;
  const kind = (man: string) => pieces.filter((square) => manOf(turn, turn.pieces[square] ?? "") === man);
  const captures = ready.filter((square) => outcomesOf(turn, square).some((outcome) => outcome.captures.length > 0));
  const men = turn.geometry.men ?? DEFAULT_MEN;
  return {
    ...Object.fromEntries(Object.entries(men).map(([letter, man]) => [letter, kind(man)])),
    ["c" in men ? "x" : "c"]: captures,
  };
}

// ---- words ----

function lineOf(turn: Turn, selection: Selection, text: string): StatusLine {
  const { refusal } = selection;
  if (refusal) return { text: ofCore(refusal.text), tone: "refused", rule: refusal.rule || null };
  return { text, tone: turn.free && turn.obligation.kind !== "none" ? "must" : "plain", rule: null };
}

function pickedLine(turn: Turn, from: Square): string {
  const letter = turn.pieces[from];
  return letter ? words.picked(turn, letter, from, outcomesOf(turn, from)) : "";
}

function stepLine(turn: Turn, walked: readonly Square[], legs: Legs, men: number): string {
  const start = walked[0] ?? "";
  const letter = turn.pieces[start];
  if (walked.length > 1 || !letter) return words.stepped(walked.length - 1, men, legs.stop, legs.next.length > 0);
  return words.stepFirst(turn, letter, start);
}

function previewOf(turn: Turn, outcome: Outcome, hint: string): Preview {
  return { title: words.previewTitle(turn, outcome), legs: legsShown(turn, routeOf(turn.geometry, outcome)), hint };
}

/** The squares of a move one after another; of a slide or a shot also the men taken. */
function legsShown(turn: Turn, { squares, captures, manner = "leap" }: Route): Preview["legs"] {
  if (isWalked({ manner })) return trail(turn, squares, captures);
  const quiet = squares.filter((square) => !captures.includes(square));
  return [
    ...quiet.map((square, i) => ({ square, by: i === 0 ? null : ("slide" as const) })),
    ...captures.map((square) => ({ square, by: manner === "shot" ? ("shot" as const) : ("take" as const) })),
  ];
}

function trail(turn: Turn, squares: readonly Square[], captures: readonly Square[]): Preview["legs"] {
  const legs = legsOf({ squares, captures }, turn.geometry.grid);
  return squares.map((square, i) => ({ square, by: i === 0 ? null : (legs[i - 1]?.kind ?? null) }));
}

const namesByTurn = new WeakMap<Turn, Readonly<Record<Square, string>>>();

/** Every cell's name; worked out once a turn. */
function names(turn: Turn): Readonly<Record<Square, string>> {
  const known = namesByTurn.get(turn);
  if (known) return known;
  const made = Object.fromEntries(
    turn.geometry.squares.map((square) => [square, words.cellName(turn, square, outcomesOf(turn, square))]),
  );
  namesByTurn.set(turn, made);
  return made;
}

function targetNames(turn: Turn, from: Square): Readonly<Record<Square, string>> {
  const base = names(turn);
  const reached = [...new Set(outcomesOf(turn, from).map(({ to }) => to))];
  return Object.fromEntries(
    reached.map((to) => [to, `${base[to] ?? to}, ${words.targetName(turn, outcomesBetween(turn, from, to))}`]),
  );
}

function stepNames(turn: Turn, start: Square, here: Square, legs: Legs): Readonly<Record<Square, string>> {
  const base = names(turn);
  const made: Record<Square, string> = {};
  if (start !== here) {
    made[start] = words.walkedFrom(start);
    made[here] = words.walkedHere(here, legs.stop);
  }
  for (const { square, kind, captures } of legs.next) {
    made[square] = `${square === start ? start : (base[square] ?? square)}, ${words.leg(kind, captures)}`;
  }
  return made;
}

/** True if Escape has something to cancel. */
export function isChoosing(selection: Selection): boolean {
  return pickedOf(selection) !== null;
}
