// The parts of the header that are fetched after the first paint.
export { default as Pill } from "../turns/TurnPill.svelte";
export { default as Sound } from "./SoundButton.svelte";
