// What a player sees of a chat. Pure.
import type { ChatLine } from "../lib/wire.ts";

export interface Heard {
  shown: readonly ChatLine[];
  /** Lines of others that are only counted. */
  hidden: number;
}

/** With chat off, phrases of others are shown, and their own texts are counted. */
export function heard(lines: readonly ChatLine[], on: boolean, isOwn: (line: ChatLine) => boolean): Heard {
  const shown = on ? lines : lines.filter((line) => line.phrase !== null || isOwn(line));
  return { shown, hidden: lines.length - shown.length };
}

/** True if I have written texts and nobody else has: the others may have chat off. */
export const mayBeUnheard = (lines: readonly ChatLine[], isOwn: (line: ChatLine) => boolean): boolean => {
  const texts = lines.filter(({ phrase }) => phrase === null);
  return texts.length > 0 && texts.every(isOwn);
};
