// Texts of the panels that are not needed for its first paint.
import { translatable } from "../lib/language.ts";

export const texts = {
  reconstructed: "Some rules are reconstructed:",
  whichOnes: "which ones",
  legTo: { jump: "jump to", canter: "canter to", take: "takes", shot: "shoots" },
  idleHelp: "Tap a piece with a ring to see where it can go.",
  waitHelp: (meanwhile: "" | "computer" | "person") =>
    `You can look back through the game${{ "": "", computer: " while the computer thinks", person: " while you wait" }[meanwhile]}.`,
  lookHelp: "This is an earlier position. Go back to the game to play on.",
  awayHelp: "Nothing is lost. The game goes on when the connection is back.",
  resultHeading: {
    w: "White wins",
    b: "Black wins",
    draw: "Draw",
    nobody: "Nobody wins",
    youWin: "You win",
    youLose: "You lose",
    teamWin: "Your team wins",
    teamLose: "Your team loses",
  },
  seatsWin: (names: string, count: number) => `${names} ${count === 1 ? "wins" : "win"}`,
};
translatable("beside", texts);
