// Numbers, lists and the names of men and seats, in Spanish.
import type { Seat } from "../../lib/wire.ts";

/** "A", "A y B", "A, B y C". */
export const listed = (names: readonly string[]): string => new Intl.ListFormat("es").format(names);

/** "A", "A o B", "A, B o C". */
export const either = (names: readonly string[]): string =>
  new Intl.ListFormat("es", { type: "disjunction" }).format(names);

/** "1 pieza", "3 piezas". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

const NUMBERS = [
  "cero",
  "uno",
  "dos",
  "tres",
  "cuatro",
  "cinco",
  "seis",
  "siete",
  "ocho",
  "nueve",
  "diez",
  "once",
  "doce",
];

/** A number as a word up to twelve. */
export const word = (count: number): string => NUMBERS[count] ?? String(count);

/** "una pieza", "tres piezas". */
export const inWords = (count: number, article: "un" | "una", one: string, many = `${one}s`): string =>
  count === 1 ? `${article} ${one}` : `${word(count)} ${many}`;

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const MEN: Readonly<Record<string, string>> = {
  man: "peón",
  knight: "caballo",
  pawn: "peón",
  catapult: "catapulta",
  archer: "arquero",
  rook: "torre",
  bishop: "alfil",
  prince: "príncipe",
  queen: "dama",
  king: "rey",
  tree: "árbol",
  piece: "pieza",
};
const FEMININE: readonly string[] = ["catapulta", "torre", "dama", "pieza"];

/** "caballo": a man of the core, which may be in Spanish already. */
export const manName = (man: string): string => MEN[man] ?? man;
export const isFeminine = (man: string): boolean => FEMININE.includes(manName(man));
export const articleOf = (man: string): "un" | "una" => (isFeminine(man) ? "una" : "un");
/** "el caballo", "la torre". */
export const theMan = (man: string): string => `${isFeminine(man) ? "la" : "el"} ${manName(man)}`;
/** "peones", "alfiles", "reyes", "torres". */
export const menName = (man: string): string => {
  const one = manName(man);
  if (one === "árbol") return "árboles";
  if (one.endsWith("ón")) return `${one.slice(0, -2)}ones`;
  return /[aeiou]$/.test(one) ? `${one}s` : `${one}es`;
};

export const sides: Readonly<Record<Seat, string>> = {
  w: "Blancas",
  b: "Negras",
  R: "Rojas",
  G: "Verdes",
  B: "Azules",
  Y: "Amarillas",
};

/** "las blancas". */
export const theSide = (seat: Seat): string => `las ${sides[seat].toLowerCase()}`;

const SEATS: Readonly<Record<string, string>> = {
  White: "Blancas",
  Black: "Negras",
  Red: "Rojas",
  Green: "Verdes",
  Blue: "Azules",
  Yellow: "Amarillas",
};

/** "Blancas": a seat of the core, which may be in Spanish already. */
export const seatName = (name: string): string => SEATS[name] ?? name;

const COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  w: ["blanco", "blanca"],
  b: ["negro", "negra"],
  R: ["rojo", "roja"],
  G: ["verde", "verde"],
  B: ["azul", "azul"],
  Y: ["amarillo", "amarilla"],
};

/** "caballo blanco", "torre negra". */
export function colouredMan(man: string, seat: string): string {
  const colour = COLOURS[seat]?.[isFeminine(man) ? 1 : 0];
  return colour === undefined ? manName(man) : `${manName(man)} ${colour}`;
}
