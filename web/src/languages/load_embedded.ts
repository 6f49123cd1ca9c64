// Fetches the texts of an embedded board or standing: those of the page that it shows.
import { languages } from "virtual:languages/embedded";
import { use } from "./use.ts";

/** Shows it in a language that its address names, or else in one of the browser's. */
export const useEmbeddedLanguage = (named: string): Promise<void> => use(languages, named);
