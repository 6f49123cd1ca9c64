// The texts of a chat.
import { translatable } from "../lib/language.ts";

export const texts = {
  yours: "Your message",
  send: "Send",
};
translatable("chat", texts);
