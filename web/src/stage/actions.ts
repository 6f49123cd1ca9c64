// Actions for any board. The rail, the thumb bar and the sheet each show a selection.
import type { Variant } from "../lib/core.ts";
import { canTurn } from "../lib/board_view.ts";
import { messages as m } from "../lib/messages.ts";
import { isMany } from "../lib/seating.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { IconName } from "../ui/Icon.svelte";

export interface Action {
  id: string;
  icon: IconName;
  label: string;
  /** For the thumb bar. */
  short: string;
  run: () => void;
  enabled: boolean;
  /** For switches: whether it is on. */
  pressed?: boolean;
}

/** A board that can be turned. */
export interface Turnable {
  readonly flipped: boolean;
  flip(): void;
  /** True if it can turn to the player to move: several people share it. */
  readonly shared?: boolean;
}

/** A game that can be looked through. */
export interface Lookable {
  readonly ply: number;
  readonly plies: readonly unknown[];
  look(ply: number): void;
}

/** Moves about the game: never changes it. */
export function replayActions(session: Lookable): Action[] {
  const { ply } = session;
  const last = session.plies.length;
  // Beyond the plies that are known there is nothing to go back to.
  const past = ply > 0 && ply <= last;
  const go = (id: string, icon: IconName, label: string, short: string, to: number, enabled: boolean): Action => ({
    id,
    icon,
    label,
    short,
    run: () => session.look(to),
    enabled,
  });
  return [
    go("first", "first", m.game.first, m.game.short.first, 0, past),
    go("back", "back", m.game.previous, m.game.short.back, ply - 1, past),
    go("on", "on", m.game.next, m.game.short.on, ply + 1, ply < last),
    go("last", "last", m.game.lastMove, m.game.short.last, last, ply < last),
  ];
}

/** Returns the action that explains the move before the position shown. */
export const whyAction = ({ ply, plies }: Lookable, pressed: boolean, run: () => void): Action => ({
  id: "why",
  icon: "why",
  label: m.why.action,
  short: m.why.short,
  run,
  enabled: (ply > 0 && ply <= plies.length) || pressed,
  pressed,
});

/** The values of all moves under perfect play. */
export const valuesAction = (pressed: boolean, run: () => void): Action => ({
  id: "values",
  icon: "values",
  label: m.values.action,
  short: m.values.short,
  run,
  enabled: true,
  pressed,
});

export function viewActions(desk: Turnable, variant: Variant | undefined): Action[] {
  if (variant && isMany(variant)) return manyViewActions(desk);
  const flip: Action = {
    id: "flip",
    icon: "flip",
    label: m.game.flip,
    short: m.game.short.flip,
    run: () => desk.flip(),
    enabled: true,
    pressed: desk.flipped,
  };
  const quarter: Action = {
    id: "quarter",
    icon: "quarter",
    label: settings.quarter ? m.game.upright : m.game.quarter,
    short: m.game.short.quarter,
    run: () => (settings.quarter = !settings.quarter),
    enabled: true,
    pressed: settings.quarter,
  };
  return variant && canTurn(variant) ? [flip, quarter] : [flip];
}

/** A board that has no two ends: the next seat comes to its foot. */
function manyViewActions(desk: Turnable): Action[] {
  const turn: Action = {
    id: "flip",
    icon: "again",
    label: m.game.turnBoard,
    short: m.game.short.turn,
    run: () => desk.flip(),
    enabled: !(desk.shared && settings.follow),
  };
  const follow: Action = {
    id: "follow",
    icon: "people",
    label: m.game.follow,
    short: m.game.short.follow,
    run: () => (settings.follow = !settings.follow),
    enabled: true,
    pressed: settings.follow,
  };
  return desk.shared ? [turn, follow] : [turn];
}
