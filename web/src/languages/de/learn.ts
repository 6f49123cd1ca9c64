// Lessons, rules, puzzles and endings, in German.
import type { Ending, Theme } from "../../endings/ending.ts";
import { movesIn } from "../../endings/moves_in.ts";
import type { Done } from "../../endings/kept.ts";
import type { Verdict } from "../../courses/goal.ts";
import { served } from "../../lib/served.ts";
import type { PerfectValue } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { capital, counted, either, inWords, listed, nounAt, word } from "./nouns.ts";
import { ownRules } from "./own_rules.ts";

// ---- small games ----

const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "Du hast genug Figuren geschlagen.",
  lost: "Du hast zu viele Figuren verloren.",
  slow: "Deine Züge sind aufgebraucht.",
};

// ---- puzzles ----

const themeNames: Readonly<Partial<Record<string, string>>> = {
  charge: "Attacke",
  fork: "Gabel",
  "castle run": "Burglauf",
  sacrifice: "Opfer",
  opposition: "Opposition",
  "forced jump": "Zwangssprung",
  chain: "Kette",
  support: "Unterstützung",
  check: "Schach",
  mate: "Matt",
};

const ideas: Readonly<Partial<Record<string, string>>> = {
  charge:
    "Eine Attacke: Der Ritter kantert zuerst über eigene Figuren und springt erst dann. Der Weg hinein entscheidet, wie viele er schlägt.",
  fork: "Eine Gabel: Ein Zug droht zweierlei, und die andere Seite kann nur eins davon abwehren.",
  "castle run": "Ein Burglauf: Ist eine Figur auf dem Weg zur Burg erst einmal vorn, holt sie niemand mehr ein.",
  sacrifice: "Ein Opfer: Du gibst etwas her und bekommst mehr dafür.",
  opposition:
    "Opposition: Die Seite am Zug muss weichen, darum gewinnt der Zug, der der anderen Seite den Zug überlässt.",
  "forced jump": "Ein Zwangssprung: Springen ist Pflicht, darum muss die andere Seite dorthin, wo du sie haben willst.",
  chain: "Eine Kette: Ein Zug schlägt drei oder mehr. Der Weg entscheidet, wie viele es sind.",
  support: "Unterstützung: Eine Figur zieht, und eine andere kann jetzt schlagen, was vorher sicher war.",
  check: "Ein Schach: Zuerst muss der König gerettet werden, für anderes bleibt keine Zeit.",
  mate: "Ein Mattangriff: Am Ende rettet den König nichts mehr.",
};

const themeKey = (theme: string): string => theme.replace(/[-_]/g, " ");
const themeName = (theme: string): string => themeNames[themeKey(theme)] ?? capital(themeKey(theme));

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;

/** "Der Ritter", "Die Dame". */
function theMan(man: string, square = ""): string {
  const { one, ending } = nounAt(man, square);
  return `${ending === "er" ? "Der" : ending === "e" ? "Die" : "Das"} ${one}`;
}

const moveOf = (first: boolean): string => (first ? "erste Zug" : "Zug");

// ---- endings ----

/** In sentences about the tables. */
const thisOne = served ? "Dieser Server" : "Diese Website";
const onThis = served ? "auf diesem Server" : "auf dieser Website";

type Wdl = PerfectValue["wdl"];

const moves = (count: number): string => inWords(count, "ein Zug", "Züge");
/** "in drei Zügen". */
const inMoves = (count: number): string => `in ${inWords(count, "einem Zug", "Zügen")}`;

const themes: Readonly<Record<Theme, { name: string; lead: string }>> = {
  race: {
    name: "Wettlauf zur Burg",
    lead: "Beide Seiten laufen zur Burg. Wer zuerst zieht, kommt zuerst an, aber nur mit dem richtigen Zug: Zähl, bevor du läufst.",
  },
  entry: {
    name: "Zwei Bauern in die Burg",
    lead: "Beide Bauern müssen in die Burg, und ein Gegner ist nah genug, um einen zu schlagen. Bring sie außer Reichweite; dann laufen sie.",
  },
  opposition: {
    name: "Opposition",
    lead: "Die Figuren stehen sich gegenüber, und wer ziehen muss, muss weichen. Finde den Zug, der der anderen Seite den Zug überlässt.",
  },
  knight: {
    name: "Ein Ritter gegen zwei Bauern",
    lead: "Ein Ritter allein hat niemanden, über den er kantern kann. Er zieht also wie ein Bauer, und einer gegen zwei hat keinen Zug zu verschenken.",
  },
};

