// The sentences of choosing a move: line above the board, preview, cell names, live region. Square names first, no
// blame. What a rule says is worded by the core and only passed on.

import { legsOf, type PieceLetter, type Square } from "@camlann/board";
import { isGoal, type Outcome, type Turn } from "./turn.ts";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A number as a word up to twelve. */
export function word(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plural(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

export const sideName = { w: "White", b: "Black" } as const;

/** "knight" or "man". */
export function pieceName(letter: PieceLetter): string {
  return letter === "K" || letter === "k" ? "knight" : "man";
}

function sideOf(letter: PieceLetter): "white" | "black" {
  return letter === "K" || letter === "M" ? "white" : "black";
}

/** "7 steps, 1 charge": what a piece can do, by kind. */
function abilities(outcomes: readonly Outcome[]): string {
  const kinds = [
    ["plain", "step", "steps"],
    ["canter", "canter", "canters"],
    ["castle", "castle move", "castle moves"],
    ["jump", "jump", "jumps"],
    ["charge", "charge", "charges"],
  ] as const;
  return kinds
    .flatMap(([kind, one, many]) => {
      const count = outcomes.filter((outcome) => outcome.kind === kind).length;
      return count > 0 ? [plural(count, one, many)] : [];
    })
    .join(", ");
}

/** "B2 – B4 × D6 × F4". */
export function pathText(path: readonly Square[], captures: readonly Square[]): string {
  const [first = "", ...rest] = path;
  const legs = legsOf({ squares: path, captures });
  return first + rest.map((square, i) => (legs[i]?.kind === "jump" ? ` × ${square}` : ` – ${square}`)).join("");
}

export const words = {
  yourMove: "Your move.",

  picked: (letter: PieceLetter, square: Square, outcomes: readonly Outcome[]): string =>
    `${capital(pieceName(letter))} ${square}: ${abilities(outcomes)}.`,

  preview: (outcome: Outcome): string => {
    const path = pathText(outcome.path, outcome.captures);
    return outcome.captures.length > 0 ? `${path}: takes ${String(outcome.captures.length)}.` : `${path}.`;
  },

  previewOfSeveral: (ways: readonly Outcome[]): string => {
    const [best] = ways;
    if (!best) return "";
    const counts = [...new Set(ways.map((way) => way.captures.length))];
    const most = counts.at(0) ?? 0;
    const least = counts.at(-1) ?? 0;
    const takes =
      counts.length > 3
        ? `${String(least)} to ${String(most)}`
        : counts
            .map(String)
            .join(", ")
            .replace(/, (\d+)$/, " or $1");
    return `${best.from} to ${best.to} in ${word(ways.length)} ways: takes ${takes}.`;
  },

  severalWays: (to: Square, count: number): string => `${to} can be reached in ${word(count)} ways.`,

  /** One of several ways: how many it takes and, beside others that take as many, by whom it differs from them. */
  chip: (outcome: Outcome, ways: readonly Outcome[]): string => {
    const count = outcome.captures.length;
    if (count === 0) return "takes none";
    const alike = ways.filter((way) => way.captures.length === count);
    if (alike.length === 1) return `takes ${String(count)}`;
    const takes = (way: Outcome, square: Square) => way.captures.includes(square);
    const own = outcome.captures.filter((square) => !alike.every((way) => takes(way, square)));
    const all = new Set(alike.flatMap((way) => way.captures));
    const spared = [...all].filter((square) => !takes(outcome, square));
    return spared.length < own.length
      ? `takes ${String(count)}, not ${spared.join(" ")}`
      : `takes ${String(count)}: ${own.join(" ")}`;
  },

  confirm: (outcome: Outcome): string => {
    const men = outcome.captures.length;
    return `Play ${pathText(outcome.path, outcome.captures)}${men > 0 ? `, taking ${String(men)}` : ""}?`;
  },
  confirmChip: "Play",
  confirmHint: "Press Enter to play, Escape to drop the piece.",

  aheadPicked: (square: Square): string => `${square}: choose where it goes as soon as it is your turn.`,
  aheadSet: (from: Square, to: Square): string => `${from} to ${to} as soon as it is your turn. Any tap takes it back.`,

  endHere: "End here",
  endHereLabel: (square: Square): string => `The move may end on ${square}`,

  stepFirst: (letter: PieceLetter, square: Square): string =>
    `${capital(pieceName(letter))} ${square}: tap its landings one after another.`,

  stepped: (legs: number, men: number, stop: boolean, more: boolean): string => {
    const walked = `${capital(word(legs))} ${legs === 1 ? "leg" : "legs"} walked`;
    const taken = men > 0 ? `, ${word(men)} ${men === 1 ? "piece" : "pieces"} taken` : "";
    const then = stop
      ? more
        ? "You may go on or end here."
        : "End here."
      : more
        ? "You must go on."
        : "No way on: take a leg back.";
    return `${walked}${taken}. ${then}`;
  },

  notNext: (square: Square): string => `${square} is not the next landing. Walk there leg by leg.`,
  notReached: (square: Square): string => `${square}: this piece does not reach it.`,

  /** Title of the preview beside the board: "E6 to A8: charge, takes 3". */
  previewTitle: (outcome: Outcome): string => {
    const kind = outcome.kind === "castle" ? "castle move" : outcome.kind === "plain" ? "step" : outcome.kind;
    const men = outcome.captures.length;
    return `${outcome.from} to ${outcome.to}: ${kind}${men > 0 ? `, takes ${String(men)}` : ""}`;
  },
  playHint: "Press Enter to play, Escape to drop the piece.",
  chipHint: "Press its number, or Enter for the one selected.",
  stepHint: "Backspace takes a leg back, Escape drops the piece.",

  boardLabel: (name: string, seat: "w" | "b", over: boolean): string =>
    over ? `${name}, the game is over` : `${name}, ${sideName[seat]} to move`,
};

// ---- the board in words ----

/** Name of a cell: "F6, white knight, 7 moves, 1 capture". */
export function cellName(turn: Turn, square: Square, outcomes: readonly Outcome[]): string {
  const letter = turn.pieces[square];
  const castle = turn.geometry.castles.w.includes(square)
    ? "White's castle"
    : turn.geometry.castles.b.includes(square)
      ? "Black's castle"
      : null;
  const parts: string[] = [square];
  if (castle) parts.push(castle);
  parts.push(letter ? `${sideOf(letter)} ${pieceName(letter)}` : "empty");
  if (turn.free) {
    const captures = outcomes.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = outcomes.length - captures;
    if (quiet > 0) parts.push(plural(quiet, "move", "moves"));
    if (captures > 0) parts.push(plural(captures, "capture", "captures"));
  }
  return parts.join(", ");
}

/** What is added to a cell's name while the picked piece can go there: "charge, takes 2". */
export function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plain" ? "step" : best.kind === "castle" ? "castle move" : best.kind];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("into the castle");
  if (best.captures.length > 0) parts.push(`takes ${String(best.captures.length)}`);
  if (ways.length > 1) parts.push(`${word(ways.length)} ways`);
  return parts.join(", ");
}

/** "six men", "a knight and two men". */
function takenText(pieces: Turn["pieces"], captures: readonly Square[]): string {
  const knights = captures.filter((square) => pieces[square]?.toLowerCase() === "k").length;
  const men = captures.length - knights;
  const count = (n: number, one: string, many: string) => (n === 1 ? `a ${one}` : `${word(n)} ${many}`);
  const parts = [];
  if (knights > 0) parts.push(count(knights, "knight", "knights"));
  if (men > 0) parts.push(count(men, "man", "men"));
  return parts.join(" and ");
}

/**
 * A move as a sentence for the live region: "Black knight I10 canters to G8 and takes six men, ending on C8."
 * `pieces` are those before the move.
 */
export function moveSentence(pieces: Turn["pieces"], outcome: Outcome): string {
  const letter = pieces[outcome.from];
  const who = letter ? `${capital(sideOf(letter))} ${pieceName(letter)} ${outcome.from}` : outcome.from;
  const taken = takenText(pieces, outcome.captures);
  switch (outcome.kind) {
    case "plain":
      return `${who} steps to ${outcome.to}.`;
    case "canter":
      return `${who} canters to ${outcome.to}.`;
    case "castle":
      return `${who} moves within the castle to ${outcome.to}.`;
    case "jump":
      return outcome.path.length === 2
        ? `${who} jumps to ${outcome.to} and takes ${taken}.`
        : `${who} jumps and takes ${taken}, ending on ${outcome.to}.`;
    case "charge": {
      const turning = legsOf({ squares: outcome.path, captures: outcome.captures }).find((leg) => leg.kind === "jump");
      return `${who} canters to ${turning?.from ?? outcome.to} and takes ${taken}, ending on ${outcome.to}.`;
    }
  }
}
