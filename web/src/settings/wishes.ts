// What is wanted of the server's notices, as the page shows it. Pure.
import type { NoticeKinds, NoticeWishes } from "../lib/wire.ts";

export type Kind = keyof NoticeKinds;
export type Place = "push" | "mail";

/** What nothing is said about is told. */
export const wanted = (wishes: NoticeWishes | undefined, place: Place, kind: Kind): boolean =>
  wishes?.[place]?.[kind] ?? true;

export const withKind = (wishes: NoticeWishes, place: Place, kind: Kind, on: boolean): NoticeWishes => ({
  ...wishes,
  [place]: { ...wishes[place], [kind]: on },
});

/** How many minutes the clock of this device is ahead of UTC. */
export const ahead = (): number => -new Date().getTimezoneOffset();
