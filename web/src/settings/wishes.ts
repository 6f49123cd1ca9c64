// What is wanted of the server's notices, as the page shows it. Pure.
import type { NoticeKinds, NoticeWishes } from "../lib/wire.ts";

export type Kind = keyof NoticeKinds;
export type Place = "push" | "mail";

/** What nothing is said about is told. */
export const wanted = (wishes: NoticeWishes | undefined, place: Place, kind: Kind): boolean =>
  wishes?.[place]?.[kind] ?? true;

export const withKind = (wishes: NoticeWishes | undefined, place: Place, kind: Kind, on: boolean): NoticeWishes => ({
  [place]: { ...wishes?.[place], [kind]: on },
});

/** How many minutes the clock of this device is ahead of UTC. */
export const ahead = (): number => -new Date().getTimezoneOffset();

/** "08:30" as a minute of the day. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
