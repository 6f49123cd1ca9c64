// The texts of simultaneous displays.
import { translatable } from "../lib/language.ts";
import type { GiverColour } from "../lib/wire.ts";

const counted = (count: number, one: string): string => `${String(count)} ${count === 1 ? one : `${one}s`}`;

export const simulTexts = {
  giver: "Who gives the display",
  me: "I do",
  colour: "The giver plays",
  colours: {
    white: "White",
    black: "Black",
    alternating: "White on odd boards, Black on even ones",
  } satisfies Record<GiverColour, string>,
  extra: "More minutes for the giver, on each board",
  /** Before the start. */
  terms: (name: string, colour: GiverColour, minutes: number) =>
    `${name} plays against all others at once: ${{ white: "White on all boards", black: "Black on all boards", alternating: "White on odd boards, Black on even ones" }[colour]}${minutes > 0 ? `, with ${counted(minutes, "more minute")} on each clock` : ""}.`,
  missing: "The giver has left. The display starts when the giver is here again.",

  heading: "Boards",
  /** "+5 =1 −2" */
  score: (won: number, drawn: number, lost: number) => `+${String(won)} =${String(drawn)} −${String(lost)}`,
  inWords: (name: string, won: number, drawn: number, lost: number, open: number) =>
    `${name}: ${String(won)} won, ${String(drawn)} drawn, ${String(lost)} lost${open > 0 ? `, ${String(open)} open` : ""}`,
  board: (number: number) => `Board ${String(number)}`,
  yourMove: "your move",
  toMove: (name: string) => `${name} to move`,
  waiting: (boards: number) =>
    boards === 0
      ? "No board waits for you now."
      : boards === 1
        ? "One board waits for you."
        : `${String(boards)} boards wait for you.`,
  goTo: (board: number) => `Go to board ${String(board)}`,
};
translatable("tournaments_simul", simulTexts);
