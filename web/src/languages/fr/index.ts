// French.
import { withFaults } from "../in_faults.ts";
import { refusing } from "../in_refusals.ts";
import { inWords } from "../in_words.ts";
import type { Language } from "../use.ts";
import { admin } from "./admin.ts";
import { events } from "./events.ts";
import { faults } from "./faults.ts";
import { game } from "./game.ts";
import { imported } from "./imported.ts";
import { learn } from "./learn.ts";
import { pages } from "./pages.ts";
import { people } from "./people.ts";
import { questions } from "./questions.ts";
import { spoken } from "./sentences.ts";
import { start } from "./start.ts";
import { study } from "./study.ts";

const said = withFaults(faults, (text) => inWords(text, spoken));

const language: Language = {
  texts: { ...start, ...game, ...people, ...events, ...study, ...learn, ...pages, ...admin, ...imported, ...questions },
  said,
  refused: refusing(async () => (await import("./refusals.ts")).refusals, said),
  books: async () => (await import("./books.ts")).books,
};
export default language;
