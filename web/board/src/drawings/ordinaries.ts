// The signs of the coloured seats: a bar upright, across or slanting, or a dot. Where each drawing has room for one.

import type { Drawing, Man } from "../types.ts";
import type { Ordinary } from "../seats.ts";

/** Middle of the sign, half its length, half its breadth. */
interface Room {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly broad: number;
}

/** Of the men that games of three or four have. */
const ROOMS: Readonly<Record<Drawing, Readonly<Partial<Record<Man, Room>>>>> = {
  a: {
    man: { x: 22.5, y: 13.2, long: 5.9, broad: 1.6 },
    knight: { x: 24, y: 25.8, long: 5, broad: 1.9 },
  },
  b: {
    man: { x: 22.5, y: 14.2, long: 5.6, broad: 1.8 },
    knight: { x: 22.2, y: 26, long: 5.2, broad: 1.8 },
  },
  token: {
    man: { x: 22.5, y: 22.5, long: 9, broad: 3 },
    knight: { x: 22.5, y: 21, long: 10, broad: 3 },
  },
};

/** The sign on a man of a set as SVG text; empty where the man has no room for one. */
export function ordinaryOn(ordinary: Ordinary, man: Man, drawing: Drawing): string {
  const room = ROOMS[drawing][man];
  return room ? `<g fill="var(--piece-detail)">${SIGNS[ordinary](room)}</g>` : "";
}

/** The sign on the ground of a castle whose middle is there; its colour comes from around it. */
export function ordinaryOfCastle(ordinary: Ordinary, x: number, y: number): string {
  return SIGNS[ordinary]({ x, y, long: 14.5, broad: 6 });
}

const SIGNS: Readonly<Record<Ordinary, (room: Room) => string>> = {
  pale: ({ x, y, long, broad }) => bar(x - broad, y - long, 2 * broad, 2 * long),
  fess: ({ x, y, long, broad }) => bar(x - long, y - broad, 2 * long, 2 * broad),
  bend: ({ x, y, long, broad }) =>
    bar(x - long, y - broad * 1.15, 2 * long, 2.3 * broad, ` transform="rotate(45 ${n(x)} ${n(y)})"`),
  roundel: ({ x, y, broad }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(broad * 1.7)}"/>`,
};

function bar(x: number, y: number, width: number, height: number, more = ""): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${more}/>`;
}

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
