// A date with its time of day, with the hours that the player likes; in English as the browser writes it.
import { dateTag } from "./language.ts";
import { settings } from "./settings.svelte.ts";

export const when = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Date(iso).toLocaleString(dateTag(), {
    ...style,
    ...(settings.hours === "auto" ? {} : { hour12: settings.hours === "12" }),
  });
