// The written rules of Camblam, in our own words.
import type { Book } from "./book.ts";

const variant = "camblam";

export const camblamBook: Book = {
  intro:
    "Camblam is chess on a larger board: 12 × 12 squares, thirty-six pieces per side, and most of them can do one thing more than in chess. Rooks take whole rows of pieces, archers shoot without moving, princes turn corners. It is sharp: a careless king does not last twenty moves.",
  pieces:
    "Each side has twelve pawns, six knights, six catapults, four archers, two rooks, two bishops, two princes, a queen and a king. White's pieces stand on the ranks 1 to 3, Black's on 12 to 10, each opposite its counterpart.",
  chapters: [
    {
      id: "aim",
      title: "The aim",
      paragraphs: [
        "Checkmate the enemy king: attack it so that nothing can save it. White moves first, then the players take turns, one move each. Nobody may pass.",
        "A piece takes one enemy by moving onto its square, as in chess. Two ways of capturing are special: the run, which takes several pieces in a line, and the shot, which takes one from afar.",
      ],
      rules: [
        { id: "no-piece", text: "A move begins on a square where one of your pieces stands." },
        { id: "not-your-piece", text: "You move your own pieces, and only when it is your turn." },
        { id: "square-occupied", text: "No piece moves onto another of its own side." },
        { id: "no-such-square", text: "The board has the files a to l and the ranks 1 to 12, no more." },
        { id: "game-over", text: "After the end of the game nothing moves any more." },
      ],
    },
    {
      id: "pawn",
      title: "The pawn",
      paragraphs: [
        "A pawn goes one, two or three squares straight forward, from wherever it stands; each square that it passes, and the last, must be empty. It captures one square diagonally forward. There is no en passant.",
        "A pawn that reaches the last rank is replaced at once by a queen, prince, rook, bishop, archer, catapult or knight of its side, whichever you choose, however many there are already.",
      ],
      rules: [
        { id: "pawn-straight", text: "A pawn does not capture straight ahead: a piece in front of it stops it." },
        { id: "pawn-diagonal", text: "A pawn goes diagonally only to capture." },
      ],
      exercises: [
        {
          title: "Three squares at once",
          variant,
          fen: "11k/12/12/12/12/12/12/12/5P6/12/12/K11 w",
          files: ["d", "i"],
          ranks: [3, 8],
          task: "Move the pawn as far as it goes.",
          hint: "Tap the pawn, then the farthest dot.",
          done: (outcome) => outcome.to === "f7",
        },
        {
          title: "Diagonally",
          variant,
          fen: "11k/12/12/12/12/4p7/5pn5/5P6/12/12/12/K11 w",
          files: ["d", "i"],
          ranks: [3, 8],
          task: "Try to take the pawn on f6: the page says why not. Then take the piece that you can.",
          hint: "Tap f5, then f6; then the knight on g6.",
          done: (outcome) => outcome.captures.includes("g6"),
        },
        {
          title: "A new archer",
          variant,
          fen: "6n5/4p7/5P6/12/12/12/12/12/12/11k/12/K11 w",
          files: ["d", "i"],
          ranks: [7, 12],
          task: "Bring the pawn to the last rank and make it an archer.",
          hint: "Tap the pawn, then f12; then the archer among the pieces offered.",
          done: (outcome) => outcome.promotion === "A",
        },
      ],
    },
    {
      id: "knight",
      title: "The knight",
      paragraphs: [
        "A knight has two ways to go. The short path: one square straight, then one diagonally, in any of the four diagonal directions. So it reaches the eight squares of a knight in chess and, by doubling back, the four beside it. The long path: exactly four squares diagonally, then one straight, in any of the four straight directions.",
        "It leaps over enemies on its way and does them no harm; a friendly piece closes the way, at the turning too. The last square is empty, or holds the enemy that the knight takes.",
      ],
      rules: [
        {
          id: "knight-path",
          text: "A knight needs one path without a friendly piece on it. Most squares beside it and a leap away can be reached by two.",
        },
      ],
      exercises: [
        {
          title: "The long path",
          variant,
          fen: "12/12/12/12/7c4/12/6r5/5n6/4p7/3NP6k/12/K11 w",
          files: ["c", "j"],
          ranks: [2, 9],
          task: "Take the catapult on h8, over the heads of the pieces between.",
          hint: "Four squares diagonally to h7, then one straight up: tap d3, then h8.",
          done: (outcome) => outcome.captures.includes("h8"),
        },
      ],
    },
    {
      id: "run",
      title: "The run",
      paragraphs: [
        "Catapult, rook, bishop and queen take by running. The piece slides over empty squares until it meets an enemy. If more enemies stand right behind that one in the same line, without a gap, it may take the first of them, or the first two, or three, up to all, and it stops on the square of the last piece taken.",
        "It never passes an empty square between two enemies, it never turns, and it never leaps over its own pieces. On the board the pieces of a run are numbered: tap the last one that you want.",
      ],
      rules: [
        {
          id: "run-gap",
          text: "A run takes pieces that stand next to each other. An empty square, a friendly piece or the edge of the board ends the row.",
        },
        {
          id: "run-must-be-full",
          text: "If the option says so, a run takes the whole row of pieces or none of it. Usually you choose how many.",
        },
        {
          id: "king-shielded",
          text: "If the option says so, a run stops before a king that is not its first piece. Usually it does not.",
        },
      ],
      exercises: [
        {
          title: "A gap ends it",
          variant,
          fen: "11k/12/12/12/5n6/12/5p6/12/12/5C6/12/K11 w",
          files: ["d", "i"],
          ranks: [3, 8],
          task: "Try to take the knight on f8: the page says why not. Then take what you can.",
          hint: "Tap f3, then f8; then the pawn on f6.",
          done: (outcome) => outcome.captures.includes("f6"),
        },
      ],
    },
    {
      id: "catapult",
      title: "The catapult",
      paragraphs: [
        "A catapult slides up and down its file, any number of empty squares, and runs along it. It also steps one square to the left or to the right, and takes one piece by that step.",
      ],
      exercises: [
        {
          title: "Three at once",
          variant,
          fen: "11k/12/12/12/5b6/5n6/5p6/12/5C6/12/12/K11 w",
          files: ["d", "i"],
          ranks: [3, 8],
          task: "Take all three with one move.",
          hint: "Tap the catapult, then the last of the three.",
          done: (outcome) => outcome.captures.length === 3,
        },
      ],
    },
    {
      id: "archer",
      title: "The archer",
      paragraphs: [
        "An archer slides any number of empty squares in all eight directions, but never onto an enemy. Instead it shoots: the first piece on one of its eight lines is removed if it is an enemy and one to five squares away. The archer stays where it is, and the shot is the whole move.",
      ],
      rules: [
        { id: "shot-blocked", text: "An archer shoots only the nearest piece on a line, never over another." },
        { id: "shot-too-far", text: "An archer shoots up to five squares far; a piece beside it is one square away." },
      ],
      exercises: [
        {
          title: "A shot",
          variant,
          fen: "12/12/12/12/12/6r5/5p6/12/3A8/12/K11/11k w",
          files: ["c", "h"],
          ranks: [3, 8],
          task: "Try to shoot the rook: the page says why not. Then shoot the pawn.",
          hint: "Tap the archer, then g7; then the crosshair on f6.",
          done: (outcome) => outcome.kind === "shot",
        },
      ],
    },
    {
      id: "rook",
      title: "The rook",
      paragraphs: [
        "A rook slides along ranks and files as in chess, and runs along them. It also steps one square diagonally, and takes one piece by that step.",
      ],
      rules: [
        {
          id: "step-captures-off",
          text: "If the option says so, the single steps of catapult, rook and bishop go to empty squares only. Usually they may take one piece, and never go on as a run.",
        },
      ],
      exercises: [
        {
          title: "The rook's step",
          variant,
          fen: "11k/12/12/12/12/4n7/12/5p6/4R7/12/12/K11 w",
          files: ["c", "h"],
          ranks: [3, 8],
          task: "Take the pawn, not the knight.",
          hint: "The pawn stands one square diagonally from the rook: tap e4, then f5.",
          done: (outcome) => outcome.captures.includes("f5"),
        },
      ],
    },
    {
      id: "bishop",
      title: "The bishop",
      paragraphs: [
        "A bishop slides along diagonals as in chess, and runs along them. It also steps one square straight, and takes one piece by that step: so it is not tied to squares of one colour.",
      ],
      exercises: [
        {
          title: "A diagonal run",
          variant,
          fen: "12/12/12/12/7r4/6p5/12/4B7/12/12/K11/11k w",
          files: ["d", "i"],
          ranks: [4, 9],
          task: "Take the rook, and the pawn before it.",
          hint: "Tap the bishop, then the mark with the number 2.",
          done: (outcome) => outcome.captures.length === 2,
        },
      ],
    },
    {
      id: "prince",
      title: "The prince",
      paragraphs: [
        "A prince moves in two stages: first any number of empty squares straight, then any number of empty squares diagonally. Either stage may be left out, but the straight one always comes first. It takes one piece, by ending on it in either stage; it cannot go on after that.",
        "On an empty board a prince reaches every square, so a king needs pieces around it.",
      ],
      rules: [
        {
          id: "prince-path",
          text: "A prince needs an open way: straight, then diagonally, past empty squares. It does not leap.",
        },
      ],
      exercises: [
        {
          title: "Round the corner",
          variant,
          fen: "10pk/10pp/12/12/12/7n4/12/12/5P6/4I7/12/K11 w",
          files: ["d", "i"],
          ranks: [3, 8],
          task: "Take the knight.",
          hint: "One square up, then diagonally: tap the prince, then h7. The page finds the corner.",
          done: (outcome) => outcome.captures.includes("h7"),
        },
      ],
    },
    {
      id: "queen",
      title: "The queen",
      paragraphs: ["A queen slides in all eight directions as in chess, and runs in all eight."],
      exercises: [
        {
          title: "As many as you like",
          variant,
          fen: "12/12/12/12/5n6/5r6/5p6/12/p11/5Q6/K11/11k w",
          files: ["d", "i"],
          ranks: [3, 8],
          task: "Take two of the three, and leave the last.",
          hint: "Tap the queen, then the second piece of the row.",
          done: (outcome) => outcome.captures.length === 2,
        },
      ],
    },
    {
      id: "check",
      title: "The king and check",
      paragraphs: [
        "A king goes one square in any direction and takes one piece that way. There is no castling. It is in check if the other side could capture it with its next move, if it had one, in any way that its pieces can capture.",
        "That includes a run of which the king is a later piece. So a friendly piece right beside the king does not shield it from catapult, rook, bishop or queen, and neither does an unbroken row of friendly pieces: the run goes through them. One empty square anywhere between the king and the first piece of the row does shield it. A check along a line can therefore be answered by making a gap, and stepping close to your own king can be against the rules.",
        "An archer gives check from one to five squares away with nothing between, a prince round a corner, a knight on either path.",
      ],
      rules: [
        { id: "check-not-met", text: "A king in check has to be out of it after your move." },
        { id: "into-check", text: "No move may leave your own king in check. A run removes all its pieces first." },
      ],
      exercises: [
        {
          title: "No shield",
          variant,
          fen: "11k/12/12/12/4r7/12/12/12/4N7/4K7/12/12 w",
          files: ["b", "g"],
          ranks: [1, 8],
          task: "The knight beside your king is no shield: you are in check. Stay on the file and make a gap.",
          hint: "The rook takes the row of pieces that it meets. With a square between knight and king the row ends: tap e3, then e2.",
          done: (outcome) => outcome.to === "e2",
        },
      ],
    },
    {
      id: "refused",
      title: "When a move is refused",
      paragraphs: ["The page says why. These rules hold for pieces of every kind."],
      rules: [
        { id: "way-blocked", text: "A piece that slides does not pass another; where one stands, its way ends." },
        { id: "not-its-move", text: "Each piece moves only as described above." },
        {
          id: "no-move",
          text: "A piece that is shut in, or whose every move would leave the king in check, cannot move now.",
        },
      ],
    },
    {
      id: "end",
      title: "How a game ends",
      paragraphs: [
        "A player in check without a legal move is checkmated and loses. A player who is not in check and has no legal move is stalemated: a draw.",
        "It is also a draw when only the two kings are left, when the same position comes up for the third time with the same player to move, and after a hundred moves, both players' counted, without a capture or a pawn move. A shot is a capture. A draw can be offered and accepted, and a player may resign.",
      ],
    },
    {
      id: "sources",
      title: "What is known, and what we made of it",
      paragraphs: [
        "The published text is short and its pictures are lost. What it does say: the pieces and how many there are; how each moves; that archer, catapult and prince are as described here; that the rules of check are those of chess.",
        "The size of the board is inferred: twelve pawns fill one row of twelve files, thirty-six pieces fill three rows, and twelve ranks make the board square. The opening position is a reconstruction, and so is the order of the pieces in it. A second one, with knights and catapults alternating, is lost for Black, and both are lost, or nearly, with the other readings of a knight's short path: below is how. New games with them are not offered. Any other position can be set up in the editor or given as a FEN.",
        "Where a sentence can be read in two ways, the other reading is an option. The doubtful ones: how long the straight part of a knight's short path is; whether a run may stop early; whether the single steps may capture; whether a run gives check through a shield; and whether the game is won by checkmate or by taking the king. That White moves first, and the draws, are taken from chess.",
      ],
    },
  ],
  optionWords: {
    array: {
      default: "Behind the pawns stand three knights, six catapults and three knights.",
      alternating: "Behind the pawns knights and catapults alternate.",
    },
    knightLegA: {
      "1": "The knight's short path begins with one square straight.",
      "4": "The knight's short path begins with exactly four squares straight.",
      any: "The knight's short path begins with any number of squares straight.",
    },
    runMustBeFull: {
      true: "A run takes the whole row of pieces.",
      false: "A run takes as many pieces of the row as you like.",
    },
    runThroughShield: {
      true: "A run goes through pieces of the king's own side: a king behind its own pieces is in check.",
      false:
        "A run stops before a king that is not its first piece: a friendly piece right in front of the king shields it.",
    },
    stepCaptures: {
      true: "The single steps of catapult, rook and bishop may take a piece.",
      false: "The single steps of catapult, rook and bishop go to empty squares only.",
    },
    winBy: {
      checkmate: "The game is won by checkmate, and no move may leave your own king in check.",
      capture: "The game is won by taking the king. Check need not be met; a player without any move draws.",
    },
  },
  idle: [],
};
