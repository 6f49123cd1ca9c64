// The texts of games with days for each move: plans and notes.
import { translatable } from "../lib/language.ts";
import { shownMove } from "../play/written.ts";
import type { Outcome } from "../lib/core.ts";

const fromTo = ({ kind, from, to, notation }: Outcome): string =>
  kind === "swap" ? notation : from === to ? `a tree on ${to}` : `${from} to ${to}`;
const taking = ({ captures }: Outcome): string => (captures.length > 0 ? ` and take ${String(captures.length)}` : "");

/** A move of a plan, with its player. */
export interface Step {
  outcome: Outcome;
  own: boolean;
  /** "Black". */
  name: string;
}

export const texts = {
  plans: "Your plans",
  hidden: (others: string) => `${others} ${others.includes(" and ") ? "do" : "does"} not see them`,
  none: "Nothing planned.",
  how: (name: string) => `Nothing planned. Move ${name}’s piece on the board, then your own.`,
  if: "if",
  then: "then",
  otherwise: "Anything else: you are asked as usual.",
  save: "Save this plan",
  further: "Plan further",
  drop: "Drop",
  dropOf: (moves: readonly string[]) => `Drop the plan ${moves.map(shownMove).join(", ")}`,
  openOf: (moves: readonly string[]) => `Plan further after ${moves.map(shownMove).join(", ")}`,
  begin: (name: string) => `A plan, not the game: choose a move for ${name}.`,
  /** The last moves of a plan that is being made; the next one is `next`’s. */
  line: (steps: readonly Step[], next: { own: boolean; name: string } | undefined): string => {
    const theirs = steps.filter(({ own }) => !own).at(-1);
    const last = steps.at(-1);
    if (!theirs || !last) return "";
    const begin = `A plan, not the game: if ${theirs.name} plays ${fromTo(theirs.outcome)}`;
    if (last.own) return `${begin}, you answer ${fromTo(last.outcome)}${taking(last.outcome)}.`;
    return next?.own ? `${begin}, what do you answer?` : `${begin}, then ${next?.name ?? ""}?`;
  },
  settings: "Leave and reminders",
  notes: "Notes",
  onlyYou: "only you read them",
  notePlaceholder: "Nothing noted.",
  noteSaved: "Saved.",
  noteLater: "Not saved yet.",
};
translatable("days", texts);
