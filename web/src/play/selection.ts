// Choosing a move with two taps: idle, picked, chips, step mode. State in, state out; nothing is drawn here (view.ts
// does that) and no rule is known (turn.ts says where they come from).

import type { Square } from "@camlann/board";
import {
  canMove,
  isOwn,
  isWalked,
  type Legs,
  type Outcome,
  outcomesBetween,
  outcomesOf,
  mannerOf,
  putOn,
  type Refusal,
  sameOutcome,
  samePosition,
  takenOn,
  type Turn,
} from "./turn.ts";
import { words } from "./words.ts";

/** Where the choosing stands. */
export type Phase =
  | { readonly kind: "idle" }
  /** A piece is picked; `hover` is the square to which a path is shown. */
  | { readonly kind: "picked"; readonly from: Square; readonly hover: Square | null }
  /** The last square is chosen and can be reached in several ways; `index` of those is selected. */
  | { readonly kind: "chips"; readonly from: Square; readonly to: Square; readonly index: number }
  /** The path is walked leg by leg; the first square is the start. */
  | { readonly kind: "step"; readonly walked: readonly Square[]; readonly hover: Square | null }
  /**
   * The opponents think; these moves are played one after another as soon as each is legal. `from`: the start of
   * another one.
   */
  | { readonly kind: "ahead"; readonly planned: readonly Plan[]; readonly from: Square | null };

/** A planned move, of which only its ends are known. */
export interface Plan {
  readonly from: Square;
  readonly to: Square;
}

/** The longest plan. */
export const mostPlanned = 9;

export interface Selection {
  readonly phase: Phase;
  /** True if picking a piece starts step mode. */
  readonly steps: boolean;
  /** True if a chosen move needs a second tap. */
  readonly confirm: boolean;
  /** The last tap was refused, for this reason. */
  readonly refusal: Refusal | null;
}

/** The actions of the player. */
export type Action =
  | { readonly type: "tap"; readonly square: Square }
  | { readonly type: "hover"; readonly square: Square | null }
  | { readonly type: "dragStart"; readonly square: Square }
  | { readonly type: "dragOver"; readonly square: Square }
  | { readonly type: "drop"; readonly square: Square | null }
  /** Choose one of the ways. */
  | { readonly type: "chip"; readonly index: number }
  | { readonly type: "chipStep"; readonly by: 1 | -1 }
  | { readonly type: "chipSelect"; readonly index: number }
  /** End the walk here. */
  | { readonly type: "end" }
  | { readonly type: "back" }
  | { readonly type: "cancel" }
  /** Walk paths leg by leg, or let them be found. */
  | { readonly type: "steps"; readonly on: boolean }
  /** Ask before a move is played, or play it at once. */
  | { readonly type: "confirm"; readonly on: boolean };

/** The result of an action. */
export interface Chosen {
  readonly selection: Selection;
  /** The move to play: always one of the turn's outcomes. */
  readonly play: Outcome | null;
  /** The route to show for it, as walked by hand, and how many of its legs are on the board already. */
  readonly route: readonly Square[];
  readonly shown: number;
}

const IDLE: Phase = { kind: "idle" };

/** Nothing chosen. */
export const START: Selection = { phase: IDLE, steps: false, confirm: false, refusal: null };

/** One step of the machine. */
export function choose(turn: Turn, selection: Selection, action: Action): Chosen {
  if (action.type === "confirm") return stay({ ...selection, confirm: action.on });
  if (!turn.free && action.type !== "steps") return stay(lookAhead(turn, selection, action));
  switch (action.type) {
    case "tap":
      return tap(turn, selection, action.square);
    case "hover":
      return stay(hover(selection, action.square));
    case "dragStart":
      return dragStart(turn, selection, action.square);
    case "dragOver":
      return dragOver(turn, selection, action.square);
    case "drop":
      return drop(turn, selection, action.square);
    case "chip":
      return chip(turn, selection, action.index);
    case "chipStep":
      return stay(chipStep(turn, selection, action.by));
    case "chipSelect":
      return stay(chipSelect(turn, selection, action.index));
    case "end":
      return end(turn, selection);
    case "back":
      return stay(back(selection));
    case "cancel":
      return stay({ ...selection, phase: IDLE, refusal: null });
    case "steps":
      return stay(setSteps(turn, selection, action.on));
  }
}

