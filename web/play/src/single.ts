// The single file: play and core together, and the board alone.
export { createBoard, turnTo } from "@camlann/board";
export * from "@camlann/core";
export * from "./api.ts";
