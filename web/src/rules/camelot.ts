// The written rules of the Camelot family, in our own words, chapter by chapter; each game has its own choice of them.
import type { Variant } from "../lib/core.ts";
import { hasTrees, treesText } from "../lib/families.ts";
import type { Book, Chapter, Exercise, Rule } from "./book.ts";
import { ownChapters } from "./own_game.ts";
import { ownTexts } from "./own_texts.ts";

/** Which games a text belongs to: those won by one piece in the castle, or by two. */
type Games = "all" | "one" | "two";

interface For {
  games?: Games;
}

interface FamilyChapter extends For, Omit<Chapter, "paragraphs" | "rules" | "exercises"> {
  paragraphs: ({ text: string } & For)[];
  rules?: (Rule & For)[];
  exercises?: (Exercise & For)[];
}

const chapters: FamilyChapter[] = [
  {
    id: "aim",
    title: "The aim",
    paragraphs: [
      {
        games: "one",
        text: "There is a castle at each end of the board. Bring one of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece, or when the other side has no move left.",
      },
      {
        games: "two",
        text: "There is a castle of two squares at each end of the board. Bring two of your pieces into the castle at the far end and you have won. You also win by taking every enemy piece while you have two pieces or more yourself.",
      },
      {
        text: "White moves first, then the players take turns, one move each. Nobody may pass. There are only two kinds of piece: men and knights. Both move in every direction, forwards, backwards, sideways and diagonally; a knight can do one thing more.",
      },
    ],
    exercises: [
      {
        games: "one",
        title: "Into the castle",
        variant: "cam",
        fen: "1/3/2M2/7/7/7/7/m6/7/7/5/3/1 w 0,0 0 1",
        ranks: [9, 13],
        task: "Two moves away. Step the man closer to the castle on D13.",
        hint: "Tap the man, then D12.",
        done: (outcome) => outcome.to.endsWith("12"),
        otherwise: "From there the castle is as far as before, or farther.",
      },
      {
        games: "one",
        title: "One step from winning",
        variant: "cam",
        fen: "1/1M1/5/7/7/7/7/m6/7/7/5/3/1 w 0,0 0 1",
        ranks: [9, 13],
        task: "Win the game.",
        hint: "Tap the man, then the flag.",
        done: (outcome) => outcome.to === "D13",
        otherwise: "The game goes on. The castle was one step away.",
      },
      {
        games: "two",
        title: "The second piece",
        variant: "camelot",
        fen: "M1/4M3/10/12/12/12/12/12/12/12/12/m11/12/10/8/2 w 0,0 0 1",
        ranks: [13, 16],
        task: "One piece is in the castle already. Win the game.",
        hint: "Tap the man on G15, then the empty castle square.",
        done: (outcome) => outcome.to === "G16",
        otherwise: "The game goes on. The castle needs two pieces, and one is in already.",
      },
    ],
  },
  {
    id: "step",
    title: "The plain step",
    paragraphs: [
      {
        text: "Any piece may step to an empty square beside it, in any of the eight directions. A step is a whole move by itself.",
      },
    ],
    rules: [
      { id: "square-occupied", text: "A square that is taken cannot be landed on: no piece ever moves onto another." },
      { id: "step-stands-alone", text: "A step is never part of a longer move: it joins neither a canter nor a jump." },
      { id: "no-such-square", text: "The board has no corners. Where there is no square nothing can stand or land." },
    ],
    exercises: [
      {
        title: "A step",
        variant: "cam",
        fen: "1/3/5/m6/7/7/7/3M3/7/7/5/3/1 w 0,0 0 1",
        ranks: [4, 8],
        task: "Step the man to any square beside it.",
        hint: "Tap the man, then a dot.",
        done: (outcome) => outcome.kind === "plain",
      },
    ],
  },
  {
    id: "canter",
    title: "The canter",
    paragraphs: [
      {
        text: "Any piece may leap over a friend that stands beside it, to the empty square right behind. That is a canter. Nothing is taken. From there it may canter on over another friend, and another, turning as it likes, and it may stop wherever it wants. So an army in good order moves fast: a man at the back can be at the front in one move.",
      },
      { text: "You never have to canter." },
    ],
    rules: [
      {
        id: "nothing-between",
        text: "A leap goes over exactly one piece that stands right beside you, and lands right behind it. Over an empty square there is no leap.",
      },
      {
        id: "not-a-leg",
        text: "Every leg of a move is a step to a neighbour or a leap of two squares in a straight line.",
      },
      {
        id: "canter-back-to-start",
        text: "A canter may pass over the square it began on, but not end there: that would be passing the turn.",
      },
    ],
    exercises: [
      {
        title: "Two leaps in one move",
        variant: "cam",
        fen: "1/3/5/m6/7/7/7/7/2M1M2/1M5/5/3/1 w 0,0 0 1",
        ranks: [4, 8],
        task: "Bring the man from B4 to F4 in one move.",
        hint: "Tap B4, then the diamond on F4: the page finds the way over both friends.",
        done: (outcome) => outcome.from === "B4" && outcome.to === "F4",
      },
    ],
  },
  {
    id: "jump",
    title: "The jump",
    paragraphs: [
      {
        text: "Any piece may leap over an enemy that stands beside it, to the empty square right behind, and takes it off the board. If it can jump again from where it landed, it must, and so on until it cannot. Where there is a choice of enemies, the choice is yours: you need not take the most.",
      },
      {
        text: "And this is what the game is about: if you can jump, you must. You may choose which jump, but not another kind of move. So a piece offered at the right moment pulls the enemy where you want him.",
      },
    ],
    rules: [
      {
        id: "must-capture",
        text: "If any of your pieces can jump at once, your move has to take something: any jump of any piece will do, and so will a knight's charge.",
      },
      { id: "jump-must-go-on", text: "A jump that can go on must go on. It ends where there is nothing left to jump." },
      {
        id: "taken-already",
        text: "A piece that has been jumped is gone at once: it is not jumped twice, and its square is free for the rest of the move.",
      },
    ],
    exercises: [
      {
        title: "Jump, and jump on",
        variant: "cam",
        fen: "1/m2/5/7/7/5m1/7/4m2/3M3/7/5/3/1 w 0,0 0 1",
        ranks: [4, 10],
        task: "Take both black men in one move.",
        hint: "Tap the man, then the mark with the number 2.",
        done: (outcome) => outcome.captures.length === 2,
      },
      {
        title: "You must capture",
        variant: "cam",
        fen: "1/m2/5/7/7/7/7/3m3/2M2M1/7/5/3/1 w 0,0 0 1",
        ranks: [4, 8],
        task: "Try to step with the man on F5: the page says why not. Then do what you must.",
        hint: "The piece with the thick ring can capture: tap C5, then E7.",
        done: (outcome) => outcome.kind === "jump",
      },
    ],
  },
  {
    id: "charge",
    title: "The knight's charge",
    paragraphs: [
      {
        text: "This is the one thing that only knights can do. In a single move a knight may canter over friends, once or several times, and then jump over enemies, once or several times. First the canters, then the jumps, never the other way round. A good charge crosses the whole board and takes half an army.",
      },
      { text: "If a charge is the only way to take something, you may leave it: only a direct jump compels." },
    ],
    rules: [
      {
        id: "charge-needs-knight",
        text: "A man canters or jumps, but not both in one move. Only a knight may charge.",
      },
      { id: "no-canter-after-jump", text: "Once a knight has begun to jump, it cannot canter again in that move." },
      {
        id: "knight-canter-rule",
        text: "A knight that canters to a square from which it could jump has to take something before its move is over, there or further on. So it may neither stop on nor pass through such a square without capturing. If there is a way round, it may take that. Men are free of this rule.",
      },
    ],
    exercises: [
      {
        title: "A charge",
        variant: "cam",
        fen: "1/m2/5/7/7/7/2m1m2/7/1M5/1K5/5/3/1 w 0,0 0 1",
        ranks: [4, 9],
        task: "Take both black men with the knight.",
        hint: "Tap the knight, then the double ring. The dashed line is the canter, the full line the jumps.",
        done: (outcome) => outcome.kind === "charge" && outcome.captures.length === 2,
        otherwise: "A charge is yours to take or to leave. Here you are asked to take both men.",
      },
      {
        title: "Only knights charge",
        variant: "cam",
        fen: "1/m2/5/7/7/7/4m2/7/3M3/3M3/5/3/1 w 0,0 0 1",
        ranks: [4, 9],
        task: "Pick the man on D4 and try F8: the page says why not. Then canter to D6.",
        hint: "Tap D4, then F8; then the diamond on D6.",
        done: (outcome) => outcome.from === "D4" && outcome.to === "D6",
        otherwise: "That is legal. But look how far the man on D4 can canter: to D6, and no jump after it.",
      },
      {
        title: "A knight does not ride past",
        variant: "cam",
        fen: "1/m2/5/7/7/7/4m2/7/3M3/3K3/5/3/1 w 0,0 0 1",
        ranks: [4, 9],
        task: "Try to stop the knight on D6, beside the black man. Then charge.",
        hint: "Tap D4, then D6; then the double ring on F8.",
        done: (outcome) => outcome.kind === "charge",
        otherwise: "That is legal. But the knight can canter to D6 and jump on from there in the same move.",
      },
    ],
  },
  {
    id: "castles",
    title: "The castles",
    paragraphs: [
      {
        games: "one",
        text: "The castle at your end is your own; the one at the far end is your goal. Whoever gets a piece in there has won, whatever else is on the board.",
      },
      {
        games: "two",
        text: "The castle at your end is your own; the one at the far end is your goal. A piece that has reached the goal stays there and waits for a second one.",
      },
      {
        text: "Your own castle is not a house to live in. No step and no canter may land there. Only a jump can carry a piece in, and then it has to come out again on your next turn, before anything else is done.",
      },
    ],
    rules: [
      {
        id: "own-castle-first",
        text: "If a piece of yours stands in your own castle at the start of your turn, it must leave now: by a jump, or a knight's charge, if it has a jump; otherwise by any move that leaves. This comes before captures elsewhere.",
      },
      { id: "own-castle-closed", text: "Only a jump may land in your own castle." },
      {
        id: "own-castle-ends-jump",
        text: "In some rule sets a jump that lands in its own castle ends there, even if it could go on.",
      },
      {
        id: "goal-ends-move",
        text: "A leg that lands in the enemy castle ends the move there, even if a jump could follow.",
      },
      {
        id: "goal-stays",
        text: "A piece in the enemy castle never leaves it, and it is not asked to capture from there.",
      },
      {
        id: "castle-moves-used",
        games: "two",
        text: "A piece in the enemy castle may move across to its other square, to make room. Each player may do this twice in a game. It is a castle move and a whole turn.",
      },
    ],
    exercises: [
      {
        title: "Out of your castle",
        variant: "cam",
        fen: "1/m2/5/7/7/7/7/5m1/5M1/7/5/3/M w 0,0 0 1",
        ranks: [1, 7],
        task: "Try to take the black man with the man on F5. Then do what comes first.",
        hint: "Tap the man on D1, then any dot.",
        done: (outcome) => outcome.from === "D1",
      },
      {
        games: "two",
        title: "Making room",
        variant: "camelot",
        fen: "M1/8/10/12/12/12/12/M11/12/12/12/11m/12/10/8/2 w 0,0 0 1",
        ranks: [13, 16],
        task: "Move the man across the castle.",
        hint: "Tap F16, then G16.",
        done: (outcome) => outcome.kind === "castle",
        otherwise: "That is legal, too. Here the man in the castle is asked to move across it.",
      },
    ],
  },
  {
    id: "must",
    title: "What you must do, in order",
    paragraphs: [
      {
        text: "First: leave your own castle, if a piece of yours stands in it. Second: capture, if any of your pieces can jump at once. Otherwise you are free to move as you like; a charge that is open is yours to take or leave.",
      },
      {
        text: "The page marks what you must do: pieces that satisfy it carry a thick red ring, and the line above the board says why.",
      },
    ],
    rules: [
      { id: "no-piece", text: "A move begins on a square where one of your pieces stands." },
      { id: "not-your-piece", text: "You move your own pieces, and only when it is your turn." },
      { id: "no-move", text: "A piece that is shut in, with nothing to step, canter or jump to, cannot move now." },
      { id: "game-over", text: "After the end of the game nothing moves any more." },
    ],
  },
  {
    id: "end",
    title: "How a game ends",
    paragraphs: [
      {
        games: "one",
        text: "A piece in the enemy castle wins. So does taking the last enemy piece. A player who has no legal move on their turn loses.",
      },
      {
        games: "one",
        text: "There is no draw by itself: but when a position has come up for the third time, the player to move may claim one, and a draw can be offered at any time. A player may also resign.",
      },
      {
        games: "two",
        text: "Two pieces in the enemy castle win. Taking the last enemy piece wins if you have two pieces or more. A player who has no legal move loses if the other side has two pieces or more; otherwise it is a draw.",
      },
      {
        games: "two",
        text: "It is a draw when each side has one piece at most, when a position comes up for the third time, or when fifty moves by each side have passed without a capture or a piece newly reaching a castle. A draw can also be offered and accepted, and a player may resign.",
      },
    ],
  },
  {
    id: "finer",
    title: "Finer points",
    paragraphs: [
      { text: "While a piece moves, the square it came from counts as empty. A jump may even end where it began." },
      {
        text: "Two ways of walking that begin and end on the same squares and take the same pieces are the same move. The page finds a way for you; if you want to walk it yourself, leg by leg, switch on the step mode beside the board.",
      },
    ],
  },
];

