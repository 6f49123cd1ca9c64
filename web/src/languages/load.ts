// Finds the language of a reader and fetches its texts.
import { languageOf } from "../lib/language_of.ts";
import { speak, type bookWords } from "../lib/language.ts";
import type { Spoken } from "./sentences.ts";
import type { Translation } from "./translation.ts";

/** The texts of a language, and the sentences of the core. */
interface Language {
  texts: Translation;
  spoken: Spoken;
  /** The words of the rules and the courses. */
  books: typeof bookWords;
}

const languages: Readonly<Record<string, () => Promise<{ default: Language }>>> = {
  de: () => import("./de/index.ts"),
};

/** Shows the page in the chosen language, or one that the browser asks for. Without its texts, which may not be here offline, the page stays English. */
export async function useLanguage(chosen: string): Promise<void> {
  const code = languageOf(languages, chosen, navigator.languages);
  const fetching = languages[code];
  if (!fetching) return;
  const fetched = await Promise.all([fetching(), import("./in_words.ts")]).catch(() => undefined);
  if (!fetched) return;
  const [{ default: language }, { inWords }] = fetched;
  speak(code, language.texts, (text) => inWords(text, language.spoken), language.books);
  document.documentElement.lang = code;
  document.documentElement.dir = code === "he" ? "rtl" : "ltr";
}
