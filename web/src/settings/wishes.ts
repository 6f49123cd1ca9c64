// The settings for the server's notices, as the page shows them. Pure.
import type { NoticeKinds, NoticeWishes } from "../lib/wire.ts";

export type Kind = keyof NoticeKinds;
export type Place = "push" | "mail";

/** Notices are on by default. */
export const wanted = (wishes: NoticeWishes | undefined, place: Place, kind: Kind): boolean =>
  wishes?.[place]?.[kind] ?? true;

export const withKind = (wishes: NoticeWishes, place: Place, kind: Kind, on: boolean): NoticeWishes => ({
  ...wishes,
  [place]: { ...wishes[place], [kind]: on },
});

/** The offset of this device's clock from UTC, in minutes. */
export const ahead = (): number => -new Date().getTimezoneOffset();
