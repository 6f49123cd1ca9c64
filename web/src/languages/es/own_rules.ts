// Spanish: the rules page of a variant from a file.
import type { Translation } from "../translation.ts";
import { counted, inWords, word } from "./spanish.ts";

const times = (count: number): string => (count === 1 ? "una vez" : `${word(count)} veces`);
const castle = (squares: readonly string[]): string => `${squares.join(", ")} (${counted(squares.length, "casilla")})`;

export const ownRules = {
  intro: (squares: number, reversed: boolean) =>
    `${reversed ? "Aquí ha perdido quien ganaría en otros juegos. " : ""}El tablero tiene ${String(squares)} casillas.`,
  castles: (white: readonly string[], black: readonly string[]) =>
    `Castillo de las blancas: ${castle(white)}. Castillo de las negras: ${castle(black)}. La meta de cada jugador es el castillo del otro.`,
  castle: (pieces: number, reversed: boolean) =>
    `Quien tiene ${inWords(pieces, "una", "pieza")} en el castillo enemigo ha ${reversed ? "perdido" : "ganado"}.`,
  taken: (pieces: number, reversed: boolean) =>
    `Quien captura la última pieza enemiga${pieces > 1 ? ` y conserva al menos ${word(pieces)}` : ""} ha ${reversed ? "perdido" : "ganado"}.`,
  stuck: (ifTwo: boolean, reversed: boolean) =>
    `Un jugador sin ninguna jugada legal ha ${reversed ? "ganado" : "perdido"}${ifTwo ? " si el otro bando tiene dos piezas o más; si no, son tablas" : ""}.`,
  repetition: (count: number) =>
    count === 0
      ? "Cuando una posición se da por tercera vez, quien tiene el turno puede reclamar tablas."
      : `Son tablas cuando una posición se ha dado ${times(count)}.`,
  quiet: (moves: number) =>
    `Son tablas después de ${inWords(moves, "una", "jugada")}, contadas las de los dos, sin una captura ni una pieza que llegue de nuevo a un castillo.`,
  offers: "Se pueden ofrecer tablas en cualquier momento, y un jugador puede rendirse.",
  castleMoves: (count: number) =>
    count === 0
      ? "Una pieza en el castillo enemigo se queda en su casilla: no hay jugadas de castillo."
      : `Una pieza en el castillo enemigo puede pasar a otra casilla de él, para hacer sitio. Cada jugador puede hacerlo ${times(count)} en una partida. Es una jugada de castillo, y un turno entero.`,
  edges: "Donde no hay casilla, nada puede estar ni caer.",
  oneLeg:
    "Una jugada es un paso, un galope o un salto, y nunca sigue. Lo que aquí se dice de jugadas más largas no vale.",
  forward:
    "Un peón solo va hacia delante, en recto o en diagonal. Lo que se dice de otras direcciones vale solo para los caballos y las jugadas de castillo.",
  free: "Captura, si alguna de tus piezas puede saltar enseguida. Si no, juega como quieras; una carga posible se puede hacer o dejar.",
  optional:
    "Nadie está obligado a capturar: puedes hacer otra jugada, y un salto puede terminar en cualquier casilla donde caiga.",
  words: "Palabras del autor",
  lessons: "Lecciones del autor",
  sets: (name: string) => `${name} tiene un solo reglamento, el que se describe arriba.`,
} satisfies Translation["rules_own"];
