// Games and boards, in Spanish.
//
// The terms:
//   knight: caballo               man, pawn: peón              piece: pieza
//   castle: castillo              canter: galope, galopar      jump: salto, saltar
//   charge: carga, cargar         plain step: paso             leap: brinco (galope or salto)
//   leg: tramo                    board: tablero               square: casilla
//   side: bando                   move: jugada                 ply: media jugada
//   take: capturar                draw: tablas                 seat: sitio
//   White, Black: Blancas, Negras (Rojas, Verdes, Azules, Amarillas)
//   queen: dama   rook: torre   bishop: alfil   prince: príncipe   archer: arquero   catapult: catapulta
//   run: carrera                  shot: disparo                swap: intercambio
//   director: dirección (quien dirige)                         spectators: público
//   officer: responsable          owner: titular               host of the site: administración
//   study: estudio                record: registro             Records: Archivo (a file: fichero)
//   ending: final                 puzzle: problema             storm: tormenta
//   hint: pista                   take back: deshacer          resign: rendirse
//   rating: puntuación            score (engine): valoración   points: puntos
//   rated: puntuable              casual: amistosa             rematch: revancha
//   correspondence: por correspondencia                        leave: vacaciones
//   guest: visitante              opponent: rival              partner: compañero
//   standing: clasificación       tie-break: desempate         bye: descanso
//   team match: encuentro (por equipos)                       line-up: alineación
//   simultaneous display: simultáneas
//   Swiss: suizo                  round robin: todos contra todos    knock-out: eliminatoria
import { ofCore } from "../../lib/language.ts";
import {
  DEFAULT_MEN,
  type Geometry,
  legsOf,
  pieceOf,
  seatsOf,
  type PieceLetter,
  type Square,
  TREE,
} from "@camlann/board";
import type { Obligation, Outcome as CoreOutcome, Variant } from "../../lib/core.ts";
import type { Marked } from "../../lib/messages.ts";
import type { Problem, Seat, TimeWish } from "../../lib/wire.ts";
import type { Step } from "../../days/texts.ts";
import { kindOf } from "../../play/kinds.ts";
import {
  isGoal,
  isWalked,
  mannerOf,
  manOf,
  type Field,
  type Outcome,
  type PerfectValue,
  type Turn,
} from "../../play/turn.ts";
import { shownMove } from "../../play/written.ts";
import type { Warning } from "../../why/check.ts";
import {
  articleOf,
  capital,
  colouredMan,
  counted,
  either,
  inWords,
  listed,
  manName,
  menName,
  seatName,
  sides,
  theSide,
  word,
} from "./spanish.ts";
import type { Translation } from "../translation.ts";

const moveCount = ({ number, of, move }: { number: number; of: number; move: { before: { seat: Seat } } }): string =>
  number > 0
    ? `jugada ${String(number)} de ${String(of)}, ${sides[move.before.seat]}`
    : `antes de la primera jugada, ${sides[move.before.seat]}`;

const wanted = (expected: string): string => (expected === "" ? "" : ` Se esperaba: ${expected}.`);

function wrongText({ what: english, where, expected, code, column }: Omit<Problem, "line">): string {
  const what = ofCore(english);
  const hoped = wanted(ofCore(expected));
  if (code === "illegal-move" || code === "game-over") return what + hoped;
  if (column !== undefined) return `${capital(what)} (carácter ${String(column)}).${hoped}`;
  return `${where === "" ? capital(what) : `${where}: ${what}`}.${hoped}`;
}

const markOf = (one?: Marked): string => (one?.bot ? "bot" : one?.guest ? "visitante" : "");

