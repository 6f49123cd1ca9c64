// The texts of the chat of a tournament.
import { translatable } from "../lib/language.ts";
import type { Phrase } from "../lib/wire.ts";

const phrases: readonly Phrase[] = ["hello", "good-luck", "well-played", "thanks", "bye"];

export const texts = {
  title: (fresh: number) => (fresh === 0 ? "Chat" : `Chat · ${String(fresh)} new`),
  log: "What was said",
  none: "Nobody has said anything yet.",
  watcher: "A spectator",
  announcement: "Announcement",
  announced: (name: string, when: string) => `${name}, ${when}`,
  dismiss: "Close",
  closed: (name: string) => `${name} closed the chat.`,
  opened: (name: string) => `${name} opened the chat again.`,
  isClosed: "The chat is closed. Only directors write.",
  removed: "removed by a director",
  guests: "Guests say phrases. With an account you can write.",
  muted: "The host has closed the chat for you.",
  hidden: (count: number) => (count === 1 ? "1 line is not shown." : `${String(count)} lines are not shown.`),
  show: "Show what others write",
  announce: "As an announcement, which the players hear in their games",
  more: (name: string, when: string) => `More about the line of ${name}, ${when}`,
  remove: "Remove",
  mute: (name: string) => `Mute ${name}`,
  unmute: (count: number) => (count === 1 ? "Read the muted player again" : "Read the muted players again"),
  report: (name: string) => `Report ${name}`,
  close: "Close the chat",
  open: "Open the chat again",
  phrases,
};
translatable("eventchat", texts);
