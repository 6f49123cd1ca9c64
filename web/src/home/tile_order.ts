import { pictured } from "virtual:catalog";
import type { Pictured } from "../lib/core.ts";

const order = [
  "cam",
  "camelot",
  "grand-cam",
  "tri-camelot",
  "camblam",
  "camette",
  "chivalry",
  "grand-camelot",
  "mini-camelot",
];

/** Returns the variants of the tiles. The first one is large: the variant of the last game or, at the first visit, one for beginners. */
export const tilesFrom = (last: string): Pictured[] =>
  [...order.filter((id) => id === last), ...order.filter((id) => id !== last)].flatMap((id) => pictured(id) ?? []);
