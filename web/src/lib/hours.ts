// Hours of the day.

/** True if a time is between two times of day such as "22:00" and "08:00"; the second may be on the next day. */
export function inHours(now: Date, from: string, until: string): boolean {
  const time = `${String(now.getHours()).padStart(2, "0")}:${String(now.getMinutes()).padStart(2, "0")}`;
  return from <= until ? from <= time && time < until : from <= time || time < until;
}