const messages = {
  skip: "Ir al contenido",
  loading: "Un momento…",
  again: "Reintentar",
  status: "Estado del servidor",
  markOf,
  marked: (one?: Marked) => (one?.bot || one?.guest ? `${one.name} (${markOf(one)})` : (one?.name ?? "")),
  sides,
  listed,
  wanted,
  moveCount,
  wrongText,

  nav: {
    label: "Principal",
    play: "Jugar",
    learn: "Aprender",
    rules: "Reglas",
    analysis: "Análisis",
    records: "Archivo",
    tournaments: "Torneos",
  },

  account: { signIn: "Entrar", yours: (name: string) => `Tu cuenta: ${name}` },

  missing: {
    play: "A las partidas",
    game: "Esta partida no está en este navegador",
    gameText: "Ábrela donde empezó, o revisa la dirección.",
  },

  settings: "Ajustes",
  menu: "Menú y ajustes",

  home: {
    away: "El servidor no responde. Se vuelve a intentar.",
  },

  invite: {
    withdraw: "Retirar",
  },

  fiveLines: {
    heading: (name: string) => `${name} en cinco líneas`,
    more: "Todas las reglas, con tableros para probar",
    close: "Ya sé jugar",
  },

  newGame: {
    away: "El servidor no responde. Vuelve a intentarlo dentro de un momento.",
  },

  clock: {
    control: ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish) =>
      days > 0
        ? `${counted(days, "día")} por jugada`
        : `${base % 60 === 0 ? String(base / 60) : `${String(base)} s`} + ${String(increment)}${delay > 0 ? `, demora ${String(delay)}` : ""}`,
    days: (days: number, hours: number) => `${String(days)} d ${String(hours)} h`,
    hours: (hours: number, minutes: number) => `${String(hours)} h ${String(minutes)} min`,
    of: (name: string, left: string) => `Reloj de ${name}: ${left}`,
    low: (name: string, seconds: number) =>
      `${name}: ${seconds === 1 ? "queda 1 segundo" : `quedan ${String(seconds)} segundos`}.`,
    firstMove: "Juega antes de un minuto, o la partida se anula.",
    firstMoveOrLose: "Juega antes de un minuto, o pierdes la partida.",
    onLeave: (until: number) =>
      `de vacaciones hasta el ${new Date(until).toLocaleDateString("es", { day: "numeric", month: "long" })}`,
    callOff: "Anular",
    calledOff: "Anulada",
  },

  game: {
    savePlan: "Guardar este plan",
    title: (name: string, teams: readonly (readonly string[])[]) =>
      `${name}: ${teams.map((names) => listed(names)).join(" contra ")}`,
    you: "Tú",
    onDevice: "En este dispositivo · ",
    toTournament: "Al torneo",
    computerName: "Ordenador",
    level: (level: number | null) => (level === null ? "" : `nivel ${String(level)}`),
    levelLine: (level: number | null) => (level === null ? "" : `Nivel ${String(level)} · `),
    team: (team: string) => `equipo: ${team}`,
    teamShort: (partners: string) => `con ${partners}`,
    places: {
      foot: "abajo",
      left: "a la izquierda",
      top: "arriba",
      right: "a la derecha",
      upperLeft: "arriba a la izquierda",
      upperRight: "arriba a la derecha",
    },
    goal: (castles: readonly { name: string; place: string }[]) =>
      castles.length === 1
        ? `Meta: ${castles.map(({ name, place }) => `el castillo de ${seatName(name)}, ${place}`).join("")}.`
        : `Meta: ${castles.map(({ name }, index) => `el ${index === 0 ? "castillo " : ""}de ${seatName(name)}`).join(" o ")}.`,
    took: (counts: { name: string; count: number }[]): string =>
      counts.length > 0
        ? `capturas: ${counts.map(({ name, count }) => counted(count, manName(name), menName(name))).join(", ")}`
        : "",
    tookShort: (pieces: number): string => (pieces > 0 ? counted(pieces, "captura") : ""),
    thinking: "pensando",
    toMove: "le toca",
    yourMove: "Te toca.",
    yourMoveFor: (seat: string) => `Te toca, con ${seatName(seat)}.`,
    seatMoves: (seat: Seat) => `Juegan ${theSide(seat)}.`,
    namedMoves: (name: string, seat: string, partner: boolean) =>
      `Le toca a ${name}${partner ? ", de tu equipo," : ""} con ${seatName(seat)}.`,
    watching: "Estás mirando.",
    seenLate: (moves: number) => `Ves esta partida con ${counted(moves, "jugada")} de retraso.`,
    watchersLate: (moves: number) => `El público ve esta partida con ${counted(moves, "jugada")} de retraso.`,
    computerThinks: "El ordenador está pensando.",
    hurried: "Tarda menos que de costumbre, porque hay mucha gente jugando.",
    computerThinksFor: (seat: string) => `El ordenador está pensando con ${seatName(seat)}.`,
    passedOver: (names: string, count: number) =>
      `Sin jugada posible para ${names}: ${count === 1 ? "se salta su turno" : "se saltan sus turnos"}.`,
    lookingBack: (at: { number: number; of: number; move: { before: { seat: Seat } } } | null) =>
      at === null ? "Repasas la posición inicial." : `Repasas: ${moveCount(at)}.`,
    toNow: "Volver a la partida",
    gone: "Se ha perdido la conexión. Se vuelve a intentar.",
    goneKept: "Se ha perdido la conexión. Tu jugada queda guardada y se enviará cuando vuelva.",
    sending: "Enviando tu jugada…",
    waiting: "Tu jugada aún no ha llegado al servidor. Se vuelve a intentar.",
    back: "Conexión recuperada.",
    unanswered: "El servidor no ha respondido. Vuelve a intentarlo.",
    notTaken: (why: string) => `Tu jugada se ha deshecho. ${why}`,
    elsewhere: "La partida ha cambiado en otra ventana.",
    why: "Por qué",
    offerYou: "El ordenador ofrece tablas.",
    offerSide: (seat: Seat) => `${capital(theSide(seat))} ofrecen tablas.`,
    offered: "Has ofrecido tablas. La oferta acaba cuando el otro bando responda o juegue.",
    declined: "La oferta de tablas se ha rechazado.",
    otherSide: "El otro bando",
    drawRefused: (name: string) => `Tablas rechazadas: ${name} prefiere seguir.`,
    playsOn: "Tu compañero quiere seguir jugando.",
    takeBackRefused: (name: string) => `No se deshace la jugada: ${name} no lo permite.`,
    offerThree: (seat: Seat) => `${capital(theSide(seat))} ofrecen tablas. Los otros dos deben aceptar.`,
    accept: "Aceptar tablas",
    acceptAll: "Todos de acuerdo",
    decline: "Rechazar",
    hintIs: (move: string) => `Pista: ${move}.`,
    hintWait: "Buscando una buena jugada…",
    last: "Lista de jugadas",
    noMoves: (first: Seat) => `Aún no hay jugadas. Empiezan ${theSide(first)}.`,
    passedHere: "turno saltado",
    moveName: (number: number, seat: Seat, notation: string) =>
      number > 0
        ? `${String(number)}, ${sides[seat]}: ${notation}`
        : `${sides[seat]}: árbol en ${notation.replace("@", "")}`,
    rated: "puntuable",
    casual: "amistosa",
    rulesLine: (ruleSet: string) => `reglas: ${ruleSet}`,
    controls: "Controles de la partida",
    replay: "Repetición",
    first: "Primera posición",
    previous: "Jugada anterior",
    next: "Jugada siguiente",
    lastMove: "Última posición",
    flip: "Dar la vuelta al tablero",
    turnBoard: "Girar el tablero",
    follow: "Girar el tablero hacia quien juega",
    quarter: "Un cuarto de vuelta",
    upright: "Poner el tablero derecho",
    step: "Jugar tramo a tramo",
    takeBack: "Deshacer",
    askBack: "Pedir deshacer",
    resign: "Rendirse",
    offerDraw: "Ofrecer tablas",
    swap: "Quedarse con la primera jugada",
    swapWhy: "Quédate con la primera jugada, y el tablero se da la vuelta, o respóndele.",
    claimDraw: "Reclamar tablas",
    claimWhy: "Esta posición se ha dado tres veces. Puedes reclamar tablas.",
    hint: "Pista",
    short: {
      first: "Inicio",
      back: "Atrás",
      on: "Adelante",
      last: "Final",
      flip: "Voltear",
      step: "Tramos",
      takeBack: "Deshacer",
      hint: "Pista",
      offerDraw: "Tablas",
      claim: "Reclamar",
      quarter: "Girar",
      turn: "Girar",
      follow: "Seguir",
      more: "Más",
    },
    copyFen: "Copiar FEN",
    copied: "Copiado.",
    notCopied: "El navegador no ha permitido copiar. Aquí está:",
    download: "Descargar el registro",
    confirm: "Preguntar antes de cada jugada de esta partida",
    typeMove: "Escribe una jugada",
    typeExample: (move: string) => `Escribe una jugada: ${move}`,
    playTyped: "Jugar",
    askTyped: "Preguntar",
    rematch: "Revancha",
    rematchOffered: "Revancha ofrecida",
    rematchAccept: "Aceptar la revancha",
    newGame: "Nueva partida",
    result: "Resultado",
    analyse: "Analizar",
    review: "Revisar",
    answer: "Responder",
    howTo: "Cómo se juega",
    close: "Cerrar",
    legend: "Las marcas",
    keys: (finding: string) => `Teclas: las flechas se mueven por el tablero, Intro elige y juega, ${finding}.`,
    actions: "Partida",
    notFree: "Ahora no es posible.",
  },

  presence: {
    words: { here: "aquí", away: "ausente", reconnecting: "reconectando", gone: "se ha ido" },
    claimIn: (names: string, time: string, many: boolean) =>
      `${many ? "Se han" : "Se ha"} ido ${names}. Podrás reclamar la victoria en ${time}.`,
    claimNow: (names: string, many: boolean) =>
      `${many ? "Se han" : "Se ha"} ido ${names}. Puedes reclamar la victoria.`,
    claim: "Reclamar la victoria",
    standIn: (name: string, seat: string) => `Se ha ido ${name}. Juegas tú con ${seatName(seat)}.`,
    watchers: (count: number) => (count === 1 ? "1 persona mirando" : `${String(count)} personas mirando`),
  },

  why: {
    action: "¿Por qué esta jugada?",
    short: "Por qué",
    ask: "¿Por qué?",
    better: "Mejor:",
  },

  review: {
    title: "Peores jugadas",
    line: (played: string, better: string) => `Jugado: ${played}. Mejor: ${better}.`,
  },

  values: {
    action: "Valores perfectos",
    short: "Valores",
  },
} satisfies Translation["messages"];

