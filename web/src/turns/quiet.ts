// Quiet hours: the server keeps a player's, and they count in every browser where the player is.
import { request } from "../lib/api.ts";
import { settings } from "../lib/settings.svelte.ts";
import { noticeWishesSchema, type NoticeWishes } from "../lib/wire.ts";

/** "08:30" as a minute of the day. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** Applies the quiet hours from the server. */
export function takeQuiet({ quiet = false, quietFrom = 0, quietUntil = 0 }: NoticeWishes): void {
  settings.quiet = quiet;
  if (!quiet) return;
  settings.quietFrom = timeOf(quietFrom);
  settings.quietUntil = timeOf(quietUntil);
}

/** A server that does not answer leaves those known last. */
export const askQuiet = (): Promise<void> =>
  request(noticeWishesSchema, "GET", "/api/reminders/wishes").then(takeQuiet, () => undefined);
