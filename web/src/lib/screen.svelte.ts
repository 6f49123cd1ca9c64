import { MediaQuery } from "svelte/reactivity";

/** Phones: the layout with the thumb bar. */
export const narrowScreen = new MediaQuery("(max-width: 699px)");

/**
 * A phone on its side, or a window as low: the board has the whole height, everything else is in a column to its right.
 */
export const lowScreen = new MediaQuery("(max-height: 480px) and (min-width: 560px)");

/** The links of the header have no room: a menu has them. */
export const menuScreen = new MediaQuery("(max-width: 479px), (max-height: 480px)");

/** The corners next to the board have room for text. */
export const roomyScreen = new MediaQuery("(min-width: 1280px)");

/** Narrower than the rail needs: what stands in it is out of sight, or below the board. */
export const railHidden = new MediaQuery("(max-width: 1099px)");
