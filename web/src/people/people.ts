// The controls of games between people on different devices: offers and chat, the change of a rating, the link to the
// next game. Fetched only for such games.
export { default as ChatRow } from "./ChatRow.svelte";
export { default as NextGame } from "./NextGame.svelte";
export { default as OfferBar } from "./OfferBar.svelte";
export { default as OfferRow } from "./OfferRow.svelte";
export { openOffer } from "./offers.ts";
export { Onward } from "./onward.ts";
export { ratingChange } from "./rating_change.ts";
