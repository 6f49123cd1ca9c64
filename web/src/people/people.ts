// What a game between people at screens of their own has beside the board: offers and chat. Fetched with such games alone.
export { default as ChatRow } from "./ChatRow.svelte";
export { default as OfferBar } from "./OfferBar.svelte";
export { default as OfferRow } from "./OfferRow.svelte";
export { openOffer } from "./offers.ts";
