#include "play/plan.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/conflict.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"

namespace camlann::play {

namespace {

/// Moves of a plan that are read: twice those that it may have, for lines in short forms that begin
/// alike.
constexpr std::size_t most_read = 2 * most_planned;

Failure wrong(std::string what, const std::string& move, std::string expected) {
  return failure(ErrorCode::illegal_move, std::move(what), move, std::move(expected));
}

/// A tree that is built line by line, on one board.
struct Planting {
  Game board;
  Who who;
  Plan plan{};
  std::size_t moves = 0;
  std::size_t read = 0;

  Result<void> add(const PlanLine& line) {
    if (line.size() > longest_plan_line) {
      return failure(ErrorCode::syntax, "This line of the plan is too long", "lines",
                     "at most " + std::to_string(longest_plan_line) + " moves");
    }
    auto* next = &plan.moves;
    bool own = false;
    for (const auto& text : line) {
      own = who.has(board.seat());
      TRY(auto grown, grow(*next, text, own));
      next = &grown->next;
    }
    for (std::size_t i = 0; i < line.size(); ++i) board.take_back();
    if (own) return {};
    return wrong("This line of the plan has no answer of yours at its end",
                 line.empty() ? "" : line.back(), "your move after it");
  }

 private:
  static Failure too_large() {
    return failure(ErrorCode::syntax, "This plan is too large", "lines",
                   "at most " + std::to_string(most_planned) + " moves");
  }

  /// Finds or adds this move among `among` and plays it on the board. A move in the full form that
  /// the plan has already is not read again, because reading takes long in some positions.
  Result<Planned*> grow(std::vector<Planned>& among, const std::string& text, bool own) {
    if (board.over()) return wrong("The game would be over before this move", text, "no move");
    const auto known = std::find_if(among.begin(), among.end(),
                                    [&](const Planned& one) { return one.move.notation == text; });
    if (known != among.end()) {
      board.play(known->move);
      return &*known;
    }
    if (++read > most_read) return too_large();
    TRY(auto move, board.read(text));
    auto found = std::find_if(among.begin(), among.end(),
                              [&](const Planned& one) { return one.move.move() == move.move(); });
    if (found == among.end()) {
      if (own && !among.empty()) {
        return wrong("The plan has two answers to the same moves", text,
                     among.front().move.notation);
      }
      if (++moves > most_planned) return too_large();
      found = among.insert(among.end(), Planned{move, {}});
    }
    board.play(std::move(move));
    return &*found;
  }
};

/// Appends all lines through these moves, each prefixed with `line`.
void write_lines(const std::vector<Planned>& moves, PlanLine& line, std::vector<PlanLine>& lines) {
  for (const auto& planned : moves) {
    line.push_back(planned.move.notation);
    if (planned.next.empty()) {
      lines.push_back(line);
    } else {
      write_lines(planned.next, line, lines);
    }
    line.pop_back();
  }
}

}  // namespace

Result<void> may_plan(const State& state, int ply, Who who) {
  if (state.over()) {
    return failure(ErrorCode::game_over, "The game is over. " + state.board.verdict_text());
  }
  if (!sit_apart(state.terms.players)) {
    return conflict("Plans are for games between people who sit apart");
  }
  if (state.terms.time && state.terms.time->live()) {
    return conflict("Plans are for games without a live clock");
  }
  const auto plies = state.movers.size();
  if (ply < 0 || static_cast<std::size_t>(ply) != plies) {
    return conflict("The game has moved on", "ply", std::to_string(plies));
  }
  if (who.has(state.board.seat())) return conflict("It is your turn", {}, "your move");
  return {};
}

Result<Plan> read_plan(const State& state, Who who, const std::vector<PlanLine>& lines) {
  Planting planting{state.board, who};
  for (const auto& line : lines) {
    TRY_VOID(planting.add(line));
  }
  return std::move(planting.plan);
}

std::vector<PlanLine> lines_of(const Plan& plan) {
  std::vector<PlanLine> lines;
  PlanLine line;
  write_lines(plan.moves, line, lines);
  return lines;
}

Plan follow(Plan plan, const Event& event) {
  if (std::holds_alternative<TakenBack>(event) || std::holds_alternative<Ended>(event)) return {};
  const auto* played = std::get_if<MovePlayed>(&event);
  if (played == nullptr) return plan;
  for (auto& planned : plan.moves) {
    if (planned.move.move() == played->move.move()) return {std::move(planned.next)};
  }
  return {};
}

std::optional<PlayMove> planned_move(const Plan& plan, const State& state, Who who) {
  const Game& board = state.board;
  const bool asked = state.offer && board.side_of(*state.offer) != board.side_of(board.seat());
  if (plan.moves.size() != 1 || state.over() || asked) return std::nullopt;
  if (!who.has(board.seat())) return std::nullopt;
  return PlayMove{static_cast<int>(state.movers.size()), plan.moves.front().move};
}

}  // namespace camlann::play
