// The texts of the open chat that are fetched with it.
import { translatable } from "../lib/language.ts";

export const texts = {
  off: "Chat is off: you see phrases, and how many lines the others wrote.",
  hidden: (count: number) => (count === 1 ? "1 line is not shown." : `${String(count)} lines are not shown.`),
  show: "Show what others write",
  unheard: "Whoever has chat off sees a count until they open it.",
  mute: (name: string) => `Mute ${name}`,
  report: (name: string) => `Report ${name}`,
  unmute: (name: string) => `Read ${name} again`,
};
translatable("people_chat", texts);
