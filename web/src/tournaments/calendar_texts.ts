// The texts of rounds and tournaments by the calendar.
import { translatable } from "../lib/language.ts";
import type { Period } from "../lib/wire.ts";

const places = ["first", "second", "third", "fourth", "last"] as const;

export const calendarTexts = {
  /** In the list of pauses. */
  apart: (period: Period): string => (period === "day" ? "A day apart" : "A week apart"),
  rounds: (period: Period): string =>
    `Each round starts a ${period} after the one before, at the same time, or once that one is over.`,
  repeats: "Repeats",
  never: "No, once only",
  each: { week: "Every week", month: "Every month" },
  repeatsText:
    "The next one opens when this one starts. One with fewer than two players is cancelled, three in a row end the series.",
  /** "It repeats on the first Friday of each month." `place` is from 1; 5 is the last. */
  series: (period: Period, weekday: string, place: number): string =>
    period === "week"
      ? `It repeats every ${weekday}.`
      : `It repeats on the ${places[place - 1] ?? "last"} ${weekday} of each month.`,
  following: "The next one",
};

translatable("tournaments_calendar", calendarTexts);
