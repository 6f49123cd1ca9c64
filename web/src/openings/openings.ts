// The parts fetched when the openings are first opened.
export { Explorer } from "./explorer.svelte.ts";
export { default as OpeningsPanel } from "./OpeningsPanel.svelte";
