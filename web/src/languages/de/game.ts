// Games and boards, in German.
//
// The words of this translation (the first ones as in the German summary of the World Camelot Federation):
//   knight: Ritter (in Camblam: Springer)   man, men: Bauer, Bauern     piece: Figur
//   castle: Burg                            plain step: Schritt         leap: hinwegsetzen
//   canter: Kanter, kantern                 jump: Sprung, springen      charge: Attacke, attackieren
//   take: schlagen                          leg: Teilzug                castle move: Burgzug
//   board: Brett                            square: Feld                side: Seite
//   ply: Halbzug                            to move: am Zug             draw: Remis
//   run: Lauf                               shot: Schuss                archer: Bogenschütze
//   game: Partie (played), Spiel (rules)    rule set: Regelsatz         swap: Tausch
//   record: Aufzeichnung                    Records: Archiv             study: Studie
//   ending: Endspiel                        puzzle: Aufgabe             hint: Tipp
//   take-back: Rücknahme                    resign: aufgeben            rematch: Revanche
//   rated: gewertet                         casual: ungewertet          rating: Wertung
//   correspondence: Fernpartie              leave: Urlaub               notice: Benachrichtigung
//   tournament director: Turnierleitung     spectator: Zuschauer        host: Betreiber
//   standing: Tabelle                       tie-break: Feinwertung      bye: spielfrei
//   division: Division                      officer: Vorstand           leaderboard: Bestenliste
//   main line: Hauptvariante                score: Bewertung            review: Auswertung
//   streak: Serie                           storm: Sturm                slip: Ausrutscher
//   team match: Mannschaftskampf            line-up: Aufstellung        announcement: Durchsage
//   simultaneous display: Simultanvorstellung
import { ofCore } from "../../lib/language.ts";
import { type Geometry, legsOf, type Men, type PieceLetter, pieceOf, seatsOf, type Square, TREE } from "@camlann/board";
import type { Obligation, Outcome as Played, Variant } from "../../lib/core.ts";
import type { Marked } from "../../lib/messages.ts";
import type { Phrase, Problem, Seat, TimeWish } from "../../lib/wire.ts";
import { type Field, isGoal, isWalked, mannerOf, type Outcome, type PerfectValue, type Turn } from "../../play/turn.ts";
import { shownMove } from "../../play/written.ts";
import type { Step } from "../../days/texts.ts";
import type { Warning } from "../../why/check.ts";
import type { Translation } from "../translation.ts";
import {
  capital,
  CHESS_MEN,
  counted,
  either,
  into,
  inWords,
  listed,
  nounAt,
  nounOf,
  seatWord,
  withArticle,
  word,
} from "./nouns.ts";

// ---- words of several parts ----

const sides = {
  w: "Weiß",
  b: "Schwarz",
  R: "Rot",
  G: "Grün",
  B: "Blau",
  Y: "Gelb",
} satisfies Record<Seat, string>;

const moveCount = ({ number, of, move }: { number: number; of: number; move: { before: { seat: Seat } } }): string =>
  number > 0
    ? `Zug ${String(number)} von ${String(of)}, ${sides[move.before.seat]}`
    : `vor dem ersten Zug, ${sides[move.before.seat]}`;

const wantedText = (expected: string): string => (expected === "" ? "" : ` Erwartet: ${expected}.`);

function wrongText({ what: english, where, expected, code, column }: Omit<Problem, "line">): string {
  const what = ofCore(english);
  const wanted = wantedText(ofCore(expected));
  if (code === "illegal-move" || code === "game-over") return what + wanted;
  if (column !== undefined) return `${capital(what)} (Zeichen ${String(column)}).${wanted}`;
  return `${where === "" ? capital(what) : `${where}: ${what}`}.${wanted}`;
}

const markOf = (one?: Marked): string => (one?.bot ? "Bot" : one?.guest ? "Gast" : "");

const clockControl = ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish): string =>
  days > 0
    ? `${counted(days, "Tag", "Tage")} pro Zug`
    : `${base % 60 === 0 ? String(base / 60) : `${String(base)} s`} + ${String(increment)}${delay > 0 ? `, Verzögerung ${String(delay)}` : ""}`;

/** "mit 3 Zügen Verzögerung". */
export const delayed = (moves: number): string => `mit ${counted(moves, "Zug", "Zügen")} Verzögerung`;

const phrases: Readonly<Record<Phrase, string>> = {
  hello: "Hallo",
  "good-luck": "Viel Glück",
  "nice-move": "Schöner Zug",
  oops: "Hoppla",
  "one-moment": "Einen Moment, bitte",
  "well-played": "Gut gespielt",
  thanks: "Danke",
  bye: "Tschüss",
};

// ---- the board in words ----

const kinds = {
  plain: { one: "Schritt", many: "Schritte" },
  canter: { one: "Kanter", many: "Kanter" },
  castle: { one: "Burgzug", many: "Burgzüge" },
  jump: { one: "Sprung", many: "Sprünge" },
  charge: { one: "Attacke", many: "Attacken" },
  move: { one: "Zug", many: "Züge" },
  capture: { one: "Schlagzug", many: "Schlagzüge" },
  run: { one: "Lauf", many: "Läufe" },
  shot: { one: "Schuss", many: "Schüsse" },
  plant: { one: "Baum", many: "Bäume" },
  swap: { one: "Tausch", many: "Tausche" },
};

const movesLeft = ({ plies }: PerfectValue): number => Math.ceil((plies ?? 0) / 2);

const valueText = (value: PerfectValue): string =>
  value.wdl === "draw"
    ? "Remis"
    : `${value.wdl === "win" ? "Sieg" : "Niederlage"} in ${counted(movesLeft(value), "Zug", "Zügen")}`;

type Peopled = Pick<Geometry, "men" | "seating">;

const manNoun = (letter: PieceLetter, men?: Men) => nounOf(men?.[letter.toLowerCase()] ?? letter, men);

function pieceWords(letter: PieceLetter, board: Peopled): string {
  if (letter === TREE) return "Baum";
  const piece = pieceOf(letter, board);
  if (!piece) return letter;
  const { one, ending } = nounOf(piece.man, board.men);
  return `${seatWord(piece.seat.name).toLowerCase()}${ending} ${one}`;
}

/** "Ritter". */
function manWord({ geometry }: Pick<Turn, "geometry">, letter: PieceLetter): string {
  const piece = pieceOf(letter, geometry);
  return piece ? nounOf(piece.man, geometry.men).one : letter;
}

function regardless(outcomes: readonly Outcome[]): readonly Outcome[] {
  const known = new Set<Square>();
  return outcomes.filter(({ promotion, to }) => {
    if (promotion === undefined) return true;
    const isNew = !known.has(to);
    known.add(to);
    return isNew;
  });
}

