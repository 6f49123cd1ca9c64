// The rules, loaded: what games there are, games that begin, records that are read.
import { checkedText } from "./calls.ts";
import { CamlannError, type Setup, type Variant } from "./core.ts";
import { begin, replayed, type Game, type GameOptions } from "./game.ts";
import { loadRules, startRules, type Rules } from "./load.ts";
import { recordsOf, studyOf } from "./records.ts";
import { grown, type Tree } from "./tree.ts";
import type { ErrorAnswer, JudgedSetup, ReadGame, Study } from "./wire.ts";

/** All games of this package. Everything answers at once; what fails throws a `CamlannError`. */
export class Camlann {
  readonly #rules: Rules;

  /** Made by `load`. */
  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** Every game there is, in the order in which to show them. */
  get variants(): readonly Variant[] {
    return this.#rules.core.variants;
  }

  /** A game by its id: `"grand-cam"`. */
  variant(id: string): Variant {
    const found = this.#rules.core.variant(checkedText("variant", id));
    if (found) return found;
    const expected = `one of ${this.variants.map((one) => one.id).join(", ")}`;
    throw new CamlannError({ what: `there is no variant "${id}"`, where: "variant", expected, code: "unknown-name" });
  }

  /** Begins a game, as `Game.open` does. */
  open(variant: string, options: GameOptions = {}): Game {
    return begin(this.#rules, variant, options);
  }

  /** A game of a record, as `Game.replay` gives it. */
  replay(text: string, index = 0): Game {
    return replayed(this.#rules, text, index);
  }

  /** All games of a text with their headers, moves, comments, glyphs, drawings and variations, each checked by its rules, and
   * with what could not be read (`faults`). An error says the line and the column. */
  records(text: string): ReadGame[] {
    return recordsOf(this.#rules, text);
  }

  /** A game of a text, up to what cannot be read or played: `faults` says what that is. */
  study(text: string, index = 0): Study {
    return studyOf(this.#rules, text, index);
  }

  /** The tree of one of `records` or of a `study`, or of a record that is a text. */
  tree(from: string | ReadGame | Study, index = 0): Tree {
    return grown(this.#rules, from, index);
  }

  /** The men of a FEN, whether or not a game can start from them. */
  setup(variant: string, fen: string): Setup {
    return this.#rules.core.setup(checkedText("variant", variant), checkedText("fen", fen));
  }

  /** The FEN of men on squares, and what keeps a game from starting there by the usual rules. */
  judge(variant: string, setup: Setup): JudgedSetup {
    return this.#rules.core.judge(checkedText("variant", variant), setup);
  }
}

/** What else to load. */
export interface LoadOptions {
  /** The text of a file with games of your own (doc/formats/variant.md). They are known to this `Camlann` alone. */
  readonly variants?: string;
}

/** Loads the rules; done once, and quick after that. With games of your own, each time anew: in memory of their own. */
export async function load({ variants }: LoadOptions = {}): Promise<Camlann> {
  if (variants === undefined) return new Camlann(await loadRules());
  const text = checkedText("variants", variants);
  const rules = await startRules();
  const answer = rules.core.answer<Variant[] | ErrorAnswer>(rules.core.calls.define(text));
  if ("error" in answer) throw new CamlannError(answer.error);
  rules.core.variants = answer;
  return new Camlann(rules);
}