// ---- choosing a move ----

type Peopled = Pick<Geometry, "men" | "seating">;

const movesLeft = ({ plies }: PerfectValue): number => Math.ceil((plies ?? 0) / 2);

const valueText = (value: PerfectValue): string =>
  value.wdl === "draw"
    ? "tablas"
    : `${value.wdl === "win" ? "victoria" : "derrota"} en ${counted(movesLeft(value), "jugada")}`;

/** "dama": what a letter of the men is called. */
const menOf = (letter: PieceLetter, { men = DEFAULT_MEN }: Pick<Geometry, "men">): string =>
  men[letter.toLowerCase()] ?? letter;

function pieceWords(letter: PieceLetter, board: Peopled): string {
  if (letter === TREE) return "árbol";
  const piece = pieceOf(letter, board);
  return piece ? colouredMan(piece.man, piece.seat.id) : letter;
}

/** Outcomes with those put together that differ only in what a piece becomes. */
function regardless(outcomes: readonly Outcome[]): readonly Outcome[] {
  const seen = new Set<Square>();
  return outcomes.filter(({ to, promotion }) => {
    if (promotion === undefined) return true;
    const known = seen.has(to);
    seen.add(to);
    return !known;
  });
}

function abilities({ geometry }: Turn, outcomes: readonly Outcome[]): string {
  const distinct = regardless(outcomes);
  return geometry.kinds
    .flatMap(({ word: kind }) => {
      const count = distinct.filter((outcome) => outcome.kind === kind).length;
      const { one, many } = kindOf({ kind });
      return count > 0 ? [counted(count, one, many)] : [];
    })
    .join(", ");
}

function pathText(outcome: Outcome, field: Field): string {
  const { path, captures } = outcome;
  const manner = mannerOf(field, outcome.kind);
  const becomes = outcome.promotion === undefined ? "" : ` = ${manName(menOf(outcome.promotion, field))}`;
  const [first = "", ...rest] = path;
  if (manner === "shot") return `${first} dispara a ${outcome.to}`;
  if (manner === "put") return `árbol en ${outcome.to}`;
  if (isWalked({ manner })) {
    const legs = legsOf({ squares: path, captures, manner });
    return first + rest.map((square, i) => (legs[i]?.kind === "jump" ? `×${square}` : `–${square}`)).join("");
  }
  const quiet = rest.filter((square) => !captures.includes(square));
  const taken = captures.length > 0 ? `×${captures.join("+")}` : "";
  return first + quiet.map((square) => `–${square}`).join("") + taken + becomes;
}

function cellName(turn: Turn, square: Square, outcomes: readonly Outcome[]): string {
  const letter = turn.pieces[square];
  const owner = seatsOf(turn.geometry).find(({ id }) => turn.geometry.castles[id]?.includes(square));
  const parts: string[] = [square];
  if (owner) parts.push(`castillo de ${seatName(owner.name)}`);
  parts.push(letter ? pieceWords(letter, turn.geometry) : "vacía");
  if (turn.obligation.kind === "check" && turn.obligation.squares.includes(square))
    parts.push(turn.obligation.attack ? "jaque mate" : "en jaque");
  if (turn.free && outcomes.some(({ kind }) => kind === "plant")) parts.push("aquí se puede poner un árbol");
  else if (turn.free) {
    const distinct = regardless(outcomes);
    const captures = distinct.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = distinct.length - captures;
    if (quiet > 0) parts.push(counted(quiet, "jugada"));
    if (captures > 0) parts.push(counted(captures, "captura"));
  }
  return parts.join(", ");
}

function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plant" ? "elegida para un árbol" : kindOf(best).one];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("al castillo");
  if (best.captures.length > 0) parts.push(counted(best.captures.length, "pieza"));
  if (best.promotion !== undefined) parts.push("luego eliges en qué se convierte");
  else if (ways.length > 1) parts.push(`${word(ways.length)} caminos`);
  return parts.join(", ");
}

/** "seis peones", "un caballo y dos peones": the greatest first. */
function takenText(pieces: Turn["pieces"], captures: readonly Square[], board: Peopled): string {
  const man = (square: Square) => pieceOf(pieces[square] ?? "", board)?.man;
  return listed(
    Object.values(board.men ?? DEFAULT_MEN)
      .reverse()
      .flatMap((name) => {
        const count = captures.filter((square) => man(square) === name).length;
        return count === 0 ? [] : [inWords(count, articleOf(name), manName(name), menName(name))];
      }),
  );
}

