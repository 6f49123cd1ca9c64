// The texts of the coach.
import { translatable } from "../lib/language.ts";
import type { Obligation } from "../lib/core.ts";
import { listed, messages as m } from "../lib/messages.ts";
import type { Settings } from "../lib/settings.svelte.ts";
import { shownMove } from "../play/written.ts";
import type { Warning } from "../why/check.ts";

const either = (squares: readonly string[]): string => listed(squares).replace(" and ", " or ");

const duties: Partial<Record<Obligation["kind"], (squares: readonly string[]) => string>> = {
  capture: (squares) => `, and then you must capture with ${either(squares)}`,
  leave: (squares) => `, and then ${either(squares)} must leave your castle`,
  "leave-by-jump": (squares) => `, and then ${either(squares)} must leave your castle by a jump`,
};

const harmed = (harm: string): string => `${/^(has|is) /.test(harm) ? "After this your side" : "This"} ${harm}.`;

export const texts = {
  name: "Coach",
  often: { off: "Never", once: "Once per game", always: "Always" } satisfies Record<Settings["coach"], string>,
  setting: "Coach warns of mistakes",
  looking: "The coach is looking at your move.",
  /** "This allows a charge that takes three. Black can answer D6×F8×H6." */
  warning: ({ harm, reply, seat, duty }: Warning): string => {
    const then = (duty && duties[duty.kind]?.(duty.squares)) ?? "";
    return `${harmed(harm)} ${m.sides[seat]} can answer ${shownMove(reply.notation)}${then}.`;
  },
  waits: "Your move is not played yet.",
  takeBack: "Take it back",
  play: "Play it anyway",
};
translatable("coach", texts);