/** The squares walked in step mode, or null in any other. */
export function walkedOf(selection: Selection): readonly Square[] | null {
  return selection.phase.kind === "step" ? selection.phase.walked : null;
}

/** The piece that is picked, on the square it started from. */
export function pickedOf(selection: Selection): Square | null {
  const { phase } = selection;
  if (phase.kind === "idle") return null;
  if (phase.kind === "ahead") return phase.from ?? phase.planned[0]?.from ?? null;
  return phase.kind === "step" ? (phase.walked[0] ?? null) : phase.from;
}

/** The buttons of a walk: to end it, where that is legal, and to take a leg back. */
export function stepButtons(turn: Turn, walked: readonly Square[]): readonly ("end" | "back")[] {
  if (walked.length < 2) return [];
  return turn.core.legs(walked).stop ? ["end", "back"] : ["back"];
}

// ---- taps ----

function tap(turn: Turn, selection: Selection, square: Square): Chosen {
  switch (selection.phase.kind) {
    case "idle":
      return tapIdle(turn, selection, square);
    case "picked":
      return tapPicked(turn, selection, selection.phase.from, square);
    case "chips":
      return tapChips(turn, selection, selection.phase, square);
    case "step":
      return tapStep(turn, selection, selection.phase.walked, square);
    case "ahead": // it has become the person's turn
      return tap(turn, { ...selection, phase: IDLE }, square);
  }
}

function tapIdle(turn: Turn, selection: Selection, square: Square): Chosen {
  const put = turn.free ? putOn(turn, square) : undefined;
  if (put && !selection.confirm) return play(selection, put, put.path, 0);
  if (put) return stay({ ...selection, phase: { kind: "chips", from: square, to: square, index: 0 }, refusal: null });
  return canMove(turn, square) ? stay(pick(turn, selection, square)) : refuse(turn, selection, [square]);
}

/** The square tapped again: confirms the only way, or selects the next of several. */
function tapChips(turn: Turn, selection: Selection, at: Phase & { kind: "chips" }, square: Square): Chosen {
  if (square !== at.to) return tapPicked(turn, selection, at.from, square);
  const ways = outcomesBetween(turn, at.from, at.to);
  return ways.length === 1 ? chip(turn, selection, 0) : stay(chipStep(turn, selection, 1));
}

function tapPicked(turn: Turn, selection: Selection, from: Square, square: Square): Chosen {
  if (putOn(turn, square)) return tapIdle(turn, selection, square);
  const ways = outcomesBetween(turn, from, square);
  const [only] = ways;
  if (only && ways.length === 1 && !selection.confirm) return play(selection, only, only.path, 0);
  if (only) return stay({ ...selection, phase: { kind: "chips", from, to: square, index: 0 }, refusal: null });
  if (square === from) return stay({ ...selection, phase: IDLE, refusal: null });
  if (canMove(turn, square)) return stay(pick(turn, selection, square));
  return refuse(turn, { ...selection, phase: { kind: "picked", from, hover: null } }, [from, square]);
}

function tapStep(turn: Turn, selection: Selection, walked: readonly Square[], square: Square): Chosen {
  const shorter = walkedBackTo(turn, walked, square);
  if (shorter) return stay({ ...selection, phase: { kind: "step", walked: shorter, hover: null }, refusal: null });
  const legs = turn.core.legs(walked);
  if (legs.next.some((leg) => leg.square === square)) return walkOn(turn, selection, [...walked, square]);
  if (square === walked.at(-1)) {
    if (walked.length > 1) return legs.stop ? end(turn, selection) : stay({ ...selection, refusal: null });
    return stay({ ...selection, phase: IDLE, refusal: null });
  }
  if (walked.length === 1 && canMove(turn, square)) return stay(pick(turn, selection, square));
  return refuse(turn, selection, [...walked, square]);
}

