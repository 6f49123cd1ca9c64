// Finds the language of a reader among those given, and shows the page in it.
import { languageOf } from "../lib/language_of.ts";
import { speak, type Spoken } from "../lib/language.ts";
import type { Translation } from "./translation.ts";

export interface Language extends Spoken {
  texts: Translation;
}

/** Loaders of languages, by their codes. */
export type Languages = Readonly<Record<string, () => Promise<{ default: Language }>>>;

/** A page in English is better than none. */
const patienceMs = 5000;

/**
 * Says all texts in the chosen language, or one that the browser asks for. Without them, as they may not be here offline or in time,
 * they stay English.
 */
export async function use(languages: Languages, chosen: string): Promise<void> {
  const code = languageOf(languages, chosen, navigator.languages);
  const late = new Promise<undefined>((done) => {
    setTimeout(done, patienceMs);
  });
  const language = (await Promise.race([languages[code]?.().catch(() => undefined), late]))?.default;
  if (!language) return;
  speak(code, language);
  document.documentElement.lang = code;
  document.documentElement.dir = /ar|fa|he|ur/.test(code) ? "rtl" : "ltr";
}
