// What comes with the first look at the openings.
export { Explorer } from "./explorer.svelte.ts";
export { default as OpeningsPanel } from "./OpeningsPanel.svelte";
