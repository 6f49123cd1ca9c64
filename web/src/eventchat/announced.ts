// Shows an announcement of a director over the game that is played.
import { mount, unmount } from "svelte";
import * as v from "valibot";
import Heard from "./Heard.svelte";

const announcedSchema = v.object({
  type: v.literal("announced"),
  tournament: v.string(),
  name: v.string(),
  text: v.string(),
});

let end: (() => void) | undefined;

/** Shows it in place of the one before, until it is closed. */
export function announce(told: unknown): void {
  const { success, output } = v.safeParse(announcedSchema, told);
  if (!success) return;
  end?.();
  const close = (): void => {
    end = undefined;
    void unmount(shown);
  };
  const shown = mount(Heard, { target: document.body, props: { ...output, close: () => end?.() } });
  end = close;
}
