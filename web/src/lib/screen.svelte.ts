import { MediaQuery } from "svelte/reactivity";

/** Phones: the layout with the thumb bar. */
export const narrowScreen = new MediaQuery("(max-width: 699px)");
