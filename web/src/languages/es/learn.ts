// Lessons, rules, puzzles and endings, in Spanish.
import type { Verdict } from "../../courses/goal.ts";
import type { Ending, Theme } from "../../endings/ending.ts";
import { movesIn } from "../../endings/moves_in.ts";
import type { Done } from "../../endings/kept.ts";
import { served } from "../../lib/served.ts";
import type { PerfectValue } from "../../lib/wire.ts";
import { capital, either, inWords, listed, theMan, word } from "./spanish.ts";
import { ownRules } from "./own_rules.ts";
import type { Translation } from "../translation.ts";

const learn = {
  games: "Aprender",
  lessons: "Lecciones",
  smallGame: "Una partida pequeña",
  puzzles: "Problemas",
  endings: "Finales de práctica",
  progress: (done: number, of: number) =>
    `Hechas ${String(done)} de ${String(of)}. Tu progreso se guarda en este navegador.`,
  done: "hecha",
  next: "Siguiente",
} satisfies Translation["learn"];

const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "Has capturado bastantes piezas.",
  lost: "Has perdido demasiadas piezas.",
  slow: "Has gastado tus jugadas.",
};

const courses = {
  boardLabel: (title: string) => `Partida pequeña: ${title}`,
  verdict: ({ won, by }: Verdict, end: string) =>
    `${by === "end" ? end : missed[by]} ${won ? "Resuelto." : "Sin resolver: empieza de nuevo."}`,
  thinking: (name: string) => `Pensando: ${name}…`,
  left: (moves: number) => (moves === 1 ? "Tu última jugada." : `Te toca. Te quedan ${word(moves)} jugadas.`),
  away: "No se ha podido cargar el rival. Vuelve a intentarlo cuando tengas red.",
  ask: "Reintentar",
  again: "Empezar de nuevo",
  hint: "Dame una pista",
} satisfies Translation["courses"];

const rules = {
  title: (name: string) => `Cómo se juega a ${name}`,
  learn: (name: string) => `Aprender ${name}`,
  print: "Imprimir",
  games: "Las reglas de",
  contents: "En esta página",
  again: "Empezar de nuevo",
  show: "Pista",
  read: "Leer la regla",
  done: "Correcto.",
  doneAll: "Correcto. Esas son las jugadas.",
  right: (answers: readonly { name: string; move: string }[]) =>
    `Bien. ${answers.map(({ name, move }) => `Respuesta de ${name}: ${move}.`).join(" ")} Te toca otra vez.`,
  back: "Deshacerla",
  notThat: "Esa jugada es legal, pero no es la que se pide. Empieza de nuevo y prueba otra vez.",
  play: (name: string) => `Jugar a ${name}`,
  boardLabel: (title: string) => `Tablero para probar: ${title}`,
  marks: "Una pieza elegida muestra adónde puede ir. El número dice cuántas piezas captura.",
  sets: "Reglamentos",
  options: "Qué puedes elegir",
  setsOne: (name: string, set: string) => `${name} se juega con las reglas de ${set}, como se describen arriba.`,
  setsIntro: (set: string) =>
    `Las partidas usan las reglas de ${set} si no eliges otro reglamento. Esto es lo que cambian los demás.`,
  optionsIntro:
    "Donde las fuentes dejan un punto abierto, puedes elegir al empezar una partida, en «Más opciones». Las reglas de arriba describen la elección habitual.",
  usual: "(lo habitual)",
  swap: "Intercambio",
  swapText:
    "Si lo eliges, el segundo jugador puede quedarse con la primera jugada, justo después de ella: el tablero se da la vuelta y el primer jugador responde. Así que conviene empezar con una jugada justa para los dos.",
  arrays:
    "En estas disposiciones la búsqueda no encontró ninguna victoria, y jugando contra sí mismo el programa dio a las blancas alrededor de la mitad de los puntos. «Barajada» sortea una de ellas para cada partida.",
  lostIntro:
    "Algunas elecciones están perdidas para un bando desde la primera jugada. No se ofrecen para partidas nuevas; los registros y posiciones que las tienen se pueden estudiar.",
  lost: (why: string) => `${why}.`,
  lostLine: "Verlo jugada a jugada",
  sameAs: (set: string) => `Lo mismo que ${set}.`,
} satisfies Translation["rules"];

