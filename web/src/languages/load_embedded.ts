// Fetches the texts of an embedded board or standing: those of the page that it shows.
import { use, type Languages } from "./use.ts";

const languages: Languages = {
  de: () => import("./de/embedded.ts"),
  es: () => import("./es/embedded.ts"),
  fr: () => import("./fr/embedded.ts"),
  he: () => import("./he/embedded.ts"),
  pl: () => import("./pl/embedded.ts"),
  // In brackets, for tests and translators.
  xx: () => import("./pseudo.ts"),
};

/** Shows it in a language that its address names, or else in one of the browser's. */
export const useEmbeddedLanguage = (named: string): Promise<void> => use(languages, named);
