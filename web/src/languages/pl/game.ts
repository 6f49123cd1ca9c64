// Games and boards, in Polish.
//
// The terms:
//   man, men: pion, piony (as in draughts; also the pawn of Camblam)   knight: rycerz; in Camblam skoczek
//   piece: bierka            castle (goal area): zamek       board: plansza        square: pole
//   side: strona; Białe, Czarne (plural, as chess players say)       seat: miejsce
//   canter: galop, galopować        jump: skok, skakać        charge: szarża, szarżować     take, capture: bić, bicie
//   plain step: krok         leg: odcinek                     move: ruch           ply: półruch
//   run (Camblam): rajd      shot: strzał                     check, mate: szach, mat
//   game (variant): gra      game (played): partia            rated: rankingowa    casual: towarzyska
//   rating: ranking          level: poziom                    engine: silnik       move list: lista ruchów
//   tournament director: sędzia turnieju                      spectator: widz      opponent: przeciwnik
//   study: opracowanie       record: zapis                    ending: końcówka     puzzle: zadanie
//   hint: podpowiedź         take-back: cofnięcie ruchu       resign: poddać partię  rematch: rewanż
//   correspondence: partia korespondencyjna                   clock, time control: zegar, tempo
// The reader is addressed in the second person without a gendered past tense: present, imperative, or impersonal.
import { ofCore } from "../../lib/language.ts";
import { legsOf, pieceOf, type PieceLetter, type Square, DEFAULT_MEN } from "@camlann/board";
import type { Obligation, Outcome } from "../../lib/core.ts";
import type { Marked } from "../../lib/messages.ts";
import type { Phrase, Problem, Seat, TimeWish } from "../../lib/wire.ts";
import type { Step } from "../../days/texts.ts";
import { isGoal, isWalked, mannerOf, manOf, type Field, type PerfectValue, type Turn } from "../../play/turn.ts";
import { shownMove } from "../../play/written.ts";
import type { Warning } from "../../why/check.ts";
import type { Translation } from "../translation.ts";
import {
  becomeName,
  capital,
  castleOf,
  counted,
  countedMen,
  either,
  form,
  letterName,
  listed,
  manName,
  manyMen,
  type Peopled,
  pieceWords,
  sideName,
  takenMen,
  verbOf,
  whoseSide,
  word,
  worded,
  wordedHer,
} from "./plural.ts";

const sides = {
  w: "Białe",
  b: "Czarne",
  R: "Czerwone",
  G: "Zielone",
  B: "Niebieskie",
  Y: "Żółte",
} satisfies Record<Seat, string>;

const moves = (count: number): string => counted(count, "ruch", "ruchy", "ruchów");

const wanted = (expected: string): string => (expected === "" ? "" : ` Oczekiwano: ${expected}.`);

const moveCount = ({ number, of, move }: { number: number; of: number; move: { before: { seat: Seat } } }): string =>
  number > 0
    ? `ruch ${String(number)} z ${String(of)}, ${sides[move.before.seat]}`
    : `przed pierwszym ruchem, ${sides[move.before.seat]}`;

function wrongText({ what: english, where, expected, code, column }: Omit<Problem, "line">): string {
  const what = ofCore(english);
  const hoped = wanted(ofCore(expected));
  if (code === "illegal-move" || code === "game-over") return what + hoped;
  if (column !== undefined) return `${capital(what)} (znak ${String(column)}).${hoped}`;
  return `${where === "" ? capital(what) : `${where}: ${what}`}.${hoped}`;
}

const markOf = (one?: Marked): string => (one?.bot ? "bot" : one?.guest ? "gość" : "");

// ---- moves in words ----

/** The forms of each kind of move: one, two to four, many. */
const kindForms: Readonly<Record<Outcome["kind"], readonly [string, string, string]>> = {
  plain: ["krok", "kroki", "kroków"],
  canter: ["galop", "galopy", "galopów"],
  castle: ["ruch w zamku", "ruchy w zamku", "ruchów w zamku"],
  jump: ["skok", "skoki", "skoków"],
  charge: ["szarża", "szarże", "szarż"],
  move: ["ruch", "ruchy", "ruchów"],
  capture: ["bicie", "bicia", "bić"],
  run: ["rajd", "rajdy", "rajdów"],
  shot: ["strzał", "strzały", "strzałów"],
  plant: ["drzewo", "drzewa", "drzew"],
  swap: ["zamiana", "zamiany", "zamian"],
};

const kindName = ({ kind }: Pick<Outcome, "kind">): string => kindForms[kind][0];

const movesLeft = ({ plies }: PerfectValue): number => Math.ceil((plies ?? 0) / 2);

/** "wygrana w 3 ruchach". */
function valueText(value: PerfectValue): string {
  if (value.wdl === "draw") return "remis";
  const left = movesLeft(value);
  return `${value.wdl === "win" ? "wygrana" : "przegrana"} w ${String(left)} ${left === 1 ? "ruchu" : "ruchach"}`;
}

function regardless(outcomes: readonly Outcome[]): readonly Outcome[] {
  const first = new Set<Square>();
  return outcomes.filter((outcome) => {
    if (outcome.promotion === undefined) return true;
    const known = first.has(outcome.to);
    first.add(outcome.to);
    return !known;
  });
}

function abilities({ geometry }: Turn, outcomes: readonly Outcome[]): string {
  const distinct = regardless(outcomes);
  return geometry.kinds
    .flatMap(({ word: kind }) => {
      const count = distinct.filter((outcome) => outcome.kind === kind).length;
      return count > 0 ? [counted(count, ...kindForms[kind])] : [];
    })
    .join(", ");
}

function pathText(outcome: Outcome, field: Field): string {
  const { path, captures } = outcome;
  const manner = mannerOf(field, outcome.kind);
  const becomes = outcome.promotion === undefined ? "" : ` = ${letterName(outcome.promotion, field.men)}`;
  const [first = "", ...rest] = path;
  if (manner === "shot") return `${first} strzela na ${outcome.to}`;
  if (manner === "put") return `drzewo na ${outcome.to}`;
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
  const owner = turn.geometry.seating.find(({ id }) => turn.geometry.castles[id]?.includes(square));
  const parts: string[] = [square];
  if (owner) parts.push(castleOf(owner.name));
  parts.push(letter ? pieceWords(letter, turn.geometry) : "puste");
  if (turn.obligation.kind === "check" && turn.obligation.squares.includes(square))
    parts.push(turn.obligation.attack ? "mat" : "szach");
  if (turn.free && outcomes.some(({ kind }) => kind === "plant")) parts.push("tu może stanąć drzewo");
  else if (turn.free) {
    const distinct = regardless(outcomes);
    const captures = distinct.filter((outcome) => outcome.captures.length > 0).length;
    const quiet = distinct.length - captures;
    if (quiet > 0) parts.push(moves(quiet));
    if (captures > 0) parts.push(counted(captures, "bicie", "bicia", "bić"));
  }
  return parts.join(", ");
}

