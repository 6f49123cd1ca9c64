// The texts of an embedded board.
export const texts = {
  title: "Camlann",
  loading: "Loading…",
  missing: "This game does not exist, or is not public.",
  wrong: "This board cannot be shown",
  begin: "The starting position.",
  moves: "Moves",
  first: "To the start",
  back: "One move back",
  on: "One move on",
  last: "To the last move",
  open: "Open on Camlann",
};
