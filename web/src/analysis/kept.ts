// Studies that this browser remembers, the newest few. Kept in local storage, never sent anywhere.
import * as v from "valibot";

const storageKey = "camlann.analysis";
/** Older ones are forgotten. */
const most = 40;
const schema = v.array(v.object({ key: v.string(), text: v.string() }));

function all(): v.InferOutput<typeof schema> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(storageKey) ?? "[]"));
    return parsed.success ? parsed.output : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

/** The moves of a study as they were left, if they were. */
export const kept = (key: string): string | undefined => all().find((one) => one.key === key)?.text;

export function keep(key: string, text: string): void {
  const others = all().filter((one) => one.key !== key);
  try {
    localStorage.setItem(storageKey, JSON.stringify([{ key, text }, ...others].slice(0, most)));
  } catch {
    // Without storage the study is forgotten with the page.
  }
}