function abilities({ geometry }: Turn, outcomes: readonly Outcome[]): string {
  const distinct = regardless(outcomes);
  return geometry.kinds
    .flatMap(({ word: kind }) => {
      const count = distinct.filter((outcome) => outcome.kind === kind).length;
      const { one, many } = kinds[kind];
      return count > 0 ? [counted(count, one, many)] : [];
    })
    .join(", ");
}

function pathText(outcome: Outcome, field: Field): string {
  const { path, captures } = outcome;
  const manner = mannerOf(field, outcome.kind);
  const becomes = outcome.promotion === undefined ? "" : ` = ${manNoun(outcome.promotion, field.men).one}`;
  const [first = "", ...rest] = path;
  if (manner === "shot") return `${first} schießt auf ${outcome.to}`;
  if (manner === "put") return `Baum auf ${outcome.to}`;
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
  if (owner) parts.push(`Burg von ${seatWord(owner.name)}`);
  parts.push(letter ? pieceWords(letter, turn.geometry) : "leer");
  if (turn.obligation.kind === "check" && turn.obligation.squares.includes(square))
    parts.push(turn.obligation.attack ? "schachmatt" : "im Schach");
  if (turn.free && outcomes.some(({ kind }) => kind === "plant")) parts.push("hier darf ein Baum stehen");
  else if (turn.free) {
    const distinct = regardless(outcomes);
    const captures = distinct.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = distinct.length - captures;
    if (quiet > 0) parts.push(counted(quiet, "Zug", "Züge"));
    if (captures > 0) parts.push(counted(captures, "Schlagzug", "Schlagzüge"));
  }
  return parts.join(", ");
}

function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plant" ? "für einen Baum gewählt" : kinds[best.kind].one];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("in die Burg");
  if (best.captures.length > 0) parts.push(`schlägt ${String(best.captures.length)}`);
  if (best.promotion !== undefined) parts.push("danach wählst du die Umwandlung");
  else if (ways.length > 1) parts.push(`${word(ways.length)} Wege`);
  return parts.join(", ");
}

/** "sechs Bauern", "einen Ritter und zwei Bauern": the greatest first. */
function takenText(pieces: Turn["pieces"], captures: readonly Square[], board: Peopled): string {
  const taken = captures.flatMap((square) => {
    const piece = pieceOf(pieces[square] ?? "", board);
    return piece ? [piece.man] : [];
  });
  const order = Object.values(board.men ?? { m: "man", k: "knight" }).reverse();
  return listed(
    order.flatMap((name) => {
      const count = taken.filter((man) => man === name).length;
      const noun = nounOf(name, board.men);
      return count === 0 ? [] : [inWords(count, withArticle(noun), noun.many)];
    }),
  );
}

function moveSentence(pieces: Turn["pieces"], outcome: Outcome, board: Peopled = {}): string {
  const letter = pieces[outcome.from];
  const who = letter ? `${capital(pieceWords(letter, board))} ${outcome.from}` : outcome.from;
  const taken = takenText(pieces, outcome.captures, board);
  switch (outcome.kind) {
    case "plain":
      return `${who} zieht nach ${outcome.to}.`;
    case "plant":
      return `Auf ${outcome.to} kommt ein Baum.`;
    case "swap":
      return "Der erste Zug wird übernommen und das Brett umgedreht.";
    case "canter":
      return `${who} kantert nach ${outcome.to}.`;
    case "castle":
      return `${who} zieht in der Burg nach ${outcome.to}.`;
    case "jump":
      return outcome.path.length === 2
        ? `${who} springt nach ${outcome.to} und schlägt ${taken}.`
        : `${who} springt, schlägt ${taken} und endet auf ${outcome.to}.`;
    case "charge": {
      const turning = legsOf({ squares: outcome.path, captures: outcome.captures }).find((leg) => leg.kind === "jump");
      return `${who} kantert nach ${turning?.from ?? outcome.to}, schlägt ${taken} und endet auf ${outcome.to}.`;
    }
  }
  const becomes = outcome.promotion === undefined ? "" : ` und wird ${into(manNoun(outcome.promotion, board.men))}`;
  if (outcome.captures.length === 0) return `${who} zieht nach ${outcome.to}${becomes}.`;
  if (outcome.captures.length > 1)
    return becomes === ""
      ? `${who} schlägt im Lauf ${taken} und endet auf ${outcome.to}.`
      : `${who} schlägt im Lauf ${taken}, endet auf ${outcome.to}${becomes}.`;
  return outcome.kind === "shot"
    ? `${who} schießt auf ${outcome.to} und schlägt ${taken}.`
    : `${who} schlägt ${taken} auf ${outcome.to}${becomes}.`;
}

/** "schlägt 3, nicht E5". */
function chip(outcome: Outcome, ways: readonly Outcome[]): string {
  const count = outcome.captures.length;
  if (count === 0) return "schlägt keine";
  const alike = ways.filter((way) => way.captures.length === count);
  if (alike.length === 1) return `schlägt ${String(count)}`;
  const takes = (way: Outcome, square: Square) => way.captures.includes(square);
  const own = outcome.captures.filter((square) => !alike.every((way) => takes(way, square)));
  const all = new Set(alike.flatMap((way) => way.captures));
  const spared = [...all].filter((square) => !takes(outcome, square));
  return spared.length < own.length
    ? `schlägt ${String(count)}, nicht ${spared.join(" ")}`
    : `schlägt ${String(count)}: ${own.join(" ")}`;
}

// ---- families of games ----

const legend = [
  { kind: "plain", count: 0, text: "Schritt" },
  { kind: "canter", count: 0, text: "Kanter, über eigene Figuren" },
  { kind: "jump", count: 2, text: "Sprung (2 geschlagen)" },
  { kind: "charge", count: 2, text: "Attacke (2 geschlagen)" },
  { kind: "castle", count: 0, text: "in die Burg" },
];
const tap =
  "Tippe eine umringte Figur an, dann ein markiertes Feld. Die Seite kennt die Regeln und sagt dir, warum etwas nicht geht.";
const charge = "Ein Ritter darf beides in einem Zug: erst kantern, dann springen. Das ist eine Attacke.";
const finding =
  "K, M und C finden den nächsten Ritter, den nächsten Bauern und die nächste Figur, die schlagen kann, T das nächste Feld für die gewählte Figur";

const treeNumbers = ["keine Bäume", "einen Baum", "zwei Bäume", "drei Bäume", "vier Bäume", "fünf Bäume"];
/** In the accusative: "pflanzt drei Bäume". */
const treesText = (count: number): string => treeNumbers[count] ?? `${String(count)} Bäume`;

