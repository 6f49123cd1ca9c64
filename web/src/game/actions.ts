// Everything a person can do beside the board, said once: the rail, the thumb bar and the sheet show choices of it.
import type { Variant } from "../lib/core.ts";
import { familyOf } from "../lib/families.ts";
import { messages as m } from "../lib/messages.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { IconName } from "../ui/Icon.svelte";
import { confirms } from "./confirms.ts";
import { isHere, isShared, isWatched } from "./here.ts";
import { sidesWithPersons } from "./seats.ts";
import { isMany, sidesOf } from "./seating.ts";
import type { Session } from "./session.svelte.ts";
import { canTurn } from "./view.ts";

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
  /** Whether it may turn to whoever moves: several people are at it. */
  readonly shared?: boolean;
}

/** What the page itself does for an action. */
export interface Desk extends Turnable {
  askResign(): void;
  rematch(): void;
  /** How the game has ended, where it is not in sight anyway. */
  showResult(): void;
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

/** Reasons for the move that led to the position looked at. */
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

/** Whether each move is asked about, in this game alone. */
export function confirmActions(session: Session): Action[] {
  const { game } = session;
  if (!game || session.over || isWatched(game)) return [];
  const hand = matchMedia("(pointer: coarse)").matches ? "touch" : "mouse";
  const pressed = confirms(session, hand);
  return [
    {
      id: "confirm",
      icon: "check",
      label: m.game.confirm,
      short: m.game.confirm,
      run: () => session.confirm(!pressed),
      enabled: true,
      pressed,
    },
  ];
}

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

/** Only what this game, as it stands, can do. */
export function gameActions(session: Session, desk: Desk, variant: Variant | undefined): Action[] {
  const { game } = session;
  if (!game) return [];
  if (session.over) {
    return [
      {
        id: "result",
        icon: "flag",
        label: m.game.result,
        short: m.game.result,
        run: desk.showResult,
        enabled: true,
      },
    ];
  }
  if (isWatched(game)) return [];
  const free = session.ready && !session.busy;
  const oneSide = variant !== undefined && sidesWithPersons(game, variant) === 1;
  const three = variant !== undefined && sidesOf(variant) > 2;
  const early = game.tournament === undefined && game.time !== undefined && game.moves.length < game.seats.length;
  const apart = isShared(game);
  const mineMoved = session.plies.some(({ before }) => isHere(game, before.seat));
  const actions: Action[] = [
    {
      id: "step",
      icon: "step",
      label: m.game.step,
      short: m.game.short.step,
      run: () => (settings.stepMode = !settings.stepMode),
      enabled: true,
      pressed: settings.stepMode,
    },
    {
      id: "take-back",
      icon: "takeBack",
      label: apart ? m.game.askBack : m.game.takeBack,
      short: m.game.short.takeBack,
      run: () => void (session.held ? session.unmake() : session.takeBack()),
      enabled: free && mineMoved && !game.rated && game.asksBack === undefined && game.tournament === undefined,
    },
    {
      id: "hint",
      icon: "hint",
      label: m.game.hint,
      short: m.game.short.hint,
      run: () => void session.askHint(),
      enabled: free && session.mine && !session.sending && !session.hinting,
    },
    game.canClaim && session.mine
      ? {
          id: "claim",
          icon: "half",
          label: m.game.claimDraw,
          short: m.game.short.claim,
          run: () => void session.claimDraw(),
          enabled: free,
        }
      : {
          id: "draw",
          icon: "half",
          label: m.game.offerDraw,
          short: m.game.short.offerDraw,
          run: () => void session.offerDraw(),
          enabled: free && (session.mine || (apart && session.ready)) && !game.offer,
        },
    early
      ? {
          id: "call-off",
          icon: "flag",
          label: m.clock.callOff,
          short: m.clock.callOff,
          run: () => void session.callOff(),
          enabled: free,
        }
      : {
          id: "resign",
          icon: "flag",
          label: m.game.resign,
          short: m.game.resign,
          run: desk.askResign,
          enabled: free && (oneSide || session.mine),
        },
  ];
  const left = new Set<string>();
  if (!variant || !familyOf(variant).walks) left.add("step");
  // Three play each for himself: nobody can give the game up to one, and a draw needs the word of all.
  if (three) left.add("resign");
  if (apart) left.add("hint");
  if (apart && three) left.add("take-back");
  if (three && game.opponent === "computer" && session.own === null) left.add("draw");
  return actions.filter(({ id }) => !left.has(id));
}
