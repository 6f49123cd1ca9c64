// The course of Tri-Camelot, after the boards of its rules.
import type { Course } from "./course.ts";

const variant = "tri-camelot";

export const triCourse: Course = {
  chapters: [
    {
      id: "castles",
      title: "The castle before men",
      paragraphs: [
        "Where you must capture, the choice of the jump is yours. One that lands in a castle of the others wins at once, however many men another jump would take.",
      ],
      exercises: [
        {
          title: "In by a jump, among three",
          variant,
          fen: "4/5/6/r4/1b4/4g/6/2g2/4/5/4/1r1/4/1b1/2/3/2/1 B",
          ranks: [3, 18],
          task: "Two blue men can jump. Win the game.",
          hint: "Tap C14, then the castle on A16.",
          done: (outcome) => outcome.to === "A16",
          wrong: { F5xF9xF13: "That takes two men, but the game goes on. A jump into a castle wins it at once." },
        },
      ],
    },
    {
      id: "jump",
      title: "Two jumps at once",
      paragraphs: [
        "A piece at the edge of the board is not jumped where there is no hexagon behind it. From there you can attack two men, and a player saves only one of them.",
      ],
      exercises: [
        {
          title: "A fork on hexagons",
          variant,
          fen: "4/5/6/5/6/4g/6/5/4/5/4/3/1r2/r2/r1/3/b1/1 B",
          files: ["c", "k"],
          ranks: [1, 15],
          task: "Attack two red men at once, where none of them can take you.",
          hint: "From D3 you can jump over D5 and over E4. Tap E2, then D3.",
          done: (outcome) => outcome.to === "D3",
          wrong: { "E2-F3": "There Red takes you: E4 jumps to G2." },
          then: [
            {
              answers: ["E6-D7", "J13-J15"],
              task: "Red has saved one man by standing behind it. Take the other.",
              hint: "Tap D3, then F5.",
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
        "If you can jump, you must, and so must the others. So you can lead an enemy where you want it. Two others move before your next turn: see that none of them can spoil it.",
      ],
      exercises: [
        {
          title: "An offer to Red",
          variant,
          fen: "4/5/6/5/6/4g/6/2r2/4/3g1/4/1b1/1b2/b2/2/3/2/1 B",
          files: ["c", "k"],
          ranks: [4, 15],
          task: "Offer a blue man so that you can take a red and a green man.",
          hint: "Tap F7, then F9. Red has to jump to F7, beside your man on E6.",
          done: (outcome) => outcome.from === "F7" && outcome.to === "F9",
          otherwise: "After that Red does not come where you can take two men.",
          then: [
            {
              answers: ["F11xF7", "J13-J15"],
              task: "Take one of each.",
              hint: "Tap E6, then I10.",
              done: (outcome) => outcome.captures.length === 2,
            },
          ],
        },
      ],
    },
    {
      id: "end",
      title: "Nobody left",
      paragraphs: ["A player without pieces is out, and the other two play on. The last player with pieces has won."],
      exercises: [
        {
          title: "The last of both others",
          variant,
          fen: "4/5/6/5/6/5/6/5/2g1/5/2b1/1r1/4/1b1/2/3/2/1 B",
          files: ["d", "i"],
          ranks: [3, 14],
          task: "Red and Green have one man each. Win the game.",
          hint: "Tap F5, then H11.",
          done: (outcome) => outcome.captures.length === 2,
          otherwise: "One of them is still there. Look for the move that takes both.",
        },
      ],
    },
  ],
  games: [
    {
      title: "A race of three",
      variant,
      fen: "4/5/6/5/6/b4/6/1g3/3b/2b2/4/r1g/1r2/3/2/3/2/1 B",
      ranks: [1, 18],
      lead: "Each player can win in two castles. The page plays Red and Green.",
      task: "You play Blue. Win the game in ten moves at most.",
      hint: "Go where you are nearer to a castle than its owner is to you.",
      goal: { kind: "win", within: 10 },
      nodes: 300,
    },
  ],
};
