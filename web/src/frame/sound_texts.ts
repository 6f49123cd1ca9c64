import { translatable } from "../lib/language.ts";

export const texts = {
  off: "Switch sound off",
  on: "Switch sound on",
};
translatable("frame_sound", texts);
