import { api, type GameSummary } from "../lib/api.ts";
import { Asking } from "../lib/asking.svelte.ts";
import { deviceGames, onDevice } from "../lib/device.ts";
import { keepAsking } from "../lib/keep_asking.ts";
import { onKept } from "../lib/kept_here.ts";
import { turns } from "../turns/turns.svelte.ts";
import { lastUnfinished, rememberUnfinished, worthGoingOn } from "./unfinished.ts";

/** The player's games. A deleted one can be restored until the page is left. */
export class OwnGames {
  #games = $state.raw<GameSummary[]>();
  /** The games of this device; undefined until they have been read. */
  #here = $state.raw<GameSummary[]>();
  /** True while the server is away. */
  away = $state(false);
  /** The game deleted last, with its place in the list. */
  deleted = $state.raw<{ game: GameSummary; place: number }>();
  readonly asking = new Asking();

  readonly #waiting = $derived(turns.games.map(({ id }) => id));
  /** Games in which it is my turn are in a separate list. */
  readonly listed = $derived.by(() => {
    const [games, here] = [this.#games?.filter(({ id }) => !this.#waiting.includes(id)), this.#here];
    if (!here?.length) return games;
    return [...(games ?? []), ...here].sort((a, b) => b.updated.localeCompare(a.updated));
  });
  /** The number of running games; before the answer of the server, that of the last visit. */
  readonly running = $derived(this.listed ? worthGoingOn(this.listed).length : lastUnfinished());
  /** True if all games wait for me: then the list is empty. */
  readonly none = $derived(this.listed?.length === 0 && this.#waiting.length > 0);

  /** Call in an effect: loads the games. Returns the function that stops it. */
  readonly load = (): (() => void) => {
    void this.#read();
    const stops = [
      onKept(() => void this.#read()),
      keepAsking(
        async () => void (this.#games = await api.games()),
        (away) => (this.away = away),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  /** Reads the games of this device. */
  async #read(): Promise<void> {
    this.#here = (await deviceGames()).list();
  }

  /** Call in an effect: remembers how much space the list needs. */
  remember(): void {
    if (this.#games && turns.known) rememberUnfinished(this.running);
  }

  readonly remove = async (game: GameSummary): Promise<void> => {
    const place = this.#games?.indexOf(game) ?? -1;
    if (!(await this.asking.send(() => api.remove(game.id)))) return;
    this.#games = this.#games?.filter(({ id }) => id !== game.id);
    await this.#read();
    this.deleted = { game, place };
  };

  readonly undo = async (): Promise<void> => {
    const last = this.deleted;
    if (!last || !(await this.asking.send(() => api.restore(last.game.id)))) return;
    if (onDevice(last.game.id)) await this.#read();
    else
      this.#games = this.#games && [...this.#games.slice(0, last.place), last.game, ...this.#games.slice(last.place)];
    this.deleted = undefined;
  };
}