const camelotLines = ({ castlePiecesToWin, reversed }: Variant): string[] => [
  `Bring ${inWords(castlePiecesToWin, "eine Figur", "Figuren")} in die Burg am anderen Ende oder schlag alle Figuren der Gegenseite, und du ${reversed ? "hast verloren" : "gewinnst"}.`,
  "Eine Figur zieht auf ein beliebiges Nachbarfeld, oder sie kantert: Sie setzt über eigene Figuren hinweg, eine nach der anderen.",
  "Sie springt über eine gegnerische Figur auf das leere Feld dahinter und schlägt sie. Wer springen kann, muss springen, solange es weitergeht.",
  charge,
  tap,
];

const teams = ({ seating, sides: all }: Variant): string =>
  all
    .map((side) => seating.filter(({ id }) => side.includes(id)))
    .map((team) => listed(team.map(({ name }) => seatWord(name))))
    .join(" gegen ");

const yesNo = (yes: string, no: string): Record<string, string> => ({ true: yes, false: no });

const families = {
  camelot: { legend, lines: camelotLines, keys: finding },
  wooded: {
    legend,
    lines: (variant: Variant): string[] => {
      const [aim = "", ...others] = camelotLines(variant);
      const put = `Zuerst pflanzt Weiß ${treesText(variant.trees)} auf der eigenen Seite, danach Schwarz. Das Feld eines Baums darf keine Figur betreten.`;
      return [`${put} ${aim}`, ...others];
    },
    keys: finding,
    options: {
      treeLeap: {
        title: "Bäume",
        values: {
          none: "keine Figur setzt über einen Baum hinweg",
          canter: "Figuren kantern über Bäume wie über eigene Figuren",
        },
      },
    },
  },
  teamed: {
    legend,
    lines: (variant: Variant): string[] => [
      `${teams(variant)}: ${variant.castlePiecesToWin === 2 ? "Stehen zwei Figuren" : "Steht eine Figur"} deines Teams in den Burgen gegenüber oder sind alle gegnerischen Figuren geschlagen, gewinnt ihr zusammen.`,
      "Eine Figur zieht auf ein beliebiges Nachbarfeld, oder sie kantert: Sie setzt über deine Figuren und die deines Partners hinweg, eine nach der anderen.",
      "Sie springt über eine gegnerische Figur auf das leere Feld dahinter und schlägt sie. Können deine Figuren springen, musst du springen, solange es weitergeht.",
      charge,
      tap,
    ],
    keys: finding,
    options: {
      array: {
        title: "Ausgangsstellung",
        values: {
          wcf: "Ritter in zwei Reihen, wie bei Camelot",
          "1932": "Alle Ritter in der hinteren Reihe, wie 1932",
        },
      },
      sideCastleJump: {
        title: "Sprung in eine Burg an der Seite",
        values: { true: "Erlaubt", false: "Nicht erlaubt" },
      },
    },
  },
  hexagonal: {
    legend,
    lines: (): string[] => [
      "Bring eine Figur in eine der beiden anderen Burgen, oder behalte als letzte Seite Figuren, und du gewinnst. Jeder spielt für sich.",
      "Ein Sechseck hat sechs Nachbarn. Eine Figur zieht auf einen davon, oder sie kantert: Sie setzt über deine eigenen Figuren hinweg, eine nach der anderen.",
      "Sie springt über eine gegnerische Figur auf das leere Sechseck dahinter und schlägt sie. Wer springen kann, muss springen, solange es weitergeht.",
      charge,
      "Tippe eine umringte Figur an, dann ein markiertes Sechseck. Die Seite kennt die Regeln und sagt dir, warum etwas nicht geht.",
    ],
    keys: `die Ziffern 7, 8, 9 und 1, 2, 3 gehen in die sechs Richtungen, ${finding}`,
  },
  knightless: {
    legend: legend.filter(({ kind }) => kind !== "charge"),
    lines: (): string[] => [
      "Bring einen Bauern in die Burg am anderen Ende oder schlag alle Bauern der Gegenseite, und du gewinnst.",
      "Ein Bauer zieht auf ein beliebiges Nachbarfeld, oder er kantert: Er setzt über einen eigenen Bauern hinweg.",
      "Er springt über einen gegnerischen Bauern auf das leere Feld dahinter und schlägt ihn. Wer springen kann, muss springen.",
      "Ein Zug ist ein einziger Schritt, Kanter oder Sprung: Es gibt keine Ketten und keine Ritter.",
      tap,
    ],
    keys: "M und C finden den nächsten Bauern und den nächsten, der schlagen kann, T das nächste Feld für den gewählten Bauern",
  },
  camblam: {
    legend: [
      { kind: "plain", count: 0, text: "Zug" },
      { kind: "capture", count: 0, text: "Schlagzug" },
      { kind: "run", count: 3, text: "Lauf (bisher geschlagen)" },
      { kind: "shot", count: 0, text: "Schuss, der Bogenschütze bleibt" },
    ],
    lines: (): string[] => [
      "Schach auf einem Brett von 12 × 12 Feldern: Setz den gegnerischen König matt. Die meisten Figuren ziehen wie im Schach und können noch etwas mehr.",
      "Dame, Turm, Läufer und Katapult laufen: Sie schlagen in einem Zug so viele Gegner, wie auf ihrer Linie hintereinander stehen.",
      "Bogenschützen schießen bis zu fünf Felder weit und bleiben stehen. Prinzen ziehen gerade, dann diagonal. Bauern ziehen bis zu drei Felder.",
      "Ein Lauf geht durch die Figuren neben deinem König hindurch; eine Lücke hält ihn auf. Springer springen weit: Auf b8 oder j8 (b5 oder j5) kann einer im dritten Zug mattsetzen.",
      "Tippe eine umringte Figur an, dann eine Markierung; bei einem Lauf die letzte Figur. Die Seite sagt dir, warum etwas nicht geht.",
    ],
    keys: "P, N, C, A, R, B, I, Q und K finden die nächste Figur dieser Art, X eine, die schlagen kann, T das nächste Feld für die gewählte Figur",
    options: {
      array: {
        title: "Ausgangsstellung",
        values: {
          default: "Katapulte in der Mitte",
          alternating: "Springer und Katapulte abwechselnd",
          shuffled: "Gemischt: in jeder Partie eine andere",
        },
      },
      knightLegA: {
        title: "Das gerade Stück im kurzen Weg des Springers",
        values: { "1": "Ein Feld", "4": "Vier Felder", any: "Beliebig viele Felder" },
      },
      runMustBeFull: {
        title: "Ein Lauf",
        values: yesNo("Schlägt die ganze Reihe", "Schlägt so viele, wie du willst"),
      },
      runThroughShield: {
        title: "Ein Lauf auf einen König hinter eigenen Figuren",
        values: yesNo("Geht durch sie hindurch: Schach", "Endet vor dem König: kein Schach"),
      },
      stepCaptures: {
        title: "Die einzelnen Schritte von Katapult, Turm und Läufer",
        values: yesNo("Dürfen schlagen", "Gehen nur auf leere Felder"),
      },
      winBy: {
        title: "Gewonnen ist die Partie",
        values: { checkmate: "Durch Schachmatt", capture: "Wenn der König geschlagen ist" },
      },
    },
  },
  shared: {
    array: { title: "Ausgangsstellung", values: { default: "Die übliche" } },
    swap: { title: "Tausch", values: yesNo("Der zweite Spieler darf den ersten Zug übernehmen", "Nein") },
  },
  trees: { numbers: treeNumbers, more: (count: number): string => `${String(count)} Bäume` },
};

