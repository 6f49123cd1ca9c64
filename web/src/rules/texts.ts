// The texts of the rules pages.
import { translatable } from "../lib/language.ts";

export const texts = {
  title: (name: string) => `How to play ${name}`,
  learn: (name: string) => `Learn ${name}`,
  print: "Print",
  games: "The rules of",
  contents: "On this page",
  again: "Start over",
  show: "Hint",
  read: "Read the rule",
  done: "Correct.",
  doneAll: "Correct. Those are the moves.",
  right: (answers: readonly { name: string; move: string }[]) =>
    `Right. ${answers.map(({ name, move }) => `${name} answers ${move}.`).join(" ")} Your move again.`,
  back: "Take it back",
  notThat: "That move is legal, but it is not the one asked for. Start over and try again.",
  play: (name: string) => `Play ${name}`,
  boardLabel: (title: string) => `Board to try: ${title}`,
  marks: "A picked piece shows where it can go. The number says how many pieces it takes.",
  sets: "Rule sets",
  options: "What you can choose",
  setsOne: (name: string, set: string) => `${name} is played by the rules of the ${set}, as described above.`,
  setsIntro: (set: string) =>
    `Games use the rules of the ${set} unless you choose another set. This is what the others change.`,
  optionsIntro:
    "Where the sources leave a point open, you can choose when you begin a game, under “More choices”. The rules above describe the usual choice.",
  usual: "(usual)",
  swap: "Swap",
  swapText:
    "If you choose this, the second player may take over the first move, right after it: the board is turned over, and the first player answers. So it is best to begin with a move that is fair to both.",
  arrays: "No win is known from these, and the chances are about even. “Shuffled” draws one for each game.",
  lostIntro:
    "Some choices are lost for one side from the first move on. They are not offered for new games; records and positions with them can still be studied.",
  lost: (why: string) => `${why}.`,
  lostLine: "Step through it",
  sameAs: (set: string) => `The same as the ${set}.`,
};
translatable("rules", texts);