/** The meaning of an option that differs from the World Camelot Federation's; by option, then value. */
const optionWords: Record<string, Record<string, string>> = {
  treeLeap: {
    none: "No piece leaps over a tree.",
    canter: "Pieces canter over trees, as over friends.",
  },
  ownCastleJump: {
    continue: "A jump that lands in its own castle goes on if it can.",
    stop: "A jump that lands in its own castle ends there; the piece leaves on the next turn.",
  },
  ownCastleExit: {
    jump: "A piece in its own castle leaves by a jump if it has one.",
    any: "A piece in its own castle may leave by any kind of move, even if it has a jump.",
    off: "A piece need not leave its own castle.",
  },
  ownCastleEntry: {
    jump: "Only a jump may land in your own castle.",
    free: "Steps and canters may land in your own castle too.",
  },
  knightCanterRule: {
    true: "A knight that canters to where it could jump must capture.",
    false: "A knight may canter past enemies it could jump, without capturing.",
  },
  eliminationNeeds: {
    "1": "Taking the last enemy wins even with a single piece left.",
    "2": "Taking the last enemy wins only with two pieces left.",
  },
  noMove: {
    loss: "A player without a legal move loses.",
    lossIfTwo: "A player without a legal move loses only if the other side has two pieces.",
  },
  thinDraw: {
    true: "It is a draw when each side has one piece at most.",
    false: "One piece each is not yet a draw.",
  },
  repetition: {
    "0": "A repeated position is not a draw by itself.",
    "3": "The third time a position comes up is a draw.",
  },
  quietPlies: {
    "0": "There is no draw by a count of quiet moves.",
    "100": "A hundred moves without a capture or a castle entry are a draw.",
  },
  castleMoves: {},
};