function targetName(turn: Turn, ways: readonly Outcome[]): string {
  const [best] = ways;
  if (!best) return "";
  const parts: string[] = [best.kind === "plant" ? "wybrane dla drzewa" : kindName(best)];
  if (best.kind !== "castle" && isGoal(turn, best.to)) parts.push("do zamku");
  if (best.captures.length > 0) parts.push(`bije ${String(best.captures.length)}`);
  if (best.promotion !== undefined) parts.push("potem wybór nowej figury");
  else if (ways.length > 1) parts.push(worded(ways.length, "droga", "drogi", "dróg").replace(/^dwa /, "dwie "));
  return parts.join(", ");
}

/** "rycerza i dwa piony": the greatest first. */
function takenText(pieces: Turn["pieces"], captures: readonly Square[], board: Peopled): string {
  const man = (square: Square) => pieceOf(pieces[square] ?? "", board)?.man;
  const men = board.men ?? DEFAULT_MEN;
  return listed(
    Object.values(men)
      .reverse()
      .flatMap((name) => {
        const count = captures.filter((square) => man(square) === name).length;
        return count === 0 ? [] : [takenMen(name, count, men)];
      }),
  );
}

function moveSentence(pieces: Turn["pieces"], outcome: Outcome, board: Peopled = {}): string {
  const letter = pieces[outcome.from];
  const who = letter ? `${capital(pieceWords(letter, board))} ${outcome.from}` : outcome.from;
  const taken = takenText(pieces, outcome.captures, board);
  switch (outcome.kind) {
    case "plain":
      return `${who} idzie na ${outcome.to}.`;
    case "plant":
      return `Na ${outcome.to} staje drzewo.`;
    case "swap":
      return "Pierwszy ruch zostaje przejęty, a plansza obrócona.";
    case "canter":
      return `${who} galopuje na ${outcome.to}.`;
    case "castle":
      return `${who} przechodzi w zamku na ${outcome.to}.`;
    case "jump":
      return outcome.path.length === 2
        ? `${who} skacze na ${outcome.to} i bije ${taken}.`
        : `${who} skacze i bije ${taken}, kończąc na ${outcome.to}.`;
    case "charge": {
      const turning = legsOf({ squares: outcome.path, captures: outcome.captures }).find((leg) => leg.kind === "jump");
      return `${who} galopuje na ${turning?.from ?? outcome.to} i bije ${taken}, kończąc na ${outcome.to}.`;
    }
  }
  const becomes = outcome.promotion === undefined ? "" : ` i zostaje ${becomeName(outcome.promotion, board.men)}`;
  if (outcome.captures.length === 0) return `${who} idzie na ${outcome.to}${becomes}.`;
  if (outcome.captures.length > 1) return `${who} bije w rajdzie ${taken}, kończąc na ${outcome.to}${becomes}.`;
  const verb = outcome.kind === "shot" ? "zestrzeliwuje" : "bije";
  return `${who} ${verb} ${taken} na ${outcome.to}${becomes}.`;
}

function chip(outcome: Outcome, ways: readonly Outcome[]): string {
  const count = outcome.captures.length;
  if (count === 0) return "nic nie bije";
  const alike = ways.filter((way) => way.captures.length === count);
  if (alike.length === 1) return `bije ${String(count)}`;
  const takes = (way: Outcome, square: Square) => way.captures.includes(square);
  const own = outcome.captures.filter((square) => !alike.every((way) => takes(way, square)));
  const all = new Set(alike.flatMap((way) => way.captures));
  const spared = [...all].filter((square) => !takes(outcome, square));
  return spared.length < own.length
    ? `bije ${String(count)}, bez ${spared.join(" ")}`
    : `bije ${String(count)}: ${own.join(" ")}`;
}

/** "na dwa sposoby". */
const inWays = (count: number): string => `na ${worded(count, "sposób", "sposoby", "sposobów")}`;

// ---- families ----

const legend = [
  { kind: "plain", count: 0, text: "zwykły krok" },
  { kind: "canter", count: 0, text: "galop, nad swoimi" },
  { kind: "jump", count: 2, text: "skok (2 zbite)" },
  { kind: "charge", count: 2, text: "szarża (2 zbite)" },
  { kind: "castle", count: 0, text: "do zamku" },
];
const tap = "Dotknij bierki z obwódką, a potem zaznaczonego pola. Strona zna reguły i mówi, dlaczego czegoś nie wolno.";
const charge = "Rycerz może w jednym ruchu zrobić oba: najpierw galop, potem skoki. To jest szarża.";
const step = "Bierka idzie na dowolne sąsiednie pole albo galopuje: przeskakuje swoich, jednego po drugim.";
const jump =
  "Skacze nad wrogiem na puste pole za nim i bije go. Jeśli możesz bić, musisz, i bijesz dalej, dopóki się da.";
const finding =
  "K, M i C znajdują następnego rycerza, następny pion i następną bierkę, która może bić, a T następne pole, na które może pójść wybrana bierka";

interface Aim {
  castlePiecesToWin: number;
  reversed: boolean;
}

const camelotLines = ({ castlePiecesToWin, reversed }: Aim): string[] => [
  `Wprowadź ${castlePiecesToWin === 1 ? "jedną bierkę" : wordedHer(castlePiecesToWin, "bierka", "bierki", "bierek")} do zamku po drugiej stronie albo zbij wszystkie bierki przeciwnika, a ${reversed ? "przegrywasz" : "wygrywasz"}.`,
  step,
  jump,
  charge,
  tap,
];

const treeNumbers = ["zero drzew", "drzewo", "dwa drzewa", "trzy drzewa", "cztery drzewa", "pięć drzew"];
const manyTrees = (count: number): string => counted(count, "drzewo", "drzewa", "drzew");
const treesText = (count: number): string => treeNumbers[count] ?? manyTrees(count);

const yesNo = (yes: string, no: string): Record<string, string> => ({ true: yes, false: no });

// ---- smaller parts ----

const duties: Partial<Record<Obligation["kind"], (squares: readonly string[]) => string>> = {
  capture: (squares) => `, a potem trzeba bić bierką z ${either(squares)}`,
  leave: (squares) => `, a potem bierka z ${either(squares)} musi opuścić twój zamek`,
  "leave-by-jump": (squares) => `, a potem bierka z ${either(squares)} musi opuścić twój zamek skokiem`,
};

