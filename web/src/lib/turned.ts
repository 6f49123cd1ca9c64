// Keeps the turns of a board in the addresses of pages, so that the next page shows it from the same side.
import type { Variant } from "./core.ts";
import { isMany } from "./seating.ts";

/** Adds to an address how a board is turned; nothing where it is not. `turn`: see `View` of the board. */
export function turnedAddress(address: string, turn: number, variant: Variant | undefined): string {
  const ways = variant && isMany(variant) ? turn : turn >> 1;
  if (ways === 0) return address;
  const [, page = "", hash = ""] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return `${page}${page.includes("?") ? "&" : "?"}turn=${String(ways)}${hash}`;
}

/** Returns how often the board of an address is turned. */
export const turnedIn = (search: string): number =>
  Math.trunc(Math.abs(Number(new URLSearchParams(search).get("turn")))) % 12 || 0;
