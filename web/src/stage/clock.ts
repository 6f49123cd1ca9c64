// The time that a clock shows, from the server's data and the server's time.
import { messages as m } from "../lib/messages.ts";
import type { Clocks, TimeControl } from "../lib/wire.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/** Below this a clock that runs shows tenths. */
const tenthsBelow = 20 * second;
/** Little time is the last tenth, but no more than this. */
const mostLow = 30 * second;

export interface Reading {
  left: number;
  running: boolean;
  /** The rest of the delay, before the clock runs. */
  delay: number;
  low: boolean;
}

/** Returns the time of a seat, counted in turn order, when the server's clock shows `now`. */
export function readClock(
  { left, running, since }: Clocks,
  time: TimeControl,
  seat: { id: string; index: number },
  now: number,
): Reading {
  const runs = running === seat.id;
  const passed = runs ? Math.max(0, now - since) : 0;
  const delay = time.delay * second;
  const rest = Math.max(0, (left[seat.index] ?? 0) - Math.max(0, passed - delay));
  const whole = time.days > 0 ? time.days * day : time.base * second;
  return {
    left: rest,
    running: runs,
    delay: runs ? Math.max(0, delay - passed) : 0,
    low: rest <= Math.min(whole / 10, mostLow),
  };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** "09:07", "1:05:07", "0:14.3" while little is left and it runs, "2 d 4 h" by days. */
export function clockText({ left, running }: Pick<Reading, "left" | "running">, byDays: boolean): string {
  if (byDays && left >= hour) {
    const hours = Math.floor(left / hour);
    if (hours >= 24) return m.clock.days(Math.floor(hours / 24), hours % 24);
    return m.clock.hours(hours, Math.floor((left % hour) / minute));
  }
  if ((running && left < tenthsBelow) || left === 0) {
    const tenths = Math.floor(left / 100);
    return `0:${two(Math.floor(tenths / 10))}.${String(tenths % 10)}`;
  }
  const seconds = Math.ceil(left / second);
  const inHour = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return seconds >= 3600 ? `${String(Math.floor(seconds / 3600))}:${inHour}` : inHour;
}

/** "0:25", "1:05": of a wait. */
export function minutesText(ms: number): string {
  const seconds = Math.ceil(ms / second);
  return `${String(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Estimates the server's clock minus the page's, from the times received. */
export class ServerClock {
  ahead: number | undefined;

  /** It shows this now; whatever was believed before. */
  set(shown: number, here: number): void {
    this.ahead = shown - here;
  }
  /** It shows no less than this: news of it was on its way. */
  atLeast(shown: number, here: number): void {
    if (this.ahead !== undefined) this.ahead = Math.max(this.ahead, shown - here);
  }
}
