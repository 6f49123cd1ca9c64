// The course of Mini-Camelot, after the boards of its rules.
import type { Course } from "./course.ts";

const variant = "mini-camelot";

export const miniCourse: Course = {
  chapters: [
    {
      id: "step",
      title: "The plain step",
      paragraphs: ["A man may step to an empty square beside it, in any of the eight directions."],
      exercises: [
        {
          title: "A step of a man",
          variant,
          fen: "2/4/6/8/8/m7/8/8/3M4/8/8/6/4/2 w",
          ranks: [4, 8],
          task: "Step the man to any square beside it.",
          hint: "Tap the man, then a dot.",
          done: (outcome) => outcome.kind === "plain",
        },
      ],
    },
    {
      id: "castles",
      title: "Castles",
      paragraphs: [
        "In other games of the family your own castle is closed to steps. Here you may go in and stay. The castle of the other side wins, also by a jump.",
      ],
      exercises: [
        {
          title: "Your own castle is open",
          variant,
          fen: "2/4/6/8/8/2m5/8/8/8/8/8/6/1M2/2 w",
          ranks: [1, 5],
          task: "Step into your own castle.",
          hint: "Tap D2, then D1 or E1.",
          done: (outcome) => outcome.to === "D1" || outcome.to === "E1",
          otherwise: "The castle is on D1 and E1.",
        },
        {
          title: "In by a jump, with one leap",
          variant,
          fen: "2/1m2/2M3/8/8/8/8/8/5m2/4M3/8/6/4/2 w",
          ranks: [4, 14],
          task: "Two of your men can jump. Win the game.",
          hint: "Tap D12, then D14.",
          done: (outcome) => outcome.to === "D14",
          wrong: { E5xG7: "That takes a man, but the game goes on. A jump into the castle wins it at once." },
        },
        {
          title: "Who is first",
          variant,
          fen: "2/4/2M3/8/8/8/8/8/8/8/8/3m2/4/2 w",
          ranks: [1, 14],
          task: "Each side is two steps from the other's castle. It is your turn: go.",
          hint: "Tap D12, then a square of rank 13.",
          done: (outcome) => outcome.to.endsWith("13"),
          otherwise: "Now Black is at least as near as you are, and it is Black's turn. In a race every move counts.",
          then: [
            {
              answers: ["E3-E2"],
              task: "Black would be in with the next move. Win the game.",
              hint: "Tap the man, then the castle.",
              done: (outcome) => outcome.to.endsWith("14"),
              otherwise: "That lets Black into your castle.",
            },
          ],
        },
      ],
    },
    {
      id: "jump",
      title: "Which jump",
      paragraphs: [
        "Before you jump, look where you land. A man that lands beside an enemy, with an empty square behind it, is taken next. At the edge of the board it can be taken only along the edge.",
      ],
      exercises: [
        {
          title: "The safe jump",
          variant,
          fen: "2/4/6/8/8/8/5m2/8/1m1m4/2M5/8/6/4/2 w",
          ranks: [4, 9],
          task: "Two jumps are open. Choose the one after which Black cannot take you.",
          hint: "A7 is at the edge. Tap C5, then A7.",
          done: (outcome) => outcome.to === "A7",
          wrong: { C5xE7: "On E7 the man on F8 takes you: D6 behind you is empty now." },
        },
        {
          title: "A fork of one leap",
          variant,
          fen: "2/4/6/8/8/8/1m6/8/Mmm5/8/8/6/4/2 w",
          ranks: [4, 9],
          task: "Attack two men at once, where none of them can take you.",
          hint: "From A7 you can jump over B6 and over B8. Tap A6, then A7.",
          done: (outcome) => outcome.to === "A7",
          otherwise: "Black takes you there, or you attack one man only. It moves away, and you take nothing.",
          then: [
            {
              answers: ["B6-B5"],
              task: "Black saved one man. Take the other.",
              hint: "Tap A7, then C9.",
              done: (outcome) => outcome.captures.length === 1,
            },
          ],
        },
      ],
    },
    {
      id: "must",
      title: "Offering a man",
      paragraphs: [
        "If you can jump, you must, and so must the others. So you can lead an enemy where you want it: put a man beside it, with an empty square behind, and be ready to jump back.",
      ],
      exercises: [
        {
          title: "The last man",
          variant,
          fen: "2/4/6/8/8/8/3m4/8/3M4/3M4/8/6/4/2 w",
          ranks: [4, 9],
          task: "Black has one man left. Offer a man so that you can take it.",
          hint: "Tap D6, then D7. Black has to jump to D6, beside your man on D5.",
          done: (outcome) => outcome.from === "D6" && outcome.to === "D7",
          wrong: {
            "D6-C7": "Black jumps to B6, out of your reach.",
            "D6-E7": "Black jumps to F6, out of your reach.",
          },
          otherwise: "That offers nothing: Black may move as it likes.",
          then: [
            {
              answers: ["D8xD6"],
              task: "Take the last man and win the game.",
              hint: "Tap D5, then D7.",
              done: (outcome) => outcome.captures.length === 1,
            },
          ],
        },
      ],
    },
  ],
  games: [
    {
      title: "Three men each",
      variant,
      fen: "2/4/6/8/M7/1M6/1M6/1m6/1m6/m7/8/6/4/2 w",
      ranks: [1, 14],
      lead: "Three men each, and both castles are near. Count the moves: run where you are ahead, stand in the way where you are not.",
      task: "You play White. Win the game in fifteen moves at most.",
      hint: "A man beside a castle wins with its next move. Every move that makes Black jump is a move that Black does not run.",
      goal: { kind: "win", within: 15 },
      nodes: 300,
    },
  ],
};