function moveSentence(pieces: Turn["pieces"], outcome: Outcome, board: Peopled = {}): string {
  const letter = pieces[outcome.from];
  const who = letter ? `${capital(pieceWords(letter, board))} ${outcome.from}` : outcome.from;
  const taken = takenText(pieces, outcome.captures, board);
  switch (outcome.kind) {
    case "plain":
      return `${who} da un paso a ${outcome.to}.`;
    case "plant":
      return `Se pone un árbol en ${outcome.to}.`;
    case "swap":
      return "La primera jugada cambia de bando, y el tablero se da la vuelta.";
    case "canter":
      return `${who} galopa a ${outcome.to}.`;
    case "castle":
      return `${who} se mueve dentro del castillo a ${outcome.to}.`;
    case "jump":
      return outcome.path.length === 2
        ? `${who} salta a ${outcome.to} y captura ${taken}.`
        : `${who} salta, captura ${taken}, y acaba en ${outcome.to}.`;
    case "charge": {
      const turning = legsOf({ squares: outcome.path, captures: outcome.captures }).find((leg) => leg.kind === "jump");
      return `${who} galopa a ${turning?.from ?? outcome.to}, captura ${taken}, y acaba en ${outcome.to}.`;
    }
  }
  const becomes =
    outcome.promotion === undefined ? "" : ` y se convierte en ${manName(menOf(outcome.promotion, board))}`;
  if (outcome.captures.length === 0) return `${who} va a ${outcome.to}${becomes}.`;
  if (outcome.captures.length > 1) {
    return becomes === ""
      ? `${who} captura ${taken} en una carrera, y acaba en ${outcome.to}.`
      : `${who} captura ${taken} en una carrera, acaba en ${outcome.to}${becomes}.`;
  }
  return outcome.kind === "shot"
    ? `${who} dispara y captura ${taken} en ${outcome.to}${becomes}.`
    : `${who} captura ${taken} en ${outcome.to}${becomes}.`;
}

function chip(outcome: Outcome, ways: readonly Outcome[]): string {
  const count = outcome.captures.length;
  if (count === 0) return "sin capturas";
  const alike = ways.filter((way) => way.captures.length === count);
  if (alike.length === 1) return `captura ${String(count)}`;
  const takes = (way: Outcome, square: Square) => way.captures.includes(square);
  const own = outcome.captures.filter((square) => !alike.every((way) => takes(way, square)));
  const all = new Set(alike.flatMap((way) => way.captures));
  const spared = [...all].filter((square) => !takes(outcome, square));
  return spared.length < own.length
    ? `captura ${String(count)}, no ${spared.join(" ")}`
    : `captura ${String(count)}: ${own.join(" ")}`;
}

const words = {
  word,
  valueText,
  pieceWords,
  pathText,
  cellName,
  targetName,
  moveSentence,

  yourMove: "Te toca.",

  picked: (turn: Turn, letter: PieceLetter, square: Square, outcomes: readonly Outcome[]): string =>
    `${capital(manName(manOf(turn, letter)))} ${square}: ${abilities(turn, outcomes)}.`,

  preview: (turn: Turn, outcome: Outcome): string => {
    const path = pathText(outcome, turn.geometry);
    if (mannerOf(turn.geometry, outcome.kind) === "shot") return `${path} y se queda.`;
    return outcome.captures.length > 0 ? `${path}: captura ${String(outcome.captures.length)}.` : `${path}.`;
  },

  previewOfSeveral: (ways: readonly Outcome[]): string => {
    const [best] = ways;
    if (!best) return "";
    if (best.promotion !== undefined) return `De ${best.from} a ${best.to}: elige en qué se convierte.`;
    const counts = [...new Set(ways.map((way) => way.captures.length))];
    const takes =
      counts.length > 3
        ? `de ${String(counts.at(-1) ?? 0)} a ${String(counts.at(0) ?? 0)}`
        : either(counts.map(String));
    return `De ${best.from} a ${best.to} por ${word(ways.length)} caminos: captura ${takes}.`;
  },

  severalWays: (to: Square, count: number): string => `A ${to} se llega por ${word(count)} caminos.`,

  promotionLabel: (to: Square): string => `En qué se convierte el peón en ${to}`,
  promoting: (turn: Turn, { to, promotion = "" }: Outcome): string =>
    `${to}: ${capital(manName(menOf(promotion, turn.geometry)))}. Elige en qué se convierte el peón.`,

  chip,
  chipInFull: (outcome: Outcome, ways: readonly Outcome[]): string => `${chip(outcome, ways)}, acaba en ${outcome.to}`,

  confirm: (turn: Turn, outcome: Outcome): string => {
    const men = outcome.captures.length;
    return `¿Jugar ${pathText(outcome, turn.geometry)}${men > 0 ? ` y capturar ${String(men)}` : ""}?`;
  },
  confirmChip: "Jugar",
  confirmHint: "Pulsa Intro para jugar, Escape para soltar la pieza.",

  aheadPicked: (square: Square): string => `${square}: elige adónde irá en cuanto te toque.`,
  aheadSet: (plans: readonly { from: Square; to: Square }[]): string =>
    `${capital(plans.map(({ from, to }) => `de ${from} a ${to}`).join(", luego "))} en cuanto te toque. Toca una casilla vacía para ${plans.length > 1 ? "quitarlas" : "quitarla"}.`,
  aheadDropped: ([first, ...rest]: readonly { from: Square; to: Square }[]): string =>
    first
      ? `Ya no es posible ir de ${first.from} a ${first.to}: esa jugada se ha quitado${rest.map(({ from, to }) => `, y también la de ${from} a ${to}`).join("")}.`
      : "",

  tooLate: "Ese toque llegó demasiado tarde.",

  walkButtons: { end: "Acabar aquí", back: "Un tramo atrás" },
  walkLabel: (square: Square, stop: boolean): string =>
    stop ? `La jugada puede acabar en ${square}` : `La jugada sigue desde ${square}`,

  walkedFrom: (square: Square): string => `${square}, ya dejada`,
  walkedHere: (square: Square, stop: boolean): string =>
    `${square}, aquí está la pieza${stop ? ", la jugada puede acabar" : ""}`,
  leg: (kind: Outcome["kind"], captured: Square | null): string =>
    captured === null ? kindOf({ kind }).one : `${kindOf({ kind }).one}, captura ${captured}`,

  stepFirst: (turn: Turn, letter: PieceLetter, square: Square): string =>
    `${capital(manName(manOf(turn, letter)))} ${square}: toca una tras otra las casillas donde cae.`,

  stepped: (legs: number, men: number, stop: boolean, more: boolean): string => {
    const walked = capital(inWords(legs, "un", "tramo"));
    const taken = men > 0 ? `, ${men === 1 ? "una pieza capturada" : `${word(men)} piezas capturadas`}` : "";
    const then = stop
      ? more
        ? "Puedes seguir o acabar aquí."
        : "Acaba aquí."
      : more
        ? "Tienes que seguir."
        : "No se puede seguir: vuelve un tramo atrás.";
    return `${walked}${taken}. ${then}`;
  },

  notNext: (square: Square): string => `${square} no es la casilla siguiente. Ve tramo a tramo.`,
  notReached: (square: Square): string => `${square}: esta pieza no llega.`,

  previewTitle: (turn: Turn, outcome: Outcome): string => {
    const { from, to, captures, promotion } = outcome;
    const ends = from === to && captures.length === 0 ? to : `De ${from} a ${to}`;
    const parts = [`${ends}: ${kindOf(outcome).one}`];
    if (captures.length > 0) parts.push(counted(captures.length, "pieza"));
    if (promotion !== undefined) parts.push(`se convierte en ${manName(menOf(promotion, turn.geometry))}`);
    return parts.join(", ");
  },
  bestValue: (value: PerfectValue): string => `mejor jugada: ${valueText(value)}`,
  targetValue: (value: PerfectValue): string => `juego perfecto: ${valueText(value)}`,
  playHint: "Pulsa Intro para jugar, Escape para soltar la pieza.",
  chipHint: "Pulsa su número, o Intro para el elegido.",
  stepHint: "Retroceso vuelve un tramo atrás, Escape suelta la pieza.",

  boardLabel: (name: string, seat: string, over: boolean): string =>
    over ? `${name}, la partida ha acabado` : `${name}, turno de ${seatName(seat)}`,
} satisfies Translation["words"];

