// What enlarges small squares for a finger. Fetched by boards on a screen that is touched, after their first picture.
export { Lens, type Looked } from "./lens.ts";
export { Loupe } from "./loupe.ts";
