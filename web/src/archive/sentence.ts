// A search as a sentence: "24 games of oldboard1932, beginning E7–G5 F11–G12".
import type { Variant } from "../lib/core.ts";
import { rulesInWords } from "../lib/families.ts";
import { shownMove } from "../play/written.ts";
import type { Filters } from "./search.ts";

const results: Record<string, string> = { "1-0": "won by White", "0-1": "won by Black", "1/2-1/2": "drawn" };
const origins: Record<string, string> = {
  all: "",
  site: "played here",
  published: "published",
  "self-play": "played by the engine",
  uploaded: "added by players",
};

/** Returns the day, month or year of an archive date in words, or the date unchanged if it cannot be read. */
export function dayText(date: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/.exec(date) ?? [];
  if (year === undefined) return date;
  if (month === undefined) return year;
  return new Intl.DateTimeFormat("en-GB", {
    timeZone: "UTC",
    year: "numeric",
    month: "short",
    ...(day === undefined ? {} : { day: "numeric" }),
  }).format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}

export const shownOpening = (opening: string): string => opening.split(/\s+/).map(shownMove).join(" ");

function dates({ since, until }: Filters): string {
  if (since !== undefined && since === until) return `of ${dayText(since)}`;
  if (since !== undefined && until !== undefined) return `from ${dayText(since)} to ${dayText(until)}`;
  if (since !== undefined) return `since ${dayText(since)}`;
  return until === undefined ? "" : `until ${dayText(until)}`;
}

const known = (words: Record<string, string>, value: string | undefined): string =>
  value === undefined ? "" : (words[value] ?? value);

/** Returns "World Camelot Federation", followed by the changed options; unchanged if the variant is not known. */
export function rulesName(variant: Variant | undefined, rules: string): string {
  if (!variant) return rules;
  const { set, options } = rulesInWords(variant, rules);
  return [set, ...options].join(", ");
}

/** Returns the words after the number of games and their variant; empty if there are no other filters. */
export function sentence(filters: Filters, variant?: Variant): string {
  const { player, event, opening, material, fen, pattern } = filters;
  return [
    player === undefined ? "" : `of ${player}`,
    event === undefined ? "" : `at ${event}`,
    dates(filters),
    opening === undefined ? "" : `beginning ${shownOpening(opening)}`,
    fen === undefined ? "" : "through the position shown",
    pattern === undefined ? "" : "with the pattern shown",
    material === undefined ? "" : `with ${material} left at the end`,
    known(results, filters.result),
    known(origins, filters.from),
    filters.mine === undefined ? "" : "played by you",
    filters.rules === undefined ? "" : `rules: ${rulesName(variant, filters.rules)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
