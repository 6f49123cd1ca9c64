// Studies that this browser remembers, the newest few. Kept in local storage, never sent anywhere.
import * as v from "valibot";
import { savedSchema } from "../review/saved.ts";

const storageKey = "camlann.analysis";
/** Older ones are forgotten. */
const most = 40;
const studySchema = v.object({
  key: v.string(),
  text: v.optional(v.string()),
  review: v.fallback(v.optional(savedSchema), undefined),
});
type Kept = v.InferOutput<typeof studySchema>;
const schema = v.array(studySchema);

function all(): Kept[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

/** What was left of a study, if anything was: its moves, and how far its review has come. */
export const kept = (key: string): Pick<Kept, "text" | "review"> => all().find((one) => one.key === key) ?? {};

export function keep(key: string, what: Pick<Kept, "text" | "review">): void {
  const known = all();
  const others = known.filter((one) => one.key !== key);
  const study = { ...known.find((one) => one.key === key), key, ...what };
  try {
    localStorage.setItem(storageKey, JSON.stringify([study, ...others].slice(0, most)));
  } catch {
    // Without storage the study is forgotten with the page.
  }
}
