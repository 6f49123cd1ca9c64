// The written rules of Tri-Camelot, in our own words: Camelot for three on hexagons.
import type { Book } from "./book.ts";
import { sharedRules } from "./camelot.ts";

const variant = "tri-camelot";

export const triBook: Book = {
  intro:
    "Tri-Camelot is Camelot for three players on 73 hexagons, with eight pieces each. Everyone plays alone. One piece in either of the other castles wins.",
  pieces:
    "Each player has three knights and five men. Blue's castle is F1, Red's is A16, Green's is K16. Blue begins, then Red, then Green.",
  chapters: [
    {
      id: "aim",
      title: "The aim",
      paragraphs: [
        "There is a castle in each of the three corners. Bring one of your pieces into a castle that is not your own and you have won. You also win by being the last player with pieces.",
        "The order of play is Blue, Red, Green. Nobody may pass. There are no partners: the pieces of both others are enemies. To tell the players apart without colours, every piece has a sign on its head: Blue a bar across, Red a bar upright, Green a bar slanting.",
      ],
      exercises: [
        {
          title: "Either castle will do",
          variant,
          fen: "4/5/6/b1r2/6/5/6/5/4/3g1/4/3/4/3/2/3/2/1 B",
          files: ["a", "f"],
          ranks: [11, 18],
          task: "You play Blue. Win the game.",
          hint: "Tap the blue man, then the flag in Red's castle.",
          done: (outcome) => outcome.to === "A16",
        },
      ],
    },
    {
      id: "step",
      title: "Hexagons and the plain step",
      paragraphs: [
        "A hexagon has six neighbours: one above and one below in its file, two in the file to the left and two in that to the right. Files are called A to K. Ranks count half hexagons, so that the next hexagon of a file is two ranks away: F5, F7, F9.",
        "Any piece may step to an empty hexagon beside it, in any of the six directions. A step is a whole move by itself.",
        "With the keyboard, up and down go along a file, left and right to the hexagon beside; the digits 7, 8, 9 and 1, 2, 3 go in the six directions, as they lie on a number pad.",
      ],
      rules: [
        ...sharedRules("square-occupied", "step-stands-alone"),
        { id: "no-such-square", text: "Where there is no hexagon nothing can stand or land." },
      ],
      exercises: [
        {
          title: "A step on hexagons",
          variant,
          fen: "4/5/6/r3g/6/5/6/5/4/5/4/1b1/4/3/2/3/2/1 B",
          files: ["d", "h"],
          ranks: [3, 11],
          task: "Step the man to any hexagon beside it.",
          hint: "Tap the man, then a dot.",
          done: (outcome) => outcome.kind === "plain",
        },
      ],
    },
    {
      id: "canter",
      title: "The canter",
      paragraphs: [
        "Any piece may leap over a piece of your own that stands beside it, to the empty hexagon right behind. That is a canter. Nothing is taken. From there it may canter on over another, and another, turning as it likes, and it may stop wherever it wants. You never have to canter.",
      ],
      rules: [
        ...sharedRules("nothing-between"),
        {
          id: "not-a-leg",
          text: "Every leg of a move is a step to a neighbour or a leap straight over a neighbour: in the file, or diagonally to the left or the right.",
        },
        ...sharedRules("canter-back-to-start"),
      ],
      exercises: [
        {
          title: "Two leaps on hexagons",
          variant,
          fen: "4/5/6/r3g/6/5/6/5/2b1/5/4/1b1/4/1b1/2/3/2/1 B",
          files: ["d", "i"],
          ranks: [3, 12],
          task: "Bring the man from F5 to H11 in one move.",
          hint: "Tap F5, then the diamond on H11: the page finds the way over both friends.",
          done: (outcome) => outcome.from === "F5" && outcome.to === "H11",
        },
      ],
    },
    {
      id: "jump",
      title: "The jump",
      paragraphs: [
        "Any piece may leap over an enemy of either colour that stands beside it, to the empty hexagon right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot.",
        "If you can jump, you must. You may choose which jump, but not another kind of move.",
      ],
      rules: sharedRules("must-capture", "jump-must-go-on", "taken-already"),
      exercises: [
        {
          title: "One of each enemy",
          variant,
          fen: "4/5/6/R3G/6/5/6/5/4/3g1/4/3/2r1/1b1/2/3/2/1 B",
          files: ["d", "i"],
          ranks: [3, 12],
          task: "Take a red and a green man in one move.",
          hint: "Tap the blue man, then the mark with the number 2.",
          done: (outcome) => outcome.captures.length === 2,
        },
        {
          title: "Blue must",
          variant,
          fen: "4/5/6/4g/6/5/6/5/4/5/1r2/3/1b2/2b/2/3/2/1 B",
          files: ["d", "i"],
          ranks: [3, 11],
          task: "Try to step with the man on H5: the page says why not. Then do what you must.",
          hint: "The piece with the thick ring can capture: tap E6, then E10.",
          done: (outcome) => outcome.kind === "jump",
        },
      ],
    },
    {
      id: "charge",
      title: "The knight's charge",
      paragraphs: [
        "In a single move a knight may canter over pieces of your own, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.",
        "If a charge is the only way to take something, you may leave it: only a direct jump compels.",
      ],
      rules: sharedRules("charge-needs-knight", "no-canter-after-jump", "knight-canter-rule"),
      exercises: [
        {
          title: "A charge on hexagons",
          variant,
          fen: "4/5/6/5/6/5/6/3g1/4/5/2r1/3/4/1b1/2/1B1/2/1 B",
          files: ["d", "i"],
          ranks: [2, 13],
          task: "Take both enemies with the blue knight.",
          hint: "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.",
          done: (outcome) => outcome.kind === "charge" && outcome.captures.length === 2,
        },
        {
          title: "A knight among three does not ride past",
          variant,
          fen: "4/5/6/4g/6/5/6/5/4/5/2r1/3/4/1b1/2/1B1/2/1 B",
          files: ["d", "i"],
          ranks: [2, 11],
          task: "Try to stop the knight on F7, beside the red man. Then charge.",
          hint: "Tap F3, then F7; then the double ring on H9.",
          done: (outcome) => outcome.kind === "charge",
        },
      ],
    },
    {
      id: "castles",
      title: "Three castles",
      paragraphs: [
        "The castles of both others are your goals. Whoever gets a piece into one of them has won, whatever else is on the board.",
        "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.",
      ],
      rules: sharedRules(
        "own-castle-first",
        "own-castle-closed",
        "own-castle-ends-jump",
        "goal-ends-move",
        "goal-stays",
      ),
      exercises: [
        {
          title: "Out of Blue's castle",
          variant,
          fen: "4/5/6/4g/6/5/6/5/4/5/1r2/3/1b2/3/2/3/2/b B",
          files: ["c", "i"],
          ranks: [1, 10],
          task: "Try to take the red man with the man on E6. Then do what comes first.",
          hint: "Tap the man on F1, then any dot.",
          done: (outcome) => outcome.from === "F1",
        },
      ],
    },
    {
      id: "must",
      title: "What you must do, in order",
      paragraphs: [
        "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.",
      ],
      rules: sharedRules("no-piece", "not-your-piece", "no-move", "game-over"),
    },
    {
      id: "end",
      title: "How a game ends",
      paragraphs: [
        "A piece in either of the other castles wins. So does being the last player with pieces: a player without any is out, and the other two play on.",
        "A player who cannot move is passed over; their pieces stay and may be taken. If nobody can move, it is a draw. No other draw comes by itself, but the third time a position comes up, the player to move may claim one.",
      ],
    },
    {
      id: "sources",
      title: "What is known, and what we made of it",
      paragraphs: [
        "Board, starting position, turns and moves are published; how the game ends is not. The endings described here are modelled on Cam and Grand Cam: one piece in either enemy castle wins, or being the last with pieces.",
        "Two points are assumptions of ours: that both castles of the others are goals, and that the pieces of a player who cannot move stay and may be taken. That no draw comes by itself is taken from Cam.",
      ],
    },
  ],
  optionWords: {},
  idle: [],
};
