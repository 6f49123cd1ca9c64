// Days of the calendar here, as date fields have them ("2026-06-03").

const minuteMs = 60_000;

/** Returns today's date, or that of some days later. */
export function dayField(when: Date, later = 0): string {
  const day = new Date(when.getFullYear(), when.getMonth(), when.getDate() + later, 12);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Returns the beginning of the first day, but not before `now`, and the end of the last day. */
function spanOf(first: string, last: string, now: Date): { begin: number; end: number } {
  const end = new Date(`${last}T00:00`);
  return {
    begin: Math.max(now.getTime(), new Date(`${first}T00:00`).getTime()),
    end: new Date(end.getFullYear(), end.getMonth(), end.getDate() + 1).getTime(),
  };
}

/** Returns that time in seconds: until it starts, and its length. */
export function secondsOf(first: string, last: string, now: Date): { startsIn: number; lasts: number } {
  const { begin, end } = spanOf(first, last, now);
  return {
    startsIn: Math.ceil((begin - now.getTime()) / 1000),
    lasts: Math.floor((end - begin) / 1000),
  };
}

/** Returns the length of the same time in milliseconds, as the server counts it: each day of the calendar has 24 hours. */
export function calendarMs(first: string, last: string, now: Date): number {
  const { begin, end } = spanOf(first, last, now);
  const behind = (when: number): number => new Date(when).getTimezoneOffset() * minuteMs;
  return end - begin + behind(begin) - behind(end - minuteMs);
}
