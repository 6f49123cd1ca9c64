// The words of the phrases in chats.
import { translatable } from "./language.ts";
import type { Phrase } from "./wire.ts";

export const phrases: Readonly<Record<Phrase, string>> = {
  hello: "Hello",
  "good-luck": "Good luck",
  "nice-move": "Nice move",
  oops: "Oops",
  "one-moment": "One moment, please",
  "well-played": "Well played",
  thanks: "Thanks",
  bye: "Goodbye",
};
translatable("phrases", phrases);
