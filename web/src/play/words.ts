// The sentences of choosing a move: line above the board, preview, cell names, live region. Square names first, no
// blame. What a rule says is worded by the core and only passed on.

import { translatable } from "../lib/language.ts";
import {
  DEFAULT_MEN,
  type Geometry,
  legsOf,
  type Men,
  type PieceLetter,
  pieceOf,
  seatsOf,
  type Square,
  TREE,
} from "@camlann/board";
import { kindOf } from "./kinds.ts";
import { type Field, isGoal, isWalked, mannerOf, manOf, type Outcome, type PerfectValue, type Turn } from "./turn.ts";

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
function word(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function plural(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** The moves that the winner still makes, as players count them. */
const movesLeft = ({ plies }: PerfectValue): number => Math.ceil((plies ?? 0) / 2);

/** "win in 3 moves", "draw". */
const valueText = (value: PerfectValue): string =>
  value.wdl === "draw" ? "draw" : `${value.wdl} in ${plural(movesLeft(value), "move", "moves")}`;

/** "+3", "=", "−6". */
export const valueSign = (value: PerfectValue): string =>
  value.wdl === "draw" ? "=" : `${value.wdl === "win" ? "+" : "−"}${String(movesLeft(value))}`;

/** "knight": what a letter of the men is called. */
function pieceName(letter: PieceLetter, men: Men = DEFAULT_MEN): string {
  return men[letter.toLowerCase()] ?? letter;
}

/** The part of a board that gives the seat of a letter. */
type Peopled = Pick<Geometry, "men" | "seating">;

/** "red knight". */
function pieceWords(letter: PieceLetter, board: Peopled): string {
  if (letter === TREE) return "tree";
  const piece = pieceOf(letter, board);
  return piece ? `${piece.seat.name.toLowerCase()} ${piece.man}` : letter;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** Outcomes with those put together that differ only in what a piece becomes. */
function regardless(outcomes: readonly Outcome[]): readonly Outcome[] {
  const first = new Map<Square, Outcome>();
  return outcomes.filter((outcome) => {
    if (outcome.promotion === undefined) return true;
    const known = first.has(outcome.to);
    first.set(outcome.to, outcome);
    return !known;
  });
}

/** "7 steps, 1 charge": what a piece can do, by kind. */
function abilities({ geometry }: Turn, outcomes: readonly Outcome[]): string {
  const distinct = regardless(outcomes);
  return geometry.kinds
    .flatMap(({ word: kind }) => {
      const count = distinct.filter((outcome) => outcome.kind === kind).length;
      const { one, many } = kindOf({ kind });
      return count > 0 ? [plural(count, one, many)] : [];
    })
    .join(", ");
}

/** "B2–B4×D6×F4", "f9×f10+f11+f12", "c11–c12 = queen". */
function pathText(outcome: Outcome, field: Field): string {
  const { path, captures } = outcome;
  const manner = mannerOf(field, outcome.kind);
  const becomes = outcome.promotion === undefined ? "" : ` = ${pieceName(outcome.promotion, field.men)}`;
  const [first = "", ...rest] = path;
  if (manner === "shot") return `${first} shoots ${outcome.to}`;
  if (manner === "put") return `tree on ${outcome.to}`;
  if (isWalked({ manner })) {
    const legs = legsOf({ squares: path, captures, manner });
    return first + rest.map((square, i) => (legs[i]?.kind === "jump" ? `×${square}` : `–${square}`)).join("");
  }
  const quiet = rest.filter((square) => !captures.includes(square));
  const taken = captures.length > 0 ? `×${captures.join("+")}` : "";
  return first + quiet.map((square) => `–${square}`).join("") + taken + becomes;
}

// ---- the board in words ----

/** Name of a cell: "F6, white knight, 7 moves, 1 capture". */
function cellName(turn: Turn, square: Square, outcomes: readonly Outcome[]): string {
  const letter = turn.pieces[square];
  const owner = seatsOf(turn.geometry).find(({ id }) => turn.geometry.castles[id]?.includes(square));
  const parts: string[] = [square];
  if (owner) parts.push(`${owner.name}'s castle`);
  parts.push(letter ? pieceWords(letter, turn.geometry) : "empty");
  if (turn.obligation.kind === "check" && turn.obligation.squares.includes(square))
    parts.push(turn.obligation.attack ? "checkmated" : "in check");
  if (turn.free && outcomes.some(({ kind }) => kind === "plant")) parts.push("a tree may be put here");
  else if (turn.free) {
    const distinct = regardless(outcomes);
    const captures = distinct.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = distinct.length - captures;
    if (quiet > 0) parts.push(plural(quiet, "move", "moves"));
    if (captures > 0) parts.push(plural(captures, "capture", "captures"));
  }
  return parts.join(", ");
}

/** Returns the addition to a cell's name while the picked piece can go there: "charge, takes 2". */
function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plant" ? "chosen for a tree" : kindOf(best).one];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("into the castle");
  if (best.captures.length > 0) parts.push(`takes ${String(best.captures.length)}`);
  if (best.promotion !== undefined) parts.push("then choose what it becomes");
  else if (ways.length > 1) parts.push(`${word(ways.length)} ways`);
  return parts.join(", ");
}

/** "six men", "a knight and two men": the greatest first. */
function takenText(pieces: Turn["pieces"], captures: readonly Square[], board: Peopled): string {
  const man = (square: Square) => pieceOf(pieces[square] ?? "", board)?.man;
  const counts = Object.values(board.men ?? DEFAULT_MEN)
    .reverse()
    .flatMap((name) => {
      const count = captures.filter((square) => man(square) === name).length;
      if (count === 0) return [];
      return [count === 1 ? withArticle(name) : `${word(count)} ${name === "man" ? "men" : `${name}s`}`];
    });
  const last = counts.pop() ?? "";
  return counts.length > 0 ? `${counts.join(", ")} and ${last}` : last;
}

/**
 * A move as a sentence for the live region: "Black knight I10 canters to G8 and takes six men, ending on C8."
 * `pieces` are those before the move.
 */
function moveSentence(pieces: Turn["pieces"], outcome: Outcome, board: Peopled = {}): string {
  const letter = pieces[outcome.from];
  const who = letter ? `${capital(pieceWords(letter, board))} ${outcome.from}` : outcome.from;
  const taken = takenText(pieces, outcome.captures, board);
  switch (outcome.kind) {
    case "plain":
      return `${who} steps to ${outcome.to}.`;
    case "plant":
      return `A tree is put on ${outcome.to}.`;
    case "swap":
      return "The first move is taken over, and the board turned over.";
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
  const becomes =
    outcome.promotion === undefined ? "" : ` and becomes ${withArticle(pieceName(outcome.promotion, board.men))}`;
  if (outcome.captures.length === 0) return `${who} moves to ${outcome.to}${becomes}.`;
  if (outcome.captures.length > 1) return `${who} takes ${taken} in a run, ending on ${outcome.to}${becomes}.`;
  const verb = outcome.kind === "shot" ? "shoots" : "takes";
  return `${who} ${verb} ${taken} on ${outcome.to}${becomes}.`;
}

// ---- choosing a move ----

export const words = {
  word,
  valueText,
  pieceWords,
  pathText,
  cellName,
  targetName,
  moveSentence,

  yourMove: "Your move.",

  picked: (turn: Turn, letter: PieceLetter, square: Square, outcomes: readonly Outcome[]): string =>
    `${capital(manOf(turn, letter))} ${square}: ${abilities(turn, outcomes)}.`,

  preview: (turn: Turn, outcome: Outcome): string => {
    const path = pathText(outcome, turn.geometry);
    if (mannerOf(turn.geometry, outcome.kind) === "shot") return `${path} and stays.`;
    return outcome.captures.length > 0 ? `${path}: takes ${String(outcome.captures.length)}.` : `${path}.`;
  },

  previewOfSeveral: (ways: readonly Outcome[]): string => {
    const [best] = ways;
    if (!best) return "";
    if (best.promotion !== undefined) return `${best.from} to ${best.to}: choose what it becomes.`;
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

  promotionLabel: (to: Square): string => `What the pawn becomes on ${to}`,
  promoting: (turn: Turn, { to, promotion = "" }: Outcome): string =>
    `${to}: ${capital(pieceName(promotion, turn.geometry.men))}. Choose what the pawn becomes.`,

  /**
   * One of several routes: the number of men it takes and, if others take equally many, the man by which it differs.
   */
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

  /** The same with its end, for use without the board: "takes 7, ends on C4". */
  chipInFull: (outcome: Outcome, ways: readonly Outcome[]): string =>
    `${words.chip(outcome, ways)}, ends on ${outcome.to}`,

  confirm: (turn: Turn, outcome: Outcome): string => {
    const men = outcome.captures.length;
    return `Play ${pathText(outcome, turn.geometry)}${men > 0 ? `, taking ${String(men)}` : ""}?`;
  },
  confirmChip: "Play",
  confirmHint: "Press Enter to play, Escape to drop the piece.",

  aheadPicked: (square: Square): string => `${square}: choose where it goes as soon as it is your turn.`,
  aheadSet: (plans: readonly { from: Square; to: Square }[]): string =>
    `${plans.map(({ from, to }) => `${from} to ${to}`).join(", then ")} as soon as it is your turn. Tap an empty square to drop ${plans.length > 1 ? "them" : "it"}.`,
  aheadDropped: ([first, ...rest]: readonly { from: Square; to: Square }[]): string =>
    first
      ? `${first.from} to ${first.to} is no longer possible, so it was removed${rest.map(({ from, to }) => `, and ${from} to ${to}`).join("")}.`
      : "",

  /** Of a tap that waited until moves were possible again. */
  tooLate: "That tap came too late.",

  walkButtons: { end: "End here", back: "One leg back" },
  walkLabel: (square: Square, stop: boolean): string =>
    stop ? `The move may end on ${square}` : `The move goes on from ${square}`,

  walkedFrom: (square: Square): string => `${square}, left`,
  walkedHere: (square: Square, stop: boolean): string =>
    `${square}, the piece is here${stop ? ", the move may end" : ""}`,
  /** A leg that can follow: "jump, takes E5". */
  leg: (kind: Outcome["kind"], captured: Square | null): string =>
    captured === null ? kindOf({ kind }).one : `${kindOf({ kind }).one}, takes ${captured}`,

  stepFirst: (turn: Turn, letter: PieceLetter, square: Square): string =>
    `${capital(manOf(turn, letter))} ${square}: tap its landings one after another.`,

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

  /** Title of the preview next to the board: "E6 to A8: charge, takes 3", "c11 to c12: move, becomes a queen". */
  previewTitle: (turn: Turn, outcome: Outcome): string => {
    const { from, to, captures, promotion } = outcome;
    const ends = from === to && captures.length === 0 ? to : `${from} to ${to}`;
    const parts = [`${ends}: ${kindOf(outcome).one}`];
    if (captures.length > 0) parts.push(`takes ${String(captures.length)}`);
    if (promotion !== undefined) parts.push(`becomes ${withArticle(pieceName(promotion, turn.geometry.men))}`);
    return parts.join(", ");
  },
  /** Added to the name of a cell from which moves begin. */
  bestValue: (value: PerfectValue): string => `best move: ${valueText(value)}`,
  /** Added to the name of a cell to which the picked piece can go. */
  targetValue: (value: PerfectValue): string => `perfect play: ${valueText(value)}`,
  playHint: "Press Enter to play, Escape to drop the piece.",
  chipHint: "Press its number, or Enter for the one selected.",
  stepHint: "Backspace takes a leg back, Escape drops the piece.",

  boardLabel: (name: string, seat: string, over: boolean): string =>
    over ? `${name}, the game is over` : `${name}, ${seat} to move`,
};
translatable("words", words);
