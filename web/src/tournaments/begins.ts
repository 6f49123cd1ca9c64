// The starting time of a tournament in words.
import { when } from "../lib/when.ts";

/** "Wednesday, 3 June, 19:30 CEST": with the time zone, because a link is read in others. */
export const startOf = (iso: string): string =>
  when(iso, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });
