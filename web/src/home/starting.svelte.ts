import type { Pictured } from "../lib/core.ts";
import { api } from "../lib/api.ts";
import type { Asking } from "../lib/asking.svelte.ts";
import { me } from "../lib/me.ts";
import { lastName } from "../lib/name.ts";
import { router } from "../lib/router.svelte.ts";
import { served } from "../lib/served.ts";
import { isMany } from "../lib/seating.ts";
import type { Invitation, OpenSeek } from "../lib/wire.ts";
import { lastChoice, lastStart, rememberChoice, rememberStart, type Way } from "../new_game/choice.ts";
import { lastSeats, mayHaveClocks, wishedSeats } from "../new_game/seat_choice.ts";
import { lastTime, rememberTime } from "../new_game/time_choice.ts";
import { seeking } from "../seek/seeking.svelte.ts";
import { lastSeekChoice, rememberSeekChoice, suits, timesOf, waitingAt } from "./seek_choice.ts";

/** The choices above the tiles, and the game that a tile starts with them. */
export class Starting {
  /** The variant started last; empty at the first visit. */
  readonly before = lastStart().game;
  game = $state(this.before);
  opponent = $state<Way>(lastStart().way);
  /** Against the computer. */
  level = $state(lastChoice().level);
  /** Against a friend. */
  time = $state(lastTime());
  /** Against any opponent. */
  sought = $state(lastSeekChoice());
  invitations = $state.raw<readonly Invitation[]>([]);
  seeks = $state.raw<readonly OpenSeek[]>([]);
  readonly #openSeats = $derived(this.invitations.filter(({ host }) => host !== me()));

  constructor(private readonly asking: Asking) {}

  /** Returns the number of opponents that wait for a game. */
  waitingFor(id: string): number {
    return this.opponent === "opponent" ? waitingAt(id, this.sought, this.seeks, this.#openSeats) : 0;
  }

  /** Call in a component: remembers the choices. */
  follow(): void {
    $effect(() => rememberStart(this.opponent, this.game));
    $effect(() => rememberSeekChoice($state.snapshot(this.sought)));
    $effect(() => rememberChoice({ ...lastChoice(), level: this.level }));
    $effect(() => rememberTime(this.time));
  }

  /** Starts a game at once, with the last choices. */
  async begin(variant: Pictured): Promise<void> {
    this.game = variant.id;
    if (this.opponent === "computer") return this.#playComputer(variant);
    if (this.opponent !== "opponent") return this.#playFriend(variant, this.opponent);
    if (isMany(variant)) return this.#playTable(variant);
    const { rated, either, range } = this.sought;
    const [time = null, ...also] = timesOf(this.sought).map((one) => ({ ...one }));
    seeking.start({ variant: variant.id, name: lastName(), time, also, rated, either, range });
  }

  async #playComputer(variant: Pictured): Promise<void> {
    const { level } = this;
    const { colour, mayResign } = lastChoice();
    const seats = lastSeats(variant, false, level).map((seat) => (seat.level > 0 ? { ...seat, level } : seat));
    await this.asking.send(async () => {
      const { id } = await api.create({
        variant: variant.id,
        rules: "",
        fen: null,
        opponent: "computer",
        level,
        colour,
        mayResign,
        ...(isMany(variant) ? { seats: wishedSeats(seats) } : {}),
      });
      router.go(`/game/${id}`);
    });
  }

  /** Makes a link, or starts a game on this device. */
  async #playFriend(variant: Pictured, way: "friend" | "person"): Promise<void> {
    const { level, time } = this;
    const { colour } = lastChoice();
    const seats = lastSeats(variant, true, level);
    const seated = way === "person" || isMany(variant);
    const timed = served && (!seated || mayHaveClocks(seats));
    const game = {
      variant: variant.id,
      rules: "",
      fen: null,
      opponent: "person" as const,
      level,
      colour,
      mayResign: false,
      time: timed ? time : null,
      ...(seated ? { seats: wishedSeats(seats) } : {}),
    };
    await this.asking.send(async () => {
      if (way === "person") {
        router.go(`/game/${(await api.create(game)).id}`);
        return;
      }
      const { id } = await api.invite({ ...game, name: lastName(), public: false, rated: false });
      router.go(`/i/${id}`);
    });
  }

  /** More than two players: takes an open seat on the same terms, or opens a table. */
  async #playTable(variant: Pictured): Promise<void> {
    const table = this.#openSeats.find((one) => one.variant === variant.id && suits(one, this.sought));
    await this.asking.send(async () => {
      const { id } = table
        ? await api.sitDown(table.id, lastName())
        : await api.invite({
            variant: variant.id,
            rules: "",
            fen: null,
            opponent: "person",
            level: 3,
            colour: "w",
            mayResign: false,
            seats: variant.seating.map(() => ({ player: "person" as const })),
            time: this.sought.time,
            name: lastName(),
            public: true,
            rated: this.sought.rated,
          });
      router.go(`/i/${id}`);
    });
  }
}
