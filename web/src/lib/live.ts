// The events of one game: sends the version it has, and receives all later ones.
import * as v from "valibot";
import { Socket } from "./socket.ts";
import {
  chatSaidSchema,
  gameEventSchema,
  hurriedSchema,
  invitationChangedSchema,
  presenceSchema,
  watchingSchema,
  type ChatLine,
  type Game,
  type Invitation,
  type Presence,
} from "./wire_game.ts";

export interface LiveListener {
  /** The last version the page has; 0 when it has nothing yet. */
  version(): number;
  /** `game` leaves out moves that it had one version before (`from`), where there are such. */
  event(kind: string, game: Game): void;
  /** The server's clock of timed games shows this now. */
  clock(shown: number): void;
  /** The computer thinks about this version for a shorter time than usual. */
  hurried(version: number): void;
  /** Something was said. */
  chat(line: ChatLine): void;
  /** An announcement at the tournament of the game, not checked yet. */
  announced?(told: unknown): void;
  /** The presence of a player. */
  presence(told: Presence): void;
  /** The state of a rematch of this game. */
  rematch(invitation: Invitation): void;
  /** Called when the connection to the server is lost or restored. */
  connected(yes: boolean): void;
}

/** A newer server may have another kind of event: the game after it says enough. */
const eventSchema = v.object({ ...gameEventSchema.entries, kind: v.string() });

/** Watches one game until the socket is closed, and says when this page is hidden. */
export function watchGame(game: string, listener: LiveListener): Socket {
  const turn = (): void => socket.say({ type: document.hidden ? "away" : "here", game });
  const socket: Socket = new Socket({
    greeting: () => ({ type: "watch", game, version: listener.version(), deltas: true }),
    connected: (yes) => {
      listener.connected(yes);
      if (yes && document.hidden) turn();
    },
    closed: () => document.removeEventListener("visibilitychange", turn),
    hear: (json) => {
      // Errors need nothing of us: a game that is not ours is a 404 of the first request.
      const message = v.safeParse(eventSchema, json);
      if (message.success && message.output.game === game)
        listener.event(message.output.kind, message.output.game_state);
      const again = v.safeParse(invitationChangedSchema, json);
      if (again.success && again.output.invitation.rematchOf === game) listener.rematch(again.output.invitation);
      const watching = v.safeParse(watchingSchema, json);
      if (watching.success && watching.output.game === game) listener.clock(watching.output.clock);
      const hurried = v.safeParse(hurriedSchema, json);
      if (hurried.success && hurried.output.game === game) listener.hurried(hurried.output.version);
      const said = v.safeParse(chatSaidSchema, json);
      if (said.success && said.output.game === game) listener.chat(said.output.line);
      if ((json as { type?: unknown } | null)?.type === "announced") listener.announced?.(json);
      const presence = v.safeParse(presenceSchema, json);
      if (presence.success && presence.output.game === game) listener.presence(presence.output);
    },
  });
  document.addEventListener("visibilitychange", turn);
  return socket;
}
