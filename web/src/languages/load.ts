// Fetches the texts of the language of a reader.
import { gameIds, pictured } from "virtual:catalog";
import { languages } from "virtual:languages";
import { nameSeats } from "../lib/core.ts";
import { use } from "./use.ts";

/** Shows the page in the chosen language, or one that the browser asks for. */
export async function useLanguage(chosen: string): Promise<void> {
  await use(languages, chosen);
  for (const id of gameIds) {
    const variant = pictured(id);
    if (variant) nameSeats(variant);
  }
}
