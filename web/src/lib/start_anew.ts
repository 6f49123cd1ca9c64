import { served } from "./served.ts";

/** True if this visit began with a reload. Another one would help no more. */
export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload";
}

/**
 * To be called when a file of the page could not be fetched. If the server answers nevertheless, the address is loaded anew: a browser may
 * not ask again for a file that has failed, and a newer server has files of other names.
 */
export async function startAnew(): Promise<void> {
  const { ok } = await fetch(served ? "/healthz" : "/", { cache: "no-store" });
  if (ok) location.reload();
}

/** The event by which the window hears that the server is too new for this page. One who cancels it says so instead of loading the page. */
export const newerEvent = "camlann-newer";

/** To be called when an answer cannot be read: the server is newer than this page, and its own page understands it. */
export async function meetNewer(): Promise<void> {
  const alone = dispatchEvent(new Event(newerEvent, { cancelable: true }));
  if (alone && !wasReloaded()) await startAnew().catch(() => undefined);
}
