// The texts of resigning, which come with their dialog.
import { translatable } from "../lib/language.ts";

export const texts = {
  sure: "Resign this game?",
  text: "The game ends and the other side wins.",
  team: (losers: string, winners: string) => `The game ends for the whole team: ${losers} lose, ${winners} win.`,
  yes: "Resign",
  no: "Play on",
};
translatable("beside_resign", texts);
