// A search as a sentence: "24 games of oldboard1932, beginning E7–G5 F11–G12".
import { locale, translatable } from "../lib/language.ts";
import type { Variant } from "../lib/core.ts";
import { rulesInWords } from "../lib/families.ts";
import { shownMove } from "../play/written.ts";
import type { Filters } from "./search.ts";

/** The parts of a sentence about a search. */
export const texts = {
  results: { "1-0": "won by White", "0-1": "won by Black", "1/2-1/2": "drawn" } as Record<string, string>,
  origins: {
    all: "",
    site: "played here",
    published: "published",
    "self-play": "played by the engine",
    uploaded: "added by players",
  } as Record<string, string>,
  on: (day: string) => `of ${day}`,
  between: (since: string, until: string) => `from ${since} to ${until}`,
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  of: (player: string) => `of ${player}`,
  at: (event: string) => `at ${event}`,
  beginning: (moves: string) => `beginning ${moves}`,
  fen: "through the position shown",
  pattern: "with the pattern shown",
  material: (men: string) => `with ${men} left at the end`,
  mine: "played by you",
  rules: (name: string) => `rules: ${name}`,
};
translatable("archive", texts);

/** Returns the day, month or year of an archive date in words, or the date unchanged if it cannot be read. */
export function dayText(date: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/.exec(date) ?? [];
  if (year === undefined) return date;
  if (month === undefined) return year;
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    month: "short",
    ...(day === undefined ? {} : { day: "numeric" }),
  }).format(new Date(`${year}-${month}-${day ?? "01"}T00:00:00Z`));
}

export const shownOpening = (opening: string): string => opening.split(/\s+/).map(shownMove).join(" ");

function dates({ since, until }: Filters): string {
  if (since !== undefined && since === until) return texts.on(dayText(since));
  if (since !== undefined && until !== undefined) return texts.between(dayText(since), dayText(until));
  if (since !== undefined) return texts.since(dayText(since));
  return until === undefined ? "" : texts.until(dayText(until));
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
    player === undefined ? "" : texts.of(player),
    event === undefined ? "" : texts.at(event),
    dates(filters),
    opening === undefined ? "" : texts.beginning(shownOpening(opening)),
    fen === undefined ? "" : texts.fen,
    pattern === undefined ? "" : texts.pattern,
    material === undefined ? "" : texts.material(material),
    known(texts.results, filters.result),
    known(texts.origins, filters.from),
    filters.mine === undefined ? "" : texts.mine,
    filters.rules === undefined ? "" : texts.rules(rulesName(variant, filters.rules)),
  ]
    .filter(Boolean)
    .join(", ");
}
