// Notation for people: display, and reading of typed moves.
/** Returns the displayed form of a move: "D4×B4" for D4xB4. */
export const signs: Readonly<Record<string, string>> = { "-": "–", "^": "–", x: "×", "+": "+", "*": "∗", "=": "=" };

/** A written move as the list shows it. */
export const shownMove = (notation: string): string =>
  notation.replace(/^@/, "tree ").replace(/(?<=\d)[-^x*](?=[A-Za-z])/g, (sign) => signs[sign] ?? sign);

/** A typed or copied move as the core reads it. */
export const typedMove = (text: string): string =>
  text
    .trim()
    .replace(/^tree /i, "@")
    .replace(/[–—−]/g, "-")
    .replace(/×/g, "x")
    .replace(/∗/g, "*");
