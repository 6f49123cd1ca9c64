// The texts of entries.
import { translatable } from "../lib/language.ts";
import type { NameListForm, Tournament } from "../lib/wire.ts";

export type EntryTerms = Pick<Tournament, "cap" | "lowestRating" | "highestRating" | "needsCode" | "approval">;

export const entryTexts = {
  names: "Enter names without a device",
  namesHelp:
    "For players who play at a board in the room: you enter their results. Only names and ratings are kept. A name that has left comes back.",
  list: "Names",
  listHelp: {
    lines: "One name in each line, with the rating behind it if there is one: Anna 1500",
    csv: "A name and a rating in each line, or a first line with the titles name and rating",
    trf: "The players of a report for FIDE: the lines that begin with 001",
  } satisfies Record<NameListForm, string>,
  form: "The list is",
  forms: { lines: "one name in each line", csv: "a table (CSV)", trf: "a report (TRF16)" } satisfies Record<
    NameListForm,
    string
  >,
  file: "Or a file",
  tooLong: "This file is longer than 64 kB.",
  enterThem: "Enter these names",
  entered: (count: number): string => `Entered: ${String(count)}.`,
  noDevice: "no device",
  atBoard: "at the board",
  boards: (count: number): string =>
    count === 1
      ? "One open game is played at a board in the room: enter its result."
      : `${String(count)} open games are played at boards in the room: enter their results.`,
  yourBoard: "You play at a board in the room.",
  who: "Who may enter",
  cap: "Players at most",
  capHelp: "Leave it empty for as many as fit.",
  lowest: "Lowest rating",
  highest: "Highest rating",
  code: "Entry code",
  codeHelp: "At least 4 characters. Only directors see it; give it to the players.",
  approval: "I accept or refuse each player",
  applicants: "Players who ask to enter",
  nobody: "Nobody asks now.",
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
  terms: ({ cap, lowestRating, highestRating, needsCode, approval }: EntryTerms): string =>
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
translatable("tournaments_entry", entryTexts);
