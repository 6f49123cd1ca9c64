// The texts of the editor of positions.
import { translatable } from "../lib/language.ts";

export const texts = {
  title: (name: string) => `Set up a position of ${name}`,
  games: "Set up a position of",
  board: (name: string) => `${name}, position editor`,
  square: (square: string, piece: string | undefined) => `${square}, ${piece ?? "empty"}`,
  palette: "Pieces",
  remove: "Remove pieces",
  toMove: "To move",
  mirror: (seats: number) => (seats === 2 ? "Mirror for Black" : "Copy the first player's set-up to everyone"),
  castleMoves: "Castle moves used",
  clear: "Clear the board",
  reset: "Starting position",
  fen: "The position as FEN",
  unread: "This FEN cannot be read, so the board stays as it is.",
  ready: "Ready to play.",
  play: "Play from here",
  print: "Print",
  share: "Copy link",
  help: "Choose a piece, then tap squares. Drag a piece to move it, or off the board to remove it. Keys: the arrows move over the board, Enter puts the piece there, Backspace removes one.",
};
translatable("editor", texts);
