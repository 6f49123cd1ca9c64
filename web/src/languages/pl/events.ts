// Tournaments, leagues and clubs, in Polish.
import type { WebhookDelivery } from "../../clubs/webhook_requests.ts";
import type { DirectorLine } from "../../directors/asks.ts";
import type {
  GiverColour,
  League,
  LeagueMove,
  LeagueSummary,
  NameListForm,
  NewTournament,
  Period,
  TieBreak,
  TimeWish,
  Tournament,
  TournamentGiven,
  TournamentScore,
  TournamentSummary,
  TournamentSystem,
} from "../../lib/wire.ts";
import { when } from "../../lib/when.ts";
import type { LeagueTerms } from "../../leagues/texts.ts";
import { startOf } from "../../tournaments/begins.ts";
import type { EntryTerms } from "../../tournaments/entry_texts.ts";
import type { ByeKind, PairingFault } from "../../tournaments/pairing.ts";
import type { FileHead } from "../../tournaments/tournament_files.ts";
import type { Translation } from "../translation.ts";
import { game } from "./game.ts";
import { counted, form, lateness, listed } from "./plural.ts";

const control = (time: TimeWish): string => game.messages.clock.control(time);
const players = (count: number): string => counted(count, "gracz", "graczy", "graczy");
const guest = "Gość";

