// The written rules of Grand Cam and Grand Camelot, in our own words: Camelot for four in two teams.
import type { Variant } from "../lib/core.ts";
import type { Book, Chapter, Exercise } from "./book.ts";
import { sharedRules } from "./camelot.ts";

const variant = "grand-cam";

/** Where the two games differ. */
interface Grand {
  intro: string;
  pieces: string;
  aim: string;
  goal: string;
  end: string[];
  won: Exercise;
  castleMoves: Exercise[];
  arrays: string[];
}

const cam: Grand = {
  intro:
    "Grand Cam is Cam for four: a board of 93 squares with a castle on each of its four sides, seven pieces each, two teams. One piece of a team in its goal wins for both partners.",
  pieces:
    "Each player has two knights and five men. Red sits at the foot of the board with the castle G1, Green at the head with G13, Blue at the left with A7, Yellow at the right with M7.",
  aim: "Bring one of your pieces into the castle opposite yours and your team has won. It also wins by taking every piece of both opponents, or when neither of them can move.",
  goal: "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. Whoever gets a piece in there has won for both partners.",
  end: [
    "A piece in the castle opposite wins for its team. So does taking the last piece of both opponents. A player who cannot move is passed over; if the partner cannot move either, the team has lost.",
    "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time.",
  ],
  won: {
    title: "Into the castle opposite",
    variant,
    fen: "1/r2/7/9/g7y/11/13/11/b8/9/7/3/1 R",
    files: ["d", "j"],
    ranks: [9, 13],
    task: "You play Red. Win the game for Red and Blue.",
    hint: "Tap the red man, then the flag in Green's castle.",
    done: (outcome) => outcome.to === "G13",
  },
  castleMoves: [],
  arrays: [],
};

const camelot: Grand = {
  intro:
    "Grand Camelot is Camelot for four: a board of 180 squares with a castle on each of its four sides, twelve pieces each, two teams. Two pieces of a team in its goals win for both partners.",
  pieces:
    "Each player has four knights and eight men. Red sits at the foot of the board with the castle H1 and I1, Green at the head with H16 and I16, Blue at the left with A8 and A9, Yellow at the right with P8 and P9.",
  aim: "Bring two pieces of your team into its goals and you have won: both of one player, or one of each. It also wins by taking every piece of both opponents while it has two pieces or more itself.",
  goal: "The castle across the board is your goal: Red's and Green's for each other, Blue's and Yellow's for each other. A piece that has reached it stays there and waits for a second one, yours or your partner's.",
  end: [
    "Two pieces of a team in its goals win, both of one player or one of each. Taking the last piece of both opponents wins if the team has two pieces or more. A player who cannot move is passed over; if the partner cannot move either, the team loses if the others have two pieces or more, and otherwise it is a draw.",
    "It is a draw when each team has one piece at most, when a position comes up for the third time, or when a hundred moves, all players' counted, have passed without a capture or a piece newly reaching a goal. A draw can also be offered and accepted.",
  ],
  won: {
    title: "One of each",
    variant: "grand-camelot",
    fen: "2/2r5/10/12/14/14/14/2g13/15b/14/14/12y1/12/10/8/2 R",
    files: ["d", "m"],
    ranks: [13, 16],
    task: "Your partner Blue has a piece in Yellow's castle already. Win the game for Red and Blue.",
    hint: "Tap the red man on G15, then the flag on H16.",
    done: (outcome) => outcome.to === "H16",
  },
  castleMoves: [
    {
      title: "Making room for the team",
      variant: "grand-camelot",
      fen: "r1/8/10/12/14/14/14/2gg12/16/14/14/1b10y1/12/10/8/2 R",
      files: ["d", "m"],
      ranks: [13, 16],
      task: "Move the man across the castle.",
      hint: "Tap H16, then I16.",
      done: (outcome) => outcome.kind === "castle",
    },
  ],
  arrays: [
    "Where the knights of Grand Camelot stand at the start was not read on the federation's own page. The usual starting position follows Camelot and another public implementation: the knights on F3, K3, G4 and J4, and by quarter turns for the others.",
    "The starting position of 1932 has all four in the back row, F3, G3, J3 and K3. The back row and F3 are published, the other squares inferred. Choose it under “More choices”; any other position can be set up in the editor or given as a FEN.",
  ],
};

