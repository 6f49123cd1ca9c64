// The review of the game that is studied, as the page has it: where its moves are in the tree, and what a tap does.
import { tagOf } from "../lib/tag_of.ts";
import { kept, keep } from "../study/kept.ts";
import type { Reviewed, Study } from "../study/study.svelte.ts";
import type { Node } from "../study/tree.ts";
import type { Glyph } from "../why/glyphs.ts";
import { sidesOf } from "../lib/seating.ts";
import type { Seat, Variant } from "../lib/core.ts";
import { isSameMove } from "../why/same_move.ts";
import { PoolAsker } from "./asker.ts";
import { Exercise } from "./exercise.svelte.ts";
import { nodesOf, placesOf, playedIn, plyAt, type Known } from "./game.ts";
import { GameReview, type Mistake } from "./review.svelte.ts";
import { sideNames, withPlayers } from "./sides.ts";
import { texts } from "./texts.ts";

/** `values`: on a phone alone; beside a wider board they are with the moves. */
export type Tab = "values" | "moves" | "openings" | "mistakes";

const accuracyTag = (seat: Seat): string => `${tagOf(seat)}Accuracy`;

export class ReviewDesk implements Reviewed {
  tab = $state<Tab>("moves");
  readonly review: GameReview;
  readonly exercise: Exercise;
  /** Three sides have no one score. */
  readonly possible: boolean;
  /** The moves on the board that could be reviewed. */
  readonly playable = $derived.by(() => playedIn(this.study.lineAfter(this.study.root), this.variant, this.known));
  /** The variant, with the names of the players. */
  readonly variant = $derived.by(() => withPlayers(this.game, this.study.told));
  readonly nodes = $derived.by(() => nodesOf(this.study, this.review.moves));
  readonly places = $derived.by(() => placesOf(this.nodes, this.variant, this.study));
  readonly ply = $derived.by(() => plyAt(this.nodes, this.study.node));

  constructor(
    private readonly study: Study,
    private readonly game: Variant,
    key: string,
    private readonly known?: Known,
  ) {
    this.possible = sidesOf(game) === 2;
    this.review = new GameReview({
      origin: study.origin,
      asker: new PoolAsker(),
      saved: kept(key).review,
      save: (review) => keep(key, { review }),
    });
    this.exercise = new Exercise(study, this.review);
    study.review = this;
  }

  /** The moves on the board are others than those reviewed. */
  get changed(): boolean {
    const { playable, review } = this;
    return playable.length > 0 && !review.isOf(playable);
  }

  /** Continues a saved review; without one, starts it if `wanted`. */
  open(wanted: boolean): void {
    if (!this.possible) return;
    this.review.resume((moves) => playedIn(nodesOf(this.study, moves), this.variant, this.known));
    if (wanted && !this.review.begun) this.start();
  }

  /** Reviews the moves on the board, if there are any. */
  start(): void {
    if (this.playable.length === 0) return;
    this.review.start(this.playable);
    this.tab = "mistakes";
  }

  go(ply: number): void {
    this.study.go(this.#at(ply));
  }

  tryAgain(mistake: Mistake): void {
    const at = this.#at(mistake.ply - 1);
    if (at) this.exercise.begin(mistake, at);
  }

  /** Adds the engine's line as a variation of the mistake, and shows its first move on the board. */
  show({ ply, before }: Mistake): void {
    this.exercise.end();
    const at = this.#at(ply - 1);
    if (!at) return;
    this.study.go(at);
    this.study.paste(before.line.join(" "));
    const [better = ""] = before.line;
    this.study.go(this.study.nextOf(at).find((one) => one.ply && isSameMove(one.ply.outcome.notation, better)));
  }

  glyphOf(node: Node): Glyph {
    return this.review.glyphAt(this.nodes.indexOf(node) + 1);
  }

  /** Returns the player of a mistake, even if the move has been deleted. */
  nameOf({ ply, first }: Pick<Mistake, "ply" | "first">): string {
    return this.places[ply - 1]?.name ?? sideNames(this.variant)[first ? 0 : 1];
  }

  /** Behind the other words about a player; without a review, what the record says. */
  accuracyOf(seat: Seat): string {
    const told = { ...this.study.told, ...this.tags };
    const percent = told[accuracyTag(seat)] ?? "";
    return /^\d{1,3}$/.test(percent) ? texts.accuracy(percent) : "";
  }

  /** The accuracies, as tags of a record. */
  get tags(): Readonly<Record<string, string>> {
    const { review } = this;
    if (!review.over) return {};
    const tags = this.game.seating.map(({ id, side }) => [accuracyTag(id), review.accuracy(side === 0)] as const);
    return Object.fromEntries(tags.flatMap(([tag, percent]) => (percent === null ? [] : [[tag, String(percent)]])));
  }

  /** Restores deleted moves of the reviewed game. */
  #at(ply: number): Node | undefined {
    if (ply > this.nodes.length) {
      this.study.go(this.study.root);
      this.study.paste(this.review.moves.join(" "));
    }
    return ply === 0 ? this.study.root : this.nodes[ply - 1];
  }
}