/**
 * Returns the legs up to a square that the piece has passed, or null. Allowed only if the piece has taken nothing since
 * and would take nothing by going there: returning takes the legs back, because cantering there again would lead to the
 * same position.
 */
function walkedBackTo(turn: Turn, walked: readonly Square[], square: Square): readonly Square[] | null {
  const been = walked.slice(0, -1).lastIndexOf(square);
  if (been < 0 || turn.core.legs(walked).next.some((leg) => leg.square === square && leg.captures)) return null;
  const shorter = walked.slice(0, been + 1);
  return takenOn(turn, shorter).length === takenOn(turn, walked).length ? shorter : null;
}

/** One more leg is walked; where nothing can follow, the move is done. */
function walkOn(turn: Turn, selection: Selection, walked: readonly Square[]): Chosen {
  const legs = turn.core.legs(walked);
  const outcome = legs.next.length === 0 ? ended(turn, legs) : null;
  if (outcome && !selection.confirm) return play(selection, outcome, walked, walked.length - 2);
  return stay({ ...selection, phase: { kind: "step", walked, hover: null }, refusal: null });
}

function end(turn: Turn, selection: Selection): Chosen {
  const walked = walkedOf(selection);
  const outcome = walked && walked.length > 1 ? ended(turn, turn.core.legs(walked)) : null;
  if (!walked || !outcome) return stay(selection);
  return play(selection, outcome, walked, walked.length - 1);
}

/** The turn's own outcome for ending a walk: what is played is always one of those listed. */
function ended(turn: Turn, legs: Legs): Outcome | null {
  const { stop, outcome } = legs;
  if (!stop || !outcome) return null;
  return turn.outcomes.find((each) => sameOutcome(each, outcome)) ?? null;
}

// ---- drags ----

function dragStart(turn: Turn, selection: Selection, square: Square): Chosen {
  const { phase } = selection;
  if (phase.kind === "step" && phase.walked.at(-1) === square) return stay({ ...selection, refusal: null });
  if (phase.kind === "picked" && phase.from === square) return stay({ ...selection, refusal: null });
  if (putOn(turn, square)) return stay(selection);
  return canMove(turn, square) ? stay(pick(turn, selection, square)) : stay(selection);
}

function dragOver(turn: Turn, selection: Selection, square: Square): Chosen {
  const { phase } = selection;
  if (phase.kind !== "step") return stay(hover(selection, square));
  const shorter = walkedBackTo(turn, phase.walked, square);
  if (shorter) return stay({ ...selection, phase: { ...phase, walked: shorter, hover: null }, refusal: null });
  const possible = turn.core.legs(phase.walked).next.some((leg) => leg.square === square);
  if (!possible) return stay(selection);
  // Being let go ends the walk, so that dragging over a last square does not yet play.
  return stay({ ...selection, phase: { kind: "step", walked: [...phase.walked, square], hover: null }, refusal: null });
}

function drop(turn: Turn, selection: Selection, square: Square | null): Chosen {
  const { phase } = selection;
  if (phase.kind === "step") {
    if (phase.walked.length > 1 && (square === null || square === phase.walked.at(-1))) {
      if (selection.confirm) return stay(selection);
      const done = end(turn, selection);
      return done.play ? { ...done, shown: phase.walked.length - 1 } : done;
    }
    return square === null || square === phase.walked[0]
      ? stay(selection)
      : tapStep(turn, selection, phase.walked, square);
  }
  if (phase.kind !== "picked") return stay(selection);
  if (square === null) return stay({ ...selection, phase: IDLE, refusal: null });
  if (square === phase.from) return stay({ ...selection, phase: { ...phase, hover: null } });
  const done = tapPicked(turn, selection, phase.from, square);
  // A drop on another own piece is a slip, not a choice of that piece.
  if (done.selection.phase.kind === "picked" && done.selection.phase.from !== phase.from) {
    return refuse(turn, { ...selection, phase: { ...phase, hover: null } }, [phase.from, square]);
  }
  // A piece that shoots has not gone where it was dragged.
  const gone = done.play && mannerOf(turn.geometry, done.play.kind) !== "shot";
  return gone ? { ...done, shown: done.route.length - 1 } : done;
}

