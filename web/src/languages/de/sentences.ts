// The sentences of the core and the reasons for moves, in German.
import type { Spoken } from "../sentences.ts";
import { CHESS_MEN, inWords, nounAt, nounOf, theOne, word } from "./nouns.ts";

/** "eine Figur", "drei Figuren". */
const pieces = (n: string): string => (n === "0" ? "keine Figur" : inWords(Number(n), "eine Figur", "Figuren"));
/** "eine", "drei": after figures were named. */
const bare = (n: string): string => (n === "0" ? "keine" : n === "1" ? "eine" : word(Number(n)));
/** "in einem Zug", "in drei Zügen". */
const inMoves = (n: string): string => `in ${inWords(Number(n), "einem Zug", "Zügen")}`;
const steps = (n: string): string => inWords(Number(n), "einen Schritt", "Schritte");

const bareSteps = (n: string): string => (n === "0" ? "keinen" : n === "1" ? "einen" : word(Number(n)));

const kinds: Readonly<Partial<Record<string, readonly [accusative: string, dative: string, relative: string]>>> = {
  plain: ["einen Schritt", "einem Schritt", "der"],
  step: ["einen Schritt", "einem Schritt", "der"],
  canter: ["einen Kanter", "einem Kanter", "der"],
  castle: ["einen Burgzug", "einem Burgzug", "der"],
  jump: ["einen Sprung", "einem Sprung", "der"],
  charge: ["eine Attacke", "einer Attacke", "die"],
  capture: ["einen Schlagzug", "einem Schlagzug", "der"],
  run: ["einen Lauf", "einem Lauf", "der"],
  shot: ["einen Schuss", "einem Schuss", "der"],
};
const kindOf = (kind: string) => kinds[kind] ?? (["einen Zug", "einem Zug", "der"] as const);

/** "schlägt dann drei Figuren": a second verb phrase with a word after its verb. */
const after = (reason: string, extra: string): string => reason.replace(/^\S+/u, `$& ${extra}`);

/** "bereitet einen Sprung vor, der zwei Figuren schlägt". */
function around(verb: string, promise: string, rest: string): string {
  const comma = promise.indexOf(",");
  return comma < 0 ? `${verb} ${promise} ${rest}` : `${verb} ${promise.slice(0, comma)} ${rest}${promise.slice(comma)}`;
}

const dativeOf = (promise: string): string =>
  promise.replace(/^(eine|einen|ein) /u, (_, article: string) => (article === "eine" ? "einer " : "einem "));

/** "den Springer": a man of Camblam. */
const chessMan = (man: string): string => theOne(nounOf(man, CHESS_MEN));

