// Finds the language of a reader and fetches its texts.
import { gameIds, pictured } from "virtual:catalog";
import { nameSeats } from "../lib/core.ts";
import { languageOf } from "../lib/language_of.ts";
import { speak, type Spoken } from "../lib/language.ts";
import type { Translation } from "./translation.ts";

export interface Language extends Spoken {
  texts: Translation;
}

const languages: Readonly<Record<string, () => Promise<{ default: Language }>>> = {
  de: () => import("./de/index.ts"),
  es: () => import("./es/index.ts"),
  fr: () => import("./fr/index.ts"),
  he: () => import("./he/index.ts"),
  pl: () => import("./pl/index.ts"),
  // In brackets, for tests and translators.
  xx: () => import("./pseudo.ts"),
};

/** A page in English is better than none. */
const patienceMs = 5000;

/**
 * Shows the page in the chosen language, or one that the browser asks for. Without its texts, which may not be here offline or in
 * time, the page stays English.
 */
export async function useLanguage(chosen: string): Promise<void> {
  const code = languageOf(languages, chosen, navigator.languages);
  const late = new Promise<undefined>((done) => {
    setTimeout(done, patienceMs);
  });
  const language = (await Promise.race([languages[code]?.().catch(() => undefined), late]))?.default;
  if (!language) return;
  speak(code, language);
  for (const id of gameIds) {
    const variant = pictured(id);
    if (variant) nameSeats(variant);
  }
  document.documentElement.lang = code;
  document.documentElement.dir = code === "he" ? "rtl" : "ltr";
}