// ---- while the other side thinks ----

/** Plans moves: a piece, then a square, and the next. A tap on anything but an own piece drops all of them. */
function lookAhead(turn: Turn, selection: Selection, action: Action): Selection {
  const seat = turn.ahead ?? null;
  const set = (phase: Phase): Selection => ({ ...selection, phase, refusal: null });
  // Until the person may move again: the rules or the connection are missing.
  if (seat === null) return action.type === "cancel" ? set(IDLE) : selection;
  const { planned, from } = selection.phase.kind === "ahead" ? selection.phase : { planned: [], from: null };
  const own = (square: Square) => planned.length < mostPlanned && standsLater(turn, seat, planned, square);
  const begin = (square: Square) => set({ kind: "ahead", planned, from: square });
  const keep = (plans: readonly Plan[]) => set(plans.length > 0 ? { kind: "ahead", planned: plans, from: null } : IDLE);
  switch (action.type) {
    case "tap":
      if (action.square === from) return keep(planned);
      if (own(action.square)) return begin(action.square);
      return keep(from === null ? [] : [...planned, { from, to: action.square }]);
    case "dragStart":
      return own(action.square) ? begin(action.square) : set(IDLE);
    case "drop":
      if (from === null || action.square === from) return selection;
      return keep(action.square === null || own(action.square) ? planned : [...planned, { from, to: action.square }]);
    case "cancel":
      return set(IDLE);
    case "back":
      return keep(from === null ? planned.slice(0, -1) : planned);
    default:
      return selection;
  }
}

/** True if an own piece is on the square after these moves. */
function standsLater(turn: Turn, seat: string, planned: readonly Plan[], square: Square): boolean {
  const last = planned.findIndex(({ from, to }) => from === square || to === square);
  if (last < 0) return isOwn(turn, square, seat);
  return planned.reduce(
    (stands, { from, to }) => to === square || (stands && from !== square),
    isOwn(turn, square, seat),
  );
}

/** The moves that are planned. */
export const plannedOf = ({ phase }: Selection): readonly Plan[] => (phase.kind === "ahead" ? phase.planned : []);

/**
 * Adapts a selection to a new turn. All that is chosen stays while the position is the same. Planned moves stay while the
 * opponents think and the first one's piece remains; otherwise they are dropped with a message. Any other selection is
 * cleared. `planned`: the moves left to play.
 */
export function carryOver(
  before: Turn | null,
  next: Turn,
  selection: Selection,
  planned: readonly Plan[] = plannedOf(selection),
): Selection {
  if (before === next) return selection;
  const fresh: Selection = { ...START, steps: selection.steps, confirm: selection.confirm };
  const { phase } = selection;
  if (before && samePosition(before, next) && !(phase.kind === "ahead" && next.free)) return selection;
  const from = phase.kind === "ahead" ? phase.from : null;
  const seat = next.ahead ?? null;
  if (next.free || seat === null) return fresh;
  const [first] = planned;
  if (first && !isOwn(next, first.from, seat)) return { ...fresh, refusal: dropped(planned) };
  const stands = from !== null && next.ahead === before?.ahead && standsLater(next, seat, planned, from);
  if (!first && !stands) return fresh;
  return { ...fresh, phase: { kind: "ahead", planned, from: stands ? from : null } };
}

/**
 * Says of planned moves that they are gone: the first is not possible, and the others were meant to follow it. `duty` is
 * what has to be done instead, such as a capture.
 */