const kinds = {
  plain: { one: "paso", many: "pasos" },
  canter: { one: "galope", many: "galopes" },
  castle: { one: "jugada en el castillo", many: "jugadas en el castillo" },
  jump: { one: "salto", many: "saltos" },
  charge: { one: "carga", many: "cargas" },
  move: { one: "jugada", many: "jugadas" },
  capture: { one: "captura", many: "capturas" },
  run: { one: "carrera", many: "carreras" },
  shot: { one: "disparo", many: "disparos" },
  plant: { one: "árbol", many: "árboles" },
  swap: { one: "intercambio", many: "intercambios" },
} satisfies Translation["kinds"];

// ---- families of games ----

const legend = [
  { kind: "plain" as const, count: 0, text: "paso" },
  { kind: "canter" as const, count: 0, text: "galope, sobre amigas" },
  { kind: "jump" as const, count: 2, text: "salto (2 capturas)" },
  { kind: "charge" as const, count: 2, text: "carga (2 capturas)" },
  { kind: "castle" as const, count: 0, text: "al castillo" },
];
const tap =
  "Toca una pieza con anillo y luego una casilla marcada. La página conoce las reglas y dice por qué algo no se puede.";
const charge = "Un caballo puede hacer las dos cosas en una jugada: primero galopes, luego saltos. Eso es una carga.";
const finding =
  "K, M y C buscan el siguiente caballo, peón y pieza que puede capturar, y T la siguiente casilla adonde puede ir la pieza elegida";

const camelotLines = ({ castlePiecesToWin, reversed }: Pick<Variant, "castlePiecesToWin" | "reversed">): string[] => [
  `Lleva ${inWords(castlePiecesToWin, "una", "pieza")} al castillo del otro extremo, o captura todas las piezas enemigas, y ${reversed ? "habrás perdido" : "ganas"}.`,
  "Una pieza da un paso a cualquier casilla vecina, o galopa: pasa por encima de amigas, una tras otra.",
  "Salta por encima de una enemiga a la casilla vacía de detrás y la captura. Si puedes saltar, debes hacerlo, y sigues mientras puedas.",
  charge,
  tap,
];

const treesText = (count: number): string => trees.numbers[count] ?? trees.more(count);

const trees = {
  numbers: ["ningún árbol", "un árbol", "dos árboles", "tres árboles", "cuatro árboles", "cinco árboles"],
  more: (count: number) => `${String(count)} árboles`,
};

const yesNo = (yes: string, no: string): Record<string, string> => ({ true: yes, false: no });

/** "Rojas y Azules contra Verdes y Amarillas". */
const teams = ({ seating, sides: all }: Pick<Variant, "seating" | "sides">): string =>
  all
    .map((side) => seating.filter(({ id }) => side.includes(id)))
    .map((team) => listed(team.map(({ name }) => seatName(name))))
    .join(" contra ");

