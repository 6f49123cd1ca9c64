// Tournaments, leagues and clubs, in German.
import type { DirectorLine } from "../../directors/asks.ts";
import { when } from "../../lib/when.ts";
import type { WebhookDelivery } from "../../clubs/webhook_requests.ts";
import type {
  GiverColour,
  League,
  LeagueSummary,
  NameListForm,
  NewTournament,
  Period,
  Phrase,
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
import type { Translation } from "../translation.ts";
import { delayed, game } from "./game.ts";
import { capital, counted, listed } from "./nouns.ts";

// ---- tournaments ----

const players = (count: number): string => counted(count, "Spieler", "Spieler");

const systems: Record<TournamentSystem, string> = {
  swiss: "Schweizer System",
  "round-robin": "Rundenturnier",
  knockout: "K.-o.-System",
  arena: "Arena",
  teams: "Mannschaftskampf",
  simul: "Simultanvorstellung",
};

function manner({
  system,
  roundsInAll,
  cycles,
  minutes,
  boards,
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes" | "boards">): string {
  if (system === "swiss")
    return `${counted(roundsInAll, "Runde", "Runden")}; in jeder Runde spielst du gegen jemanden mit etwa gleich vielen Punkten.`;
  if (system === "round-robin") return cycles === 2 ? "Jeder spielt zweimal gegen jeden." : "Jeder spielt gegen jeden.";
  if (system === "teams")
    return `Jeder Verein spielt ${cycles === 2 ? "zweimal" : "einmal"} gegen jeden, an ${counted(boards ?? 1, "Brett", "Brettern")}.`;
  if (system === "knockout") return "Wer verliert, ist ausgeschieden.";
  if (system === "simul") return "Eine Person spielt gegen alle anderen gleichzeitig.";
  return `So viele Partien, wie du in ${counted(minutes ?? 0, "Minute", "Minuten")} schaffst.`;
}

const spectators = "Zuschauer sehen die Partien";
const lateText = (late: number): string => (late === 0 ? "sofort" : delayed(late));
const lateness = ({ late }: Tournament): string => (late === undefined ? "" : ` ${spectators} ${lateText(late)}.`);

/** Runden nach dem Kalender. */
const roundsApart = (period: Period): string =>
  `Jede Runde beginnt ${period === "day" ? "einen Tag" : "eine Woche"} nach der davor, zur selben Uhrzeit, oder sobald diese vorbei ist.`;

const pauses = (seconds: number): string =>
  seconds < 60
    ? `${String(seconds)} Sekunden nach der letzten Partie`
    : `${counted(seconds / 60, "Minute", "Minuten")} nach der letzten Partie`;

const starts = (date: string): string => `Beginn: ${date}.`;

const tieBreaks = {
  "opponents-points": "Buchholz",
  "opponents-points-but-one": "Buchholz mit Streichwertung",
  "beaten-points": "Sonneborn-Berger",
  "direct-encounter": "Direkter Vergleich",
  wins: "Siege",
  "points-after-each-round": "Fortschrittswertung",
};

const results = {
  "*": "offen",
  "1-0": "1 – 0",
  "1/2-1/2": "½ – ½",
  "0-1": "0 – 1",
  "1-0f": "1 – 0, Schwarz ist nicht erschienen",
  "0-1f": "0 – 1, Weiß ist nicht erschienen",
  "0-0f": "niemand ist erschienen",
} satisfies Record<TournamentScore, string>;

const directedBy = (names: readonly string[]): string =>
  names.length === 0 ? "Niemand leitet es mehr" : `Leitung: ${names.map((name) => name || "Gast").join(", ")}`;

/** "4½", "½", "3". */
const pointsText = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${halves === 1 ? "" : String(Math.floor(halves / 2))}½`;

const twoDigits = (number: number): string => String(number).padStart(2, "0");

// ---- leagues ----

const phases = {
  open: "Offen",
  playing: "Läuft",
  between: "Zwischen den Saisons",
  over: "Beendet",
} satisfies Record<LeagueSummary["phase"], string>;

// ---- directors ----

const result = (text: string): string => text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2");

const board = ({ round, board: number }: DirectorLine): string => `Runde ${String(round)}, Brett ${String(number)}`;

/** What was against the rules of pairing, about one player. */
const faults: Readonly<Partial<Record<string, string>>> = {
  "met-before": "hat schon gegen diesen Gegner gespielt",
  "second-bye": "war schon spielfrei oder hat kampflos gewonnen",
  "third-colour": "hat in der dritten Partie nacheinander dieselbe Farbe",
  "colour-ahead": "hat diese Farbe in drei Partien mehr als die andere",
  "needless-bye": "ist spielfrei wie jemand anders, der Gegner sein könnte",
  "asked-bye": "wollte in dieser Runde aussetzen",
  "unasked-bye": "hat nicht darum gebeten, mit einem halben Punkt auszusetzen",
  "bye-above": "ist spielfrei, obwohl jemand weniger Punkte hat",
  "other-score": "spielt außerhalb der Punktgruppe, obwohl jemand mit gleich vielen Punkten als Gegner möglich wäre",
  "down-again": "spielt wieder gegen jemanden mit weniger Punkten oder war zuvor spielfrei",
  "wrong-colour": "hätte nach den Regeln die andere Farbe",
  "another-round": "trifft nach der Paarungstafel in einer anderen Runde auf diesen Gegner",
};

const paired = (line: DirectorLine): string => (line.board > 0 ? board(line) : `Runde ${String(line.round)}`);

const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `hat ${about} in die Leitung berufen`,
  dismissed: ({ by, about: whom }, about) =>
    by === whom ? "ist zurückgetreten" : `hat ${about} aus der Leitung entlassen`,
  "handed-over": (_, about) => `hat die Leitung an ${about} übergeben`,
  inherited: (_, about) => `${about} leitet jetzt, weil die bisherige Leitung gegangen ist`,
  abandoned: () => "Niemand leitet es mehr. Es endet, wenn die begonnenen Partien beendet sind.",
  gave: (line) => `hat ${result(line.result)} eingetragen: ${board(line)}`,
  corrected: (line) => `hat auf ${result(line.result)} berichtigt: ${board(line)}`,
  entered: (line, about) => `hat ${about}${line.about.startsWith("@") ? " ohne Gerät" : ""} eingetragen`,
  opened: (line) => `hat ${board(line)} auf ein Gerät geholt`,
  reported: (line, about) => `hat ${result(line.result)} in ${board(line)} gemeldet, gegen ${about} ohne Gerät`,
  confirmed: (line, about) => `hat ${result(line.result)} in ${board(line)} bestätigt, gemeldet von ${about}`,
  disputed: (line, about) => `hat ${result(line.result)} in ${board(line)} gemeldet, anders als ${about}`,
  accepted: (_, about) => `hat ${about} angenommen`,
  posted: () => "hat Neuigkeiten geschrieben",
  unposted: () => "hat Neuigkeiten entfernt",
  unsaid: ({ aboutName }) =>
    `hat eine Zeile von ${aboutName === "" ? "einem Zuschauer" : aboutName} aus dem Chat entfernt`,
  removed: (_, about) => `hat ${about} entfernt`,
  began: ({ round }) => `hat Runde ${String(round)} gestartet`,
  paired: ({ round }) => `hat Runde ${String(round)} anstelle des Programms gepaart`,
  broke: (line, about) =>
    `hat gepaart: ${paired(line)}. ${capital(about)} ${faults[line.result] ?? "dürfte so nicht spielen"}`,
  brought: ({ round }) =>
    round === 0
      ? "hat es aus einer Datei angelegt"
      : `hat es aus einer Datei mit ${counted(round, "Runde", "Runden")} angelegt`,
  ended: () => "hat es beendet",
  reopened: () => "hat nach dem Ende weitergemacht",
  changed: () => "hat die Einstellungen geändert",
  hidden: () => "hat es aus den öffentlichen Listen genommen",
  shown: () => "hat es in die öffentlichen Listen gestellt",
};

// ---- clubs ----

const arrived = ({ status }: WebhookDelivery): boolean => status !== undefined && status >= 200 && status < 300;
const answer = (status: number): string => (status === 0 ? "keine Antwort" : String(status));

const members = (count: number): string => counted(count, "Mitglied", "Mitglieder");

// ---- chat ----

const phrases: readonly Phrase[] = ["hello", "good-luck", "well-played", "thanks", "bye"];

const watcher = "Ein Zuschauer";
/** The name of a spectator without one, in the accusative. */
const whom = (name: string): string => (name === watcher ? "Zuschauer" : name);

export const events = {
  tournaments: {
    correctedBy: (name: string, date: string): string => `Berichtigt von ${name || "der Turnierleitung"}, ${date}.`,
    title: "Turniere",
    intro: "Spielabende, Ligen und Pokale von Vereinen und Freunden. Jeder kann ein Turnier anlegen.",
    make: "Turnier anlegen",
    find: "Nach Namen suchen",
    phases: { open: "Offen", running: "Läuft", over: "Beendet" },
    none: {
      open: "Gerade ist kein Turnier offen. Leg eins an und verschick den Link.",
      running: "",
      over: "",
    },
    noneFound: "Kein offenes Turnier hat das im Namen.",
    systems,
    facts: (tournament: Tournament, name: string): string =>
      `${name}, ${game.messages.clock.control(tournament.time)}${tournament.rated ? ", gewertet" : ""}. ${systems[tournament.system]}, ${players(tournament.players)}. ${manner(tournament)}${lateness(tournament)}`,
    about: "Über das Turnier",
    prizes: "Preise",
    contact: "Kontakt",
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
      { game: name, rules: set, starts: at }: { game: string; rules: string; starts: string | null },
    ): string => {
      const roundsInAll = rounds ?? 5;
      const ties = (chosen ?? []).map((one) => tieBreaks[one]);
      const every =
        calendar?.apart !== undefined
          ? roundsApart(calendar.apart)
          : pause
            ? `Die nächste Runde beginnt ${pauses(pause)}.`
            : "Jede Runde startest du.";
      return [
        `${name}${set === "" ? "" : `, Regeln: ${set}`}${rules?.includes("swap=true") === true ? ", mit Tausch" : ""}, ${game.messages.clock.control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "gewertet" : "ungewertet"}.`,
        `${systems[system ?? "swiss"]}: ${manner({ system: system ?? "swiss", roundsInAll, cycles: cycles ?? 1, minutes: minutes ?? 60, boards: boards ?? 4 })}`,
        ...(system === "knockout" && thirdPlace === true
          ? ["Die Verlierer der Halbfinale spielen um den dritten Platz."]
          : []),
        ...(ties.length > 0 ? [`Bei Punktgleichheit: ${listed(ties)}.`] : []),
        at === null ? "Du startest das Turnier." : starts(startOf(at)),
        ...(system === "arena" || !(at !== null || pause || calendar?.apart) ? [] : [every]),
        ...((late ?? 0) > 0 ? [`${spectators} ${lateText(late ?? 0)}.`] : []),
        shown === true ? "Alle sehen es." : "Nur wer den Link hat, sieht es.",
      ].join(" ");
    },
    listed: ({ system, players: count, round, phase, time }: TournamentSummary, name: string): string =>
      [
        name,
        game.messages.clock.control(time),
        systems[system],
        players(count),
        ...(phase === "running" && system !== "arena" ? [`Runde ${String(round)}`] : []),
        ...(phase === "over" && round === 0 ? ["abgesagt"] : []),
      ].join(" · "),
    by: directedBy,
    began: (day) => `Begann am ${day}`,
    privately: "Nur wer den Link hat, sieht dieses Turnier.",

    missing: "Dieses Turnier gibt es nicht",
    missingText: "Prüf den Link oder frag nach, wo du ihn herhast.",
    aside: "Dein Bereich, Runden und Chat",
    toAll: "Alle Turniere",
    division: (league: string, season: number, division: number): string =>
      `${league}, Saison ${String(season)}, Division ${String(division)}`,
    club: "Der Verein",
    league: "Die Liga",

    form: {
      name: "Name des Turniers",
      host: "Dein Name",
      game: "Spiel",
      system: "Wie gespielt wird",
      explained: {
        swiss: "Eine feste Zahl von Runden gegen Spieler mit etwa gleich vielen Punkten. Gut ab 6 Spielern.",
        "round-robin": "Jeder spielt gegen jeden. Gut für 3 bis 10; höchstens 64.",
        knockout: "Wer verliert, ist ausgeschieden.",
        simul: "Eine Person gegen alle anderen gleichzeitig, an bis zu 40 Brettern.",
        teams: "Vereine spielen gegen Vereine, Brett 1 gegen Brett 1 und so weiter. Zwei Vereine oder bis zu 16.",
        arena: "Wer frei ist, wird sofort gepaart, bis die Zeit um ist oder 5.000 Partien gespielt sind.",
      } satisfies Record<TournamentSystem, string>,
      rounds: "Runden",
      tieBreak: (place: number): string =>
        place === 1 ? "Erste Feinwertung" : place === 2 ? "Nächste Feinwertung" : `Feinwertung ${String(place)}`,
      noTieBreak: "Keine",
      late: spectators,
      twice: "Jeder spielt zweimal gegen jeden (höchstens 45)",
      third: "Um den dritten Platz spielen",
      minutes: "Minuten insgesamt",
      starts: "Beginn",
      byHand: "Wenn ich sie starte",
      pause: "Nächste Runden",
      pauses,
      startsText: "Leer lassen, um selbst zu starten. Mit einer Zeit kann es sich wiederholen.",
      anybody: "Allen zeigen; sonst nur über den Link",
      about: "Über das Turnier",
      prizes: "Preise",
      contact: "Kontakt",
      linksText: "Einfacher Text; Adressen, die mit https:// beginnen, werden zu Links.",
      preview: "In Worten",
      join: "Ich spiele mit",
      rated: "Die Partien sind gewertet",
      make: "Anlegen",
      change: "Speichern",
      past: "Diese Zeit ist vorbei. Wähl eine spätere.",
      far: "Der Beginn liegt mehr als ein Jahr voraus.",
    },

    joinHeading: "Mitspielen",
    join: "Mitspielen",
    keepsPlaces:
      "Du spielst bis zu 40 seiner Partien gleichzeitig. Sie zählen ab jetzt zu deinen 200 unbeendeten Partien.",
    joinLate: (round: number): string => `Ab Runde ${String(round)} mitspielen`,
    hasLeft: "Du hast dieses Turnier verlassen und wirst nicht mehr gepaart.",
    lostWithout: (round: number): string =>
      `Du bist gegangen oder hast den ersten Zug nicht rechtzeitig gemacht: Die Partie in Runde ${String(round)} ist verloren. Du wirst nicht mehr gepaart.`,
    watching: "Du schaust zu.",
    byOfficers: "Wer spielt, bestimmt der Vorstand jedes Vereins.",
    comeBack: "Wieder mitspielen",
    leave: "Turnier verlassen",
    leaveAsk: "Verlassen? Deine offenen Partien gehen verloren.",
    rest: (round: number): string => `In Runde ${String(round)} aussetzen`,
    restAsk: (round: number): string =>
      `In Runde ${String(round)} für einen halben Punkt aussetzen? Das geht einmal und lässt sich nicht zurücknehmen.`,
    resting: (round: number): string => `In Runde ${String(round)} setzt du aus: ein halber Punkt.`,

    standing: "Tabelle",
    players: "Spieler",
    placeOf: "Platz",
    player: "Spieler",
    rating: "Wertung",
    white: "mit Weiß",
    black: "mit Schwarz",
    points: "Punkte",
    played: "Gespielt",
    you: "du",
    gone: "gegangen",
    joinsFrom: (round: number): string => `Ab Runde ${String(round)} dabei`,
    nobody: "Noch niemand ist dabei.",
    show: (name: string): string => `Partien von ${name}`,
    tieBreaks,
    legend: "1 und das helle Feld: mit Weiß gewonnen. Die Zahl ist der Platz des Gegners.",

    round: (number: number): string => `Runde ${String(number)}`,
    bracket: "Turnierbaum",
    thirdPlace: "Spiel um Platz 3",
    byeShort: "spielfrei",
    toCome: "kommt noch",
    goesOn: "gewonnen",
    stage: (count: number): string =>
      count === 2
        ? "Finale"
        : count === 4
          ? "Halbfinale"
          : count === 8
            ? "Viertelfinale"
            : count === 16
              ? "Achtelfinale"
              : count === 32
                ? "Sechzehntelfinale"
                : `Runde der letzten ${String(count)}`,
    watch: "Zuschauen",
    watchGame: (white: string, black: string): string => `Die Partie ${white} gegen ${black}`,
    gameOf: (white: string, black: string, score: TournamentScore): string =>
      `${white} gegen ${black}: ${score === "*" ? "läuft" : results[score]}`,
    replay: "Nachspielen",
    live: "läuft",
    bye: { win: "ist spielfrei: 1 Punkt", half: "setzt aus: ½ Punkt", rest: "setzt aus" },
    won: (names: readonly string[]): string => {
      const [first, second, third] = names;
      if (first === undefined) return "Das Turnier ist beendet.";
      const behind = [second && `Zweiter Platz: ${second}`, third && `dritter Platz: ${third}`].filter(
        (one) => one !== undefined,
      );
      return `${first} hat das Turnier gewonnen.${behind.length > 0 ? ` ${capital(behind.join(", "))}.` : ""}`;
    },
    shared: (names: readonly string[]): string => `${listed(names)} teilen sich den ersten Platz.`,

    next: "Deine nächste Partie",
    goToBoard: "Zum Brett",
    youHave: (number: number, white: boolean): string =>
      `Brett ${String(number)} · du hast ${white ? "Weiß" : "Schwarz"}`,
    myBye: "In dieser Runde bist du spielfrei: 1 Punkt.",
    myRest: "In dieser Runde hast du keine Partie.",
    waits: "Deine Partie dieser Runde ist beendet.",
    stillOpen: (games: number): string =>
      games === 1
        ? "Eine Partie dieser Runde ist noch offen."
        : `${String(games)} Partien dieser Runde sind noch offen.`,
    allPlayed: "Alle Runden sind gespielt.",
    endsByDirector: "Die Turnierleitung beendet das Turnier.",
    begins: (round: number, left: string): string => `Noch ${left} bis Runde ${String(round)}.`,
    opens: "Dein Brett öffnet sich auf dieser Seite von selbst.",
    ends: (left: string): string => `Noch ${left} bis zum Ende der Arena.`,
    starts,
    byDirector: "Die Turnierleitung startet die erste Runde.",
    nextByDirector: (round: number): string => `Die Turnierleitung startet Runde ${String(round)}.`,
    opening: "Du wirst gepaart, sobald jemand frei ist.",

    direct: "Du leitest es",
    startFirst: "Turnier starten",
    needsTwo: "Zwei Spieler sind nötig.",
    notPaired: (names: readonly string[]): string =>
      `Nicht in der nächsten Runde, weil gegangen oder nicht gekommen: ${listed(names)}.`,
    startRound: (round: number): string => `Runde ${String(round)} starten`,
    waitFor: (games: number): string => `Noch ${counted(games, "Partie", "Partien")} dieser Runde offen.`,
    finish: "Turnier beenden",
    cancel: "Turnier absagen",
    endAsk: ({ round, roundsInAll }: Tournament): string =>
      round === 0
        ? "Absagen? Es findet nur statt, wenn du es dir anders überlegst."
        : roundsInAll > round
          ? `Nach Runde ${String(round)} von ${String(roundsInAll)} beenden? Dann ist die Tabelle endgültig.`
          : "Beenden? Dann ist die Tabelle endgültig; Ergebnisse kannst du noch berichtigen.",
    endNow: "Jetzt beenden",
    cancelNow: "Jetzt absagen",
    keepOn: "Noch nicht",
    change: "Turnier ändern",
    overHelp: (correctable: boolean): string =>
      `Du kannst ${correctable ? "Ergebnisse berichtigen oder " : ""}weitermachen, wenn es aus Versehen beendet wurde.`,
    goOn: "Turnier fortsetzen",
    holdIt: "Turnier doch stattfinden lassen",
    isCancelled: "Dieses Turnier wurde abgesagt.",
    remove: (name: string): string => `${name} entfernen`,
    removeShort: "Entfernen",
    really: "Entfernen, offene Partien gehen verloren",
    removePlayers: "Spieler entfernen",
    giveResults: "Ergebnisse eintragen oder berichtigen",
    saveAsk: (before: TournamentScore, now: TournamentScore, rated: boolean, off = false): string =>
      before === "*"
        ? `${results[now]}${off ? "." : ": Die Partie endet."}`
        : off
          ? `${results[now]} statt ${results[before]}.`
          : `${results[now]} statt ${results[before]}.${rated ? " Wertungen ändern sich." : ""} Beide Spieler werden benachrichtigt.`,
    save: "Ergebnis speichern",
    correct: "Ergebnis berichtigen",
    leaveIt: "So lassen",
    result: (white: string, black: string): string => `Ergebnis von ${white} gegen ${black}`,
    results,
    scores: {
      "*": "",
      "1-0": "1 – 0",
      "1/2-1/2": "½ – ½",
      "0-1": "0 – 1",
      "1-0f": "+ : −",
      "0-1f": "− : +",
      "0-0f": "− : −",
    } satisfies Record<TournamentScore, string>,
    given: ({ at, corrects }: TournamentGiven, name: string): string =>
      `${corrects ? "Berichtigt" : "Eingetragen"} von ${name || "der Turnierleitung"}, ${when(at, { dateStyle: "medium", timeStyle: "short" })}`,
    unplayed: { won: "Kampflos gewonnen", lost: "Kampflos verloren" },
    files: {
      title: "Zum Aufheben",
      standing: "Tabelle als CSV-Datei",
      report: "Bericht für Paarungsprogramme (TRF16)",
      whole: "Alles, um ohne Netz weiterzumachen (camlann tournament)",
      calendar: "Runden für einen Kalender (iCal)",
      games: "Alle Partien in einer Datei",
      someGames: (first: number): string => `Partien ab Nummer ${String(first)}`,
      feed: "Nachrichtenfeed (Atom)",
      print: "Diese Seite drucken",
      frame: "Tabelle für deine Website (HTML)",
      standingOf: "Tabelle eines Turniers auf Camlann",
    },
    share: "Teilen",
    copied: "Der Link ist kopiert",

    left: (milliseconds: number): string => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      if (seconds >= 48 * 3600) return `${String(Math.floor(seconds / 86400))} Tage`;
      const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
      return seconds < 3600 ? minutes : `${String(Math.floor(seconds / 3600))}:${minutes}`;
    },
  },

  people_display: {
    inGame: (board: number): string => `Simultanvorstellung, Brett ${String(board)}`,
    next: "Nächstes Brett",
    nextOf: (boards: number): string =>
      boards === 1
        ? "Zum Brett, das auf dich wartet"
        : `Zum nächsten von ${String(boards)} Brettern, die auf dich warten`,
  },
  tournaments_simul: {
    giver: "Wer die Vorstellung gibt",
    me: "Ich",
    colour: "Hat dort",
    colours: {
      white: "Weiß",
      black: "Schwarz",
      alternating: "Weiß an ungeraden Brettern, Schwarz an geraden",
    },
    extra: "Minuten mehr an jedem Brett für die Person, die sie gibt",
    terms: (name: string, colour: GiverColour, time: number): string =>
      `${name} spielt gegen alle anderen gleichzeitig: ${{ white: "Weiß an allen Brettern", black: "Schwarz an allen Brettern", alternating: "Weiß an ungeraden Brettern, Schwarz an geraden" }[colour]}${time > 0 ? `, mit ${counted(time, "Minute", "Minuten")} mehr auf jeder Uhr` : ""}.`,
    missing: "Wer die Vorstellung gibt, ist ausgestiegen. Sie beginnt erst nach der Rückkehr.",
    heading: "Bretter",
    score: (won: number, drawn: number, lost: number): string => `+${String(won)} =${String(drawn)} −${String(lost)}`,
    inWords: (name: string, won: number, drawn: number, lost: number, open: number): string =>
      `${name}: ${String(won)} gewonnen, ${String(drawn)} remis, ${String(lost)} verloren${open > 0 ? `, ${String(open)} offen` : ""}`,
    board: (number: number): string => `Brett ${String(number)}`,
    yourMove: "du bist am Zug",
    toMove: (name: string): string => `${name} am Zug`,
    waiting: (boards: number): string =>
      boards === 0
        ? "Kein Brett wartet jetzt auf dich."
        : boards === 1
          ? "Ein Brett wartet auf dich."
          : `${String(boards)} Bretter warten auf dich.`,
    goTo: (board: number): string => `Zu Brett ${String(board)}`,
  },
  tournaments_teams: {
    standing: "Tabelle der Mannschaften",
    teams: "Mannschaften",
    team: "Mannschaft",
    matchPoints: "Mannschaftspunkte",
    boardPoints: "Brettpunkte",
    direct: "Direkter Vergleich",
    sonnebornBerger: "Sonneborn-Berger",
    players: "Spieler",
    onBoards: (boards: readonly number[]): string =>
      boards.length === 0 ? "Ersatz" : `Brett ${listed(boards.map(String))}`,
    noAnswer: "noch keine Aufstellung",
    left: "ausgestiegen",
    free: "ist spielfrei",
    notCounted: "zählt nicht, weil eine Mannschaft vorzeitig ausgestiegen ist",
    alone: "kein Gegner, 1 Punkt",
    score: (first: string, halves: string, second: string, others: string): string =>
      `${first} ${halves}, ${second} ${others}`,
    silent: (names: readonly string[]): string =>
      names.length > 1
        ? `${listed(names)} haben keine Aufstellung. Sie spielen nicht mit, wenn du jetzt startest.`
        : `${listed(names)} hat keine Aufstellung und spielt nicht mit, wenn du jetzt startest.`,
    needsTwo: "Es braucht zwei Vereine mit Aufstellung. Der Vorstand jedes Vereins legt sie auf dieser Seite fest.",

    lineUp: (club: string): string => `Aufstellung: ${club}`,
    invited: (club: string): string =>
      `${club} ist eingeladen. Der Verein spielt mit, sobald du seine Aufstellung festlegst.`,
    help: (boards: number): string =>
      `${boards === 1 ? "Der erste Spieler spielt an Brett 1" : `Die ersten ${String(boards)} spielen an Brett 1 bis ${String(boards)}`}; die anderen sind Ersatz und rücken auf, wenn jemand geht.`,
    nextRound: "Die Aufstellung gilt ab der nächsten Runde.",
    board: (number: number): string => `Brett ${String(number)}`,
    reserve: "Ersatz",
    add: "Mitglied hinzufügen",
    choose: "Auswählen",
    up: (name: string): string => `${name} nach oben`,
    down: (name: string): string => `${name} nach unten`,
    out: (name: string): string => `${name} herausnehmen`,
    save: "Aufstellung speichern",
    saved: "Gespeichert.",
    takeOut: (club: string): string => `${club} aus dem Turnier nehmen`,
    takeOutAsk: (begun: boolean): string =>
      begun ? "Herausnehmen? Die offenen Partien gehen verloren." : "Herausnehmen?",
    decline: "Herausnehmen",
    remain: "Jetzt nicht",
    removeTeams: "Mannschaften entfernen",

    boards: "Bretter in jedem Kampf",
    twice: "Jeder Verein spielt zweimal gegen jeden",
    clubs: "Gegen",
    clubsHelp: "Der Name oder die Adresse eines Vereins. Sein Vorstand legt die Aufstellung fest.",
    addClub: "Verein hinzufügen",
    noClub: "Kein Verein hat diesen Namen oder diese Adresse.",
    without: (club: string): string => `${club} weglassen`,
    ownTwice: "Das ist dein eigener Verein.",
    clubNeeded: "Füg einen Verein als Gegner hinzu.",
  },

  tournaments_pairing: {
    open: (round: number): string => `Runde ${String(round)} selbst paaren`,
    help: "So würde das Programm paaren. Wähl für einen Platz einen anderen Spieler, und die beiden tauschen die Plätze.",
    white: (number: number): string => `Weiß an Brett ${String(number)}`,
    black: (number: number): string => `Schwarz an Brett ${String(number)}`,
    turnAt: (number: number): string => `Die Farben an Brett ${String(number)} tauschen`,
    apart: "Beide frei",
    apartAt: (number: number): string => `Beide Spieler von Brett ${String(number)} spielfrei setzen`,
    byes: "Ohne Partie",
    bye: (place: number): string => `Spielfrei ${String(place)}`,
    kindOf: (place: number): string => `Spielfrei ${String(place)}: Punkte`,
    kinds: { win: "1 Punkt", half: "½ Punkt", rest: "spielfrei" } satisfies Record<ByeKind, string>,
    together: "Die ersten beiden paaren",
    player: (name: string, halves: number): string => `${name} (${pointsText(halves)})`,
    fine: "Das verstößt gegen keine Regel.",
    severities: {
      impossible: "Das lässt sich nicht spielen",
      "against-rules": "Gegen die Paarungsregeln",
      avoided: "Das vermeidet das Programm, wo es kann",
    } satisfies Record<PairingFault["severity"], string>,
    fault: ({ board: number, text }: PairingFault): string =>
      `${number > 0 ? `Brett ${String(number)}: ` : ""}${text}.`,
    despite: "Ich will es trotzdem. Alle Spieler können im Protokoll lesen, wogegen es verstößt.",
    start: (round: number): string => `Runde ${String(round)} so starten`,
    reset: "Zurück zur Paarung des Programms",
    byDirector: "Diese Runde hat die Turnierleitung gepaart.",
  },

  tournaments_files: {
    open: "Aus einer Datei",
    file: "Datei eines Turniers",
    help: "Von der Seite eines Turniers oder aus camlann tournament. Es geht hier weiter, mit allen Ergebnissen. Seine Spieler sind Namen ohne Gerät: Du trägst ihre Ergebnisse ein.",
    tooLong: "Diese Datei ist länger als 96 kB.",
    other: "Das ist nicht die Datei eines Turniers.",
    without: "Ohne die Datei",
    head: ({ system, rounds, players: count, paired: done }: FileHead): string =>
      `${systems[system]}${system === "swiss" ? ` mit ${counted(rounds, "Runde", "Runden")}` : ""}, ${players(count)}, ${done === 0 ? "noch nicht begonnen" : `${counted(done, "Runde", "Runden")} gepaart`}.`,
  },

  tournaments_calendar: {
    apart: (period) => (period === "day" ? "Im Abstand von einem Tag" : "Im Abstand von einer Woche"),
    rounds: roundsApart,
    repeats: "Wiederholung",
    never: "Nein, nur einmal",
    each: { week: "Jede Woche", month: "Jeden Monat" },
    repeatsText:
      "Das nächste öffnet, wenn dieses beginnt. Mit weniger als zwei Spielern fällt es aus; fallen drei hintereinander aus, endet die Reihe.",
    series: (period, weekday, place) =>
      period === "week"
        ? `Es wiederholt sich jede Woche (${weekday}).`
        : `Es wiederholt sich jeden Monat (${["erster", "zweiter", "dritter", "vierter", "letzter"][place - 1] ?? "letzter"} ${weekday}).`,
    following: "Das nächste",
  },
  tournaments_room: {
    onDevice: "Auf einem Gerät",
    play: "Auf diesem Gerät spielen",
    playOf: (white: string, black: string): string => `${white} – ${black} auf diesem Gerät spielen`,
    goOn: "Auf diesem Gerät weiterspielen",
    help: "Auf diesem Gerät ziehen beide, und das Ergebnis wird von selbst eingetragen.",
    clock: "Mit der Uhr des Turniers",
    clockHelp: "Sie läuft sofort: Der erste Zug hat eine Minute.",
    link: "Ein Link für dieses Brett",
    linkOf: (white: string, black: string): string => `Ein Link für ${white} – ${black}`,
    linkHelp: "Wer ihn hat, holt dieses Brett auf sein Gerät. Gib ihn den beiden Spielern.",
    copy: "Link kopieren",
    copied: "Kopiert.",
    linked: "Dein Brett",
    linkedIs: (round: number, board: number): string => `Runde ${String(round)}, Brett ${String(board)}`,
    ended: "Diese Partie hat schon ein Ergebnis.",
    inRoom: "Alle Partien werden im Raum an Brettern gespielt",
    inRoomHelp:
      "Hier beginnt keine Partie: Die Spieler melden die Ergebnisse, oder du trägst sie ein. Die Partien sind ungewertet.",
    terms: "Die Partien werden im Raum an Brettern gespielt.",
    own: "Das Ergebnis deiner Partie",
    choose: "Auswählen",
    report: "Dieses Ergebnis melden",
    confirm: (result: string): string => `${result} bestätigen`,
    takeBack: "Meine Meldung zurücknehmen",
    reported: (name: string, result: string): string => `${name} hat ${result} gemeldet.`,
    youReported: (result: string): string => `Du hast ${result} gemeldet.`,
    waits: (name: string): string => `Es zählt, sobald ${name} es bestätigt hat.`,
    atOnce: (name: string): string => `${name} hat kein Gerät: Was du meldest, zählt sofort.`,
    differ: "Die beiden Meldungen sind verschieden. Einer von euch ändert seine, oder die Turnierleitung entscheidet.",
    decide: "Die Spieler haben verschiedene Ergebnisse gemeldet. Es zählt das, das du einträgst.",
    by: (names: readonly string[]): string =>
      names.length > 1
        ? `Gemeldet von ${names[0] ?? ""}, bestätigt von ${names[1] ?? ""}`
        : `Gemeldet von ${names[0] ?? ""}`,
    bot: "Einen Bot eintragen",
    botHelp: "Wem er gehört, bestimmt, ob die Leitung ihn eintragen darf, und in welche Turniere.",
    botName: "Name des Bots",
    enterBot: "Diesen Bot eintragen",
  },
  tournaments_entry: {
    names: "Namen ohne Gerät eintragen",
    namesHelp:
      "Für Spieler, die im Raum an einem Brett spielen: Du trägst ihre Ergebnisse ein. Gespeichert werden nur Namen und Wertungen. Ein Name, der gegangen ist, kommt zurück.",
    list: "Namen",
    listHelp: {
      lines: "Ein Name pro Zeile, dahinter die Wertung, wenn es eine gibt: Anna 1500",
      csv: "Ein Name und eine Wertung pro Zeile, oder eine erste Zeile mit den Titeln name und rating",
      trf: "Die Spieler eines Berichts für die FIDE: die Zeilen, die mit 001 beginnen",
    } satisfies Record<NameListForm, string>,
    form: "Die Liste ist",
    forms: { lines: "ein Name pro Zeile", csv: "eine Tabelle (CSV)", trf: "ein Bericht (TRF16)" } satisfies Record<
      NameListForm,
      string
    >,
    file: "Oder eine Datei",
    tooLong: "Diese Datei ist länger als 64 kB.",
    enterThem: "Diese Namen eintragen",
    entered: (count: number): string => `Eingetragen: ${String(count)}.`,
    noDevice: "ohne Gerät",
    atBoard: "am Brett",
    boards: (count: number): string =>
      count === 1
        ? "Eine offene Partie wird im Raum am Brett gespielt: Trag ihr Ergebnis ein."
        : `${String(count)} offene Partien werden im Raum am Brett gespielt: Trag ihre Ergebnisse ein.`,
    yourBoard: "Du spielst im Raum an einem Brett.",
    who: "Wer teilnehmen darf",
    cap: "Höchstzahl der Spieler",
    capHelp: "Leer lassen für so viele, wie hineinpassen.",
    lowest: "Niedrigste Wertung",
    highest: "Höchste Wertung",
    code: "Teilnahmecode",
    codeHelp: "Mindestens 4 Zeichen. Nur die Turnierleitung sieht ihn; gib ihn den Spielern.",
    approval: "Ich nehme jeden Spieler an oder lehne ab",
    applicants: "Spieler, die teilnehmen möchten",
    nobody: "Gerade fragt niemand.",
    codeIs: "Teilnahmecode:",
    unrated: "ohne Wertung",
    rated: (rating: number): string => `Wertung ${String(rating)}`,
    accept: "Annehmen",
    acceptOne: (name: string): string => `${name} annehmen`,
    refuse: "Ablehnen",
    refuseOne: (name: string): string => `${name} ablehnen`,
    refused: "abgelehnt",
    waiting: "Du hast um Teilnahme gebeten. Die Turnierleitung nimmt dich an oder lehnt ab.",
    wasRefused:
      "Die Turnierleitung hat deine Teilnahme abgelehnt. Du kannst nach zehn Minuten noch einmal fragen, insgesamt dreimal.",
    withdraw: "Nicht mehr fragen",
    ask: "Um Teilnahme bitten",
    terms: ({ cap, lowestRating, highestRating, needsCode, approval }: EntryTerms): string =>
      [
        cap === undefined ? "" : `Höchstens ${String(cap)} Spieler.`,
        lowestRating !== undefined && highestRating !== undefined
          ? `Für Wertungen von ${String(lowestRating)} bis ${String(highestRating)}.`
          : lowestRating !== undefined
            ? `Für Wertungen ab ${String(lowestRating)}.`
            : highestRating !== undefined
              ? `Für Wertungen bis ${String(highestRating)}.`
              : "",
        needsCode === true ? "Mit einem Teilnahmecode der Turnierleitung." : "",
        approval === true ? "Die Turnierleitung nimmt jeden Spieler an oder lehnt ab." : "",
      ]
        .filter((one) => one !== "")
        .join(" "),
  },

  leagues: {
    title: "Ligen",
    make: "Liga anlegen",
    makeForClub: "Liga für den Verein anlegen",
    none: "Noch keine Ligen.",
    phases,
    listed: ({ time, players: count, season, phase }: LeagueSummary, name: string): string =>
      [
        phases[phase],
        name,
        game.messages.clock.control(time),
        players(count),
        ...(season > 0 ? [`Saison ${String(season)}`] : []),
      ].join(" · "),
    facts: (league: League, name: string): string =>
      `${name}, ${game.messages.clock.control(league.time)}${league.rated ? ", gewertet" : ""}. ${players(league.players)} in Divisionen zu etwa ${String(league.divisionSize)}. In einer Saison spielst du ${league.cycles === 2 ? "zweimal" : "einmal"} gegen jeden in deiner Division; alle Partien beginnen gleichzeitig.`,
    movers: (movers: number): string =>
      movers === 0
        ? "Niemand steigt auf oder ab."
        : movers === 1
          ? "Nach einer Saison steigt der erste Platz einer Division auf und der letzte ab."
          : `Nach einer Saison steigen die ersten ${String(movers)} einer Division auf und die letzten ${String(movers)} ab.`,
    preview: (of: LeagueTerms): string =>
      [
        `${of.game}${of.rules === "" ? "" : `, Regeln: ${of.rules}`}${of.swap ? ", mit Tausch" : ""}, ${game.messages.clock.control({ base: 0, increment: 0, delay: 0, days: of.days })}, ${of.rated ? "gewertet" : "ungewertet"}.`,
        `Divisionen zu etwa ${String(of.divisionSize)} Spielern. In einer Saison spielst du ${of.cycles === 2 ? "zweimal" : "einmal"} gegen jeden in deiner Division; alle Partien beginnen gleichzeitig.`,
        events.leagues.movers(of.movers),
        of.public
          ? "Alle können sie sehen und beitreten."
          : of.club
            ? events.leagues.forClub
            : events.leagues.privately,
      ].join(" "),
    rules: (name: string): string => `Regeln: ${name}.`,
    about: "Über die Liga",
    by: directedBy,
    privately: "Nur wer den Link hat, sieht diese Liga.",
    forClub: "Nur Mitglieder des Vereins sehen diese Liga und nehmen teil.",
    missing: "Diese Liga gibt es nicht",
    missingText: "Prüf den Link oder frag nach, wo du ihn herhast.",
    toAll: "Turniere und Ligen",
    club: "Der Verein",

    season: (number: number): string => `Saison ${String(number)}`,
    division: (number: number): string => `Division ${String(number)}`,
    phaseText: {
      open: "Die erste Saison hat noch nicht begonnen. Die Leitung startet sie.",
      playing: "Spiel deine Partien in beliebiger Reihenfolge.",
      between: "Diese Saison ist vorbei. Du kannst ein- oder austreten, bis die Leitung die nächste startet.",
      over: "Die Liga ist beendet.",
    } satisfies Record<LeagueSummary["phase"], string>,
    games: "Alle Partien",
    gamesOf: (division: number): string => `Alle Partien von Division ${String(division)}`,
    over: "beendet",
    place: "Platz",
    player: "Spieler",
    points: "Punkte",
    open: "Offene Partien",
    next: "Nächste Saison",
    you: "du",
    moves: { up: "steigt auf", stays: "", down: "steigt ab", leaves: "geht" },
    marks: { up: "▲", stays: "", down: "▼", leaves: "✕" },
    now: "Die letzte Spalte zeigt, wohin es ginge, wenn die Saison jetzt endete.",

    myGame: "Zu deiner nächsten Partie",
    noGame: "In keiner Partie dieser Liga bist du am Zug.",
    mine: "Du",
    enterHeading: "Der Liga beitreten",
    enter: "Beitreten",
    enterText: {
      open: "Du spielst ab der ersten Saison.",
      playing: "Du spielst ab der nächsten Saison.",
      between: "Du spielst ab der nächsten Saison.",
      over: "",
    } satisfies Record<LeagueSummary["phase"], string>,
    keepsPlaces: ({ divisionSize, cycles }: League): string => {
      const opponents = divisionSize + Math.ceil(divisionSize / 2) - 2;
      return `Du spielst bis zu ${String(Math.min(opponents * cycles, 40))} Partien gleichzeitig. Sie zählen ab jetzt zu deinen 200 unbeendeten Partien.`;
    },
    name: "Dein Name",
    entered: "Du bist dabei.",
    leave: "Liga verlassen",
    leaveNow: "Verlassen? Deine offenen Partien gehen verloren.",
    leaveLater: "Wirklich verlassen?",

    waiting: {
      open: "Angemeldet",
      playing: "Nächste Saison dabei",
      between: "Nächste Saison dabei",
      over: "",
    },
    nobody: "Noch niemand ist dabei.",
    earlier: "Frühere Saisons",

    direct: "Du leitest sie",
    start: (season: number): string => `Saison ${String(season)} starten`,
    startText: "Die Divisionen werden eingeteilt, und alle Partien beginnen.",
    wait: "Die nächste Saison kann beginnen, wenn alle Divisionen fertig sind.",
    two: "Eine Saison braucht zwei Spieler.",
    change: "Liga ändern",
    cancel: "Liga absagen",
    cancelAsk: "Wirklich absagen?",
    reopen: "Liga doch stattfinden lassen",
    isCancelled: "Die Liga wurde abgesagt.",
    end: "Liga beenden",
    endAsk: "Endgültig beenden?",
    removeText: "Spieler, die entfernt werden, verlieren ihre offenen Partien.",

    form: {
      name: "Name der Liga",
      host: "Dein Name",
      game: "Spiel",
      days: "Zeit pro Zug",
      day: (days: number): string => counted(days, "Tag", "Tage"),
      size: "Spieler in einer Division",
      movers: "Wie viele auf- oder absteigen",
      moversText: "Zwischen zwei Divisionen, nach jeder Saison.",
      twice: "Jeder spielt zweimal gegen jeden",
      rated: "Die Partien sind gewertet",
      anybody: "Alle können sie sehen und beitreten; sonst nur über den Link",
      anybodyClub: "Alle können sie sehen und beitreten; sonst nur Mitglieder des Vereins",
      play: "Ich spiele mit",
      make: "Anlegen",
    },
  },

  clubs: {
    title: "Vereine",
    make: "Verein anlegen",
    none: "Noch keine Vereine.",
    listed: ({ members: count, open }: { members: number; open: boolean }): string =>
      `${members(count)} · ${open ? "offen für alle" : "auf Einladung"}`,
    missing: "Diesen Verein gibt es nicht",
    toAll: "Turniere und Vereine",
    members: "Mitglieder",
    events: "Veranstaltungen",
    noEvents: "Noch keine Veranstaltungen.",
    newEvent: "Turnier für den Verein anlegen",
    director: "Leitung",
    officer: "Vorstand",
    you: "du",
    join: "Dem Verein beitreten",
    byCode: "Um diesem Verein beizutreten, brauchst du einen Link von einem Mitglied.",
    name: "Dein Name",
    leave: "Verein verlassen",
    invite: "Mitglieder einladen",
    copied: "Der Link ist kopiert",
    link: "Link, mit dem andere beitreten",
    edit: "Verein ändern",
    ask: "Um Aufnahme bitten",
    asked: "Du hast um Aufnahme gebeten. Der Vorstand nimmt dich an oder lehnt ab.",
    wasRefused: "Der Vorstand hat dich abgelehnt. Du kannst nach zehn Minuten noch einmal fragen, insgesamt dreimal.",
    withdraw: "Nicht mehr fragen",
    byApproval: "Der Vorstand nimmt jeden Spieler an oder lehnt ab.",
    applicants: "Spieler, die beitreten möchten",
    newLink: "Neuer Link",
    newLinkHelp: "Ein neuer Link beendet den oben.",
    valid: "Gültig",
    validity: [
      [undefined, "für immer"],
      [1, "für einen Tag"],
      [7, "für eine Woche"],
      [30, "für einen Monat"],
    ] as const,
    until: (date: string): string => `Gültig bis ${date}.`,
    expired: (date: string): string => `Abgelaufen: ${date}. Der Vorstand macht einen neuen.`,
    news: {
      title: "Neuigkeiten",
      none: "Noch keine Neuigkeiten.",
      write: "Neuigkeiten schreiben",
      text: "Text",
      help: "Einfacher Text. Adressen von Seiten werden zu Links. Alle, die diese Seite öffnen, lesen ihn.",
      letter: "Jedes Mitglied benachrichtigen, per Mail oder auf den Geräten, wie gewählt",
      send: "Veröffentlichen",
      by: (name: string, date: string): string => `${name}, ${date}`,
      remove: "Entfernen",
      removeOf: (date: string): string => `Neuigkeiten entfernen: ${date}`,
      sure: "Wirklich?",
      report: "Melden",
      reportOf: (name: string, date: string): string => `Neuigkeiten melden: ${name}, ${date}`,
    },
    ratings: {
      title: "Wertungen der Mitglieder",
      none: "Kein Mitglied hat in diesem Spiel bei diesem Tempo eine Wertung.",
    },
    end: {
      title: "Verein löschen",
      text: "Die Seite, ihre Neuigkeiten und die Mitgliederliste werden entfernt. Turniere und Ligen bleiben, ohne Verein; sie müssen beendet sein. Das lässt sich nicht rückgängig machen.",
      name: (name: string): string => `Schreib zur Bestätigung den Namen des Vereins: ${name}`,
      send: "Verein löschen",
      done: "Der Verein ist gelöscht.",
    },
    webhook: "Webhook",
    roles: {
      title: "Wer was darf",
      may: "Darf",
      owner: "Leitung",
      officer: "Vorstand",
      member: "Mitglied",
      yes: "ja",
      no: "–",
    },
    rights: {
      events: "Turniere und Ligen anlegen",
      link: "Den Beitrittslink weitergeben",
      terms: "Namen, Text und Aufnahme ändern",
      accept: "Spieler annehmen, neuen Link machen",
      news: "Neuigkeiten schreiben und entfernen",
      remove: "Mitglieder entfernen",
      officers: "Vorstand entfernen, berufen und entlassen",
      handOver: "Den Verein übergeben",
      end: "Den Verein löschen",
      leave: "Den Verein verlassen",
    },
    form: {
      name: "Name des Vereins",
      about: "Über den Verein",
      open: "Jeder darf beitreten; sonst nur über den Link",
      approval: "Der Vorstand nimmt jeden Spieler an oder lehnt ab",
      make: "Anlegen",
      save: "Speichern",
      saved: "Gespeichert",
    },
    remove: (name: string): string => `${name} entfernen`,
    removeShort: "Entfernen",
  },

  clubs_webhook: {
    about: "Runden, Ergebnisse, Neuigkeiten und neue Mitglieder werden mit Signatur an diese Adresse gesendet.",
    manual: "Was gesendet wird",
    url: "Adresse",
    save: "Speichern",
    saved: "Gespeichert.",
    secret: "Geheimer Schlüssel",
    once: "Kopier ihn jetzt: Er wird nur einmal gezeigt. Der Empfänger prüft damit die Signaturen.",
    test: "Test senden",
    renew: "Neuer Schlüssel",
    remove: "Entfernen",
    sure: "Wirklich entfernen?",
    stopped: (date: string): string =>
      `Abgeschaltet am ${date}, nach Tagen ohne Erfolg. Speicher die Adresse, um den Webhook wieder zu starten.`,
    failing: (date: string): string => `Kein Erfolg seit ${date}. Ereignisse warten und werden noch einmal gesendet.`,
    missed: (count: number): string =>
      `${count === 1 ? "Ein Ereignis wurde" : `${String(count)} Ereignisse wurden`} ausgelassen, weil zu viele warteten.`,
    deliveries: "Letzte Sendungen",
    none: "Noch wurde nichts gesendet.",
    arrived,
    state: (one: WebhookDelivery): string => {
      if (one.status === undefined) return one.next === undefined ? "nicht gesendet" : "wartet";
      if (arrived(one)) return `angekommen (${answer(one.status)})`;
      return `${answer(one.status)}, ${counted(one.tries, "Versuch", "Versuche")}${one.next === undefined ? "" : ", wartet"}`;
    },
  },

  eventchat: {
    title: (fresh: number): string => (fresh === 0 ? "Chat" : `Chat · ${String(fresh)} neu`),
    log: "Was gesagt wurde",
    none: "Noch hat niemand etwas gesagt.",
    watcher,
    announcement: "Durchsage",
    announced: (name: string, date: string): string => `${name}, ${date}`,
    dismiss: "Schließen",
    closed: (name: string): string => `${name} hat den Chat geschlossen.`,
    opened: (name: string): string => `${name} hat den Chat wieder geöffnet.`,
    isClosed: "Der Chat ist geschlossen. Nur die Turnierleitung schreibt.",
    removed: "von der Turnierleitung entfernt",
    guests: "Gäste sagen fertige Sätze. Mit einem Konto kannst du schreiben.",
    muted: "Der Betreiber hat den Chat für dich geschlossen.",
    hidden: (count: number): string =>
      count === 1 ? "1 Zeile ist ausgeblendet." : `${String(count)} Zeilen sind ausgeblendet.`,
    show: "Zeigen, was andere schreiben",
    announce: "Als Durchsage, die die Spieler in ihren Partien hören",
    more: (name: string, date: string): string =>
      `Mehr zur Zeile von ${name === watcher ? "einem Zuschauer" : name}, ${date}`,
    remove: "Entfernen",
    mute: (name: string): string => `${whom(name)} stummschalten`,
    unmute: (count: number): string =>
      count === 1 ? "Stummgeschalteten Spieler wieder lesen" : "Stummgeschaltete Spieler wieder lesen",
    report: (name: string): string => `${whom(name)} melden`,
    close: "Chat schließen",
    open: "Chat wieder öffnen",
    phrases,
  },

  directors: {
    title: "Leitung",
    officers: "Vorstand",
    first: "beruft die anderen",
    nobody: "Niemand leitet es mehr.",
    guest: "ein Gast",
    host: "Der Betreiber",
    appoint: "In die Leitung berufen",
    appointOfficer: "In den Vorstand berufen",
    who: "Ein Spieler",
    choose: "Auswählen",
    account: "Oder der Name eines Kontos",
    dismiss: "Entlassen",
    dismissOf: (name: string): string => `${name} aus der Leitung entlassen`,
    handOver: "Übergeben",
    handOverTo: (name: string): string => `An ${name} übergeben`,
    stepDown: "Zurücktreten",
    sure: "Wirklich?",
    sureOf: (what: string): string => `Wirklich? ${what}`,
    help: "Die Leitung kann alles, was du kannst, außer berufen und übergeben. Alle Spieler lesen das Protokoll.",
    log: "Was die Leitung getan hat",
    logNone: "Noch nichts.",
    logOfClub: "Was der Vorstand getan hat",
    helpOfClub:
      "Der Vorstand kann alles, was du kannst, außer berufen und übergeben. Alle Mitglieder lesen das Protokoll.",
    older: "Frühere",
    line: (line: DirectorLine, league: boolean): string => {
      const words =
        league && line.act === "began"
          ? `hat Saison ${String(line.round)} gestartet`
          : acts[line.act](line, line.aboutName || "ein Gast");
      const alone = line.by === "" && (line.act === "inherited" || line.act === "abandoned");
      const by = line.by === "" ? "Der Betreiber" : line.byName || "Ein Gast";
      return `${when(line.at, { dateStyle: "medium", timeStyle: "short" })}: ${alone ? words : `${by} ${words}`}`;
    },
  },
} satisfies Translation;
