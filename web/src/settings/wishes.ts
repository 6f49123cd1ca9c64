// The settings for the server's notices, as the page shows them.
import { locale } from "../lib/language.ts";
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

/** The time zone of this device, its clock's offset from UTC in minutes, and the language of the page. */
export const here = (): { zone: string; ahead: number; language: string } => ({
  zone: timeZone(),
  ahead: 0 - new Date().getTimezoneOffset(),
  language: locale.replace(/-.*/u, ""),
});

/** True if quiet hours are those of another clock than this device's, or a notified browser has another language. */
export function elsewhere(
  { quiet = false, zone = "", ahead = 0, language = "" }: NoticeWishes,
  notified: boolean,
): boolean {
  const now = here();
  if (notified && language !== now.language) return true;
  return quiet && (zone !== now.zone || (zone === "" && ahead !== now.ahead));
}
