// The days on which this browser's player has solved or finished something, and the streaks that they make.
import { tellKept } from "./kept_here.ts";

const storageKey = "camlann.days";
/** A year, and a little more. */
const most = 400;
const dayMs = 86_400_000;

/** Returns the number of today, in the local calendar. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / dayMs);

/** Returns a day as an ISO date, for `Date`. */
export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** In ascending order. */
export function activeDays(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.filter((day): day is number => Number.isInteger(day)) : [];
  } catch {
    return []; // storage is closed to us, or holds something else
  }
}

export function rememberToday(today = dayOf(new Date())): void {
  rememberDays([today]);
}

/** The newest of both. */
export const joinedDays = (one: readonly number[], other: readonly number[]): number[] =>
  [...new Set([...one, ...other])].sort((a, b) => a - b).slice(-most);

/** Adds these days. */
export function rememberDays(more: readonly number[]): void {
  const days = activeDays();
  if (more.every((day) => days.includes(day))) return;
  try {
    localStorage.setItem(storageKey, JSON.stringify(joinedDays(days, more)));
  } catch {
    // Without storage there are no streaks.
  }
  tellKept();
}

export interface Streaks {
  /** Days in a row until now. Today may still come. */
  now: number;
  longest: number;
}

export function streaksOf(days: readonly number[], today: number): Streaks {
  const all = new Set(days);
  const before = (day: number): number => {
    let count = 0;
    while (all.has(day - count)) count++;
    return count;
  };
  return {
    now: before(today) || before(today - 1),
    longest: Math.max(0, ...[...all].filter((day) => !all.has(day + 1)).map(before)),
  };
}