export const dropped = (all: readonly Plan[], duty = ""): Refusal => ({
  rule: "",
  text: `${words.aheadDropped(all)} ${duty}`.trim(),
  square: all[0]?.to ?? "",
});

// ---- the rest ----

function chip(turn: Turn, selection: Selection, index: number): Chosen {
  const { phase } = selection;
  if (phase.kind === "step") {
    const button = stepButtons(turn, phase.walked)[index];
    if (button === "back") return stay(back(selection));
    return button === "end" ? end(turn, selection) : stay(selection);
  }
  if (phase.kind !== "chips") return stay(selection);
  const outcome = outcomesBetween(turn, phase.from, phase.to)[index];
  return outcome ? play(selection, outcome, outcome.path, 0) : stay(selection);
}

function chipStep(turn: Turn, selection: Selection, by: 1 | -1): Selection {
  const { phase } = selection;
  if (phase.kind !== "chips") return selection;
  const count = outcomesBetween(turn, phase.from, phase.to).length;
  return { ...selection, phase: { ...phase, index: (phase.index + by + count) % count }, refusal: null };
}

function chipSelect(turn: Turn, selection: Selection, index: number): Selection {
  const { phase } = selection;
  if (phase.kind !== "chips" || !outcomesBetween(turn, phase.from, phase.to)[index]) return selection;
  return { ...selection, phase: { ...phase, index }, refusal: null };
}

function hover(selection: Selection, square: Square | null): Selection {
  const { phase } = selection;
  if (phase.kind !== "picked" && phase.kind !== "step") return selection;
  return phase.hover === square ? selection : { ...selection, phase: { ...phase, hover: square } };
}

function back(selection: Selection): Selection {
  const { phase } = selection;
  if (phase.kind === "chips" && phase.from !== phase.to)
    return { ...selection, phase: { kind: "picked", from: phase.from, hover: null }, refusal: null };
  if (phase.kind === "step" && phase.walked.length > 1) {
    return { ...selection, phase: { kind: "step", walked: phase.walked.slice(0, -1), hover: null }, refusal: null };
  }
  return { ...selection, phase: IDLE, refusal: null };
}

function setSteps(turn: Turn, selection: Selection, on: boolean): Selection {
  if (on === selection.steps) return selection;
  const from = pickedOf(selection);
  return from === null ? { ...selection, steps: on } : pick(turn, { ...selection, steps: on }, from);
}

function pick(turn: Turn, selection: Selection, from: Square): Selection {
  // Only steps and leaps are walked: a slide or a shot is given by its last square.
  const walks =
    selection.steps && outcomesOf(turn, from).every(({ kind }) => isWalked({ manner: mannerOf(turn.geometry, kind) }));
  const phase: Phase = walks ? { kind: "step", walked: [from], hover: null } : { kind: "picked", from, hover: null };
  return { ...selection, phase, refusal: null };
}

/** The reasons that only say that no own piece was tapped. */
const nonePicked: readonly string[] = ["no-piece", "not-your-piece"];

function refuse(turn: Turn, selection: Selection, route: readonly Square[]): Chosen {
  const square = route.at(-1) ?? "";
  const walking = selection.phase.kind === "step";
  const silent = { rule: "", text: walking ? words.notNext(square) : words.notReached(square), square };
  const refusal = turn.core.whyNot(route) ?? silent;
  // A tap next to a piece that may not move asks where it could go: the reason stays, since no own piece is on that square.
  const said = selection.refusal?.rule;
  const lesser = said !== undefined && nonePicked.includes(refusal.rule) && !nonePicked.includes(said);
  return stay(lesser ? selection : { ...selection, refusal });
}

function stay(selection: Selection): Chosen {
  return { selection, play: null, route: [], shown: 0 };
}

function play(selection: Selection, outcome: Outcome, route: readonly Square[], shown: number): Chosen {
  return { selection: { ...selection, phase: IDLE, refusal: null }, play: outcome, route, shown };
}
