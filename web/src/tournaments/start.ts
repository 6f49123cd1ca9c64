// The starting time of a tournament.

/** In seconds: a year. */
export const farthestStart = 366 * 24 * 3600;

/** Returns the seconds until a date and time here, as its field has them ("2026-06-03T19:30"); nothing for an empty field. */
export const secondsUntil = (when: string, now: number): number | null =>
  when === "" ? null : Math.round((new Date(when).getTime() - now) / 1000);

/** Returns a time as its field has it here; empty for none. */
export function fieldOf(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const two = (number: number): string => String(number).padStart(2, "0");
  const date = `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
