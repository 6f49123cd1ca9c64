// Polish: the rules page of a variant from a file.
import type { Translation } from "../translation.ts";
import { counted, form, wordedHer } from "./plural.ts";

const times = (count: number): string => counted(count, "raz", "razy", "razy");
const pieces = (count: number): string =>
  count === 1 ? "jedną bierkę" : wordedHer(count, "bierkę", "bierki", "bierek");
const castle = (squares: readonly string[]): string =>
  `${squares.join(", ")} (${counted(squares.length, "pole", "pola", "pól")})`;

export const ownRules = {
  intro: (squares: number, reversed: boolean) =>
    `${reversed ? "Kto gdzie indziej by wygrał, tutaj przegrał. " : ""}Plansza ma ${counted(squares, "pole", "pola", "pól")}.`,
  castles: (white: readonly string[], black: readonly string[]) =>
    `Zamek białych: ${castle(white)}. Zamek czarnych: ${castle(black)}. Celem każdej strony jest zamek drugiej.`,
  castle: (count: number, reversed: boolean) =>
    `Kto ma ${pieces(count)} w zamku przeciwnika, ${reversed ? "przegrał" : "wygrał"}.`,
  taken: (count: number, reversed: boolean) =>
    `Kto zbije ostatnią bierkę przeciwnika${count > 1 ? ` i ma jeszcze co najmniej ${pieces(count)}` : ""}, ${reversed ? "przegrał" : "wygrał"}.`,
  stuck: (ifTwo: boolean, reversed: boolean) =>
    `Strona bez dozwolonego ruchu ${reversed ? "wygrała" : "przegrała"}${ifTwo ? ", jeśli druga ma co najmniej dwie bierki; w przeciwnym razie jest remis" : ""}.`,
  repetition: (count: number) =>
    count === 0
      ? "Gdy pozycja wystąpi po raz trzeci, strona na ruchu może zażądać remisu."
      : `Jest remis, gdy pozycja wystąpi ${times(count)}.`,
  quiet: (moves: number) =>
    `Jest remis, gdy ${form(moves, "minie", "miną", "minie")} ${counted(moves, "ruch", "ruchy", "ruchów")}, licząc obie strony, bez bicia i bez nowej bierki w zamku.`,
  offers: "Remis można zaproponować zawsze, a partię można poddać.",
  castleMoves: (count: number) =>
    count === 0
      ? "Bierka w zamku przeciwnika zostaje na swoim polu: nie ma ruchów w zamku."
      : `Bierka w zamku przeciwnika może przejść na jego inne pole, aby zrobić miejsce. Każda strona może to zrobić ${times(count)} w partii. To ruch w zamku i cała kolejka.`,
  edges: "Tam, gdzie nie ma pola, nic nie może stać ani wylądować.",
  oneLeg:
    "Ruch to jeden krok, jeden galop albo jeden skok i nigdy nie idzie dalej. To, co napisano tu o dłuższych ruchach, nie obowiązuje.",
  forward:
    "Pion chodzi tylko do przodu, prosto lub na ukos. To, co mówi się o innych kierunkach, dotyczy tylko rycerzy i ruchów w zamku.",
  free: "Bij, jeśli któraś z twoich bierek może od razu skoczyć. W przeciwnym razie ruszaj się, jak chcesz; możliwą szarżę wolno wykonać albo zostawić.",
  optional: "Nikt nie musi bić: możesz zagrać inaczej, a skok może skończyć się na każdym polu, na którym ląduje.",
  words: "Słowami autora",
  lessons: "Lekcje autora",
  sets: (name: string) => `${name} ma jeden zestaw reguł, opisany wyżej.`,
} satisfies Translation["rules_own"];
