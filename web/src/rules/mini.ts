// The written rules of Mini-Camelot, in our own words: a classroom version.
import type { Book } from "./book.ts";
import { perfect, sharedRules } from "./camelot.ts";

const variant = "mini-camelot";

export const miniBook: Book = {
  intro:
    "Mini-Camelot is a small Camelot used in programming courses: 88 squares, six men per side, no knights, and one leg per move. One man in the castle wins.",
  pieces: "Each side has six men. White's castle is D1 and E1, Black's is D14 and E14.",
  chapters: [
    {
      id: "aim",
      title: "The aim",
      paragraphs: [
        "There is a castle of two squares at each end of the board. Bring one of your men into the castle at the far end and you have won. You also win by taking every enemy man, or when the other side has no move left.",
        "White moves first, then the players take turns, one move each. Nobody may pass. Men move in every direction, forwards, backwards, sideways and diagonally. A move is one step, one canter or one jump.",
      ],
      exercises: [
        {
          title: "One man is enough",
          variant,
          fen: "2/1M2/6/8/8/8/8/8/m7/8/8/6/4/2 w",
          ranks: [11, 14],
          task: "Win the game.",
          hint: "Tap the man, then a flag.",
          done: (outcome) => outcome.to === "D14" || outcome.to === "E14",
        },
      ],
    },
    {
      id: "step",
      title: "The plain step",
      paragraphs: ["A man may step to an empty square beside it, in any of the eight directions."],
      rules: sharedRules("square-occupied", "step-stands-alone", "no-such-square"),
    },
    {
      id: "canter",
      title: "The canter",
      paragraphs: [
        "A man may leap over a friend that stands beside it, to the empty square right behind. Nothing is taken, and the move is over: it never leaps on. You never have to canter.",
      ],
      rules: [
        ...sharedRules("nothing-between", "not-a-leg"),
        {
          id: "one-leg-only",
          text: "A move is one step, one canter or one jump. Where a second leap could follow, it has to wait for your next turn.",
        },
      ],
      exercises: [
        {
          title: "One leap and no more",
          variant,
          fen: "2/4/6/m7/8/8/8/5M2/8/3M4/2M5/6/4/2 w",
          ranks: [3, 8],
          task: "Canter with the man on C4 as far as it gets in one move.",
          hint: "Tap C4, then the diamond on E6. The leap on to G8 has to wait.",
          done: (outcome) => outcome.from === "C4" && outcome.to === "E6",
        },
      ],
    },
    {
      id: "jump",
      title: "The jump",
      paragraphs: [
        "A man may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Then the move is over: one man taken, even if another could be.",
        "If you can jump, you must. You may choose which jump.",
      ],
      rules: [{ id: "must-capture", text: "If any of your men can jump, your move has to be a jump." }],
      exercises: [
        {
          title: "Men must, too",
          variant,
          fen: "2/4/6/m7/8/8/8/8/8/3m4/2M3M1/6/4/2 w",
          ranks: [3, 8],
          task: "Try to step with the man on G4: the page says why not. Then do what you must.",
          hint: "The man with the thick ring can capture: tap C4, then E6.",
          done: (outcome) => outcome.kind === "jump",
        },
        {
          title: "One at a time",
          variant,
          fen: "2/4/6/m7/8/8/8/5m2/8/3m4/2M5/6/4/2 w",
          ranks: [3, 8],
          task: "Two black men stand in a row. Take the first; the second has to wait.",
          hint: "Tap C4, then E6.",
          done: (outcome) => outcome.captures.length === 1,
        },
      ],
    },
    {
      id: "castles",
      title: "The castles",
      paragraphs: [
        "The castle at the far end is your goal: whoever gets a man in there has won. Your own castle is a place like any other: any move may enter it, and nobody has to leave it.",
      ],
      rules: [
        { id: "goal-ends-move", text: "A man that reaches the enemy castle has won; there is no move after that." },
        { id: "goal-stays", text: "A man in the enemy castle never leaves it." },
      ],
    },
    {
      id: "must",
      title: "What you must do",
      paragraphs: ["Capture, if any of your men can jump. Otherwise you are free to move as you like."],
      rules: [
        { id: "no-piece", text: "A move begins on a square where one of your men stands." },
        { id: "not-your-piece", text: "You move your own men, and only when it is your turn." },
        { id: "no-move", text: "A man that is shut in, with nothing to step, canter or jump to, cannot move now." },
        { id: "game-over", text: "After the end of the game nothing moves any more." },
      ],
    },
    {
      id: "end",
      title: "How a game ends",
      paragraphs: [
        "One man in the enemy castle wins. So does taking the last enemy man. A player who has no legal move on their turn loses.",
        "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.",
      ],
    },
    {
      id: "sources",
      title: "What is known, and what we made of it",
      paragraphs: [
        "The game is used in programming courses and is described here in its usual form. The courses say nothing about your own castle: here any move may enter it, and nobody has to leave it.",
      ],
    },
    perfect(),
  ],
  optionWords: {},
  idle: [],
};