const had = (wdl: Wdl): string => (wdl === "draw" ? "das Remis" : "den Sieg");

export const learn = {
  learn: {
    games: "Lernen",
    lessons: "Lektionen",
    smallGame: "Ein kleines Spiel",
    puzzles: "Aufgaben",
    endings: "Endspiele üben",
    progress: (done: number, of: number): string =>
      `${String(done)} von ${String(of)} geschafft. Dein Fortschritt wird in diesem Browser gespeichert.`,
    done: "geschafft",
    next: "Weiter",
  },

  courses: {
    boardLabel: (title: string): string => `Kleines Spiel: ${title}`,
    verdict: ({ won, by }: Verdict, end: string): string =>
      `${by === "end" ? end : missed[by]} ${won ? "Gelöst." : "Nicht gelöst: Fang von vorn an."}`,
    thinking: (name: string): string => `${name} denkt nach …`,
    left: (count: number): string =>
      count === 1 ? "Dein letzter Zug." : `Du bist am Zug. Du hast noch ${word(count)} Züge.`,
    away: "Der Gegner konnte nicht geladen werden. Versuch es noch einmal, wenn du ein Netz hast.",
    ask: "Noch einmal versuchen",
    again: "Von vorn",
    hint: "Gib mir einen Tipp",
  },

  rules: {
    title: (name: string): string => `So spielt man ${name}`,
    learn: (name: string): string => `${name} lernen`,
    print: "Drucken",
    games: "Die Regeln von",
    contents: "Auf dieser Seite",
    again: "Von vorn",
    show: "Tipp",
    read: "Regel lesen",
    done: "Richtig.",
    doneAll: "Richtig. Das sind die Züge.",
    right: (answers: readonly { name: string; move: string }[]): string =>
      `Richtig. ${answers.map(({ name, move }) => `${name} antwortet ${move}.`).join(" ")} Du bist wieder am Zug.`,
    back: "Zurücknehmen",
    notThat: "Der Zug ist erlaubt, aber nicht der gesuchte. Fang von vorn an und versuch es noch einmal.",
    play: (name: string): string => `${name} spielen`,
    boardLabel: (title: string): string => `Brett zum Ausprobieren: ${title}`,
    marks: "Eine gewählte Figur zeigt, wohin sie ziehen kann. Die Zahl sagt, wie viele Figuren sie schlägt.",
    sets: "Regelsätze",
    options: "Was du wählen kannst",
    setsOne: (name: string, set: string): string =>
      `Für ${name} gelten die oben beschriebenen Regeln. Der Regelsatz heißt: ${set}.`,
    setsIntro: (set: string): string =>
      `Wenn du nichts anderes wählst, gilt dieser Regelsatz: ${set}. Das ändern die anderen.`,
    optionsIntro:
      "Wo die Quellen etwas offenlassen, kannst du am Anfang einer Partie unter „Mehr Auswahl“ wählen. Die Regeln oben beschreiben das Übliche.",
    usual: "(üblich)",
    swap: "Tausch",
    swapText:
      "Wenn du das wählst, darf der zweite Spieler den ersten Zug gleich danach übernehmen: Das Brett wird umgedreht, und der erste Spieler antwortet. Darum beginnt man am besten mit einem Zug, der für beide fair ist.",
    arrays:
      "In diesen Aufstellungen hat die Suche keinen Gewinn gefunden, und im Spiel gegen sich selbst bekam Weiß ungefähr die Hälfte der Punkte. „Gemischt“ lost für jede Partie eine davon aus.",
    lostIntro:
      "In manchen Fällen ist eine Seite vom ersten Zug an verloren. Sie werden für neue Partien nicht angeboten; Aufzeichnungen und Stellungen damit kannst du weiter ansehen.",
    lost: (why: string): string => `${why}.`,
    lostLine: "Zum Durchspielen",
    sameAs: (set: string): string => `Wie dieser Regelsatz: ${set}.`,
  },

  rules_own: ownRules,

  puzzles: {
    title: "Aufgaben",
    titleOf: (name: string): string => `Aufgaben: ${name}`,
    puzzle: "Aufgabe",
    today: "Aufgabe des Tages",
    storm: "Sturm",
    lead: "Finde den besten Zug und zieh ihn Teilzug für Teilzug. Deine Wertung und dein Fortschritt werden in diesem Browser gespeichert.",
    lessons: "Lektionen",
    endings: "Endspiele üben",
    games: "Aufgaben nach Spiel",
    count: (count: number): string => counted(count, "Aufgabe", "Aufgaben"),
    rated: (rating: string): string => `Wertung ${rating}`,
    notYet: "noch nicht probiert",
    solvedOf: (met: number, of: number): string => `${String(met)} von ${String(of)} probiert`,
    bestRow: (row: number): string => (row > 1 ? `längste Serie: ${String(row)}` : ""),
    bestStorm: (most: number): string => (most > 0 ? `bester Sturm: ${String(most)}` : ""),
    due: (count: number): string => `${String(count)} zu wiederholen`,
    start: "Lösen",
    daily: "Tagesaufgabe",
    noGames: "Auf diesem Server gibt es keine Aufgaben.",
    tryLessons: "Die Lektionen kannst du trotzdem machen.",

    from: (name: string, published: boolean): string =>
      `${name} · aus einer ${published ? "veröffentlichten Partie" : "Partie des Computers"}`,
    rating: "Wertung",
    row: "Serie",
    last: "Die letzten zehn",
    lastTen: (solved: number, of: number): string => `${String(solved)} der letzten ${String(of)} gelöst`,
    none: "noch keine",

    toMove: (name: string): string => `${name} am Zug.`,
    most: "Schlag so viele wie möglich in einem Zug.",
    wins: (count: number, won: string, one: boolean): string => {
      const gains = won === "material" ? "Material gewinnt" : "gewinnt";
      return count === 1
        ? `Finde ${one ? "den einzigen Zug" : "einen Zug"}, der ${gains}.`
        : `Finde ${one ? "den einzigen Weg" : "einen Weg"}, der ${inMoves(count)} ${gains}.`;
    },
    task: (name: string, task: string): string => `${name} am Zug: ${task}`,
    how: "Zieh Teilzug für Teilzug: Tippe das nächste Feld an, auf dem die Figur landet. Zahlen stehen hier keine an den Markierungen.",
    howTapped: "Tippe die Figur an, dann das Feld, auf das sie zieht.",
    soFar: "Dein Zug bisher",
    walked: (man: string, taken: number, next: readonly string[], stop: boolean): string => {
      const took = taken > 0 ? `${capital(inWords(taken, "eine Figur", "Figuren"))} geschlagen. ` : "";
      if (next.length === 0) return `${took}Der Zug endet hier.`;
      return `${took}${theMan(man)} ${stop ? "darf hier enden oder weiterziehen" : "muss weiterziehen"}: ${either(next)}.`;
    },
    back: "Teilzug zurücknehmen",
    end: "Hier enden",
    over: "Von vorn",
    hint: "Tipp",
    show: "Lösung zeigen",
    price: "Ein Tipp oder die Lösung beendet die Serie; die Aufgabe kommt in ein paar Tagen wieder.",
    shortBack: "Zurück",
    shortShow: "Lösung",

    hintIs: (man: string, square: string): string => `Tipp: ${theMan(man, square).replace(/^D/u, "d")} auf ${square}.`,
    more: (taken: number): string =>
      taken === 0
        ? "Noch nichts geschlagen: weiter."
        : `Bisher ${inWords(taken, "eine Figur", "Figuren")} geschlagen: weiter.`,
    notIt: "Das ist nicht der Zug.",
    looksForAnswer: (move: string, name: string): string =>
      `${move} ist nicht der Zug. Suche die Antwort von ${name} …`,
    answers: (move: string, name: string, reply: string, reason: string): string =>
      `${move} ist nicht der Zug: ${name} antwortet ${reply}.${reason === "" ? "" : ` Das ${reason}.`}`,
    again: "Noch einmal versuchen",
    otherPiece: "Es beginnt mit einer anderen Figur.",
    left: (square: string, from: string): string => `Der Teilzug nach ${square} ist falsch: Mach ab ${from} weiter.`,
    goOn: (square: string): string => `Bleib nicht auf ${square} stehen.`,
    right: "Richtig. Jetzt der nächste Zug.",
    winsToo: (move: string): string =>
      `${move} gewinnt auch. Die Lösung geht mit einem anderen Zug weiter: jetzt der nächste.`,
    goesOn: "So geht es weiter.",

    solved: "Gelöst.",
    solvedAll: (taken: number): string => `Gelöst: alle ${word(taken)}.`,
    solvedLate: "Beim späteren Versuch gelöst.",
    shown: "Das ist die Lösung.",
    solvedBy: (man: string, taken: number, to: string): string =>
      taken > 0
        ? `Gelöst. ${theMan(man, to)} schlägt ${inWords(taken, "eine Figur", "Figuren")} und endet auf ${to}.`
        : `Gelöst. ${theMan(man, to)} zieht nach ${to}.`,
    comesBack: (days: number): string => `Sie kommt in ${inWords(days, "einem Tag", "Tagen")} wieder.`,
    idea: "Die Idee",
    theme: (theme: string): string => ideas[themeKey(theme)] ?? "",
    reasons: (first: boolean, reasons: readonly string[]): string =>
      reasons.length > 0 ? `Der ${moveOf(first)} ${listed(reasons)}.` : "",
    noOther: (first: boolean, won: string): string =>
      `Kein anderer ${first ? "erster " : ""}Zug gewinnt${won === "material" ? " Material" : ""}.`,
    thinking: "Suche den Grund …",
    rates: (rating: number): string => `Wertung ${String(Math.round(rating))}`,
    took: (seconds: number): string => `du brauchtest ${clock(Math.round(seconds))}`,
    move: (move: number): string => `nach Zug ${String(move)}`,
    change: (points: number): string => (points < 0 ? `−${String(-points)}` : `+${String(points)}`),
    unrated: "Diese Aufgabe kanntest du schon, darum bleibt deine Wertung.",
    next: "Nächste Aufgabe",
    analyse: "Analysieren",
    print: "Drucken",
    game: "Partie ansehen",
    link: "Link zu dieser Aufgabe",
    all: "Alle Aufgaben",

    noneLeft: "Hier sind keine Aufgaben mehr übrig",
    harderLeft: (count: number): string =>
      count === 1
        ? "Eine ist noch übrig, und sie ist deutlich schwerer als deine Wertung."
        : `${String(count)} sind noch übrig, und sie sind deutlich schwerer als deine Wertung.`,
    allMet: "Du hast alle probiert. Die verpassten kommen in ein paar Tagen wieder.",
    harder: "Die schwereren probieren",

    stormLead:
      "Lös in drei Minuten so viele, wie du kannst. Die leichten kommen zuerst. Ein falscher Zug überspringt die Aufgabe.",
    stormStart: "Sturm beginnen",
    stormAgain: "Noch einmal",
    clock: (ms: number): string => clock(Math.ceil(ms / 1000)),
    stormTime: "Restzeit",
    stormSolved: "Gelöst",
    stormBest: "Bisher am besten",
    stormNot: "Das war es nicht. Weiter zur nächsten.",
    stormResult: (solved: number): string => `${String(solved)} gelöst`,
    stormRecord: "Das ist bisher dein bester.",
    stormBestIs: (most: number): string => `Dein bester bisher: ${String(most)}.`,
    stormMissed: "Verpasst, mit den Lösungen",
    stormMissedOf: (count: number): string => `${String(count)} verpasst`,
    stormClean: "Keine verpasst.",
    stormRuns: "Beste Stürme",
    stormNoRuns: "Noch keine. Hier ist Platz für deinen ersten.",
    noClock: "Ohne Uhr lösen",
    tryIt: "Probieren",
    day: (at: string): string => new Intl.DateTimeFormat("de", { dateStyle: "medium" }).format(new Date(at)),
    themes: "Themen",
    themed: (theme: string): string => `Thema: ${themeName(theme)}`,
    themeName,
    allThemes: "Alle Themen",
    curve: (from: number, to: number): string => `Wertung von ${String(from)} bis ${String(to)}`,
    noneOfTheme: "Zu diesem Thema sind keine Aufgaben mehr übrig",
    stormStop: "Sturm beenden",
  },

  endings: {
    title: "Endspiele üben",
    lead: "Wenige Figuren sind übrig, und jeder Zug zählt. Du spielst gegen perfektes Spiel: Die Tabellen beantworten deine Züge und sagen sofort, wenn du etwas verschenkst.",
    kept: "Was du gelöst hast, wird in diesem Browser gespeichert.",
    puzzles: "Aufgaben",
    lessons: "Lektionen",
    name: ({ theme, id }: Pick<Ending, "theme" | "id">): string =>
      `${themes[theme].name} ${id.slice(id.lastIndexOf("-") + 1)}`,
    theme: (theme: Theme): string => themes[theme].lead,
    spent: "Beide Seiten haben ihre zwei Burgzüge gemacht, also bleibt ein Bauer in der Burg, wo er ist.",
    task: (side: string, goal: Ending["goal"]): string =>
      goal === "win" ? `${side} zieht und gewinnt.` : `${side} zieht und hält remis.`,
    shortest: (plies: number | null): string => (plies === null ? "" : `Der kürzeste Sieg: ${moves(movesIn(plies))}.`),
    hold: (count: number): string =>
      `Halte das Remis ${inWords(count, "einen Zug", "Züge")} lang oder bis eine Stellung dreimal entstanden ist.`,
    solvedIn: ({ moves: count, clean }: Done, goal: Ending["goal"]): string =>
      `${goal === "win" ? `Gewonnen ${inMoves(count)}` : "Gehalten"}${clean ? ", ohne Ausrutscher" : ", nach einem Ausrutscher"}`,
    playedOf: (done: number, of: number): string => `${String(done)} von ${String(of)} gespielt`,
    notYet: "noch nicht gelöst",

    noTables: `${thisOne} kann diese Endspiele noch nicht spielen: Es fehlen die Tabellen dafür.`,
    noneOf: `${thisOne} hat keine Endspieltabellen zu diesem Spiel, darum kannst du seine Endspiele hier nicht üben.`,
    making:
      "Der Server bereitet das perfekte Spiel für diese Endspiele vor. Das dauert meist ein paar Minuten, einmalig. Jedes Spiel öffnet sich hier, sobald es fertig ist; neu laden musst du die Seite nicht.",
    makingOf: "Wird vorbereitet.",
    untilThen: "Bis dahin:",
    someOf: (most: number): string =>
      `Die Endspieltabellen ${onThis} reichen bis zu ${inWords(most, "einer Figur", "Figuren")}, darum kannst du hier nicht alle Endspiele üben.`,
    tooFew: (most: number): string =>
      `Die Endspieltabellen ${onThis} reichen bis zu ${inWords(most, "einer Figur", "Figuren")}, und dieses Endspiel hat mehr.`,
    notKept:
      "Diese Endspiele brauchen das Netz: Ihre Tabellen sind groß oder in diesem Browser noch nicht gespeichert.",
    meanwhile: "Diese brauchen keine Tabellen:",
    missing: `In den Tabellen ${onThis} fehlt diese Stellung.`,
    all: "Alle Endspiele",

    wait: "Frage die Tabellen …",
    away: "Der Server antwortet nicht. Neuer Versuch läuft.",
    still: ({ wdl, plies }: PerfectValue, slower: number, slipped: boolean): string => {
      if (wdl === "draw") return slipped ? "Jetzt ist es remis." : "Richtig: weiter remis.";
      const count = movesIn(plies ?? 0);
      if (wdl === "loss") return `Du bist verloren, kannst dich aber noch halten: ${moves(count)}.`;
      return slower > 0
        ? `Weiter gewonnen, aber es dauert ${inWords(slower, "einen Zug", "Züge")} länger.`
        : `Richtig: weiter gewonnen, ${inMoves(count)}.`;
    },
    slip: (before: Wdl, after: Wdl): string =>
      `Das verschenkt ${had(before)}: ${after === "loss" ? "Jetzt bist du verloren" : "Jetzt ist es remis"}.`,
    keeps: (before: Wdl, written: readonly string[]): string =>
      `${written.length === 1 ? "Nur das hält" : "Diese halten"} ${had(before)}: ${listed(written)}.`,
    tryAgain: "Von hier noch einmal",
    goOn: "Weiter",
    startOver: "Von vorn",
    next: "Nächstes Endspiel",
    analyse: "Analysieren",
    short: { tryAgain: "Noch einmal", goOn: "Weiter", startOver: "Von vorn" },

    over: (reached: Wdl, count: number): string => {
      if (reached === "win") return `Gewonnen ${inMoves(count)}.`;
      return reached === "draw" ? "Remis." : `Verloren ${inMoves(count)}.`;
    },
    against: ({ goal, plies }: Ending, reached: Wdl, made: number): string => {
      const best = movesIn(plies ?? 0);
      if (goal === "draw")
        return reached === "draw" ? "Mehr als remis ist hier nicht drin." : "Du hättest remis halten können.";
      if (reached !== "win") return `Du hättest ${inMoves(best)} gewinnen können.`;
      return made > best ? `Der kürzeste Sieg: ${moves(best)}.` : "Das ist der kürzeste Sieg.";
    },
    slips: (count: number): string =>
      count === 0 ? "Du hast nichts verschenkt." : `${capital(inWords(count, "ein Ausrutscher", "Ausrutscher"))}.`,
  },
} satisfies Translation;
