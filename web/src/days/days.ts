// The extra parts of correspondence games. Fetched after the board of such a game.
import type { Component } from "svelte";
import type { Session } from "../session/session.svelte.ts";
import DaysPanel from "./DaysPanel.svelte";
import { Planner } from "./planner.svelte.ts";

export interface Days {
  planner: Planner;
  /** Plans and the note, for the rail. */
  Panel: Component<{ planner: Planner }>;
}

export const daysOf = (session: Session): Days => ({ planner: new Planner(session), Panel: DaysPanel });
