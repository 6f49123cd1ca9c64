// The answers of an engine's worker, one question at a time: the page's worker and that of the package @camlann/engine.
import type { AnalysedLine } from "../lib/core.ts";
import { answer, type Question } from "./answer.ts";
import { Checker, type Thought } from "./check.ts";
import {
  chosen,
  levelMove,
  type LevelQuestion,
  linesOf,
  type LinesQuestion,
  type Question as BestMove,
} from "./choose.ts";
import type { Thinker } from "./thinker_of.ts";

export type Asked =
  | ({ subject: "why" } & Question & { nodes?: number })
  | ({ subject: "coach" } & Thought)
  | ({ subject: "move" } & BestMove)
  | ({ subject: "lines" } & LinesQuestion)
  | ({ subject: "level" } & LevelQuestion);

export class Answers {
  #thinker: Promise<Thinker> | undefined;
  #checker: Checker | undefined;

  constructor(private readonly start: () => Promise<Thinker>) {}

  /** `tell` hears lines that are found before the search ends. */
  async to(asked: Asked & { definitions: string }, tell?: (found: AnalysedLine[]) => void): Promise<unknown> {
    // After a failed download, the next question tries again.
    this.#thinker ??= this.start().catch((problem: unknown) => {
      this.#thinker = undefined;
      throw problem;
    });
    const thinker = await this.#thinker;
    if (asked.definitions !== "") thinker.core.define(asked.definitions);
    switch (asked.subject) {
      case "why":
        return answer(thinker, asked, asked.nodes);
      case "coach":
        return (this.#checker ??= new Checker(thinker)).check(asked);
      case "move":
        return chosen(thinker, asked);
      case "lines":
        return linesOf(thinker, asked, tell);
      case "level":
        return levelMove(thinker, asked);
    }
  }
}
