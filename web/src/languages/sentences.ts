// The sentences that the core makes (src/games/*/words.cpp, src/games/camblam/mate.cpp, src/engine) and the reasons for moves (why/said.ts), as patterns. A
// language has each of them; the English sentence is the key, so games, reviews and links say the same to readers of every
// language.
//
// Places for values: {square} and {squares} ("A4, B5 or C6"), {move}, {n} (a number, also as a word), {nth} ("third"), {seat} and {seats}
// ("Red and Blue"), {owners} ("Red's and Blue's"), {man} ("knight"), {men} ("the archer on g7 and the rook on a1"), {kind} of a
// move ("charge"), {reason} and {promise}: another pattern of those groups.

/** Whole sentences. */
export const sentences = [
  "Your move.",
  // Duties.
  "You must capture: {squares}.",
  "Leave your castle first: {square} must move out.",
  "Leave your castle first, with {squares}.",
  "Leave your castle first: {square} has a jump, so it must jump.",
  "Leave your castle first, by a capture: {squares}.",
  "Put {n} tree on your side: {count} to go.",
  "Put {n} trees on your side: {count} to go.",
  "You may charge with knight {squares}, but you do not have to.",
  "Check: your king is attacked by {men}.",
  // Refusals.
  "The game is over.",
  "Pick a piece first.",
  "{square} is not a square of this board.",
  "{square}: there is no piece here. Pick a piece that can move.",
  "{square}: there is no piece here. Pick one of yours.",
  "{square} is {seat}'s piece: your partner moves it.",
  "{square} is {seat}'s piece, and it is {other}'s turn.",
  "{square}: a piece in its own castle has to leave it.",
  "{square}: a piece in the enemy castle stays there.",
  "{square}: you have no castle move left in this game.",
  "{square}: this piece has no move now. Pick one that can move.",
  "{square}: this piece has no move now.",
  "{square}: there is another piece here.",
  "{square}: another of your pieces is here.",
  "{square} is your own castle: only a jump may land there.",
  "{square} is {owners} castle: it is closed to you.",
  "{square}: there is no piece on {over} to canter or jump over.",
  "{square}: the piece on {over} has already been taken. You can jump it only once.",
  "{square}: a man cannot jump after a canter. Only a knight may charge.",
  "{square}: you cannot canter after a jump. Canter first, then jump.",
  "{square}: a plain step is a whole move. You cannot combine it with a canter or a jump.",
  "{square}: a move ends when it reaches the enemy castle.",
  "{square}: under these rules a jump into your own castle ends there.",
  "{square}: in this game a move is one step, canter or jump.",
  "{square}: in this game a man moves forward only.",
  "{square}: a jump must go on while it can, here to {squares}.",
  "{square}: a knight that canters past a piece it could jump must take one in this move.",
  "{square}: a canter may not end where it began.",
  "{square}: no step, canter or jump leads there from {over}.",
  "{square} is not one of your tree squares. Pick one of them.",
  "A tree stands on {square}: nothing else can be put there.",
  "A tree stands on {square}: no piece leaps over it.",
  "{square}: no move of this piece answers the check.",
  "{square}: your king would still be in check from {men}.",
  "{square}: your king would be in check from {men}.",
  "{square}: the way there is blocked by {men}.",
  "{square}: the archer's line to that piece is blocked by {men}.",
  "{square}: an archer shoots at most {n} squares; this piece is farther away.",
  "{square}: a run takes pieces next to each other; it ends before the empty {over}.",
  "{square}: with these options a run stops before a king that is not its first piece.",
  "{square}: with these options a run takes the whole row of pieces, no fewer and no more.",
  "{square}: with these options this step goes to empty squares only.",
  "{square}: a pawn does not capture straight ahead, only diagonally.",
  "{square}: a pawn moves diagonally only to capture.",
  "{square}: a knight jumps over the other side's pieces, but your own pieces block it.",
  "{square}: there is no open way here: a prince goes straight, then diagonally, past empty squares.",
  "{square}: a pawn goes one, two or three squares straight forward and captures one square diagonally forward.",
  "{square}: a knight goes one square straight, then one diagonally; or four squares diagonally, then one straight.",
  "{square}: a knight goes four squares straight, then one diagonally; or four squares diagonally, then one straight.",
  "{square}: a knight goes straight on, then one diagonally; or four squares diagonally, then one straight.",
  "{square}: a catapult goes along its file, or one square to the side.",
  "{square}: an archer goes along ranks, files and diagonals.",
  "{square}: a rook goes along ranks and files, or one square diagonally.",
  "{square}: a bishop goes along diagonals, or one square straight.",
  "{square}: a prince goes straight, then diagonally.",
  "{square}: a queen goes along ranks, files and diagonals.",
  "{square}: a king goes one square.",
  // Results.
  "The game was called off.",
  "Nobody wins: neither player came.",
  "Draw by agreement.",
  "Draw: the director has given this result.",
  "Draw: each side has one piece left.",
  "Draw: nobody has more than one piece left.",
  "Draw: {n} moves each without a capture or a piece entering the enemy castle.",
  "Draw: {n} moves in a row without a capture or a piece entering the enemy castle.",
  "Draw: the same position for the third time, claimed by a player.",
  "Draw: the same position for the {nth} time.",
  "Draw: nobody has a legal move.",
  "Draw: {seats} has no legal move and {others} too few pieces to win.",
  "Draw: {seats} have no legal move and {others} too few pieces to win.",
  "Draw: {seat} has no legal move.",
  "Draw: only the two kings are left.",
  "Draw: 50 moves each without a capture or a pawn move.",
  "{seats} wins: {ending}.",
  "{seats} win: {ending}.",
  "{seat} wins.",
  "The earlier result was corrected.",
  // Why a start is not offered (src/games/camblam/lost_starts.cpp).
  "White mates in {n} moves, whatever Black plays",
  "White mates in {n} moves at most, whatever Black plays",
  "White takes the king in {n} moves, whatever Black plays",
  "White takes the king in {n} moves at most, whatever Black plays",
  "White can threaten mate at once, and the engine puts White more than 20 pawns ahead",
  "White can threaten mate at once, and the engine puts White some 20 pawns ahead",
  "White wins by force from this array under the usual reading, and no other reading of it is known to be sound",
  "No array is known to be sound with such a knight",
  // Why a checkmate is one.
  "{men} attacks the king.",
  "{men} attack the king.",
  "The king's own pieces leave it no square, {help}.",
  "The king has no safe square, {help}.",
] as const;

