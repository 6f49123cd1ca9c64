// The requests for the open seats: searches of players, and invitations.
import { request, type Invitation } from "../lib/api.ts";
import type { OpenSeek } from "../lib/wire.ts";
import { seekersSchema } from "../lib/wire.ts";
import { invitationsSchema } from "../lib/wire_game.ts";

export interface SeatPart {
  skip: number;
  seeks: readonly OpenSeek[];
  invitations: readonly Invitation[];
  next: number | undefined;
}

/** Reads a part of both lists. */
export async function seatPart(skip = 0): Promise<SeatPart> {
  const query = `?skip=${String(skip)}&limit=100`;
  const [seekers, waiting] = await Promise.all([
    request(seekersSchema, "GET", `/api/seek${query}`),
    request(invitationsSchema, "GET", `/api/invitations${query}`),
  ]);
  // The server may send fewer invitations than searches.
  const next = [seekers.next, waiting.next].filter((one) => one !== undefined);
  return {
    skip,
    seeks: seekers.open,
    invitations: waiting.invitations,
    next: next.length > 0 ? Math.min(...next) : undefined,
  };
}
