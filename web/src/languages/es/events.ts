// Tournaments, leagues and clubs, in Spanish.
import type { DirectorLine } from "../../directors/asks.ts";
import type { WebhookDelivery } from "../../clubs/webhook_requests.ts";
import { when } from "../../lib/when.ts";
import type {
  GiverColour,
  League,
  LeagueMove,
  LeagueSummary,
  NameListForm,
  NewTournament,
  Period,
  Phrase,
  TieBreak,
  Tournament,
  TournamentGiven,
  TournamentScore,
  TournamentSummary,
  TournamentSystem,
} from "../../lib/wire.ts";
import type { LeagueTerms } from "../../leagues/texts.ts";
import { startOf } from "../../tournaments/begins.ts";
import type { EntryTerms } from "../../tournaments/entry_texts.ts";
import type { ByeKind, PairingFault } from "../../tournaments/pairing.ts";
import type { FileHead } from "../../tournaments/tournament_files.ts";
import { game as games } from "./game.ts";
import { capital, counted, listed } from "./spanish.ts";
import type { Translation } from "../translation.ts";

const players = (count: number): string => counted(count, "jugador", "jugadores");

const by = (names: readonly string[]): string =>
  names.length === 0 ? "Ya no lo dirige nadie" : `Dirección: ${names.map((name) => name || "visitante").join(", ")}`;

/** "al momento", "con 3 jugadas de retraso". */
const delayed = (moves: number): string => (moves === 0 ? "al momento" : `con ${counted(moves, "jugada")} de retraso`);

// ---- tournaments ----

const systems: Record<TournamentSystem, string> = {
  swiss: "Suizo",
  "round-robin": "Todos contra todos",
  knockout: "Eliminatoria",
  arena: "Arena",
  teams: "Por equipos",
  simul: "Simultáneas",
};

