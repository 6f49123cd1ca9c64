// Fetches the texts of the language of a reader.
import { gameIds, pictured } from "virtual:catalog";
import { nameSeats } from "../lib/core.ts";
import { use, type Languages } from "./use.ts";

const languages: Languages = {
  de: () => import("./de/index.ts"),
  es: () => import("./es/index.ts"),
  fr: () => import("./fr/index.ts"),
  he: () => import("./he/index.ts"),
  pl: () => import("./pl/index.ts"),
  // In brackets, for tests and translators.
  xx: () => import("./pseudo.ts"),
};

/** Shows the page in the chosen language, or one that the browser asks for. */
export async function useLanguage(chosen: string): Promise<void> {
  await use(languages, chosen);
  for (const id of gameIds) {
    const variant = pictured(id);
    if (variant) nameSeats(variant);
  }
}