const families = {
  trees,
  camelot: { legend, lines: camelotLines, keys: finding },
  wooded: {
    legend,
    lines: (variant: Variant): string[] => {
      const [aim = "", ...others] = camelotLines(variant);
      const put = `Primero las blancas, luego las negras, plantan ${treesText(variant.trees)} en su lado. Ninguna pieza puede entrar en la casilla de un árbol.`;
      return [`${put} ${aim}`, ...others];
    },
    keys: finding,
    options: {
      treeLeap: {
        title: "Árboles",
        values: {
          none: "ninguna pieza pasa por encima de un árbol",
          canter: "las piezas galopan sobre los árboles, como sobre amigas",
        },
      },
    },
  },
  teamed: {
    legend,
    lines: (variant: Variant): string[] => [
      `${teams(variant)}: ${variant.castlePiecesToWin === 2 ? "dos piezas de tu equipo" : "una pieza de tu equipo"} en los castillos de enfrente, o todas las piezas enemigas capturadas, y gana tu equipo.`,
      "Una pieza da un paso a cualquier casilla vecina, o galopa: pasa por encima de amigas, tuyas o de tu compañero, una tras otra.",
      "Salta por encima de una enemiga a la casilla vacía de detrás y la captura. Si tus piezas pueden saltar, debes hacerlo, y seguir mientras puedas.",
      charge,
      tap,
    ],
    keys: finding,
    options: {
      array: {
        title: "Posición inicial",
        values: {
          wcf: "Caballos en dos filas, como en Camelot",
          "1932": "Todos los caballos en la última fila, como en 1932",
        },
      },
      sideCastleJump: {
        title: "Saltar a un castillo de los lados",
        values: yesNo("Se permite", "No se permite"),
      },
    },
  },
  hexagonal: {
    legend,
    lines: (): string[] => [
      "Lleva una pieza a cualquiera de los otros castillos, o sé el último con piezas, y ganas. Cada uno juega por su cuenta.",
      "Un hexágono tiene seis vecinos. Una pieza da un paso a uno de ellos, o galopa: pasa por encima de tus propias piezas, una tras otra.",
      "Salta por encima de una enemiga al hexágono vacío de detrás y la captura. Si puedes saltar, debes hacerlo, y sigues mientras puedas.",
      charge,
      "Toca una pieza con anillo y luego un hexágono marcado. La página conoce las reglas y dice por qué algo no se puede.",
    ],
    keys: `las cifras 7, 8, 9 y 1, 2, 3 van en las seis direcciones, ${finding}`,
  },
  knightless: {
    legend: legend.filter(({ kind }) => kind !== "charge"),
    lines: (): string[] => [
      "Lleva un peón al castillo del otro extremo, o captura todos los peones enemigos, y ganas.",
      "Un peón da un paso a cualquier casilla vecina, o galopa: pasa por encima de un amigo.",
      "Salta por encima de un enemigo a la casilla vacía de detrás y lo captura. Si puedes saltar, debes hacerlo.",
      "Una jugada es un paso o un brinco: no hay cadenas, ni caballos.",
      tap,
    ],
    keys: "M y C buscan el siguiente peón y el siguiente que puede capturar, y T la siguiente casilla adonde puede ir el peón elegido",
  },
  camblam: {
    legend: [
      { kind: "plain" as const, count: 0, text: "jugada" },
      { kind: "capture" as const, count: 0, text: "captura" },
      { kind: "run" as const, count: 3, text: "carrera (capturas hasta ahí)" },
      { kind: "shot" as const, count: 0, text: "disparo, el arquero se queda" },
    ],
    lines: (): string[] => [
      "Ajedrez en un tablero de 12 × 12: da jaque mate al rey enemigo. Casi todas las piezas se mueven como en el ajedrez y pueden un poco más.",
      "Dama, torre, alfil y catapulta hacen carreras: en una jugada capturan tantas enemigas como haya seguidas en su línea.",
      "Los arqueros disparan hasta cinco casillas y se quedan. Los príncipes van en recto y luego en diagonal. Los peones avanzan hasta tres casillas.",
      "Una carrera atraviesa las piezas que están junto a tu rey; un hueco la detiene. Los caballos saltan lejos: en b8 o j8 (b5 o j5) uno puede dar mate en la tercera jugada.",
      "Toca una pieza con anillo y luego una marca; de una carrera, su última pieza. La página dice por qué algo no se puede.",
    ],
    keys: "P, N, C, A, R, B, I, Q y K buscan la siguiente pieza de esa clase, X una que puede capturar, T la siguiente casilla adonde puede ir la pieza elegida",
    options: {
      array: {
        title: "Posición inicial",
        values: {
          default: "Catapultas en el medio",
          alternating: "Caballos y catapultas alternados",
          shuffled: "Barajada: otra en cada partida",
        },
      },
      knightLegA: {
        title: "La parte recta del camino corto del caballo",
        values: { "1": "Una casilla", "4": "Cuatro casillas", any: "Cualquier número de casillas" },
      },
      runMustBeFull: {
        title: "Una carrera",
        values: yesNo("Captura toda la hilera de piezas", "Captura las que quieras"),
      },
      runThroughShield: {
        title: "Una carrera hacia un rey detrás de sus piezas",
        values: yesNo("Las atraviesa: es jaque", "Se detiene ante el rey: no es jaque"),
      },
      stepCaptures: {
        title: "Los pasos sueltos de catapulta, torre y alfil",
        values: yesNo("Pueden capturar", "Solo van a casillas vacías"),
      },
      winBy: {
        title: "La partida se gana",
        values: { checkmate: "Con jaque mate", capture: "Capturando al rey" },
      },
    },
  },
  shared: {
    array: { title: "Posición inicial", values: { default: "La habitual" } },
    swap: { title: "Intercambio", values: yesNo("El segundo jugador puede quedarse con la primera jugada", "No") },
  },
} satisfies Translation["families"];

// ---- panels ----

const beside = {
  reconstructed: "Algunas reglas están reconstruidas:",
  whichOnes: "cuáles",
  legTo: { jump: "salta a", canter: "galopa a", take: "captura", shot: "dispara a" },
  idleHelp: "Toca una pieza con anillo para ver adónde puede ir.",
  waitHelp: (meanwhile: "" | "computer" | "person") =>
    `Puedes repasar la partida${{ "": "", computer: " mientras el ordenador piensa", person: " mientras esperas" }[meanwhile]}.`,
  lookHelp: "Esta es una posición anterior. Vuelve a la partida para seguir jugando.",
  awayHelp: "No se pierde nada. La partida sigue cuando vuelva la conexión.",
  resultHeading: {
    w: "Ganan las blancas",
    b: "Ganan las negras",
    draw: "Tablas",
    nobody: "No gana nadie",
    youWin: "Ganas",
    youLose: "Pierdes",
    teamWin: "Gana tu equipo",
    teamLose: "Pierde tu equipo",
  },
  seatsWin: (names: string) => `Victoria de ${names}`,
} satisfies Translation["beside"];

const values = {
  heading: (seat: Seat, value: string, wdl: "win" | "draw" | "loss") =>
    wdl === "draw" ? "Juego perfecto: tablas" : `Juego perfecto: turno de ${theSide(seat)}, ${value}`,
} satisfies Translation["values"];

const beside_insight = {
  end: { lookBack: "Repasar", worst: "Buscar las peores jugadas" },
  why: {
    heading: (notation: string) => `¿Por qué ${notation}?`,
    wait: "Pensando…",
    failed: "El motor no ha respondido. Vuelve a intentarlo.",
    best: "No se ha encontrado nada mejor.",
    scores: "Las valoraciones cuentan peones, para el bando que juega. Calculado en tu navegador.",
  },

  values: {
    wait: "Consultando…",
    failed: {
      none: "Aún no hay ninguna tabla con esta posición.",
      rated: "Una partida puntuable que juegas está cerca de esta posición.",
      away: "El servidor no ha respondido. Vuelve a intentarlo.",
    },
    moves: "Jugadas con sus valores",
    legend: "Para el bando que juega: +5 gana en cinco jugadas, = tablas, −12 pierde en doce jugadas.",
    more: "Qué significa",
  },
} satisfies Translation["beside_insight"];

