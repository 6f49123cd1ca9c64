// Finds the language of a reader and fetches its texts.
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

/** Returns a language of the page: the chosen one, or else the first that the browser asks for; English if there is none. */
export function languageOf(chosen: string, wanted: readonly string[]): string {
  const codes = [chosen, ...wanted].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code === "en" || code in languages) ?? "en";
}

/** Shows the page in a language. Without its texts, which may not be here offline, the page stays English. */
export async function useLanguage(code: string): Promise<void> {
  const fetching = languages[code];
  if (!fetching) return;
  const fetched = await Promise.all([fetching(), import("./in_words.ts")]).catch(() => undefined);
  if (!fetched) return;
  const [{ default: language }, { inWords }] = fetched;
  speak(code, language.texts, (text) => inWords(text, language.spoken), language.books);
  document.documentElement.lang = code;
  document.documentElement.dir = code === "he" ? "rtl" : "ltr";
}
