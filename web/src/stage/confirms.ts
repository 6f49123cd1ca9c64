// Confirmation of a chosen move before it is played.
import type { Via } from "@camlann/board";
import { asksBy } from "../lib/hands.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Stage } from "./stage.ts";

/** As the player wants it in this game alone or, else, by the kind of game and by hand. */
export function confirms(stage: Pick<Stage, "confirms" | "byDays">, via: Via): boolean {
  if (stage.confirms !== undefined) return stage.confirms;
  return asksBy(stage.byDays ? settings.confirmDays : settings.confirm, via === "touch" ? "touch" : "mouse");
}
