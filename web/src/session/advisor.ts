import type { Component } from "svelte";
import type { Outcome } from "../lib/core.ts";
import type { Status } from "../stage/StatusLine.svelte";

/** Checks each move before it is sent: the coach. */
export interface Advisor {
  /** True while a warning waits for the player's answer. */
  readonly speaks: boolean;
  /** The text for the line above the board, or null. */
  readonly status: Status | null;
  /** The opponent's best answer to the held move, to be drawn on the board. */
  readonly threat: Outcome | null;
  /** The setting that switches it on and off. */
  readonly Choice: Component;
  /** True if the move just made must wait for its verdict. */
  keeps(): boolean;
  close(): void;
}
