// Actions that change a game or the way it is played here.
import type { Variant } from "../lib/core.ts";
import { familyOf } from "../lib/families.ts";
import { isHere, isShared, isWatched, withBot } from "../lib/here.ts";
import { messages as m } from "../lib/messages.ts";
import { sidesOf } from "../lib/seating.ts";
import { settings } from "../lib/settings.svelte.ts";
import type { Action, Turnable } from "../stage/actions.ts";
import { confirms } from "../stage/confirms.ts";
import { sidesWithPersons } from "../stage/seats.ts";
import { askHint, callOff, claimDraw, offerDraw, takeBack } from "./changes.ts";
import type { Session } from "./session.svelte.ts";

/** The actions that the page carries out. */
export interface Desk extends Turnable {
  readonly askResign: () => void;
  /** Shows the result, where it is not visible anyway. */
  readonly showResult: () => void;
}

/** Returns the switch that confirms moves, for this game only. */
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

/** Returns the actions that are possible in the current state of the game. */
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
      run: () => void (session.held ? session.unmake() : takeBack(session)),
      enabled: free && mineMoved && !game.rated && game.asksBack === undefined && game.tournament === undefined,
    },
    {
      id: "hint",
      icon: "hint",
      label: m.game.hint,
      short: m.game.short.hint,
      run: () => void askHint(session),
      enabled: free && session.mine && !session.sending && !session.hinting,
    },
    game.canClaim && session.mine
      ? {
          id: "claim",
          icon: "half",
          label: m.game.claimDraw,
          short: m.game.short.claim,
          run: () => void claimDraw(session),
          enabled: free,
        }
      : {
          id: "draw",
          icon: "half",
          label: m.game.offerDraw,
          short: m.game.short.offerDraw,
          run: () => void offerDraw(session),
          enabled: free && (session.mine || (apart && session.ready)) && !game.offer,
        },
    early
      ? {
          id: "call-off",
          icon: "flag",
          label: m.clock.callOff,
          short: m.clock.callOff,
          run: () => void callOff(session),
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
  // Three players play each alone: resigning to one of them is not possible, and a draw needs the consent of all.
  if (three) left.add("resign");
  if (apart || game.tournament !== undefined) left.add("hint");
  if (withBot(game)) {
    left.add("draw");
    if (!session.held) left.add("take-back");
  }
  if (apart && three) left.add("take-back");
  if (three && game.opponent === "computer" && session.own === null) left.add("draw");
  return actions.filter(({ id }) => !left.has(id));
}
