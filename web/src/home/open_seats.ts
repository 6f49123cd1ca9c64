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
  return { skip, seeks: seekers.open, invitations: waiting.invitations, next: seekers.next ?? waiting.next };
}

/** Joins the parts; what has moved to a later part meanwhile is there once. */
export function joined<Item extends { id: string }>(parts: readonly (readonly Item[])[]): Item[] {
  const all = parts.flat();
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}
