// The link of a board in the room, for players without an account: behind the tournament's address, where no log sees it.

export interface BoardLink {
  readonly round: number;
  readonly board: number;
  readonly code: string;
}

export const boardHash = ({ round, board, code }: BoardLink): string =>
  `#board-${String(round)}-${String(board)}-${code}`;

/** Reads the part of an address that boardHash() writes. */
export function boardLink(hash: string): BoardLink | undefined {
  const [, round, board, code] = /^#board-([1-9]\d*)-([1-9]\d*)-([a-z0-9]+)$/u.exec(hash) ?? [];
  return code === undefined ? undefined : { round: Number(round), board: Number(board), code };
}
