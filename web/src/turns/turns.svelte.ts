// Games in which it is this player's turn, the most urgent first, games that have just begun, and challenges. Polled
// while the page is visible, and refreshed after known changes.
import { request, type GameSummary, type Invitation } from "../lib/api.ts";
import { me } from "../lib/me.ts";
import { ring } from "../lib/sound.ts";
import { turnsSchema } from "../lib/wire.ts";
import { begun } from "./begun.svelte.ts";

const everyMs = 15_000;
/** For this time after the player waited for a game to begin, polling is faster, in hidden tabs too. */
const expectedMs = 30 * 60_000;
const soonMs = 4000;

class Turns {
  games = $state.raw<readonly GameSummary[]>([]);
  /** Challenges to the player alone. */
  challenges = $state.raw<readonly Invitation[]>([]);
  /** Live games that have begun, without a move by this player. */
  begun = $state.raw<readonly GameSummary[]>([]);
  /** True after the first answer of the server. */
  known = $state(false);
  #expectedUntil = 0;
  #users = 0;
  #asking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #look = (): void => {
    if (!document.hidden) void this.ask();
  };

  /** Asks from now on, until the function that it returns is called. */
  follow(): () => void {
    this.#users += 1;
    if (this.#users === 1) document.addEventListener("visibilitychange", this.#look);
    void this.ask();
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      document.removeEventListener("visibilitychange", this.#look);
      clearTimeout(this.#timer);
    };
  }

  /** A game may begin soon. */
  expect(): void {
    this.#expectedUntil = Date.now() + expectedMs;
  }

  /** Polls now. Errors are silent: the page shows elsewhere that the server is away. */
  ask(): Promise<void> {
    this.#asking ??= this.#hear().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Returns the games except this one. */
  besides(game: string): readonly GameSummary[] {
    return this.games.filter(({ id }) => id !== game);
  }

  async #hear(): Promise<void> {
    try {
      if ((!document.hidden || this.#soon()) && me() !== "") {
        const { games, begun, invitations } = await request(turnsSchema, "GET", "/api/turns");
        this.games = games;
        this.challenges = invitations;
        this.known = true;
        this.#call([...games.filter((game) => isFirstMove(game)), ...begun]);
      }
    } catch {
      // The last known state is kept.
    }
    clearTimeout(this.#timer);
    if (this.#users > 0) this.#timer = setTimeout(() => void this.ask(), this.#soon() ? soonMs : everyMs);
  }

  #soon(): boolean {
    return Date.now() < this.#expectedUntil;
  }

  #call(games: readonly GameSummary[]): void {
    const fresh = games.some(({ id }) => this.begun.every((known) => known.id !== id));
    this.begun = games;
    begun.any = games.length > 0;
    if (fresh && games.some(({ id }) => location.pathname !== `/game/${id}`)) ring();
  }
}

/** True if this is the player's first turn in a live game. */
const isFirstMove = ({ time, plies, seats }: GameSummary): boolean =>
  time !== undefined && time.days === 0 && plies < seats.length;

export const turns = new Turns();