const fromTo = ({ kind, from, to, notation }: Outcome): string =>
  kind === "swap" ? shownMove(notation) : from === to ? `drzewo na ${to}` : `${from} na ${to}`;
const taking = ({ captures }: Outcome): string => (captures.length > 0 ? ` i bijesz ${String(captures.length)}` : "");

const gamesWait = (count: number): string =>
  count === 1
    ? "1 partia czeka na twój ruch"
    : `${counted(count, "partia", "partie", "partii")} ${form(count, "czeka", "czekają", "czeka")} na twój ruch`;
const challengedBy = (name: string): string => `${name} rzuca ci wyzwanie`;

const phrases = {
  hello: "Cześć",
  "good-luck": "Powodzenia",
  "nice-move": "Ładny ruch",
  oops: "Ojej",
  "one-moment": "Chwileczkę",
  "well-played": "Dobra gra",
  thanks: "Dzięki",
  bye: "Do zobaczenia",
} satisfies Record<Phrase, string>;

export const game = {
  phrases,
  written: { tree: (square: string): string => `drzewo ${square}` },
  messages: {
    skip: "Przejdź do treści",
    loading: "Chwileczkę…",
    again: "Spróbuj ponownie",
    status: "Stan serwera",
    markOf,
    marked: (one?: Marked) => (one?.bot || one?.guest ? `${one.name} (${markOf(one)})` : (one?.name ?? "")),
    sides,
    listed,
    wanted,
    moveCount,
    wrongText,

    nav: {
      label: "Główne",
      play: "Gra",
      learn: "Nauka",
      rules: "Reguły",
      analysis: "Analiza",
      records: "Zapisy",
      tournaments: "Turnieje",
    },

    account: { signIn: "Zaloguj się", yours: (name: string) => `Twoje konto: ${name}` },

    missing: {
      play: "Do gier",
      game: "Tej partii nie ma w tej przeglądarce",
      gameText: "Otwórz ją tam, gdzie się zaczęła, albo sprawdź adres.",
    },

    settings: "Ustawienia",
    menu: "Menu i ustawienia",

    home: {
      away: "Serwer nie odpowiada. Próbujemy ponownie.",
    },

    invite: {
      withdraw: "Wycofaj",
    },

    fiveLines: {
      heading: (name: string) => `${name} w pięciu zdaniach`,
      more: "Wszystkie reguły, z planszami do prób",
      close: "Umiem grać",
    },

    newGame: {
      away: "Serwer nie odpowiada. Spróbuj za chwilę.",
    },

    clock: {
      control: ({ base = 0, increment = 0, delay = 0, days = 0 }: TimeWish) =>
        days > 0
          ? `${counted(days, "dzień", "dni", "dni")} na ruch`
          : `${base % 60 === 0 ? String(base / 60) : `${String(base)} s`} + ${String(increment)}${delay > 0 ? `, opóźnienie ${String(delay)}` : ""}`,
      days: (days: number, hours: number) => `${String(days)} d ${String(hours)} godz.`,
      hours: (hours: number, minutes: number) => `${String(hours)} godz. ${String(minutes)} min`,
      of: (name: string, left: string) => `Zegar, ${name}: ${left}`,
      low: (name: string, seconds: number) => `${name}: ${counted(seconds, "sekunda", "sekundy", "sekund")} do końca.`,
      firstMove: "Wykonaj ruch w ciągu minuty, inaczej partia zostanie odwołana.",
      firstMoveOrLose: "Wykonaj ruch w ciągu minuty, inaczej przegrasz partię.",
      onLeave: (until: number) =>
        `urlop do ${new Date(until).toLocaleDateString("pl", { day: "numeric", month: "long" })}`,
      callOff: "Odwołaj",
      calledOff: "Odwołana",
    },

    game: {
      savePlan: "Zapisz ten plan",
      title: (name: string, teams: readonly (readonly string[])[]) =>
        `${name}: ${teams.map((names) => listed(names)).join(" – ")}`,
      you: "Ty",
      onDevice: "Na tym urządzeniu · ",
      toTournament: "Do turnieju",
      computerName: "Komputer",
      level: (level: number | null) => (level === null ? "" : `poziom ${String(level)}`),
      levelLine: (level: number | null) => (level === null ? "" : `Poziom ${String(level)} · `),
      team: (team: string) => `drużyna: ${team}`,
      teamShort: (partners: string) => `w parze: ${partners}`,
      places: {
        foot: "na dole",
        left: "po lewej",
        top: "u góry",
        right: "po prawej",
        upperLeft: "u góry po lewej",
        upperRight: "u góry po prawej",
      },
      goal: (castles: readonly { name: string; place: string }[]) =>
        castles.length === 1
          ? `Cel: ${castles.map(({ name, place }) => `${castleOf(name)}, ${place}`).join("")}.`
          : `Cel: zamek ${either(castles.map(({ name }) => whoseSide(name) ?? name))}.`,
      took: (counts: { name: string; count: number }[]): string =>
        counts.length > 0 ? `zbite: ${countedMen(counts)}` : "",
      tookShort: (pieces: number): string => (pieces > 0 ? `zbite: ${String(pieces)}` : ""),
      thinking: "myśli",
      toMove: "ma ruch",
      yourMove: "Twój ruch.",
      yourMoveFor: (seat: string) => `Twój ruch: ${seat}.`,
      seatMoves: (seat: Seat) => `Ruch: ${sides[seat]}.`,
      namedMoves: (name: string, seat: string, partner: boolean) =>
        `Ruch: ${name}${partner ? ", twój partner" : ""} (${seat}).`,
      watching: "Oglądasz.",
      seenLate: (count: number) => `Widzisz tę partię z opóźnieniem: ${moves(count)}.`,
      watchersLate: (count: number) => `Widzowie widzą tę partię z opóźnieniem: ${moves(count)}.`,
      computerThinks: "Komputer myśli.",
      hurried: "Ma mniej czasu niż zwykle, bo wiele osób gra.",
      computerThinksFor: (seat: string) => `Komputer myśli: ${seat}.`,
      passedOver: (names: string, count: number) =>
        `${names} nie ${count === 1 ? verbOf(names, "może", "mogą") : "mogą"} się ruszyć i ${count === 1 ? verbOf(names, "traci", "tracą") : "tracą"} kolejkę.`,
      lookingBack: (at: { number: number; of: number; move: { before: { seat: Seat } } } | null) =>
        at === null ? "Oglądasz pozycję początkową." : `Oglądasz wcześniejszą pozycję: ${moveCount(at)}.`,
      toNow: "Wróć do partii",
      gone: "Połączenie zerwane. Próbujemy ponownie.",
      goneKept: "Połączenie zerwane. Twój ruch jest zapamiętany i zostanie wysłany, gdy połączenie wróci.",
      sending: "Wysyłamy twój ruch…",
      waiting: "Twój ruch jeszcze nie dotarł do serwera. Próbujemy ponownie.",
      back: "Połączenie wróciło.",
      unanswered: "Serwer nie odpowiedział. Spróbuj ponownie.",
      notTaken: (why: string) => `Twój ruch został cofnięty. ${why}`,
      elsewhere: "Partia zmieniła się w innym oknie.",
      why: "Dlaczego",
      offerYou: "Komputer proponuje remis.",
      offerSide: (seat: Seat) => `${sides[seat]} proponują remis.`,
      offered: "Zaproponowano remis. Propozycja wygasa, gdy druga strona odpowie albo wykona ruch.",
      declined: "Propozycja remisu została odrzucona.",
      otherSide: "Druga strona",
      drawRefused: (name: string) => `${name} nie ${verbOf(name, "przyjmuje", "przyjmują")} remisu.`,
      playsOn: "Twój partner chce grać dalej.",
      takeBackRefused: (name: string) => `${name} nie ${verbOf(name, "zgadza", "zgadzają")} się na cofnięcie ruchu.`,
      offerThree: (seat: Seat) => `${sides[seat]} proponują remis. Obie pozostałe strony muszą się zgodzić.`,
      accept: "Przyjmij remis",
      acceptAll: "Wszyscy się zgadzają",
      decline: "Odrzuć",
      hintIs: (move: string) => `Podpowiedź: ${move}.`,
      hintWait: "Szukamy dobrego ruchu…",
      last: "Lista ruchów",
      noMoves: (first: Seat) => `Nie ma jeszcze ruchów. Zaczynają ${sides[first]}.`,
      passedHere: "traci kolejkę",
      moveName: (number: number, seat: Seat, notation: string) =>
        number > 0
          ? `${String(number)}, ${sides[seat]}: ${notation}`
          : `${sides[seat]}: drzewo na ${notation.replace("@", "")}`,
      rated: "rankingowa",
      casual: "towarzyska",
      rulesLine: (ruleSet: string) => `reguły: ${ruleSet}`,
      controls: "Sterowanie partią",
      replay: "Odtwarzanie",
      first: "Pierwsza pozycja",
      previous: "Poprzedni ruch",
      next: "Następny ruch",
      lastMove: "Ostatnia pozycja",
      flip: "Obróć planszę",
      turnBoard: "Obróć planszę",
      follow: "Obracaj planszę do strony, która ma ruch",
      quarter: "Ćwierć obrotu",
      upright: "Ustaw planszę prosto",
      step: "Ruch krok po kroku",
      takeBack: "Cofnij ruch",
      askBack: "Poproś o cofnięcie ruchu",
      resign: "Poddaj partię",
      offerDraw: "Zaproponuj remis",
      swap: "Przejmij pierwszy ruch",
      swapWhy: "Przejmij pierwszy ruch, co obraca planszę, albo na niego odpowiedz.",
      claimDraw: "Zażądaj remisu",
      claimWhy: "Ta pozycja wystąpiła trzy razy. Możesz zażądać remisu.",
      hint: "Podpowiedź",
      short: {
        first: "Początek",
        back: "Wstecz",
        on: "Dalej",
        last: "Koniec",
        flip: "Obróć",
        step: "Kroki",
        takeBack: "Cofnij",
        hint: "Rada",
        offerDraw: "Remis",
        claim: "Remis!",
        quarter: "Obróć",
        turn: "Obróć",
        follow: "Śledź",
        more: "Więcej",
      },
      copyFen: "Kopiuj FEN",
      copied: "Skopiowano.",
      notCopied: "Przeglądarka nie pozwoliła kopiować. Oto tekst:",
      download: "Pobierz zapis",
      confirm: "Pytaj przed każdym ruchem w tej partii",
      typeMove: "Wpisz ruch",
      typeExample: (move: string) => `Wpisz ruch: ${move}`,
      playTyped: "Graj",
      askTyped: "Zapytaj",
      rematch: "Rewanż",
      rematchOffered: "Zaproponowano rewanż",
      rematchAccept: "Przyjmij rewanż",
      newGame: "Nowa partia",
      result: "Wynik",
      analyse: "Analizuj",
      review: "Omówienie",
      answer: "Odpowiedz",
      howTo: "Jak grać",
      close: "Zamknij",
      legend: "Znaki",
      keys: (how: string) => `Klawisze: strzałki chodzą po planszy, Enter wybiera i gra, ${how}.`,
      actions: "Partia",
      notFree: "Teraz to niemożliwe.",
    },

    presence: {
      words: { here: "na miejscu", away: "w innym oknie", reconnecting: "łączy się ponownie", gone: "bez połączenia" },
      claimIn: (names: string, time: string, _many: boolean) =>
        `Nie ma przy grze: ${names}. Za ${time} możesz zażądać wygranej.`,
      claimNow: (names: string, _many: boolean) => `Nie ma przy grze: ${names}. Możesz zażądać wygranej.`,
      claim: "Zażądaj wygranej",
      standIn: (name: string, seat: string) => `Nie ma przy grze: ${name}. Ruch należy do ciebie: ${seat}.`,
      watchers: (count: number) =>
        `${form(count, "Ogląda", "Oglądają", "Ogląda")} ${counted(count, "osoba", "osoby", "osób")}`,
    },

    why: {
      action: "Dlaczego ten ruch?",
      short: "Dlaczego",
      ask: "Dlaczego?",
      better: "Lepiej:",
    },

    review: {
      title: "Najgorsze ruchy",
      line: (played: string, better: string) => `Zagrano: ${played}. Lepiej: ${better}.`,
    },

    values: {
      action: "Doskonałe oceny",
      short: "Oceny",
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

    yourMove: "Twój ruch.",

    picked: (turn: Turn, letter: PieceLetter, square: Square, outcomes: readonly Outcome[]): string =>
      `${capital(manName(manOf(turn, letter), turn.geometry.men))} ${square}: ${abilities(turn, outcomes)}.`,

    preview: (turn: Turn, outcome: Outcome): string => {
      const path = pathText(outcome, turn.geometry);
      if (mannerOf(turn.geometry, outcome.kind) === "shot") return `${path} i zostaje.`;
      return outcome.captures.length > 0 ? `${path}: bije ${String(outcome.captures.length)}.` : `${path}.`;
    },

    previewOfSeveral: (ways: readonly Outcome[]): string => {
      const [best] = ways;
      if (!best) return "";
      if (best.promotion !== undefined) return `${best.from} na ${best.to}: wybierz, czym zostanie.`;
      const counts = [...new Set(ways.map((way) => way.captures.length))];
      const most = counts.at(0) ?? 0;
      const least = counts.at(-1) ?? 0;
      const takes = counts.length > 3 ? `od ${String(least)} do ${String(most)}` : either(counts.map(String));
      return `${best.from} na ${best.to} ${inWays(ways.length)}: bije ${takes}.`;
    },

    severalWays: (to: Square, count: number): string => `Na ${to} można dojść ${inWays(count)}.`,

    promotionLabel: (to: Square): string => `Czym zostanie pion na ${to}`,
    promoting: (turn: Turn, { to, promotion = "" }: Outcome): string =>
      `${to}: ${letterName(promotion, turn.geometry.men)}. Wybierz, czym zostanie pion.`,

    chip,

    chipInFull: (outcome: Outcome, ways: readonly Outcome[]): string =>
      `${chip(outcome, ways)}, kończy na ${outcome.to}`,

    confirm: (turn: Turn, outcome: Outcome): string => {
      const men = outcome.captures.length;
      return `Zagrać ${pathText(outcome, turn.geometry)}${men > 0 ? ` i zbić ${String(men)}` : ""}?`;
    },
    confirmChip: "Graj",
    confirmHint: "Enter gra, Escape odkłada bierkę.",

    aheadPicked: (square: Square): string => `${square}: wybierz, dokąd pójdzie, gdy tylko przyjdzie twoja kolej.`,
    aheadSet: (plans: readonly { from: Square; to: Square }[]): string =>
      `${plans.map(({ from, to }) => `${from} na ${to}`).join(", potem ")}, gdy tylko przyjdzie twoja kolej. Aby zrezygnować, dotknij pustego pola.`,
    aheadDropped: ([first, ...rest]: readonly { from: Square; to: Square }[]): string =>
      first
        ? `${first.from} na ${first.to} nie jest już możliwe, więc plan usunięto${rest.map(({ from, to }) => `, a z nim ${from} na ${to}`).join("")}.`
        : "",

    tooLate: "To dotknięcie przyszło za późno.",

    walkButtons: { end: "Zakończ tutaj", back: "Odcinek wstecz" },
    walkLabel: (square: Square, stop: boolean): string =>
      stop ? `Ruch może się skończyć na ${square}` : `Ruch trwa dalej od ${square}`,

    walkedFrom: (square: Square): string => `${square}, opuszczone`,
    walkedHere: (square: Square, stop: boolean): string =>
      `${square}, bierka jest tutaj${stop ? ", ruch może się skończyć" : ""}`,
    leg: (kind: Outcome["kind"], captured: Square | null): string =>
      captured === null ? kindName({ kind }) : `${kindName({ kind })}, bije ${captured}`,

    stepFirst: (turn: Turn, letter: PieceLetter, square: Square): string =>
      `${capital(manName(manOf(turn, letter), turn.geometry.men))} ${square}: dotykaj kolejnych pól lądowania.`,

    stepped: (legs: number, men: number, stop: boolean, more: boolean): string => {
      const walked = `Za nami ${worded(legs, "odcinek", "odcinki", "odcinków")}`;
      const taken = men > 0 ? `, ${wordedHer(men, "bierka zbita", "bierki zbite", "bierek zbitych")}` : "";
      const then = stop
        ? more
          ? "Możesz iść dalej albo zakończyć tutaj."
          : "Zakończ tutaj."
        : more
          ? "Musisz iść dalej."
          : "Nie ma dalszej drogi: cofnij odcinek.";
      return `${walked}${taken}. ${then}`;
    },

    notNext: (square: Square): string => `${square} to nie następne pole. Idź tam odcinek po odcinku.`,
    notReached: (square: Square): string => `${square}: ta bierka tam nie dojdzie.`,

    previewTitle: (turn: Turn, outcome: Outcome): string => {
      const { from, to, captures, promotion } = outcome;
      const ends = from === to && captures.length === 0 ? to : `${from} na ${to}`;
      const parts = [`${ends}: ${kindName(outcome)}`];
      if (captures.length > 0) parts.push(`bije ${String(captures.length)}`);
      if (promotion !== undefined) parts.push(`zostaje ${becomeName(promotion, turn.geometry.men)}`);
      return parts.join(", ");
    },
    bestValue: (value: PerfectValue): string => `najlepszy ruch: ${valueText(value)}`,
    targetValue: (value: PerfectValue): string => `doskonała gra: ${valueText(value)}`,
    playHint: "Enter gra, Escape odkłada bierkę.",
    chipHint: "Naciśnij numer albo Enter dla zaznaczonej drogi.",
    stepHint: "Backspace cofa odcinek, Escape odkłada bierkę.",

    boardLabel: (name: string, seat: string, over: boolean): string =>
      over ? `${name}, partia skończona` : `${name}, ruch: ${seat}`,
  },

  kinds: {
    plain: { one: "krok", many: "kroki" },
    canter: { one: "galop", many: "galopy" },
    castle: { one: "ruch w zamku", many: "ruchy w zamku" },
    jump: { one: "skok", many: "skoki" },
    charge: { one: "szarża", many: "szarże" },
    move: { one: "ruch", many: "ruchy" },
    capture: { one: "bicie", many: "bicia" },
    run: { one: "rajd", many: "rajdy" },
    shot: { one: "strzał", many: "strzały" },
    plant: { one: "drzewo", many: "drzewa" },
    swap: { one: "zamiana", many: "zamiany" },
  },

  families: {
    camelot: { legend, lines: camelotLines, keys: finding },
    wooded: {
      legend,
      lines: (variant) => {
        const [aim = "", ...others] = camelotLines(variant);
        const put = `Białe, a potem Czarne, sadzą po swojej stronie ${treesText(variant.trees)}. Na pole drzewa nie wejdzie żadna bierka.`;
        return [`${put} ${aim}`, ...others];
      },
      keys: finding,
      options: {
        treeLeap: {
          title: "Drzewa",
          values: { none: "żadna bierka nie przeskoczy drzewa", canter: "bierki galopują nad drzewami jak nad swoimi" },
        },
      },
    },
    teamed: {
      legend,
      lines: ({ seating, sides: teams, castlePiecesToWin }) => [
        `${teams
          .map((side) => seating.filter(({ id }) => side.includes(id)))
          .map((team) => listed(team.map(({ name }) => name)))
          .join(
            " przeciw: ",
          )}. ${castlePiecesToWin === 2 ? "Dwie bierki twojej drużyny" : "Jedna bierka twojej drużyny"} w zamkach naprzeciwko albo zbite wszystkie wrogie bierki: wygrywacie razem.`,
        "Bierka idzie na dowolne sąsiednie pole albo galopuje: przeskakuje swoich i bierki partnera, jedną po drugiej.",
        "Skacze nad wrogiem na puste pole za nim i bije go. Jeśli twoje bierki mogą bić, musisz, i bijesz dalej, dopóki się da.",
        charge,
        tap,
      ],
      keys: finding,
      options: {
        array: {
          title: "Pozycja początkowa",
          values: {
            wcf: "Rycerze w dwóch rzędach, jak w Camelot",
            "1932": "Wszyscy rycerze w tylnym rzędzie, jak w 1932",
          },
        },
        sideCastleJump: {
          title: "Skok do zamku po bokach",
          values: { true: "Dozwolony", false: "Niedozwolony" },
        },
      },
    },
    hexagonal: {
      legend,
      lines: () => [
        "Wprowadź jedną bierkę do któregokolwiek z obcych zamków albo zostań jedyną stroną z bierkami, a wygrywasz. Każdy gra dla siebie.",
        "Sześciokąt ma sześciu sąsiadów. Bierka idzie na jednego z nich albo galopuje: przeskakuje swoich, jednego po drugim.",
        "Skacze nad wrogiem na pusty sześciokąt za nim i bije go. Jeśli możesz bić, musisz, i bijesz dalej, dopóki się da.",
        charge,
        "Dotknij bierki z obwódką, a potem zaznaczonego sześciokąta. Strona zna reguły i mówi, dlaczego czegoś nie wolno.",
      ],
      keys: `cyfry 7, 8, 9 i 1, 2, 3 prowadzą w sześciu kierunkach, ${finding}`,
    },
    knightless: {
      legend: legend.filter(({ kind }) => kind !== "charge"),
      lines: () => [
        "Wprowadź jednego piona do zamku po drugiej stronie albo zbij wszystkie piony przeciwnika, a wygrywasz.",
        "Pion idzie na dowolne sąsiednie pole albo galopuje: przeskakuje jednego swojego.",
        "Skacze nad wrogiem na puste pole za nim i bije go. Jeśli możesz bić, musisz.",
        "Ruch to jeden krok albo jeden skok: nie ma łańcuchów i nie ma rycerzy.",
        tap,
      ],
      keys: "M i C znajdują następny pion i następny, który może bić, a T następne pole, na które może pójść wybrany pion",
    },
    camblam: {
      legend: [
        { kind: "plain", count: 0, text: "ruch" },
        { kind: "capture", count: 0, text: "bicie" },
        { kind: "run", count: 3, text: "rajd (ile zbito do tego miejsca)" },
        { kind: "shot", count: 0, text: "strzał, łucznik zostaje" },
      ],
      lines: () => [
        "Szachy na planszy 12 × 12: daj mata królowi przeciwnika. Większość figur chodzi jak w szachach i umie trochę więcej.",
        "Hetman, wieża, goniec i katapulta robią rajdy: w jednym ruchu biją tylu wrogów, ilu stoi rzędem na ich linii.",
        "Łucznicy strzelają na odległość do pięciu pól i zostają na miejscu. Książęta idą prosto, potem na ukos. Piony idą do trzech pól.",
        "Rajd przechodzi przez bierki obok króla; zatrzymuje go luka. Skoczki skaczą daleko: z b8 lub j8 (b5 lub j5) mogą dać mata w trzecim ruchu.",
        "Dotknij bierki z obwódką, a potem znaku; w rajdzie ostatniej bitej bierki. Strona mówi, dlaczego czegoś nie wolno.",
      ],
      keys: "P, N, C, A, R, B, I, Q i K znajdują następną bierkę tego rodzaju, X taką, która może bić, T następne pole, na które może pójść wybrana bierka",
      options: {
        array: {
          title: "Pozycja początkowa",
          values: {
            default: "Katapulty pośrodku",
            alternating: "Skoczki i katapulty na przemian",
            shuffled: "Losowane: w każdej partii inne",
          },
        },
        knightLegA: {
          title: "Prosta część krótkiej drogi skoczka",
          values: { "1": "Jedno pole", "4": "Cztery pola", any: "Dowolna liczba pól" },
        },
        runMustBeFull: {
          title: "Rajd",
          values: yesNo("Bije cały rząd bierek", "Bije tyle, ile chcesz"),
        },
        runThroughShield: {
          title: "Rajd na króla za własnymi bierkami",
          values: yesNo("Przechodzi przez nie: to szach", "Zatrzymuje się przed królem: nie ma szacha"),
        },
        stepCaptures: {
          title: "Pojedyncze kroki katapulty, wieży i gońca",
          values: yesNo("Mogą bić", "Tylko na puste pola"),
        },
        winBy: {
          title: "Partię wygrywa",
          values: { checkmate: "Mat", capture: "Zbicie króla" },
        },
      },
    },
    shared: {
      array: { title: "Pozycja początkowa", values: { default: "Zwykła" } },
      swap: { title: "Zamiana", values: yesNo("Druga strona może przejąć pierwszy ruch", "Nie") },
    },
    trees: { numbers: treeNumbers, more: manyTrees },
  },

  beside: {
    reconstructed: "Niektóre reguły są zrekonstruowane:",
    whichOnes: "które",
    legTo: { jump: "skok na", canter: "galop na", take: "bije", shot: "strzela na" },
    idleHelp: "Dotknij bierki z obwódką, aby zobaczyć, dokąd może pójść.",
    waitHelp: (meanwhile: "" | "computer" | "person") =>
      `Możesz przeglądać partię${{ "": "", computer: ", gdy komputer myśli", person: ", gdy czekasz" }[meanwhile]}.`,
    lookHelp: "To wcześniejsza pozycja. Aby grać dalej, wróć do partii.",
    awayHelp: "Nic nie przepadło. Partia potoczy się dalej, gdy połączenie wróci.",
    resultHeading: {
      w: "Wygrywają Białe",
      b: "Wygrywają Czarne",
      draw: "Remis",
      nobody: "Nikt nie wygrywa",
      youWin: "Wygrywasz",
      youLose: "Przegrywasz",
      teamWin: "Twoja drużyna wygrywa",
      teamLose: "Twoja drużyna przegrywa",
    },
    seatsWin: (names: string, count: number) =>
      `${count === 1 ? verbOf(names, "Wygrywa", "Wygrywają") : "Wygrywają"} ${names}`,
  },

  values: {
    heading: (seat: Seat, value: string, wdl: "win" | "draw" | "loss") =>
      wdl === "draw" ? "Doskonała gra: remis" : `Doskonała gra: ruch ${sides[seat]}, ${value}`,
  },

  beside_insight: {
    end: { lookBack: "Przejrzyj", worst: "Znajdź najgorsze ruchy" },
    why: {
      heading: (notation: string) => `Dlaczego ${notation}?`,
      wait: "Myślimy…",
      failed: "Silnik nie odpowiedział. Spróbuj ponownie.",
      best: "Nie znaleziono nic lepszego.",
      scores: "Oceny są w pionach, z punktu widzenia strony, która ma ruch. Policzone w twojej przeglądarce.",
    },

    values: {
      wait: "Szukamy w tablicach…",
      failed: {
        none: "Nie ma jeszcze tablicy z tą pozycją.",
        rated: "Rankingowa partia, którą grasz, jest blisko tej pozycji.",
        away: "Serwer nie odpowiedział. Spróbuj ponownie.",
      },
      moves: "Ruchy i ich oceny",
      legend: "Dla strony, która ma ruch: +5 wygrywa w pięciu ruchach, = remisuje, −12 przegrywa w dwunastu ruchach.",
      more: "Co to znaczy",
    },
  },

  beside_questions: {
    help: "Wpisz ruch albo zapytaj: gdzie są moi rycerze; gdzie są jego piony; co może D6; co stoi na D6; ostatni ruch; zegary; czyj ruch.",
    none: "brak",
    noLast: "Nie było jeszcze ruchu.",
    noClocks: "Ta partia nie ma zegarów.",
    over: "Partia jest skończona.",
    noSquare: (text: string) => `Nie ma pola ${text}.`,
    empty: (square: string) => `Pole ${square} jest puste.`,
    onSquare: (piece: string, square: string) => `${capital(piece)} na ${square}.`,
    places: (whose: string, men: string, squares: string) =>
      `${capital(whose)}, ${manyMen(men === "men" ? "man" : men.replace(/s$/, ""), squares)}: ${squares}.`,
    moves: (piece: string, square: string, ways: string) => `${capital(piece)} ${square}: ${ways}.`,
    noMoves: (piece: string, square: string) => `${capital(piece)} ${square} nie może się teraz ruszyć.`,
    toMove: (name: string) => `Ruch: ${name}.`,
  },

  beside_resign: {
    sure: "Poddać tę partię?",
    text: "Partia się kończy, a wygrywa druga strona.",
    team: (losers: string, winners: string) =>
      `Partia kończy się dla całej drużyny. Przegrana: ${losers}. Wygrana: ${winners}.`,
    yes: "Poddaj",
    no: "Graj dalej",
  },

  coach: {
    name: "Trener",
    often: { off: "Nigdy", once: "Raz na partię", always: "Zawsze" },
    setting: "Trener ostrzega przed błędami",
    looking: "Trener patrzy na twój ruch.",
    warning: ({ harm, reply, seat, duty }: Warning): string => {
      const then = (duty && duties[duty.kind]?.(duty.squares)) ?? "";
      return `Ten ruch ${harm}. Odpowiedź (${sideName(seat)}): ${shownMove(reply.notation)}${then}.`;
    },
    waits: "Twój ruch nie jest jeszcze zagrany.",
    takeBack: "Cofnij",
    play: "Zagraj mimo to",
  },

  days: {
    plans: "Twoje plany",
    hidden: (others: string) => `niewidoczne dla innych (${others})`,
    none: "Nic nie zaplanowano.",
    how: (name: string) => {
      const whose = whoseSide(name);
      return `Nic nie zaplanowano. Przesuń na planszy bierkę ${whose ?? `(${name})`}, a potem swoją.`;
    },
    if: "jeśli",
    then: "to",
    otherwise: "Przy każdym innym ruchu decydujesz jak zwykle.",
    save: "Zapisz ten plan",
    further: "Planuj dalej",
    drop: "Usuń",
    dropOf: (line: readonly string[]) => `Usuń plan ${line.map(shownMove).join(", ")}`,
    openOf: (line: readonly string[]) => `Planuj dalej po ${line.map(shownMove).join(", ")}`,
    begin: (name: string) => `To plan, nie partia: wybierz ruch strony ${whoseSide(name) ?? name}.`,
    line: (steps: readonly Step[], next: { own: boolean; name: string } | undefined): string => {
      const theirs = steps.filter(({ own }) => !own).at(-1);
      const last = steps.at(-1);
      if (!theirs || !last) return "";
      const begin = `To plan, nie partia: jeśli ${theirs.name} ${verbOf(theirs.name, "zagra", "zagrają")} ${fromTo(theirs.outcome)}`;
      if (last.own) return `${begin}, odpowiadasz ${fromTo(last.outcome)}${taking(last.outcome)}.`;
      return next?.own ? `${begin}, co odpowiadasz?` : `${begin}, co dalej (${next?.name ?? ""})?`;
    },
    settings: "Urlop i przypomnienia",
    notes: "Notatki",
    onlyYou: "tylko ty je czytasz",
    notePlaceholder: "Brak notatek.",
    noteSaved: "Zapisano.",
    noteLater: "Jeszcze nie zapisano.",
  },

  device: {
    notNow: "Teraz to niemożliwe",
    elsewhere: "Partia zmieniła się w innym oknie.",
    threeDraw:
      "W partii dla trojga możesz zaproponować remis tylko wtedy, gdy obie pozostałe strony to ludzie albo obie to komputery",
    refused: "Komputer nie zgadza się na remis w tej pozycji",
    needsServer: "To wymaga serwera, którego ta strona nie ma.",
    noRoom: "W tej przeglądarce nie ma miejsca na partię albo nic ona nie przechowuje",
  },

  people: {
    rating: (now: number, provisional: boolean, change: number) =>
      `Twój ranking: ${String(now)}${provisional ? "?" : ""} (${change === 0 ? "bez zmian" : `${change > 0 ? "+" : "−"}${String(Math.abs(change))}`})`,
    offers: {
      label: "Propozycje",
      draw: (name: string) => `${capital(name)} ${verbOf(name, "proponuje", "proponują")} remis.`,
      drawOfThree: (name: string) =>
        `${capital(name)} ${verbOf(name, "proponuje", "proponują")} remis. Wszyscy muszą się zgodzić.`,
      ownDraw: (names: string) => `Proponujesz remis. Propozycja wygasa z następnym ruchem (${names}).`,
      takeBack: (name: string, move: string) =>
        `${capital(name)} ${verbOf(name, "prosi", "proszą")} o cofnięcie ruchu ${move}.`,
      ownTakeBack: (names: string) => `Prosisz o cofnięcie swojego ruchu. Czekamy na odpowiedź: ${names}.`,
      resign: (name: string) => `${capital(name)} ${verbOf(name, "chce", "chcą")} poddać partię.`,
      ownResign: "Proponujesz partnerowi poddanie partii.",
      resignAsks: (winners: string) =>
        `Najpierw pytamy twojego partnera. Jeśli poddacie się oboje, wygrana: ${winners}.`,
      playOn: "Gramy dalej",
      resignToo: "Poddaj partię",
      accept: "Przyjmij",
      decline: "Odrzuć",
      allow: "Pozwól",
      refuse: "Nie",
      withdraw: "Wycofaj",
    },

    chat: {
      label: "Czat",
      log: "Rozmowa",
      watcher: "Widz",
      unread: (count: number) => counted(count, "nowa wiadomość", "nowe wiadomości", "nowych wiadomości"),
      phrases,
    },
  },

  people_chat: {
    off: "Czat jest wyłączony: widzisz gotowe zwroty i liczbę wiadomości od innych.",
    hidden: (count: number) =>
      `${counted(count, "wiadomość jest ukryta", "wiadomości są ukryte", "wiadomości jest ukrytych")}.`,
    show: "Pokaż, co piszą inni",
    unheard: "Kto ma wyłączony czat, widzi tylko liczbę wiadomości, dopóki go nie otworzy.",
    mute: (name: string) => `Wycisz: ${name}`,
    report: (name: string) => `Zgłoś: ${name}`,
    unmute: (name: string) => `Czytaj znowu: ${name}`,
  },

  chat: {
    yours: "Twoja wiadomość",
    send: "Wyślij",
  },

  stage_quarter: {
    offer: (percent: number) => `Po obróceniu na bok pola są o ${String(percent)}\u00a0% większe.`,
    notNow: "Nie teraz",
  },

  stage_square: {
    may: {
      man: "Pion robi krok na sąsiednie pole, galopuje nad swoimi albo przeskakuje nad wrogami i je bije.",
      knight:
        "Rycerz rusza się jak pion i może w jednym ruchu zrobić oba: najpierw galop, potem skoki. To jest szarża.",
      pawn: "Pion idzie do trzech pól prosto do przodu i bije na ukos do przodu. Na ostatnim rzędzie zmienia się w inną bierkę.",
      chessKnight:
        "Skoczek idzie o jedno pole prosto i jedno na ukos albo o cztery na ukos i jedno prosto, nad wrogami, ale nie nad swoimi.",
      catapult: "Katapulta sunie i robi rajdy wzdłuż swojej kolumny oraz robi krok w lewo lub w prawo.",
      archer:
        "Łucznik sunie we wszystkich ośmiu kierunkach po pustych polach. Strzela do wroga, który jest o jedno do pięciu pól, i zostaje tam, gdzie stoi.",
      rook: "Wieża sunie i robi rajdy wzdłuż rzędów i kolumn oraz robi krok na ukos.",
      bishop: "Goniec sunie i robi rajdy po przekątnych oraz robi krok prosto.",
      prince: "Książę idzie prosto, a potem na ukos, w jednym ruchu, i na jego końcu bije jedną bierkę.",
      queen: "Hetman sunie i robi rajdy we wszystkich ośmiu kierunkach.",
      king: "Król idzie o jedno pole w dowolnym kierunku.",
      tree: "Żadna bierka nie może wejść na pole drzewa.",
    },
  },

  turns: {
    yourMove: "twój ruch",
    waiting: gamesWait,
    next: "Następna partia",
    nextOf: (count: number) => `Następna partia: ${gamesWait(count)}`,
    heading: "Twój ruch",
    live: (left: string) => `na żywo, ${left}`,
    left: {
      days: (count: number): string => `jeszcze ${counted(count, "dzień", "dni", "dni")}`,
      hours: (count: number): string => `jeszcze ${counted(count, "godzina", "godziny", "godzin")}`,
      minutes: (count: number): string => `jeszcze ${counted(count, "minuta", "minuty", "minut")}`,
    },
    showAll: "Pokaż wszystkie",
    somebody: "Ktoś",
    challengeWord: (count: number) => form(count, "wyzwanie", "wyzwania", "wyzwań"),
    challenge: challengedBy,
    challenges: (names: readonly string[]) =>
      names.length === 1 ? challengedBy(names[0] ?? "") : `${listed(names)} rzucają ci wyzwanie`,
  },

  report: {
    title: (name: string) => `Zgłoszenie: ${name}`,
    thanks: "Dziękujemy. Gospodarz tego serwera przeczyta twoje zgłoszenie.",
    close: "Zamknij",
    send: "Wyślij zgłoszenie",
    about: "Czego dotyczy?",
    chat: "Wiadomości na czacie",
    here: "Tego, co tu napisano",
    name: "Nazwy tej osoby",
    play: "Sposobu gry: oszustwo albo porzucanie partii",
    what: "Co się stało?",
    reads: (name: string, withGame: boolean) =>
      `Czyta to tylko gospodarz, z twoją nazwą${withGame ? ", partią i jej czatem" : ""}. ${name} nie dostaje powiadomienia.`,
  },

  archive: {
    results: { "1-0": "wygrana białych", "0-1": "wygrana czarnych", "1/2-1/2": "remis" },
    origins: {
      all: "",
      site: "zagrane tutaj",
      published: "opublikowane",
      "self-play": "zagrane przez silnik",
      uploaded: "dodane przez graczy",
    },
    on: (day: string) => `data: ${day}`,
    between: (since: string, until: string) => `${since} – ${until}`,
    since: (day: string) => `od: ${day}`,
    until: (day: string) => `do: ${day}`,
    of: (player: string) => `gracz: ${player}`,
    at: (event: string) => `turniej: ${event}`,
    beginning: (line: string) => `początek: ${line}`,
    fen: "przez pokazaną pozycję",
    pattern: "z pokazanym wzorem",
    material: (men: string) => `na końcu zostaje: ${men}`,
    mine: "twoje",
    rules: (name: string) => `reguły: ${name}`,
  },
} satisfies Translation;
