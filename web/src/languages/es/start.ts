// The first pages, invitations and what all pages share, in Spanish.
import type { Seat, TimeControl, Tournament } from "../../lib/wire.ts";
import { game } from "./game.ts";
import { events } from "./events.ts";
import { counted, listed, theSide } from "./spanish.ts";
import type { Translation } from "../translation.ts";

const home = {
  title: "Jugar a Cam, Camelot y Camblam",
  what: "Camelot, el juego de tablero de 1930, y sus parientes: galopa sobre tus piezas, salta sobre las enemigas y llega antes al castillo del otro extremo.",
  tiles: {
    cam: {
      line: "El tablero pequeño. Una pieza en el castillo lejano gana.",
      long: "Dos caballos y cinco peones por bando. Diez minutos para aprender, quince para jugar.",
    },
    camelot: {
      line: "El juego completo de 1930. Dos piezas en el castillo lejano ganan.",
      long: "Galopa sobre tus piezas, salta sobre las enemigas y lleva dos piezas al castillo lejano.",
    },
    camette: {
      line: "El tablero más pequeño: un caballo y tres peones, cinco minutos.",
      long: "Un caballo y tres peones por bando.",
    },
    camblam: {
      line: "Ajedrez en un tablero de 12 × 12, con carreras, arqueros y príncipes.",
      long: "Ajedrez en un tablero mayor: torres que capturan tres de una vez, arqueros que disparan, príncipes que doblan la esquina.",
    },
    "grand-cam": {
      line: "Cam para cuatro: dos equipos, compañeros uno al lado del otro.",
      long: "Siete piezas cada uno, dos equipos. Una pieza de un equipo en su meta gana para los dos.",
    },
    "grand-camelot": {
      line: "Camelot para cuatro: 180 casillas, dos equipos.",
      long: "Doce piezas cada uno, dos equipos. Dos piezas de un equipo en sus metas ganan para los dos.",
    },
    "tri-camelot": {
      line: "Tres jugadores sobre hexágonos. Cada uno por su cuenta.",
      long: "Ocho piezas cada uno. Una pieza en cualquiera de los otros castillos gana.",
    },
    "mini-camelot": {
      line: "Solo peones, un brinco por jugada: una versión para la escuela.",
      long: "Seis peones por bando, sin caballos. Un peón en el castillo lejano gana.",
    },
    chivalry: {
      line: "El mayor ejército: ocho caballos por bando.",
      long: "Ocho caballos y doce peones por bando.",
    },
  },
  heading: "Jugar ahora contra",
  against: "Jugar contra",
  tournaments: "Torneos",
  computer: "el ordenador",
  friend: "un amigo por enlace",
  person: "un amigo en este dispositivo",
  opponent: "un rival",
  changeGame: (name: string) => `Opciones de ${name}`,
  waiting: (count: number) => `${String(count)} esperando`,
  kind: "Tipo de partida",
  kinds: { rated: "Puntuable", casual: "Amistosa", either: "Puntuable o amistosa" },
  also: "También jugaría a",
  near: "Puntuación del rival",
  anyRating: "cualquiera",
  within: (points: number) => `a ${String(points)} de la mía como mucho`,
  seekChoices: "Puntuable, otros tiempos y fuerza del rival",
  liveNow: "En directo",
  watch: "Mirar",
  leaders: "Mejores jugadores",
  yourPage: "Tu perfil",
  facts: (seats: number, squares: number, hexagons: boolean) =>
    `${String(seats)} jugadores · ${String(squares)} ${hexagons ? "hexágonos" : "casillas"}`,
  onDevice: "Mientras tanto, las partidas contra el ordenador se juegan en este dispositivo.",
  begin: "Un buen comienzo",
  play: "Jugar",
  unfinished: "Tus partidas",
  delete: (opponent: string) => `Borrar la partida: ${opponent}`,
  deleted: "La partida se ha borrado.",
  undo: "Deshacer",
  finished: "Terminadas",
  yourMove: "te toca",
  theirMove: "le toca al ordenador",
  othersMove: "le toca al rival",
  toMove: (seat: Seat) => `juegan ${theSide(seat)}`,
  twoPeople: "Dos personas",
  people: (seats: number) => `${seats === 3 ? "Tres" : "Cuatro"} personas`,
  together: (people: number, computers: number) =>
    `${["Tú", "Dos personas"][people - 1] ?? "Tres personas"} y ${["un ordenador", "dos ordenadores"][computers - 1] ?? "tres ordenadores"}`,
  computerToMove: (seat: Seat) => `le toca al ordenador con ${theSide(seat)}`,
  wonYou: "ganaste",
  wonThey: "ganó el ordenador",
  lost: "perdiste",
  wonSide: (seats: readonly Seat[]) => `ganaron ${listed(seats.map((seat) => theSide(seat)))}`,
  drawn: "tablas",
  nobodyCame: "no vino nadie",
  showAll: "Mostrar todas",
  learn: "¿Has encontrado un juego antiguo?",
  ownGames: "Más juegos",
  learnText: "Aprende el juego jugando: tableros pequeños, cada uno con una tarea. Son diez minutos.",

  today: {
    heading: "Para hoy",
    puzzle: "Problema del día",
    toMove: (name: string) => `turno de ${name}`,
    tried: "ya probado hoy",
    lesson: "Siguiente lección",
    lessons: "Lecciones",
    done: (name: string, done: number, of: number) => `${name}: hechas ${String(done)} de ${String(of)}`,
    streak: (days: number) => `${counted(days, "día seguido", "días seguidos")}.`,
  },

  open: {
    openSeats: "Sitios libres",
    count: (seats: number) => (seats === 0 ? "Sitios libres" : `Sitios libres: ${String(seats)}`),
    nobodyWaits:
      "Ahora mismo no espera nadie. Para dejar un sitio libre, elige «un amigo por enlace» y marca «Cualquiera puede ocupar el sitio».",
    playWith: (time: string, name: string) => `Jugar ${time === "" ? "" : `${time} `}con ${name}`,
    acceptIt: "Aceptar",
    sitDown: "Sentarse",
    yourSeat: "Tu sitio libre",
    yourChallenge: (name: string) => (name === "" ? "Tu desafío" : `Tu desafío a ${name}`),
    company: (host: string, others: number) => (others === 0 ? host : `${host} y ${String(others)} más`),
  },
} satisfies Translation["home"];

