// Plans over random trees and games, of two to four seats: every move that is in the plan is
// answered, by it and at once; nothing illegal is ever played; what is not in it drops it.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "play/plan.hpp"
#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

/// Lines of random moves from the state, each cut behind a move of theirs. The answers of one
/// player follow from the position, so that none has two.
std::vector<PlanLine> any_lines(const State& state, Who who) {
  std::vector<PlanLine> lines;
  const auto count = *rc::gen::inRange(1, 5);
  for (int made = 0; made < count; ++made) {
    Game board = state.board;
    PlanLine line;
    std::size_t kept = 0;
    const auto length = *rc::gen::inRange<std::size_t>(2, 12);
    while (line.size() < length && !board.over()) {
      const bool own = who.has(board.seat());
      const auto moves = board.written();
      // Few moves of the others, so that lines begin alike.
      const auto choice = own ? board.plies() * 7 % moves.size()
                              : *rc::gen::inRange<std::size_t>(0, 3) % moves.size();
      line.push_back(moves[choice].notation);
      board.play(moves[choice]);
      if (own) kept = line.size();
    }
    line.resize(kept);
    if (!line.empty()) lines.push_back(std::move(line));
  }
  return lines;
}

struct Table {
  Sitting sitting;
  Who who;  // the planning player

  static Table any() {
    const std::string variant =
        *rc::gen::element<std::string>("cam", "camblam", "tri-camelot", "grand-cam");
    const auto seats = find_variant(variant)->seating.size();
    auto state = state_of(variant, std::vector<int>(seats, 0));
    for (std::size_t i = 0; i < seats; ++i) state.terms.players[i].id = std::to_string(i);
    const auto own = static_cast<Seat>(*rc::gen::inRange<std::size_t>(1, seats));
    return {Sitting{std::move(state)}, only(own)};
  }
  [[nodiscard]] bool mine() const { return who.has(sitting.state.board.seat()); }
};

RC_GTEST_PROP(Plan, IsTheSameAsItsLines, ()) {
  const auto table = Table::any();
  const auto lines = any_lines(table.sitting.state, table.who);
  const auto plan = read_plan(table.sitting.state, table.who, lines);
  RC_ASSERT(plan.has_value());
  const auto written = lines_of(*plan);
  RC_ASSERT(read_plan(table.sitting.state, table.who, written).value() == *plan);
  for (const auto& line : lines) {
    RC_ASSERT(std::any_of(written.begin(), written.end(), [&](const PlanLine& whole) {
      return whole.size() >= line.size() && std::equal(line.begin(), line.end(), whole.begin());
    }));
  }
}

RC_GTEST_PROP(Plan, AnswersAllItsBranchesAndNothingElse, ()) {
  auto table = Table::any();
  auto& sitting = table.sitting;
  const auto lines = any_lines(sitting.state, table.who);
  std::set<PlanLine> known;  // every beginning of a line
  for (const auto& line : lines) {
    for (std::size_t length = 1; length <= line.size(); ++length) {
      known.insert(PlanLine(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(length)));
    }
  }
  auto plan = read_plan(sitting.state, table.who, lines).value();
  PlanLine played;
  const auto play = [&](const PlayMove& move) {
    const auto who = only(sitting.state.board.seat());
    const auto events = sitting.give(move, who);
    RC_ASSERT(events.has_value());
    // The same move again, late, is refused and keeps the plan.
    RC_ASSERT(!sitting.give(move, who));
    for (const auto& event : *events) plan = follow(std::move(plan), event);
    played.push_back(move.move.notation);
  };
  int answered = 0;
  while (!sitting.state.over() && played.size() < 30) {
    const bool in_plan = played.empty() || known.count(played) != 0;
    if (!in_plan) RC_ASSERT(plan.empty());
    const auto answer = planned_move(plan, sitting.state, table.who);
    if (table.mine()) {
      const bool planned =
          in_plan && std::any_of(lines.begin(), lines.end(), [&](const auto& line) {
            return line.size() > played.size() &&
                   std::equal(played.begin(), played.end(), line.begin());
          });
      RC_ASSERT(answer.has_value() == planned);
      if (!answer) break;
      auto next = played;
      next.push_back(answer->move.notation);
      RC_ASSERT(known.count(next) != 0);
      play(*answer);
      ++answered;
      continue;
    }
    RC_ASSERT(!answer);
    const auto moves = sitting.state.board.written();
    const auto choice = *rc::gen::inRange<std::size_t>(0, 3) % moves.size();
    play({static_cast<int>(sitting.state.movers.size()), moves[choice]});
  }
  RC_CLASSIFY(answered > 0, "answered");
  RC_CLASSIFY(answered > 2, "more than twice");
}

RC_GTEST_PROP(Plan, OfAnotherPositionNeverPlaysAnIllegalMove, ()) {
  // As if a plan were kept for a game that went elsewhere: the rules still decide.
  auto table = Table::any();
  auto& sitting = table.sitting;
  const auto plan =
      read_plan(sitting.state, table.who, any_lines(sitting.state, table.who)).value();
  if (plan.empty()) return;
  Plan answers{plan.moves.front().next};
  const auto plies = *rc::gen::inRange(0, 12);
  for (int ply = 0; ply < plies && !sitting.state.over(); ++ply) {
    const auto moves = sitting.state.board.written();
    const auto choice = *rc::gen::inRange<std::size_t>(0, moves.size());
    RC_ASSERT(sitting.give(PlayMove{ply, moves[choice]}, only(sitting.state.board.seat())));
  }
  const auto answer = planned_move(answers, sitting.state, table.who);
  if (!answer || sitting.state.over()) return;
  const auto legal = sitting.state.board.written();
  const bool is_legal = std::find(legal.begin(), legal.end(), answer->move) != legal.end();
  RC_ASSERT(sitting.give(*answer, table.who).has_value() == is_legal);
}

}  // namespace
}  // namespace camlann::play::test