// ---- puzzles ----

const ideas: Partial<Record<string, string>> = {
  charge:
    "Una carga: el caballo primero galopa sobre amigas, y solo después salta. El camino de entrada decide cuántas captura.",
  fork: "Un doble: una jugada hace dos amenazas, y el otro bando solo puede responder a una.",
  "castle run":
    "Una carrera al castillo: cuando una pieza lleva ventaja en el camino al castillo, nadie puede alcanzarla.",
  sacrifice: "Un sacrificio: das algo y recibes más por ello.",
  opposition: "Oposición: el bando que juega tiene que ceder, así que gana la jugada que deja el turno al otro.",
  "forced jump": "Un salto obligado: saltar es obligatorio, así que el otro bando tiene que ir adonde tú quieres.",
  chain: "Una cadena: una jugada captura tres o más. El camino que toma decide cuántas.",
  support: "Apoyo: una pieza se mueve, y ahora otra puede capturar lo que antes estaba a salvo.",
  check: "Un jaque: primero hay que salvar al rey, así que no hay tiempo para nada más.",
  mate: "Un ataque de mate: al final nada salva al rey.",
};

const themeNames: Partial<Record<string, string>> = {
  charge: "carga",
  fork: "doble",
  "castle run": "carrera al castillo",
  sacrifice: "sacrificio",
  opposition: "oposición",
  "forced jump": "salto obligado",
  chain: "cadena",
  support: "apoyo",
  check: "jaque",
  mate: "mate",
};

const plainTheme = (theme: string): string => theme.replace(/[-_]/g, " ");
const themeName = (theme: string): string => themeNames[plainTheme(theme)] ?? plainTheme(theme);

const pieces = (count: number): string => inWords(count, "una", "pieza");

/** "una" or "tres", of pieces. */
const some = (count: number): string => (count === 1 ? "una" : word(count));

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;

const winsWhat = (won: string): string => (won === "material" ? "gana material" : "gana");
const moveOf = (first: boolean): string => (first ? "primera jugada" : "jugada");

