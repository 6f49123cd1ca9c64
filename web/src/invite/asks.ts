// Requests of the page of an invitation.
import { request } from "../lib/api.ts";
import { invitationSchema, type Invitation } from "../lib/wire_game.ts";

const path = (id: string): string => `/api/invitations/${encodeURIComponent(id)}`;
const change = (id: string, action: string, body: object = {}): Promise<Invitation> =>
  request(invitationSchema, "POST", `${path(id)}/${action}`, body);

export const asks = {
  get: (id: string): Promise<Invitation> => request(invitationSchema, "GET", path(id)),
  decline: (id: string): Promise<Invitation> => change(id, "decline"),
  standUp: (id: string): Promise<Invitation> => change(id, "stand-up"),
  fillSeats: (id: string, level: number): Promise<Invitation> => change(id, "fill", { level }),
};
