// The sheet that the browser prints by itself, in a site without a server: one board of true size on it.
import type { papers } from "./order.ts";

export type Paper = (typeof papers)[number];

/** Width and height of the upright sheets, in millimetres. */
const sheets: Readonly<Record<Paper, readonly [number, number]>> = {
  A4: [210, 297],
  A3: [297, 420],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
};

/** Printers leave about 6.5 mm empty. */
export const margin = 8;
/** Height of the bar of 50 mm with its words. */
export const foot = 14;

export interface Laid {
  /** Of the sheet as it lies, in millimetres. */
  width: number;
  height: number;
  /** The largest side of a square, in steps of half a millimetre. */
  largest: number;
}

/** Returns the sheet on which a board of this size in squares has the larger squares: upright or on its side. */
export function laidOut(paper: Paper, board: { readonly width: number; readonly height: number }): Laid {
  const [short, long] = sheets[paper];
  const [upright, across] = [
    [short, long],
    [long, short],
  ].map(([width = 0, height = 0]): Laid => {
    const most = Math.min((width - 2 * margin) / board.width, (height - 2 * margin - foot) / board.height);
    return { width, height, largest: Math.floor(most * 2) / 2 };
  }) as [Laid, Laid];
  return across.largest > upright.largest ? across : upright;
}
