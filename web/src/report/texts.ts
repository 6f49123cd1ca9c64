// The texts of a report to the host.
import { translatable } from "../lib/language.ts";

export const texts = {
  title: (name: string) => `Report ${name}`,
  thanks: "Thank you. The host of this server will read your report.",
  close: "Close",
  send: "Send the report",
  about: "What is it about?",
  chat: "What they wrote in chat",
  here: "What they wrote here",
  name: "Their name",
  play: "How they play: cheating, or leaving games",
  what: "What happened?",
  /** Who reads it, with or without a game. */
  reads: (name: string, game: boolean) =>
    `Only the host reads this, with your name${game ? ", the game and its chat" : ""}. ${name} is not notified.`,
};
translatable("report", texts);
