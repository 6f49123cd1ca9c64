// The sentences of the core, in French. Reasons are verbs; their subject is the move.
import type { Spoken, Values } from "../sentences.ts";
import { capital, isFeminine, isOne, manName, withThe, word, wordHer } from "./grammar.ts";

/** "trois pièces"; of another number only the number. */
const pieces = (n = ""): string => `${wordHer(Number(n))} ${isOne(Number(n)) ? "pièce" : "pièces"}`;
const her = (n = ""): string => wordHer(Number(n));

/** "en 3 coups". */
const inMoves = (n = ""): string => `en ${n} ${isOne(Number(n)) ? "coup" : "coups"}`;
const soon =
  (verb: string) =>
  ({ n }: Values): string =>
    `${verb} ${inMoves(n)}`;

const steps = (n = ""): string => `${n} pas`;
const moves = (n = ""): string => `${n} ${isOne(Number(n)) ? "coup" : "coups"}`;
const trees = (n = ""): string => `${word(Number(n))} ${isOne(Number(n)) ? "arbre" : "arbres"}`;

const the = (man = ""): string => withThe(manName(man));
const it = (man = ""): string => (isFeminine(manName(man)) ? "la" : "le");

const kinds: Readonly<Record<string, string>> = {
  plain: "un pas",
  canter: "un galop",
  castle: "un coup de château",
  jump: "un saut",
  charge: "une charge",
  move: "un coup",
  capture: "une prise",
  run: "une rafle",
  shot: "un tir",
};
const kindOf = (kind = ""): string => kinds[kind] ?? `un coup (${kind})`;

const ordinals = [
  "",
  "première",
  "deuxième",
  "troisième",
  "quatrième",
  "cinquième",
  "sixième",
  "septième",
  "huitième",
  "neuvième",
  "dixième",
];