function manner({
  system,
  roundsInAll,
  cycles,
  minutes,
  boards,
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes" | "boards">): string {
  if (system === "swiss")
    return `${counted(roundsInAll, "ronda")}; en cada una juegas con alguien que tiene más o menos tus puntos.`;
  if (system === "round-robin")
    return cycles === 2 ? "Todos juegan contra todos dos veces." : "Todos juegan contra todos.";
  if (system === "teams")
    return `Cada club se enfrenta a cada uno de los demás ${cycles === 2 ? "dos veces" : "una vez"}, en ${counted(boards ?? 1, "tablero")}.`;
  if (system === "knockout") return "Quien pierde queda fuera.";
  if (system === "simul") return "Una persona juega contra todas las demás a la vez.";
  return `Tantas partidas como puedas en ${counted(minutes ?? 0, "minuto")}.`;
}

const spectators = "El público ve las partidas";
const lateness = ({ late }: Tournament): string => (late === undefined ? "" : ` ${spectators} ${delayed(late)}.`);

const twoDigits = (number: number): string => String(number).padStart(2, "0");

const roundsApart = (period: Period): string =>
  `Cada ronda empieza ${period === "day" ? "un día" : "una semana"} después de la anterior, a la misma hora, o en cuanto esa acabe.`;

const pauses = (seconds: number): string =>
  `${seconds < 60 ? counted(seconds, "segundo") : counted(seconds / 60, "minuto")} después de la última partida`;

const starts = (at: string): string => `Empieza: ${at}.`;

const tieBreaks: Record<TieBreak, string> = {
  "opponents-points": "Buchholz",
  "opponents-points-but-one": "Buchholz corte 1",
  "beaten-points": "Sonneborn-Berger",
  "direct-encounter": "Encuentro directo",
  wins: "Victorias",
  "points-after-each-round": "Progresivo",
};

const results: Record<TournamentScore, string> = {
  "*": "abierta",
  "1-0": "1 – 0",
  "1/2-1/2": "½ – ½",
  "0-1": "0 – 1",
  "1-0f": "1 – 0, incomparecencia de Negras",
  "0-1f": "0 – 1, incomparecencia de Blancas",
  "0-0f": "doble incomparecencia",
};

const tournaments = {
  correctedBy: (name: string, date: string) => `Corregido por ${name || "la dirección del torneo"}, ${date}.`,
  title: "Torneos",
  intro: "Veladas, ligas y copas de clubes y amigos. Cualquiera puede crear uno.",
  make: "Crear un torneo",
  find: "Buscar por nombre",
  phases: { open: "Abiertos", running: "En curso", over: "Terminados" },
  none: {
    open: "Ahora no hay ningún torneo abierto. Crea uno y envía el enlace a tus amigos.",
    running: "",
    over: "",
  },
  noneFound: "Ningún torneo abierto tiene esto en su nombre.",
  systems,
  facts: (tournament: Tournament, game: string) =>
    `${game}, ${games.messages.clock.control(tournament.time)}${tournament.rated ? ", puntuable" : ""}. ${systems[tournament.system]}, ${players(tournament.players)}. ${manner(tournament)}${lateness(tournament)}`,
  about: "Sobre el torneo",
  prizes: "Premios",
  contact: "Contacto",
  preview: (
    {
      time,
      rated,
      system,
      rounds,
      cycles,
      minutes,
      thirdPlace,
      pause,
      calendar,
      tieBreaks: chosen,
      late,
      boards,
      public: shown,
      rules,
    }: NewTournament,
    { game, rules: set, starts: at }: { game: string; rules: string; starts: string | null },
  ): string => {
    const roundsInAll = rounds ?? 5;
    const ties = (chosen ?? []).map((one) => tieBreaks[one]);
    const every =
      calendar?.apart !== undefined
        ? roundsApart(calendar.apart)
        : pause
          ? `La ronda siguiente empieza ${pauses(pause)}.`
          : "Cada ronda la inicias tú.";
    return [
      `${game}${set === "" ? "" : `, reglas: ${set}`}${rules?.includes("swap=true") === true ? ", con la regla del intercambio" : ""}, ${games.messages.clock.control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "puntuable" : "no puntuable"}.`,
      `${systems[system ?? "swiss"]}: ${manner({ system: system ?? "swiss", roundsInAll, cycles: cycles ?? 1, minutes: minutes ?? 60, boards: boards ?? 4 })}`,
      ...(system === "knockout" && thirdPlace === true
        ? ["Quienes pierden las semifinales juegan por el tercer puesto."]
        : []),
      ...(ties.length > 0 ? [`Desempate: ${listed(ties)}.`] : []),
      at === null ? "Lo inicias tú." : starts(startOf(at)),
      ...(system === "arena" || !(at !== null || pause || calendar?.apart) ? [] : [every]),
      ...((late ?? 0) > 0 ? [`${spectators} ${delayed(late ?? 0)}.`] : []),
      shown === true ? "Lo ven todos." : "Solo lo ve quien tiene el enlace.",
    ].join(" ");
  },
  listed: ({ system, players: count, round, phase, time }: TournamentSummary, game: string) =>
    [
      game,
      games.messages.clock.control(time),
      systems[system],
      players(count),
      ...(phase === "running" && system !== "arena" ? [`ronda ${String(round)}`] : []),
      ...(phase === "over" && round === 0 ? ["cancelado"] : []),
    ].join(" · "),
  by,
  began: (day) => `Empezó el ${day}`,
  privately: "Solo ve este torneo quien tiene el enlace.",

  missing: "No existe este torneo",
  missingText: "Revisa el enlace, o pregunta a quien te lo envió.",
  aside: "Tu parte, rondas y chat",
  toAll: "Todos los torneos",
  division: (league: string, season: number, division: number) =>
    `${league}, temporada ${String(season)}, división ${String(division)}`,
  club: "El club",
  league: "La liga",

  form: {
    name: "Nombre del torneo",
    host: "Tu nombre",
    game: "Juego",
    system: "Cómo se juega",
    explained: {
      swiss: "Un número fijo de rondas contra jugadores con más o menos los mismos puntos. Bueno para 6 o más.",
      "round-robin": "Todos juegan contra todos. Bueno para 3 a 10; 64 como mucho.",
      knockout: "Quien pierde queda fuera.",
      simul: "Una persona contra todas las demás a la vez, en hasta 40 tableros.",
      teams: "Los clubes juegan entre sí, el tablero 1 contra el tablero 1 y así todos. Dos clubes, o hasta 16.",
      arena: "Quien está libre recibe rival enseguida, hasta que se acaba el tiempo o se han jugado 5000 partidas.",
    },
    rounds: "Rondas",
    tieBreak: (place: number) =>
      place === 1 ? "Primer desempate" : place === 2 ? "Desempate siguiente" : `Desempate ${String(place)}`,
    noTieBreak: "Ninguno",
    late: spectators,
    twice: "Todos contra todos dos veces (45 como mucho)",
    third: "Jugar por el tercer puesto",
    minutes: "Minutos en total",
    starts: "Empieza",
    byHand: "Cuando las inicie yo",
    pause: "Rondas siguientes",
    pauses,
    startsText: "Déjalo vacío para iniciarlo tú. Con una hora puede repetirse.",
    anybody: "Mostrarlo a todos; si no, solo por enlace",
    about: "Sobre el torneo",
    prizes: "Premios",
    contact: "Contacto",
    linksText: "Texto sencillo; las direcciones que empiezan por https:// se vuelven enlaces.",
    preview: "En palabras",
    join: "Yo juego",
    rated: "Las partidas son puntuables",
    make: "Crear",
    change: "Guardar",
    past: "Esta hora ya ha pasado. Elige otra posterior.",
    far: "El comienzo es dentro de más de un año.",
  },

  joinHeading: "Participar",
  join: "Participar",
  keepsPlaces: "Juegas hasta 40 de sus partidas a la vez. Desde ahora cuentan entre tus 200 partidas sin terminar.",
  joinLate: (round: number) => `Participar desde la ronda ${String(round)}`,
  hasLeft: "Has dejado este torneo y ya no te emparejan.",
  lostWithout: (round: number) =>
    `Te fuiste, o no hiciste a tiempo tu primera jugada: la partida de la ronda ${String(round)} está perdida. Ya no te emparejan.`,
  watching: "Estás mirando.",
  byOfficers: "Los responsables de cada club eligen quién juega.",
  comeBack: "Volver a participar",
  leave: "Dejar el torneo",
  leaveAsk: "¿Dejarlo? Pierdes tus partidas abiertas.",
  rest: (round: number) => `Descansar en la ronda ${String(round)}`,
  restAsk: (round: number) =>
    `¿Descansar en la ronda ${String(round)} por medio punto? Se puede una vez y no tiene vuelta atrás.`,
  resting: (round: number) => `Descansas en la ronda ${String(round)}: medio punto.`,

  standing: "Clasificación",
  players: "Jugadores",
  placeOf: "Puesto",
  player: "Jugador",
  rating: "Puntuación",
  white: "con Blancas",
  black: "con Negras",
  points: "Puntos",
  played: "Partidas",
  you: "tú",
  gone: "se fue",
  joinsFrom: (round: number) => `Participa desde la ronda ${String(round)}`,
  nobody: "Aún no participa nadie.",
  show: (name: string) => `Partidas de ${name}`,
  tieBreaks,
  legend: "1 y la casilla clara: ganada con Blancas. El número es el puesto del rival.",

  round: (number: number) => `Ronda ${String(number)}`,
  bracket: "Cuadro",
  thirdPlace: "Tercer puesto",
  byeShort: "descanso",
  toCome: "por jugar",
  goesOn: "ganó",
  stage: (count: number) =>
    count === 2
      ? "Final"
      : count === 4
        ? "Semifinales"
        : count === 8
          ? "Cuartos de final"
          : count === 16
            ? "Octavos de final"
            : `Últimos ${String(count)}`,
  watch: "Mirar",
  watchGame: (white: string, black: string) => `La partida de ${white} contra ${black}`,
  gameOf: (white: string, black: string, result: TournamentScore): string =>
    `${white} contra ${black}: ${result === "*" ? "jugando" : results[result]}`,
  replay: "Repetición",
  live: "jugando",
  bye: { win: "tiene descanso: 1 punto", half: "descansa: ½ punto", rest: "descansa" },
  won: (names: readonly string[]) => {
    const [first, second, third] = names;
    if (first === undefined) return "El torneo ha terminado.";
    const behind = [second && `segundo puesto para ${second}`, third && `tercero para ${third}`].filter(
      (one) => one !== undefined,
    );
    return `${first} ha ganado el torneo${behind.length > 0 ? `; ${listed(behind)}` : ""}.`;
  },
  shared: (names: readonly string[]) => `${listed(names)} comparten el primer puesto.`,

  next: "Tu próxima partida",
  goToBoard: "Ir al tablero",
  youHave: (board: number, white: boolean) => `Tablero ${String(board)} · llevas ${white ? "Blancas" : "Negras"}`,
  myBye: "Esta ronda tienes descanso: 1 punto.",
  myRest: "Esta ronda no tienes partida.",
  waits: "Tu partida de esta ronda ha acabado.",
  stillOpen: (count: number) =>
    count === 1
      ? "Una partida de esta ronda sigue abierta."
      : `${String(count)} partidas de esta ronda siguen abiertas.`,
  allPlayed: "Se han jugado todas las rondas.",
  endsByDirector: "La dirección cierra el torneo.",
  begins: (round: number, left: string) => `La ronda ${String(round)} empieza en ${left}.`,
  opens: "Tu tablero se abrirá solo en esta página.",
  ends: (left: string) => `La arena acaba en ${left}.`,
  starts,
  byDirector: "La dirección inicia la primera ronda.",
  nextByDirector: (round: number) => `La dirección inicia la ronda ${String(round)}.`,
  opening: "Recibes rival en cuanto alguien esté libre.",

  direct: "Lo diriges tú",
  startFirst: "Iniciar el torneo",
  needsTwo: "Hacen falta dos jugadores.",
  notPaired: (names: readonly string[]) => `Sin pareja en la próxima ronda, por irse o no venir: ${listed(names)}.`,
  startRound: (round: number) => `Iniciar la ronda ${String(round)}`,
  waitFor: (count: number) =>
    count === 1 ? "1 partida de esta ronda sigue abierta." : `${String(count)} partidas de esta ronda siguen abiertas.`,
  finish: "Cerrar el torneo",
  cancel: "Cancelar el torneo",
  endAsk: ({ round, roundsInAll }: Tournament) =>
    round === 0
      ? "¿Cancelarlo? Solo se juega si cambias de idea."
      : roundsInAll > round
        ? `¿Cerrarlo tras la ronda ${String(round)} de ${String(roundsInAll)}? La clasificación será entonces definitiva.`
        : "¿Cerrarlo? La clasificación será entonces definitiva; aún podrás corregir resultados.",
  endNow: "Cerrarlo ya",
  cancelNow: "Cancelarlo ya",
  keepOn: "Todavía no",
  change: "Cambiar el torneo",
  overHelp: (correctable: boolean) =>
    `Puedes ${correctable ? "corregir resultados, o " : ""}continuar si se cerró por error.`,
  goOn: "Continuar el torneo",
  holdIt: "Celebrar el torneo de todos modos",
  isCancelled: "Este torneo se canceló.",
  remove: (name: string) => `Quitar a ${name}`,
  removeShort: "Quitar",
  really: "Quitar; pierde sus partidas abiertas",
  removePlayers: "Quitar jugadores",
  giveResults: "Anotar o corregir resultados",
  saveAsk: (before: TournamentScore, now: TournamentScore, rated: boolean, off = false): string =>
    before === "*"
      ? `${capital(results[now])}${off ? "." : ": la partida acaba."}`
      : off
        ? `${capital(results[now])}, en lugar de: ${results[before]}.`
        : `${capital(results[now])}, en lugar de: ${results[before]}.${rated ? " Cambian las puntuaciones." : ""} Se avisa a los dos jugadores.`,
  save: "Guardar el resultado",
  correct: "Corregir el resultado",
  leaveIt: "Dejarlo",
  result: (white: string, black: string) => `Resultado de ${white} contra ${black}`,
  results,
  scores: {
    "*": "",
    "1-0": "1 – 0",
    "1/2-1/2": "½ – ½",
    "0-1": "0 – 1",
    "1-0f": "+ : −",
    "0-1f": "− : +",
    "0-0f": "− : −",
  },
  given: ({ at, corrects }: TournamentGiven, name: string): string =>
    `${corrects ? "Corregido" : "Anotado"} por ${name || "la dirección"}, ${when(at, { dateStyle: "medium", timeStyle: "short" })}`,
  unplayed: { won: "Ganada sin jugar", lost: "Perdida sin jugar" },
  files: {
    title: "Para guardar",
    standing: "Clasificación como tabla (CSV)",
    report: "Informe para programas de emparejamiento (TRF16)",
    whole: "Todo, para seguir sin red (camlann tournament)",
    calendar: "Rondas para un calendario (iCal)",
    games: "Todas las partidas en un fichero",
    someGames: (first: number) => `Partidas desde la número ${String(first)}`,
    feed: "Noticias (Atom)",
    print: "Imprimir esta página",
    frame: "Clasificación para tu sitio (HTML)",
    standingOf: "Clasificación de un torneo en Camlann",
  },
  share: "Compartir",
  copied: "El enlace está copiado",

  left: (milliseconds: number): string => {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 48 * 3600) return counted(Math.floor(seconds / 86400), "día");
    const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
    return seconds < 3600 ? minutes : `${String(Math.floor(seconds / 3600))}:${minutes}`;
  },
} satisfies Translation["tournaments"];

