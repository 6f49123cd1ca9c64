// The settings for the server's notices, as the page shows them.
import type { NoticeKinds, NoticeWishes } from "../lib/wire.ts";
import { timeZone } from "../lib/zone.ts";

export type Kind = keyof NoticeKinds;
export type Place = "push" | "mail";

/** Notices are on by default. */
export const wanted = (wishes: NoticeWishes | undefined, place: Place, kind: Kind): boolean =>
  wishes?.[place]?.[kind] ?? true;

export const withKind = (wishes: NoticeWishes, place: Place, kind: Kind, on: boolean): NoticeWishes => ({
  ...wishes,
  [place]: { ...wishes[place], [kind]: on },
});

/** The time zone of this device, and its clock's offset from UTC in minutes. */
export const here = (): { zone: string; ahead: number } => ({
  zone: timeZone(),
  ahead: 0 - new Date().getTimezoneOffset(),
});

/** True if quiet hours are those of another clock than this device's. */
export function elsewhere({ quiet = false, zone = "", ahead = 0 }: NoticeWishes): boolean {
  const now = here();
  return quiet && (zone !== now.zone || (zone === "" && ahead !== now.ahead));
}
