// The courses of the games for two of the Camelot family, after the boards of their rules.
import type { Variant } from "../lib/core.ts";
import type { Chapter } from "../rules/book.ts";
import type { Course, SmallGame } from "./course.ts";

const home: Chapter = {
  id: "castles",
  title: "Through your own castle",
  paragraphs: [
    "A jump may carry a piece into your own castle. On your next turn that piece has to come out again, before anything else is done.",
  ],
  exercises: [
    {
      title: "Home and out again",
      variant: "cam",
      fen: "1/3/5/7/7/3m3/7/4M2/7/7/4M/2m/1 w",
      ranks: [1, 8],
      task: "Take the black man on E2. The jump ends in your own castle.",
      hint: "Tap F3, then D1.",
      done: (outcome) => outcome.to === "D1",
      then: [
        {
          answers: ["D8-D7"],
          task: "Black offers a man. Try to take it with the man on E6: the page says why not. Then do what comes first.",
          hint: "Tap the man on D1, then any dot.",
          done: (outcome) => outcome.from === "D1",
        },
      ],
    },
  ],
};

const castleFirst: Chapter = {
  id: "castles",
  title: "The castle before men",
  paragraphs: [
    "Where you must capture, the choice of the jump is yours. One that lands in the enemy castle wins at once, however many men another jump would take.",
  ],
  exercises: [
    {
      title: "In by a jump",
      variant: "cam",
      fen: "1/1m1/2M2/7/2m4/7/4m2/5M1/7/7/5/3/1 w",
      ranks: [5, 13],
      task: "Two of your men can jump. Win the game.",
      hint: "Tap the man on D11, then the castle.",
      done: (outcome) => outcome.to === "D13",
      wrong: { F6xD8xB10: "That takes two men, but the game goes on. A jump into the castle wins it at once." },
    },
  ],
};

const draw: Chapter = {
  id: "end",
  title: "Saving a draw",
  paragraphs: [
    "One piece alone cannot win: the castle needs two, and so does taking the last enemy. When each side has one piece at most, the game is drawn. So a player who is behind takes what is left to take.",
  ],
  exercises: [
    {
      title: "One each",
      variant: "camelot",
      fen: "2/8/10/12/12/12/12/2m9/12/5m6/4M7/12/12/10/8/2 w",
      ranks: [5, 10],
      task: "You have one man left, Black has two. Save the draw.",
      hint: "Tap E6, then G8. One man each is a draw.",
      done: (outcome) => outcome.captures.length === 1,
    },
  ],
};

const fork: Chapter = {
  id: "jump",
  title: "Two jumps at once",
  paragraphs: [
    "A piece beside an enemy can jump it, and can be jumped: what counts is which square behind is empty. At the edge of the board you can be jumped only along the edge. From there you can attack two men, and the other side saves only one.",
  ],
  exercises: [
    {
      title: "A fork at the edge",
      variant: "cam",
      fen: "1/3/5/7/7/1m5/7/Mmm4/7/7/5/3/1 w",
      ranks: [4, 9],
      task: "Attack two men at once, where none of them can take you.",
      hint: "From A7 you can jump over B6 and over B8. Tap A6, then A7.",
      done: (outcome) => outcome.to === "A7",
      wrong: {
        "A6-A5": "From A5 you attack the man on B6 alone. It moves away, and you take nothing.",
        "A6-B5": "There Black takes you at once: the squares behind you are empty.",
        "A6-B7": "There Black takes you at once: C6 jumps to A8.",
      },
      then: [
        {
          answers: ["B8-B9"],
          task: "Black saved one man. Take what is left.",
          hint: "Tap A7, then C7. The jump goes on over the second man.",
          done: (outcome) => outcome.captures.length === 2,
        },
      ],
    },
  ],
};

