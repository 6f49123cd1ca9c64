// Presses buttons of a small board that disappear when they have done their work.
import type { Table } from "../play/table.ts";

/** Does what a button says; by keyboard it goes on at the board, not at the top of the page. */
export function pressAt(table: Table | undefined, run: () => void): void {
  const keyboard = document.activeElement?.matches(":focus-visible") ?? false;
  run();
  if (keyboard) table?.board.focus();
}
