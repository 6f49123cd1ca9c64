// Lessons, rules, puzzles and endings, in Polish.
import type { Verdict } from "../../courses/goal.ts";
import type { Ending, Theme } from "../../endings/ending.ts";
import { movesIn } from "../../endings/moves_in.ts";
import type { Done } from "../../endings/kept.ts";
import { served } from "../../lib/served.ts";
import type { PerfectValue } from "../../lib/wire.ts";
import type { Translation } from "../translation.ts";
import { capital, counted, either, form, listed, manAt, verbOf, worded, wordedHer } from "./plural.ts";
import { ownRules } from "./own_rules.ts";

type Wdl = PerfectValue["wdl"];

const moves = (count: number): string => counted(count, "ruch", "ruchy", "ruchów");
/** "w 5 ruchach". */
const inMoves = (count: number): string => `w ${String(count)} ${count === 1 ? "ruchu" : "ruchach"}`;
const pieces = (count: number): string => wordedHer(count, "bierka", "bierki", "bierek");

// ---- courses ----

const missed: Record<Exclude<Verdict["by"], "end">, string> = {
  taken: "Zbito dość bierek.",
  lost: "Stracono za dużo bierek.",
  slow: "Skończyły się twoje ruchy.",
};

// ---- puzzles ----

const ideas: Partial<Record<string, string>> = {
  charge: "Szarża: rycerz najpierw galopuje nad swoimi, a dopiero potem skacze. Od drogi dojścia zależy, ile zbije.",
  fork: "Widełki: jeden ruch stwarza dwie groźby, a druga strona może odpowiedzieć tylko na jedną.",
  "castle run": "Bieg do zamku: gdy bierka jest z przodu na drodze do zamku, nikt jej nie dogoni.",
  sacrifice: "Ofiara: oddajesz coś i dostajesz za to więcej.",
  opposition: "Opozycja: kto ma ruch, musi ustąpić, więc wygrywa ruch, który oddaje kolej drugiej stronie.",
  "forced jump": "Wymuszony skok: bicie jest obowiązkowe, więc druga strona musi iść tam, gdzie chcesz.",
  chain: "Łańcuch: jeden ruch bije trzy bierki lub więcej. Ile, zależy od drogi.",
  support: "Wsparcie: jedna bierka rusza się, a inna może teraz zbić to, co było bezpieczne.",
  check: "Szach: najpierw trzeba ratować króla, więc na nic innego nie ma czasu.",
  mate: "Atak matowy: na końcu króla nic nie ratuje.",
};

const themeNames: Partial<Record<string, string>> = {
  charge: "szarża",
  fork: "widełki",
  "castle run": "bieg do zamku",
  sacrifice: "ofiara",
  opposition: "opozycja",
  "forced jump": "wymuszony skok",
  chain: "łańcuch",
  support: "wsparcie",
  check: "szach",
  mate: "atak matowy",
};

const plain = (theme: string): string => theme.replace(/[-_]/g, " ");
const themeName = (theme: string): string => themeNames[plain(theme)] ?? plain(theme);

