// The texts of the reasons for a move, of perfect values and of the end of a game, which the first move does not need.
import { translatable } from "../lib/language.ts";

export const texts = {
  why: {
    heading: (notation: string) => `Why ${notation}?`,
    wait: "Thinking…",
    failed: "The engine did not answer. Please try again.",
    best: "Nothing better was found.",
    scores: "Scores count men, for the side that moves. Worked out in your browser.",
  },

  values: {
    wait: "Looking it up…",
    failed: {
      none: "There is no table with this position yet.",
      rated: "A rated game that you play is close to this position.",
      away: "The server did not answer. Please try again.",
    },
    moves: "Moves with their values",
    legend: "For the side to move: +5 wins in five moves, = draws, −12 loses in twelve moves.",
    more: "What this means",
  },

  end: {
    lookBack: "Look back",
    worst: "Find the worst moves",
  },
};
translatable("beside_insight", texts);