// ---- the coach, plans ----

const duties: Partial<Record<Obligation["kind"], (squares: readonly string[]) => string>> = {
  capture: (squares) => `, und dann musst du mit ${either(squares)} schlagen`,
  leave: (squares) => `, und dann muss ${either(squares)} deine Burg verlassen`,
  "leave-by-jump": (squares) => `, und dann muss ${either(squares)} deine Burg mit einem Sprung verlassen`,
};

const harmed = (harm: string): string =>
  /^(has|is|hat|ist|muss) /.test(harm) ? `Deine Seite ${harm}.` : `Dieser Zug ${harm}.`;

const fromTo = ({ kind, from, to, notation }: Played): string =>
  kind === "swap" ? notation : from === to ? `Baum auf ${to}` : `${from} nach ${to}`;
const taking = ({ captures }: Played): string =>
  captures.length > 0 ? ` und schlägst dabei ${String(captures.length)}` : "";

const many = (names: string): boolean => /, | und | and /.test(names);

const waitingGames = (count: number): string =>
  count === 1 ? "1 Partie wartet auf deinen Zug" : `${String(count)} Partien warten auf deinen Zug`;

const pieceOn = (piece: string, square: string): string => `${capital(piece)} ${square}`;

export const game = {
  written: { tree: (square: string): string => `Baum ${square}` },
  messages: {
    skip: "Zum Inhalt springen",
    loading: "Einen Moment …",
    again: "Noch einmal versuchen",
    status: "Zustand des Servers",
    markOf,
    marked: (one?: Marked): string => (one?.bot || one?.guest ? `${one.name} (${markOf(one)})` : (one?.name ?? "")),
    sides,
    listed,
    wanted: wantedText,
    moveCount,
    wrongText,

    nav: {
      label: "Hauptmenü",
      play: "Spielen",
      learn: "Lernen",
      rules: "Regeln",
      analysis: "Analyse",
      records: "Archiv",
      tournaments: "Turniere",
    },

    account: { signIn: "Anmelden", yours: (name: string): string => `Dein Konto: ${name}` },

    missing: {
      play: "Zu den Spielen",
      game: "Diese Partie ist nicht in diesem Browser",
      gameText: "Öffne sie dort, wo sie begonnen hat, oder prüfe die Adresse.",
    },

    settings: "Einstellungen",
    menu: "Menü und Einstellungen",

    home: { away: "Der Server antwortet nicht. Neuer Versuch läuft." },

    invite: { withdraw: "Zurückziehen" },

    fiveLines: {
      heading: (name: string): string => `${name} in fünf Zeilen`,
      more: "Alle Regeln, mit Brettern zum Ausprobieren",
      close: "Ich kenne das Spiel",
    },

    newGame: { away: "Der Server antwortet nicht. Versuch es gleich noch einmal." },

    clock: {
      control: clockControl,
      days: (days: number, hours: number): string => `${String(days)} T ${String(hours)} h`,
      hours: (hours: number, minutes: number): string => `${String(hours)} h ${String(minutes)} min`,
      of: (name: string, left: string): string => `Uhr von ${name}: ${left}`,
      low: (name: string, seconds: number): string => `${name}: noch ${counted(seconds, "Sekunde", "Sekunden")}.`,
      firstMove: "Zieh innerhalb einer Minute, sonst wird die Partie abgebrochen.",
      firstMoveOrLose: "Zieh innerhalb einer Minute, sonst verlierst du die Partie.",
      onLeave: (until: number): string =>
        `im Urlaub bis ${new Date(until).toLocaleDateString("de", { day: "numeric", month: "long" })}`,
      callOff: "Abbrechen",
      calledOff: "Abgebrochen",
    },

    game: {
      savePlan: "Plan speichern",
      title: (name: string, all: readonly (readonly string[])[]): string =>
        `${name}: ${all.map((names) => listed(names)).join(" gegen ")}`,
      you: "Du",
      onDevice: "Auf diesem Gerät · ",
      toTournament: "Zum Turnier",
      computerName: "Computer",
      level: (level: number | null): string => (level === null ? "" : `Stufe ${String(level)}`),
      levelLine: (level: number | null): string => (level === null ? "" : `Stufe ${String(level)} · `),
      team: (team: string): string => `Team ${team}`,
      teamShort: (partners: string): string => `mit ${partners}`,
      places: {
        foot: "unten",
        left: "links",
        top: "oben",
        right: "rechts",
        upperLeft: "oben links",
        upperRight: "oben rechts",
      },
      goal: (castles: readonly { name: string; place: string }[]): string =>
        castles.length === 1
          ? `Ziel: ${castles.map(({ name, place }) => `Burg von ${name}, ${place}`).join("")}.`
          : `Ziel: Burg von ${castles.map(({ name }) => name).join(" oder ")}.`,
      took: (counts: { name: string; count: number }[]): string =>
        counts.length > 0
          ? `geschlagen: ${counts
              .map(({ name, count }) => {
                const chess = counts.some((one) => one.name !== "man" && one.name !== "knight");
                const noun = nounOf(name, chess ? CHESS_MEN : undefined);
                return counted(count, noun.one, noun.many);
              })
              .join(", ")}`
          : "",
      tookShort: (pieces: number): string => (pieces > 0 ? `schlug ${String(pieces)}` : ""),
      thinking: "denkt",
      toMove: "am Zug",
      yourMove: "Du bist am Zug.",
      yourMoveFor: (seat: string): string => `Du bist am Zug, für ${seat}.`,
      seatMoves: (seat: Seat): string => `${sides[seat]} ist am Zug.`,
      namedMoves: (name: string, seat: string, partner: boolean): string =>
        `${name}${partner ? " aus deinem Team" : ""} ist am Zug, für ${seat}.`,
      watching: "Du schaust zu.",
      seenLate: (moves: number): string => `Du siehst diese Partie ${delayed(moves)}.`,
      watchersLate: (moves: number): string => `Zuschauer sehen diese Partie ${delayed(moves)}.`,
      computerThinks: "Der Computer denkt nach.",
      hurried: "Er nimmt sich weniger Zeit als sonst, weil gerade viele spielen.",
      computerThinksFor: (seat: string): string => `Der Computer denkt nach, für ${seat}.`,
      passedOver: (names: string, count: number): string =>
        count === 1 ? `${names} kann nicht ziehen und setzt aus.` : `${names} können nicht ziehen und setzen aus.`,
      lookingBack: (at: { number: number; of: number; move: { before: { seat: Seat } } } | null): string =>
        at === null ? "Rückblick: Ausgangsstellung." : `Rückblick: ${moveCount(at)}.`,
      toNow: "Zurück zur Partie",
      gone: "Die Verbindung ist weg. Neuer Versuch läuft.",
      goneKept: "Die Verbindung ist weg. Dein Zug bleibt gespeichert und wird gesendet, sobald sie wieder da ist.",
      sending: "Dein Zug wird gesendet …",
      waiting: "Dein Zug ist noch nicht beim Server. Neuer Versuch läuft.",
      back: "Wieder verbunden.",
      unanswered: "Der Server hat nicht geantwortet. Bitte versuch es noch einmal.",
      notTaken: (why: string): string => `Dein Zug wurde zurückgenommen. ${why}`,
      elsewhere: "Die Partie wurde in einem anderen Fenster verändert.",
      why: "Warum",
      offerYou: "Der Computer bietet Remis an.",
      offerSide: (seat: Seat): string => `${sides[seat]} bietet Remis an.`,
      offered: "Remis angeboten. Das Angebot endet, wenn die andere Seite antwortet oder zieht.",
      declined: "Das Remisangebot wurde abgelehnt.",
      otherSide: "Die andere Seite",
      drawRefused: (name: string): string => `${name} hat das Remis abgelehnt.`,
      playsOn: "Dein Partner möchte weiterspielen.",
      takeBackRefused: (name: string): string => `${name} hat die Rücknahme abgelehnt.`,
      offerThree: (seat: Seat): string => `${sides[seat]} bietet Remis an. Die beiden anderen müssen zustimmen.`,
      accept: "Remis annehmen",
      acceptAll: "Alle stimmen zu",
      decline: "Ablehnen",
      hintIs: (move: string): string => `Tipp: ${move}.`,
      hintWait: "Suche einen guten Zug …",
      last: "Zugliste",
      noMoves: (first: Seat): string => `Noch keine Züge. ${sides[first]} beginnt.`,
      passedHere: "setzt aus",
      moveName: (number: number, seat: Seat, notation: string): string =>
        number > 0
          ? `${String(number)}, ${sides[seat]}: ${notation}`
          : `${sides[seat]}: Baum auf ${notation.replace("@", "")}`,
      rated: "gewertet",
      casual: "ungewertet",
      rulesLine: (ruleSet: string): string => `Regeln: ${ruleSet}`,
      controls: "Steuerung der Partie",
      replay: "Nachspielen",
      first: "Erste Stellung",
      previous: "Voriger Zug",
      next: "Nächster Zug",
      lastMove: "Letzte Stellung",
      flip: "Brett umdrehen",
      turnBoard: "Brett drehen",
      follow: "Brett zum Spieler am Zug drehen",
      quarter: "Vierteldrehung",
      upright: "Brett aufrecht drehen",
      step: "Den Weg selbst ziehen",
      takeBack: "Zurücknehmen",
      askBack: "Um Rücknahme bitten",
      resign: "Aufgeben",
      offerDraw: "Remis anbieten",
      swap: "Ersten Zug übernehmen",
      swapWhy: "Übernimm den ersten Zug, dann wird das Brett umgedreht, oder antworte darauf.",
      claimDraw: "Remis beanspruchen",
      claimWhy: "Diese Stellung ist zum dritten Mal entstanden. Du kannst Remis beanspruchen.",
      hint: "Tipp",
      short: {
        first: "Anfang",
        back: "Zurück",
        on: "Weiter",
        last: "Ende",
        flip: "Umdrehen",
        step: "Weg",
        takeBack: "Rücknahme",
        hint: "Tipp",
        offerDraw: "Remis",
        claim: "Remis!",
        quarter: "Drehen",
        turn: "Drehen",
        follow: "Folgen",
        more: "Mehr",
      },
      copyFen: "FEN kopieren",
      copied: "Kopiert.",
      notCopied: "Der Browser hat das Kopieren nicht erlaubt. Hier ist der Text:",
      download: "Aufzeichnung herunterladen",
      confirm: "In dieser Partie vor jedem Zug nachfragen",
      typeMove: "Zug eingeben",
      typeExample: (move: string): string => `Zug eingeben: ${move}`,
      playTyped: "Ziehen",
      askTyped: "Fragen",
      rematch: "Revanche",
      rematchOffered: "Revanche angeboten",
      rematchAccept: "Revanche annehmen",
      newGame: "Neue Partie",
      result: "Ergebnis",
      analyse: "Analysieren",
      review: "Auswerten",
      answer: "Antworten",
      howTo: "So wird gespielt",
      close: "Schließen",
      legend: "Die Markierungen",
      keys: (found: string): string => `Tasten: Die Pfeile gehen über das Brett, Enter wählt und zieht, ${found}.`,
      actions: "Partie",
      notFree: "Gerade nicht möglich.",
    },

    presence: {
      words: { here: "da", away: "abwesend", reconnecting: "verbindet neu", gone: "weg" },
      claimIn: (names: string, time: string, several: boolean): string =>
        `${names} ${several ? "sind" : "ist"} gegangen. In ${time} kannst du den Sieg beanspruchen.`,
      claimNow: (names: string, several: boolean): string =>
        `${names} ${several ? "sind" : "ist"} gegangen. Du kannst den Sieg beanspruchen.`,
      claim: "Sieg beanspruchen",
      standIn: (name: string, seat: string): string => `${name} ist gegangen. Du ziehst für ${seat}.`,
      watchers: (count: number): string =>
        count === 1 ? "1 Person schaut zu" : `${String(count)} Personen schauen zu`,
    },

    why: { action: "Warum dieser Zug?", short: "Warum", ask: "Warum?", better: "Besser:" },

    review: {
      title: "Schwächste Züge",
      line: (played: string, better: string): string => `Gespielt: ${played}. Besser: ${better}.`,
    },

    values: {
      action: "Perfekte Werte",
      short: "Werte",
    },
  },

  words: {
    word,
    valueText,
    pieceWords,
    pathText,
    cellName,
    targetName,
    moveSentence,

    yourMove: "Du bist am Zug.",

    picked: (turn: Turn, letter: PieceLetter, square: Square, outcomes: readonly Outcome[]): string =>
      `${manWord(turn, letter)} ${square}: ${abilities(turn, outcomes)}.`,

    preview: (turn: Turn, outcome: Outcome): string => {
      const path = pathText(outcome, turn.geometry);
      if (mannerOf(turn.geometry, outcome.kind) === "shot") return `${path} und bleibt stehen.`;
      return outcome.captures.length > 0 ? `${path}: schlägt ${String(outcome.captures.length)}.` : `${path}.`;
    },

    previewOfSeveral: (ways: readonly Outcome[]): string => {
      const [best] = ways;
      if (!best) return "";
      if (best.promotion !== undefined) return `${best.from} nach ${best.to}: Wähle die Umwandlung.`;
      const counts = [...new Set(ways.map((way) => way.captures.length))];
      const most = counts.at(0) ?? 0;
      const least = counts.at(-1) ?? 0;
      const takes = counts.length > 3 ? `${String(least)} bis ${String(most)}` : either(counts.map(String));
      return `${best.from} nach ${best.to} auf ${word(ways.length)} Wegen: schlägt ${takes}.`;
    },

    severalWays: (to: Square, count: number): string => `${to} ist auf ${word(count)} Wegen zu erreichen.`,

    promotionLabel: (to: Square): string => `Umwandlung des Bauern auf ${to}`,
    promoting: (turn: Turn, { to, promotion = "" }: Outcome): string =>
      `${to}: ${manNoun(promotion, turn.geometry.men).one}. Wähle, was aus dem Bauern wird.`,

    chip,
    chipInFull: (outcome: Outcome, ways: readonly Outcome[]): string =>
      `${chip(outcome, ways)}, endet auf ${outcome.to}`,

    confirm: (turn: Turn, outcome: Outcome): string => {
      const men = outcome.captures.length;
      const path = pathText(outcome, turn.geometry);
      const manner = mannerOf(turn.geometry, outcome.kind);
      if (manner === "shot" || manner === "put") return `${path}?`;
      return `${path} spielen${men > 0 ? ` und ${String(men)} schlagen` : ""}?`;
    },
    confirmChip: "Spielen",
    confirmHint: "Enter spielt den Zug, Escape legt die Figur zurück.",

    aheadPicked: (square: Square): string => `${square}: Wähle, wohin die Figur zieht, sobald du am Zug bist.`,
    aheadSet: (plans: readonly { from: Square; to: Square }[]): string =>
      `${plans.map(({ from, to }) => `${from} nach ${to}`).join(", dann ")}, sobald du am Zug bist. Tippe auf ein leeres Feld, um ${plans.length > 1 ? "das alles" : "das"} zu verwerfen.`,
    aheadDropped: ([first, ...rest]: readonly { from: Square; to: Square }[]): string =>
      first
        ? `${first.from} nach ${first.to} ist nicht mehr möglich und wurde verworfen${rest.map(({ from, to }) => `, ebenso ${from} nach ${to}`).join("")}.`
        : "",

    tooLate: "Das war zu spät getippt.",

    walkButtons: { end: "Hier enden", back: "Teilzug zurück" },
    walkLabel: (square: Square, stop: boolean): string =>
      stop ? `Der Zug darf auf ${square} enden` : `Der Zug geht von ${square} aus weiter`,

    walkedFrom: (square: Square): string => `${square}, verlassen`,
    walkedHere: (square: Square, stop: boolean): string =>
      `${square}, hier steht die Figur${stop ? ", der Zug darf enden" : ""}`,
    leg: (kind: Outcome["kind"], captured: Square | null): string =>
      captured === null ? kinds[kind].one : `${kinds[kind].one}, schlägt ${captured}`,

    stepFirst: (turn: Turn, letter: PieceLetter, square: Square): string =>
      `${manWord(turn, letter)} ${square}: Tippe die Felder der Landungen nacheinander an.`,

    stepped: (legs: number, men: number, stop: boolean, more: boolean): string => {
      const walked = `${capital(inWords(legs, "ein Teilzug", "Teilzüge"))} gezogen`;
      const taken = men > 0 ? `, ${inWords(men, "eine Figur", "Figuren")} geschlagen` : "";
      const then = stop
        ? more
          ? "Du kannst weiterziehen oder hier enden."
          : "Hier endet der Zug."
        : more
          ? "Du musst weiterziehen."
          : "Hier geht es nicht weiter: Nimm einen Teilzug zurück.";
      return `${walked}${taken}. ${then}`;
    },

    notNext: (square: Square): string => `${square} ist nicht die nächste Landung. Zieh Teilzug für Teilzug dorthin.`,
    notReached: (square: Square): string => `${square}: Diese Figur kommt nicht dorthin.`,

    previewTitle: (turn: Turn, outcome: Outcome): string => {
      const { from, to, captures, promotion } = outcome;
      const ends = from === to && captures.length === 0 ? to : `${from} nach ${to}`;
      const parts = [`${ends}: ${kinds[outcome.kind].one}`];
      if (captures.length > 0) parts.push(`schlägt ${String(captures.length)}`);
      if (promotion !== undefined) parts.push(`wird ${into(manNoun(promotion, turn.geometry.men))}`);
      return parts.join(", ");
    },
    bestValue: (value: PerfectValue): string => `bester Zug: ${valueText(value)}`,
    targetValue: (value: PerfectValue): string => `perfektes Spiel: ${valueText(value)}`,
    playHint: "Enter spielt den Zug, Escape legt die Figur zurück.",
    chipHint: "Drück die Ziffer des Wegs oder Enter für den gewählten.",
    stepHint: "Die Rücktaste nimmt einen Teilzug zurück, Escape legt die Figur zurück.",

    boardLabel: (name: string, seat: string, over: boolean): string =>
      over ? `${name}, die Partie ist beendet` : `${name}, ${seat} am Zug`,
  },

  kinds,
  families,

  beside: {
    reconstructed: "Einige Regeln sind rekonstruiert:",
    whichOnes: "welche",
    legTo: { jump: "springt nach", canter: "kantert nach", take: "schlägt", shot: "schießt auf" },
    idleHelp: "Tippe eine umringte Figur an, um zu sehen, wohin sie ziehen kann.",
    waitHelp: (meanwhile: "" | "computer" | "person"): string =>
      `Du kannst in der Partie zurückblättern${{ "": "", computer: ", während der Computer denkt", person: ", während du wartest" }[meanwhile]}.`,
    lookHelp: "Das ist eine frühere Stellung. Geh zurück zur Partie, um weiterzuspielen.",
    awayHelp: "Nichts ist verloren. Die Partie geht weiter, sobald die Verbindung wieder da ist.",
    resultHeading: {
      w: "Weiß gewinnt",
      b: "Schwarz gewinnt",
      draw: "Remis",
      nobody: "Niemand gewinnt",
      youWin: "Du gewinnst",
      youLose: "Du verlierst",
      teamWin: "Dein Team gewinnt",
      teamLose: "Dein Team verliert",
    },
    seatsWin: (names: string, count: number): string => `${names} ${count === 1 ? "gewinnt" : "gewinnen"}`,
  },

  values: {
    heading: (seat: Seat, value: string, wdl: "win" | "draw" | "loss"): string =>
      wdl === "draw" ? "Perfektes Spiel: Remis" : `Perfektes Spiel: ${sides[seat]} am Zug, ${value}`,
  },

  beside_insight: {
    end: { lookBack: "Rückblick", worst: "Schwächste Züge suchen" },
    why: {
      heading: (notation: string): string => `Warum ${notation}?`,
      wait: "Denke nach …",
      failed: "Die Engine hat nicht geantwortet. Bitte versuch es noch einmal.",
      best: "Etwas Besseres wurde nicht gefunden.",
      scores: "Bewertungen zählen Bauern, für die Seite am Zug. Berechnet in deinem Browser.",
    },
    values: {
      wait: "Schlage nach …",
      failed: {
        none: "Für diese Stellung gibt es noch keine Tabelle.",
        rated: "Du spielst eine gewertete Partie, die dieser Stellung nahe ist.",
        away: "Der Server hat nicht geantwortet. Bitte versuch es noch einmal.",
      },
      moves: "Züge mit ihren Werten",
      legend: "Für die Seite am Zug: +5 gewinnt in fünf Zügen, = ist Remis, −12 verliert in zwölf Zügen.",
      more: "Was das bedeutet",
    },
  },

  beside_questions: {
    help: "Gib einen Zug ein, oder frag: wo sind meine Ritter; wo sind seine Bauern; was kann D6; was steht auf D6; letzter Zug; Uhren; wer ist am Zug.",
    none: "keine",
    noLast: "Es wurde noch kein Zug gespielt.",
    noClocks: "Diese Partie hat keine Uhren.",
    over: "Die Partie ist beendet.",
    noSquare: (text: string): string => `Ein Feld ${text} gibt es nicht.`,
    empty: (square: string): string => `${square} ist leer.`,
    onSquare: (piece: string, square: string): string => `${capital(piece)} auf ${square}.`,
    places: (whose: string, men: string, squares: string): string =>
      `${seatWord(capital(whose))}, ${nounAt(men.replace(/^men$/u, "man").replace(/s$/u, ""), squares).many}: ${squares}.`,
    moves: (piece: string, square: string, moves: string): string => `${pieceOn(piece, square)}: ${moves}.`,
    noMoves: (piece: string, square: string): string => `${pieceOn(piece, square)} kann jetzt nicht ziehen.`,
    toMove: (name: string): string => `${seatWord(name)} ist am Zug.`,
  },

  beside_resign: {
    sure: "Diese Partie aufgeben?",
    text: "Die Partie endet, und die andere Seite gewinnt.",
    team: (losers: string, winners: string): string =>
      `Die Partie endet für das ganze Team: ${losers} verlieren, ${winners} gewinnen.`,
    yes: "Aufgeben",
    no: "Weiterspielen",
  },

  coach: {
    name: "Coach",
    often: { off: "Nie", once: "Einmal pro Partie", always: "Immer" },
    setting: "Coach warnt vor Fehlern",
    looking: "Der Coach sieht sich deinen Zug an.",
    warning: ({ harm, reply, seat, duty }: Warning): string => {
      const then = (duty && duties[duty.kind]?.(duty.squares)) ?? "";
      return `${harmed(harm)} ${sides[seat]} kann mit ${shownMove(reply.notation)} antworten${then}.`;
    },
    waits: "Dein Zug ist noch nicht gespielt.",
    takeBack: "Zurücknehmen",
    play: "Trotzdem spielen",
  },

  days: {
    plans: "Deine Pläne",
    hidden: (others: string): string => `${others} ${many(others) ? "sehen" : "sieht"} sie nicht`,
    none: "Nichts geplant.",
    how: (name: string): string =>
      `Nichts geplant. Zieh auf dem Brett eine Figur von ${seatWord(name)}, dann eine von dir.`,
    if: "wenn",
    then: "dann",
    otherwise: "Bei allem anderen wirst du wie immer gefragt.",
    save: "Plan speichern",
    further: "Weiter planen",
    drop: "Verwerfen",
    dropOf: (moves: readonly string[]): string => `Plan verwerfen: ${moves.map(shownMove).join(", ")}`,
    openOf: (moves: readonly string[]): string => `Weiter planen nach ${moves.map(shownMove).join(", ")}`,
    begin: (name: string): string => `Ein Plan, nicht die Partie: Wähle einen Zug für ${seatWord(name)}.`,
    line: (steps: readonly Step[], next: { own: boolean; name: string } | undefined): string => {
      const theirs = steps.filter(({ own }) => !own).at(-1);
      const last = steps.at(-1);
      if (!theirs || !last) return "";
      const begin = `Ein Plan, nicht die Partie: Wenn ${seatWord(theirs.name)} ${fromTo(theirs.outcome)} spielt`;
      if (last.own) return `${begin}, antwortest du ${fromTo(last.outcome)}${taking(last.outcome)}.`;
      return next?.own ? `${begin}, was antwortest du?` : `${begin}, was spielt ${seatWord(next?.name ?? "")}?`;
    },
    settings: "Urlaub und Erinnerungen",
    notes: "Notizen",
    onlyYou: "nur du liest sie",
    notePlaceholder: "Nichts notiert.",
    noteSaved: "Gespeichert.",
    noteLater: "Noch nicht gespeichert.",
  },

  device: {
    notNow: "Das geht gerade nicht",
    elsewhere: "Die Partie wurde in einem anderen Fenster verändert.",
    threeDraw:
      "In einer Partie zu dritt kannst du nur dann Remis anbieten, wenn die beiden anderen Personen oder beide Computer sind",
    refused: "Der Computer hat ein Remis in dieser Stellung abgelehnt",
    needsServer: "Dafür braucht es einen Server, und diese Seite hat keinen.",
    noRoom: "Dieser Browser hat keinen Platz für eine Partie oder speichert nichts",
  },

  people: {
    rating: (now: number, provisional: boolean, change: number): string =>
      `Deine Wertung: ${String(now)}${provisional ? "?" : ""} (${change === 0 ? "unverändert" : `${change > 0 ? "+" : "−"}${String(Math.abs(change))}`})`,
    offers: {
      label: "Angebote",
      draw: (name: string): string => `${capital(name)} bietet Remis an.`,
      drawOfThree: (name: string): string => `${capital(name)} bietet Remis an. Alle müssen zustimmen.`,
      ownDraw: (names: string): string =>
        `Du hast Remis angeboten. Das Angebot endet mit dem nächsten Zug von ${names}.`,
      takeBack: (name: string, move: string): string => `${capital(name)} möchte ${move} zurücknehmen.`,
      ownTakeBack: (names: string): string => `Du möchtest deinen Zug zurücknehmen. Die Antwort kommt von ${names}.`,
      resign: (name: string): string => `${capital(name)} möchte aufgeben.`,
      ownResign: "Du hast deinen Partner gefragt, ob ihr aufgebt.",
      resignAsks: (winners: string): string =>
        `Zuerst wird dein Partner gefragt. Wenn ihr beide aufgebt, gewinnen ${winners}.`,
      playOn: "Weiterspielen",
      resignToo: "Aufgeben",
      accept: "Annehmen",
      decline: "Ablehnen",
      allow: "Erlauben",
      refuse: "Nein",
      withdraw: "Zurückziehen",
    },
    chat: {
      label: "Chat",
      log: "Was gesagt wurde",
      watcher: "Ein Zuschauer",
      unread: (count: number): string => (count === 1 ? "1 neue Zeile" : `${String(count)} neue Zeilen`),
      phrases,
    },
  },

  people_chat: {
    off: "Der Chat ist aus: Du siehst fertige Sätze und wie viele Zeilen die anderen geschrieben haben.",
    hidden: (count: number): string =>
      count === 1 ? "1 Zeile ist ausgeblendet." : `${String(count)} Zeilen sind ausgeblendet.`,
    show: "Zeigen, was andere schreiben",
    unheard: "Wer den Chat ausgeschaltet hat, sieht nur die Anzahl, bis er geöffnet wird.",
    mute: (name: string): string => `${name} stummschalten`,
    report: (name: string): string => `${name} melden`,
    unmute: (name: string): string => `${name} wieder lesen`,
  },

  phrases,

  chat: { yours: "Deine Nachricht", send: "Senden" },

  stage_quarter: {
    offer: (percent: number): string => `Quer gelegt sind die Felder ${String(percent)}\u00a0% größer.`,
    notNow: "Jetzt nicht",
  },

  stage_square: {
    may: {
      man: "Ein Bauer zieht auf ein Nachbarfeld, kantert über eigene Figuren oder springt über gegnerische und schlägt sie.",
      knight:
        "Ein Ritter zieht wie ein Bauer und darf beides in einem Zug: erst kantern, dann springen. Das ist eine Attacke.",
      pawn: "Ein Bauer zieht bis zu drei Felder geradeaus und schlägt schräg nach vorn. Auf der letzten Reihe wird er eine andere Figur.",
      chessKnight:
        "Ein Springer zieht ein Feld gerade und eins diagonal oder vier diagonal und eins gerade, über gegnerische Figuren, nicht über eigene.",
      catapult: "Ein Katapult gleitet und läuft auf seiner Linie und zieht ein Feld nach links oder rechts.",
      archer:
        "Ein Bogenschütze gleitet in alle acht Richtungen über leere Felder. Er schießt auf einen Gegner, der ein bis fünf Felder entfernt ist, und bleibt, wo er ist.",
      rook: "Ein Turm gleitet und läuft auf Reihen und Linien und zieht ein Feld diagonal.",
      bishop: "Ein Läufer gleitet und läuft auf Diagonalen und zieht ein Feld gerade.",
      prince: "Ein Prinz zieht gerade, dann diagonal, in einem Zug, und schlägt an dessen Ende eine Figur.",
      queen: "Eine Dame gleitet und läuft in alle acht Richtungen.",
      king: "Ein König zieht ein Feld in jede Richtung.",
      tree: "Das Feld eines Baums darf keine Figur betreten.",
    },
  },

  turns: {
    yourMove: "du bist am Zug",
    waiting: waitingGames,
    next: "Nächste Partie",
    nextOf: (count: number): string => `Nächste Partie: ${waitingGames(count)}`,
    heading: "Du bist dran",
    live: (left: string): string => `live, ${left}`,
    left: {
      days: (count: number): string => (count === 1 ? "noch 1 Tag" : `noch ${String(count)} Tage`),
      hours: (count: number): string => (count === 1 ? "noch 1 Stunde" : `noch ${String(count)} Stunden`),
      minutes: (count: number): string => (count === 1 ? "noch 1 Minute" : `noch ${String(count)} Minuten`),
    },
    showAll: "Alle zeigen",
    somebody: "Jemand",
    challengeWord: (count: number): string => (count === 1 ? "Herausforderung" : "Herausforderungen"),
    challenge: (name: string): string => `${name} fordert dich heraus`,
    challenges: (names: readonly string[]): string =>
      names.length === 1 ? `${names[0] ?? ""} fordert dich heraus` : `${listed(names)} fordern dich heraus`,
  },

  report: {
    title: (name: string): string => `${name} melden`,
    thanks: "Danke. Der Betreiber dieses Servers liest deine Meldung.",
    close: "Schließen",
    send: "Meldung senden",
    about: "Worum geht es?",
    chat: "Beiträge im Chat",
    here: "Text auf dieser Seite",
    name: "Name",
    play: "Spielweise: Betrug oder verlassene Partien",
    what: "Was ist passiert?",
    reads: (name: string, withGame: boolean): string =>
      `Das liest nur der Betreiber, mit deinem Namen${withGame ? ", der Partie und ihrem Chat" : ""}. ${name} erfährt nichts davon.`,
  },

  archive: {
    results: { "1-0": "von Weiß gewonnen", "0-1": "von Schwarz gewonnen", "1/2-1/2": "remis" },
    origins: {
      all: "",
      site: "hier gespielt",
      published: "veröffentlicht",
      "self-play": "von der Engine gespielt",
      uploaded: "von Spielern hinzugefügt",
    },
    on: (day: string): string =>
      /^\d{4}$/.test(day) ? `aus dem Jahr ${day}` : /^\d/.test(day) ? `vom ${day}` : `aus ${day}`,
    between: (since: string, until: string): string => `${since} bis ${until}`,
    since: (day: string): string => `ab ${day}`,
    until: (day: string): string => `bis ${day}`,
    of: (player: string): string => `von ${player}`,
    at: (event: string): string => `Veranstaltung: ${event}`,
    beginning: (moves: string): string => `Beginn: ${moves}`,
    fen: "durch die gezeigte Stellung",
    pattern: "mit dem gezeigten Muster",
    material: (men: string): string => `mit ${men} am Ende`,
    mine: "von dir gespielt",
    rules: (name: string): string => `Regeln: ${name}`,
  },
} satisfies Translation;
