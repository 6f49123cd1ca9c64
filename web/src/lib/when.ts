// A date with its time of day, with the hours that the player likes.
import { settings } from "./settings.svelte.ts";

export const when = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Date(iso).toLocaleString(undefined, {
    ...style,
    ...(settings.hours === "auto" ? {} : { hour12: settings.hours === "12" }),
  });
