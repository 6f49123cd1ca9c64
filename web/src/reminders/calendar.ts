// Days of the calendar here, as date fields have them ("2026-06-03").

const dayMs = 24 * 60 * 60 * 1000;

/** Returns today's date, or that of some days later. */
export function dayField(when: Date, later = 0): string {
  const day = new Date(when.getFullYear(), when.getMonth(), when.getDate() + later, 12);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** From the first day, or now if that is later, to the end of the last one. */
export function secondsOf(first: string, last: string, now: Date): { startsIn: number; lasts: number } {
  const begin = Math.max(now.getTime(), new Date(`${first}T00:00`).getTime());
  const end = new Date(`${last}T00:00`).getTime() + dayMs;
  return {
    startsIn: Math.round((begin - now.getTime()) / 1000),
    lasts: Math.floor((end - begin) / 1000),
  };
}
