// @camlann/core: the rules of every game here, in node and in the browser. Everything that the package offers is named in this
// file; a tour is in doc/javascript.md. A module is single-threaded and answers at once; a worker loads its own.

export { CamlannError, type Man, type PieceLetter, type Setup, type State, type Variant } from "./core.ts";
export { Game, type Ending, type GameOptions, type Legs, type Past } from "./game.ts";
export { load, type Camlann, type LoadOptions } from "./camlann.ts";
export { Move } from "./move.ts";
export type { Arrow } from "./records.ts";
export { Node, Tree } from "./tree.ts";
export type {
  AnalysedLine,
  ErrorCode,
  JudgedSetup,
  LostStart,
  Obligation,
  Option,
  Outcome,
  Problem,
  ReadGame,
  Reason,
  RecordedGame,
  RecordResult,
  Refusal,
  Result,
  RuleSet,
  Seat,
  Seating,
  Study,
  StudyFault,
  StudyMove,
  Why,
} from "./wire.ts";
