// The signs of the coloured seats: a bar upright, across or slanting, or a dot.

import { BOARD, ROOMS, SIGN_BROAD, SIGN_LONG } from "virtual:drawings";
import type { Ordinary } from "./seats.ts";
import { filled } from "./shapes.ts";
import type { Drawing, Man } from "./types.ts";

/** The sign on a man of a set as SVG text; empty where the man has no room for one. */
export function ordinaryOn(ordinary: Ordinary, man: Man | "tree", drawing: Drawing): string {
  const room = ROOMS[drawing][man];
  if (!room) return "";
  const [x, y, long, broad] = room;
  return `<g fill="var(--piece-detail)">${filled(BOARD[ordinary], { x, y, long, broad })}</g>`;
}

/** The sign on the ground of a castle whose middle is there; its colour comes from around it. */
export function ordinaryOfCastle(ordinary: Ordinary, x: number, y: number): string {
  return filled(BOARD[ordinary], { x, y, long: SIGN_LONG, broad: SIGN_BROAD });
}
