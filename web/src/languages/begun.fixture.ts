// A language that has begun, for tests: one file with a few texts.
import type { Language } from "./use.ts";

const language: Language = {
  texts: { frame_foot: { about: "Pri la paĝaro", manual: { text: "Manlibro" } } },
};
export default language;
