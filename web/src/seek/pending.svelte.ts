// True while this browser searches for an opponent: all that pages need before the rest has loaded.
import * as v from "valibot";
const key = "camlann.seek";
/** A search ends if the player returns after this time. */
const patienceMs = 60_000;

const timeSchema = v.record(v.string(), v.number());
const storedSchema = v.object({
  variant: v.string(),
  name: v.string(),
  time: v.nullable(timeSchema),
  also: v.optional(v.array(timeSchema), []),
  rated: v.boolean(),
  either: v.optional(v.boolean(), false),
  range: v.nullable(v.number()),
  nonce: v.string(),
  at: v.number(),
});

/** The search, and the time of the last request. */
export type StoredSeek = v.InferOutput<typeof storedSchema>;

/** The search that continues after a reload or on another page. */
export function storedSeek(): StoredSeek | undefined {
  try {
    const read = v.safeParse(storedSchema, JSON.parse(localStorage.getItem(key) ?? "null"));
    return read.success && Date.now() - read.output.at < patienceMs ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export function storeSeek(seek: StoredSeek | undefined): void {
  try {
    if (seek) localStorage.setItem(key, JSON.stringify(seek));
    else localStorage.removeItem(key);
  } catch {
    // Without storage a reload ends the search.
  }
}

class Pending {
  on = $state(storedSeek() !== undefined);
}

export const pending = new Pending();
