// Enlarges small squares for a finger. Boards on a touch screen fetch it after their first picture.
export { Lens, type Looked } from "./lens.ts";
export { Loupe } from "./loupe.ts";