/** Why a check cannot be met. */
export const helps = [
  "and no move stops both",
  "and no move stops all of them",
  "and stopping both would leave the king in check",
  "and stopping all of them would leave the king in check",
  "and taking or stopping the {man} would leave the king in check",
  "nothing can stop the {man}, and taking it would leave the king in check",
  "nothing can take the {man}, and stopping it would leave the king in check",
  "and nothing can take or stop the {man}",
] as const;

/** What ends a won game, after "White wins: ". */
export const endings = [
  "a piece in {owners} castle, {squares}",
  "{n} pieces in {owners} castle, {squares}",
  "{n} pieces in {owners} castles, {squares}",
  "all of {owners} pieces are taken",
  "{seats} has no legal move",
  "{seats} have no legal move",
  "{seats} resigns",
  "{seats} resign",
  "{owners} time ran out",
  "{seats} forfeits",
  "{seats} forfeit",
  "{seats} has left the game",
  "{seats} have left the game",
  "the director has given this result",
  "by agreement",
  "{owners} king on {square} is checkmated",
  "{owners} king is taken",
] as const;

/** Reasons for a move and against it, as verbs of the move. */
export const reasons = [
  "is the only legal move",
  "is better than any other: the next best {reason}",
  "is as good as {move}",
  "is a little weaker than {move}",
  "is weaker than {move}",
  "changes little",
  "expects {move}, then {other}",
  "expects {move}",
  "takes {n} with a {kind}",
  "takes {n}",
  "{reason}, then {second}",
  "{reason}, but {second}",
  "{reason} and {second}",
  "gives up {n}, then {reason}",
  "allows {move}, which {reason}",
  "misses {move}, which {reason}",
  "allows {promise}",
  "misses {promise}",
  "prepares {promise}",
  "begins {promise}",
  "threatens {promise}",
  "prevents {promise}",
  "allows {promise}, and loses {n} for {m}",
  "trades {n} for {m}",
  "wins {n} for {m}",
  "loses {n} for {m}",
  "only trades {n} for {m}",
  "gains {n} less than it could",
  "loses only {n} for {m}",
  "loses only {n}",
  "loses nothing",
  "loses at once",
  "allows mate",
  "wins at once",
  "mates at once",
  "takes the castle at once",
  "takes the enemy castle at once",
  "takes the last piece at once",
  "takes the king at once",
  "leaves the other side without a move at once",
  "wins by force at once",
  "wins in {n} moves",
  "mates in {n} moves",
  "takes the castle in {n} moves",
  "takes the enemy castle in {n} moves",
  "takes the last piece in {n} moves",
  "takes the king in {n} moves",
  "leaves the other side without a move in {n} moves",
  "wins by force in {n} moves",
  "loses the castle in {n} moves",
  "loses the last piece in {n} moves",
  "is left without a move in {n} moves",
  "allows mate in {n} moves",
  "loses the king in {n} moves",
  "loses by force in {n} moves",
  "drives the other side into the castle in {n} moves",
  "drives the other side into the castle at once",
  "gives up the last piece in {n} moves",
  "gives up the last piece at once",
  "runs out of moves in {n} moves",
  "runs out of moves at once",
  "has to enter the castle in {n} moves",
  "has to take the last piece in {n} moves",
  "draws by repetition",
  "draws by the limit of quiet moves",
  "leaves a side without a move: a draw",
  "leaves too few pieces to win: a draw",
  "lets the other side reach the castle in {n} moves",
  "prevents the mate",
  "prevents the loss",
  "lets the game end in a draw",
  "gives away part of the lead",
  "gives the lead away",
  "gives the lead away and falls behind",
  "leaves the game as good as lost",
  "falls behind",
  "falls further behind",
  "keeps the lead",
  "keeps the game even",
  "loses less ground",
  "brings the {man} from {square} to {over} in {n} moves",
  "prepares the canter {move}",
  "gives up the canter {move}",
  "does not prepare the canter {move}",
  "takes better squares",
  "brings men nearer to the enemy castle",
  "gets within {n} steps of the enemy castle",
  "takes the middle of the board",
  "gathers men before the enemy castle",
  "takes pressure off its own castle",
  "drives the enemy back",
  "brings a defender home",
  "draws a guard away from the enemy castle",
  "leaves its men on weaker squares than {move}",
  "gains less ground than {move}",
  "loses time on the way to the enemy castle: {n} steps to go, {m} after {move}",
  "holds less of the middle than {move}",
  "brings less force to the enemy castle than {move}",
  "lets the enemy gain more ground than {move}",
  "lets the enemy take better squares",
  "leaves the middle to the enemy",
  "lets the enemy come nearer to the castle",
  "leaves its castle with fewer guards than {move}",
  "lets the enemy keep a guard that {move} draws away",
] as const;

/** What a move promises or allows, as a noun. */
export const promises = [
  "a {kind} that takes {n}",
  "a win in {n} moves",
  "mate in {n} moves",
  "a win",
  "mate",
] as const;

export type Pattern =
  | (typeof sentences)[number]
  | (typeof helps)[number]
  | (typeof endings)[number]
  | (typeof reasons)[number]
  | (typeof promises)[number];

/** The values of a pattern by the names of their places, in the words of the language; numbers as figures. */
export type Values = Readonly<Record<string, string>>;

/** The core's sentences in one language. */
export interface Spoken {
  and: string;
  or: string;
  /** The men of all games, and "piece"; as they stand in a list. */
  men: Readonly<Record<string, string>>;
  /** "the archer on g7", with the man in the language. */
  manOn: (man: string, square: string) => string;
  seats: Readonly<Record<string, string>>;
  /** The number of an ordinal: "third time". */
  nth: (n: number) => string;
  /**
   * Patterns with the same places, or functions of their values: `kind` and `man` are the core's own words there. A sentence without one
   * stays English.
   */
  patterns: Readonly<Partial<Record<Pattern, string | ((values: Values) => string)>>>;
}