const puzzles = {
  title: "Problemas",
  titleOf: (name: string) => `Problemas de ${name}`,
  puzzle: "Problema",
  today: "Problema del día",
  storm: "Tormenta",
  lead: "Encuentra la mejor jugada: recórrela tramo a tramo. Tu puntuación y tu progreso se guardan en este navegador.",
  lessons: "Lecciones",
  endings: "Finales de práctica",
  games: "Problemas por juego",
  count: (count: number) => `${String(count)} ${count === 1 ? "problema" : "problemas"}`,
  rated: (rating: string) => `Puntuación ${rating}`,
  notYet: "aún sin probar",
  solvedOf: (met: number, of: number) => `probados ${String(met)} de ${String(of)}`,
  bestRow: (row: number) => (row > 1 ? `racha más larga: ${String(row)}` : ""),
  bestStorm: (most: number) => (most > 0 ? `mejor tormenta: ${String(most)}` : ""),
  due: (count: number) => `${String(count)} por repetir`,
  start: "Resolver",
  daily: "Problema diario",
  noGames: "En este servidor no hay problemas.",
  tryLessons: "Aún puedes hacer las lecciones.",

  from: (name: string, published: boolean) =>
    `${name} · de ${published ? "una partida publicada" : "una partida del ordenador"}`,
  rating: "Puntuación",
  row: "Racha",
  last: "Los diez últimos",
  lastTen: (solved: number, of: number) => `resueltos ${String(solved)} de los ${String(of)} últimos`,
  none: "aún ninguno",

  toMove: (name: string) => `Turno de ${name}.`,
  most: "Captura todas las que puedas en una jugada.",
  wins: (moves: number, won: string, one: boolean) =>
    moves === 1
      ? `Encuentra ${one ? "la única jugada" : "una jugada"} que ${winsWhat(won)}.`
      : `Encuentra ${one ? "el único camino" : "un camino"} que ${winsWhat(won)}, en ${word(moves)} jugadas.`,
  task: (name: string, task: string) => `Turno de ${name}: ${task.charAt(0).toLowerCase()}${task.slice(1)}`,
  how: "Recorre la jugada tramo a tramo: toca la siguiente casilla donde cae la pieza. Aquí las marcas no llevan números.",
  howTapped: "Toca la pieza y luego la casilla adonde va.",
  soFar: "Tu jugada hasta ahora",
  walked: (man: string, taken: number, next: readonly string[], stop: boolean) => {
    const took =
      taken > 0 ? `${capital(taken === 1 ? "una pieza capturada" : `${word(taken)} piezas capturadas`)}. ` : "";
    if (next.length === 0) return `${took}La jugada acaba aquí.`;
    return `${took}${capital(theMan(man))} ${stop ? "puede acabar aquí o seguir" : "tiene que seguir"}: ${either(next)}.`;
  },
  back: "Un tramo atrás",
  end: "Acabar aquí",
  over: "Empezar de nuevo",
  hint: "Pista",
  show: "Mostrar la solución",
  price: "Una pista o la solución acaban la racha; el problema vuelve en unos días.",
  shortBack: "Atrás",
  shortShow: "Solución",

  hintIs: (man: string, square: string) => `Pista: es ${theMan(man)} de ${square}.`,
  more: (taken: number) =>
    taken === 0
      ? "Aún no has capturado nada: sigue."
      : `${capital(pieces(taken))} ${taken === 1 ? "capturada" : "capturadas"} hasta ahora: sigue.`,
  notIt: "Esa no es la jugada.",
  looksForAnswer: (move: string, name: string) => `${move} no es la jugada. Buscando la respuesta de ${name}…`,
  answers: (move: string, name: string, reply: string, reason: string) =>
    `${move} no es la jugada: la respuesta de ${name} es ${reply}${reason === "" ? "" : `, que ${reason}`}.`,
  again: "Otra vez",
  otherPiece: "Empieza con otra pieza.",
  left: (square: string, from: string) => `El tramo a ${square} está mal: sigue desde ${from}.`,
  goOn: (square: string) => `No te pares en ${square}.`,
  right: "Bien. Ahora la siguiente jugada.",
  winsToo: (move: string) => `${move} también gana. La línea sigue con otra jugada: ahora la siguiente.`,
  goesOn: "Así sigue.",

  solved: "Resuelto.",
  solvedAll: (taken: number) => (taken === 1 ? "Resuelto: una." : `Resuelto: las ${word(taken)}.`),
  solvedLate: "Resuelto en otro intento.",
  shown: "Esta es la solución.",
  solvedBy: (man: string, taken: number, to: string) =>
    taken > 0
      ? `Resuelto. ${capital(theMan(man))} captura ${some(taken)} y acaba en ${to}.`
      : `Resuelto. ${capital(theMan(man))} va a ${to}.`,
  comesBack: (days: number) => `Vuelve en ${inWords(days, "un", "día")}.`,
  idea: "La idea",
  theme: (theme: string) => ideas[plainTheme(theme)] ?? "",
  reasons: (first: boolean, reasons: readonly string[]) =>
    reasons.length > 0 ? `La ${moveOf(first)} ${listed(reasons)}.` : "",
  noOther: (first: boolean, won: string) => `Ninguna otra ${moveOf(first)} ${winsWhat(won)}.`,
  thinking: "Buscando la razón…",
  rates: (rating: number) => `Puntuación ${String(Math.round(rating))}`,
  took: (seconds: number) => `tardaste ${clock(Math.round(seconds))}`,
  move: (move: number) => `tras la jugada ${String(move)}`,
  change: (points: number) => (points < 0 ? `−${String(-points)}` : `+${String(points)}`),
  unrated: "Este ya lo conocías, así que tu puntuación no cambia.",
  next: "Siguiente problema",
  analyse: "Analizar",
  print: "Imprimir",
  game: "Ver la partida",
  link: "Enlace a este problema",
  all: "Todos los problemas",

  noneLeft: "Aquí no quedan problemas",
  harderLeft: (count: number) =>
    count === 1
      ? "Queda uno más, bastante más difícil que tu puntuación."
      : `Quedan ${String(count)} más, bastante más difíciles que tu puntuación.`,
  allMet: "Los has probado todos. Los que fallaste vuelven en unos días.",
  harder: "Probar los más difíciles",

  stormLead:
    "Resuelve todos los que puedas en tres minutos. Primero los fáciles. Una jugada equivocada salta el problema.",
  stormStart: "Empezar la tormenta",
  stormAgain: "Jugar otra vez",
  clock: (ms: number) => clock(Math.ceil(ms / 1000)),
  stormTime: "Tiempo restante",
  stormSolved: "Resueltos",
  stormBest: "Tu mejor marca",
  stormNot: "Esa no. A por el siguiente.",
  stormResult: (solved: number) => `${String(solved)} ${solved === 1 ? "resuelto" : "resueltos"}`,
  stormRecord: "Es tu mejor marca hasta ahora.",
  stormBestIs: (most: number) => `Tu mejor marca hasta ahora es ${String(most)}.`,
  stormMissed: "Fallados, con sus soluciones",
  stormMissedOf: (missed: number) => `${String(missed)} ${missed === 1 ? "fallado" : "fallados"}`,
  stormClean: "Ninguno fallado.",
  stormRuns: "Mejores tormentas",
  stormNoRuns: "Aún ninguna. Aquí irá tu primera.",
  noClock: "Resolver sin reloj",
  tryIt: "Probarlo",
  day: (at: string) => new Intl.DateTimeFormat("es", { dateStyle: "medium" }).format(new Date(at)),
  themes: "Temas",
  themed: (theme: string) => `Tema: ${themeName(theme)}`,
  themeName: (theme: string) => capital(themeName(theme)),
  allThemes: "Todos los temas",
  curve: (from: number, to: number) => `Puntuación de ${String(from)} a ${String(to)}`,
  noneOfTheme: "No quedan problemas con este tema",
  stormStop: "Acabar la tormenta",
} satisfies Translation["puzzles"];

