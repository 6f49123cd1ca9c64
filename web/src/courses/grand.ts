// The courses of Grand Cam and Grand Camelot, after the boards of their rules.
import type { Variant } from "../lib/core.ts";
import type { Chapter } from "../rules/book.ts";
import type { Course, SmallGame } from "./course.ts";

const variant = "grand-cam";

const castleFirst: Chapter = {
  id: "castles",
  title: "The castle before men",
  paragraphs: [
    "Where you must capture, the choice of the jump is yours. One that lands in the castle opposite wins at once, for your partner too.",
  ],
  exercises: [
    {
      title: "In by a jump, among four",
      variant,
      fen: "1/1g1/3r3/9/3g5/11/5y7/3r7/9/1b7/7/3/1 R",
      files: ["c", "k"],
      ranks: [5, 13],
      task: "Two red men can jump. Win the game for Red and Blue.",
      hint: "Tap G11, then the castle on G13.",
      done: (outcome) => outcome.to === "G13",
      wrong: { E6xG8xE10: "That takes two men, but the game goes on. A jump into the castle wins it at once." },
    },
  ],
};

const offer: Chapter = {
  id: "must",
  title: "Offering a man",
  paragraphs: [
    "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Three others move before your next turn: see that none of them can spoil it.",
  ],
  exercises: [
    {
      title: "An offer to Green",
      variant,
      fen: "1/3/7/9/9/2g1g4y1/13/4r6/b3r4/5r3/7/3/1 R",
      files: ["c", "k"],
      ranks: [3, 9],
      task: "Offer a red man so that you can take both green men.",
      hint: "Tap F6, then F7. Green has to jump to F6, beside your man on G5.",
      done: (outcome) => outcome.from === "F6" && outcome.to === "F7",
      otherwise: "After that Green does not come where you can take two men.",
      then: [
        {
          answers: ["F8xF6", "C5-C4", "K8-K9"],
          task: "Take both green men.",
          hint: "Tap G5, then C9.",
          done: (outcome) => outcome.captures.length === 2,
        },
      ],
    },
  ],
};

const last = (piecesLeft: string): Chapter => ({
  id: "end",
  title: "Nobody left",
  paragraphs: [
    `A team has won when both opponents have no piece left${piecesLeft}. One opponent without pieces is out of the game, and the other one plays on.`,
  ],
  exercises: [
    {
      title: "The last of both",
      variant,
      fen: "1/3/7/9/b8/11/6g6/4r6/3y5/2r6/7/3/1 R",
      files: ["c", "j"],
      ranks: [3, 9],
      task: "Green and Yellow have one man each. Win the game for Red and Blue.",
      hint: "Tap E4, then G8.",
      done: (outcome) => outcome.captures.length === 2,
      otherwise: "One of them is still there. Look for the move that takes both.",
    },
  ],
});

const team: SmallGame = {
  title: "Side by side",
  variant,
  fen: "1/3/7/9/r5r2/4y1b4/13/5g2g2/9/9/7/3/1 R",
  files: ["a", "m"],
  ranks: [1, 13],
  lead: "The page plays Blue, your partner, and both opponents.",
  task: "You play Red. Win the game for Red and Blue in ten moves at most.",
  hint: "Your partner's castle counts as much as yours: sometimes it is enough to stand in somebody's way.",
  goal: { kind: "win", within: 10 },
  nodes: 300,
};

const teamOfTwo: SmallGame = {
  title: "Two for the team",
  variant: "grand-camelot",
  fen: "2/8/10/2r9/14/2r6b4/14/7b8/16/1y12/4g7y1/13g/12/10/8/2 R",
  files: ["a", "p"],
  ranks: [1, 16],
  lead: "The page plays Blue, your partner, and both opponents. Two pieces of the team in its goals win, yours or Blue's.",
  task: "You play Red. Win the game for Red and Blue in ten moves at most.",
  hint: "One piece of yours and one of Blue's are enough.",
  goal: { kind: "win", within: 10 },
  nodes: 300,
};

export function grandCourse({ castlePiecesToWin }: Variant): Course {
  return castlePiecesToWin > 1
    ? { chapters: [offer, last(", if it has two itself")], games: [teamOfTwo] }
    : { chapters: [castleFirst, offer, last("")], games: [team] };
}
