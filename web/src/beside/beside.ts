// The rail and the dialogs of a game. The first move does not need them: they are fetched after the board.
export { default as Dialogs } from "./Dialogs.svelte";
export { default as GameRail } from "./GameRail.svelte";
