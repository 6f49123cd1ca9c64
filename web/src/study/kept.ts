// Studies that this browser remembers, the newest few. Kept in local storage, never sent anywhere.
import * as v from "valibot";
import { savedSchema } from "../why/saved.ts";

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

/** The key of a game of this server. */
export const keyOfGame = (id: string): string => `game ${id}`;

/** Returns the saved moves of a study and the progress of its review, if any. */
export const kept = (key: string): Pick<Kept, "text" | "review"> => all().find((one) => one.key === key) ?? {};

export function keep(key: string, what: Pick<Kept, "text" | "review">): void {
  const known = all();
  const others = known.filter((one) => one.key !== key);
  let studies = [{ ...known.find((one) => one.key === key), key, ...what }, ...others];
  while (studies.length > most) studies = oneLess(studies);
  while (!stored(studies) && studies.length > 1) studies = oneLess(studies);
}

/** False where the storage is full or closed to us; what it held before is still there. */
function stored(studies: readonly Kept[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(studies));
    return true;
  } catch {
    return false;
  }
}

/** Without the oldest review of which no move was changed, which can be made again; or else without the oldest study. */
function oneLess([newest, ...others]: Kept[]): Kept[] {
  const reviewed = others.map(({ text }) => text === undefined).lastIndexOf(true);
  return [
    ...(newest ? [newest] : []),
    ...others.filter((_, at) => at !== (reviewed < 0 ? others.length - 1 : reviewed)),
  ];
}
