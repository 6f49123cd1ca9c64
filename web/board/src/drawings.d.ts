// Made by web/drawings.ts from data/drawings when the page is built; what each is stands there.
declare module "virtual:drawings" {
  import type { Drawing, Man } from "@camlann/board";

  /** The pieces of each set by the name of the man. */
  export const PIECES: Readonly<Record<Drawing, Readonly<Partial<Record<Man | "tree", string>>>>>;
  /** Where a sign goes on a man: its middle, half its length, half its breadth. */
  export const ROOMS: Readonly<
    Record<
      Drawing,
      Readonly<Partial<Record<Man | "tree", readonly [x: number, y: number, long: number, broad: number]>>>
    >
  >;
  /** Parts of the board, and what lies on squares, with places in braces. */
  export const BOARD: Readonly<Record<string, string>>;
  export const MARKS: Readonly<Record<string, string>>;

  export const FRAME: number;
  export const FRAME_INSIDE: number;
  export const FRAME_BARE: number;
  export const FRAME_INLAID: number;
  export const EDGE: number;
  export const MERLON: number;
  export const MERLON_HEIGHT: number;
  export const MERLON_SUNK: number;
  export const CRENEL: number;
  export const CRENEL_HEX: number;
  export const CRENEL_NEAR: number;
  export const CRENEL_DEPTH: number;
  export const GATE: number;
  export const GATE_OUT: number;
  export const SIGN_LONG: number;
  export const SIGN_BROAD: number;
  export const NAME_UNDER: number;
  export const NAME_OVER: number;
  export const NAME_AT_FOOT: number;
  export const NAME_AT_TOP: number;
  export const PIECE: number;
  export const ASIDE_X: number;
  export const ASIDE_Y: number;
  export const ASIDE_SCALE: number;
  export const BLOCK: number;
  export const BLOCK_SLANTING: number;
  export const NUMBER: number;
  export const NUMBER_MOST: number;
  export const RISE: number;
  export const RISE_BESIDE: number;
  export const LEAST_LINE: number;
  export const START: number;
  export const START_STEP: number;
  export const LANDING: number;
  export const LANDING_OCCUPIED: number;
  export const ARROW_BACK: number;
  export const ARROW_SIDE: number;
  export const DOT: number;
}

/** The lengths of rings and arrows. */
declare module "virtual:drawn" {
  export const DRAWN_RING: number;
  export const DRAWN_START: number;
  export const DRAWN_END: number;
  export const DRAWN_BACK: number;
  export const DRAWN_SIDE: number;
}
