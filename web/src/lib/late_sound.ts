// Sounds for the parts of the first load, which does not wait for them.
import type * as Sounds from "./sound.ts";

/** Makes a sound as soon as the sounds are here; none where they cannot be fetched. */
export const withSounds = (make: (sounds: typeof Sounds) => void): void => {
  import("./sound.ts").then(make, () => undefined);
};