// ---- endings ----

const here = served ? "este servidor" : "este sitio";

type Wdl = PerfectValue["wdl"];

const moves = (count: number): string => inWords(count, "una", "jugada");

const themes: Readonly<Record<Theme, { name: string; lead: string }>> = {
  race: {
    name: "Carrera al castillo",
    lead: "Los dos bandos corren al castillo. Quien juega primero llega primero, pero solo con la jugada correcta: cuenta antes de correr.",
  },
  entry: {
    name: "Dos peones al castillo",
    lead: "Los dos peones tienen que entrar en el castillo, y hay un enemigo lo bastante cerca para capturar uno. Ponlos fuera de su alcance; luego corren.",
  },
  opposition: {
    name: "Oposición",
    lead: "Las piezas están frente a frente, y quien tiene que jugar debe ceder. Encuentra la jugada que deja el turno al otro bando.",
  },
  knight: {
    name: "Un caballo contra dos peones",
    lead: "Un caballo solo no tiene amigas sobre las que galopar, así que se mueve como un peón, y uno contra dos no tiene jugadas de sobra.",
  },
};

const had = (wdl: Wdl): string => (wdl === "draw" ? "las tablas" : "la victoria");

const endings = {
  title: "Finales de práctica",
  lead: "Quedan pocas piezas, y cada jugada cuenta. Juegas contra el juego perfecto: las tablas de finales responden a tus jugadas y dicen enseguida si regalas algo.",
  kept: "Lo que has resuelto se guarda en este navegador.",
  puzzles: "Problemas",
  lessons: "Lecciones",
  name: ({ theme, id }: Pick<Ending, "theme" | "id">) => `${themes[theme].name} ${id.slice(id.lastIndexOf("-") + 1)}`,
  theme: (theme: Theme) => themes[theme].lead,
  spent:
    "Los dos bandos han hecho sus dos jugadas de castillo, así que un peón que está en el castillo se queda donde está.",
  task: (side: string, goal: Ending["goal"]) =>
    goal === "win" ? `Turno de ${side}: juega y gana.` : `Turno de ${side}: juega y haz tablas.`,
  shortest: (plies: number | null) => (plies === null ? "" : `La victoria más corta dura ${moves(movesIn(plies))}.`),
  hold: (count: number) =>
    `Mantén las tablas durante ${moves(count)}, o hasta que una posición se haya dado tres veces.`,
  solvedIn: ({ moves: count, clean }: Done, goal: Ending["goal"]) =>
    `${goal === "win" ? `Ganado en ${moves(count)}` : "Mantenido"}${clean ? ", sin un fallo" : ", tras un fallo"}`,
  playedOf: (done: number, of: number) => `jugados ${String(done)} de ${String(of)}`,
  notYet: "aún sin resolver",

  noTables: `${capital(here)} aún no puede jugar estos finales: no tiene tablas de finales para ellos.`,
  noneOf: `${capital(here)} no tiene tablas de finales de este juego, así que aquí no se pueden practicar.`,
  making:
    "El servidor prepara el juego perfecto de estos finales. Suele tardar unos minutos, una sola vez. Cada juego se abre aquí en cuanto esté listo; no hace falta recargar la página.",
  makingOf: "En preparación.",
  untilThen: "Mientras tanto:",
  someOf: (most: number) =>
    `Las tablas de finales de ${here} llegan hasta ${pieces(most)}, así que aquí no se pueden practicar todos los finales.`,
  tooFew: (most: number) => `Las tablas de finales de ${here} llegan hasta ${pieces(most)}, y este final tiene más.`,
  notKept: "Estos finales necesitan red: sus tablas de finales son grandes o aún no están guardadas en este navegador.",
  meanwhile: "Estos no necesitan tablas de finales:",
  missing: `Las tablas de finales de ${here} no tienen esta posición.`,
  all: "Todos los finales",

  wait: "Consultando las tablas de finales…",
  away: "El servidor no responde. Se vuelve a intentar.",
  still: ({ wdl, plies }: PerfectValue, slower: number, slipped: boolean) => {
    if (wdl === "draw") return slipped ? "Ahora son tablas." : "Bien: siguen siendo tablas.";
    const count = moves(movesIn(plies ?? 0));
    if (wdl === "loss") return `Estás perdiendo, pero puedes aguantar ${count}.`;
    return slower > 0 ? `Sigue ganando, pero tarda ${moves(slower)} más.` : `Bien: sigue ganando, en ${count}.`;
  },
  slip: (before: Wdl, after: Wdl) =>
    `Eso regala ${had(before)}: ${after === "loss" ? "ahora pierdes" : "ahora son tablas"}.`,
  keeps: (before: Wdl, written: readonly string[]) =>
    `${written.length === 1 ? "Solo esta mantiene" : "Estas mantienen"} ${had(before)}: ${listed(written)}.`,
  tryAgain: "Otra vez desde aquí",
  goOn: "Seguir",
  startOver: "Empezar de nuevo",
  next: "Siguiente final",
  analyse: "Analizar",
  short: { tryAgain: "Otra vez", goOn: "Seguir", startOver: "De nuevo" },

  over: (reached: Wdl, count: number) => {
    if (reached === "win") return `Ganado en ${moves(count)}.`;
    return reached === "draw" ? "Tablas." : `Perdido en ${moves(count)}.`;
  },
  against: ({ goal, plies }: Ending, reached: Wdl, made: number) => {
    if (goal === "draw") return reached === "draw" ? "Aquí el mejor resultado son tablas." : "Pudiste hacer tablas.";
    if (reached !== "win") return `Pudiste ganar en ${moves(movesIn(plies ?? 0))}.`;
    const longer = made - movesIn(plies ?? 0);
    return longer > 0 ? `La victoria más corta dura ${moves(movesIn(plies ?? 0))}.` : "Es la victoria más corta.";
  },
  slips: (count: number) => (count === 0 ? "No has regalado nada." : `${capital(inWords(count, "un", "fallo"))}.`),
} satisfies Translation["endings"];

export const learnParts = { learn, courses, rules, rules_own: ownRules, puzzles, endings } satisfies Translation;
