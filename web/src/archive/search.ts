// A search among the games: its form in the page's address, and in the request to the server.

/** The names of the filters, in the address and in the request. */
export const fields = [
  "variant",
  "rules",
  "player",
  "event",
  "since",
  "until",
  "result",
  "opening",
  "material",
  "fen",
  "pattern",
  "from",
  "mine",
] as const;

export type Field = (typeof fields)[number];

/** Those that are set; none is empty. */
export type Filters = Readonly<Partial<Record<Field, string>>>;

export type View = "games" | "statistics";

export interface Search {
  filters: Filters;
  oldestFirst: boolean;
  /** From 0. */
  page: number;
  /** The number of the game previewed next to the list; 0 for none. */
  shown: number;
  view: View;
}

/** Games per page of the list. */
export const pageRows = 20;

/** Moves, men and squares are those of one variant. */
const ofVariant: readonly Field[] = ["rules", "opening", "material", "fen", "pattern"];

const whole = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0);

/** Reads the query of an address. Filters that need a variant are dropped if it names none. */
export function readSearch(search: string): Search {
  const asked = new URLSearchParams(search);
  const set = fields.flatMap((field) => {
    const value = (asked.get(field) ?? "").trim();
    return value === "" ? [] : [[field, value] as const];
  });
  const filters: Filters = Object.fromEntries(set);
  return {
    filters: filters.variant === undefined ? without(filters, ofVariant) : filters,
    oldestFirst: asked.get("order") === "oldest",
    page: Math.max(0, whole(asked.get("page")) - 1),
    shown: whole(asked.get("show")),
    view: asked.get("view") === "statistics" ? "statistics" : "games",
  };
}

export function addressOf({ filters, oldestFirst, page, shown, view }: Search): string {
  const asked = paramsOf(filters);
  if (view === "statistics") asked.set("view", view);
  if (oldestFirst) asked.set("order", "oldest");
  if (page > 0) asked.set("page", String(page + 1));
  if (shown > 0) asked.set("show", String(shown));
  return asked.size > 0 ? `/records?${asked.toString()}` : "/records";
}

/** In the order of `fields`. */
export const paramsOf = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    fields.flatMap((field) => {
      const value = filters[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );

const without = (filters: Filters, left: readonly Field[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([field]) => !left.includes(field as Field)));

/** The same with one filter set anew, or left out where it is empty. Another variant has other moves, men and squares. */
export function withFilter(filters: Filters, field: Field, value: string): Filters {
  const kept = without(filters, field === "variant" && value !== filters.variant ? [...ofVariant, field] : [field]);
  return value === "" ? kept : { ...kept, [field]: value };
}

/** The number of games without one of the filters. */
interface Without {
  filter: string;
  games: number;
}

/**
 * Returns the filter that excludes the most games, among those for which the server has counted; null if no single one
 * excludes all.
 */
export function mostExcluding<T extends Without>(
  filters: Filters,
  without: readonly T[],
): (T & { filter: Field }) | null {
  const found = without.flatMap((one) => {
    const field = fields.find((name) => name === one.filter && filters[name] !== undefined);
    return field !== undefined && one.games > 0 ? [{ ...one, filter: field }] : [];
  });
  return found.reduce<(T & { filter: Field }) | null>(
    (most, one) => (one.games > (most?.games ?? 0) ? one : most),
    null,
  );
}
