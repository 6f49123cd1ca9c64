// The sentences of the core, in Spanish.
import type { Spoken, Values } from "../sentences.ts";
import { capital, inWords, isFeminine, manName, theMan, word } from "./spanish.ts";

const KINDS: Readonly<Record<string, string>> = {
  step: "un paso",
  canter: "un galope",
  jump: "un salto",
  charge: "una carga",
  castle: "una jugada en el castillo",
  move: "una jugada",
  capture: "una captura",
  run: "una carrera",
  shot: "un disparo",
};

/** "una carga". */
const aKind = ({ kind = "" }: Values): string => KINDS[kind] ?? kind;

/** "ninguna", "una", "tres", of pieces. */
const some = (figure = ""): string =>
  figure === "0" ? "ninguna" : figure === "1" ? "una" : /^\d+$/.test(figure) ? word(Number(figure)) : figure;

/** "una jugada", "tres jugadas". */
const moves = (figure = ""): string => inWords(Number(figure), "una", "jugada");
const steps = (figure = ""): string => inWords(Number(figure), "un", "paso");

/** "al arquero", "a la torre". */
const toMan = (man = ""): string => (isFeminine(man) ? `a la ${manName(man)}` : `al ${manName(man)}`);
const it = (man = ""): string => (isFeminine(man) ? "la" : "lo");

/** "quedan 3". */
const toGo = (figure: string): string => `${figure === "1" ? "queda" : "quedan"} ${figure}`;

/** A reason that takes some moves. */
const within =
  (reason: string) =>
  ({ n }: Values): string =>
    `${reason} en ${moves(n)}`;

const startingWith =
  (rest: string) =>
  ({ men = "" }: Values): string =>
    `${capital(men)} ${rest}`;

