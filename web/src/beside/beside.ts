// What stands beside the board of a game, and what opens over it. The first move needs nothing of it: it is fetched after
// the board.
export { default as Dialogs } from "./Dialogs.svelte";
export { default as EndDock } from "./EndDock.svelte";
export { default as GameRail } from "./GameRail.svelte";
