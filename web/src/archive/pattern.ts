// Men on certain squares as a text, "ME6 mH9 -F7": a letter, or a hyphen for an empty square, and a square.

export type Pieces = Partial<Record<string, string>>;

/** The men of a pattern, by square. Squares that are to be empty have none. */
export const piecesOf = (pattern: string): Pieces =>
  Object.fromEntries(
    pattern
      .split(/[\s,]+/)
      .filter((word) => word.length > 1 && !word.startsWith("-"))
      .map((word) => [word.slice(1), word.charAt(0)]),
  );

export const patternOf = (pieces: Pieces): string =>
  Object.entries(pieces)
    .flatMap(([square, letter]) => (letter === undefined ? [] : [letter + square]))
    .sort()
    .join(" ");
