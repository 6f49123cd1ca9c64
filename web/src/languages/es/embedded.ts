// The parts of Spanish that embedded boards and standings show.
import { inWords } from "../in_words.ts";
import type { Language } from "../use.ts";
import { events } from "./events.ts";
import { game } from "./game.ts";
import { spoken } from "./sentences.ts";
import { start } from "./start.ts";

const language: Language = {
  texts: { ...start, ...game, ...events },
  said: (text) => inWords(text, spoken),
};
export default language;