const tournaments_calendar: Translation["tournaments_calendar"] = {
  apart: (period) => (period === "day" ? "Con un día entre ellas" : "Con una semana entre ellas"),
  rounds: roundsApart,
  repeats: "Repetición",
  never: "No, una sola vez",
  each: { week: "Cada semana", month: "Cada mes" },
  repeatsText:
    "El siguiente se abre cuando empieza este. Con menos de dos jugadores se cancela; tres cancelados seguidos terminan la serie.",
  series: (period, weekday, place) =>
    period === "week"
      ? `Se repite cada semana, el ${weekday}.`
      : `Se repite cada mes, el ${["primer", "segundo", "tercer", "cuarto", "último"][place - 1] ?? "último"} ${weekday}.`,
  following: "El siguiente",
};

const tournaments_room = {
  onDevice: "En un dispositivo",
  play: "Jugar en este dispositivo",
  playOf: (white: string, black: string): string => `Jugar en este dispositivo: ${white} – ${black}`,
  goOn: "Seguir en este dispositivo",
  help: "En este dispositivo juegan ambos, y el resultado se anota solo.",
  clock: "Con el reloj del torneo",
  clockHelp: "Empieza enseguida: la primera jugada tiene un minuto.",
  link: "Un enlace para este tablero",
  linkOf: (white: string, black: string): string => `Un enlace para ${white} – ${black}`,
  linkHelp: "Quien lo tiene pone este tablero en su dispositivo. Dáselo a quienes juegan.",
  copy: "Copiar el enlace",
  copied: "Copiado.",
  linked: "Tu tablero",
  linkedIs: (round: number, board: number): string => `Ronda ${String(round)}, tablero ${String(board)}`,
  ended: "Esta partida ya tiene resultado.",
  inRoom: "Todas las partidas se juegan en tableros de la sala",
  inRoomHelp:
    "Aquí no empieza ninguna partida: quienes juegan comunican los resultados, o los anotas tú. Las partidas no son puntuables.",
  terms: "Las partidas se juegan en tableros de la sala.",
  own: "El resultado de tu partida",
  choose: "Elegir",
  report: "Comunicar este resultado",
  confirm: (result: string): string => `Confirmar ${result}`,
  takeBack: "Retirar lo que he comunicado",
  reported: (name: string, result: string): string => `${name} ha comunicado ${result}.`,
  youReported: (result: string): string => `Has comunicado ${result}.`,
  waits: (name: string): string => `Vale en cuanto lo confirme ${name}.`,
  atOnce: (name: string): string => `${name} no tiene dispositivo: lo que comuniques vale enseguida.`,
  differ: "Los dos resultados comunicados son distintos. Uno de los dos lo cambia, o decide la dirección.",
  decide: "Se han comunicado resultados distintos. Vale el que anotes tú.",
  by: (names: readonly string[]): string =>
    names.length > 1
      ? `Comunicado por ${names[0] ?? ""}, confirmado por ${names[1] ?? ""}`
      : `Comunicado por ${names[0] ?? ""}`,
  bot: "Anotar un bot",
  botHelp: "De quien es el bot depende que la dirección pueda anotarlo, y en qué torneos.",
  botName: "Nombre del bot",
  enterBot: "Anotar este bot",
} satisfies Translation["tournaments_room"];

