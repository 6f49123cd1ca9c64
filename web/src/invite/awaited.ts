// Receives the changes of an invitation.
import * as v from "valibot";
import type { Invitation } from "../lib/api.ts";
import { Socket } from "../lib/socket.ts";
import { invitationChangedSchema } from "../lib/wire_game.ts";

export const awaitInvitation = (
  id: string,
  changed: (invitation: Invitation) => void,
  connected: (yes: boolean) => void,
): Socket =>
  new Socket({
    greeting: () => ({ type: "await", game: id }),
    connected,
    hear: (json) => {
      const message = v.safeParse(invitationChangedSchema, json);
      if (message.success && message.output.invitation.id === id) changed(message.output.invitation);
    },
  });