export const spoken: Spoken = {
  and: "et",
  or: "ou",
  men: {
    man: "pion",
    pawn: "pion",
    knight: "cavalier",
    catapult: "catapulte",
    archer: "archer",
    rook: "tour",
    bishop: "fou",
    prince: "prince",
    queen: "dame",
    king: "roi",
    piece: "pièce",
  },
  manOn: (man: string, square: string) => `${withThe(man)} en ${square}`,
  seats: { White: "Blanc", Black: "Noir", Red: "Rouge", Green: "Vert", Blue: "Bleu", Yellow: "Jaune" },
  nth: (n: number) => ordinals[n] ?? `${String(n)}e`,
  patterns: {
    "Your move.": "À vous de jouer.",
    "You must capture: {squares}.": "Vous devez prendre : {squares}.",
    "Leave your castle first: {square} must move out.": "Quittez d’abord votre château : {square} doit sortir.",
    "Leave your castle first, with {squares}.": "Quittez d’abord votre château, avec {squares}.",
    "Leave your castle first: {square} has a jump, so it must jump.":
      "Quittez d’abord votre château : {square} peut sauter, et doit donc sauter.",
    "Leave your castle first, by a capture: {squares}.": "Quittez d’abord votre château, par une prise : {squares}.",
    "Put {n} tree on your side: {count} to go.": ({ n, count = "" }) =>
      `Plantez ${trees(n)} de votre côté\u202f: encore ${count}.`,
    "Put {n} trees on your side: {count} to go.": ({ n, count = "" }) =>
      `Plantez ${trees(n)} de votre côté\u202f: encore ${count}.`,
    "You may charge with knight {squares}, but you do not have to.":
      "Vous pouvez charger avec le cavalier {squares}, mais rien ne vous y oblige.",
    "Check: your king is attacked by {men}.": "Échec : votre roi est attaqué par {men}.",

    "The game is over.": "La partie est finie.",
    "Pick a piece first.": "Choisissez d’abord une pièce.",
    "{square} is not a square of this board.": "{square} n’est pas une case de ce plateau.",
    "{square}: there is no piece here. Pick a piece that can move.":
      "{square} : il n’y a pas de pièce ici. Choisissez une pièce qui peut bouger.",
    "{square}: there is no piece here. Pick one of yours.":
      "{square} : il n’y a pas de pièce ici. Choisissez l’une des vôtres.",
    "{square} is {seat}'s piece: your partner moves it.":
      "{square} : cette pièce est à {seat} ; c’est votre partenaire qui la joue.",
    "{square} is {seat}'s piece, and it is {other}'s turn.":
      "{square} : cette pièce est à {seat}, et c’est à {other} de jouer.",
    "{square}: a piece in its own castle has to leave it.":
      "{square} : une pièce dans son propre château doit le quitter.",
    "{square}: a piece in the enemy castle stays there.": "{square} : une pièce dans le château ennemi y reste.",
    "{square}: you have no castle move left in this game.":
      "{square} : il ne vous reste plus de coup de château dans cette partie.",
    "{square}: this piece has no move now. Pick one that can move.":
      "{square} : cette pièce ne peut pas bouger maintenant. Choisissez-en une qui peut bouger.",
    "{square}: this piece has no move now.": "{square} : cette pièce ne peut pas bouger maintenant.",
    "{square}: there is another piece here.": "{square} : il y a une autre pièce ici.",
    "{square}: another of your pieces is here.": "{square} : une autre de vos pièces est ici.",
    "{square} is your own castle: only a jump may land there.":
      "{square} est votre propre château : seul un saut peut y arriver.",
    "{square} is {owners} castle: it is closed to you.": "{square} est le château de {owners} : il vous est fermé.",
    "{square}: there is no piece on {over} to canter or jump over.":
      "{square} : il n’y a pas de pièce en {over} par-dessus laquelle galoper ou sauter.",
    "{square}: the piece on {over} has already been taken. You can jump it only once.":
      "{square} : la pièce en {over} est déjà prise. On ne peut la sauter qu’une fois.",
    "{square}: a man cannot jump after a canter. Only a knight may charge.":
      "{square} : un pion ne peut pas sauter après un galop. Seul un cavalier peut charger.",
    "{square}: you cannot canter after a jump. Canter first, then jump.":
      "{square} : on ne galope pas après un saut. D’abord le galop, puis le saut.",
    "{square}: a plain step is a whole move. You cannot combine it with a canter or a jump.":
      "{square} : un pas simple est un coup entier. Il ne se combine ni avec un galop ni avec un saut.",
    "{square}: a move ends when it reaches the enemy castle.":
      "{square} : un coup finit quand il atteint le château ennemi.",
    "{square}: under these rules a jump into your own castle ends there.":
      "{square} : selon ces règles, un saut dans votre propre château finit là.",
    "{square}: in this game a move is one step, canter or jump.":
      "{square} : dans ce jeu, un coup est un seul pas, galop ou saut.",
    "{square}: in this game a man moves forward only.": "{square} : dans ce jeu, un pion ne va que vers l’avant.",
    "{square}: a jump must go on while it can, here to {squares}.":
      "{square} : un saut doit continuer tant qu’il peut, ici vers {squares}.",
    "{square}: a knight that canters past a piece it could jump must take one in this move.":
      "{square} : un cavalier qui passe au galop près d’une pièce qu’il pourrait sauter doit en prendre une dans ce coup.",
    "{square}: a canter may not end where it began.": "{square} : un galop ne peut pas finir là où il a commencé.",
    "{square}: no step, canter or jump leads there from {over}.":
      "{square} : aucun pas, galop ou saut n’y mène depuis {over}.",
    "{square} is not one of your tree squares. Pick one of them.":
      "{square} n’est pas l’une de vos cases d’arbres. Choisissez l’une d’elles.",
    "A tree stands on {square}: nothing else can be put there.":
      "Il y a un arbre en {square} : rien d’autre ne peut y être planté.",
    "A tree stands on {square}: no piece leaps over it.":
      "Il y a un arbre en {square} : aucune pièce ne passe par-dessus.",
    "{square}: no move of this piece answers the check.": "{square} : aucun coup de cette pièce ne pare l’échec.",
    "{square}: your king would still be in check from {men}.": "{square} : votre roi serait encore en échec par {men}.",
    "{square}: your king would be in check from {men}.": "{square} : votre roi serait en échec par {men}.",
    "{square}: the way there is blocked by {men}.": "{square} : le chemin est barré par {men}.",
    "{square}: the archer's line to that piece is blocked by {men}.":
      "{square} : la ligne de l’archer vers cette pièce est barrée par {men}.",
    "{square}: an archer shoots at most {n} squares; this piece is farther away.":
      "{square} : un archer tire à {n} cases au plus ; cette pièce est plus loin.",
    "{square}: a run takes pieces next to each other; it ends before the empty {over}.":
      "{square} : une rafle prend des pièces qui se suivent ; elle finit avant {over}, qui est vide.",
    "{square}: with these options a run stops before a king that is not its first piece.":
      "{square} : avec ces options, une rafle s’arrête avant un roi qui n’est pas sa première pièce.",
    "{square}: with these options a run takes the whole row of pieces, no fewer and no more.":
      "{square} : avec ces options, une rafle prend toute la rangée de pièces, ni plus ni moins.",
    "{square}: with these options this step goes to empty squares only.":
      "{square} : avec ces options, ce pas va seulement sur des cases vides.",
    "{square}: a pawn does not capture straight ahead, only diagonally.":
      "{square} : un pion ne prend pas droit devant lui, seulement en diagonale.",
    "{square}: a pawn moves diagonally only to capture.": "{square} : un pion ne va en diagonale que pour prendre.",
    "{square}: a knight jumps over the other side's pieces, but your own pieces block it.":
      "{square} : un cavalier saute par-dessus les pièces de l’autre camp, mais vos propres pièces l’arrêtent.",
    "{square}: there is no open way here: a prince goes straight, then diagonally, past empty squares.":
      "{square} : le chemin n’est pas libre : un prince va tout droit, puis en diagonale, par des cases vides.",
    "{square}: a pawn goes one, two or three squares straight forward and captures one square diagonally forward.":
      "{square} : un pion avance d’une, deux ou trois cases tout droit et prend d’une case en diagonale vers l’avant.",
    "{square}: a knight goes one square straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square} : un cavalier va d’une case tout droit, puis d’une en diagonale ; ou de quatre cases en diagonale, puis d’une tout droit.",
    "{square}: a knight goes four squares straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square} : un cavalier va de quatre cases tout droit, puis d’une en diagonale ; ou de quatre cases en diagonale, puis d’une tout droit.",
    "{square}: a knight goes straight on, then one diagonally; or four squares diagonally, then one straight.":
      "{square} : un cavalier va tout droit, puis d’une case en diagonale ; ou de quatre cases en diagonale, puis d’une tout droit.",
    "{square}: a catapult goes along its file, or one square to the side.":
      "{square} : une catapulte va le long de sa colonne, ou d’une case sur le côté.",
    "{square}: an archer goes along ranks, files and diagonals.":
      "{square} : un archer va le long des rangées, des colonnes et des diagonales.",
    "{square}: a rook goes along ranks and files, or one square diagonally.":
      "{square} : une tour va le long des rangées et des colonnes, ou d’une case en diagonale.",
    "{square}: a bishop goes along diagonals, or one square straight.":
      "{square} : un fou va le long des diagonales, ou d’une case tout droit.",
    "{square}: a prince goes straight, then diagonally.": "{square} : un prince va tout droit, puis en diagonale.",
    "{square}: a queen goes along ranks, files and diagonals.":
      "{square} : une dame va le long des rangées, des colonnes et des diagonales.",
    "{square}: a king goes one square.": "{square} : un roi va d’une case.",

    "The game was called off.": "La partie a été annulée.",
    "Nobody wins: neither player came.": "Personne ne gagne : aucun joueur n’est venu.",
    "Draw by agreement.": "Nulle par accord.",
    "Draw: the director has given this result.": "Nulle : le responsable a donné ce résultat.",
    "Draw: each side has one piece left.": "Nulle : il reste une pièce à chaque camp.",
    "Draw: nobody has more than one piece left.": "Nulle : il ne reste plus d’une pièce à personne.",
    "Draw: {n} moves each without a capture or a piece entering the enemy castle.": ({ n }) =>
      `Nulle\u202f: ${moves(n)} chacun sans prise ni entrée dans le château ennemi.`,
    "Draw: {n} moves in a row without a capture or a piece entering the enemy castle.": ({ n }) =>
      `Nulle\u202f: ${moves(n)} de suite sans prise ni entrée dans le château ennemi.`,
    "Draw: the same position for the third time, claimed by a player.":
      "Nulle : la même position pour la troisième fois, réclamée par un joueur.",
    "Draw: the same position for the {nth} time.": "Nulle : la même position pour la {nth} fois.",
    "Draw: nobody has a legal move.": "Nulle : personne n’a de coup permis.",
    "Draw: {seats} has no legal move and {others} too few pieces to win.":
      "Nulle : {seats} n’a pas de coup permis, et {others} trop peu de pièces pour gagner.",
    "Draw: {seats} have no legal move and {others} too few pieces to win.":
      "Nulle : {seats} n’ont pas de coup permis, et {others} trop peu de pièces pour gagner.",
    "Draw: {seat} has no legal move.": "Nulle : {seat} n’a pas de coup permis.",
    "Draw: only the two kings are left.": "Nulle : il ne reste que les deux rois.",
    "Draw: 50 moves each without a capture or a pawn move.": "Nulle : 50 coups chacun sans prise ni coup de pion.",
    "{seats} wins: {ending}.": "{seats} gagne : {ending}.",
    "{seats} win: {ending}.": "{seats} gagnent : {ending}.",
    "{seat} wins.": "{seat} gagne.",
    "The earlier result was corrected.": "Le résultat précédent a été corrigé.",
    // Why a start is not offered.
    "White mates in {n} moves, whatever Black plays": "Blanc mate en {n} coups, quoi que joue Noir",
    "White mates in {n} moves at most, whatever Black plays": "Blanc mate en {n} coups au plus, quoi que joue Noir",
    "White takes the king in {n} moves, whatever Black plays": "Blanc prend le roi en {n} coups, quoi que joue Noir",
    "White takes the king in {n} moves at most, whatever Black plays":
      "Blanc prend le roi en {n} coups au plus, quoi que joue Noir",
    "White can threaten mate at once, and the engine puts White more than 20 pawns ahead":
      "Blanc peut menacer mat aussitôt, et le moteur lui donne plus de 20 pions d’avance",
    "White can threaten mate at once, and the engine puts White some 20 pawns ahead":
      "Blanc peut menacer mat aussitôt, et le moteur lui donne environ 20 pions d’avance",
    "No array is known to be sound with such a knight":
      "On ne connaît aucune disposition qui soit bonne avec un tel cavalier",
    "White wins by force from this array under the usual reading, and no other reading of it is known to be sound":
      "Dans la lecture habituelle, Blanc gagne par force à partir de cette disposition, et d’aucune autre lecture on ne sait qu’elle est bonne",
    "{men} attacks the king.": ({ men = "" }) => `${capital(men)} attaque le roi.`,
    "{men} attack the king.": ({ men = "" }) => `${capital(men)} attaquent le roi.`,
    "The king's own pieces leave it no square, {help}.": "Ses propres pièces ne laissent aucune case au roi, {help}.",
    "The king has no safe square, {help}.": "Le roi n’a aucune case sûre, {help}.",

    "and no move stops both": "et aucun coup ne pare les deux attaques",
    "and no move stops all of them": "et aucun coup ne pare toutes les attaques",
    "and stopping both would leave the king in check": "et parer les deux attaques laisserait le roi en échec",
    "and stopping all of them would leave the king in check": "et parer toutes les attaques laisserait le roi en échec",
    "and taking or stopping the {man} would leave the king in check": ({ man }) =>
      `et prendre ou arrêter ${the(man)} laisserait le roi en échec`,
    "nothing can stop the {man}, and taking it would leave the king in check": ({ man }) =>
      `rien ne peut arrêter ${the(man)}, et ${it(man)} prendre laisserait le roi en échec`,
    "nothing can take the {man}, and stopping it would leave the king in check": ({ man }) =>
      `rien ne peut prendre ${the(man)}, et l’arrêter laisserait le roi en échec`,
    "and nothing can take or stop the {man}": ({ man }) => `et rien ne peut prendre ou arrêter ${the(man)}`,

    "a piece in {owners} castle, {squares}": "une pièce dans le château de {owners}, {squares}",
    "{n} pieces in {owners} castle, {squares}": ({ n, owners = "", squares = "" }) =>
      `${pieces(n)} dans le château de ${owners}, ${squares}`,
    "{n} pieces in {owners} castles, {squares}": ({ n, owners = "", squares = "" }) =>
      `${pieces(n)} dans les châteaux de ${owners}, ${squares}`,
    "all of {owners} pieces are taken": "toutes les pièces de {owners} sont prises",
    "{seats} has no legal move": "{seats} n’a pas de coup permis",
    "{seats} have no legal move": "{seats} n’ont pas de coup permis",
    "{seats} resigns": "{seats} abandonne",
    "{seats} resign": "{seats} abandonnent",
    "{owners} time ran out": "le temps de {owners} est écoulé",
    "{seats} forfeits": "{seats} déclare forfait",
    "{seats} forfeit": "{seats} déclarent forfait",
    "{seats} has left the game": "{seats} a quitté la partie",
    "{seats} have left the game": "{seats} ont quitté la partie",
    "the director has given this result": "le responsable a donné ce résultat",
    "by agreement": "par accord",
    "{owners} king on {square} is checkmated": "le roi de {owners} en {square} est mat",
    "{owners} king is taken": "le roi de {owners} est pris",

    "is the only legal move": "est le seul coup permis",
    "is better than any other: the next best {reason}": "est meilleur que tous les autres : le suivant {reason}",
    "is as good as {move}": "est aussi bon que {move}",
    "is a little weaker than {move}": "est un peu plus faible que {move}",
    "is weaker than {move}": "est plus faible que {move}",
    "changes little": "change peu de chose",
    "expects {move}, then {other}": "attend {move}, puis {other}",
    "expects {move}": "attend {move}",
    "takes {n} with a {kind}": ({ n, kind }) => `prend ${pieces(n)} par ${kindOf(kind)}`,
    "takes {n}": ({ n }) => `prend ${pieces(n)}`,
    "{reason}, then {second}": "{reason}, puis {second}",
    "{reason}, but {second}": "{reason}, mais {second}",
    "{reason} and {second}": "{reason} et {second}",
    "gives up {n}, then {reason}": ({ n, reason = "" }) => `donne ${pieces(n)}, puis ${reason}`,
    "allows {move}, which {reason}": "permet {move}, qui {reason}",
    "misses {move}, which {reason}": "manque {move}, qui {reason}",
    "allows {promise}": "permet {promise}",
    "misses {promise}": "manque {promise}",
    "prepares {promise}": "prépare {promise}",
    "begins {promise}": "commence {promise}",
    "threatens {promise}": "menace {promise}",
    "prevents {promise}": "empêche {promise}",
    "allows {promise}, and loses {n} for {m}": ({ promise = "", n, m }) =>
      `permet ${promise}, et perd ${pieces(n)} contre ${her(m)}`,
    "trades {n} for {m}": ({ n, m }) => `échange ${pieces(n)} contre ${her(m)}`,
    "wins {n} for {m}": ({ n, m }) => `gagne ${pieces(n)} contre ${her(m)}`,
    "loses {n} for {m}": ({ n, m }) => `perd ${pieces(n)} contre ${her(m)}`,
    "only trades {n} for {m}": ({ n, m }) => `ne fait qu’échanger ${pieces(n)} contre ${her(m)}`,
    "gains {n} less than it could": ({ n }) => `gagne ${pieces(n)} de moins que possible`,
    "loses only {n} for {m}": ({ n, m }) => `ne perd que ${pieces(n)} contre ${her(m)}`,
    "loses only {n}": ({ n }) => `ne perd que ${pieces(n)}`,
    "loses nothing": "ne perd rien",
    "loses at once": "perd aussitôt",
    "allows mate": "permet le mat",
    "wins at once": "gagne aussitôt",
    "mates at once": "mate aussitôt",
    "takes the castle at once": "prend aussitôt le château",
    "takes the enemy castle at once": "prend aussitôt le château ennemi",
    "takes the last piece at once": "prend aussitôt la dernière pièce",
    "takes the king at once": "prend aussitôt le roi",
    "leaves the other side without a move at once": "laisse aussitôt l’autre camp sans coup",
    "wins by force at once": "force aussitôt le gain",
    "wins in {n} moves": soon("gagne"),
    "mates in {n} moves": soon("mate"),
    "takes the castle in {n} moves": soon("prend le château"),
    "takes the enemy castle in {n} moves": soon("prend le château ennemi"),
    "takes the last piece in {n} moves": soon("prend la dernière pièce"),
    "takes the king in {n} moves": soon("prend le roi"),
    "leaves the other side without a move in {n} moves": soon("laisse l’autre camp sans coup"),
    "wins by force in {n} moves": soon("force le gain"),
    "loses the castle in {n} moves": soon("perd le château"),
    "loses the last piece in {n} moves": soon("perd la dernière pièce"),
    "is left without a move in {n} moves": soon("laisse son propre camp sans coup"),
    "allows mate in {n} moves": soon("permet le mat"),
    "loses the king in {n} moves": soon("perd le roi"),
    "loses by force in {n} moves": soon("perd de force"),
    "drives the other side into the castle in {n} moves": soon("pousse l’autre camp dans le château"),
    "drives the other side into the castle at once": "pousse aussitôt l’autre camp dans le château",
    "gives up the last piece in {n} moves": soon("donne la dernière pièce"),
    "gives up the last piece at once": "donne aussitôt la dernière pièce",
    "runs out of moves in {n} moves": soon("épuise ses coups"),
    "runs out of moves at once": "épuise aussitôt ses coups",
    "has to enter the castle in {n} moves": soon("oblige son camp à entrer dans le château"),
    "has to take the last piece in {n} moves": soon("oblige son camp à prendre la dernière pièce"),
    "draws by repetition": "fait nulle par répétition",
    "draws by the limit of quiet moves": "fait nulle par la limite des coups sans prise",
    "leaves a side without a move: a draw": "laisse un camp sans coup : nulle",
    "leaves too few pieces to win: a draw": "laisse trop peu de pièces pour gagner : nulle",
    "lets the other side reach the castle in {n} moves": soon("laisse l’autre camp atteindre le château"),
    "prevents the mate": "empêche le mat",
    "prevents the loss": "empêche la perte",
    "lets the game end in a draw": "laisse la partie finir en nulle",
    "gives away part of the lead": "laisse échapper une part de l’avantage",
    "gives the lead away": "laisse échapper l’avantage",
    "gives the lead away and falls behind": "laisse échapper l’avantage et passe derrière",
    "leaves the game as good as lost": "laisse la partie presque perdue",
    "falls behind": "passe derrière",
    "falls further behind": "creuse le retard",
    "keeps the lead": "garde l’avantage",
    "keeps the game even": "garde la partie égale",
    "loses less ground": "perd moins de terrain",
    "brings the {man} from {square} to {over} in {n} moves": ({ man, square = "", over = "", n }) =>
      `amène ${the(man)} de ${square} à ${over} ${inMoves(n)}`,
    "prepares the canter {move}": "prépare le galop {move}",
    "gives up the canter {move}": "renonce au galop {move}",
    "does not prepare the canter {move}": "ne prépare pas le galop {move}",
    "takes better squares": "prend de meilleures cases",
    "brings men nearer to the enemy castle": "rapproche des pièces du château ennemi",
    "gets within {n} steps of the enemy castle": ({ n }) => `arrive à ${steps(n)} du château ennemi`,
    "takes the middle of the board": "prend le centre du plateau",
    "gathers men before the enemy castle": "rassemble des pièces devant le château ennemi",
    "takes pressure off its own castle": "soulage son propre château",
    "drives the enemy back": "repousse l’ennemi",
    "brings a defender home": "ramène un défenseur",
    "draws a guard away from the enemy castle": "éloigne un garde du château ennemi",
    "leaves its men on weaker squares than {move}": "laisse ses pièces sur des cases plus faibles que {move}",
    "gains less ground than {move}": "gagne moins de terrain que {move}",
    "loses time on the way to the enemy castle: {n} steps to go, {m} after {move}": ({ n, m = "", move = "" }) =>
      `perd du temps sur le chemin du château ennemi\u202f: encore ${steps(n)}, ${m} après ${move}`,
    "holds less of the middle than {move}": "tient moins bien le centre que {move}",
    "brings less force to the enemy castle than {move}": "amène moins de force au château ennemi que {move}",
    "lets the enemy gain more ground than {move}": "laisse l’ennemi gagner plus de terrain que {move}",
    "lets the enemy take better squares": "laisse l’ennemi prendre de meilleures cases",
    "leaves the middle to the enemy": "laisse le centre à l’ennemi",
    "lets the enemy come nearer to the castle": "laisse l’ennemi s’approcher du château",
    "leaves its castle with fewer guards than {move}": "laisse à son château moins de gardes que {move}",
    "lets the enemy keep a guard that {move} draws away": "laisse à l’ennemi un garde que {move} éloigne",

    "a {kind} that takes {n}": ({ kind, n }) => `${kindOf(kind)} qui prend ${pieces(n)}`,
    "a win in {n} moves": soon("un gain"),
    "mate in {n} moves": soon("un mat"),
    "a win": "un gain",
    mate: "un mat",
  },
};
