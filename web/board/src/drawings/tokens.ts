// What stands in for pieces on squares too small to draw them, and the gate of an empty castle.

import type { Man } from "../types.ts";

const TOKEN = 'fill="var(--piece-fill)" stroke="var(--piece-line)" stroke-width="2.4" stroke-linejoin="round"';

/** Disc and shield tell two kinds of men apart, no more: a board with others keeps its drawings. */
export const TOKENS: Readonly<Partial<Record<Man, string>>> = {
  man: `<circle ${TOKEN} cx="22.5" cy="22.5" r="13.5"/>`,
  knight: `<path ${TOKEN} d="M7 6.5H38V21.5C38 33 29 36 22.5 41C16 36 7 33 7 21.5z"/>`,
};

/** A small arch under three merlons. */
export const GATE =
  '<path d="M5 21V6h2.6v2h2.6V6h3.6v2h2.6V6H19v15h-4v-4a3 3 0 0 0-6 0v4z" fill="none" stroke="currentColor" ' +
  'stroke-width="1.5" stroke-linejoin="round"/>';
