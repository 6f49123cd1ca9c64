import { createContext } from "svelte";
import type { Days } from "../days/days.ts";
import type { Variant } from "../lib/core.ts";
import type * as People from "../people/people.ts";
import type { Preview } from "../play/view.ts";
import type { Shown } from "../review/worst.svelte.ts";
import type { Session } from "../session/session.svelte.ts";
import type { Action } from "../stage/actions.ts";
import type { OpenDialog } from "../stage/stage.ts";
import type { Perfect } from "../values/perfect.svelte.ts";
import type { Explainer } from "../why/explainer.svelte.ts";

/** The contents of the rail and the dialogs of a game. The page provides them by context; what may change are reactive getters. */
export interface Around {
  readonly session: Session;
  readonly variant: Variant | undefined;
  /** Parts that only some games have, once they are fetched. */
  readonly extras: {
    /** For correspondence games. */
    readonly days: Days | undefined;
    /** For games between people on different devices. */
    readonly people: typeof People | undefined;
    /** The change of the player's rating; empty without one. */
    readonly rating: string;
  };
  /** The computer's help. */
  readonly help: {
    readonly explainer: Explainer;
    readonly perfect: Perfect;
    /** Actions that explain the position shown. */
    readonly insights: readonly Action[];
    /** Hides the reasons. */
    readonly explained: () => void;
  };
  readonly preview: Preview | null;
  /** Actions on the view: replay and turning the board. */
  readonly looks: readonly Action[];
  /** Actions on the game itself. */
  readonly deeds: readonly Action[];
  /** The actions in the sheet of a narrow screen. */
  readonly sheetActions: readonly Action[];
  /** The address of the form for a new game. */
  readonly newGame: string;
  /** The open dialog. */
  dialog: OpenDialog | null;
  readonly rematch: () => void;
  readonly showMistake: (mistake: Shown) => void;
  /** Uncovers the strip and the thumb bar, to go back through the game. */
  readonly lookBack: () => void;
}

export const [getAround, setAround] = createContext<Around>();
