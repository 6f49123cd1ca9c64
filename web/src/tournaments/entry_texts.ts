// The texts of entries.
import type { Tournament } from "../lib/wire.ts";

export const entryTexts = {
  who: "Who may enter",
  cap: "Players at most",
  capHelp: "Leave it empty for as many as fit.",
  lowest: "Lowest rating",
  highest: "Highest rating",
  code: "Entry code",
  codeHelp: "At least 4 characters. Only directors see it; give it to the players.",
  approval: "I accept or refuse each player",
  applicants: "Players who ask to enter",
  nobody: "Nobody asks to enter now.",
  codeIs: "Entry code:",
  unrated: "no rating",
  rated: (rating: number): string => `rating ${String(rating)}`,
  accept: "Accept",
  acceptOne: (name: string): string => `Accept ${name}`,
  refuse: "Refuse",
  refuseOne: (name: string): string => `Refuse ${name}`,
  refused: "refused",
  waiting: "You have asked to enter. A director accepts or refuses you.",
  wasRefused: "A director has refused your entry. You can ask again ten minutes later, three times in all.",
  withdraw: "Do not ask any more",
  ask: "Ask to enter",
  /** The limits in sentences; empty without any. */
  terms: ({ cap, lowestRating, highestRating, needsCode, approval }: Tournament): string =>
    [
      cap === undefined ? "" : `At most ${String(cap)} players.`,
      lowestRating !== undefined && highestRating !== undefined
        ? `For ratings from ${String(lowestRating)} to ${String(highestRating)}.`
        : lowestRating !== undefined
          ? `For ratings of at least ${String(lowestRating)}.`
          : highestRating !== undefined
            ? `For ratings of at most ${String(highestRating)}.`
            : "",
      needsCode === true ? "With an entry code from the director." : "",
      approval === true ? "A director accepts or refuses each player." : "",
    ]
      .filter((one) => one !== "")
      .join(" "),
};
