/** What is thought of a move, as it is written behind it. */
export const glyphs = ["", "!", "?", "!!", "??", "!?", "?!"] as const;
export type Glyph = (typeof glyphs)[number];