export const spoken: Spoken = {
  and: "y",
  or: "o",
  men: {
    man: "peón",
    pawn: "peón",
    knight: "caballo",
    catapult: "catapulta",
    archer: "arquero",
    rook: "torre",
    bishop: "alfil",
    prince: "príncipe",
    queen: "dama",
    king: "rey",
    piece: "pieza",
  },
  manOn: (man, square) => `${theMan(man)} de ${square}`,
  seats: {
    White: "las blancas",
    Black: "las negras",
    Red: "las rojas",
    Green: "las verdes",
    Blue: "las azules",
    Yellow: "las amarillas",
  },
  nth: (n) => ["", "primera", "segunda", "tercera", "cuarta", "quinta"][n] ?? `${String(n)}.ª`,
  patterns: {
    "Your move.": "Te toca.",
    "You must capture: {squares}.": "Tienes que capturar, con {squares}.",
    "Leave your castle first: {square} must move out.": "Antes sal de tu castillo: {square} tiene que salir.",
    "Leave your castle first, with {squares}.": "Antes sal de tu castillo, con {squares}.",
    "Leave your castle first: {square} has a jump, so it must jump.":
      "Antes sal de tu castillo: {square} tiene un salto, así que debe saltar.",
    "Leave your castle first, by a capture: {squares}.": "Antes sal de tu castillo, con una captura: {squares}.",
    "Put {n} tree on your side: {count} to go.": ({ count = "" }) => `Pon un árbol en tu lado: ${toGo(count)}.`,
    "Put {n} trees on your side: {count} to go.": ({ n, count = "" }) =>
      `Pon ${inWords(Number(n), "un", "árbol", "árboles")} en tu lado: ${toGo(count)}.`,
    "You may charge with knight {squares}, but you do not have to.":
      "Puedes cargar con el caballo {squares}, pero no es obligatorio.",
    "Check: your king is attacked by {men}.": "Jaque: tu rey está atacado por {men}.",

    "The game is over.": "La partida ha acabado.",
    "Pick a piece first.": "Elige antes una pieza.",
    "{square} is not a square of this board.": "{square} no es una casilla de este tablero.",
    "{square}: there is no piece here. Pick a piece that can move.":
      "{square}: aquí no hay ninguna pieza. Elige una pieza que pueda mover.",
    "{square}: there is no piece here. Pick one of yours.": "{square}: aquí no hay ninguna pieza. Elige una tuya.",
    "{square} is {seat}'s piece: your partner moves it.": "{square} es pieza de {seat}: la mueve tu compañero.",
    "{square} is {seat}'s piece, and it is {other}'s turn.": "{square} es pieza de {seat}, y es el turno de {other}.",
    "{square}: a piece in its own castle has to leave it.":
      "{square}: una pieza en su propio castillo tiene que salir de él.",
    "{square}: a piece in the enemy castle stays there.": "{square}: una pieza en el castillo enemigo se queda allí.",
    "{square}: you have no castle move left in this game.":
      "{square}: ya no te quedan jugadas de castillo en esta partida.",
    "{square}: this piece has no move now. Pick one that can move.":
      "{square}: esta pieza no tiene jugada ahora. Elige una que pueda mover.",
    "{square}: this piece has no move now.": "{square}: esta pieza no tiene jugada ahora.",
    "{square}: there is another piece here.": "{square}: aquí hay otra pieza.",
    "{square}: another of your pieces is here.": "{square}: aquí está otra de tus piezas.",
    "{square} is your own castle: only a jump may land there.":
      "{square} es tu propio castillo: ahí solo se entra con un salto.",
    "{square} is {owners} castle: it is closed to you.": "{square} es el castillo de {owners}: está cerrado para ti.",
    "{square}: there is no piece on {over} to canter or jump over.":
      "{square}: no hay ninguna pieza en {over} sobre la que galopar o saltar.",
    "{square}: the piece on {over} has already been taken. You can jump it only once.":
      "{square}: la pieza de {over} ya está capturada. Solo se puede saltar una vez.",
    "{square}: a man cannot jump after a canter. Only a knight may charge.":
      "{square}: un peón no puede saltar después de galopar. Solo un caballo puede cargar.",
    "{square}: you cannot canter after a jump. Canter first, then jump.":
      "{square}: no se puede galopar después de un salto. Primero se galopa, luego se salta.",
    "{square}: a plain step is a whole move. You cannot combine it with a canter or a jump.":
      "{square}: un paso es una jugada entera. No se puede unir a un galope ni a un salto.",
    "{square}: a move ends when it reaches the enemy castle.":
      "{square}: una jugada acaba cuando llega al castillo enemigo.",
    "{square}: under these rules a jump into your own castle ends there.":
      "{square}: con estas reglas, un salto a tu propio castillo acaba ahí.",
    "{square}: in this game a move is one step, canter or jump.":
      "{square}: en este juego una jugada es un solo paso, galope o salto.",
    "{square}: in this game a man moves forward only.": "{square}: en este juego un peón solo va hacia delante.",
    "{square}: a jump must go on while it can, here to {squares}.":
      "{square}: un salto tiene que seguir mientras pueda, aquí a {squares}.",
    "{square}: a knight that canters past a piece it could jump must take one in this move.":
      "{square}: un caballo que galopa junto a una pieza que podría saltar tiene que capturar una en esta jugada.",
    "{square}: a canter may not end where it began.": "{square}: un galope no puede acabar donde empezó.",
    "{square}: no step, canter or jump leads there from {over}.":
      "{square}: desde {over} no lleva ahí ningún paso, galope ni salto.",
    "{square} is not one of your tree squares. Pick one of them.":
      "{square} no es una de tus casillas para árboles. Elige una de ellas.",
    "A tree stands on {square}: nothing else can be put there.":
      "En {square} hay un árbol: no se puede poner nada más.",
    "A tree stands on {square}: no piece leaps over it.": "En {square} hay un árbol: ninguna pieza pasa por encima.",
    "{square}: no move of this piece answers the check.": "{square}: ninguna jugada de esta pieza responde al jaque.",
    "{square}: your king would still be in check from {men}.": "{square}: tu rey seguiría en jaque, atacado por {men}.",
    "{square}: your king would be in check from {men}.": "{square}: tu rey quedaría en jaque, atacado por {men}.",
    "{square}: the way there is blocked by {men}.": "{square}: el camino está cerrado por {men}.",
    "{square}: the archer's line to that piece is blocked by {men}.":
      "{square}: la línea del arquero a esa pieza está cerrada por {men}.",
    "{square}: an archer shoots at most {n} squares; this piece is farther away.":
      "{square}: un arquero dispara a {n} casillas como mucho; esta pieza está más lejos.",
    "{square}: a run takes pieces next to each other; it ends before the empty {over}.":
      "{square}: una carrera captura piezas seguidas; acaba antes de {over}, que está vacía.",
    "{square}: with these options a run stops before a king that is not its first piece.":
      "{square}: con estas opciones, una carrera se detiene ante un rey que no es su primera pieza.",
    "{square}: with these options a run takes the whole row of pieces, no fewer and no more.":
      "{square}: con estas opciones, una carrera captura toda la hilera de piezas, ni menos ni más.",
    "{square}: with these options this step goes to empty squares only.":
      "{square}: con estas opciones, este paso solo va a casillas vacías.",
    "{square}: a pawn does not capture straight ahead, only diagonally.":
      "{square}: un peón no captura de frente, solo en diagonal.",
    "{square}: a pawn moves diagonally only to capture.": "{square}: un peón va en diagonal solo para capturar.",
    "{square}: a knight jumps over the other side's pieces, but your own pieces block it.":
      "{square}: un caballo salta sobre las piezas del otro bando, pero las tuyas lo cierran.",
    "{square}: there is no open way here: a prince goes straight, then diagonally, past empty squares.":
      "{square}: aquí no hay camino abierto: un príncipe va en recto y luego en diagonal, por casillas vacías.",
    "{square}: a pawn goes one, two or three squares straight forward and captures one square diagonally forward.":
      "{square}: un peón avanza una, dos o tres casillas de frente y captura a una casilla en diagonal hacia delante.",
    "{square}: a knight goes one square straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: un caballo va una casilla en recto y luego una en diagonal; o cuatro en diagonal y luego una en recto.",
    "{square}: a knight goes four squares straight, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: un caballo va cuatro casillas en recto y luego una en diagonal; o cuatro en diagonal y luego una en recto.",
    "{square}: a knight goes straight on, then one diagonally; or four squares diagonally, then one straight.":
      "{square}: un caballo va en recto y luego una casilla en diagonal; o cuatro en diagonal y luego una en recto.",
    "{square}: a catapult goes along its file, or one square to the side.":
      "{square}: una catapulta va por su columna, o una casilla de lado.",
    "{square}: an archer goes along ranks, files and diagonals.":
      "{square}: un arquero va por filas, columnas y diagonales.",
    "{square}: a rook goes along ranks and files, or one square diagonally.":
      "{square}: una torre va por filas y columnas, o una casilla en diagonal.",
    "{square}: a bishop goes along diagonals, or one square straight.":
      "{square}: un alfil va por diagonales, o una casilla en recto.",
    "{square}: a prince goes straight, then diagonally.": "{square}: un príncipe va en recto y luego en diagonal.",
    "{square}: a queen goes along ranks, files and diagonals.":
      "{square}: una dama va por filas, columnas y diagonales.",
    "{square}: a king goes one square.": "{square}: un rey va una casilla.",

    "The game was called off.": "La partida se anuló.",
    "Nobody wins: neither player came.": "No gana nadie: no vino ninguno de los dos.",
    "Draw by agreement.": "Tablas de común acuerdo.",
    "Draw: the director has given this result.": "Tablas: la dirección ha dado este resultado.",
    "Draw: each side has one piece left.": "Tablas: a cada bando le queda una pieza.",
    "Draw: nobody has more than one piece left.": "Tablas: a nadie le queda más de una pieza.",
    "Draw: {n} moves each without a capture or a piece entering the enemy castle.":
      "Tablas: {n} jugadas cada uno sin capturas ni entradas en el castillo enemigo.",
    "Draw: {n} moves in a row without a capture or a piece entering the enemy castle.":
      "Tablas: {n} jugadas seguidas sin capturas ni entradas en el castillo enemigo.",
    "Draw: the same position for the third time, claimed by a player.":
      "Tablas: la misma posición por tercera vez, reclamadas por un jugador.",
    "Draw: the same position for the {nth} time.": "Tablas: la misma posición por {nth} vez.",
    "Draw: nobody has a legal move.": "Tablas: nadie tiene una jugada legal.",
    "Draw: {seats} has no legal move and {others} too few pieces to win.":
      "Tablas: sin jugada legal para {seats}, y muy pocas piezas de {others} para ganar.",
    "Draw: {seats} have no legal move and {others} too few pieces to win.":
      "Tablas: sin jugada legal para {seats}, y muy pocas piezas de {others} para ganar.",
    "Draw: {seat} has no legal move.": "Tablas: {seat} no tienen jugada legal.",
    "Draw: only the two kings are left.": "Tablas: solo quedan los dos reyes.",
    "Draw: 50 moves each without a capture or a pawn move.":
      "Tablas: 50 jugadas cada uno sin capturas ni jugadas de peón.",
    "{seats} wins: {ending}.": "Ganan {seats}: {ending}.",
    "{seats} win: {ending}.": "Ganan {seats}: {ending}.",
    "{seat} wins.": "Ganan {seat}.",
    "The earlier result was corrected.": "El resultado anterior se ha corregido.",
    // Why a start is not offered.
    "White mates in {n} moves, whatever Black plays":
      "Las blancas dan mate en {n} jugadas, jueguen lo que jueguen las negras",
    "White mates in {n} moves at most, whatever Black plays":
      "Las blancas dan mate en {n} jugadas como mucho, jueguen lo que jueguen las negras",
    "White takes the king in {n} moves, whatever Black plays":
      "Las blancas capturan al rey en {n} jugadas, jueguen lo que jueguen las negras",
    "White takes the king in {n} moves at most, whatever Black plays":
      "Las blancas capturan al rey en {n} jugadas como mucho, jueguen lo que jueguen las negras",
    "White can threaten mate at once, and the engine puts White more than 20 pawns ahead":
      "Las blancas pueden amenazar mate enseguida, y el motor les da más de 20 peones de ventaja",
    "White can threaten mate at once, and the engine puts White some 20 pawns ahead":
      "Las blancas pueden amenazar mate enseguida, y el motor les da unos 20 peones de ventaja",
    "No array is known to be sound with such a knight":
      "De ninguna disposición se sabe que sea buena con un caballo así",
    "White wins by force from this array under the usual reading, and no other reading of it is known to be sound":
      "Con la lectura habitual las blancas ganan por fuerza desde esta disposición, y de ninguna otra lectura se sabe que sea buena",
    "{men} attacks the king.": startingWith("ataca al rey."),
    "{men} attack the king.": startingWith("atacan al rey."),
    "The king's own pieces leave it no square, {help}.": "Las propias piezas del rey no le dejan casilla, {help}.",
    "The king has no safe square, {help}.": "El rey no tiene casilla segura, {help}.",

    "and no move stops both": "y ninguna jugada detiene a las dos",
    "and no move stops all of them": "y ninguna jugada las detiene a todas",
    "and stopping both would leave the king in check": "y detener a las dos dejaría al rey en jaque",
    "and stopping all of them would leave the king in check": "y detenerlas a todas dejaría al rey en jaque",
    "and taking or stopping the {man} would leave the king in check": ({ man }) =>
      `y capturar o detener ${toMan(man)} dejaría al rey en jaque`,
    "nothing can stop the {man}, and taking it would leave the king in check": ({ man }) =>
      `nada puede detener ${toMan(man)}, y capturar${it(man)} dejaría al rey en jaque`,
    "nothing can take the {man}, and stopping it would leave the king in check": ({ man }) =>
      `nada puede capturar ${toMan(man)}, y detener${it(man)} dejaría al rey en jaque`,
    "and nothing can take or stop the {man}": ({ man }) => `y nada puede capturar ni detener ${toMan(man)}`,

    "a piece in {owners} castle, {squares}": "una pieza en el castillo de {owners}, {squares}",
    "{n} pieces in {owners} castle, {squares}": ({ n, owners = "", squares = "" }) =>
      `${some(n)} piezas en el castillo de ${owners}, ${squares}`,
    "{n} pieces in {owners} castles, {squares}": ({ n, owners = "", squares = "" }) =>
      `${some(n)} piezas en los castillos de ${owners}, ${squares}`,
    "all of {owners} pieces are taken": "todas las piezas de {owners} están capturadas",
    "{seats} has no legal move": "{seats} no tienen jugada legal",
    "{seats} have no legal move": "{seats} no tienen jugada legal",
    "{seats} resigns": "{seats} se rinden",
    "{seats} resign": "{seats} se rinden",
    "{owners} time ran out": "a {owners} se les acabó el tiempo",
    "{seats} forfeits": "{seats} no se presentaron",
    "{seats} forfeit": "{seats} no se presentaron",
    "{seats} has left the game": "{seats} han dejado la partida",
    "{seats} have left the game": "{seats} han dejado la partida",
    "the director has given this result": "la dirección ha dado este resultado",
    "by agreement": "de común acuerdo",
    "{owners} king on {square} is checkmated": "jaque mate al rey de {owners} en {square}",
    "{owners} king is taken": "el rey de {owners} está capturado",

    "is the only legal move": "es la única jugada legal",
    "is better than any other: the next best {reason}": "es mejor que cualquier otra: la segunda mejor {reason}",
    "is as good as {move}": "es tan buena como {move}",
    "is a little weaker than {move}": "es algo más floja que {move}",
    "is weaker than {move}": "es más floja que {move}",
    "changes little": "cambia poco",
    "expects {move}, then {other}": "espera {move}, luego {other}",
    "expects {move}": "espera {move}",
    "takes {n} with a {kind}": (values) => `captura ${some(values["n"])} con ${aKind(values)}`,
    "takes {n}": ({ n }) => `captura ${some(n)}`,
    "{reason}, then {second}": "{reason}, luego {second}",
    "{reason}, but {second}": "{reason}, pero {second}",
    "{reason} and {second}": "{reason} y {second}",
    "gives up {n}, then {reason}": ({ n, reason = "" }) => `entrega ${some(n)} y luego ${reason}`,
    "allows {move}, which {reason}": "permite {move}, que {reason}",
    "misses {move}, which {reason}": "pasa por alto {move}, que {reason}",
    "allows {promise}": "permite {promise}",
    "misses {promise}": "pasa por alto {promise}",
    "prepares {promise}": "prepara {promise}",
    "begins {promise}": "empieza {promise}",
    "threatens {promise}": "amenaza {promise}",
    "prevents {promise}": "evita {promise}",
    "allows {promise}, and loses {n} for {m}": ({ promise = "", n, m }) =>
      `permite ${promise}, y pierde ${some(n)} por ${some(m)}`,
    "trades {n} for {m}": ({ n, m }) => `cambia ${some(n)} por ${some(m)}`,
    "wins {n} for {m}": ({ n, m }) => `gana ${some(n)} por ${some(m)}`,
    "loses {n} for {m}": ({ n, m }) => `pierde ${some(n)} por ${some(m)}`,
    "only trades {n} for {m}": ({ n, m }) => `solo cambia ${some(n)} por ${some(m)}`,
    "gains {n} less than it could": ({ n }) => `gana ${some(n)} menos de lo que podía`,
    "loses only {n} for {m}": ({ n, m }) => `solo pierde ${some(n)} por ${some(m)}`,
    "loses only {n}": ({ n }) => `solo pierde ${some(n)}`,
    "loses nothing": "no pierde nada",
    "loses at once": "pierde enseguida",
    "allows mate": "permite el mate",
    "wins at once": "gana enseguida",
    "mates at once": "da mate enseguida",
    "takes the castle at once": "toma el castillo enseguida",
    "takes the enemy castle at once": "toma el castillo enemigo enseguida",
    "takes the last piece at once": "captura la última pieza enseguida",
    "takes the king at once": "captura al rey enseguida",
    "leaves the other side without a move at once": "deja enseguida al otro bando sin jugadas",
    "wins by force at once": "gana por fuerza enseguida",
    "wins in {n} moves": within("gana"),
    "mates in {n} moves": within("da mate"),
    "takes the castle in {n} moves": within("toma el castillo"),
    "takes the enemy castle in {n} moves": within("toma el castillo enemigo"),
    "takes the last piece in {n} moves": within("captura la última pieza"),
    "takes the king in {n} moves": within("captura al rey"),
    "leaves the other side without a move in {n} moves": within("deja al otro bando sin jugadas"),
    "wins by force in {n} moves": within("gana por fuerza"),
    "loses the castle in {n} moves": within("pierde el castillo"),
    "loses the last piece in {n} moves": within("pierde la última pieza"),
    "is left without a move in {n} moves": within("se queda sin jugadas"),
    "allows mate in {n} moves": within("permite mate"),
    "loses the king in {n} moves": within("pierde el rey"),
    "loses by force in {n} moves": within("pierde por fuerza"),
    "drives the other side into the castle in {n} moves": within("empuja al otro bando al castillo"),
    "drives the other side into the castle at once": "empuja enseguida al otro bando al castillo",
    "gives up the last piece in {n} moves": within("entrega la última pieza"),
    "gives up the last piece at once": "entrega la última pieza enseguida",
    "runs out of moves in {n} moves": within("agota sus jugadas"),
    "runs out of moves at once": "agota sus jugadas enseguida",
    "has to enter the castle in {n} moves": within("tiene que entrar en el castillo"),
    "has to take the last piece in {n} moves": within("tiene que capturar la última pieza"),
    "draws by repetition": "hace tablas por repetición",
    "draws by the limit of quiet moves": "hace tablas por el límite de jugadas sin captura",
    "leaves a side without a move: a draw": "deja a un bando sin jugadas: tablas",
    "leaves too few pieces to win: a draw": "deja muy pocas piezas para ganar: tablas",
    "lets the other side reach the castle in {n} moves": within("deja que el otro bando llegue al castillo"),
    "prevents the mate": "evita el mate",
    "prevents the loss": "evita la derrota",
    "lets the game end in a draw": "deja que la partida acabe en tablas",
    "gives away part of the lead": "regala parte de la ventaja",
    "gives the lead away": "regala la ventaja",
    "gives the lead away and falls behind": "regala la ventaja y queda por detrás",
    "leaves the game as good as lost": "deja la partida casi perdida",
    "falls behind": "queda por detrás",
    "falls further behind": "queda aún más por detrás",
    "keeps the lead": "mantiene la ventaja",
    "keeps the game even": "mantiene la igualdad",
    "loses less ground": "pierde menos terreno",
    "brings the {man} from {square} to {over} in {n} moves": ({ man = "", square = "", over = "", n }) =>
      `lleva ${theMan(man)} de ${square} a ${over} en ${moves(n)}`,
    "prepares the canter {move}": "prepara el galope {move}",
    "gives up the canter {move}": "renuncia al galope {move}",
    "does not prepare the canter {move}": "no prepara el galope {move}",
    "takes better squares": "ocupa mejores casillas",
    "brings men nearer to the enemy castle": "acerca peones al castillo enemigo",
    "gets within {n} steps of the enemy castle": ({ n }) => `llega a ${steps(n)} del castillo enemigo`,
    "takes the middle of the board": "ocupa el centro del tablero",
    "gathers men before the enemy castle": "reúne peones ante el castillo enemigo",
    "takes pressure off its own castle": "alivia la presión sobre su propio castillo",
    "drives the enemy back": "hace retroceder al enemigo",
    "brings a defender home": "trae un defensor a casa",
    "draws a guard away from the enemy castle": "aparta a un guardián del castillo enemigo",
    "leaves its men on weaker squares than {move}": "deja sus peones en casillas más flojas que {move}",
    "gains less ground than {move}": "gana menos terreno que {move}",
    "loses time on the way to the enemy castle: {n} steps to go, {m} after {move}": ({ n, m, move = "" }) =>
      `pierde tiempo en el camino al castillo enemigo: ${steps(n)} por dar, ${some(m) === "una" ? "uno" : some(m)} tras ${move}`,
    "holds less of the middle than {move}": "domina menos centro que {move}",
    "brings less force to the enemy castle than {move}": "lleva menos fuerza al castillo enemigo que {move}",
    "lets the enemy gain more ground than {move}": "deja al enemigo ganar más terreno que {move}",
    "lets the enemy take better squares": "deja al enemigo ocupar mejores casillas",
    "leaves the middle to the enemy": "deja el centro al enemigo",
    "lets the enemy come nearer to the castle": "deja al enemigo acercarse al castillo",
    "leaves its castle with fewer guards than {move}": "deja su castillo con menos guardianes que {move}",
    "lets the enemy keep a guard that {move} draws away": "deja al enemigo un guardián que {move} aparta",

    "a {kind} that takes {n}": (values) => `${aKind(values)} que captura ${some(values["n"])}`,
    "a win in {n} moves": ({ n }) => `una victoria en ${moves(n)}`,
    "mate in {n} moves": ({ n }) => `mate en ${moves(n)}`,
    "a win": "una victoria",
    mate: "mate",
  },
};
