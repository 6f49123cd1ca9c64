import { createContext } from "svelte";
import { isMany } from "../lib/seating.ts";
import type { Outcome, Variant } from "../lib/core.ts";
import type { Table } from "../play/table.ts";
import type { ValuedMove } from "../play/turn.ts";
import type { Sight } from "../play/view.ts";
import type { Action, Lookable } from "./actions.ts";
import type { PlateWords } from "./Plate.svelte";
import type { Stage } from "./stage.ts";
import type { Status } from "./StatusLine.svelte";

/** The contents of a board with its surroundings. A page provides them by context, with reactive getters. */
export interface Place {
  readonly stage: Stage & Lookable;
  /** The stage of the board, where it is not that of the page. */
  readonly board?: Stage | undefined;
  readonly title: string;
  /** Nothing is drawn until it is known. */
  readonly variant: Variant | undefined;
  /** The turn of the board, see `View` of @camlann/board. */
  readonly turn: number;
  /** In turn order. */
  readonly plates: readonly PlateWords[];
  readonly status: Status;
  /** All actions with a key. */
  readonly actions: readonly Action[];
  readonly thumbActions: readonly Action[];
  readonly values?: readonly ValuedMove[];
  /** A move to draw on the position shown. */
  readonly idea?: Outcome | null;
  /** True if the marks on the board are explained next to it. */
  readonly legend?: boolean;
  /** Opens the contents that do not fit on a narrow screen. */
  more(): void;
  /** Set by the board, for pages that use them: the selection on it, and the board itself once it is mounted. */
  sight?: Sight | undefined;
  table?: Table | undefined;
}

export const [getPlace, setPlace] = createContext<Place>();

/** Returns the variant if it has more than two players. */
export const manyOf = ({ variant }: Place): Variant | undefined => (variant && isMany(variant) ? variant : undefined);

/** Returns the plates at the lower and at the upper end of a board of two. */
export const endsOf = ({ turn, plates }: Place): readonly PlateWords[] => (turn >= 2 ? [...plates].reverse() : plates);
