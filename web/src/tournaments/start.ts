// The starting time of a tournament.

/** Returns the seconds until a date and time here, as its field has them ("2026-06-03T19:30"); nothing for an empty field. */
export const secondsUntil = (when: string, now: number): number | null =>
  when === "" ? null : Math.round((new Date(when).getTime() - now) / 1000);
