import { MediaQuery } from "svelte/reactivity";

/** Phones: the layout with the thumb bar. */
export const narrowScreen = new MediaQuery("(max-width: 699px)");

/** Narrower than the rail needs: what stands in it is out of sight, or below the board. */
export const railHidden = new MediaQuery("(max-width: 1099px)");
