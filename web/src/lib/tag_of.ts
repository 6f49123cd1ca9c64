// The headers of a record that name the players: the same in every language.
import type { Seat } from "./wire.ts";

const tags = { w: "White", b: "Black", R: "Red", G: "Green", B: "Blue", Y: "Yellow" } satisfies Record<Seat, string>;

/** Returns the header that names the player of a seat. */
export const tagOf = (seat: Seat): string => tags[seat];
