// Perfect values from the server, and while it is away from the tables that this browser keeps, by the same code as in a site without a
// server.
import { api, Failure } from "../lib/api.ts";
import type { Source } from "./perfect.svelte.ts";

type AskTable = Source["perfectValues"];

/** What the server says or, while it is away, what is kept here. Tests hand in their own. */
export const orKept =
  (server: AskTable, kept: () => Promise<Pick<Source, "perfectValues">>): AskTable =>
  async (...asked) => {
    try {
      return await server(...asked);
    } catch (problem) {
      if (!(problem instanceof Failure && problem.away)) throw problem;
      try {
        return await (await kept()).perfectValues(...asked);
      } catch {
        // Fewer tables are kept than the server has.
        throw problem;
      }
    }
  };

export const perfectValues = orKept(api.perfectValues, () => import("./stored.ts"));
