/** The marks for moves. */
export const glyphs = ["", "!", "?", "!!", "??", "!?", "?!"] as const;
export type Glyph = (typeof glyphs)[number];
