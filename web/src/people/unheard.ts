// Recognises chats in which only I write texts. Pure.
import type { ChatLine } from "../lib/wire.ts";

/** True if I have written texts and nobody else has: the others may have chat off. */
export const mayBeUnheard = (lines: readonly ChatLine[], isOwn: (line: ChatLine) => boolean): boolean => {
  const texts = lines.filter(({ phrase }) => phrase === null);
  return texts.length > 0 && texts.every(isOwn);
};