const side: Exercise = {
  title: "Closed at the sides",
  variant,
  fen: "1/3/7/9/7gy/r10/13/11/9/b8/7/3/1 R",
  files: ["a", "e"],
  ranks: [5, 9],
  task: "Try to step into your partner's castle on A7: the page says why not. Then step straight back to B7.",
  hint: "Tap B8, then A7; then the dot on B7.",
  done: (outcome) => outcome.to === "B7",
};

function chaptersOf(game: Grand, two: boolean): Chapter[] {
  return [
    {
      id: "aim",
      title: "The aim",
      paragraphs: [
        "Four play in two teams: Red and Blue against Green and Yellow. Your partner sits at the side next to you, and their castle and yours are not your goals.",
        game.aim,
        "The order of play is Red, Green, Blue, Yellow, so that the teams take turns. Nobody may pass. You move only your own pieces. To tell the players apart without colours, every piece has a sign on its head: Red a bar upright, Blue a bar across, Green a bar slanting, Yellow a dot.",
      ],
      exercises: [game.won],
    },
    {
      id: "step",
      title: "The plain step",
      paragraphs: [
        "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.",
      ],
      rules: sharedRules("square-occupied", "step-stands-alone", "no-such-square"),
      exercises: [
        {
          title: "A step among four",
          variant,
          fen: "1/3/7/9/g7y/11/13/11/b8/4r4/7/3/1 R",
          files: ["e", "i"],
          ranks: [2, 6],
          task: "Step the man to any square beside it.",
          hint: "Tap the man, then a dot.",
          done: (outcome) => outcome.kind === "plain",
        },
      ],
    },
    {
      id: "canter",
      title: "The canter, over a partner too",
      paragraphs: [
        "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Friends are your own pieces and your partner's. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants.",
        "You never have to canter.",
      ],
      rules: sharedRules("nothing-between", "not-a-leg", "canter-back-to-start"),
      exercises: [
        {
          title: "Over your partner",
          variant,
          fen: "1/3/7/9/g7y/11/13/6b4/9/4b4/2r4/3/1 R",
          files: ["d", "j"],
          ranks: [2, 8],
          task: "Bring the red man from F3 to H7 in one move, over both blue men.",
          hint: "Tap F3, then the diamond on H7.",
          done: (outcome) => outcome.to === "H7",
        },
      ],
    },
    {
      id: "jump",
      title: "The jump",
      paragraphs: [
        "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. Enemies are the pieces of both opponents. If it can jump again from where it landed, it must, and so on until it cannot.",
        "And as in all games of the family: if you can jump, you must. You may choose which jump, but not another kind of move. What your partner could capture does not bind you.",
      ],
      rules: sharedRules("must-capture", "jump-must-go-on", "taken-already"),
      exercises: [
        {
          title: "One of each opponent",
          variant,
          fen: "1/3/7/9/G8/11/13/6y4/b8/4g4/2r4/3/1 R",
          files: ["d", "j"],
          ranks: [2, 8],
          task: "Take a green and a yellow man in one move.",
          hint: "Tap the red man, then the mark with the number 2.",
          done: (outcome) => outcome.captures.length === 2,
        },
        {
          title: "Red must",
          variant,
          fen: "1/3/7/9/b7y/11/13/11/3g5/2r3r2/7/3/1 R",
          files: ["d", "j"],
          ranks: [3, 7],
          task: "Try to step with the man on I4: the page says why not. Then do what you must.",
          hint: "The piece with the thick ring can capture: tap E4, then G6.",
          done: (outcome) => outcome.kind === "jump",
        },
      ],
    },
    {
      id: "charge",
      title: "The knight's charge",
      paragraphs: [
        "In a single move a knight may canter over friends, a partner's among them, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round.",
        "If a charge is the only way to take something, you may leave it: only a direct jump compels.",
      ],
      rules: sharedRules("charge-needs-knight", "no-canter-after-jump", "knight-canter-rule"),
      exercises: [
        {
          title: "A charge with a partner's help",
          variant,
          fen: "1/3/7/9/G8/8y2/13/6g4/9/3b5/1R5/3/1 R",
          files: ["d", "k"],
          ranks: [2, 9],
          task: "Take both enemies with the red knight.",
          hint: "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.",
          done: (outcome) => outcome.kind === "charge" && outcome.captures.length === 2,
        },
        {
          title: "A knight among four does not ride past",
          variant,
          fen: "1/3/7/9/8y/11/13/6g4/9/3b5/1R5/3/1 R",
          files: ["d", "j"],
          ranks: [2, 8],
          task: "Try to stop the knight on G5, beside the green man. Then charge.",
          hint: "Tap E3, then G5; then the double ring on I7.",
          done: (outcome) => outcome.kind === "charge",
        },
      ],
    },
    {
      id: "castles",
      title: "Four castles",
      paragraphs: [
        game.goal,
        "The two castles at the sides, your partner's and the other opponent's, are closed to you. Whether a jump may land there is not settled in the sources; usually it may not, and you can choose otherwise.",
        "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.",
      ],
      rules: [
        ...sharedRules("own-castle-first", "own-castle-closed", "own-castle-ends-jump"),
        {
          id: "side-castle-closed",
          text: "You enter no castle but the one opposite yours and, by a jump, your own.",
        },
        {
          id: "goal-ends-move",
          text: "A leg that lands in the castle opposite ends the move there, even if a jump could follow.",
        },
        {
          id: "goal-stays",
          text: "A piece in the castle opposite never leaves it, and it is not asked to capture from there.",
        },
        ...(two ? sharedRules("castle-moves-used") : []),
      ],
      exercises: [
        side,
        {
          title: "Out of Red's castle",
          variant,
          fen: "1/3/7/9/b7y/11/13/11/2g6/1r7/7/3/r R",
          files: ["d", "j"],
          ranks: [1, 6],
          task: "Try to take the green man with the man on D4. Then do what comes first.",
          hint: "Tap the man on G1, then any dot.",
          done: (outcome) => outcome.from === "G1",
        },
        ...game.castleMoves,
      ],
    },
    {
      id: "must",
      title: "What you must do, in order",
      paragraphs: [
        "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your own pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.",
      ],
      rules: [
        { id: "no-piece", text: "A move begins on a square where one of your pieces stands." },
        { id: "not-your-piece", text: "You move your own pieces, not your partner's, and only when it is your turn." },
        { id: "no-move", text: "A piece that is shut in, with nothing to step, canter or jump to, cannot move now." },
        { id: "game-over", text: "After the end of the game nothing moves any more." },
      ],
    },
    { id: "end", title: "How a game ends", paragraphs: game.end },
    {
      id: "sources",
      title: "What is known, and what we made of it",
      paragraphs: [
        "Board, pieces, teams, turns and goals are published. Whether a jump may land in a castle at the sides is not settled: here it may not, unless you choose so.",
        ...game.arrays,
      ],
    },
  ];
}

/** The rules of one of the games of four. */
export function grandBook({ castlePiecesToWin }: Variant): Book {
  const two = castlePiecesToWin === 2;
  const game = two ? camelot : cam;
  return {
    intro: game.intro,
    pieces: game.pieces,
    chapters: chaptersOf(game, two),
    optionWords: {
      sideCastleJump: {
        true: "A jump may land in a castle at the sides, and goes on from there if it can.",
        false: "The castles at the sides are closed to jumps as well.",
      },
      array: {
        wcf: "Two knights stand at the ends of the back row, two at the ends of the row before it.",
        "1932": "All four knights stand in the back row.",
      },
    },
    idle: [],
  };
}
