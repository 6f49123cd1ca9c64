// The presence of the other players, as reported by the server.
import type { Seat, Variant } from "../lib/core.ts";
import type { Game } from "../lib/api.ts";
import type { Presence, SeatPresence } from "../lib/wire.ts";
import { isHere, isShared, isWatched } from "../lib/here.ts";
import { againstOf, isMany, sidesOf, teamOf } from "../lib/seating.ts";

const tickMs = 250;

export class Attendance {
  told = $state.raw<Presence>();
  /** By the page's clock; updated while a player is away. */
  #here = $state(performance.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(told: Presence): void {
    this.told = told;
    this.#here = performance.now();
    const left = told.seats.some(({ leftFrom }) => leftFrom !== undefined);
    if (!left) this.stop();
    else this.#timer ??= setInterval(() => (this.#here = performance.now()), tickMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  of(seat: Seat): SeatPresence | undefined {
    return this.told?.seats.find((one) => one.seat === seat);
  }

  /**
   * Returns the time until this seat counts as left; undefined unless its player is away. An absence before `began`, by
   * the server's clock, does not count. `ahead`: the server's clock minus the page's.
   */
  waitFor(seat: Seat, ahead: number | undefined, began = -Infinity): number | undefined {
    const one = this.of(seat);
    if (one?.presence !== "gone" || one.leftFrom === undefined || ahead === undefined) return undefined;
    const from = Math.max(one.leftFrom, began + (this.told?.patience ?? 0));
    return Math.max(0, from - (this.#here + ahead));
  }
}

interface Attended {
  game: Game | undefined;
  variant: Variant | undefined;
  /** The last position, of which one side is to move. */
  now: { seat: Seat } | undefined;
  attendance: Attendance;
  serverAhead: number | undefined;
  over: boolean;
}

/** True if a player here moves for this seat because its player has left it to a partner. */
export function standsIn({ game, variant, attendance, serverAhead }: Attended, seat: Seat): boolean {
  if (!game || !variant || !isMany(variant) || !isShared(game) || isHere(game, seat)) return false;
  const partner = teamOf(variant, seat).some(({ id }) => id !== seat && isHere(game, id));
  return partner && attendance.waitFor(seat, serverAhead) === 0;
}

/**
 * Returns the time until a player here may claim the win because all opponents have left; null unless they have and are
 * to move. The wait does not begin before their turn, which the server begins.
 */
export function claimWait({ game, variant, now, attendance, serverAhead, over }: Attended): number | null {
  if (!game || !variant || !now || over || !isShared(game) || isWatched(game)) return null;
  if (!game.time || game.time.days > 0 || sidesOf(variant) > 2 || game.moves.length < game.seats.length) return null;
  const own = game.seats.find(({ seat }) => isHere(game, seat));
  if (!own || againstOf(variant, own.seat).every(({ id }) => id !== now.seat)) return null;
  const { clocks } = game;
  if (clocks?.running !== now.seat) return null;
  let longest = 0;
  for (const { id } of againstOf(variant, own.seat)) {
    const wait = attendance.waitFor(id, serverAhead, clocks.since);
    if (wait === undefined) return null;
    longest = Math.max(longest, wait);
  }
  return longest;
}