const new_game = {
  title: (name: string) => `Nueva partida de ${name}`,
  level: "Nivel",
  levels: [
    "1 · acaba de leer las reglas",
    "2 · principiante",
    "3 · ve lo que puede capturar",
    "4 · de andar por casa",
    "5 · firme",
    "6 · agudo",
    "7 · fuerte",
    "8 · muy fuerte",
    "9 · difícil de vencer",
    "10 · toda su fuerza",
  ],
  colour: "Juegas con",
  colours: { w: "Blancas", b: "Negras", random: "Al azar" },
  twoPeople: "Dos personas se turnan en este dispositivo.",
  byLink: "Recibes un enlace para enviar a un amigo, que no necesita cuenta.",
  challenge: (name: string, game: string) => `Desafiar a ${name} a ${game}`,
  insteadOfLink: "Tu enlace se retirará.",
  byChallenge: "El otro jugador encuentra tu desafío en «Te toca» y lo acepta o lo rechaza.",
  send: "Desafiar",
  byLinkMany: "Recibes un enlace para enviar a tus amigos, que no necesitan cuenta. Tu sitio es el que elijas.",
  seats: "Quién juega",
  teams: (teams: readonly string[]) => `${teams.join(" contra ")}.`,
  alone: "Cada uno juega por su cuenta.",
  turns: (names: string) => `Orden de juego: ${names}.`,
  person: "Persona",
  computer: "Ordenador",
  levelWords: (text: string) => text.replace(/^\d+ · /, ""),
  playerOf: (seat: string) => `${seat}: quién juega`,
  nameOf: (seat: string) => `Nombre de la persona en ${seat}`,
  name: "Nombre (opcional)",
  ownSeat: "Te sientas aquí",
  alonePlays: "Una persona sola juega sin relojes.",
  standsStill: "El reloj de un ordenador está parado.",
  notRated: "Una partida con ordenadores no es puntuable.",
  noPerson: "Al menos un sitio debe ser de una persona.",
  more: "Más opciones",
  rules: "Reglamento",
  rulesLink: "Qué cambia cada uno",
  swap: "Intercambio: el segundo jugador puede quedarse con la primera jugada",
  mayResign: "El ordenador puede rendirse cuando va perdiendo",
  late: "El público ve la partida",
  lateHelp:
    "Nadie puede ayudar a un jugador mientras el público no vea las últimas jugadas. Una jugada es aquí un turno de todos.",
  fen: "Empezar desde una posición (FEN)",
  fenHelp: "Déjalo vacío para empezar desde la posición inicial de siempre.",
  usual: (value: string) => `${value} (lo habitual)`,
  lost: (why: string) => `Estas opciones no se ofrecen para partidas nuevas: ${why}.`,
  lostLine: "Verlo jugada a jugada",
  editor: "Preparar una posición",
  onDevice: (account: boolean) =>
    `No hay red: esta partida se juega y se guarda en este dispositivo, sin relojes.${account ? " Cuando acabe, tu cuenta la recibe en cuanto vuelva a haber red." : ""}`,
  begin: "Empezar",
  cancel: "Cancelar",
  starting: "Empezando…",
  anybody: "Cualquiera puede ocupar el sitio: mostrarlo en la primera página",
  forRatings: "Puntuable: el resultado cambia las dos puntuaciones",
  forRatingsMany: "Puntuable: el resultado cambia la puntuación de todos",
  make: "Crear un enlace",
  host: "Tu nombre",
  time: {
    own: "Otro",
    kind: "Cómo",
    clock: "Con reloj",
    inDays: "Días por jugada",
    minutes: "Minutos por jugador",
    increment: "Segundos añadidos por jugada",
    delay: "Demora, segundos por jugada",
    days: "Días",
  },
} satisfies Translation["new_game"];

