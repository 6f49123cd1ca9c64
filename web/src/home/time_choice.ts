// How long a game between people may take: the choices, and the one that was made last.
import type { TimeWish } from "../lib/wire.ts";

/** The first is usual: no clock. */
export const times: readonly (TimeWish | null)[] = [
  null,
  { base: 300, increment: 5 },
  { base: 600, increment: 10 },
  { base: 1200, increment: 15 },
  { days: 3 },
];

const storageKey = "camlann.time";

/** Its place among `times`. */
export function lastTime(): number {
  try {
    const last = Number(localStorage.getItem(storageKey) ?? 0);
    return last in times ? last : 0;
  } catch {
    return 0;
  }
}

export function rememberTime(index: number): void {
  try {
    localStorage.setItem(storageKey, String(index));
  } catch {
    // Without storage the next dialog starts without a clock.
  }
}
