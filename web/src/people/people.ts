// What a game between people at screens of their own has beside the board: offers and chat, what a rated game has moved, the way
// to the next game. Fetched with such games alone.
export { default as ChatRow } from "./ChatRow.svelte";
export { default as NextGame } from "./NextGame.svelte";
export { default as OfferBar } from "./OfferBar.svelte";
export { default as OfferRow } from "./OfferRow.svelte";
export { openOffer } from "./offers.ts";
export { Onward } from "./onward.ts";
export { ratingChange } from "./rating_change.ts";
