// Who of a game's people is at this screen.
import type { Game, Player } from "./api.ts";
import type { Seat } from "./core.ts";
import { me } from "./me.ts";
import { messages as m } from "./messages.ts";

export type Seated = Pick<Game, "seats">;

const plays = ({ player, id }: Player): boolean => player === "person" && (id === undefined || id === me());

/** Whether a person at this screen has this seat. */
export const isHere = (game: Seated | undefined, seat: string): boolean =>
  game?.seats.some((player) => player.seat === seat && plays(player)) ?? false;

/** The persons at this screen. */
export const personsHere = (game: Seated): Player[] => game.seats.filter(plays);

/** Whether people play from screens of their own. */
export const isShared = (game: Seated | undefined): boolean => game?.seats.some(({ id }) => id !== undefined) ?? false;

/** Whether this screen only watches. */
export const isWatched = (game: Seated | undefined): boolean => isShared(game) && game?.seats.some(plays) === false;

/** "10 + 10 · rated · ": how long a game is and, between people at screens of their own, whether it counts. */
export function termsText(game: (Seated & Pick<Game, "rated" | "time">) | undefined): string {
  const time = game?.time ? `${m.clock.control(game.time)} · ` : "";
  return game && isShared(game) ? `${time}${game.rated ? m.game.rated : m.game.casual} · ` : time;
}

/** That moves are kept from those who watch, as it is said at this screen; empty if none are. */
export function lateText(game: (Seated & Pick<Game, "late" | "result">) | undefined): string {
  if (!game?.late || game.result !== null) return "";
  return isWatched(game) ? m.game.seenLate(game.late) : m.game.watchersLate(game.late);
}

/** The seat of the one person who plays here, or null where there are several, or none. */
export function onlyPerson(game: Seated | undefined): Seat | null {
  const [first, ...others] = game ? personsHere(game) : [];
  return first && others.length === 0 ? first.seat : null;
}

/** Whether one person plays here against computers alone. */
export const isAlone = (game: Seated | undefined): boolean => onlyPerson(game) !== null && !isShared(game);
