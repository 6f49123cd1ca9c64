// Whether an opponent is sought in this browser: it is all that pages need to know before the rest is fetched.
import * as v from "valibot";

const key = "camlann.seek";
/** Whoever comes back after so long no longer waits. */
const patienceMs = 60_000;

const storedSchema = v.object({
  variant: v.string(),
  name: v.string(),
  time: v.nullable(v.record(v.string(), v.number())),
  rated: v.boolean(),
  range: v.nullable(v.number()),
  nonce: v.string(),
  at: v.number(),
});

/** What is sought, and when the server was last asked. */
export type StoredSeek = v.InferOutput<typeof storedSchema>;

/** The search that a reload or another page goes on with. */
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