const beside_questions = {
  help: "Escribe una jugada, o pregunta: dónde están mis caballos; dónde están sus peones; qué puede hacer D6; qué hay en D6; última jugada; relojes; de quién es el turno.",
  none: "ninguno",
  noLast: "No se ha hecho ninguna jugada.",
  noClocks: "Esta partida no tiene relojes.",
  over: "La partida ha acabado.",
  noSquare: (text: string) => `No hay ninguna casilla ${text}.`,
  empty: (square: string) => `${square} está vacía.`,
  onSquare: (piece: string, square: string) => `${capital(piece)} en ${square}.`,
  places: (whose: string, men: string, squares: string) =>
    `${seatName(whose)}, ${men === "men" ? "peones" : menName(men.replace(/s$/, ""))}: ${squares}.`,
  moves: (piece: string, square: string, moves: string) => `${capital(piece)} ${square}: ${moves}.`,
  noMoves: (piece: string, square: string) => `${capital(piece)} ${square} no puede moverse ahora.`,
  toMove: (name: string) => `Turno de ${seatName(name)}.`,
} satisfies Translation["beside_questions"];

const beside_resign = {
  sure: "¿Rendirse en esta partida?",
  text: "La partida acaba y gana el otro bando.",
  team: (losers: string, winners: string) =>
    `La partida acaba para todo el equipo: derrota de ${losers}, victoria de ${winners}.`,
  yes: "Rendirse",
  no: "Seguir jugando",
} satisfies Translation["beside_resign"];

// ---- coach, plans, games on this device ----

const duties: Partial<Record<Obligation["kind"], (squares: readonly string[]) => string>> = {
  capture: (squares) => `, y entonces tienes que capturar con ${either(squares)}`,
  leave: (squares) => `, y entonces ${either(squares)} tiene que salir de tu castillo`,
  "leave-by-jump": (squares) => `, y entonces ${either(squares)} tiene que salir de tu castillo con un salto`,
};

/** What is said of a side, and not of the move. */
const ofSide = /^(has|is|tiene|debe|queda|está|se queda) /;

const coach = {
  name: "Entrenador",
  often: { off: "Nunca", once: "Una vez por partida", always: "Siempre" },
  setting: "El entrenador avisa de errores",
  looking: "El entrenador mira tu jugada.",
  warning: ({ harm, reply, seat, duty }: Warning): string => {
    const then = (duty && duties[duty.kind]?.(duty.squares)) ?? "";
    const start = ofSide.test(harm) ? "Después de esto, tu bando" : "Esto";
    return `${start} ${harm}. ${capital(theSide(seat))} pueden responder ${shownMove(reply.notation)}${then}.`;
  },
  waits: "Tu jugada aún no se ha hecho.",
  takeBack: "Deshacerla",
  play: "Jugarla de todos modos",
} satisfies Translation["coach"];

const fromTo = ({ kind, from, to, notation }: CoreOutcome): string =>
  kind === "swap" ? notation : from === to ? `un árbol en ${to}` : `de ${from} a ${to}`;
const taking = ({ captures }: CoreOutcome): string =>
  captures.length > 0 ? ` y capturas ${String(captures.length)}` : "";

const days = {
  plans: "Tus planes",
  hidden: (others: string) => `ocultos para ${others}`,
  none: "Nada planeado.",
  how: (name: string) => `Nada planeado. Mueve en el tablero la pieza de ${name}, luego la tuya.`,
  if: "si",
  then: "entonces",
  otherwise: "Cualquier otra cosa: se te pregunta como siempre.",
  save: "Guardar este plan",
  further: "Planear más",
  drop: "Quitar",
  dropOf: (moves: readonly string[]) => `Quitar el plan ${moves.map(shownMove).join(", ")}`,
  openOf: (moves: readonly string[]) => `Planear más después de ${moves.map(shownMove).join(", ")}`,
  begin: (name: string) => `Un plan, no la partida: elige una jugada de ${name}.`,
  line: (steps: readonly Step[], next: { own: boolean; name: string } | undefined): string => {
    const theirs = steps.filter(({ own }) => !own).at(-1);
    const last = steps.at(-1);
    if (!theirs || !last) return "";
    const begin = `Un plan, no la partida: si la jugada de ${theirs.name} es ${fromTo(theirs.outcome)}`;
    if (last.own) return `${begin}, respondes ${fromTo(last.outcome)}${taking(last.outcome)}.`;
    return next?.own ? `${begin}, ¿qué respondes?` : `${begin}, ¿y luego ${next?.name ?? ""}?`;
  },
  settings: "Vacaciones y recordatorios",
  notes: "Notas",
  onlyYou: "solo las lees tú",
  notePlaceholder: "Nada anotado.",
  noteSaved: "Guardado.",
  noteLater: "Aún sin guardar.",
} satisfies Translation["days"];

const device = {
  notNow: "Ahora no es posible",
  elsewhere: "La partida ha cambiado en otra ventana.",
  threeDraw:
    "En una partida de tres solo puedes ofrecer tablas si los otros dos son ambos personas o ambos ordenadores",
  refused: "El ordenador ha rechazado las tablas en esta posición",
  needsServer: "Esto necesita un servidor, y este sitio no lo tiene.",
  noRoom: "Este navegador no tiene sitio para una partida, o no guarda nada",
} satisfies Translation["device"];

// ---- people ----

const phrases = {
  hello: "Hola",
  "good-luck": "Suerte",
  "nice-move": "Buena jugada",
  oops: "Uy",
  "one-moment": "Un momento, por favor",
  "well-played": "Bien jugado",
  thanks: "Gracias",
  bye: "Adiós",
} satisfies Translation["phrases"];

