// A tournament's repetition in words.
import { dateTag } from "../lib/language.ts";
import type { Calendar } from "../lib/wire.ts";
import { calendarTexts } from "./calendar_texts.ts";

/** "It repeats on the first Friday of each month."; nothing for one that does not repeat. */
export function seriesOf(calendar: Calendar | undefined, starts: string | null): string {
  if (calendar?.repeats === undefined || starts === null) return "";
  const zone = calendar.zone === undefined || calendar.zone === "" ? "UTC" : calendar.zone;
  const at = new Date(starts);
  const day = Number(at.toLocaleString("en", { day: "numeric", timeZone: zone }));
  const weekday = at.toLocaleString(dateTag(), { weekday: "long", timeZone: zone });
  return calendarTexts.series(calendar.repeats, weekday, Math.ceil(day / 7));
}
