#include "play/plan.hpp"

#include <algorithm>
#include <cstddef>
#include <functional>
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

Failure too_large() {
  return failure(ErrorCode::syntax, "This plan is too large", "lines",
                 "at most " + std::to_string(most_planned) + " moves");
}

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

PlanReader::PlanReader(const State& state, Who who, std::vector<PlanLine> lines)
    : board_(state.board), who_(who), lines_(std::move(lines)), among_(&plan_.moves) {}

Result<bool> PlanReader::read(const std::function<bool()>& pause) {
  while (line_ < lines_.size()) {
    if (place_ == lines_[line_].size()) {
      TRY_VOID(end_line());
      continue;
    }
    TRY_VOID(read_move());
    if (pause()) return false;
  }
  return true;
}

Result<void> PlanReader::read_move() {
  const auto& line = lines_[line_];
  if (line.size() > longest_plan_line) {
    return failure(ErrorCode::syntax, "This line of the plan is too long", "lines",
                   "at most " + std::to_string(longest_plan_line) + " moves");
  }
  own_ = who_.has(board_.seat());
  TRY(auto grown, grow(line[place_]));
  among_ = &grown->next;
  ++place_;
  return {};
}

Result<void> PlanReader::end_line() {
  const auto& line = lines_[line_];
  if (!own_) {
    return wrong("This line of the plan has no answer of yours at its end",
                 line.empty() ? "" : line.back(), "your move after it");
  }
  for (std::size_t i = 0; i < line.size(); ++i) board_.take_back();
  ++line_;
  place_ = 0;
  among_ = &plan_.moves;
  own_ = false;
  return {};
}

/// Finds or adds this move and plays it on the board. A move in the full form that the plan has
/// already is not read again.
Result<Planned*> PlanReader::grow(const std::string& text) {
  if (board_.over()) return wrong("The game would be over before this move", text, "no move");
  auto& among = *among_;
  const auto known = std::find_if(among.begin(), among.end(),
                                  [&](const Planned& one) { return one.move.notation == text; });
  if (known != among.end()) {
    board_.play(known->move);
    return &*known;
  }
  if (++read_ > most_read) return too_large();
  TRY(auto move, board_.read(text));
  auto found = std::find_if(among.begin(), among.end(),
                            [&](const Planned& one) { return one.move.move() == move.move(); });
  if (found == among.end()) {
    if (own_ && !among.empty()) {
      return wrong("The plan has two answers to the same moves", text, among.front().move.notation);
    }
    if (++moves_ > most_planned) return too_large();
    found = among.insert(among.end(), Planned{move, {}});
  }
  board_.play(std::move(move));
  return &*found;
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
