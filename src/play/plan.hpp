#pragma once
// Plans: what a player answers to moves of the others, said before they come (conditional moves). A
// tree: a move of the others, the own answer, their next move, and so on. Pure; the server keeps a
// plan for each player, moves it on with each event, and plays what it answers. Thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"

namespace camlann::play {

/// A move, and the moves that may come after it: of the others any, of one's own exactly one.
struct Planned {
  WrittenMove move;
  std::vector<Planned> next;

  bool operator==(const Planned&) const = default;
};

/// From the position of a state on.
struct Plan {
  std::vector<Planned> moves;

  [[nodiscard]] bool empty() const { return moves.empty(); }
  bool operator==(const Plan&) const = default;
};

/// Moves one after another, as written.
using PlanLine = std::vector<std::string>;

inline constexpr std::size_t most_planned = 80;       // moves of a plan in all
inline constexpr std::size_t longest_plan_line = 20;  // and of one line

/// Whether they may plan now, after `ply` moves: in a game of people who sit apart, without a live
/// clock, while others are to move.
[[nodiscard]] Result<void> may_plan(const State& state, int ply, Who who);

/// The plan that these lines are, from this state on; lines may begin alike. An error unless each
/// move is legal where it stands, each line ends with a move of theirs, and no position has two
/// answers. Of several moves between two of theirs each stands in the line.
[[nodiscard]] Result<Plan> read_plan(const State& state, Who who,
                                     const std::vector<PlanLine>& lines);

/// The lines of a plan, each to a move that nothing follows.
[[nodiscard]] std::vector<PlanLine> lines_of(const Plan& plan);

/// What is left of the plan after this event: what follows a move that is in it; nothing after
/// another move, a take-back or an end.
[[nodiscard]] Plan follow(Plan plan, const Event& event);

/// What they play now, by their plan for this state. Nothing while a draw is offered to them: that
/// is for them to answer.
[[nodiscard]] std::optional<PlayMove> planned_move(const Plan& plan, const State& state, Who who);

}  // namespace camlann::play