const lane: Chapter = {
  id: "canter",
  title: "Opening a lane",
  paragraphs: [
    "Men in a line with one empty square between them make a lane: a friend canters along it in one move. Often a single man is missing. Put it in its place, and the piece at the back gets to the front with its next move.",
  ],
  exercises: [
    {
      title: "The missing man",
      variant: "cam",
      fen: "1/3/5/3M3/m6/7/4M2/3M3/3M3/7/5/3/1 w",
      ranks: [4, 12],
      task: "Place a man so that the one on D5 can canter to D11 with your next move.",
      hint: "Men on D6, D8 and D10 make the lane. Tap E7, then D8.",
      done: (outcome) => outcome.from === "E7" && outcome.to === "D8",
      otherwise: "Then the way to D11 is not open. The lane needs a man on every second square of its line.",
      then: [
        {
          answers: ["A9-A8"],
          task: "The lane is open. Canter from D5 to D11.",
          hint: "Tap D5, then D11.",
          done: (outcome) => outcome.from === "D5" && outcome.to === "D11",
          otherwise: "That is slower. The man on D5 can go three canters in one move.",
        },
      ],
    },
  ],
};

const offer: Chapter = {
  id: "must",
  title: "Offering a man",
  paragraphs: [
    "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.",
  ],
  exercises: [
    {
      title: "An offer that wins",
      variant: "cam",
      fen: "1/3/5/7/7/1m1m3/7/3M3/4M2/5M1/5/3/1 w",
      ranks: [4, 9],
      task: "Black has two men left. Offer one man so that you can take both.",
      hint: "Tap D6, then D7. Black has to jump to D6, beside your man on E5.",
      done: (outcome) => outcome.from === "D6" && outcome.to === "D7",
      wrong: {
        "D6-C7": "Black jumps from D8 to B6, out of your reach.",
        "D6-E7": "Black jumps to F6 and on over E5: two of your men are gone.",
        "E5-C7": "Black jumps from D8 to B6, and you do not get both men.",
      },
      otherwise: "That offers nothing: Black may move as it likes.",
      then: [
        {
          answers: ["D8xD6"],
          task: "Take the last two men and win the game.",
          hint: "Tap E5, then A9.",
          done: (outcome) => outcome.captures.length === 2,
        },
      ],
    },
  ],
};

const race: SmallGame = {
  title: "A race to the castle",
  variant: "cam",
  fen: "1/3/5/7/3M3/4MM1/7/4mm1/3m3/7/5/3/1 w",
  ranks: [1, 13],
  lead: "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.",
  task: "You play White. Win the game in twelve moves at most.",
  hint: "A canter is worth two steps. A man beside the castle of the other side wins with its next move.",
  goal: { kind: "win", within: 12 },
  nodes: 300,
};

const charge: SmallGame = {
  title: "Two charging knights",
  variant: "cam",
  fen: "1/3/5/7/7/mmm4/1m2m2/7/2M4/3KM2/1K3/3/1 w",
  ranks: [1, 13],
  lead: "Two knights and two men against five men. A knight canters over your men and then jumps: keep a friend beside it, and look for enemies with an empty square behind them.",
  task: "You play White. Take three men and lose one at most.",
  hint: "Let Black come near, and mind what it could jump.",
  goal: { kind: "take", men: 3, lose: 1, within: 15 },
  nodes: 300,
};

const twoIn: SmallGame = {
  title: "Two into the castle",
  variant: "camelot",
  fen: "2/8/10/1m8m1/7M1K2/2M5M3/12/2m9/12/12/12/12/12/10/8/2 w",
  ranks: [1, 16],
  lead: "The castle needs two. The first piece is safe there, but all it can still do is make room for the second one.",
  task: "You play White. Win the game in fifteen moves at most.",
  hint: "Bring your men close together before the first one goes in.",
  goal: { kind: "win", within: 15 },
  nodes: 300,
};

const small: SmallGame = {
  title: "A race on a small board",
  variant: "camette",
  fen: "1/m2/2m1k/5/2M1K/M2/1 w",
  ranks: [1, 7],
  lead: "On this board the castles are never far. One careless move lets the other side in.",
  task: "You play White. Win the game in ten moves at most.",
  hint: "A man beside the castle of the other side must be answered at once.",
  goal: { kind: "win", within: 10 },
  nodes: 300,
};

/** One piece wins in the castle, or it takes two. */
export function camelotCourse({ id, castlePiecesToWin }: Variant): Course {
  const two = castlePiecesToWin > 1;
  return {
    chapters: [home, two ? draw : castleFirst, fork, lane, offer],
    games: [charge, ...(two ? [twoIn] : id === "camette" ? [small] : [race])],
  };
}
