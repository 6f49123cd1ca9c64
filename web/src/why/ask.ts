import type { Answer, Question } from "./answer.ts";

/** Sends a question to the engine; tests pass their own. */
export type Ask = (question: Question) => Promise<Answer>;

/** Asks why. The way to the engine is fetched with the first question. */
export const askEngine: Ask = async (question) => (await import("./engine.ts")).ask("why", question);
