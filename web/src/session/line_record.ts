/** A game as its start and its moves. */
interface Moves {
  readonly variant: string;
  readonly rules: string;
  readonly start: string | null;
  readonly moves: readonly string[];
}

/** Writes a game that no server has as a record. What writes records is fetched first. */
export async function lineRecord({ variant, rules, start, moves }: Moves): Promise<string> {
  const { loadStudyCore } = await import("../why/thinker.ts");
  const position = (await loadStudyCore()).open(variant, rules, start ?? "");
  try {
    return position.studyRecord(moves.join(" "));
  } finally {
    position.free();
  }
}