/** Switches that Cam and Camette fix, whatever the rule set says. */
const fixedForOne = ["eliminationNeeds", "noMove", "thinDraw", "repetition", "quietPlies", "castleMoves"];

/** Rules by their anchors, for games that share them with two-player Camelot. */
export function sharedRules(...ids: string[]): Rule[] {
  const all = chapters.flatMap((chapter) => chapter.rules ?? []);
  return ids.flatMap((id) => all.find((rule) => rule.id === id) ?? []).map(({ id, text }) => ({ id, text }));
}

/** Results that are known; `solved`: all positions of the game are solved. */
export const perfect = (solved: string[] = []): Chapter => ({
  id: "perfect",
  title: "Perfect play",
  paragraphs: [
    "Where few pieces are left, it can be known who wins if both sides play without a mistake. A server that has such tables shows their values beside the board and on it, if you ask for “Perfect values”.",
    "A piece carries the value of its best move, a square that of going there, for the side to move: +5 wins with its fifth move from here; = draws; −12 loses to the other side's twelfth move. The winner hurries and the loser holds out; draws by repetition or by a count of moves are left out of account.",
    ...solved,
  ],
});

/** Before the first move. */
const treesChapter = ({ trees }: Variant): Chapter => ({
  id: "trees",
  title: "Trees",
  paragraphs: [
    `Before the first move White puts ${treesText(trees)} on the board, one after another, and then Black does. Each player has tree squares on their own side: on the page they are ringed, and a tap puts a tree there.`,
    "A tree stays where it is for the rest of the game and belongs to nobody. No piece lands on its square, and nobody can take it.",
    "The sources call trees obstructive. Here this means that no piece leaps over a tree either. With the option treeLeap=canter pieces canter over trees, as over friends. A tree is never jumped.",
  ],
  rules: [
    { id: "trees-first", text: "All trees are put before a piece moves: White's first, then Black's." },
    { id: "not-tree-square", text: "A tree is put on one of your own tree squares that is empty." },
    { id: "tree-there", text: "No piece and no other tree goes to a square where a tree stands." },
    { id: "tree-between", text: "No piece leaps over a tree, unless the option treeLeap says so." },
  ],
});