const people = {
  rating: (now: number, provisional: boolean, change: number) =>
    `Tu puntuación: ${String(now)}${provisional ? "?" : ""} (${change === 0 ? "sin cambio" : `${change > 0 ? "+" : "−"}${String(Math.abs(change))}`})`,
  offers: {
    label: "Ofertas",
    draw: (name: string) => `Oferta de tablas de ${name}.`,
    drawOfThree: (name: string) => `Oferta de tablas de ${name}. Todos deben aceptar.`,
    ownDraw: (names: string) => `Has ofrecido tablas. La oferta acaba con la próxima jugada de ${names}.`,
    takeBack: (name: string, move: string) => `Petición de ${name}: deshacer ${move}.`,
    ownTakeBack: (names: string) => `Has pedido deshacer tu jugada. Falta la respuesta de ${names}.`,
    resign: (name: string) => `Petición de ${name}: rendirse.`,
    ownResign: "Has propuesto a tu compañero rendirse contigo.",
    resignAsks: (winners: string) =>
      `Primero se pregunta a tu compañero. Si ambos se rinden, la victoria es de ${winners}.`,
    playOn: "Seguir",
    resignToo: "Rendirse",
    accept: "Aceptar",
    decline: "Rechazar",
    allow: "Permitir",
    refuse: "No",
    withdraw: "Retirar",
  },

  chat: {
    label: "Chat",
    log: "Lo que se ha dicho",
    watcher: "Alguien del público",
    unread: (count: number) => (count === 1 ? "1 línea nueva" : `${String(count)} líneas nuevas`),
    phrases,
  },
} satisfies Translation["people"];

const people_chat = {
  off: "El chat está apagado: ves frases hechas y cuántas líneas han escrito los demás.",
  hidden: (count: number) => (count === 1 ? "1 línea no se muestra." : `${String(count)} líneas no se muestran.`),
  show: "Mostrar lo que escriben los demás",
  unheard: "Quien tiene el chat apagado ve un número hasta que lo abre.",
  mute: (name: string) => `Silenciar a ${name}`,
  report: (name: string) => `Denunciar a ${name}`,
  unmute: (name: string) => `Volver a leer a ${name}`,
} satisfies Translation["people_chat"];

const chat = {
  yours: "Tu mensaje",
  send: "Enviar",
} satisfies Translation["chat"];

const stage_quarter = {
  offer: (percent: number) => `De lado, las casillas son un ${String(percent)}\u00a0% más grandes.`,
  notNow: "Ahora no",
} satisfies Translation["stage_quarter"];

const stage_square = {
  may: {
    man: "Un peón da un paso a cualquier casilla vecina, galopa sobre amigas o salta sobre enemigas y las captura.",
    knight:
      "Un caballo juega como un peón, y puede hacer las dos cosas en una jugada: primero galopa, luego salta. Eso es una carga.",
    pawn: "Un peón avanza hasta tres casillas de frente y captura en diagonal hacia delante. En la última fila se convierte en otra pieza.",
    chessKnight:
      "Un caballo va una casilla en recto y una en diagonal, o cuatro en diagonal y una en recto, por encima de enemigas pero no de amigas.",
    catapult: "Una catapulta se desliza y hace carreras por su columna, y da un paso a la izquierda o a la derecha.",
    archer:
      "Un arquero se desliza en las ocho direcciones por casillas vacías. Dispara a una enemiga que está a entre una y cinco casillas, y se queda donde está.",
    rook: "Una torre se desliza y hace carreras por filas y columnas, y da un paso en diagonal.",
    bishop: "Un alfil se desliza y hace carreras por diagonales, y da un paso en recto.",
    prince: "Un príncipe va en recto y luego en diagonal, en una jugada, y captura una pieza al final.",
    queen: "Una dama se desliza y hace carreras en las ocho direcciones.",
    king: "Un rey va una casilla en cualquier dirección.",
    tree: "Ninguna pieza puede entrar en la casilla de un árbol.",
  },
} satisfies Translation["stage_square"];

const waiting = (count: number): string =>
  count === 1 ? "1 partida espera tu jugada" : `${String(count)} partidas esperan tu jugada`;

const turns = {
  yourMove: "te toca",
  waiting,
  next: "Siguiente partida",
  nextOf: (count: number) => `Siguiente partida: ${waiting(count)}`,
  heading: "Te toca",
  live: (left: string) => `en directo, ${left}`,
  left: {
    days: (count: number): string => (count === 1 ? "queda 1 día" : `quedan ${String(count)} días`),
    hours: (count: number): string => (count === 1 ? "queda 1 hora" : `quedan ${String(count)} horas`),
    minutes: (count: number): string => (count === 1 ? "queda 1 minuto" : `quedan ${String(count)} minutos`),
  },
  showAll: "Mostrar todas",
  somebody: "Alguien",
  challengeWord: (count: number) => (count === 1 ? "desafío" : "desafíos"),
  challenge: (name: string) => `${name} te desafía`,
  challenges: (names: readonly string[]) =>
    names.length === 1 ? `${names[0] ?? ""} te desafía` : `${listed(names)} te desafían`,
} satisfies Translation["turns"];

const report = {
  title: (name: string) => `Denunciar a ${name}`,
  thanks: "Gracias. La administración de este servidor leerá tu denuncia.",
  close: "Cerrar",
  send: "Enviar la denuncia",
  about: "¿De qué se trata?",
  chat: "De lo que ha escrito en el chat",
  here: "De lo que ha escrito aquí",
  name: "De su nombre",
  play: "De cómo juega: trampas, o partidas abandonadas",
  what: "¿Qué ha pasado?",
  reads: (name: string, game: boolean) =>
    `Solo la administración lee esto, con tu nombre${game ? ", la partida y su chat" : ""}. A ${name} no se le avisa.`,
} satisfies Translation["report"];

const archive = {
  results: { "1-0": "con victoria de las blancas", "0-1": "con victoria de las negras", "1/2-1/2": "en tablas" },
  origins: {
    all: "",
    site: "jugadas aquí",
    published: "publicadas",
    "self-play": "jugadas por el motor",
    uploaded: "añadidas por jugadores",
  },
  on: (day: string) => `fecha: ${day}`,
  between: (since: string, until: string) => `desde ${since} hasta ${until}`,
  since: (day: string) => `desde ${day}`,
  until: (day: string) => `hasta ${day}`,
  of: (player: string) => `de ${player}`,
  at: (event: string) => `en ${event}`,
  beginning: (moves: string) => `que empiezan ${moves}`,
  fen: "por la posición mostrada",
  pattern: "con el patrón mostrado",
  material: (men: string) => `con ${men} al final`,
  mine: "jugadas por ti",
  rules: (name: string) => `reglas: ${name}`,
} satisfies Translation["archive"];

export const game = {
  written: { tree: (square: string): string => `árbol ${square}` },
  messages,
  words,
  kinds,
  families,
  beside,
  values,
  beside_insight,
  beside_questions,
  beside_resign,
  coach,
  days,
  device,
  people,
  people_chat,
  phrases,
  chat,
  stage_quarter,
  stage_square,
  turns,
  report,
  archive,
} satisfies Translation;