/** "1:12". */
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, "0")}`;

// ---- endings ----

const here = served ? "tym serwerze" : "tej stronie";
const has = served ? "Ten serwer nie ma" : "Ta strona nie ma";

const themes: Readonly<Record<Theme, { name: string; lead: string }>> = {
  race: {
    name: "Wyścig do zamku",
    lead: "Obie strony biegną do zamku. Pierwszy dociera ten, kto ma ruch, ale tylko po właściwym ruchu: policz, zanim pobiegniesz.",
  },
  entry: {
    name: "Dwa piony do zamku",
    lead: "Oba piony muszą wejść do zamku, a jeden wróg jest tak blisko, że może zbić któregoś z nich. Wyprowadź je poza jego zasięg; potem pobiegną.",
  },
  opposition: {
    name: "Opozycja",
    lead: "Bierki stoją naprzeciw siebie i kto musi się ruszyć, ten ustępuje. Znajdź ruch, który oddaje kolej drugiej stronie.",
  },
  knight: {
    name: "Rycerz przeciw dwóm pionom",
    lead: "Samotny rycerz nie ma nad kim galopować, więc chodzi jak pion, a jeden przeciw dwóm nie ma ani ruchu do stracenia.",
  },
};

const had = (wdl: Wdl): string => (wdl === "draw" ? "remis" : "wygraną");

export const learn = {
  learn: {
    games: "Nauka",
    lessons: "Lekcje",
    smallGame: "Mała partia",
    puzzles: "Zadania",
    endings: "Ćwicz końcówki",
    progress: (done: number, of: number) =>
      `Zrobione: ${String(done)} z ${String(of)}. Twoje postępy zostają w tej przeglądarce.`,
    done: "zrobione",
    next: "Dalej",
  },

  courses: {
    boardLabel: (title: string) => `Mała partia: ${title}`,
    verdict: ({ won, by }: Verdict, end: string) =>
      `${by === "end" ? end : missed[by]} ${won ? "Rozwiązane." : "Nierozwiązane: zacznij od nowa."}`,
    thinking: (name: string) => `${name} ${verbOf(name, "myśli", "myślą")}…`,
    left: (count: number) =>
      count === 1
        ? "Twój ostatni ruch."
        : `Twój ruch. ${form(count, "Został", "Zostały", "Zostało")} ci ${worded(count, "ruch", "ruchy", "ruchów")}.`,
    away: "Nie udało się wczytać przeciwnika. Spróbuj ponownie, gdy będzie sieć.",
    ask: "Spróbuj ponownie",
    again: "Od nowa",
    hint: "Daj podpowiedź",
  },

  rules: {
    title: (name: string) => `Jak grać w ${name}`,
    learn: (name: string) => `Nauka: ${name}`,
    print: "Drukuj",
    games: "Reguły gry",
    contents: "Na tej stronie",
    again: "Od nowa",
    show: "Podpowiedź",
    read: "Przeczytaj regułę",
    done: "Dobrze.",
    doneAll: "Dobrze. To te ruchy.",
    right: (answers: readonly { name: string; move: string }[]) =>
      `Dobrze. ${answers.map(({ name, move }) => `${name} ${verbOf(name, "odpowiada", "odpowiadają")} ${move}.`).join(" ")} Teraz znowu twój ruch.`,
    back: "Cofnij",
    notThat: "Ten ruch jest dozwolony, ale nie o niego chodzi. Zacznij od nowa i spróbuj jeszcze raz.",
    play: (name: string) => `Zagraj w ${name}`,
    boardLabel: (title: string) => `Plansza do prób: ${title}`,
    marks: "Wybrana bierka pokazuje, dokąd może pójść. Liczba mówi, ile bierek zbije.",
    sets: "Zestawy reguł",
    options: "Co można wybrać",
    setsOne: (name: string, set: string) => `${name} ma jeden zestaw reguł, opisany wyżej: ${set}.`,
    setsIntro: (set: string) =>
      `Partie mają zestaw reguł ${set}, chyba że wybierzesz inny. Oto, co zmieniają pozostałe.`,
    optionsIntro:
      "Tam, gdzie źródła zostawiają coś otwartym, możesz wybrać na początku partii, w „Więcej możliwości”. Reguły powyżej opisują zwykły wybór.",
    usual: "(zwykle)",
    swap: "Zamiana",
    swapText:
      "Po tym wyborze druga strona może przejąć pierwszy ruch zaraz po jego wykonaniu: plansza się obraca, a odpowiada ten, kto zaczynał. Najlepiej więc zacząć ruchem, który jest uczciwy dla obu stron.",
    arrays:
      "W tych ustawieniach przeszukiwanie nie znalazło wygranej, a w grze programu z samym sobą białe zdobyły około połowy punktów. „Losowane” wybiera jedno z nich do każdej partii.",
    lostIntro:
      "Niektóre wybory od pierwszego ruchu oznaczają przegraną jednej strony. Nie ma ich dla nowych partii; zapisy i pozycje z nimi nadal można badać.",
    lost: (why: string) => `${why}.`,
    lostLine: "Obejrzyj krok po kroku",
    sameAs: (set: string) => `Jak w zestawie ${set}.`,
  },

  rules_own: ownRules,

  puzzles: {
    title: "Zadania",
    titleOf: (name: string) => `Zadania: ${name}`,
    puzzle: "Zadanie",
    today: "Zadanie dnia",
    storm: "Szturm",
    lead: "Znajdź najlepszy ruch i przejdź go odcinek po odcinku. Twój ranking i postępy zostają w tej przeglądarce.",
    lessons: "Lekcje",
    endings: "Ćwicz końcówki",
    games: "Zadania według gier",
    count: (count: number) => counted(count, "zadanie", "zadania", "zadań"),
    rated: (rating: string) => `Ranking ${rating}`,
    notYet: "jeszcze bez próby",
    solvedOf: (met: number, of: number) => `za tobą ${String(met)} z ${String(of)}`,
    bestRow: (row: number) => (row > 1 ? `najdłuższa seria: ${String(row)}` : ""),
    bestStorm: (most: number) => (most > 0 ? `najlepszy szturm: ${String(most)}` : ""),
    due: (count: number) => `do powtórki: ${String(count)}`,
    start: "Rozwiązuj",
    daily: "Zadanie dnia",
    noGames: "Na tym serwerze nie ma zadań.",
    tryLessons: "Nadal możesz robić lekcje.",

    from: (name: string, published: boolean) =>
      `${name} · ${published ? "z opublikowanej partii" : "z partii komputera"}`,
    rating: "Ranking",
    row: "Seria",
    last: "Ostatnie dziesięć",
    lastTen: (solved: number, of: number) => `rozwiązane: ${String(solved)} z ostatnich ${String(of)}`,
    none: "jeszcze nic",

    toMove: (name: string) => `Ruch: ${name}.`,
    most: "Zbij jednym ruchem jak najwięcej.",
    wins: (count: number, won: string, one: boolean) => {
      const material = won === "material";
      if (count === 1) return `Znajdź ${one ? "jedyny " : ""}ruch, który wygrywa${material ? " materiał" : ""}.`;
      return `Znajdź ${one ? "jedyną " : ""}drogę do ${material ? "zdobycia materiału" : "wygranej"} ${inMoves(count)}.`;
    },
    task: (name: string, task: string) => `Ruch: ${name}. ${capital(task)}`,
    how: "Przejdź ruch odcinek po odcinku: dotykaj kolejnych pól, na których ląduje bierka. Znaki nie mają tu liczb.",
    howTapped: "Dotknij bierki, a potem pola, na które idzie.",
    soFar: "Twój ruch do tej pory",
    walked: (man: string, taken: number, next: readonly string[], stop: boolean) => {
      const took =
        taken > 0
          ? `${capital(pieces(taken))} ${taken === 1 ? "zbita" : form(taken, "zbita", "zbite", "zbitych")}. `
          : "";
      if (next.length === 0) return `${took}Tu ruch się kończy.`;
      return `${took}${capital(manAt(man, next[0] ?? ""))} ${stop ? "może tu zakończyć albo iść dalej" : "musi iść dalej"}: ${either(next)}.`;
    },
    back: "Cofnij odcinek",
    end: "Zakończ tutaj",
    over: "Od nowa",
    hint: "Podpowiedź",
    show: "Pokaż rozwiązanie",
    price: "Podpowiedź albo rozwiązanie kończy serię; zadanie wróci za kilka dni.",
    shortBack: "Cofnij",
    shortShow: "Rozwiąż",

    hintIs: (man: string, square: string) => `Podpowiedź: ${manAt(man, square)} na ${square}.`,
    more: (taken: number) =>
      taken === 0
        ? "Jeszcze nic nie zbito: dalej."
        : `${capital(pieces(taken))} ${form(taken, "zbita", "zbite", "zbitych")}: dalej.`,
    notIt: "To nie ten ruch.",
    looksForAnswer: (move: string, name: string) => `${move} to nie ten ruch. Szukamy odpowiedzi (${name})…`,
    answers: (move: string, name: string, reply: string, reason: string) =>
      `${move} to nie ten ruch: ${name} ${verbOf(name, "odpowiada", "odpowiadają")} ${reply}${reason === "" ? "" : `, a to ${reason}`}.`,
    again: "Spróbuj ponownie",
    otherPiece: "Zaczyna inna bierka.",
    left: (square: string, from: string) => `Krok na ${square} jest zły: idź dalej z ${from}.`,
    goOn: (square: string) => `Nie zatrzymuj się na ${square}.`,
    right: "Dobrze. Teraz następny ruch.",
    winsToo: (move: string) => `${move} też wygrywa. Wariant idzie innym ruchem: teraz następny.`,
    goesOn: "Tak to idzie dalej.",

    solved: "Rozwiązane.",
    solvedAll: (taken: number) => `Rozwiązane, zbite wszystkie: ${String(taken)}.`,
    solvedLate: "Rozwiązane, choć nie od razu.",
    shown: "To jest rozwiązanie.",
    solvedBy: (man: string, taken: number, to: string) =>
      taken > 0
        ? `Rozwiązane. ${capital(manAt(man, to))} bije ${String(taken)} i kończy na ${to}.`
        : `Rozwiązane. ${capital(manAt(man, to))} idzie na ${to}.`,
    comesBack: (days: number) => `Wróci za ${counted(days, "dzień", "dni", "dni")}.`,
    idea: "Pomysł",
    theme: (theme: string) => ideas[plain(theme)] ?? "",
    reasons: (first: boolean, reasons: readonly string[]) =>
      reasons.length > 0 ? `${first ? "Pierwszy ruch" : "Ten ruch"} ${listed(reasons)}.` : "",
    noOther: (first: boolean, won: string) =>
      `Żaden inny ${first ? "pierwszy ruch" : "ruch"} nie wygrywa${won === "material" ? " materiału" : ""}.`,
    thinking: "Szukamy powodu…",
    rates: (rating: number) => `Ranking ${String(Math.round(rating))}`,
    took: (seconds: number) => `twój czas ${clock(Math.round(seconds))}`,
    move: (move: number) => `po ruchu ${String(move)}`,
    change: (points: number) => (points < 0 ? `−${String(-points)}` : `+${String(points)}`),
    unrated: "To zadanie już znasz, więc ranking się nie zmienia.",
    next: "Następne zadanie",
    analyse: "Analizuj",
    print: "Drukuj",
    game: "Zobacz partię",
    link: "Link do tego zadania",
    all: "Wszystkie zadania",

    noneLeft: "Nie ma tu więcej zadań",
    harderLeft: (count: number) =>
      count === 1
        ? "Zostało jeszcze jedno, i to znacznie trudniejsze niż twój ranking."
        : `${form(count, "Zostało", "Zostały", "Zostało")} jeszcze ${String(count)}, znacznie trudniejsze niż twój ranking.`,
    allMet: "Wszystkie masz już za sobą. Te nieudane wrócą za kilka dni.",
    harder: "Spróbuj trudniejszych",

    stormLead: "Rozwiąż w trzy minuty jak najwięcej. Najpierw łatwe. Zły ruch pomija zadanie.",
    stormStart: "Zacznij szturm",
    stormAgain: "Jeszcze raz",
    clock: (ms: number) => clock(Math.ceil(ms / 1000)),
    stormTime: "Pozostały czas",
    stormSolved: "Rozwiązane",
    stormBest: "Najlepszy wynik",
    stormNot: "To nie ten. Pora na następne.",
    stormResult: (solved: number) => `rozwiązane: ${String(solved)}`,
    stormRecord: "To twój najlepszy wynik.",
    stormBestIs: (most: number) => `Twój najlepszy wynik to ${String(most)}.`,
    stormMissed: "Nieudane, z rozwiązaniami",
    stormMissedOf: (count: number) => `nieudane: ${String(count)}`,
    stormClean: "Bez pomyłki.",
    stormRuns: "Najlepsze szturmy",
    stormNoRuns: "Jeszcze nic. To miejsce na twój pierwszy.",
    noClock: "Rozwiązuj bez zegara",
    tryIt: "Spróbuj",
    day: (at: string) => new Intl.DateTimeFormat("pl", { dateStyle: "medium" }).format(new Date(at)),
    themes: "Motywy",
    themed: (theme: string) => `Motyw: ${themeName(theme)}`,
    themeName: (theme: string) => capital(themeName(theme)),
    allThemes: "Wszystkie motywy",
    curve: (from: number, to: number) => `Ranking od ${String(from)} do ${String(to)}`,
    noneOfTheme: "Nie ma więcej zadań z tym motywem",
    stormStop: "Zakończ szturm",
  },

  endings: {
    title: "Ćwicz końcówki",
    lead: "Zostało mało bierek i liczy się każdy ruch. Grasz z doskonałym przeciwnikiem: tablice odpowiadają na twoje ruchy i od razu mówią, gdy coś oddajesz.",
    kept: "To, co masz rozwiązane, zostaje w tej przeglądarce.",
    puzzles: "Zadania",
    lessons: "Lekcje",
    name: ({ theme, id }: Pick<Ending, "theme" | "id">) => `${themes[theme].name} ${id.slice(id.lastIndexOf("-") + 1)}`,
    theme: (theme: Theme) => themes[theme].lead,
    spent: "Obie strony wykonały już swoje dwa ruchy w zamku, więc pion w zamku zostaje na miejscu.",
    task: (side: string, goal: Ending["goal"]) =>
      goal === "win"
        ? `${side} ${verbOf(side, "zaczyna i wygrywa", "zaczynają i wygrywają")}.`
        : `${side} ${verbOf(side, "zaczyna i remisuje", "zaczynają i remisują")}.`,
    shortest: (plies: number | null) => (plies === null ? "" : `Najkrótsza wygrana to ${moves(movesIn(plies))}.`),
    hold: (count: number) => `Utrzymaj remis przez ${moves(count)} albo do trzeciego powtórzenia pozycji.`,
    solvedIn: ({ moves: count, clean }: Done, goal: Ending["goal"]) =>
      `${goal === "win" ? `Wygrana ${inMoves(count)}` : "Utrzymany remis"}${clean ? ", bez potknięcia" : ", z potknięciem"}`,
    playedOf: (done: number, of: number) => `rozegrane: ${String(done)} z ${String(of)}`,
    notYet: "jeszcze nierozwiązane",

    noTables: `${has} jeszcze tablic do tych końcówek, więc nie może ich grać.`,
    noneOf: `${has} tablic końcówek tej gry, więc nie można ich tu ćwiczyć.`,
    making:
      "Serwer przygotowuje doskonałą grę dla tych końcówek. Zwykle trwa to kilka minut, tylko raz. Każda gra otworzy się tutaj, gdy będzie gotowa; nie trzeba odświeżać strony.",
    makingOf: "W przygotowaniu.",
    untilThen: "Tymczasem:",
    someOf: (most: number) =>
      `Tablice końcówek na ${here} sięgają ${String(most)} bierek, więc nie wszystkie końcówki można tu ćwiczyć.`,
    tooFew: (most: number) =>
      `Tablice końcówek na ${here} sięgają ${String(most)} bierek, a ta końcówka ma ich więcej.`,
    notKept: "Te końcówki wymagają sieci: ich tablice są duże albo nie są jeszcze zachowane w tej przeglądarce.",
    meanwhile: "To nie wymaga tablic:",
    missing: `Tablice na ${here} nie mają tej pozycji.`,
    all: "Wszystkie końcówki",

    wait: "Pytamy tablice…",
    away: "Serwer nie odpowiada. Próbujemy ponownie.",
    still: ({ wdl, plies }: PerfectValue, slower: number, slipped: boolean) => {
      if (wdl === "draw") return slipped ? "Teraz jest remis." : "Dobrze: nadal remis.";
      const left = movesIn(plies ?? 0);
      if (wdl === "loss") return `Pozycja jest przegrana, ale możesz wytrzymać ${moves(left)}.`;
      return slower > 0 ? `Nadal wygrana, ale dłuższa o ${moves(slower)}.` : `Dobrze: nadal wygrana, ${inMoves(left)}.`;
    },
    slip: (before: Wdl, after: Wdl) =>
      `To oddaje ${had(before)}: ${after === "loss" ? "teraz przegrywasz" : "teraz jest remis"}.`,
    keeps: (before: Wdl, written: readonly string[]) =>
      `${written.length === 1 ? "Tylko ten ruch utrzymuje" : "Te ruchy utrzymują"} ${had(before)}: ${listed(written)}.`,
    tryAgain: "Spróbuj stąd ponownie",
    goOn: "Graj dalej",
    startOver: "Od nowa",
    next: "Następna końcówka",
    analyse: "Analizuj",
    short: { tryAgain: "Ponów", goOn: "Dalej", startOver: "Od nowa" },

    over: (reached: Wdl, count: number) => {
      if (reached === "win") return `Wygrana ${inMoves(count)}.`;
      return reached === "draw" ? "Remis." : `Przegrana ${inMoves(count)}.`;
    },
    against: ({ goal, plies }: Ending, reached: Wdl, made: number) => {
      if (goal === "draw") return reached === "draw" ? "Remis to tutaj najlepszy wynik." : "Był tu remis.";
      const best = movesIn(plies ?? 0);
      if (reached !== "win") return `Była tu wygrana ${inMoves(best)}.`;
      return made - best > 0 ? `Najkrótsza wygrana to ${moves(best)}.` : "To najkrótsza wygrana.";
    },
    slips: (count: number) =>
      count === 0
        ? "Nic nie zostało oddane."
        : `${capital(worded(count, "potknięcie", "potknięcia", "potknięć").replace(/^jeden /, "jedno "))}.`,
  },
} satisfies Translation;