const seek = {
  waiting: "Esperando a un rival. Puedes salir de esta página; te avisaremos.",
  what: (name: string, terms: string) => `${name} · ${terms}`,
  others: (count: number) => (count === 1 ? "1 persona más espera" : `${String(count)} personas más esperan`),
  stop: "Dejar de esperar",
  meanwhile: "Jugar con el ordenador mientras tanto",
  here: "Tu rival está aquí.",
  begun: (name: string) => (name === "" ? "Tu partida ha empezado." : `Tu partida de ${name} ha empezado.`),
  begunTitle: "¡Tu partida ha empezado!",
  board: "Al tablero",
  title: "¡Tu rival está aquí!",
  close: "Cerrar",
} satisfies Translation["seek"];

const invite = {
  title: (name: string) => `Una invitación a ${name}`,
  invites: (host: string, name: string) => `${host} te invita a ${name}`,
  challenged: "Tu desafío espera respuesta",
  challengedText: (name: string) =>
    name === "" ? "Solo puede aceptarlo quien has desafiado." : `Has desafiado a ${name}. Nadie más puede aceptarlo.`,
  waitsChallenge: "El tablero se abre cuando se acepte. Puedes salir de esta página: la partida estará en tu lista.",
  yours: "Envía este enlace a un amigo",
  somebody: "Un amigo",
  waits: "El tablero se abre cuando tu amigo se siente. Puedes salir de esta página: la partida estará en tu lista.",
  waitsMany:
    "El tablero se abre cuando todos los sitios estén ocupados. Puedes salir de esta página: la partida estará en tu lista.",
  link: "Enlace",
  copy: "Copiar",
  copied: "Copiado",
  share: "Enviar",
  fill: "Empezar con ordenadores en los sitios libres",
  level: "Nivel de los ordenadores",
  levelOf: (level: number) => `Nivel ${String(level)}`,
  seats: "Sitios",
  free: "libre",
  you: "tú",
  sitHere: (seat: string) => `Jugar con ${seat}`,
  allRules: "Todas las reglas",
  youPlay: "Juegas con",
  begins: (seat: string, first: string) =>
    seat === first ? `${seat}; empiezas tú` : `${seat}; primer turno: ${first}`,
  rules: "Reglas",
  start: "Empieza desde",
  position: "una posición propia, en el tablero",
  counts: "Cuenta",
  watchers: "El público la ve",
  casual: "amistosa, sin puntuación",
  hostRating: (host: string) => `Puntuación de ${host}`,
  name: "Tu nombre",
  accept: "Jugar sin cuenta",
  play: "Jugar",
  seated: "Tienes un sitio. El tablero se abre cuando todos los sitios estén ocupados.",
  standUp: "Dejar el sitio",
  notNow: "Ahora no",
  kept: "Sin cuenta, la partida se guarda en este navegador.",
  withdrawn: (host: string) => `${host} ha retirado esta invitación`,
  decline: "Rechazar",
  declined: "Esta invitación se ha rechazado",
  withdrawnYours: "Has retirado esta invitación",
  taken: "Todos los sitios están ocupados",
  takenText: "La partida ha empezado. Puedes mirarla.",
  watch: "Mirar la partida",
  old: "Esta invitación ha caducado",
  playComputer: "Jugar con el ordenador",
  missing: "No existe esta invitación",
  missingText: "Revisa la dirección, o pide a tu amigo un enlace nuevo.",
} satisfies Translation["invite"];