const tournaments_entry = {
  names: "Anotar nombres sin dispositivo",
  namesHelp:
    "Para quien juega en un tablero de la sala: tú anotas sus resultados. Solo se guardan nombres y puntuaciones. Un nombre que se fue vuelve.",
  list: "Nombres",
  listHelp: {
    lines: "Un nombre en cada línea, y detrás la puntuación si la hay: Anna 1500",
    csv: "Un nombre y una puntuación en cada línea, o una primera línea con los títulos name y rating",
    trf: "Los jugadores de un informe para la FIDE: las líneas que empiezan por 001",
  } satisfies Record<NameListForm, string>,
  form: "La lista es",
  forms: { lines: "un nombre en cada línea", csv: "una tabla (CSV)", trf: "un informe (TRF16)" },
  file: "O un fichero",
  tooLong: "Este fichero pasa de 64 kB.",
  enterThem: "Anotar estos nombres",
  entered: (count: number): string => `Anotados: ${String(count)}.`,
  noDevice: "sin dispositivo",
  atBoard: "en el tablero",
  boards: (count: number): string =>
    count === 1
      ? "Una partida abierta se juega en un tablero de la sala: anota su resultado."
      : `${String(count)} partidas abiertas se juegan en tableros de la sala: anota sus resultados.`,
  yourBoard: "Juegas en un tablero de la sala.",
  who: "Quién puede inscribirse",
  cap: "Jugadores como mucho",
  capHelp: "Déjalo vacío para todos los que quepan.",
  lowest: "Puntuación mínima",
  highest: "Puntuación máxima",
  code: "Código de inscripción",
  codeHelp: "Al menos 4 caracteres. Solo lo ve la dirección; dáselo a los jugadores.",
  approval: "Yo acepto o rechazo a cada jugador",
  applicants: "Jugadores que piden inscribirse",
  nobody: "Ahora no lo pide nadie.",
  codeIs: "Código de inscripción:",
  unrated: "sin puntuación",
  rated: (rating: number): string => `puntuación ${String(rating)}`,
  accept: "Aceptar",
  acceptOne: (name: string): string => `Aceptar a ${name}`,
  refuse: "Rechazar",
  refuseOne: (name: string): string => `Rechazar a ${name}`,
  refused: "rechazado",
  waiting: "Has pedido inscribirte. La dirección te acepta o te rechaza.",
  wasRefused:
    "La dirección ha rechazado tu inscripción. Puedes volver a pedirla diez minutos después, tres veces en total.",
  withdraw: "No pedirlo más",
  ask: "Pedir inscripción",
  terms: ({ cap, lowestRating, highestRating, needsCode, approval }: EntryTerms): string =>
    [
      cap === undefined ? "" : `${players(cap)} como mucho.`,
      lowestRating !== undefined && highestRating !== undefined
        ? `Para puntuaciones de ${String(lowestRating)} a ${String(highestRating)}.`
        : lowestRating !== undefined
          ? `Para puntuaciones de ${String(lowestRating)} o más.`
          : highestRating !== undefined
            ? `Para puntuaciones de ${String(highestRating)} o menos.`
            : "",
      needsCode === true ? "Con un código de inscripción que da la dirección." : "",
      approval === true ? "La dirección acepta o rechaza a cada jugador." : "",
    ]
      .filter((one) => one !== "")
      .join(" "),
} satisfies Translation["tournaments_entry"];

