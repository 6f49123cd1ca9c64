// The first page, invitations and the frame, in Polish.
import type { TimeControl, Tournament } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { events } from "./events.ts";
import { game } from "./game.ts";
import { counted, form, lateness, listed, sideName, verbOf } from "./plural.ts";

const player = (count: number): string => counted(count, "gracz", "graczy", "graczy");

export const start = {
  home: {
    title: "Zagraj w Cam, Camelot i Camblam",
    what: "Camelot, gra planszowa z 1930 roku, i jej krewne: przeskakuj przyjaciół, bij wrogów i jako pierwsza strona zdobądź zamek po drugiej stronie planszy.",
    tiles: {
      cam: {
        line: "Mała plansza. Wygrywa jedna bierka w zamku przeciwnika.",
        long: "Po dwóch rycerzy i pięć pionów. Dziesięć minut nauki, piętnaście minut gry.",
      },
      camelot: {
        line: "Pełna gra z 1930 roku. Wygrywają dwie bierki w zamku przeciwnika.",
        long: "Galopuj nad swoimi, bij przeciwnika skokiem i wprowadź dwie bierki do jego zamku.",
      },
      camette: {
        line: "Najmniejsza plansza: rycerz i trzy piony, pięć minut.",
        long: "Po jednym rycerzu i trzy piony.",
      },
      camblam: {
        line: "Szachy na planszy 12 × 12, z rajdami, łucznikami i książętami.",
        long: "Szachy na większej planszy: wieże biją po trzy bierki naraz, łucznicy strzelają, książęta skręcają.",
      },
      "grand-cam": {
        line: "Cam dla czterech: dwie drużyny, partnerzy obok siebie.",
        long: "Po siedem bierek, dwie drużyny. Jedna bierka drużyny u celu wygrywa dla obojga.",
      },
      "grand-camelot": {
        line: "Camelot dla czterech: 180 pól, dwie drużyny.",
        long: "Po dwanaście bierek, dwie drużyny. Dwie bierki drużyny u celu wygrywają dla obojga.",
      },
      "tri-camelot": {
        line: "Troje graczy na sześciokątach. Każdy gra dla siebie.",
        long: "Po osiem bierek. Wygrywa jedna bierka w którymkolwiek z obcych zamków.",
      },
      "mini-camelot": {
        line: "Same piony, jeden skok w ruchu: wersja do szkoły.",
        long: "Po sześć pionów, bez rycerzy. Wygrywa jeden pion w zamku przeciwnika.",
      },
      chivalry: {
        line: "Największa armia: po ośmiu rycerzy.",
        long: "Po ośmiu rycerzy i dwanaście pionów.",
      },
    },
    heading: "Zagraj teraz",
    against: "Z kim zagrasz",
    tournaments: "Turnieje",
    computer: "z komputerem",
    friend: "z kimś znajomym przez link",
    person: "z kimś obok, na tym urządzeniu",
    opponent: "z kimś z sieci",
    changeGame: (name: string) => `Możliwości gry ${name}`,
    waiting: (count: number) => `${String(count)} ${form(count, "czeka", "czekają", "czeka")}`,
    kind: "Rodzaj partii",
    kinds: { rated: "Rankingowa", casual: "Towarzyska", either: "Rankingowa lub towarzyska" },
    also: "Może też być",
    near: "Ranking przeciwnika",
    anyRating: "dowolny",
    within: (points: number) => `do ${String(points)} od mojego`,
    seekChoices: "Rankingowa, inne tempo i siła przeciwnika",
    liveNow: "Trwa teraz",
    watch: "Oglądaj",
    leaders: "Rankingi",
    yourPage: "Twój profil",
    facts: (seats: number, squares: number, hexagons: boolean) =>
      `${player(seats)} · ${hexagons ? counted(squares, "sześciokąt", "sześciokąty", "sześciokątów") : counted(squares, "pole", "pola", "pól")}`,
    onDevice: "Partie z komputerem toczą się tymczasem na tym urządzeniu.",
    begin: "Dobre na początek",
    play: "Graj",
    unfinished: "Twoje partie",
    delete: (opponent: string) => `Usuń partię ${opponent}`,
    deleted: "Partia usunięta.",
    undo: "Cofnij",
    finished: "Zakończone",
    yourMove: "twój ruch",
    theirMove: "ruch komputera",
    othersMove: "ruch przeciwnika",
    toMove: (seat) => `ruch: ${sideName(seat)}`,
    twoPeople: "Dwie osoby",
    people: (seats: number) => (seats === 3 ? "Trzy osoby" : "Cztery osoby"),
    together: (people: number, computers: number) =>
      `${["Ty", "Dwie osoby"][people - 1] ?? "Trzy osoby"} i ${["komputer", "dwa komputery"][computers - 1] ?? "trzy komputery"}`,
    computerToMove: (seat) => `ruch komputera: ${sideName(seat)}`,
    wonYou: "wygrana",
    wonThey: "wygrał komputer",
    lost: "przegrana",
    wonSide: (seats) => `wygrały ${listed(seats.map(sideName))}`,
    drawn: "remis",
    nobodyCame: "nikt nie przyszedł",
    showAll: "Pokaż wszystkie",
    learn: "Masz w domu stary komplet?",
    ownGames: "Inne gry",
    learnText: "Naucz się gry, grając: małe plansze, na każdej jedno zadanie. To dziesięć minut.",

    today: {
      heading: "Na dziś",
      puzzle: "Zadanie dnia",
      toMove: (name: string) => `ruch: ${name}`,
      tried: "dziś już było",
      lesson: "Następna lekcja",
      lessons: "Lekcje",
      done: (name: string, done: number, of: number) => `${name}, zrobione ${String(done)} z ${String(of)}`,
      streak: (days: number) => `${counted(days, "dzień", "dni", "dni")} z rzędu.`,
    },

    open: {
      openSeats: "Wolne miejsca",
      count: (seats: number) => (seats === 0 ? "Wolne miejsca" : `Wolne miejsca: ${String(seats)}`),
      nobodyWaits:
        "Teraz nikt nie czeka. Aby zostawić wolne miejsce, wybierz „z kimś znajomym przez link” i zaznacz „Miejsce może zająć każdy”.",
      playWith: (time: string, name: string) => `Zagraj${time === "" ? "" : ` ${time}`}: ${name}`,
      acceptIt: "Przyjmij",
      sitDown: "Zajmij miejsce",
      yourSeat: "Twoje wolne miejsce",
      yourChallenge: (name: string) => (name === "" ? "Twoje wyzwanie" : `Twoje wyzwanie: ${name}`),
      company: (host: string, others: number) =>
        others === 0 ? host : `${host} i jeszcze ${counted(others, "osoba", "osoby", "osób")}`,
    },
  },

  new_game: {
    title: (name: string) => `Nowa partia: ${name}`,
    level: "Poziom",
    levels: [
      "1 · świeżo po lekturze reguł",
      "2 · początkujący",
      "3 · widzi, co można zbić",
      "4 · niedzielny gracz",
      "5 · solidny",
      "6 · czujny",
      "7 · mocny",
      "8 · bardzo mocny",
      "9 · trudny do pokonania",
      "10 · pełna siła",
    ],
    colour: "Grasz",
    colours: { w: "Białymi", b: "Czarnymi", random: "Losowo" },
    twoPeople: "Dwie osoby grają na zmianę na tym urządzeniu.",
    byLink: "Dostaniesz link, który wyślesz znajomym. Konto nie jest im potrzebne.",
    challenge: (name: string, game: string) => `Wyzwanie: ${name}, gra ${game}`,
    insteadOfLink: "Twój link straci ważność.",
    byChallenge: "Druga strona znajdzie wyzwanie w „Twój ruch” i przyjmie je albo odrzuci.",
    send: "Wyzwij",
    byLinkMany:
      "Dostaniesz link, który wyślesz znajomym. Konto nie jest im potrzebne. Twoje miejsce to to, które wybierzesz.",
    seats: "Kto gra",
    teams: (teams: readonly string[]) => `${teams.join(" przeciw: ")}.`,
    alone: "Każdy gra dla siebie.",
    turns: (names: string) => `Kolejność: ${names}.`,
    person: "Człowiek",
    computer: "Komputer",
    levelWords: (text: string) => text.replace(/^\d+ · /, ""),
    playerOf: (seat: string) => `${seat}: kto gra`,
    nameOf: (seat: string) => `${seat}: imię gracza`,
    name: "Imię (nieobowiązkowe)",
    ownSeat: "Tu siedzisz",
    alonePlays: "Jedna osoba bez towarzystwa gra bez zegarów.",
    standsStill: "Zegar komputera stoi.",
    notRated: "Partia z komputerami nie jest rankingowa.",
    noPerson: "Przynajmniej na jednym miejscu musi grać człowiek.",
    more: "Więcej możliwości",
    rules: "Zestaw reguł",
    rulesLink: "Co zmienia każdy z nich",
    swap: "Zamiana: druga strona może przejąć pierwszy ruch",
    mayResign: "Komputer może się poddać, gdy przegrywa",
    late: "Widzowie oglądają partię",
    lateHelp:
      "Nikt nie może podpowiadać, gdy ostatnie ruchy są przed widzami ukryte. Ruch to tutaj jedna kolejka wszystkich.",
    fen: "Zacznij od pozycji (FEN)",
    fenHelp: "Zostaw puste, aby zacząć od zwykłej pozycji początkowej.",
    usual: (value: string) => `${value} (zwykle)`,
    lost: (why: string) => `Tych ustawień nie ma dla nowych partii: ${why}.`,
    lostLine: "Obejrzyj krok po kroku",
    editor: "Ustaw pozycję",
    onDevice: (account: boolean) =>
      `Nie ma sieci: ta partia toczy się i zostaje na tym urządzeniu, bez zegarów.${account ? " Po zakończeniu trafi na twoje konto, gdy tylko wróci sieć." : ""}`,
    begin: "Zacznij",
    cancel: "Anuluj",
    starting: "Zaczynamy…",
    anybody: "Miejsce może zająć każdy: pokaż je na pierwszej stronie",
    forRatings: "Rankingowa: wynik zmienia oba rankingi",
    forRatingsMany: "Rankingowa: wynik zmienia rankingi wszystkich",
    make: "Utwórz link",
    host: "Twoje imię",
    time: {
      own: "Inne",
      kind: "Jak",
      clock: "Z zegarem",
      inDays: "Dni na ruch",
      minutes: "Minuty dla każdego",
      increment: "Sekundy dodawane za ruch",
      delay: "Opóźnienie, sekundy na ruch",
      days: "Dni",
    },
  },

  seek: {
    waiting: "Czekamy na przeciwnika. Możesz opuścić tę stronę, zawołamy cię.",
    what: (name: string, terms: string) => `${name} · ${terms}`,
    others: (count: number) =>
      `${form(count, "Czeka", "Czekają", "Czeka")} jeszcze ${counted(count, "osoba", "osoby", "osób")}`,
    stop: "Nie czekaj dłużej",
    meanwhile: "Zagraj tymczasem z komputerem",
    here: "Przeciwnik już jest.",
    begun: (name: string) => (name === "" ? "Twoja partia się zaczęła." : `Twoja partia się zaczęła: ${name}.`),
    begunTitle: "Twoja partia się zaczęła!",
    board: "Do planszy",
    title: "Przeciwnik już jest!",
    close: "Zamknij",
  },

  invite: {
    title: (name: string) => `Zaproszenie do gry ${name}`,
    invites: (host: string, name: string) => `${host} zaprasza cię do gry ${name}`,
    challenged: "Twoje wyzwanie czeka na odpowiedź",
    challengedText: (name: string) =>
      name === ""
        ? "Przyjąć je może tylko osoba, do której je wysłano."
        : `Twoje wyzwanie jest dla: ${name}. Nikt inny nie może go przyjąć.`,
    waitsChallenge:
      "Plansza otworzy się, gdy wyzwanie zostanie przyjęte. Możesz opuścić tę stronę: partia będzie na twojej liście.",
    yours: "Wyślij ten link znajomym",
    somebody: "Ktoś ze znajomych",
    waits:
      "Plansza otworzy się, gdy druga osoba zajmie miejsce. Możesz opuścić tę stronę: partia będzie na twojej liście.",
    waitsMany:
      "Plansza otworzy się, gdy wszystkie miejsca będą zajęte. Możesz opuścić tę stronę: partia będzie na twojej liście.",
    link: "Link",
    copy: "Kopiuj",
    copied: "Skopiowano",
    share: "Wyślij",
    fill: "Zacznij, a na wolnych miejscach posadź komputery",
    level: "Poziom komputerów",
    levelOf: (level: number) => `Poziom ${String(level)}`,
    seats: "Miejsca",
    free: "wolne",
    you: "ty",
    sitHere: (seat: string) => `Zagraj: ${seat}`,
    allRules: "Wszystkie reguły",
    youPlay: "Twój kolor",
    begins: (seat: string, first: string) =>
      seat === first ? `${seat}; ty zaczynasz` : `${seat}; ${verbOf(first, "zaczyna", "zaczynają")} ${first}`,
    rules: "Reguły",
    start: "Początek",
    position: "własna pozycja, na planszy",
    counts: "Partia",
    watchers: "Widzowie oglądają",
    casual: "towarzyska, bez rankingu",
    hostRating: (host: string) => `Ranking: ${host}`,
    name: "Twoje imię",
    accept: "Zagraj jako gość",
    play: "Graj",
    seated: "Masz miejsce. Plansza otworzy się, gdy wszystkie miejsca będą zajęte.",
    standUp: "Zwolnij miejsce",
    notNow: "Nie teraz",
    kept: "Partia gościa zostaje w tej przeglądarce.",
    withdrawn: (host: string) => `To zaproszenie jest już wycofane (${host})`,
    decline: "Odrzuć",
    declined: "To zaproszenie zostało odrzucone",
    withdrawnYours: "Twoje zaproszenie jest wycofane",
    taken: "Wszystkie miejsca są zajęte",
    takenText: "Partia się zaczęła. Możesz ją oglądać.",
    watch: "Oglądaj partię",
    old: "To zaproszenie jest nieaktualne",
    playComputer: "Zagraj z komputerem",
    missing: "Nie ma takiego zaproszenia",
    missingText: "Sprawdź adres albo poproś o nowy link.",
  },

  ui_host: {
    imprint: "Nota prawna",
    conduct: "Dalsze zasady tej strony",
    privacy: "Co jeszcze przechowuje ta strona",
  },

  ui_list: {
    more: "Więcej",
    moreOf: (what: string): string => `Więcej: ${what}`,
  },

  ui_needs_server: {
    heading: "To wymaga serwera",
    text: "Ta strona składa się z samych plików i wszystko działa w twojej przeglądarce. Partie z ludźmi w innych miejscach, konta, turnieje, kluby, wspólne opracowania, archiwum partii i drukowanie wymagają serwera.",
    here: "Co można robić tutaj",
    ways: [
      { href: "/", text: "Grać z komputerem na każdym poziomie albo ze znajomym na tym samym urządzeniu" },
      { href: "/learn/cam", text: "Lekcje" },
      { href: "/puzzles", text: "Zadania" },
      { href: "/analysis/cam", text: "Analiza z silnikiem, także partii z pliku" },
      { href: "/editor/cam", text: "Ustawianie pozycji" },
      { href: "/rules/cam", text: "Reguły wszystkich gier" },
    ],
    server: "Serwer do całej reszty",
    serverText:
      "Camlann to wolne oprogramowanie. Każdy może uruchomić jego serwer, dla klubu albo dla wszystkich; podręcznik prowadzi od pustej maszyny do pierwszej partii.",
    hosting: "Jak uruchomić serwer",
  },

  ui_part: {
    vsComputer: (level: number | null) => (level === null ? "Komputer" : `Komputer ${String(level)}`),
    moves: (count: number) => counted(count, "ruch", "ruchy", "ruchów"),
    guest: "Gość",
    onDevice: "na tym urządzeniu",
    challengeByName: "Wyzwij po nazwie",
    otherGames: "Inne gry",
    calledOff: "odwołana",
    time: "Tempo",
    noClock: "Bez zegara",
    rated: "rankingowa",
    either: "rankingowa lub towarzyska",
    or: " lub ",
    facts: (name: string, { time, rated }: { time?: TimeControl | undefined; rated?: boolean | undefined }) =>
      [name, ...(time ? [game.messages.clock.control(time)] : []), ...(rated ? ["rankingowa"] : [])].join(" · "),
    late: lateness,
    missing: {
      title: "Nie ma takiej strony",
      heading: "Tu nie ma pola",
      text: "Ten adres prowadzi poza planszę. Nic nie przepadło: twoje partie są tam, gdzie były.",
      rules: "Przeczytaj reguły",
    },
    reconstructed: "Ta pozycja początkowa jest rekonstrukcją.",
    uncertain: "Niektóre reguły tej gry są niepewne.",
    readWhy: "Przeczytaj dlaczego",
    notes: {
      "anti-camelot":
        "Kto wprowadzi bierkę do zamku przeciwnika, przegrywa. Wystarczy jedna bierka (źródła tego nie mówią; idziemy za AbstractPlay).",
      "river-camelot":
        "Do rzeki nie można wejść ani jej przeskoczyć. Przed pierwszym ruchem każda strona sadzi trzy drzewa po swojej stronie. Żadna bierka nie może wejść na pole drzewa.",
    },
  },

  ui_settings: {
    theme: "Motyw",
    board: "Plansza",
    coach: "Trener: ostrzegaj przed błędem",
    cores: "Rdzenie procesora dla silnika",
    coreCount: (count: number, most: number): string =>
      count === most ? `${String(count)} (wszystkie)` : String(count),
    lines: "Najlepsze ruchy pokazywane w analizie",
    thinks: "Silnik myśli nad pozycją",
    thinksFor: (seconds: number): string =>
      seconds === 0
        ? "tak długo, jak ją widać"
        : seconds < 60
          ? `przez ${counted(seconds, "sekundę", "sekundy", "sekund")}`
          : `przez ${counted(seconds / 60, "minutę", "minuty", "minut")}`,
    legend: "Pokaż legendę",
    sound: "Dźwięki",
    more: "Więcej ustawień",
    names: {
      theme: { auto: "Systemowy", light: "Jasny", dark: "Ciemny" },
      board: { oak: "Dąb i łupek", parch: "Pergamin", hc: "Wysoki kontrast" },
      coach: { off: "Nigdy", once: "Raz na partię", always: "Zawsze" },
    },
  },

  frame_foot: {
    label: "O tej stronie",
    about: "O nas",
    rules: "Reguły gier",
    manual: { href: "/docs/pl", text: "Podręcznik" },
    conduct: "Uczciwa gra",
    privacy: "Prywatność",
    licence: "Licencja",
    api: "API",
    status: "Stan serwera",
    source: "Kod źródłowy",
    contact: "Kontakt",
    imprint: "Nota prawna",
  },

  frame_new_version: {
    ready: "Jest nowa wersja tej strony.",
    load: "Wczytaj",
    later: "Później",
  },

  frame_sound: {
    off: "Wyłącz dźwięk",
    on: "Włącz dźwięk",
  },

  embed: {
    title: "Camlann",
    loading: "Wczytywanie…",
    missing: "Ta partia nie istnieje albo nie jest publiczna.",
    wrong: "Nie można pokazać tej planszy",
    begin: "Pozycja początkowa.",
    moves: "Ruchy",
    first: "Na początek",
    back: "Ruch wstecz",
    on: "Ruch dalej",
    last: "Do ostatniego ruchu",
    open: "Otwórz w Camlann",
    noTournament: "Ten turniej nie istnieje.",
    standing: "Tabela",
    place: "Miejsce",
    player: "Gracz",
    points: "Punkty",
    played: "Partie",
    matches: "Mecze",
    nobody: "Nikt się jeszcze nie zgłosił.",
    phase: ({ phase, round, roundsInAll }: Tournament): string =>
      phase === "running" && roundsInAll > 0
        ? `Runda ${String(round)} z ${String(roundsInAll)}`
        : events.tournaments.phases[phase],
  },

  share: {
    share: "Udostępnij…",
    link: "Link",
    fen: "Pozycja (FEN)",
    record: "Partia jako zapis",
    embed: "Plansza na twoją stronę (HTML)",
    copy: "Kopiuj",
    copied: "Skopiowano.",
    selected: "Zaznaczono: skopiuj klawiaturą.",
    download: "Pobierz",
    picture: "Obraz",
    forms: { png: "PNG", svg: "SVG", gif: "Animowany GIF" },
    formsOf: "Pobierz obraz jako",
    noPicture: "Ten serwer nie potrafi narysować tego obrazu.",
    alt: "Pozycja jako obraz",
  },
} satisfies Translation;
