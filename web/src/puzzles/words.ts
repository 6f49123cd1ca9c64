// The texts of a puzzle: its task, and comments on answers, built from the core's data.
import { ofCore } from "../lib/language.ts";
import { effectOf, type Outcome, type Variant } from "../lib/core.ts";
import { isWalked, mannerOf, manOf } from "../play/turn.ts";
import type { Puzzle } from "./puzzle.ts";
import { shownMove } from "../play/written.ts";
import type { Refuted, Solving, Wrong } from "./solving.svelte.ts";
import { texts } from "./texts.ts";
import type { Walk } from "./walk.ts";

type Asked = Pick<Solving, "answer" | "choices" | "toFind"> & { readonly puzzle: Pick<Puzzle, "won" | "also"> };

/** True if a one-move puzzle is solved by the move that takes the most men: all others take fewer. */
export const asksForMost = ({ answer, choices, toFind }: Pick<Asked, "answer" | "choices" | "toFind">): boolean => {
  const [best] = answer;
  if (!best || toFind > 1 || best.captures.length < 2) return false;
  const effect = effectOf(best);
  return choices.every((choice) => choice.captures.length < best.captures.length || effectOf(choice) === effect);
};

/** Returns the task in one sentence. */
export const taskOf = (asked: Asked): string =>
  asked.puzzle.won === "material" && asksForMost(asked)
    ? texts.most
    : texts.wins(asked.toFind, asked.puzzle.won, !asked.puzzle.also.some((others) => others.length > 0));

/** Returns the fault of a move, and the square from which to try again. */
export function wrongText(
  asked: Pick<Asked, "answer" | "choices" | "toFind">,
  { played, wanted, walked, left }: Wrong,
): string {
  const fewer = asksForMost(asked) && played.captures.length < wanted.captures.length;
  const what = fewer ? texts.more(played.captures.length) : texts.notIt;
  return `${what} ${whereText(walked, left)}`.trim();
}

/** Returns the answer to a wrong move in a sentence: "Black answers G9×E7, which takes one with a jump." */
export function refutedText(variant: Pick<Variant, "seating">, { wrong, reply, reasons, seat }: Refuted): string {
  const name = variant.seating.find(({ id }) => id === seat)?.name ?? "";
  if (!reply) return texts.looksForAnswer(shownMove(wrong.played.notation), name);
  return texts.answers(
    shownMove(wrong.played.notation),
    name,
    shownMove(reply.notation),
    ofCore(whyItWins(reasons)[0] ?? ""),
  );
}

function whereText(walked: readonly string[], left: number): string {
  if (left === 0) return texts.otherPiece;
  if (left >= walked.length) return texts.goOn(walked.at(-1) ?? "");
  return left > 1 ? texts.left(walked[left] ?? "", walked[left - 1] ?? "") : "";
}

/**
 * Returns the engine's reasons why a move wins. The line that follows is on the board; what the move allows or trades
 * is not part of it.
 */
export const whyItWins = (reasons: readonly string[]): string[] =>
  reasons.filter((reason) => !/^(expects|allows|loses|trades) /.test(reason));

/** Returns the name of the man on a square. */
export const manAt = (variant: Variant, pieces: Solving["plies"][number]["before"]["pieces"], square: string): string =>
  manOf({ geometry: variant }, pieces[square] ?? "");

/** "One piece captured. The knight must go on: E5, G5, I5 or I7." */
export const walkText = (man: string, { taken, next, stop }: Walk): string => texts.walked(man, taken, next, stop);

/** True if moves of a game are walked leg by leg. */
export const isWalkedGame = (variant: Variant, outcomes: readonly Outcome[]): boolean =>
  outcomes.every(({ kind }) => isWalked({ manner: mannerOf(variant, kind) }));