export const spoken: Spoken = {
  and: "und",
  or: "oder",
  men: {
    man: "Bauer",
    pawn: "Bauer",
    knight: "Ritter",
    catapult: "Katapult",
    archer: "Bogenschütze",
    rook: "Turm",
    bishop: "Läufer",
    prince: "Prinz",
    queen: "Dame",
    king: "König",
    piece: "Figur",
  },
  manOn: (man, square) => `${man === "Ritter" && /^[a-z]/u.test(square) ? "Springer" : man} ${square}`,
  seats: { White: "Weiß", Black: "Schwarz", Red: "Rot", Green: "Grün", Blue: "Blau", Yellow: "Gelb" },
  nth: (n) => ["", "ersten", "zweiten", "dritten", "vierten", "fünften"][n] ?? `${String(n)}.`,
  patterns: {
    "Your move.": "Du bist am Zug.",
    // Duties.
    "You must capture: {squares}.": "Du musst schlagen: {squares}.",
    "Leave your castle first: {square} must move out.": "Verlass zuerst deine Burg: {square} muss hinausziehen.",
    "Leave your castle first, with {squares}.": "Verlass zuerst deine Burg, mit {squares}.",
    "Leave your castle first: {square} has a jump, so it must jump.":
      "Verlass zuerst deine Burg: {square} kann springen und muss darum springen.",
    "Leave your castle first, by a capture: {squares}.": "Verlass zuerst deine Burg, und schlag dabei: {squares}.",
    "Put {n} tree on your side: {count} to go.": "Setz einen Baum auf deine Seite: noch {count}.",
    "Put {n} trees on your side: {count} to go.": ({ n = "", count = "" }) =>
      `Setz ${word(Number(n))} Bäume auf deine Seite: noch ${count}.`,
    "You may charge with knight {squares}, but you do not have to.":
      "Mit Ritter {squares} darfst du attackieren, musst aber nicht.",
    "Check: your king is attacked by {men}.": "Schach: Dein König ist angegriffen ({men}).",
    // Refusals.
    "The game is over.": "Die Partie ist beendet.",
    "Pick a piece first.": "Wähl zuerst eine Figur.",
    "{square} is not a square of this board.": "{square} ist kein Feld dieses Bretts.",
    "{square}: there is no piece here. Pick a piece that can move.":
      "{square}: Hier steht keine Figur. Wähl eine, die ziehen kann.",
    "{square}: there is no piece here. Pick one of yours.": "{square}: Hier steht keine Figur. Wähl eine von deinen.",
    "{square} is {seat}'s piece: your partner moves it.": "{square} ist eine Figur von {seat}: Die zieht dein Partner.",
    "{square} is {seat}'s piece, and it is {other}'s turn.":
      "{square} ist eine Figur von {seat}, und am Zug ist {other}.",
    "{square}: a piece in its own castle has to leave it.":
      "{square}: Eine Figur in ihrer eigenen Burg muss sie verlassen.",
    "{square}: a piece in the enemy castle stays there.": "{square}: Eine Figur in der gegnerischen Burg bleibt dort.",
    "{square}: you have no castle move left in this game.":
      "{square}: In dieser Partie hast du keinen Burgzug mehr übrig.",
    "{square}: this piece has no move now. Pick one that can move.":
      "{square}: Diese Figur hat jetzt keinen Zug. Wähl eine, die ziehen kann.",
    "{square}: this piece has no move now.": "{square}: Diese Figur hat jetzt keinen Zug.",
    "{square}: there is another piece here.": "{square}: Hier steht eine andere Figur.",
    "{square}: another of your pieces is here.": "{square}: Hier steht schon eine Figur von dir.",
    "{square} is your own castle: only a jump may land there.":
      "{square} ist deine eigene Burg: Nur ein Sprung darf dort landen.",
    "{square} is {owners} castle: it is closed to you.":
      "{square} gehört zur Burg von {owners}: Die ist für dich gesperrt.",
    "{square}: there is no piece on {over} to canter or jump over.":
      "{square}: Auf {over} steht keine Figur, über die du kantern oder springen könntest.",
    "{square}: the piece on {over} has already been taken. You can jump it only once.":
      "{square}: Die Figur auf {over} ist schon geschlagen. Du kannst nur einmal über sie springen.",
    "{square}: a man cannot jump after a canter. Only a knight may charge.":
      "{square}: Ein Bauer kann nach einem Kanter nicht springen. Attackieren darf nur ein Ritter.",
    "{square}: you cannot canter after a jump. Canter first, then jump.":
      "{square}: Nach einem Sprung darfst du nicht kantern. Erst kantern, dann springen.",
    "{square}: a plain step is a whole move. You cannot combine it with a canter or a jump.":
      "{square}: Ein Schritt ist ein ganzer Zug. Er lässt sich nicht mit Kanter oder Sprung verbinden.",
    "{square}: a move ends when it reaches the enemy castle.":
      "{square}: Ein Zug endet, wenn er die gegnerische Burg erreicht.",
    "{square}: under these rules a jump into your own castle ends there.":
      "{square}: Nach diesen Regeln endet ein Sprung in die eigene Burg dort.",
    "{square}: in this game a move is one step, canter or jump.":
      "{square}: In diesem Spiel ist ein Zug ein einziger Schritt, Kanter oder Sprung.",
    "{square}: in this game a man moves forward only.": "{square}: In diesem Spiel zieht ein Bauer nur vorwärts.",
    "{square}: a jump must go on while it can, here to {squares}.":
      "{square}: Ein Sprung muss weitergehen, solange er kann, hier nach {squares}.",
    "{square}: a knight that canters past a piece it could jump must take one in this move.":
      "{square}: Kantert ein Ritter an einer Figur vorbei, die er schlagen könnte, muss er in diesem Zug eine schlagen.",
    "{square}: a canter may not end where it began.": "{square}: Ein Kanter darf nicht enden, wo er begonnen hat.",
    "{square}: no step, canter or jump leads there from {over}.":
      "{square}: Von {over} führt kein Schritt, Kanter oder Sprung dorthin.",
    "{square} is not one of your tree squares. Pick one of them.":
      "{square} ist keins deiner Baumfelder. Wähl eins davon.",
    "A tree stands on {square}: nothing else can be put there.":
      "Auf {square} steht ein Baum: Dort ist kein Platz für anderes.",
    "A tree stands on {square}: no piece leaps over it.":
      "Auf {square} steht ein Baum: Keine Figur setzt über ihn hinweg.",
    "{square}: no move of this piece answers the check.": "{square}: Kein Zug dieser Figur wehrt das Schach ab.",
    "{square}: your king would still be in check from {men}.":
      "{square}: Dein König stünde immer noch im Schach ({men}).",
    "{square}: your king would be in check from {men}.": "{square}: Dein König stünde im Schach ({men}).",
    "{square}: the way there is blocked by {men}.": "{square}: Der Weg dorthin ist versperrt ({men}).",
    "{square}: the archer's line to that piece is blocked by {men}.":
      "{square}: Die Schusslinie des Bogenschützen ist versperrt ({men}).",
    "{square}: an archer shoots at most {n} squares; this piece is farther away.":
      "{square}: Ein Bogenschütze schießt höchstens {n} Felder weit; diese Figur ist weiter weg.",
    "{square}: a run takes pieces next to each other; it ends before the empty {over}.":
      "{square}: Ein Lauf schlägt Figuren, die hintereinander stehen; er endet vor dem leeren Feld {over}.",
    "{square}: with these options a run stops before a king that is not its first piece.":
      "{square}: Nach diesen Regeln endet ein Lauf vor einem König, der nicht seine erste Figur ist.",
    "{square}: with these options a run takes the whole row of pieces, no fewer and no more.":
      "{square}: Nach diesen Regeln schlägt ein Lauf die ganze Reihe, nicht weniger und nicht mehr.",
    "{square}: with these options this step goes to empty squares only.":
      "{square}: Nach diesen Regeln geht dieser Schritt nur auf leere Felder.",
    "{square}: a pawn does not capture straight ahead, only diagonally.":
      "{square}: Ein Bauer schlägt nicht geradeaus, nur diagonal.",
    "{square}: a pawn moves diagonally only to capture.": "{square}: Ein Bauer zieht nur diagonal, um zu schlagen.",
    "{square}: a knight jumps over the other side's pieces, but your own pieces block it.":
      "{square}: Ein Springer springt über die Figuren der anderen Seite, aber deine eigenen versperren ihm den Weg.",
    "{square}: there is no open way here: a prince goes straight, then diagonally, past empty squares.":
      "{square}: Hierher führt kein freier Weg: Ein Prinz zieht gerade, dann diagonal, über leere Felder.",
    "{square}: a pawn goes one, two or three squares straight forward and captures one square diagonally forward.":
      "{square}: Ein Bauer zieht ein, zwei oder drei Felder geradeaus und schlägt ein Feld schräg nach vorn.",
    "{square}: a knight goes one square straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: Ein Springer zieht ein Feld gerade, dann eins diagonal; oder vier Felder diagonal, dann eins gerade.",
    "{square}: a knight goes four squares straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: Ein Springer zieht vier Felder gerade, dann eins diagonal; oder vier Felder diagonal, dann eins gerade.",
    "{square}: a knight goes straight on, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: Ein Springer zieht beliebig weit gerade, dann ein Feld diagonal; oder vier Felder diagonal, dann eins gerade.",
    "{square}: a catapult goes along its file, or one square to the side.":
      "{square}: Ein Katapult zieht auf seiner Linie oder ein Feld zur Seite.",
    "{square}: an archer goes along ranks, files and diagonals.":
      "{square}: Ein Bogenschütze zieht auf Reihen, Linien und Diagonalen.",
    "{square}: a rook goes along ranks and files, or one square diagonally.":
      "{square}: Ein Turm zieht auf Reihen und Linien oder ein Feld diagonal.",
    "{square}: a bishop goes along diagonals, or one square straight.":
      "{square}: Ein Läufer zieht auf Diagonalen oder ein Feld gerade.",
    "{square}: a prince goes straight, then diagonally.": "{square}: Ein Prinz zieht gerade, dann diagonal.",
    "{square}: a queen goes along ranks, files and diagonals.":
      "{square}: Eine Dame zieht auf Reihen, Linien und Diagonalen.",
    "{square}: a king goes one square.": "{square}: Ein König zieht ein Feld weit.",
    // Results.
    "The game was called off.": "Die Partie wurde abgebrochen.",
    "Nobody wins: neither player came.": "Niemand gewinnt: Kein Spieler ist erschienen.",
    "Draw by agreement.": "Remis durch Vereinbarung.",
    "Draw: the director has given this result.": "Remis: Die Turnierleitung hat so entschieden.",
    "Draw: each side has one piece left.": "Remis: Jede Seite hat noch eine Figur.",
    "Draw: nobody has more than one piece left.": "Remis: Niemand hat mehr als eine Figur übrig.",
    "Draw: {n} moves each without a capture or a piece entering the enemy castle.":
      "Remis: Je {n} Züge wurde nicht geschlagen, und keine Figur kam in die gegnerische Burg.",
    "Draw: {n} moves in a row without a capture or a piece entering the enemy castle.":
      "Remis: {n} Züge in Folge wurde nicht geschlagen, und keine Figur kam in die gegnerische Burg.",
    "Draw: the same position for the third time, claimed by a player.":
      "Remis: dreimal dieselbe Stellung, von einem Spieler beansprucht.",
    "Draw: the same position for the {nth} time.": "Remis: dieselbe Stellung zum {nth} Mal.",
    "Draw: nobody has a legal move.": "Remis: Niemand hat einen erlaubten Zug.",
    "Draw: {seats} has no legal move and {others} too few pieces to win.":
      "Remis: {seats} hat keinen erlaubten Zug und {others} zu wenige Figuren, um zu gewinnen.",
    "Draw: {seats} have no legal move and {others} too few pieces to win.":
      "Remis: {seats} haben keinen erlaubten Zug und {others} zu wenige Figuren, um zu gewinnen.",
    "Draw: {seat} has no legal move.": "Remis: {seat} hat keinen erlaubten Zug.",
    "Draw: only the two kings are left.": "Remis: Nur die beiden Könige sind übrig.",
    "Draw: 50 moves each without a capture or a pawn move.":
      "Remis: Je 50 Züge wurde nicht geschlagen, und kein Bauer zog.",
    "{seats} wins: {ending}.": "{seats} gewinnt: {ending}.",
    "{seats} win: {ending}.": "{seats} gewinnen: {ending}.",
    "{seat} wins.": "{seat} gewinnt.",
    "The earlier result was corrected.": "Das frühere Ergebnis wurde berichtigt.",
    // Why a start is not offered.
    "White mates in {n} moves, whatever Black plays": "Weiß setzt in {n} Zügen matt, was Schwarz auch spielt",
    "White mates in {n} moves at most, whatever Black plays":
      "Weiß setzt in höchstens {n} Zügen matt, was Schwarz auch spielt",
    "White takes the king in {n} moves, whatever Black plays":
      "Weiß schlägt den König in {n} Zügen, was Schwarz auch spielt",
    "White takes the king in {n} moves at most, whatever Black plays":
      "Weiß schlägt den König in höchstens {n} Zügen, was Schwarz auch spielt",
    "White can threaten mate at once, and the engine puts White more than 20 pawns ahead":
      "Weiß kann sofort mit Matt drohen, und die Engine sieht Weiß um mehr als 20 Bauern vorn",
    "White can threaten mate at once, and the engine puts White some 20 pawns ahead":
      "Weiß kann sofort mit Matt drohen, und die Engine sieht Weiß um etwa 20 Bauern vorn",
    "No array is known to be sound with such a knight":
      "Von keiner Aufstellung ist bekannt, dass sie mit einem solchen Springer taugt",
    "White wins by force from this array under the usual reading, and no other reading of it is known to be sound":
      "In der üblichen Lesart gewinnt Weiß aus dieser Aufstellung zwangsläufig, und von keiner anderen Lesart ist bekannt, dass sie taugt",
    // Why a checkmate is one.
    "{men} attacks the king.": "{men} greift den König an.",
    "{men} attack the king.": "{men} greifen den König an.",
    "The king's own pieces leave it no square, {help}.": "Dem König lassen die eigenen Figuren kein Feld, {help}.",
    "The king has no safe square, {help}.": "Der König hat kein sicheres Feld, {help}.",
    // Why a check cannot be met.
    "and no move stops both": "und kein Zug hält beide auf",
    "and no move stops all of them": "und kein Zug hält alle auf",
    "and stopping both would leave the king in check": "und beide aufzuhalten ließe den König im Schach",
    "and stopping all of them would leave the king in check": "und alle aufzuhalten ließe den König im Schach",
    "and taking or stopping the {man} would leave the king in check": ({ man = "" }) =>
      `und ${chessMan(man)} zu schlagen oder aufzuhalten ließe den König im Schach`,
    "nothing can stop the {man}, and taking it would leave the king in check": ({ man = "" }) =>
      `nichts kann ${chessMan(man)} aufhalten, und ein Schlagen ließe den König im Schach`,
    "nothing can take the {man}, and stopping it would leave the king in check": ({ man = "" }) =>
      `nichts kann ${chessMan(man)} schlagen, und ein Aufhalten ließe den König im Schach`,
    "and nothing can take or stop the {man}": ({ man = "" }) =>
      `und nichts kann ${chessMan(man)} schlagen oder aufhalten`,
    // The end of a won game.
    "a piece in {owners} castle, {squares}": "eine Figur in der Burg von {owners}, {squares}",
    "{n} pieces in {owners} castle, {squares}": ({ n = "", owners = "", squares = "" }) =>
      `${word(Number(n))} Figuren in der Burg von ${owners}, ${squares}`,
    "{n} pieces in {owners} castles, {squares}": ({ n = "", owners = "", squares = "" }) =>
      `${word(Number(n))} Figuren in den Burgen von ${owners}, ${squares}`,
    "all of {owners} pieces are taken": "alle Figuren von {owners} sind geschlagen",
    "{seats} has no legal move": "{seats} hat keinen erlaubten Zug",
    "{seats} have no legal move": "{seats} haben keinen erlaubten Zug",
    "{seats} resigns": "{seats} gibt auf",
    "{seats} resign": "{seats} geben auf",
    "{owners} time ran out": "die Zeit von {owners} ist abgelaufen",
    "{seats} forfeits": "{seats} verliert kampflos",
    "{seats} forfeit": "{seats} verlieren kampflos",
    "{seats} has left the game": "{seats} hat die Partie verlassen",
    "{seats} have left the game": "{seats} haben die Partie verlassen",
    "the director has given this result": "die Turnierleitung hat so entschieden",
    "by agreement": "durch Vereinbarung",
    "{owners} king on {square} is checkmated": "der König von {owners} auf {square} ist schachmatt",
    "{owners} king is taken": "der König von {owners} ist geschlagen",
    // Reasons: verbs of the move.
    "is the only legal move": "ist der einzige erlaubte Zug",
    "is better than any other: the next best {reason}": "ist besser als jeder andere: Der nächstbeste {reason}",
    "is as good as {move}": "ist so gut wie {move}",
    "is a little weaker than {move}": "ist etwas schwächer als {move}",
    "is weaker than {move}": "ist schwächer als {move}",
    "changes little": "ändert wenig",
    "expects {move}, then {other}": "erwartet {move}, dann {other}",
    "expects {move}": "erwartet {move}",
    "takes {n} with a {kind}": ({ n = "", kind = "" }) => `schlägt ${pieces(n)} mit ${kindOf(kind)[1]}`,
    "takes {n}": ({ n = "" }) => `schlägt ${pieces(n)}`,
    "{reason}, then {second}": ({ reason = "", second = "" }) => `${reason}, ${after(second, "dann")}`,
    "{reason}, but {second}": ({ reason = "", second = "" }) => `${reason}, ${after(second, "aber")}`,
    "{reason} and {second}": "{reason} und {second}",
    "gives up {n}, then {reason}": ({ n = "", reason = "" }) => `gibt ${pieces(n)} her, ${after(reason, "dann")}`,
    "allows {move}, which {reason}": "erlaubt {move}, und das {reason}",
    "misses {move}, which {reason}": "verpasst {move}, und das {reason}",
    "allows {promise}": "erlaubt {promise}",
    "misses {promise}": "verpasst {promise}",
    "prepares {promise}": ({ promise = "" }) => around("bereitet", promise, "vor"),
    "begins {promise}": "beginnt {promise}",
    "threatens {promise}": ({ promise = "" }) => `droht mit ${dativeOf(promise)}`,
    "prevents {promise}": "verhindert {promise}",
    "allows {promise}, and loses {n} for {m}": ({ promise = "", n = "", m = "" }) =>
      `erlaubt ${promise}, und verliert ${pieces(n)} für ${bare(m)}`,
    "trades {n} for {m}": ({ n = "", m = "" }) => `tauscht ${pieces(n)} gegen ${bare(m)}`,
    "wins {n} for {m}": ({ n = "", m = "" }) => `gewinnt ${pieces(n)} für ${bare(m)}`,
    "loses {n} for {m}": ({ n = "", m = "" }) => `verliert ${pieces(n)} für ${bare(m)}`,
    "only trades {n} for {m}": ({ n = "", m = "" }) => `tauscht nur ${pieces(n)} gegen ${bare(m)}`,
    "gains {n} less than it could": ({ n = "" }) => `gewinnt ${pieces(n)} weniger als möglich`,
    "loses only {n} for {m}": ({ n = "", m = "" }) => `verliert nur ${pieces(n)} für ${bare(m)}`,
    "loses only {n}": ({ n = "" }) => `verliert nur ${pieces(n)}`,
    "loses nothing": "verliert nichts",
    "loses at once": "verliert sofort",
    "allows mate": "erlaubt ein Matt",
    "wins at once": "gewinnt sofort",
    "mates at once": "setzt sofort matt",
    "takes the castle at once": "nimmt sofort die Burg ein",
    "takes the enemy castle at once": "nimmt sofort die gegnerische Burg ein",
    "takes the last piece at once": "schlägt sofort die letzte Figur",
    "takes the king at once": "schlägt sofort den König",
    "leaves the other side without a move at once": "lässt der anderen Seite sofort keinen Zug mehr",
    "wins by force at once": "gewinnt sofort und erzwungen",
    "wins in {n} moves": ({ n = "" }) => `gewinnt ${inMoves(n)}`,
    "mates in {n} moves": ({ n = "" }) => `setzt ${inMoves(n)} matt`,
    "takes the castle in {n} moves": ({ n = "" }) => `nimmt ${inMoves(n)} die Burg ein`,
    "takes the enemy castle in {n} moves": ({ n = "" }) => `nimmt ${inMoves(n)} die gegnerische Burg ein`,
    "takes the last piece in {n} moves": ({ n = "" }) => `schlägt ${inMoves(n)} die letzte Figur`,
    "takes the king in {n} moves": ({ n = "" }) => `schlägt ${inMoves(n)} den König`,
    "leaves the other side without a move in {n} moves": ({ n = "" }) =>
      `lässt der anderen Seite ${inMoves(n)} keinen Zug mehr`,
    "wins by force in {n} moves": ({ n = "" }) => `gewinnt erzwungen ${inMoves(n)}`,
    "loses the castle in {n} moves": ({ n = "" }) => `verliert ${inMoves(n)} die Burg`,
    "loses the last piece in {n} moves": ({ n = "" }) => `verliert ${inMoves(n)} die letzte Figur`,
    "is left without a move in {n} moves": ({ n = "" }) => `hat ${inMoves(n)} keinen Zug mehr`,
    "allows mate in {n} moves": ({ n = "" }) => `erlaubt ein Matt ${inMoves(n)}`,
    "loses the king in {n} moves": ({ n = "" }) => `verliert ${inMoves(n)} den König`,
    "loses by force in {n} moves": ({ n = "" }) => `verliert erzwungen ${inMoves(n)}`,
    "drives the other side into the castle in {n} moves": ({ n = "" }) =>
      `treibt die andere Seite ${inMoves(n)} in die Burg`,
    "drives the other side into the castle at once": "treibt die andere Seite sofort in die Burg",
    "gives up the last piece in {n} moves": ({ n = "" }) => `gibt ${inMoves(n)} die letzte Figur her`,
    "gives up the last piece at once": "gibt sofort die letzte Figur her",
    "runs out of moves in {n} moves": ({ n = "" }) => `hat ${inMoves(n)} keine Züge mehr`,
    "runs out of moves at once": "hat sofort keine Züge mehr",
    "has to enter the castle in {n} moves": ({ n = "" }) => `muss ${inMoves(n)} in die Burg`,
    "has to take the last piece in {n} moves": ({ n = "" }) => `muss ${inMoves(n)} die letzte Figur schlagen`,
    "draws by repetition": "hält remis durch Stellungswiederholung",
    "draws by the limit of quiet moves": "hält remis durch die Grenze der ruhigen Züge",
    "leaves a side without a move: a draw": "lässt einer Seite keinen Zug: remis",
    "leaves too few pieces to win: a draw": "lässt zu wenige Figuren zum Gewinnen: remis",
    "lets the other side reach the castle in {n} moves": ({ n = "" }) =>
      `lässt die andere Seite ${inMoves(n)} in die Burg`,
    "prevents the mate": "verhindert das Matt",
    "prevents the loss": "verhindert die Niederlage",
    "lets the game end in a draw": "lässt die Partie remis enden",
    "gives away part of the lead": "verschenkt einen Teil des Vorsprungs",
    "gives the lead away": "verschenkt den Vorsprung",
    "gives the lead away and falls behind": "verschenkt den Vorsprung und gerät in Rückstand",
    "leaves the game as good as lost": "macht die Partie so gut wie verloren",
    "falls behind": "gerät in Rückstand",
    "falls further behind": "gerät weiter in Rückstand",
    "keeps the lead": "hält den Vorsprung",
    "keeps the game even": "hält die Partie ausgeglichen",
    "loses less ground": "verliert weniger Boden",
    "brings the {man} from {square} to {over} in {n} moves": ({ man = "", square = "", over = "", n = "" }) =>
      `bringt ${theOne(nounAt(man, square))} ${inMoves(n)} von ${square} nach ${over}`,
    "prepares the canter {move}": "bereitet den Kanter {move} vor",
    "gives up the canter {move}": "gibt den Kanter {move} auf",
    "does not prepare the canter {move}": "bereitet den Kanter {move} nicht vor",
    "takes better squares": "besetzt bessere Felder",
    "brings men nearer to the enemy castle": "bringt Figuren näher an die gegnerische Burg",
    "gets within {n} steps of the enemy castle": ({ n = "" }) =>
      `kommt bis auf ${steps(n)} an die gegnerische Burg heran`,
    "takes the middle of the board": "besetzt die Mitte des Bretts",
    "gathers men before the enemy castle": "sammelt Figuren vor der gegnerischen Burg",
    "takes pressure off its own castle": "entlastet die eigene Burg",
    "drives the enemy back": "drängt den Gegner zurück",
    "brings a defender home": "holt einen Verteidiger heim",
    "draws a guard away from the enemy castle": "lockt einen Wächter von der gegnerischen Burg weg",
    "leaves its men on weaker squares than {move}": "lässt die Figuren auf schwächeren Feldern als {move}",
    "gains less ground than {move}": "gewinnt weniger Boden als {move}",
    "loses time on the way to the enemy castle: {n} steps to go, {m} after {move}": ({ n = "", m = "", move = "" }) =>
      `verliert Zeit auf dem Weg zur gegnerischen Burg: noch ${steps(n)}, nach ${move} nur ${bareSteps(m)}`,
    "holds less of the middle than {move}": "hält weniger von der Mitte als {move}",
    "brings less force to the enemy castle than {move}": "bringt weniger Kraft vor die gegnerische Burg als {move}",
    "lets the enemy gain more ground than {move}": "lässt den Gegner mehr Boden gewinnen als {move}",
    "lets the enemy take better squares": "lässt den Gegner bessere Felder besetzen",
    "leaves the middle to the enemy": "überlässt dem Gegner die Mitte",
    "lets the enemy come nearer to the castle": "lässt den Gegner näher an die Burg",
    "leaves its castle with fewer guards than {move}": "lässt der Burg weniger Wächter als {move}",
    "lets the enemy keep a guard that {move} draws away": "lässt dem Gegner einen Wächter, den {move} weglocken würde",
    // Promises of a move, in the accusative.
    "a {kind} that takes {n}": ({ kind = "", n = "" }) => {
      const [one, , relative] = kindOf(kind);
      return `${one}, ${relative} ${pieces(n)} schlägt`;
    },
    "a win in {n} moves": ({ n = "" }) => `einen Sieg ${inMoves(n)}`,
    "mate in {n} moves": ({ n = "" }) => `ein Matt ${inMoves(n)}`,
    "a win": "einen Sieg",
    mate: "ein Matt",
  },
};
