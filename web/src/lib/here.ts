// The people of a game that play on this device.
import type { Game, Player } from "./api.ts";
import type { Seat } from "./core.ts";
import { me } from "./me.ts";
import { messages as m } from "./messages.ts";

export type Seated = Pick<Game, "device" | "seats">;

/** True for all persons where the game was put on this device, and for none where it was put on another. */
const plays = ({ device }: Seated, { player, id }: Player): boolean =>
  player === "person" && (!id || (device ?? id) === me());

/** True if a person at this screen has this seat. */
export const isHere = (game: Seated | undefined, seat: string): boolean =>
  game?.seats.some((player) => player.seat === seat && plays(game, player)) ?? false;

/** The persons at this screen. */
export const personsHere = (game: Seated): Player[] => game.seats.filter((player) => plays(game, player));

/** True if people play on different devices. */
export const isShared = (game: Seated | undefined): boolean =>
  game?.seats.some(({ id }) => id && !(game.device && game.device === me())) ?? false;

/** True if a program plays on another device. It is offered nothing: nobody sees its offers. */
export const withBot = (game: Seated | undefined): boolean =>
  game?.seats.some((seat) => seat.bot === true && seat.id !== me()) ?? false;

/** True if this screen only watches. */
export const isWatched = (game: Seated | undefined): boolean =>
  isShared(game) && game?.seats.some((player) => plays(game, player)) === false;

/** "10 + 10 · rated · ": the time control and, between people on different devices, whether the game is rated. */
export function termsText(game: (Seated & Pick<Game, "rated" | "time">) | undefined): string {
  const time = game?.time ? `${m.clock.control(game.time)} · ` : "";
  return game && isShared(game) ? `${time}${game.rated ? m.game.rated : m.game.casual} · ` : time;
}

/** Returns the note that watchers see the moves late, in the words for this screen; empty if they do not. */
export function lateText(game: (Seated & Pick<Game, "late" | "result">) | undefined): string {
  if (!game?.late || game.result !== null) return "";
  return isWatched(game) ? m.game.seenLate(game.late) : m.game.watchersLate(game.late);
}

/** Returns the seat of the only person here, or null if there are several or none. */
export function onlyPerson(game: Seated | undefined): Seat | null {
  const [first, ...others] = game ? personsHere(game) : [];
  return first && others.length === 0 ? first.seat : null;
}

/** True if one person plays here against computers only. */
export const isAlone = (game: Seated | undefined): boolean => onlyPerson(game) !== null && !isShared(game);
