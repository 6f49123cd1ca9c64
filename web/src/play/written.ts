// Notation for people. The core reads it back.
import { translatable } from "../lib/language.ts";

export const texts = { tree: (square: string) => `tree ${square}` };
translatable("written", texts);

/** Returns the displayed form of a move: "D4×B4" for D4xB4. */
export const signs: Readonly<Record<string, string>> = { "-": "–", "^": "–", x: "×", "+": "+", "*": "∗", "=": "=" };

/** A written move as the list shows it. */
export const shownMove = (notation: string): string =>
  notation
    .replace(/^@(.*)/, (_, square: string) => texts.tree(square))
    .replace(/(?<=\d)[-^x*](?=[A-Za-z])/g, (sign) => signs[sign] ?? sign);
