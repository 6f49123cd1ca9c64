// Turns for tests: made of pieces and of routes that are simply declared to be the legal ones. No rules here either.

import type { PieceLetter, Square } from "@camlann/board";
import { legsOf } from "@camlann/board";
import type { Core, Field, Outcome, Turn } from "./turn.ts";

/** A made-up refusal, recognisable in tests. */
export const REFUSED = "not so";

const grid = (files: number, ranks: number): Square[] =>
  Array.from(
    { length: files * ranks },
    (_, i) => String.fromCharCode(65 + (i % files)) + String(1 + Math.floor(i / files)),
  );

/** The cut board of the design's pictures: seven files, six ranks, no castles unless given. */
export const FIELD: Field = {
  squares: grid(7, 6),
  castles: { w: [], b: [] },
  seating: [
    { id: "w", name: "White", side: 0, men: "MK", castle: [], goal: [] },
    { id: "b", name: "Black", side: 1, men: "mk", castle: [], goal: [] },
  ],
  kinds: [
    { word: "plain", manner: "step" },
    { word: "canter", manner: "leap" },
    { word: "castle", manner: "step" },
    { word: "jump", manner: "leap" },
    { word: "charge", manner: "leap" },
  ],
};

/** The same with castles of one square; each side's goal is the other's castle. */
export const withCastles = (white: Square, black: Square): Field => ({
  ...FIELD,
  castles: { w: [white], b: [black] },
  seating: FIELD.seating.map((seat) => ({ ...seat, goal: [seat.id === "w" ? black : white] })),
});

/** A declared route: the squares from start to end. */
export type Walk = readonly Square[];

type Pieces = Readonly<Partial<Record<Square, PieceLetter>>>;

const own = (letter: PieceLetter | undefined, seat: string): boolean =>
  letter !== undefined && (letter === letter.toUpperCase()) === (seat === "w");

/** The square between two, for leaps. */
function between(a: Square, b: Square): Square {
  const file = (a.charCodeAt(0) + b.charCodeAt(0)) / 2;
  return String.fromCharCode(file) + String((Number(a.slice(1)) + Number(b.slice(1))) / 2);
}

function isStep(a: Square, b: Square): boolean {
  return Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(Number(a.slice(1)) - Number(b.slice(1))) <= 1;
}

/** Returns the enemies that a route leaps over. */
function capturesOf(walk: Walk, pieces: Pieces, seat: string): Square[] {
  return walk.slice(1).flatMap((to, i) => {
    const from = walk[i] ?? to;
    if (isStep(from, to)) return [];
    const over = between(from, to);
    return own(pieces[over], seat) || pieces[over] === undefined ? [] : [over];
  });
}

function outcomeOf(walk: Walk, pieces: Pieces, seat: string): Outcome {
  const captures = capturesOf(walk, pieces, seat).sort();
  const legs = legsOf({ squares: walk, captures });
  const kinds = new Set(legs.map((leg) => leg.kind));
  const kind = kinds.has("plain") ? "plain" : !kinds.has("jump") ? "canter" : kinds.has("canter") ? "charge" : "jump";
  const notation = (walk[0] ?? "") + legs.map((leg) => (leg.kind === "jump" ? "x" : "-") + leg.to).join("");
  return { from: walk[0] ?? "", to: walk.at(-1) ?? "", captures, kind, path: walk, notation };
}

const effect = (outcome: Outcome): string => [outcome.from, outcome.to, ...outcome.captures].join(" ");

/** A core for which exactly these walks are legal. */
export function coreOf(walks: readonly Walk[], pieces: Pieces, seat = "w"): Core & { asked: string[] } {
  const asked: string[] = [];
  const starts = (walk: Walk, squares: Walk) => squares.every((square, i) => walk[i] === square);
  return {
    asked,
    legs(walked) {
      const fitting = walks.filter((walk) => starts(walk, walked));
      const here = walked.at(-1) ?? "";
      const next = [...new Set(fitting.flatMap((walk) => walk[walked.length] ?? []))].map((square) => {
        const step = isStep(here, square);
        const [over = null] = capturesOf([here, square], pieces, seat);
        return {
          square,
          kind: step ? ("plain" as const) : over ? ("jump" as const) : ("canter" as const),
          captures: over,
        };
      });
      const stop = walked.length > 1 && fitting.some((walk) => walk.length === walked.length);
      return { next, stop, outcome: stop ? outcomeOf(walked, pieces, seat) : null };
    },
    whyNot(route) {
      asked.push(route.join(" "));
      const [from, to] = route;
      const fits = walks.some(
        (walk) =>
          walk.join() === route.join() ||
          (route.length === 1 && walk[0] === from) ||
          (route.length === 2 && walk[0] === from && walk.at(-1) === to),
      );
      return fits ? null : { rule: "some-rule", text: REFUSED, square: route.at(-1) ?? "" };
    },
  };
}

/** A turn in which exactly these walks are legal. */
export function turnOf(walks: readonly Walk[], pieces: Pieces, more: Partial<Turn> = {}): Turn {
  const seat = more.seat ?? "w";
  const outcomes = new Map<string, Outcome>();
  for (const walk of walks) {
    const outcome = outcomeOf(walk, pieces, seat);
    const known = outcomes.get(effect(outcome));
    if (!known || known.path.length > walk.length) outcomes.set(effect(outcome), outcome);
  }
  return {
    core: coreOf(walks, pieces, seat),
    seat,
    pieces,
    outcomes: [...outcomes.values()],
    obligation: { kind: "none", squares: [], text: "", may: "" },
    geometry: FIELD,
    free: true,
    ...more,
  };
}