/** "4½", "½", "3". */
function pointsOf(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${String(whole)}½`;
}

const people_display = {
  inGame: (board: number) => `Simultáneas, tablero ${String(board)}`,
  next: "Siguiente tablero",
  nextOf: (boards: number) =>
    boards === 1 ? "Al tablero que te espera" : `Al siguiente de ${String(boards)} tableros que te esperan`,
} satisfies Translation["people_display"];

const tournaments_simul = {
  giver: "Quién las da",
  me: "Yo",
  colour: "Lleva",
  colours: {
    white: "blancas",
    black: "negras",
    alternating: "blancas en los tableros impares, negras en los pares",
  },
  extra: "Minutos de más para quien las da, en cada tablero",
  terms: (name: string, colour: GiverColour, time: number) =>
    `${name} juega contra todos a la vez: ${{ white: "blancas en todos los tableros", black: "negras en todos los tableros", alternating: "blancas en los tableros impares, negras en los pares" }[colour]}${time > 0 ? `, con ${counted(time, "minuto")} más en cada reloj` : ""}.`,
  missing: "Quien da las simultáneas se ha ido. Empezarán cuando vuelva.",
  heading: "Tableros",
  score: (won: number, drawn: number, lost: number) => `+${String(won)} =${String(drawn)} −${String(lost)}`,
  inWords: (name: string, won: number, drawn: number, lost: number, open: number) =>
    `${name}: ganadas ${String(won)}, tablas ${String(drawn)}, perdidas ${String(lost)}${open > 0 ? `, en juego ${String(open)}` : ""}`,
  board: (number: number) => `Tablero ${String(number)}`,
  yourMove: "te toca",
  toMove: (name: string) => `juega ${name}`,
  waiting: (boards: number) =>
    boards === 0
      ? "Ningún tablero te espera ahora."
      : boards === 1
        ? "Te espera un tablero."
        : `Te esperan ${String(boards)} tableros.`,
  goTo: (board: number) => `Ir al tablero ${String(board)}`,
} satisfies Translation["tournaments_simul"];

const tournaments_teams = {
  standing: "Clasificación por equipos",
  teams: "Equipos",
  team: "Equipo",
  matchPoints: "Puntos de encuentro",
  boardPoints: "Puntos de tablero",
  direct: "Encuentro directo",
  sonnebornBerger: "Sonneborn-Berger",
  players: "Jugadores",
  onBoards: (boards: readonly number[]) =>
    boards.length === 0 ? "reserva" : `${boards.length > 1 ? "tableros" : "tablero"} ${listed(boards.map(String))}`,
  noAnswer: "aún sin alineación",
  left: "se fue",
  free: "descansa en esta ronda",
  notCounted: "no cuenta, porque un equipo se fue antes de tiempo",
  alone: "sin rival, 1 punto",
  score: (first: string, halves: string, second: string, others: string) => `${first} ${halves}, ${second} ${others}`,
  silent: (names: readonly string[]) =>
    names.length > 1
      ? `${listed(names)} no tienen alineación. No juegan si inicias el torneo ahora.`
      : `${listed(names)} no tiene alineación. No juega si inicias el torneo ahora.`,
  needsTwo: "Hacen falta dos clubes con alineación. Los responsables de cada club la ponen en esta página.",

  lineUp: (club: string) => `Alineación de ${club}`,
  invited: (club: string) => `Invitación para ${club}: juega en cuanto pongas su alineación.`,
  help: (boards: number) =>
    `${boards === 1 ? "El primero juega en el tablero 1" : `Los ${String(boards)} primeros juegan en los tableros 1 a ${String(boards)}`}; los demás son reservas, y suben si alguien se va.`,
  nextRound: "Vale desde la próxima ronda.",
  board: (number: number) => `Tablero ${String(number)}`,
  reserve: "Reserva",
  add: "Añadir un miembro",
  choose: "Elegir",
  up: (name: string) => `Subir a ${name}`,
  down: (name: string) => `Bajar a ${name}`,
  out: (name: string) => `Quitar a ${name}`,
  save: "Guardar la alineación",
  saved: "Guardada.",
  takeOut: (club: string) => `Retirar a ${club} del torneo`,
  takeOutAsk: (begun: boolean) => (begun ? "¿Retirar el club? Pierde sus partidas abiertas." : "¿Retirar el club?"),
  decline: "Retirarlo",
  remain: "Ahora no",
  removeTeams: "Quitar equipos",

  boards: "Tableros por encuentro",
  twice: "Los clubes se enfrentan dos veces",
  clubs: "Contra",
  clubsHelp: "El nombre o la dirección de un club. Sus responsables ponen la alineación.",
  addClub: "Añadir el club",
  noClub: "Ningún club tiene este nombre o esta dirección.",
  without: (club: string) => `Dejar fuera a ${club}`,
  ownTwice: "Este es tu propio club.",
  clubNeeded: "Añade un club contra el que jugar.",
} satisfies Translation["tournaments_teams"];

const tournaments_pairing = {
  open: (round: number): string => `Emparejar tú la ronda ${String(round)}`,
  help: "Así emparejaría el programa. Elige otro jugador para un sitio, y los dos se cambian.",
  white: (number: number): string => `Blancas en el tablero ${String(number)}`,
  black: (number: number): string => `Negras en el tablero ${String(number)}`,
  turnAt: (number: number): string => `Cambiar los colores en el tablero ${String(number)}`,
  apart: "Dos descansos",
  apartAt: (number: number): string => `Dar descanso a los dos jugadores del tablero ${String(number)}`,
  byes: "Sin partida",
  bye: (place: number): string => `Descanso ${String(place)}`,
  kindOf: (place: number): string => `Puntos por el descanso ${String(place)}`,
  kinds: { win: "1 punto", half: "½ punto", rest: "ronda libre" } satisfies Record<ByeKind, string>,
  together: "Emparejar a los dos primeros",
  player: (name: string, halves: number): string => `${name} (${pointsOf(halves)})`,
  fine: "Esto no incumple ninguna regla.",
  severities: {
    impossible: "Esto no se puede jugar",
    "against-rules": "Contra las reglas de emparejamiento",
    avoided: "El programa lo evita cuando puede",
  } satisfies Record<PairingFault["severity"], string>,
  fault: ({ board: number, text }: PairingFault): string =>
    `${number > 0 ? `Tablero ${String(number)}: ` : ""}${text}.`,
  despite: "Lo quiero de todos modos. Todos los jugadores pueden leer en el diario qué incumple.",
  start: (round: number): string => `Iniciar así la ronda ${String(round)}`,
  reset: "Volver al emparejamiento del programa",
  byDirector: "La dirección emparejó esta ronda.",
} satisfies Translation["tournaments_pairing"];

const tournaments_files = {
  open: "Desde un fichero",
  file: "Fichero de un torneo",
  help: "De la página de un torneo, o del programa camlann tournament. Aquí continúa, con todos los resultados. Sus jugadores son nombres sin dispositivo: tú anotas sus resultados.",
  tooLong: "Este fichero pasa de 96 kB.",
  other: "Este no es el fichero de un torneo.",
  without: "Sin el fichero",
  head: ({ system, rounds, players: count, paired }: FileHead): string =>
    `${systems[system]}${system === "swiss" ? ` a ${counted(rounds, "ronda")}` : ""}, ${players(count)}, ${paired === 0 ? "sin empezar" : counted(paired, "ronda emparejada", "rondas emparejadas")}.`,
} satisfies Translation["tournaments_files"];

const phrases: readonly Phrase[] = ["hello", "good-luck", "well-played", "thanks", "bye"];

const eventchat = {
  title: (fresh: number) =>
    fresh === 0 ? "Chat" : `Chat · ${fresh === 1 ? "1 línea nueva" : `${String(fresh)} líneas nuevas`}`,
  log: "Lo que se ha dicho",
  none: "Aún no ha dicho nada nadie.",
  watcher: "Alguien del público",
  announcement: "Anuncio",
  announced: (name: string, at: string) => `${name}, ${at}`,
  dismiss: "Cerrar",
  closed: (name: string) => `${name} ha cerrado el chat.`,
  opened: (name: string) => `${name} ha vuelto a abrir el chat.`,
  isClosed: "El chat está cerrado. Solo escribe la dirección.",
  removed: "quitado por la dirección",
  guests: "Los visitantes dicen frases hechas. Con una cuenta puedes escribir.",
  muted: "La administración te ha cerrado el chat.",
  hidden: (count: number) => (count === 1 ? "1 línea no se muestra." : `${String(count)} líneas no se muestran.`),
  show: "Mostrar lo que escriben los demás",
  announce: "Como anuncio, que los jugadores reciben en sus partidas",
  more: (name: string, at: string) => `Más sobre la línea de ${name}, ${at}`,
  remove: "Quitar",
  mute: (name: string) => `Silenciar a ${name}`,
  unmute: (count: number) =>
    count === 1 ? "Volver a leer al jugador silenciado" : "Volver a leer a los jugadores silenciados",
  report: (name: string) => `Denunciar a ${name}`,
  close: "Cerrar el chat",
  open: "Volver a abrir el chat",
  phrases,
} satisfies Translation["eventchat"];

// ---- leagues ----

const leaguePhases: Record<LeagueSummary["phase"], string> = {
  open: "Abierta",
  playing: "En juego",
  between: "Entre temporadas",
  over: "Terminada",
};

const leagues = {
  title: "Ligas",
  make: "Crear una liga",
  makeForClub: "Crear una liga para el club",
  none: "Aún no hay ligas.",
  phases: leaguePhases,
  listed: ({ time, players: count, season, phase }: LeagueSummary, game: string) =>
    [
      leaguePhases[phase],
      game,
      games.messages.clock.control(time),
      players(count),
      ...(season > 0 ? [`temporada ${String(season)}`] : []),
    ].join(" · "),
  facts: (league: League, game: string) =>
    `${game}, ${games.messages.clock.control(league.time)}${league.rated ? ", puntuable" : ""}. ${players(league.players)} en divisiones de unos ${String(league.divisionSize)}. En una temporada juegas con todos los de tu división ${league.cycles === 2 ? "dos veces" : "una vez"}; todas las partidas empiezan a la vez.`,
  movers: (movers: number) =>
    movers === 0
      ? "Nadie sube ni baja."
      : movers === 1
        ? "Después de una temporada, el primero de una división sube y el último baja."
        : `Después de una temporada, los ${String(movers)} primeros de una división suben y los ${String(movers)} últimos bajan.`,
  preview: (of: LeagueTerms): string =>
    [
      `${of.game}${of.rules === "" ? "" : `, reglas: ${of.rules}`}${of.swap ? ", con la regla del intercambio" : ""}, ${games.messages.clock.control({ base: 0, increment: 0, delay: 0, days: of.days })}, ${of.rated ? "puntuable" : "no puntuable"}.`,
      `Divisiones de unos ${String(of.divisionSize)} jugadores. En una temporada juegas con todos los de tu división ${of.cycles === 2 ? "dos veces" : "una vez"}; todas las partidas empiezan a la vez.`,
      leagues.movers(of.movers),
      of.public ? "Todos pueden verla y entrar." : of.club ? leagues.forClub : leagues.privately,
    ].join(" "),
  rules: (name: string): string => `Reglas: ${name}.`,
  about: "Sobre la liga",
  by: (names: readonly string[]) =>
    names.length === 0 ? "Ya no la dirige nadie" : `Dirección: ${names.map((name) => name || "visitante").join(", ")}`,
  privately: "Solo ve esta liga quien tiene el enlace.",
  forClub: "Solo los miembros del club ven esta liga y entran en ella.",
  missing: "No existe esta liga",
  missingText: "Revisa el enlace, o pregunta a quien te lo envió.",
  toAll: "Torneos y ligas",
  club: "El club",

  season: (number: number) => `Temporada ${String(number)}`,
  division: (number: number) => `División ${String(number)}`,
  phaseText: {
    open: "La primera temporada no ha empezado. La inicia la dirección.",
    playing: "Juega tus partidas en el orden que quieras.",
    between: "Esta temporada ha acabado. Puedes entrar o salir hasta que la dirección inicie la siguiente.",
    over: "La liga ha terminado.",
  },
  games: "Todas las partidas",
  gamesOf: (division: number) => `Todas las partidas de la división ${String(division)}`,
  over: "terminada",
  place: "Puesto",
  player: "Jugador",
  points: "Puntos",
  open: "Partidas que quedan",
  next: "Próxima temporada",
  you: "tú",
  moves: { up: "sube", stays: "", down: "baja", leaves: "sale" } satisfies Record<LeagueMove, string>,
  marks: { up: "▲", stays: "", down: "▼", leaves: "✕" } satisfies Record<LeagueMove, string>,
  now: "La última columna muestra adónde irían los jugadores si la temporada acabara ahora.",

  myGame: "Ir a tu próxima partida",
  noGame: "No te toca en ninguna partida de esta liga.",
  mine: "Tú",
  enterHeading: "Entrar en la liga",
  enter: "Entrar",
  enterText: {
    open: "Juegas desde la primera temporada.",
    playing: "Juegas desde la próxima temporada.",
    between: "Juegas desde la próxima temporada.",
    over: "",
  },
  keepsPlaces: ({ divisionSize, cycles }: League) => {
    const opponents = divisionSize + Math.ceil(divisionSize / 2) - 2;
    return `Juegas hasta ${counted(Math.min(opponents * cycles, 40), "partida")} a la vez. Desde ahora cuentan entre tus 200 partidas sin terminar.`;
  },
  name: "Tu nombre",
  entered: "Has entrado.",
  leave: "Salir de la liga",
  leaveNow: "¿Salir? Pierdes tus partidas abiertas.",
  leaveLater: "¿Salir de verdad?",

  waiting: {
    open: "Inscritos",
    playing: "Entran la próxima temporada",
    between: "Entran la próxima temporada",
    over: "",
  },
  nobody: "Aún no ha entrado nadie.",
  earlier: "Temporadas anteriores",

  direct: "La diriges tú",
  start: (season: number) => `Iniciar la temporada ${String(season)}`,
  startText: "Se forman las divisiones y empiezan todas las partidas.",
  wait: "La próxima temporada puede empezar cuando todas las divisiones hayan terminado.",
  two: "Una temporada necesita dos jugadores.",
  change: "Cambiar la liga",
  cancel: "Cancelar la liga",
  cancelAsk: "¿Cancelarla de verdad?",
  reopen: "Celebrar la liga de todos modos",
  isCancelled: "La liga se canceló.",
  end: "Cerrar la liga",
  endAsk: "¿Cerrarla para siempre?",
  removeText: "Quien queda fuera pierde sus partidas abiertas.",

  form: {
    name: "Nombre de la liga",
    host: "Tu nombre",
    game: "Juego",
    days: "Tiempo para cada jugada",
    day: (count: number) => counted(count, "día"),
    size: "Jugadores por división",
    movers: "Cuántos suben o bajan",
    moversText: "Entre dos divisiones, después de cada temporada.",
    twice: "Todos contra todos dos veces",
    rated: "Las partidas son puntuables",
    anybody: "Todos pueden verla y entrar; si no, solo por enlace",
    anybodyClub: "Todos pueden verla y entrar; si no, solo los miembros del club",
    play: "Yo juego",
    make: "Crear",
  },
} satisfies Translation["leagues"];

// ---- clubs ----

const clubs = {
  title: "Clubes",
  make: "Crear un club",
  none: "Aún no hay clubes.",
  listed: ({ members, open }: { members: number; open: boolean }) =>
    `${counted(members, "miembro")} · ${open ? "abierto a todos" : "por invitación"}`,
  missing: "No existe este club",
  toAll: "Torneos y clubes",
  members: "Miembros",
  events: "Eventos",
  noEvents: "Aún no hay eventos.",
  newEvent: "Crear un torneo para el club",
  director: "titular",
  officer: "responsable",
  you: "tú",
  join: "Unirse al club",
  byCode: "Para unirte a este club necesitas un enlace de un miembro.",
  name: "Tu nombre",
  leave: "Dejar el club",
  invite: "Invitar a miembros",
  copied: "El enlace está copiado",
  link: "Enlace para que otros se unan",
  edit: "Cambiar el club",
  ask: "Pedir unirse",
  asked: "Has pedido unirte. Un responsable te acepta o te rechaza.",
  wasRefused: "Un responsable te ha rechazado. Puedes volver a pedirlo diez minutos después, tres veces en total.",
  withdraw: "No pedirlo más",
  byApproval: "Un responsable acepta o rechaza a cada jugador.",
  applicants: "Jugadores que piden unirse",
  newLink: "Enlace nuevo",
  newLinkHelp: "Un enlace nuevo anula el de arriba.",
  valid: "Validez",
  validity: [
    [undefined, "para siempre"],
    [1, "un día"],
    [7, "una semana"],
    [30, "un mes"],
  ] as const,
  until: (date: string) => `Vale hasta: ${date}.`,
  expired: (date: string) => `Ya no vale; caducó: ${date}. Un responsable crea otro nuevo.`,
  news: {
    title: "Noticias",
    none: "Aún no hay noticias.",
    write: "Escribir una noticia",
    text: "Texto",
    help: "Texto sencillo. Las direcciones de páginas se vuelven enlaces. Lo lee todo el que abre esta página.",
    letter: "Avisar a cada miembro, por correo o en sus dispositivos, como haya elegido",
    send: "Publicar",
    by: (name: string, date: string) => `${name}, ${date}`,
    remove: "Quitar",
    removeOf: (date: string) => `Quitar la noticia con fecha ${date}`,
    sure: "¿De verdad?",
    report: "Denunciar",
    reportOf: (name: string, date: string) => `Denunciar la noticia de ${name} con fecha ${date}`,
  },
  ratings: {
    title: "Puntuaciones de los miembros",
    none: "Ningún miembro tiene puntuación en este juego a esta velocidad.",
  },
  end: {
    title: "Borrar el club",
    text: "Se quitan la página, sus noticias y la lista de miembros. Los torneos y las ligas quedan, sin club; deben haber terminado. No se puede deshacer.",
    name: (name: string) => `Para confirmar, escribe el nombre del club: ${name}`,
    send: "Borrar el club",
    done: "El club se ha borrado.",
  },
  webhook: "Webhook",
  roles: {
    title: "Quién puede hacer qué",
    may: "Puede",
    owner: "Titular",
    officer: "Responsable",
    member: "Miembro",
    yes: "sí",
    no: "–",
  },
  rights: {
    events: "Crear torneos y ligas",
    link: "Pasar el enlace para unirse",
    terms: "Cambiar el nombre, el texto y quién puede unirse",
    accept: "Aceptar jugadores, crear un enlace nuevo",
    news: "Escribir y quitar noticias",
    remove: "Quitar miembros",
    officers: "Quitar, nombrar y cesar responsables",
    handOver: "Ceder el club",
    end: "Borrar el club",
    leave: "Dejar el club",
  },
  form: {
    name: "Nombre del club",
    about: "Sobre el club",
    open: "Cualquiera puede unirse; si no, solo por enlace",
    approval: "Los responsables aceptan o rechazan a cada jugador",
    make: "Crear",
    save: "Guardar",
    saved: "Guardado",
  },
  remove: (name: string) => `Quitar a ${name}`,
  removeShort: "Quitar",
} satisfies Translation["clubs"];

const arrived = ({ status }: WebhookDelivery): boolean => status !== undefined && status >= 200 && status < 300;
const answer = (status: number): string => (status === 0 ? "sin respuesta" : String(status));

const clubs_webhook = {
  about: "A esta dirección se envían, firmados, rondas, resultados, noticias y miembros nuevos.",
  manual: "Qué se envía",
  url: "Dirección",
  save: "Guardar",
  saved: "Guardada.",
  secret: "Clave secreta",
  once: "Cópiala ahora: solo se muestra una vez. Con ella, quien recibe los envíos comprueba las firmas.",
  test: "Enviar una prueba",
  renew: "Clave nueva",
  remove: "Quitar",
  sure: "¿Quitarlo de verdad?",
  stopped: (date: string) =>
    `Desactivado con fecha ${date}, tras días sin éxito. Guarda la dirección para volver a activarlo.`,
  failing: (date: string) => `Ningún éxito desde: ${date}. Los eventos esperan y se vuelven a enviar.`,
  missed: (count: number) =>
    count === 1
      ? "Se ha omitido un evento porque esperaban demasiados."
      : `Se han omitido ${String(count)} eventos porque esperaban demasiados.`,
  deliveries: "Últimos envíos",
  none: "Aún no se ha enviado nada.",
  arrived,
  state: (one: WebhookDelivery): string => {
    if (one.status === undefined) return one.next === undefined ? "no enviado" : "espera";
    if (arrived(one)) return `ha llegado (${answer(one.status)})`;
    return `${answer(one.status)}, ${counted(one.tries, "intento")}${one.next === undefined ? "" : ", espera"}`;
  },
} satisfies Translation["clubs_webhook"];

// ---- directors ----

const result = (text: string): string => text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2");

const board = ({ round, board: number }: DirectorLine): string =>
  `la ronda ${String(round)}, tablero ${String(number)}`;

/** What was against the rules of pairing, about one player. */
const faults: Record<string, string> = {
  "met-before": "ya ha jugado con este rival",
  "second-bye": "ya ha tenido un descanso, o una victoria sin jugar",
  "third-colour": "lleva el mismo color por tercera partida seguida",
  "colour-ahead": "lleva tres partidas más con este color que con el otro",
  "needless-bye": "tiene descanso, como alguien que podría ser su rival",
  "asked-bye": "ha pedido descanso en esta ronda",
  "unasked-bye": "no ha pedido este descanso de medio punto",
  "bye-above": "tiene el descanso, aunque alguien tiene menos puntos",
  "other-score": "juega fuera de su grupo de puntos, aunque alguien con los mismos puntos podría ser su rival",
  "down-again": "juega otra vez con alguien que tiene menos puntos, o después de un descanso",
  "wrong-colour": "llevaría el otro color según las reglas",
  "another-round": "se enfrenta a este rival en otra ronda de la tabla",
};

const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `ha dado la dirección a ${about}`,
  dismissed: ({ by: who, about: whom }, about) =>
    who === whom ? "ha dejado la dirección" : `ha quitado la dirección a ${about}`,
  "handed-over": (_, about) => `lo ha cedido a ${about}`,
  inherited: (_, about) => `Ahora dirige ${about}, porque quien dirigía se ha ido`,
  abandoned: () => "Ya no dirige nadie. Termina cuando acaben las partidas empezadas.",
  gave: (line) => `ha anotado ${result(line.result)} en ${board(line)}`,
  corrected: (line) => `ha corregido ${board(line)}: ${result(line.result)}`,
  entered: (line, about) => `ha anotado a ${about}${line.about.startsWith("@") ? " sin dispositivo" : ""}`,
  opened: (line) => `ha puesto en un dispositivo ${board(line)}`,
  reported: (line, about) => `ha comunicado ${result(line.result)} en ${board(line)}, contra ${about}, sin dispositivo`,
  confirmed: (line, about) => `ha confirmado ${result(line.result)} en ${board(line)}, comunicado por ${about}`,
  disputed: (line, about) => `ha comunicado ${result(line.result)} en ${board(line)}, y ${about} otro resultado`,
  accepted: (_, about) => `ha aceptado a ${about}`,
  posted: () => "ha escrito una noticia",
  unposted: () => "ha quitado una noticia",
  unsaid: ({ aboutName }) => `ha quitado del chat una línea de ${aboutName === "" ? "alguien del público" : aboutName}`,
  removed: (_, about) => `ha quitado a ${about}`,
  began: ({ round }) => `ha iniciado la ronda ${String(round)}`,
  paired: ({ round }) => `ha emparejado la ronda ${String(round)} en lugar del programa`,
  broke: (line, about) =>
    `ha emparejado ${line.board > 0 ? board(line) : `la ronda ${String(line.round)}`}: ${about} ${faults[line.result] ?? "no debería jugar así"}`,
  brought: ({ round }) =>
    round === 0
      ? "lo ha creado a partir de un fichero"
      : `lo ha creado a partir de un fichero, en el que tenía ${counted(round, "ronda")}`,
  ended: () => "ha puesto fin",
  reopened: () => "ha continuado después del cierre",
  changed: () => "ha cambiado los ajustes",
  hidden: () => "ha quitado esto de las listas públicas",
  shown: () => "ha puesto esto en las listas públicas",
};

const directors = {
  title: "Dirección",
  officers: "Responsables",
  first: "nombra a los demás",
  nobody: "Ya no dirige nadie.",
  guest: "visitante",
  host: "La administración",
  appoint: "Nombrar para la dirección",
  appointOfficer: "Nombrar responsable",
  who: "Un jugador",
  choose: "Elegir",
  account: "O el nombre de una cuenta",
  dismiss: "Cesar",
  dismissOf: (name: string) => `Quitar la dirección a ${name}`,
  handOver: "Ceder",
  handOverTo: (name: string) => `Ceder a ${name}`,
  stepDown: "Dejarlo",
  sure: "¿De verdad?",
  sureOf: (what: string) => `¿De verdad? ${what}`,
  help: "Quien está en la dirección puede todo lo que puedes tú, salvo nombrar a otros y ceder. Todos los jugadores leen el diario.",
  log: "Qué ha hecho la dirección",
  logNone: "Nada todavía.",
  logOfClub: "Lo que hizo la junta",
  helpOfClub:
    "La junta puede todo lo que puedes tú, salvo nombrar a otros y ceder el club. Todos los miembros leen el registro.",
  older: "Anteriores",
  line: (line: DirectorLine, league: boolean): string => {
    const said =
      league && line.act === "began"
        ? `ha iniciado la temporada ${String(line.round)}`
        : acts[line.act](line, line.aboutName || "visitante");
    const alone = line.by === "" && (line.act === "inherited" || line.act === "abandoned");
    const who = line.by === "" ? "La administración" : line.byName || "visitante";
    return `${when(line.at, { dateStyle: "medium", timeStyle: "short" })}: ${alone ? said : `${who} ${said}`}`;
  },
} satisfies Translation["directors"];

export const events = {
  tournaments,
  tournaments_calendar,
  tournaments_entry,
  people_display,
  tournaments_simul,
  tournaments_room,
  tournaments_teams,
  tournaments_pairing,
  tournaments_files,
  eventchat,
  leagues,
  clubs,
  clubs_webhook,
  directors,
} satisfies Translation;
