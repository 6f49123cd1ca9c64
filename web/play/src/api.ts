// @camlann/play: a board at which a game is played by taps, drags and keys, and the element <camlann-board>.
export { CamlannBoard } from "./element.ts";
export { createPlay } from "./play.ts";
export type * from "./types.ts";
