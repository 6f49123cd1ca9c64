// The answers of an engine's worker, one question at a time: the page's worker and that of the package @camlann/engine.
import type { AnalysedLine } from "../lib/core.ts";
import { answer, type Past, type Question } from "./answer.ts";
import { Checker, type Thought } from "./check.ts";
import {
  chosen,
  judged,
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
  | ({ subject: "judge" } & BestMove)
  | ({ subject: "level" } & LevelQuestion);

/** Where an engine gets the networks of games. */
export interface Networks {
  /** Begins to fetch the network of a game, if there is one. */
  seek(past: Past): void;
  /** Hands it to an engine, which knows the game. False if the engine has none for it then. */
  give(thinker: Thinker, past: Past): Promise<boolean>;
}

/** The level that plays with the network. */
const highestLevel = 10;

/** The answers of practice boards are measured by hand. */
const usesNetwork = (asked: Asked): boolean =>
  asked.subject === "level" ? asked.level === highestLevel : asked.subject !== "move";

export class Answers {
  #thinker: Promise<Thinker> | undefined;
  #checker: Checker | undefined;

  constructor(
    private readonly start: () => Promise<Thinker>,
    private readonly networks: Networks,
  ) {}

  /** `tell` hears lines that are found before the search ends. */
  async to(asked: Asked & { definitions: string }, tell?: (found: AnalysedLine[]) => void): Promise<unknown> {
    if (usesNetwork(asked)) this.networks.seek(asked);
    // After a failed download, the next question tries again.
    this.#thinker ??= this.start().catch((problem: unknown) => {
      this.#thinker = undefined;
      throw problem;
    });
    const thinker = await this.#thinker;
    if (asked.definitions !== "") thinker.core.define(asked.definitions);
    const by = usesNetwork(asked) && (await this.networks.give(thinker, asked)) ? "network" : "hand";
    switch (asked.subject) {
      case "why":
        return answer(thinker, asked, asked.nodes, by);
      case "coach":
        return (this.#checker ??= new Checker(thinker)).check(asked, by);
      case "move":
        return chosen(thinker, asked);
      case "lines":
        return linesOf(thinker, asked, tell, by);
      case "judge":
        return judged(thinker, asked);
      case "level":
        return levelMove(thinker, asked);
    }
  }
}
