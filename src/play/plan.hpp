#pragma once
// Plans: a player's prepared answers to moves of the others (conditional moves). A tree: a move of
// the others, the player's answer, their next move, and so on. The server keeps a plan for each
// player, advances it with each event, and plays its answers. The functions are pure and
// thread-safe; a PlanReader is for one thread.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"

namespace camlann::play {

/// A move and the moves that may follow it: any number of the others', exactly one of the player's.
struct Planned {
  WrittenMove move;
  std::vector<Planned> next;

  bool operator==(const Planned&) const = default;
};

/// A plan from the position of a state.
struct Plan {
  std::vector<Planned> moves;

  [[nodiscard]] bool empty() const { return moves.empty(); }
  bool operator==(const Plan&) const = default;
};

/// Consecutive moves, as written.
using PlanLine = std::vector<std::string>;

inline constexpr std::size_t most_planned = 80;       // in a whole plan
inline constexpr std::size_t longest_plan_line = 20;  // in one line

/// Returns an error unless these players may plan now, after `ply` moves: in a game of people at
/// separate screens, without a live clock, while others are to move.
[[nodiscard]] Result<void> may_plan(const State& state, int ply, Who who);

/// Builds a plan from lines that start at this state; lines may share a beginning. An error unless
/// each move is legal in its place, each line ends with a move of the planning player, and no
/// position has two answers. If the others move several times in a row, the line contains each of
/// those moves.
///
/// Reads in portions, because one move takes milliseconds in positions of very many moves.
class PlanReader {
 public:
  PlanReader(const State& state, Who who, std::vector<PlanLine> lines);
  PlanReader(const PlanReader&) = delete;
  PlanReader& operator=(const PlanReader&) = delete;

  /// Reads until `pause` is true after a move. Returns whether the whole plan is read.
  [[nodiscard]] Result<bool> read(const std::function<bool()>& pause);
  /// Returns the plan as far as it is read.
  [[nodiscard]] Plan plan() && { return std::move(plan_); }

 private:
  [[nodiscard]] Result<void> read_move();
  [[nodiscard]] Result<void> end_line();
  [[nodiscard]] Result<Planned*> grow(const std::string& text);

  Game board_;
  const Who who_;
  const std::vector<PlanLine> lines_;
  Plan plan_;
  std::size_t line_ = 0;         // the one that is read
  std::size_t place_ = 0;        // of the next move in it
  std::vector<Planned>* among_;  // the moves that follow the last one
  bool own_ = false;             // the last move of the line is the player's
  std::size_t moves_ = 0;        // in the plan
  std::size_t read_ = 0;         // that were not known
};

/// Returns the lines of a plan, one for each last move.
[[nodiscard]] std::vector<PlanLine> lines_of(const Plan& plan);

/// Returns the rest of the plan after this event: the continuation of a planned move; an empty plan
/// after another move, a take-back or an end.
[[nodiscard]] Plan follow(Plan plan, const Event& event);

/// Returns the move that the plan plays now in this state. Nothing while a draw offer waits for an
/// answer, which the player has to give.
[[nodiscard]] std::optional<PlayMove> planned_move(const Plan& plan, const State& state, Who who);

}  // namespace camlann::play
