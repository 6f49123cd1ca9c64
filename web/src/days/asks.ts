// Requests about plans and notes.
import { request } from "../lib/api.ts";
import { noteSchema, planSchema, type Note, type Plan, type PlanLine } from "../lib/wire_game.ts";

const path = (id: string, what: string): string => `/api/games/${encodeURIComponent(id)}/${what}`;

export const asks = {
  plan: (id: string): Promise<Plan> => request(planSchema, "GET", path(id, "plan")),
  setPlan: (id: string, ply: number, lines: readonly PlanLine[]): Promise<Plan> =>
    request(planSchema, "PUT", path(id, "plan"), { ply, lines }),
  /** The player's own note, private. */
  note: (id: string): Promise<Note> => request(noteSchema, "GET", path(id, "note")),
  setNote: (id: string, text: string): Promise<Note> => request(noteSchema, "PUT", path(id, "note"), { text }),
};
