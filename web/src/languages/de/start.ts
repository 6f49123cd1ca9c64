// The first pages and the frame, in German.
import type { Seat, TimeControl, Tournament } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { events } from "./events.ts";
import { delayed, game } from "./game.ts";
import { counted, listed } from "./nouns.ts";

const moves = (count: number): string => counted(count, "Zug", "Züge");

export const start = {
  home: {
    title: "Cam, Camelot und Camblam spielen",
    what: "Camelot, das Brettspiel von 1930, und seine Verwandten: Setz über eigene Figuren hinweg, spring über gegnerische, und sei zuerst in der fernen Burg.",
    tiles: {
      cam: {
        line: "Das kleine Brett. Eine Figur in der fernen Burg gewinnt.",
        long: "Zwei Ritter und fünf Bauern pro Seite. In zehn Minuten gelernt, in fünfzehn gespielt.",
      },
      camelot: {
        line: "Das große Spiel von 1930. Zwei Figuren in der fernen Burg gewinnen.",
        long: "Kantere über eigene Figuren, spring über gegnerische, und bring zwei Figuren in die ferne Burg.",
      },
      camette: {
        line: "Das kleinste Brett: ein Ritter und drei Bauern, fünf Minuten.",
        long: "Ein Ritter und drei Bauern pro Seite.",
      },
      camblam: {
        line: "Schach auf 12 × 12 Feldern, mit Läufen, Bogenschützen und Prinzen.",
        long: "Schach auf größerem Brett: Türme, die drei auf einmal schlagen, Bogenschützen, die schießen, Prinzen, die um die Ecke ziehen.",
      },
      "grand-cam": {
        line: "Cam zu viert: zwei Teams, die Partner Seite an Seite.",
        long: "Je sieben Figuren, zwei Teams. Eine Figur eines Teams in ihrem Ziel gewinnt für beide.",
      },
      "grand-camelot": {
        line: "Camelot zu viert: 180 Felder, zwei Teams.",
        long: "Je zwölf Figuren, zwei Teams. Zwei Figuren eines Teams in ihren Zielen gewinnen für beide.",
      },
      "tri-camelot": {
        line: "Zu dritt auf Sechsecken. Jeder spielt für sich.",
        long: "Je acht Figuren. Eine Figur in einer der beiden anderen Burgen gewinnt.",
      },
      "mini-camelot": {
        line: "Nur Bauern, ein Sprung pro Zug: die Fassung fürs Klassenzimmer.",
        long: "Sechs Bauern pro Seite, keine Ritter. Ein Bauer in der fernen Burg gewinnt.",
      },
      chivalry: {
        line: "Das größte Heer: acht Ritter pro Seite.",
        long: "Acht Ritter und zwölf Bauern pro Seite.",
      },
    },
    heading: "Spiel jetzt gegen",
    against: "Spielen gegen",
    tournaments: "Turniere",
    computer: "den Computer",
    friend: "Freunde per Link",
    person: "jemanden an diesem Gerät",
    opponent: "einen Gegner",
    changeGame: (name: string): string => `Auswahl für ${name}`,
    waiting: (count: number): string => (count === 1 ? "1 wartet" : `${String(count)} warten`),
    kind: "Art der Partie",
    kinds: { rated: "Gewertet", casual: "Ungewertet", either: "Gewertet oder ungewertet" },
    also: "Ich spiele auch",
    near: "Wertung des Gegners",
    anyRating: "beliebig",
    within: (points: number): string => `± ${String(points)} um meine`,
    seekChoices: "Gewertet, andere Zeiten und Stärke des Gegners",
    liveNow: "Gerade live",
    watch: "Zuschauen",
    leaders: "Bestenlisten",
    yourPage: "Dein Profil",
    facts: (seats: number, squares: number, hexagons: boolean): string =>
      `${String(seats)} Spieler · ${String(squares)} ${hexagons ? "Sechsecke" : "Felder"}`,
    onDevice: "Partien gegen den Computer laufen so lange auf diesem Gerät.",
    begin: "Ein guter Anfang",
    play: "Spielen",
    unfinished: "Deine Partien",
    delete: (opponent: string): string => `Partie löschen: ${opponent}`,
    deleted: "Die Partie ist gelöscht.",
    undo: "Rückgängig",
    finished: "Beendet",
    yourMove: "du bist am Zug",
    theirMove: "Computer am Zug",
    othersMove: "andere Seite am Zug",
    toMove: (seat: Seat): string => `${game.messages.sides[seat]} am Zug`,
    twoPeople: "Zwei Personen",
    people: (seats: number): string => `${seats === 3 ? "Drei" : "Vier"} Personen`,
    together: (people: number, computers: number): string =>
      `${["Du", "Zwei Personen"][people - 1] ?? "Drei Personen"} und ${["ein Computer", "zwei Computer"][computers - 1] ?? "drei Computer"}`,
    computerToMove: (seat: Seat): string => `Computer am Zug, für ${game.messages.sides[seat]}`,
    wonYou: "gewonnen",
    wonThey: "der Computer hat gewonnen",
    lost: "verloren",
    wonSide: (seats: readonly Seat[]): string =>
      `${listed(seats.map((seat) => game.messages.sides[seat]))} ${seats.length === 1 ? "hat" : "haben"} gewonnen`,
    drawn: "Remis",
    nobodyCame: "niemand kam",
    showAll: "Alle zeigen",
    learn: "Ein altes Spiel gefunden?",
    ownGames: "Weitere Partien",
    learnText: "Lern das Spiel beim Spielen: kleine Bretter, jedes mit einer Aufgabe. Das dauert zehn Minuten.",

    today: {
      heading: "Für heute",
      puzzle: "Aufgabe des Tages",
      toMove: (name: string): string => `${name} am Zug`,
      tried: "heute probiert",
      lesson: "Nächste Lektion",
      lessons: "Lektionen",
      done: (name: string, done: number, of: number): string => `${name}, ${String(done)} von ${String(of)} geschafft`,
      streak: (days: number): string => `${counted(days, "Tag", "Tage")} in Folge.`,
    },

    open: {
      openSeats: "Offene Plätze",
      count: (seats: number): string => (seats === 0 ? "Offene Plätze" : `Offene Plätze: ${String(seats)}`),
      nobodyWaits:
        "Gerade wartet niemand. Um einen Platz offen zu lassen, wähl „Freunde per Link“ und kreuze „Jeder darf den Platz nehmen“ an.",
      playWith: (time: string, name: string): string =>
        time === "" ? `Mit ${name} spielen` : `${time} mit ${name} spielen`,
      acceptIt: "Annehmen",
      sitDown: "Platz nehmen",
      yourSeat: "Dein offener Platz",
      yourChallenge: (name: string): string =>
        name === "" ? "Deine Herausforderung" : `Deine Herausforderung an ${name}`,
      company: (host: string, others: number): string => (others === 0 ? host : `${host} und ${String(others)} mehr`),
    },
  },

  new_game: {
    title: (name: string): string => `Neue Partie ${name}`,
    level: "Stufe",
    levels: [
      "1 · hat gerade die Regeln gelesen",
      "2 · Anfänger",
      "3 · sieht, was zu schlagen ist",
      "4 · Gelegenheitsspieler",
      "5 · solide",
      "6 · aufmerksam",
      "7 · stark",
      "8 · sehr stark",
      "9 · schwer zu schlagen",
      "10 · volle Stärke",
    ],
    colour: "Du spielst",
    colours: { w: "Weiß", b: "Schwarz", random: "Zufall" },
    twoPeople: "Zwei Personen ziehen abwechselnd an diesem Gerät.",
    byLink: "Du bekommst einen Link zum Verschicken. Ein Konto braucht es dafür nicht.",
    challenge: (name: string, variant: string): string => `${name} zu ${variant} herausfordern`,
    insteadOfLink: "Dein Link wird zurückgezogen.",
    byChallenge: "Deine Herausforderung erscheint drüben unter „Du bist dran“ und wird angenommen oder abgelehnt.",
    send: "Herausfordern",
    byLinkMany:
      "Du bekommst einen Link zum Verschicken. Ein Konto braucht es nicht. Dein Platz ist der, den du wählst.",
    seats: "Wer spielt",
    teams: (teams: readonly string[]): string => `${teams.join(" spielen gegen ")}.`,
    alone: "Jeder spielt für sich.",
    turns: (names: string): string => `Reihenfolge: ${names}.`,
    person: "Person",
    computer: "Computer",
    levelWords: (text: string): string => text.replace(/^\d+ · /, ""),
    playerOf: (seat: string): string => `${seat}: wer spielt`,
    nameOf: (seat: string): string => `${seat}: Name der Person`,
    name: "Name (freiwillig)",
    ownSeat: "Hier sitzt du",
    alonePlays: "Eine Person allein spielt ohne Uhren.",
    standsStill: "Die Uhr eines Computers steht still.",
    notRated: "Eine Partie mit Computern wird nicht gewertet.",
    noPerson: "Auf mindestens einem Platz muss eine Person spielen.",
    more: "Mehr Auswahl",
    rules: "Regelsatz",
    rulesLink: "Was sich damit jeweils ändert",
    swap: "Tausch: Der zweite Spieler darf den ersten Zug übernehmen",
    mayResign: "Der Computer darf aufgeben, wenn er verliert",
    late: "Zuschauer sehen die Partie",
    lateHelp:
      "Solange Zuschauer die letzten Züge nicht sehen, kann niemand einem Spieler helfen. Ein Zug heißt hier: Jeder war einmal dran.",
    fen: "Von einer Stellung aus beginnen (FEN)",
    fenHelp: "Leer lassen, um mit der üblichen Ausgangsstellung zu beginnen.",
    usual: (value: string): string => `${value} (üblich)`,
    lost: (why: string): string => `Diese Auswahl gibt es für neue Partien nicht: ${why}.`,
    lostLine: "Zum Durchspielen",
    editor: "Stellung aufbauen",
    onDevice: (account: boolean): string =>
      `Es gibt kein Netz: Diese Partie wird auf diesem Gerät gespielt und gespeichert, ohne Uhren.${account ? " Wenn sie beendet ist, bekommt sie dein Konto, sobald es wieder ein Netz gibt." : ""}`,
    begin: "Beginnen",
    cancel: "Abbrechen",
    starting: "Beginnt …",
    anybody: "Jeder darf den Platz nehmen: auf der Startseite zeigen",
    forRatings: "Gewertet: Das Ergebnis ändert beide Wertungen",
    forRatingsMany: "Gewertet: Das Ergebnis ändert alle Wertungen",
    make: "Link erstellen",
    host: "Dein Name",
    time: {
      own: "Andere",
      kind: "Wie",
      clock: "Mit Uhr",
      inDays: "Tage pro Zug",
      minutes: "Minuten pro Spieler",
      increment: "Sekunden dazu pro Zug",
      delay: "Verzögerung, Sekunden pro Zug",
      days: "Tage",
    },
  },

  seek: {
    waiting: "Wir suchen einen Gegner. Du kannst diese Seite verlassen; wir rufen dich.",
    what: (name: string, terms: string): string => `${name} · ${terms}`,
    others: (count: number): string => (count === 1 ? "1 weitere Person wartet" : `${String(count)} weitere warten`),
    stop: "Nicht mehr warten",
    meanwhile: "Solange gegen den Computer spielen",
    here: "Dein Gegner ist da.",
    begun: (name: string): string =>
      name === "" ? "Deine Partie hat begonnen." : `Deine Partie ${name} hat begonnen.`,
    begunTitle: "Deine Partie hat begonnen!",
    board: "Zum Brett",
    title: "Dein Gegner ist da!",
    close: "Schließen",
  },

  invite: {
    title: (name: string): string => `Eine Einladung zu ${name}`,
    invites: (host: string, name: string): string => `${host} lädt dich zu ${name} ein`,
    challenged: "Deine Herausforderung wartet auf Antwort",
    challengedText: (name: string): string =>
      name === ""
        ? "Nur wen du herausgefordert hast, kann sie annehmen."
        : `Du hast ${name} herausgefordert. Niemand sonst kann annehmen.`,
    waitsChallenge:
      "Das Brett öffnet sich, wenn sie angenommen ist. Du kannst diese Seite verlassen: Die Partie steht dann in deiner Liste.",
    yours: "Schick diesen Link weiter",
    somebody: "Jemand",
    waits:
      "Das Brett öffnet sich, sobald jemand Platz nimmt. Du kannst diese Seite verlassen: Die Partie steht dann in deiner Liste.",
    waitsMany:
      "Das Brett öffnet sich, wenn alle Plätze besetzt sind. Du kannst diese Seite verlassen: Die Partie steht dann in deiner Liste.",
    link: "Link",
    copy: "Kopieren",
    copied: "Kopiert",
    share: "Senden",
    fill: "Mit Computern auf den freien Plätzen beginnen",
    level: "Stufe der Computer",
    levelOf: (level: number): string => `Stufe ${String(level)}`,
    seats: "Plätze",
    free: "frei",
    you: "du",
    sitHere: (seat: string): string => `${seat} spielen`,
    allRules: "Alle Regeln",
    youPlay: "Du spielst",
    begins: (seat: string, first: string): string =>
      seat === first ? `${seat}; du beginnst` : `${seat}; ${first} beginnt`,
    rules: "Regeln",
    start: "Beginnt mit",
    position: "einer eigenen Stellung, auf dem Brett",
    counts: "Zählt",
    watchers: "Zuschauer sehen sie",
    casual: "ungewertet",
    hostRating: (host: string): string => `Wertung von ${host}`,
    name: "Dein Name",
    accept: "Als Gast spielen",
    play: "Spielen",
    seated: "Du hast einen Platz. Das Brett öffnet sich, wenn alle Plätze besetzt sind.",
    standUp: "Platz verlassen",
    notNow: "Jetzt nicht",
    kept: "Die Partie eines Gasts wird in diesem Browser gespeichert.",
    withdrawn: (host: string): string => `${host} hat diese Einladung zurückgezogen`,
    decline: "Ablehnen",
    declined: "Diese Einladung wurde abgelehnt",
    withdrawnYours: "Du hast diese Einladung zurückgezogen",
    taken: "Alle Plätze sind besetzt",
    takenText: "Die Partie hat begonnen. Du kannst zuschauen.",
    watch: "Bei der Partie zuschauen",
    old: "Diese Einladung ist abgelaufen",
    playComputer: "Gegen den Computer spielen",
    missing: "Diese Einladung gibt es nicht",
    missingText: "Prüf die Adresse oder lass dir einen neuen Link schicken.",
  },

  ui_host: {
    imprint: "Impressum",
    conduct: "Weitere Regeln dieser Seite",
    privacy: "Was diese Seite außerdem speichert",
  },

  ui_list: { more: "Mehr", moreOf: (what: string): string => `Mehr: ${what}` },

  ui_needs_server: {
    heading: "Dafür braucht es einen Server",
    text: "Diese Seite besteht nur aus Dateien, und alles läuft in deinem Browser. Partien mit Menschen anderswo, Konten, Turniere, Vereine, gemeinsame Studien, das Partienarchiv und das Drucken brauchen einen Server.",
    here: "Was du hier tun kannst",
    ways: [
      { href: "/", text: "Gegen jede Stufe des Computers oder zu zweit an einem Gerät spielen" },
      { href: "/learn/cam", text: "Lektionen" },
      { href: "/puzzles", text: "Aufgaben" },
      { href: "/analysis/cam", text: "Analyse mit der Engine, auch von Partien aus einer Datei" },
      { href: "/editor/cam", text: "Stellung aufbauen" },
      { href: "/rules/cam", text: "Regeln aller Spiele" },
    ],
    server: "Ein Server für alles andere",
    serverText:
      "Camlann ist freie Software. Jeder kann den Server betreiben, für einen Verein oder für alle; das Handbuch sagt wie, vom leeren Rechner bis zur ersten Partie.",
    hosting: "So betreibt man einen Server",
  },

  ui_part: {
    vsComputer: (level: number | null): string => (level === null ? "Computer" : `Computer ${String(level)}`),
    moves,
    guest: "Gast",
    onDevice: "auf diesem Gerät",
    challengeByName: "Nach Namen herausfordern",
    otherGames: "Andere Spiele",
    calledOff: "abgebrochen",
    time: "Zeit",
    noClock: "Ohne Uhr",
    rated: "gewertet",
    either: "gewertet oder ungewertet",
    or: " oder ",
    facts: (name: string, { time, rated }: { time?: TimeControl | undefined; rated?: boolean | undefined }): string =>
      [name, ...(time ? [game.messages.clock.control(time)] : []), ...(rated ? ["gewertet"] : [])].join(" · "),
    late: (count: number): string => (count === 0 ? "sofort" : delayed(count)),
    missing: {
      title: "Seite nicht gefunden",
      heading: "Hier ist kein Feld",
      text: "Diese Adresse führt vom Brett. Nichts ist verloren: Deine Partien sind, wo du sie gelassen hast.",
      rules: "Regeln lesen",
    },
    reconstructed: "Diese Ausgangsstellung ist eine Rekonstruktion.",
    uncertain: "Einige Regeln dieses Spiels sind unsicher.",
    readWhy: "Warum",
    notes: {
      "anti-camelot":
        "Wer eine Figur in die gegnerische Burg bringt, hat verloren. Eine Figur genügt (die Quellen sagen es nicht; wir folgen AbstractPlay).",
      "river-camelot":
        "Der Fluss kann weder betreten noch übersprungen werden. Vor dem ersten Zug pflanzt jede Seite drei Bäume auf ihrer Hälfte. Keine Figur darf auf das Feld eines Baums.",
    },
  },

  ui_settings: {
    theme: "Farbschema",
    board: "Brett",
    coach: "Coach: vor einem Fehler warnen",
    cores: "Prozessorkerne für die Engine",
    coreCount: (count: number, most: number): string => (count === most ? `${String(count)} (alle)` : String(count)),
    lines: "Beste Züge in der Analyse",
    thinks: "Die Engine denkt über eine Stellung nach",
    thinksFor: (seconds: number): string =>
      seconds === 0
        ? "solange sie zu sehen ist"
        : seconds < 60
          ? counted(seconds, "Sekunde", "Sekunden")
          : counted(seconds / 60, "Minute", "Minuten"),
    legend: "Legende zeigen",
    sound: "Töne abspielen",
    more: "Mehr Einstellungen",
    names: {
      theme: { auto: "System", light: "Hell", dark: "Dunkel" },
      board: { oak: "Eiche und Schiefer", parch: "Pergament", hc: "Hoher Kontrast" },
      coach: { off: "Nie", once: "Einmal pro Partie", always: "Immer" },
    },
  },

  frame_foot: {
    label: "Über diese Seite",
    about: "Über die Seite",
    rules: "Spielregeln",
    manual: { href: "/docs/de", text: "Handbuch" },
    conduct: "Fair Play",
    privacy: "Datenschutz",
    licence: "Lizenz",
    api: "API",
    status: "Status",
    source: "Quelltext",
    contact: "Kontakt",
    imprint: "Impressum",
  },

  frame_new_version: {
    ready: "Eine neue Version dieser Seite ist da.",
    load: "Laden",
    later: "Später",
  },

  frame_sound: { off: "Ton ausschalten", on: "Ton einschalten" },

  embed: {
    title: "Camlann",
    loading: "Lädt …",
    missing: "Diese Partie gibt es nicht, oder sie ist nicht öffentlich.",
    wrong: "Dieses Brett kann nicht gezeigt werden",
    begin: "Die Ausgangsstellung.",
    moves: "Züge",
    first: "Zum Anfang",
    back: "Einen Zug zurück",
    on: "Einen Zug weiter",
    last: "Zum letzten Zug",
    open: "Auf Camlann öffnen",
    noTournament: "Dieses Turnier gibt es nicht.",
    standing: "Tabelle",
    place: "Platz",
    player: "Spieler",
    points: "Punkte",
    played: "Partien",
    matches: "Kämpfe",
    nobody: "Noch niemand angemeldet.",
    phase: ({ phase, round, roundsInAll }: Tournament): string =>
      phase === "running" && roundsInAll > 0
        ? `Runde ${String(round)} von ${String(roundsInAll)}`
        : events.tournaments.phases[phase],
  },

  share: {
    share: "Teilen …",
    link: "Link",
    fen: "Stellung (FEN)",
    record: "Die Partie als Aufzeichnung",
    embed: "Brett für deine Website (HTML)",
    copy: "Kopieren",
    copied: "Kopiert.",
    selected: "Markiert: Kopier es mit der Tastatur.",
    download: "Herunterladen",
    picture: "Bild",
    forms: { png: "PNG", svg: "SVG", gif: "Bewegtes GIF" },
    formsOf: "Das Bild herunterladen als",
    noPicture: "Dieser Server kann dieses Bild nicht zeichnen.",
    alt: "Die Stellung als Bild",
  },
} satisfies Translation;