const ui_host = {
  imprint: "Aviso legal",
  conduct: "Otras normas de este sitio",
  privacy: "Qué más guarda este sitio",
} satisfies Translation["ui_host"];

const ui_list = {
  more: "Más",
  moreOf: (what: string): string => `Más: ${what}`,
} satisfies Translation["ui_list"];

const ui_needs_server = {
  heading: "Esto necesita un servidor",
  text: "Este sitio solo tiene ficheros, y todo funciona en tu navegador. Las partidas con gente de otros lugares, las cuentas, los torneos, los clubes, los estudios con otros y el archivo de partidas necesitan un servidor.",
  here: "Qué puedes hacer aquí",
  ways: [
    { href: "/", text: "Jugar contra todos los niveles del ordenador, o con un amigo en el mismo dispositivo" },
    { href: "/learn/cam", text: "Lecciones" },
    { href: "/puzzles", text: "Problemas" },
    { href: "/analysis/cam", text: "Análisis con el motor, también de una partida de un fichero" },
    { href: "/editor/cam", text: "Preparar una posición" },
    { href: "/rules/cam", text: "Reglas de todos los juegos" },
  ],
  server: "Un servidor para todo lo demás",
  serverText:
    "Camlann es software libre. Cualquiera puede poner en marcha su servidor, para un club o para todos; el manual dice cómo, desde una máquina vacía hasta la primera partida.",
  hosting: "Cómo poner en marcha un servidor",
} satisfies Translation["ui_needs_server"];

const ui_part = {
  vsComputer: (level: number | null) => (level === null ? "Ordenador" : `Ordenador ${String(level)}`),
  moves: (count: number) => counted(count, "jugada"),
  guest: "Visitante",
  onDevice: "en este dispositivo",
  challengeByName: "Desafiar por nombre",
  otherGames: "Otros juegos",
  calledOff: "anulada",
  time: "Tiempo",
  noClock: "Sin reloj",
  rated: "puntuable",
  either: "puntuable o amistosa",
  or: " o ",
  facts: (name: string, { time, rated }: { time?: TimeControl | undefined; rated?: boolean | undefined }) =>
    [name, ...(time ? [game.messages.clock.control(time)] : []), ...(rated ? ["puntuable"] : [])].join(" · "),
  late: (moves: number) => (moves === 0 ? "al momento" : `con ${counted(moves, "jugada")} de retraso`),
  missing: {
    title: "Página no encontrada",
    heading: "Aquí no hay ninguna casilla",
    text: "Esta dirección se sale del tablero. No se pierde nada: tus partidas están donde las dejaste.",
    rules: "Leer las reglas",
  },
  reconstructed: "Esta posición inicial es una reconstrucción.",
  array: (number: string): string => `Disposición ${number}`,
  uncertain: "Algunas reglas de este juego son inciertas.",
  readWhy: "Leer por qué",
  notes: {
    "anti-camelot":
      "Quien mete una pieza en el castillo rival ha perdido. Basta una pieza (las fuentes no lo dicen; seguimos a AbstractPlay).",
    "river-camelot":
      "No se puede entrar en el río ni saltar por encima. Antes de la primera jugada cada bando planta tres árboles en su mitad. Ninguna pieza puede entrar en la casilla de un árbol.",
  },
} satisfies Translation["ui_part"];