/** "4½", "½", "3". */
const pointsText = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${String(whole)}½`;
};

const twoDigits = (number: number): string => String(number).padStart(2, "0");

const systems: Record<TournamentSystem, string> = {
  swiss: "Szwajcarski",
  "round-robin": "Każdy z każdym",
  knockout: "Pucharowy",
  arena: "Arena",
  teams: "Drużynowy",
  simul: "Symultana",
};

function manner({
  system,
  roundsInAll,
  cycles,
  minutes,
  boards,
}: Pick<Tournament, "system" | "roundsInAll" | "cycles" | "minutes" | "boards">): string {
  if (system === "swiss")
    return `${counted(roundsInAll, "runda", "rundy", "rund")}; w każdej rundzie grasz z kimś, kto ma mniej więcej tyle samo punktów.`;
  if (system === "round-robin") return cycles === 2 ? "Każdy gra z każdym dwa razy." : "Każdy gra z każdym.";
  if (system === "teams")
    return `Każdy klub gra z każdym ${cycles === 2 ? "dwa razy" : "raz"}, na ${counted(boards ?? 1, "planszy", "planszach", "planszach")}.`;
  if (system === "knockout") return "Kto przegrywa, odpada.";
  if (system === "simul") return "Jedna osoba gra naraz ze wszystkimi.";
  return `Tyle partii, ile się zmieści w ${counted(minutes ?? 0, "minucie", "minutach", "minutach")}.`;
}

const spectators = "Widzowie oglądają partie";
const shownLate = ({ late }: Tournament): string => (late === undefined ? "" : ` ${spectators} ${lateness(late)}.`);

const roundsApart = (period: Period): string =>
  `Każda runda zaczyna się ${period === "day" ? "dzień" : "tydzień"} po poprzedniej, o tej samej godzinie, albo gdy tylko tamta się skończy.`;

const pauses = (seconds: number): string =>
  `${
    seconds < 60 ? counted(seconds, "sekundę", "sekundy", "sekund") : counted(seconds / 60, "minutę", "minuty", "minut")
  } po ostatniej partii`;

const tieBreaks = {
  "opponents-points": "Buchholz",
  "opponents-points-but-one": "Buchholz skrócony (bez 1)",
  "beaten-points": "Sonneborn-Berger",
  "direct-encounter": "Bezpośrednie spotkanie",
  wins: "Liczba wygranych",
  "points-after-each-round": "Progres",
} satisfies Record<TieBreak, string>;

const results = {
  "*": "trwa",
  "1-0": "1 – 0",
  "1/2-1/2": "½ – ½",
  "0-1": "0 – 1",
  "1-0f": "1 – 0, Czarne nie przyszły",
  "0-1f": "0 – 1, Białe nie przyszły",
  "0-0f": "nikt nie przyszedł",
} satisfies Record<TournamentScore, string>;

const directedBy = (names: readonly string[]): string =>
  names.length === 0
    ? "Nikt już tego nie prowadzi"
    : `${names.length > 1 ? "Sędziowie" : "Sędzia"}: ${names.map((name) => name || guest).join(", ")}`;

const startsAt = (moment: string): string => `Początek: ${moment}.`;

const leaguePhases = {
  open: "Otwarta",
  playing: "W grze",
  between: "Między sezonami",
  over: "Zakończona",
} satisfies Record<LeagueSummary["phase"], string>;

const members = (count: number): string => counted(count, "członek", "członków", "członków");

// ---- the webhook of a club ----

const arrived = ({ status }: WebhookDelivery): boolean => status !== undefined && status >= 200 && status < 300;
const answer = (status: number): string => (status === 0 ? "brak odpowiedzi" : String(status));

// ---- the log of directors ----

const result = (text: string): string => text.replace("1/2-1/2", "½ – ½").replace(/^([01])-([01])/u, "$1 – $2");

const board = ({ round, board: number }: DirectorLine): string => `runda ${String(round)}, plansza ${String(number)}`;

const place = (line: DirectorLine): string => (line.board > 0 ? board(line) : `runda ${String(line.round)}`);

/** What was against the rules of pairing, after the name of one player. */
const faults: Record<string, string> = {
  "met-before": "ma już za sobą partię z tym przeciwnikiem",
  "second-bye": "ma już za sobą wolny los albo wygraną bez gry",
  "third-colour": "ma ten sam kolor w trzeciej partii z rzędu",
  "colour-ahead": "ma tym kolorem o trzy partie więcej niż drugim",
  "needless-bye": "ma wolny los, choć przeciwnikiem może być ktoś inny z wolnym losem",
  "asked-bye": "ma zgłoszoną pauzę w tej rundzie",
  "unasked-bye": "ma pauzę za pół punktu bez zgłoszenia",
  "bye-above": "ma wolny los, choć ktoś ma mniej punktów",
  "other-score": "gra poza swoją grupą punktową, choć przeciwnikiem może być ktoś z tą samą liczbą punktów",
  "down-again": "znowu albo po wolnym losie gra z kimś, kto ma mniej punktów",
  "wrong-colour": "ma inny kolor, niż każą reguły",
  "another-round": "według tabeli gra z tym przeciwnikiem w innej rundzie",
};

/** Words after the name of who did it and a dash. */
const acts: Record<DirectorLine["act"], (line: DirectorLine, about: string) => string> = {
  appointed: (_, about) => `powołanie do prowadzenia: ${about}`,
  dismissed: ({ by, about: whom }, about) =>
    by === whom ? "rezygnacja z prowadzenia" : `odwołanie z prowadzenia: ${about}`,
  "handed-over": (_, about) => `przekazanie prowadzenia: ${about}`,
  inherited: (_, about) => `Prowadzi teraz ${about}, bo poprzedniej osoby już nie ma`,
  abandoned: () => "Nikt już tego nie prowadzi. Skończy się z ostatnią rozpoczętą partią.",
  gave: (line) => `wpisany wynik ${result(line.result)} (${board(line)})`,
  corrected: (line) => `poprawiony wynik na ${result(line.result)} (${board(line)})`,
  entered: (line, about) => `wpis${line.about.startsWith("@") ? " bez urządzenia" : ""}: ${about}`,
  opened: (line) => `${board(line)}: przeniesienie na urządzenie`,
  reported: (line, about) => `zgłoszony wynik ${result(line.result)} (${board(line)}), ${about} bez urządzenia`,
  confirmed: (line, about) => `potwierdzony wynik ${result(line.result)} (${board(line)}), zgłoszenie: ${about}`,
  disputed: (line, about) => `zgłoszony wynik ${result(line.result)} (${board(line)}), inny niż zgłoszenie: ${about}`,
  accepted: (_, about) => `przyjęcie: ${about}`,
  posted: () => "nowa wiadomość",
  unposted: () => "usunięta wiadomość",
  unsaid: ({ aboutName }) => `usunięta wiadomość z czatu: ${aboutName === "" ? "widz" : aboutName}`,
  removed: (_, about) => `usunięcie: ${about}`,
  began: ({ round }) => `początek rundy ${String(round)}`,
  paired: ({ round }) => `ręczne kojarzenie rundy ${String(round)} zamiast programu`,
  broke: (line, about) => `ręczne kojarzenie (${place(line)}): ${about} ${faults[line.result] ?? "gra wbrew regułom"}`,
  brought: ({ round }) =>
    round === 0
      ? "utworzenie z pliku"
      : `utworzenie z pliku, w którym ${form(round, "była", "były", "było")} ${counted(round, "runda", "rundy", "rund")}`,
  ended: () => "zakończenie",
  reopened: () => "wznowienie po zakończeniu",
  changed: () => "zmiana ustawień",
  hidden: () => "usunięcie z publicznych list",
  shown: () => "dodanie do publicznych list",
};

export const events = {
  tournaments: {
    correctedBy: (name: string, date: string) => `Poprawiono: ${name || "sędzia turnieju"}, ${date}.`,
    title: "Turnieje",
    intro: "Wieczory, ligi i puchary klubów i znajomych. Utworzyć je może każdy.",
    make: "Utwórz turniej",
    find: "Znajdź po nazwie",
    phases: { open: "Otwarty", running: "Trwa", over: "Zakończony" },
    none: {
      open: "Teraz żaden turniej nie jest otwarty. Utwórz własny i wyślij link znajomym.",
      running: "",
      over: "",
    },
    noneFound: "Żaden otwarty turniej nie ma tego w nazwie.",
    systems,
    facts: (tournament: Tournament, name: string) =>
      `${name}, ${control(tournament.time)}${tournament.rated ? ", rankingowy" : ""}. ${systems[tournament.system]}, ${players(tournament.players)}. ${manner(tournament)}${shownLate(tournament)}`,
    about: "O turnieju",
    prizes: "Nagrody",
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
      { game: name, rules: set, starts }: { game: string; rules: string; starts: string | null },
    ): string => {
      const roundsInAll = rounds ?? 5;
      const ties = (chosen ?? []).map((one) => tieBreaks[one]);
      return [
        `${name}${set === "" ? "" : `, reguły: ${set}`}${rules?.includes("swap=true") === true ? ", z zamianą" : ""}, ${control({ base: 0, increment: 0, delay: 0, days: 0, ...time })}, ${rated === true ? "rankingowy" : "nierankingowy"}.`,
        `${systems[system ?? "swiss"]}: ${manner({ system: system ?? "swiss", roundsInAll, cycles: cycles ?? 1, minutes: minutes ?? 60, boards: boards ?? 4 })}`,
        ...(system === "knockout" && thirdPlace === true ? ["Przegrani z półfinałów grają o trzecie miejsce."] : []),
        ...(ties.length > 0 ? [`Przy równej liczbie punktów: ${listed(ties)}.`] : []),
        starts === null ? "Zaczynasz go ty." : startsAt(startOf(starts)),
        ...(system === "arena" || !(starts !== null || pause || calendar?.apart)
          ? []
          : [
              calendar?.apart !== undefined
                ? roundsApart(calendar.apart)
                : pause
                  ? `Następna runda zaczyna się ${pauses(pause)}.`
                  : "Każdą rundę zaczynasz ty.",
            ]),
        ...((late ?? 0) > 0 ? [`${spectators} ${lateness(late ?? 0)}.`] : []),
        shown === true ? "Widzą go wszyscy." : "Widzą go tylko osoby z linkiem.",
      ].join(" ");
    },
    listed: ({ system, players: count, round, phase, time }: TournamentSummary, name: string) =>
      [
        name,
        control(time),
        systems[system],
        players(count),
        ...(phase === "running" && system !== "arena" ? [`runda ${String(round)}`] : []),
        ...(phase === "over" && round === 0 ? ["odwołany"] : []),
      ].join(" · "),
    by: directedBy,
    began: (day) => `Początek: ${day}`,
    privately: "Ten turniej widzą tylko osoby z linkiem.",

    missing: "Nie ma takiego turnieju",
    missingText: "Sprawdź link albo zapytaj osobę, od której go masz.",
    aside: "Twój udział, rundy i czat",
    toAll: "Wszystkie turnieje",
    division: (league: string, season: number, division: number) =>
      `${league}, sezon ${String(season)}, grupa ${String(division)}`,
    club: "Klub",
    league: "Liga",

    form: {
      name: "Nazwa turnieju",
      host: "Twoje imię",
      game: "Gra",
      system: "System rozgrywek",
      explained: {
        swiss: "Stała liczba rund z graczami, którzy mają podobną liczbę punktów. Dobry dla 6 i więcej osób.",
        "round-robin": "Każdy gra z każdym. Dobry dla 3 do 10 osób; najwyżej 64.",
        knockout: "Kto przegrywa, odpada.",
        simul: "Jedna osoba naraz ze wszystkimi, najwyżej na 40 planszach.",
        teams: "Kluby grają z klubami, plansza 1 z planszą 1 i tak dalej. Dwa kluby, najwyżej 16.",
        arena: "Wolni gracze są od razu kojarzeni, aż minie czas albo padnie 5000 partii.",
      },
      rounds: "Rundy",
      tieBreak: (place: number) =>
        place === 1
          ? "Pierwsza punktacja pomocnicza"
          : place === 2
            ? "Następna punktacja pomocnicza"
            : `Punktacja pomocnicza ${String(place)}`,
      noTieBreak: "Brak",
      late: spectators,
      twice: "Każdy gra z każdym dwa razy (najwyżej 45 osób)",
      third: "Gra o trzecie miejsce",
      minutes: "Minuty razem",
      starts: "Początek",
      byHand: "Gdy je zacznę",
      pause: "Następne rundy",
      pauses,
      startsText: "Zostaw puste, aby zacząć samodzielnie. Z podaną godziną może się powtarzać.",
      anybody: "Pokaż wszystkim; inaczej tylko przez link",
      about: "O turnieju",
      prizes: "Nagrody",
      contact: "Kontakt",
      linksText: "Zwykły tekst; adresy zaczynające się od https:// stają się linkami.",
      preview: "Słowami",
      join: "Gram i ja",
      rated: "Partie są rankingowe",
      make: "Utwórz",
      change: "Zapisz",
      past: "Ten czas już minął. Wybierz późniejszy.",
      far: "Do startu jest ponad rok.",
    },

    joinHeading: "Udział",
    join: "Dołącz",
    keepsPlaces: "Grasz naraz do 40 jego partii. Od teraz wliczają się do twoich 200 nieskończonych partii.",
    joinLate: (round: number) => `Dołącz od rundy ${String(round)}`,
    hasLeft: "Nie ma cię już w tym turnieju i nie wejdziesz do następnych par.",
    lostWithout: (round: number) =>
      `Odejście albo brak pierwszego ruchu na czas: partia rundy ${String(round)} jest przegrana. Nie ma cię już w następnych parach.`,
    watching: "Oglądasz.",
    byOfficers: "Kto gra, wybiera zarząd każdego klubu.",
    comeBack: "Wróć do turnieju",
    leave: "Opuść turniej",
    leaveAsk: "Opuścić? Otwarte partie będą przegrane.",
    rest: (round: number) => `Pauza w rundzie ${String(round)}`,
    restAsk: (round: number) =>
      `Pauzować w rundzie ${String(round)} za pół punktu? Można to zrobić raz i nie da się tego cofnąć.`,
    resting: (round: number) => `Pauzujesz w rundzie ${String(round)}: pół punktu.`,

    standing: "Tabela",
    players: "Gracze",
    placeOf: "Miejsce",
    player: "Gracz",
    rating: "Ranking",
    white: "białymi",
    black: "czarnymi",
    points: "Punkty",
    played: "Rozegrane",
    you: "ty",
    gone: "poza turniejem",
    joinsFrom: (round: number) => `Dołącza od rundy ${String(round)}`,
    nobody: "Nikt jeszcze nie dołączył.",
    show: (name: string) => `Partie: ${name}`,
    tieBreaks,
    legend: "1 i jasne pole: wygrana białymi. Liczba to miejsce przeciwnika.",

    round: (number: number) => `Runda ${String(number)}`,
    bracket: "Drabinka",
    thirdPlace: "Trzecie miejsce",
    byeShort: "wolny los",
    toCome: "wkrótce",
    goesOn: "wygrana",
    stage: (count: number) =>
      count === 2
        ? "Finał"
        : count === 4
          ? "Półfinały"
          : count === 8
            ? "Ćwierćfinały"
            : `1/${String(count / 2)} finału`,
    watch: "Oglądaj",
    watchGame: (white: string, black: string) => `Partia: ${white} – ${black}`,
    gameOf: (white: string, black: string, score: TournamentScore): string =>
      `${white} – ${black}: ${score === "*" ? "trwa" : results[score]}`,
    replay: "Odtwórz",
    live: "trwa",
    bye: { win: "ma wolny los: 1 punkt", half: "pauzuje: ½ punktu", rest: "pauzuje" },
    won: (names: readonly string[]) => {
      const [first, second, third] = names;
      if (first === undefined) return "Turniej jest zakończony.";
      return `Turniej wygrywa ${first}${second === undefined ? "" : `; drugie miejsce: ${second}`}${third === undefined ? "" : `, trzecie: ${third}`}.`;
    },
    shared: (names: readonly string[]) => `Pierwsze miejsce dzielą ${listed(names)}.`,

    next: "Twoja następna partia",
    goToBoard: "Do planszy",
    youHave: (number: number, white: boolean) => `Plansza ${String(number)} · grasz ${white ? "białymi" : "czarnymi"}`,
    myBye: "W tej rundzie masz wolny los: 1 punkt.",
    myRest: "W tej rundzie nie masz partii.",
    waits: "Twoja partia tej rundy jest skończona.",
    stillOpen: (games: number) =>
      `W tej rundzie ${form(games, "trwa", "trwają", "trwa")} jeszcze ${counted(games, "partia", "partie", "partii")}.`,
    allPlayed: "Wszystkie rundy są rozegrane.",
    endsByDirector: "Turniej zakończy sędzia.",
    begins: (round: number, left: string) => `Runda ${String(round)} zacznie się za ${left}.`,
    opens: "Twoja plansza otworzy się sama na tej stronie.",
    ends: (left: string) => `Arena skończy się za ${left}.`,
    starts: startsAt,
    byDirector: "Pierwszą rundę zaczyna sędzia.",
    nextByDirector: (round: number) => `Rundę ${String(round)} zaczyna sędzia.`,
    opening: "Dostaniesz parę, gdy tylko ktoś będzie wolny.",

    direct: "Sędziujesz",
    startFirst: "Zacznij turniej",
    needsTwo: "Potrzeba dwóch graczy.",
    notPaired: (names: readonly string[]) =>
      `Bez pary w następnej rundzie, po odejściu lub nieobecności: ${listed(names)}.`,
    startRound: (round: number) => `Zacznij rundę ${String(round)}`,
    waitFor: (games: number) =>
      `W tej rundzie ${form(games, "trwa", "trwają", "trwa")} jeszcze ${counted(games, "partia", "partie", "partii")}.`,
    finish: "Zakończ turniej",
    cancel: "Odwołaj turniej",
    endAsk: ({ round, roundsInAll }: Tournament) =>
      round === 0
        ? "Odwołać? Turniej odbędzie się tylko, jeśli zmienisz zdanie."
        : roundsInAll > round
          ? `Zakończyć po rundzie ${String(round)} z ${String(roundsInAll)}? Tabela będzie wtedy ostateczna.`
          : "Zakończyć? Tabela będzie wtedy ostateczna; wyniki można jeszcze poprawić.",
    endNow: "Zakończ teraz",
    cancelNow: "Odwołaj teraz",
    keepOn: "Jeszcze nie",
    change: "Zmień turniej",
    overHelp: (correctable: boolean) =>
      `Możesz ${correctable ? "poprawić wyniki albo " : ""}wznowić turniej, jeśli zakończono go przez pomyłkę.`,
    goOn: "Wznów turniej",
    holdIt: "Jednak przeprowadź turniej",
    isCancelled: "Ten turniej został odwołany.",
    remove: (name: string) => `Usuń: ${name}`,
    removeShort: "Usuń",
    really: "Usuń, otwarte partie będą przegrane",
    removePlayers: "Usuń graczy",
    giveResults: "Wpisz lub popraw wyniki",
    saveAsk: (before: TournamentScore, now: TournamentScore, rated: boolean, off = false): string =>
      before === "*"
        ? `${results[now]}${off ? "." : ": partia się kończy."}`
        : off
          ? `${results[now]} zamiast ${results[before]}.`
          : `${results[now]} zamiast ${results[before]}.${rated ? " Rankingi się zmienią." : ""} Obie strony dostaną powiadomienie.`,
    save: "Zapisz wynik",
    correct: "Popraw wynik",
    leaveIt: "Zostaw",
    result: (white: string, black: string) => `Wynik: ${white} – ${black}`,
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
      `${corrects ? "Poprawiono" : "Wpisano"}: ${name || "sędzia"}, ${when(at, { dateStyle: "medium", timeStyle: "short" })}`,
    unplayed: { won: "Wygrana bez gry", lost: "Przegrana bez gry" },
    files: {
      title: "Do zachowania",
      standing: "Tabela wyników (CSV)",
      report: "Raport dla programów kojarzących (TRF16)",
      whole: "Całość, aby grać dalej bez sieci (camlann tournament)",
      calendar: "Rundy do kalendarza (iCal)",
      games: "Wszystkie partie w jednym pliku",
      someGames: (first: number) => `Partie od numeru ${String(first)}`,
      feed: "Kanał wiadomości (Atom)",
      print: "Drukuj tę stronę",
      frame: "Tabela na twoją stronę (HTML)",
      standingOf: "Tabela turnieju w Camlann",
    },
    share: "Udostępnij",
    copied: "Link skopiowany",

    left: (milliseconds: number): string => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      if (seconds >= 48 * 3600) return counted(Math.floor(seconds / 86400), "dzień", "dni", "dni");
      const minutes = `${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
      return seconds < 3600 ? minutes : `${String(Math.floor(seconds / 3600))}:${minutes}`;
    },
  },

  tournaments_calendar: {
    apart: (period) => (period === "day" ? "W odstępie dnia" : "W odstępie tygodnia"),
    rounds: roundsApart,
    repeats: "Powtarzanie",
    never: "Nie, tylko raz",
    each: { week: "Co tydzień", month: "Co miesiąc" },
    repeatsText:
      "Następny turniej otwiera się, gdy ten się zaczyna. Przy mniej niż dwóch graczach zostaje odwołany; trzy odwołane z rzędu kończą serię.",
    series: (period, weekday, place) =>
      period === "week"
        ? `Powtarza się co tydzień (${weekday}).`
        : `Powtarza się co miesiąc (${weekday}, ${["1.", "2.", "3.", "4."][place - 1] ?? "ostatni raz"} w miesiącu).`,
    following: "Następny",
  },
  tournaments_room: {
    onDevice: "Na urządzeniu",
    play: "Graj na tym urządzeniu",
    playOf: (white: string, black: string): string => `Graj na tym urządzeniu: ${white} – ${black}`,
    goOn: "Graj dalej na tym urządzeniu",
    help: "Na tym urządzeniu obie osoby wykonują ruchy, a wynik zapisuje się sam.",
    clock: "Z zegarem turnieju",
    clockHelp: "Rusza od razu: na pierwszy ruch jest minuta.",
    link: "Link do tej planszy",
    linkOf: (white: string, black: string): string => `Link do ${white} – ${black}`,
    linkHelp: "Kto go ma, przenosi tę planszę na swoje urządzenie. Daj go graczom.",
    copy: "Kopiuj link",
    copied: "Skopiowano.",
    linked: "Twoja plansza",
    linkedIs: (round: number, board: number): string => `Runda ${String(round)}, plansza ${String(board)}`,
    ended: "Ta partia ma już wynik.",
    inRoom: "Wszystkie partie odbywają się przy planszach na sali",
    inRoomHelp:
      "Żadna partia nie zaczyna się tutaj: wyniki zgłaszają gracze albo wpisujesz je ty. Partie nie są rankingowe.",
    terms: "Partie odbywają się przy planszach na sali.",
    own: "Wynik twojej partii",
    choose: "Wybierz",
    report: "Zgłoś ten wynik",
    confirm: (result: string): string => `Potwierdź ${result}`,
    takeBack: "Wycofaj moje zgłoszenie",
    reported: (name: string, result: string): string => `${name} zgłasza ${result}.`,
    youReported: (result: string): string => `Twoje zgłoszenie: ${result}.`,
    waits: (name: string): string => `Liczy się, gdy potwierdzi je ${name}.`,
    atOnce: (name: string): string => `${name} nie ma urządzenia: twoje zgłoszenie liczy się od razu.`,
    differ: "Oba zgłoszenia się różnią. Jedno z was zmieni swoje albo rozstrzygnie sędzia.",
    decide: "Gracze zgłosili różne wyniki. Liczy się ten, który wpiszesz.",
    by: (names: readonly string[]): string =>
      names.length > 1
        ? `Zgłoszenie: ${names[0] ?? ""}, potwierdzenie: ${names[1] ?? ""}`
        : `Zgłoszenie: ${names[0] ?? ""}`,
    bot: "Wpisz bota",
    botHelp: "Właściciel bota decyduje, czy prowadzący mogą go wpisać i do jakich turniejów.",
    botName: "Nazwa bota",
    enterBot: "Wpisz tego bota",
  },
  tournaments_entry: {
    names: "Wpisz imiona bez urządzenia",
    namesHelp:
      "Dla graczy, którzy grają przy planszy na sali: ich wyniki wpisujesz ty. Przechowujemy tylko nazwy i rankingi. Kto odszedł, może wrócić pod tą samą nazwą.",
    list: "Nazwy",
    listHelp: {
      lines: "W każdym wierszu jedna nazwa, a za nią ranking, jeśli jest: Anna 1500",
      csv: "W każdym wierszu nazwa i ranking, albo pierwszy wiersz z tytułami name i rating",
      trf: "Gracze z raportu dla FIDE: wiersze zaczynające się od 001",
    } satisfies Record<NameListForm, string>,
    form: "Lista to",
    forms: { lines: "jedna nazwa w wierszu", csv: "tabela (CSV)", trf: "raport (TRF16)" } satisfies Record<
      NameListForm,
      string
    >,
    file: "Albo plik",
    tooLong: "Ten plik jest dłuższy niż 64 kB.",
    enterThem: "Wpisz te nazwy",
    entered: (count: number): string => `Wpisano: ${String(count)}.`,
    noDevice: "bez urządzenia",
    atBoard: "przy planszy",
    boards: (count: number): string =>
      count === 1
        ? "Jedna otwarta partia toczy się przy planszy na sali: wpisz jej wynik."
        : `${counted(count, "otwarta partia toczy się", "otwarte partie toczą się", "otwartych partii toczy się")} przy planszach na sali: wpisz ich wyniki.`,
    yourBoard: "Grasz przy planszy na sali.",
    who: "Kto może się zgłosić",
    cap: "Najwyżej graczy",
    capHelp: "Zostaw puste, aby przyjąć tylu, ilu się zmieści.",
    lowest: "Najniższy ranking",
    highest: "Najwyższy ranking",
    code: "Kod zgłoszenia",
    codeHelp: "Co najmniej 4 znaki. Widzą go tylko sędziowie; podaj go graczom.",
    approval: "Każdego gracza przyjmuję lub odrzucam",
    applicants: "Gracze, którzy chcą dołączyć",
    nobody: "Teraz nikt nie prosi.",
    codeIs: "Kod zgłoszenia:",
    unrated: "bez rankingu",
    rated: (rating: number): string => `ranking ${String(rating)}`,
    accept: "Przyjmij",
    acceptOne: (name: string): string => `Przyjmij: ${name}`,
    refuse: "Odrzuć",
    refuseOne: (name: string): string => `Odrzuć: ${name}`,
    refused: "odrzucono",
    waiting: "Twoje zgłoszenie czeka. Sędzia je przyjmie albo odrzuci.",
    wasRefused: "Sędzia odrzuca twoje zgłoszenie. Możesz poprosić znowu po dziesięciu minutach, razem trzy razy.",
    withdraw: "Wycofaj zgłoszenie",
    ask: "Poproś o udział",
    terms: ({ cap, lowestRating, highestRating, needsCode, approval }: EntryTerms): string =>
      [
        cap === undefined ? "" : `Najwyżej ${counted(cap, "gracz", "graczy", "graczy")}.`,
        lowestRating !== undefined && highestRating !== undefined
          ? `Dla rankingów od ${String(lowestRating)} do ${String(highestRating)}.`
          : lowestRating !== undefined
            ? `Dla rankingów od ${String(lowestRating)}.`
            : highestRating !== undefined
              ? `Dla rankingów do ${String(highestRating)}.`
              : "",
        needsCode === true ? "Z kodem zgłoszenia od sędziego." : "",
        approval === true ? "Sędzia przyjmuje lub odrzuca każdego gracza." : "",
      ]
        .filter((one) => one !== "")
        .join(" "),
  },

  people_display: {
    inGame: (board: number) => `Symultana, plansza ${String(board)}`,
    next: "Następna plansza",
    nextOf: (boards: number) =>
      boards === 1
        ? "Do planszy, która na ciebie czeka"
        : `Do następnej planszy. Czeka na ciebie: ${counted(boards, "plansza", "plansze", "plansz")}`,
  },
  tournaments_simul: {
    giver: "Kto daje symultanę",
    me: "Ja",
    colour: "Kolor dającego symultanę",
    colours: {
      white: "białe",
      black: "czarne",
      alternating: "białe na nieparzystych planszach, czarne na parzystych",
    },
    extra: "Dodatkowe minuty dającego symultanę na każdej planszy",
    terms: (name: string, colour: GiverColour, time: number) =>
      `${name} gra naraz ze wszystkimi: ${{ white: "białe na wszystkich planszach", black: "czarne na wszystkich planszach", alternating: "białe na nieparzystych planszach, czarne na parzystych" }[colour]}${time > 0 ? `; na każdym zegarze ${counted(time, "minuta", "minuty", "minut")} więcej` : ""}.`,
    missing: "Nie ma osoby, która daje symultanę. Symultana zacznie się po jej powrocie.",
    heading: "Plansze",
    score: (won: number, drawn: number, lost: number) => `+${String(won)} =${String(drawn)} −${String(lost)}`,
    inWords: (name: string, won: number, drawn: number, lost: number, open: number) =>
      `${name}: wygrane ${String(won)}, remisy ${String(drawn)}, przegrane ${String(lost)}${open > 0 ? `, w toku ${String(open)}` : ""}`,
    board: (number: number) => `Plansza ${String(number)}`,
    yourMove: "twój ruch",
    toMove: (name: string) => `ruch: ${name}`,
    waiting: (boards: number) =>
      boards === 0
        ? "Żadna plansza teraz na ciebie nie czeka."
        : `Czeka na ciebie ${counted(boards, "plansza", "plansze", "plansz")}.`,
    goTo: (board: number) => `Do planszy ${String(board)}`,
  },
  tournaments_teams: {
    standing: "Tabela drużyn",
    teams: "Drużyny",
    team: "Drużyna",
    matchPoints: "Punkty meczowe",
    boardPoints: "Punkty z plansz",
    direct: "Bezpośrednie spotkanie",
    sonnebornBerger: "Sonneborn-Berger",
    players: "Gracze",
    onBoards: (boards: readonly number[]) =>
      boards.length === 0 ? "rezerwa" : `${boards.length > 1 ? "plansze" : "plansza"} ${listed(boards.map(String))}`,
    noAnswer: "jeszcze bez składu",
    left: "poza turniejem",
    free: "pauzuje",
    notCounted: "nie liczy się, bo jedna z drużyn odeszła za wcześnie",
    alone: "bez przeciwnika, 1 punkt",
    score: (first: string, halves: string, second: string, others: string) => `${first} ${halves}, ${second} ${others}`,
    silent: (names: readonly string[]) =>
      `Bez składu: ${listed(names)}. Jeśli zaczniesz teraz, ${names.length > 1 ? "te kluby nie zagrają" : "ten klub nie zagra"}.`,
    needsTwo: "Potrzebne są dwa kluby ze składem. Skład ustala na tej stronie zarząd każdego klubu.",

    lineUp: (club: string) => `Skład: ${club}`,
    invited: (club: string) => `Zaproszony klub: ${club}. Zagra, gdy ustalisz jego skład.`,
    help: (boards: number) =>
      `${
        boards === 1
          ? "Pierwsza osoba gra na planszy 1"
          : `Osoby od 1 do ${String(boards)} grają na planszach od 1 do ${String(boards)}`
      }; reszta to rezerwa i przesuwa się wyżej, gdy ktoś odejdzie.`,
    nextRound: "Liczy się od następnej rundy.",
    board: (number: number) => `Plansza ${String(number)}`,
    reserve: "Rezerwa",
    add: "Dodaj członka",
    choose: "Wybierz",
    up: (name: string) => `Wyżej: ${name}`,
    down: (name: string) => `Niżej: ${name}`,
    out: (name: string) => `Usuń ze składu: ${name}`,
    save: "Zapisz skład",
    saved: "Zapisano.",
    takeOut: (club: string) => `Wycofaj z turnieju: ${club}`,
    takeOutAsk: (begun: boolean) => (begun ? "Wycofać? Otwarte partie klubu będą przegrane." : "Wycofać?"),
    decline: "Wycofaj",
    remain: "Nie teraz",
    removeTeams: "Wycofaj drużyny",

    boards: "Plansze w każdym meczu",
    twice: "Wszystkie kluby grają ze sobą dwa razy",
    clubs: "Przeciwnicy",
    clubsHelp: "Nazwa albo adres klubu. Skład ustala jego zarząd.",
    addClub: "Dodaj klub",
    noClub: "Żaden klub nie ma takiej nazwy ani adresu.",
    without: (club: string) => `Pomiń: ${club}`,
    ownTwice: "To twój własny klub.",
    clubNeeded: "Dodaj klub, z którym zagracie.",
  },

  tournaments_pairing: {
    open: (round: number): string => `Skojarz rundę ${String(round)} samodzielnie`,
    help: "Tak kojarzy program. Wybierz na jakieś miejsce kogoś innego, a te dwie osoby się zamienią.",
    white: (number: number): string => `Białe, plansza ${String(number)}`,
    black: (number: number): string => `Czarne, plansza ${String(number)}`,
    turnAt: (number: number): string => `Zamień kolory na planszy ${String(number)}`,
    apart: "Dwa wolne losy",
    apartAt: (number: number): string => `Wolny los dla obu osób z planszy ${String(number)}`,
    byes: "Bez partii",
    bye: (number: number): string => `Wolny los ${String(number)}`,
    kindOf: (number: number): string => `Punkty za wolny los ${String(number)}`,
    kinds: { win: "1 punkt", half: "½ punktu", rest: "pauza" } satisfies Record<ByeKind, string>,
    together: "Skojarz dwie pierwsze osoby",
    player: (name: string, halves: number): string => `${name} (${pointsText(halves)})`,
    fine: "To nie łamie żadnej reguły.",
    severities: {
      impossible: "Tak nie można grać",
      "against-rules": "Wbrew regułom kojarzenia",
      avoided: "Program tego unika, gdy może",
    } satisfies Record<PairingFault["severity"], string>,
    fault: ({ board: number, text }: PairingFault): string =>
      `${number > 0 ? `Plansza ${String(number)}: ` : ""}${text}.`,
    despite: "Mimo to tak chcę. Wszyscy gracze przeczytają w dzienniku, co to łamie.",
    start: (round: number): string => `Zacznij tak rundę ${String(round)}`,
    reset: "Wróć do par programu",
    byDirector: "Pary tej rundy ustalił sędzia.",
  },

  tournaments_files: {
    open: "Z pliku",
    file: "Plik turnieju",
    help: "Ze strony turnieju albo z camlann tournament. Turniej toczy się tu dalej, ze wszystkimi wynikami. Jego gracze to nazwy bez urządzenia: ich wyniki wpisujesz ty.",
    tooLong: "Ten plik jest dłuższy niż 96 kB.",
    other: "To nie jest plik turnieju.",
    without: "Bez pliku",
    head: ({ system, rounds, players: count, paired }: FileHead): string =>
      `${systems[system]}${system === "swiss" ? `, ${counted(rounds, "runda", "rundy", "rund")}` : ""}, ${players(count)}, ${paired === 0 ? "jeszcze nie zaczęty" : `skojarzone rundy: ${String(paired)}`}.`,
  },

  eventchat: {
    title: (fresh: number) => (fresh === 0 ? "Czat" : `Czat · ${counted(fresh, "nowa", "nowe", "nowych")}`),
    log: "Rozmowa",
    none: "Nikt jeszcze nic nie napisał.",
    watcher: "Widz",
    announcement: "Ogłoszenie",
    announced: (name: string, moment: string) => `${name}, ${moment}`,
    dismiss: "Zamknij",
    closed: (name: string) => `${name} zamyka czat.`,
    opened: (name: string) => `${name} znowu otwiera czat.`,
    isClosed: "Czat jest zamknięty. Piszą tylko sędziowie.",
    removed: "wiadomość usunięta przez sędziego",
    guests: "Goście mają gotowe zwroty. Aby pisać, trzeba mieć konto.",
    muted: "Gospodarz zamknął ci czat.",
    hidden: (count: number) =>
      `${counted(count, "wiadomość jest ukryta", "wiadomości są ukryte", "wiadomości jest ukrytych")}.`,
    show: "Pokaż, co piszą inni",
    announce: "Jako ogłoszenie, które dotrze do graczy w ich partiach",
    more: (name: string, moment: string) => `Więcej o wiadomości: ${name}, ${moment}`,
    remove: "Usuń",
    mute: (name: string) => `Wycisz: ${name}`,
    unmute: (count: number) => `Czytaj znowu ${count === 1 ? "wyciszoną osobę" : "wyciszone osoby"}`,
    report: (name: string) => `Zgłoś: ${name}`,
    close: "Zamknij czat",
    open: "Otwórz czat znowu",
    phrases: ["hello", "good-luck", "well-played", "thanks", "bye"],
  },

  leagues: {
    title: "Ligi",
    make: "Utwórz ligę",
    makeForClub: "Utwórz ligę dla klubu",
    none: "Nie ma jeszcze lig.",
    phases: leaguePhases,
    listed: ({ time, players: count, season, phase }: LeagueSummary, name: string) =>
      [
        leaguePhases[phase],
        name,
        control(time),
        players(count),
        ...(season > 0 ? [`sezon ${String(season)}`] : []),
      ].join(" · "),
    facts: (league: League, name: string) =>
      `${name}, ${control(league.time)}${league.rated ? ", rankingowa" : ""}. ${players(league.players)} w grupach po około ${String(league.divisionSize)}. W sezonie grasz z każdym ze swojej grupy ${league.cycles === 2 ? "dwa razy" : "raz"}; wszystkie partie zaczynają się jednocześnie.`,
    movers: (movers: number) =>
      movers === 0
        ? "Nikt nie awansuje ani nie spada."
        : movers === 1
          ? "Po sezonie pierwszy gracz grupy awansuje, a ostatni spada."
          : `Po sezonie awansuje pierwszych ${String(movers)} graczy grupy, a ostatnich ${String(movers)} spada.`,
    preview: (of: LeagueTerms): string =>
      [
        `${of.game}${of.rules === "" ? "" : `, reguły: ${of.rules}`}${of.swap ? ", z zamianą" : ""}, ${control({ base: 0, increment: 0, delay: 0, days: of.days })}, ${of.rated ? "rankingowa" : "nierankingowa"}.`,
        `Grupy po około ${String(of.divisionSize)} graczy. W sezonie grasz z każdym ze swojej grupy ${of.cycles === 2 ? "dwa razy" : "raz"}; wszystkie partie zaczynają się jednocześnie.`,
        events.leagues.movers(of.movers),
        of.public
          ? "Każdy może ją widzieć i się zgłosić."
          : of.club
            ? events.leagues.forClub
            : events.leagues.privately,
      ].join(" "),
    rules: (name: string): string => `Reguły: ${name}.`,
    about: "O lidze",
    by: directedBy,
    privately: "Tę ligę widzą tylko osoby z linkiem.",
    forClub: "Tę ligę widzą i zgłaszają się do niej tylko członkowie klubu.",
    missing: "Nie ma takiej ligi",
    missingText: "Sprawdź link albo zapytaj osobę, od której go masz.",
    toAll: "Turnieje i ligi",
    club: "Klub",

    season: (number: number) => `Sezon ${String(number)}`,
    division: (number: number) => `Grupa ${String(number)}`,
    phaseText: {
      open: "Pierwszy sezon jeszcze się nie zaczął. Zacznie go sędzia.",
      playing: "Graj swoje partie w dowolnej kolejności.",
      between: "Ten sezon jest zakończony. Możesz się zgłosić lub odejść, zanim sędzia zacznie następny.",
      over: "Liga jest zakończona.",
    },
    games: "Wszystkie partie",
    gamesOf: (division: number) => `Wszystkie partie grupy ${String(division)}`,
    over: "koniec",
    place: "Miejsce",
    player: "Gracz",
    points: "Punkty",
    open: "Do rozegrania",
    next: "Następny sezon",
    you: "ty",
    moves: { up: "awans", stays: "", down: "spadek", leaves: "odchodzi" } satisfies Record<LeagueMove, string>,
    marks: { up: "▲", stays: "", down: "▼", leaves: "✕" },
    now: "Ostatnia kolumna pokazuje, dokąd poszliby gracze, gdyby sezon skończył się teraz.",

    myGame: "Do następnej partii",
    noGame: "W żadnej partii tej ligi nie jest twój ruch.",
    mine: "Ty",
    enterHeading: "Zgłoś się do ligi",
    enter: "Zgłoś się",
    enterText: {
      open: "Grasz od pierwszego sezonu.",
      playing: "Grasz od następnego sezonu.",
      between: "Grasz od następnego sezonu.",
      over: "",
    },
    keepsPlaces: ({ divisionSize, cycles }: League) => {
      const opponents = divisionSize + Math.ceil(divisionSize / 2) - 2;
      const most = Math.min(opponents * cycles, 40);
      return `Grasz naraz do ${String(most)} partii. Od teraz wliczają się do twoich 200 nieskończonych partii.`;
    },
    name: "Twoje imię",
    entered: "Zgłoszenie przyjęte.",
    leave: "Opuść ligę",
    leaveNow: "Opuścić? Otwarte partie będą przegrane.",
    leaveLater: "Na pewno opuścić?",

    waiting: { open: "Zgłoszeni", playing: "Od następnego sezonu", between: "Od następnego sezonu", over: "" },
    nobody: "Nikt się jeszcze nie zgłosił.",
    earlier: "Wcześniejsze sezony",

    direct: "Sędziujesz",
    start: (season: number) => `Zacznij sezon ${String(season)}`,
    startText: "Powstają grupy i zaczynają się wszystkie partie.",
    wait: "Następny sezon można zacząć, gdy wszystkie grupy skończą.",
    two: "Sezon wymaga dwóch graczy.",
    change: "Zmień ligę",
    cancel: "Odwołaj ligę",
    cancelAsk: "Na pewno odwołać?",
    reopen: "Jednak przeprowadź ligę",
    isCancelled: "Liga została odwołana.",
    end: "Zakończ ligę",
    endAsk: "Zakończyć na dobre?",
    removeText: "Usunięci gracze przegrywają otwarte partie.",

    form: {
      name: "Nazwa ligi",
      host: "Twoje imię",
      game: "Gra",
      days: "Czas na każdy ruch",
      day: (days: number) => counted(days, "dzień", "dni", "dni"),
      size: "Graczy w grupie",
      movers: "Ilu awansuje i spada",
      moversText: "Między sąsiednimi grupami, po każdym sezonie.",
      twice: "Każdy gra z każdym dwa razy",
      rated: "Partie są rankingowe",
      anybody: "Każdy może ją widzieć i się zgłosić; inaczej tylko przez link",
      anybodyClub: "Każdy może ją widzieć i się zgłosić; inaczej tylko członkowie klubu",
      play: "Gram i ja",
      make: "Utwórz",
    },
  },

  clubs: {
    title: "Kluby",
    make: "Utwórz klub",
    none: "Nie ma jeszcze klubów.",
    listed: ({ members: count, open }: { members: number; open: boolean }) =>
      `${members(count)} · ${open ? "otwarty dla wszystkich" : "na zaproszenie"}`,
    missing: "Nie ma takiego klubu",
    toAll: "Turnieje i kluby",
    members: "Członkowie",
    events: "Wydarzenia",
    noEvents: "Nie ma jeszcze wydarzeń.",
    newEvent: "Utwórz turniej dla klubu",
    director: "właściciel",
    officer: "zarząd",
    you: "ty",
    join: "Wstąp do klubu",
    byCode: "Aby wstąpić do tego klubu, trzeba mieć link od członka.",
    name: "Twoje imię",
    leave: "Opuść klub",
    invite: "Zaproś członków",
    copied: "Link skopiowany",
    link: "Link, którym wstępują inni",
    edit: "Zmień klub",
    ask: "Poproś o przyjęcie",
    asked: "Twoja prośba czeka. Zarząd ją przyjmie albo odrzuci.",
    wasRefused: "Zarząd odrzuca twoją prośbę. Możesz poprosić znowu po dziesięciu minutach, razem trzy razy.",
    withdraw: "Wycofaj prośbę",
    byApproval: "Zarząd przyjmuje lub odrzuca każdego gracza.",
    applicants: "Gracze, którzy chcą wstąpić",
    newLink: "Nowy link",
    newLinkHelp: "Nowy link unieważnia powyższy.",
    valid: "Ważny",
    validity: [
      [undefined, "bez końca"],
      [1, "przez dzień"],
      [7, "przez tydzień"],
      [30, "przez miesiąc"],
    ],
    until: (moment: string) => `Ważny do: ${moment}.`,
    expired: (moment: string) => `Nieważny od: ${moment}. Nowy robi zarząd.`,
    news: {
      title: "Wiadomości",
      none: "Nie ma jeszcze wiadomości.",
      write: "Napisz wiadomość",
      text: "Tekst",
      help: "Zwykły tekst. Adresy stron stają się linkami. Czyta to każdy, kto otworzy tę stronę.",
      letter: "Powiadom każdego członka, e-mailem albo na urządzeniu, jak kto wybrał",
      send: "Opublikuj",
      by: (name: string, moment: string) => `${name}, ${moment}`,
      remove: "Usuń",
      removeOf: (moment: string) => `Usuń wiadomość: ${moment}`,
      sure: "Na pewno?",
      report: "Zgłoś",
      reportOf: (name: string, moment: string) => `Zgłoś wiadomość: ${name}, ${moment}`,
    },
    ratings: {
      title: "Rankingi członków",
      none: "Żaden członek nie ma rankingu w tej grze przy tym tempie.",
    },
    end: {
      title: "Usuń klub",
      text: "Strona, jej wiadomości i lista członków znikają. Turnieje i ligi zostają, już bez klubu; muszą być zakończone. Tego nie można cofnąć.",
      name: (name: string) => `Aby potwierdzić, wpisz nazwę klubu: ${name}`,
      send: "Usuń klub",
      done: "Klub jest usunięty.",
    },
    webhook: "Webhook",
    roles: {
      title: "Komu co wolno",
      may: "Wolno",
      owner: "Właściciel",
      officer: "Zarząd",
      member: "Członek",
      yes: "tak",
      no: "–",
    },
    rights: {
      events: "Tworzyć turnieje i ligi",
      link: "Przekazywać link do klubu",
      terms: "Zmieniać nazwę, opis i zasady wstępu",
      accept: "Przyjmować graczy, robić nowy link",
      news: "Pisać i usuwać wiadomości",
      remove: "Usuwać członków",
      officers: "Usuwać, powoływać i odwoływać zarząd",
      handOver: "Przekazać klub",
      end: "Usunąć klub",
      leave: "Opuścić klub",
    },
    form: {
      name: "Nazwa klubu",
      about: "O klubie",
      open: "Wstąpić może każdy; inaczej tylko przez link",
      approval: "Zarząd przyjmuje lub odrzuca każdego gracza",
      make: "Utwórz",
      save: "Zapisz",
      saved: "Zapisano",
    },
    remove: (name: string) => `Usuń: ${name}`,
    removeShort: "Usuń",
  },

  clubs_webhook: {
    about: "Na ten adres trafiają rundy, wyniki, wiadomości i nowi członkowie, z podpisem.",
    manual: "Co jest wysyłane",
    url: "Adres",
    save: "Zapisz",
    saved: "Zapisano.",
    secret: "Tajny klucz",
    once: "Skopiuj go teraz: widać go tylko raz. Odbiorca sprawdza nim podpisy.",
    test: "Wyślij próbę",
    renew: "Nowy klucz",
    remove: "Usuń",
    sure: "Na pewno usunąć?",
    stopped: (moment: string) =>
      `Wyłączony: ${moment}, po kilku dniach bez powodzenia. Zapisz adres, aby włączyć go znowu.`,
    failing: (moment: string) => `Bez powodzenia od: ${moment}. Zdarzenia czekają i są wysyłane ponownie.`,
    missed: (count: number) =>
      `${count === 1 ? "Pominięto jedno zdarzenie" : `Pominięto ${counted(count, "zdarzenie", "zdarzenia", "zdarzeń")}`}, bo czekało ich za dużo.`,
    deliveries: "Ostatnie wysyłki",
    none: "Nic jeszcze nie wysłano.",
    arrived,
    state: (one: WebhookDelivery): string => {
      if (one.status === undefined) return one.next === undefined ? "nie wysłano" : "czeka";
      if (arrived(one)) return `dotarło (${answer(one.status)})`;
      return `${answer(one.status)}, ${counted(one.tries, "próba", "próby", "prób")}${one.next === undefined ? "" : ", czeka"}`;
    },
  },

  directors: {
    title: "Sędziowie",
    officers: "Zarząd",
    first: "powołuje pozostałych",
    nobody: "Nikt już tego nie prowadzi.",
    guest: "gość",
    host: "Gospodarz",
    appoint: "Powołaj sędziego",
    appointOfficer: "Powołaj do zarządu",
    who: "Gracz",
    choose: "Wybierz",
    account: "Albo nazwa konta",
    dismiss: "Odwołaj",
    dismissOf: (name: string) => `Odwołaj z prowadzenia: ${name}`,
    handOver: "Przekaż",
    handOverTo: (name: string) => `Przekaż: ${name}`,
    stepDown: "Zrezygnuj",
    sure: "Na pewno?",
    sureOf: (what: string) => `Na pewno? ${what}`,
    help: "Sędziowie mogą wszystko to, co ty, oprócz powoływania innych i przekazania. Dziennik czyta każdy gracz.",
    log: "Dziennik sędziów",
    logNone: "Jeszcze nic.",
    logOfClub: "Dziennik zarządu",
    helpOfClub:
      "Zarząd może wszystko to, co ty, oprócz powoływania innych i przekazania klubu. Dziennik czyta każdy członek.",
    older: "Wcześniejsze",
    line: (line: DirectorLine, league: boolean): string => {
      const done =
        league && line.act === "began"
          ? `początek sezonu ${String(line.round)}`
          : acts[line.act](line, line.aboutName || "gość");
      const alone = line.by === "" && (line.act === "inherited" || line.act === "abandoned");
      const by = line.by === "" ? "Gospodarz" : line.byName || "Gość";
      return `${when(line.at, { dateStyle: "medium", timeStyle: "short" })}: ${alone ? done : `${by} – ${done}`}`;
    },
  },
} satisfies Translation;
