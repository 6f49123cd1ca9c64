// The pairing of a round that a director changes: exchanges of players, colours and byes. Pure, but for the requests.
import * as v from "valibot";
import { request } from "../lib/api.ts";
import { ofServer } from "../lib/language.ts";

const checkSchema = v.object({
  round: v.number(),
  boards: v.array(v.object({ white: v.string(), black: v.string() })),
  byes: v.array(v.object({ player: v.string(), kind: v.picklist(["win", "half", "rest"]) })),
  faults: v.array(
    v.object({
      severity: v.picklist(["impossible", "against-rules", "avoided"]),
      board: v.number(),
      player: v.string(),
      other: v.string(),
      text: v.string(),
    }),
  ),
});

export type PairingCheck = v.InferOutput<typeof checkSchema>;
export type PairingFault = PairingCheck["faults"][number];
export type ByeKind = PairingCheck["byes"][number]["kind"];
export type Pairing = Pick<PairingCheck, "boards" | "byes">;

/** Where a player sits: at a board, or a bye. */
export type Seat = { board: number; white: boolean } | { bye: number };

const path = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

/** Returns what the server says about a pairing in the language of the page. */
async function inOwnWords(asked: Promise<PairingCheck>): Promise<PairingCheck> {
  const check = await asked;
  const faults = check.faults.map(async (fault) => ({ ...fault, text: await ofServer(fault.text) }));
  return { ...check, faults: await Promise.all(faults) };
}

export const proposePairing = (id: string): Promise<PairingCheck> =>
  inOwnWords(request(checkSchema, "GET", `${path(id)}/proposal`));
export const checkPairing = (id: string, round: number, { boards, byes }: Pairing): Promise<PairingCheck> =>
  inOwnWords(request(checkSchema, "POST", `${path(id)}/check-pairing`, { round, boards, byes }));

export function playerAt({ boards, byes }: Pairing, seat: Seat): string {
  if ("bye" in seat) return byes[seat.bye]?.player ?? "";
  const board = boards[seat.board];
  return (seat.white ? board?.white : board?.black) ?? "";
}

/** Puts a player into a seat; whoever sits there goes where the player was. */
export function exchange(pairing: Pairing, seat: Seat, player: string): Pairing {
  const before = playerAt(pairing, seat);
  const other = (one: string): string => (one === player ? before : one === before ? player : one);
  return {
    boards: pairing.boards.map(({ white, black }) => ({ white: other(white), black: other(black) })),
    byes: pairing.byes.map(({ player: one, kind }) => ({ player: other(one), kind })),
  };
}

export const turnColours = ({ boards, byes }: Pairing, board: number): Pairing => ({
  boards: boards.map((one, at) => (at === board ? { white: one.black, black: one.white } : one)),
  byes,
});

/** Gives both players of a board a bye. */
export function toByes({ boards, byes }: Pairing, board: number, kind: ByeKind): Pairing {
  const { white, black } = boards[board] ?? { white: "", black: "" };
  return {
    boards: boards.filter((_, at) => at !== board),
    byes: [...byes, { player: white, kind }, { player: black, kind }],
  };
}

/** Makes a board of the first two players with byes. */
export function toBoard({ boards, byes }: Pairing): Pairing {
  const [white, black, ...rest] = byes;
  if (!white || !black) return { boards, byes };
  return { boards: [...boards, { white: white.player, black: black.player }], byes: rest };
}

export const withKind = ({ boards, byes }: Pairing, bye: number, kind: ByeKind): Pairing => ({
  boards,
  byes: byes.map((one, at) => (at === bye ? { ...one, kind } : one)),
});

export const isSame = (one: Pairing, other: Pairing): boolean =>
  JSON.stringify([one.boards, one.byes]) === JSON.stringify([other.boards, other.byes]);