const ui_settings = {
  theme: "Tema",
  board: "Tablero",
  coach: "Entrenador: avisarme antes de un error",
  cores: "Núcleos del procesador para el motor en este dispositivo",
  coreCount: (count: number, most: number): string => (count === most ? `${String(count)} (todos)` : String(count)),
  lines: "Mejores jugadas mostradas en el análisis",
  thinks: "El motor piensa una posición",
  thinksFor: (seconds: number): string =>
    seconds === 0
      ? "mientras se muestra"
      : seconds < 60
        ? `durante ${counted(seconds, "segundo")}`
        : `durante ${counted(seconds / 60, "minuto")}`,
  legend: "Mostrar la leyenda",
  sound: "Sonidos",
  more: "Más ajustes",
  names: {
    theme: { auto: "Sistema", light: "Claro", dark: "Oscuro" },
    board: { oak: "Roble y pizarra", parch: "Pergamino", hc: "Alto contraste" },
    coach: { off: "Nunca", once: "Una vez por partida", always: "Siempre" },
  },
} satisfies Translation["ui_settings"];

const frame_foot = {
  label: "Sobre este sitio",
  about: "Acerca de",
  rules: "Reglas de los juegos",
  manual: { href: "/docs/es", text: "Manual" },
  conduct: "Juego limpio",
  privacy: "Privacidad",
  licence: "Licencia",
  api: "API",
  status: "Estado",
  source: "Código fuente",
  contact: "Contacto",
  imprint: "Aviso legal",
} satisfies Translation["frame_foot"];

const frame_new_version = {
  ready: "Hay una nueva versión de esta página.",
  load: "Cargarla",
  later: "Más tarde",
} satisfies Translation["frame_new_version"];

const frame_sound = {
  off: "Apagar el sonido",
  on: "Encender el sonido",
} satisfies Translation["frame_sound"];

const embed = {
  title: "Camlann",
  loading: "Cargando…",
  missing: "Esta partida no existe, o no es pública.",
  wrong: "Este tablero no se puede mostrar",
  begin: "La posición inicial.",
  moves: "Jugadas",
  first: "Al principio",
  back: "Una jugada atrás",
  on: "Una jugada adelante",
  last: "A la última jugada",
  open: "Abrir en Camlann",
  puzzle: (name: string) => `Problema: ${name}`,
  task: (seat: string) => `Juegan ${seat}. Los pasos muestran la solución.`,
  noTournament: "Este torneo no existe.",
  standing: "Clasificación",
  place: "Puesto",
  player: "Jugador",
  points: "Puntos",
  played: "Partidas",
  matches: "Encuentros",
  nobody: "Aún no se ha inscrito nadie.",
  phase: ({ phase, round, roundsInAll }: Tournament): string =>
    phase === "running" && roundsInAll > 0
      ? `Ronda ${String(round)} de ${String(roundsInAll)}`
      : events.tournaments.phases[phase],
} satisfies Translation["embed"];

const share = {
  share: "Compartir…",
  game: "Compartir esta partida",
  position: "Compartir esta posición",
  link: "Enlace",
  fen: "Posición (FEN)",
  record: "La partida como registro",
  embed: "Tablero para tu sitio (HTML)",
  copy: "Copiar",
  copied: "Copiado.",
  selected: "Seleccionado: cópialo con el teclado.",
  frames: { game: "Una partida en Camlann", position: "Una posición en Camlann" },
  colour: "Color de tu sitio",
  look: "Ver este tablero",
  download: "Descargar",
  picture: "Imagen",
  forms: { png: "PNG", svg: "SVG", gif: "GIF animado" },
  formsOf: "Descargar la imagen como",
  noPicture: "Este servidor no puede dibujar esta imagen.",
  copyPicture: "Copiar imagen",
  notCopied: "El navegador no ha permitido copiar.",
  alt: "La posición como imagen",
} satisfies Translation["share"];

export const start = {
  home,
  new_game,
  seek,
  invite,
  ui_host,
  ui_list,
  ui_needs_server,
  ui_part,
  ui_settings,
  frame_foot,
  frame_new_version,
  frame_sound,
  embed,
  share,
} satisfies Translation;