const boardWords: Record<string, { intro: string; pieces: string; solved?: string[] }> = {
  cam: {
    intro:
      "Cam is Camelot made small: a board of 67 squares, seven pieces per side, and one piece in the castle wins. It is the quickest way to learn, and a sharp game of its own.",
    pieces: "Each side has two knights and five men. White's castle is D1, Black's is D13.",
  },
  camelot: {
    intro:
      "Camelot is the full game, sold since 1930: a board of 160 squares, fourteen pieces per side, and two pieces in the castle win.",
    pieces: "Each side has four knights and ten men. White's castle is F1 and G1, Black's is F16 and G16.",
  },
  camette: {
    intro:
      "Camette is the smallest of the family: 23 squares, four pieces per side, over in five minutes. One piece in the castle wins.",
    pieces: "Each side has one knight and three men. White's castle is C1, Black's is C7.",
    solved: [
      "Camette is known whole, all 634 million positions of it: with perfect play nobody wins. Of White's 22 first moves four hold the draw, B3-A3 and B3-B2 and their mirror images D3-E3 and D3-D2. All others lose, B3-C4 to Black's sixteenth move, C3-C4 to Black's first. The longest win of the game takes 33 moves. How this was found and checked is described in doc/camette.md, which comes with the program.",
    ],
  },
  chivalry: {
    intro:
      "Chivalry came before Camelot and is grander: 176 squares, twenty pieces per side, eight of them knights. Two pieces in the castle win.",
    pieces: "Each side has eight knights and twelve men. White's castle is G1 and H1, Black's is G16 and H16.",
  },
};

/** The rules of a game of the family: of each chapter what belongs to it. */
export function camelotBook(variant: Variant): Book {
  const { castlePiecesToWin, castles, notes, reversed, squares } = variant;
  const written = boardWords[variant.id];
  const two = castlePiecesToWin > 1;
  const mine = <T extends For>(all: T[] = []): T[] =>
    all.filter(({ games = "all" }) => games === "all" || (games === "two") === two);
  const family = mine(chapters).map(({ id, title, paragraphs, rules, exercises }) => ({
    id,
    title,
    paragraphs: mine(paragraphs).map(({ text }) => text),
    rules: mine(rules),
    exercises: mine(exercises),
  }));
  if (!written) {
    return {
      intro: ownTexts.intro(squares.length, reversed),
      pieces: ownTexts.castles(castles["w"] ?? [], castles["b"] ?? []),
      notes,
      chapters: [
        ...(hasTrees(variant) ? [treesChapter(variant)] : []),
        ...ownChapters(variant, family, optionWords),
        perfect(),
      ],
      optionWords,
      idle: [],
    };
  }
  const { solved, ...words } = written;
  return { ...words, chapters: [...family, perfect(solved)], optionWords, idle: two ? [] : fixedForOne };
}
