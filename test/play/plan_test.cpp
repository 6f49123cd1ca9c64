// Plans, by hand: what is refused, what is answered, what drops the rest.
#include "play/plan.hpp"

#include <gtest/gtest.h>

#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

constexpr const char* white_wins_in_one = "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1";

/// A game of people at separate screens: player "0" has the first seat, "1" the next, and so on.
State apart(std::string_view variant, int persons, std::optional<TimeControl> time = std::nullopt,
            std::string_view fen = {}) {
  Terms terms;
  terms.time = time;
  auto state =
      state_of(variant, std::vector<int>(static_cast<std::size_t>(persons), 0), fen, terms);
  int id = 0;
  for (auto& player : state.terms.players) player.id = std::to_string(id++);
  return state;
}

Who black() {
  return only(Seat::black);
}

TEST(Plan, IsMadeWhileOthersAreToMoveInGamesOfDays) {
  TimeControl days;
  days.days = 3;
  EXPECT_TRUE(may_plan(apart("cam", 2, days), 0, black()));
  EXPECT_TRUE(may_plan(apart("cam", 2), 0, black())) << "without clocks";
  EXPECT_EQ(may_plan(apart("cam", 2, days), 0, only(Seat::white)).error().what, "It is your turn");
  EXPECT_EQ(may_plan(apart("cam", 2, days), 1, black()).error().expected, "0") << "moves played";
  EXPECT_FALSE(may_plan(apart("cam", 2, TimeControl{60'000}), 0, black())) << "live";
  EXPECT_FALSE(may_plan(state_of("cam", {0, 0}), 0, black())) << "at one screen";
  auto over = apart("cam", 2);
  over.board.finish(Reason::resignation, Seat::white);
  EXPECT_EQ(may_plan(over, 0, black()).error().code, ErrorCode::game_over);
}

TEST(Plan, LinesThatBeginAlikeAreOneTree) {
  const auto state = apart("cam", 2);
  const auto plan =
      read_plan(state, black(),
                {{"B5-A5", "B9-A9", "A5-B5", "A9-B9"}, {"B5-A5", "B9-A9"}, {"F5-G5", "F9-G9"}});
  ASSERT_TRUE(plan) << plan.error().what;
  ASSERT_EQ(plan->moves.size(), 2U);
  EXPECT_EQ(plan->moves[0].next.size(), 1U);
  const std::vector<PlanLine> whole = {{"B5-A5", "B9-A9", "A5-B5", "A9-B9"}, {"F5-G5", "F9-G9"}};
  EXPECT_EQ(lines_of(*plan), whole);
}

TEST(Plan, ThatIsReadMoveByMoveIsTheSame) {
  const auto state = apart("cam", 2);
  const std::vector<PlanLine> lines = {{"B5-A5", "B9-A9", "A5-B5", "A9-B9"}, {"F5-G5", "F9-G9"}};
  PlanReader reader(state, black(), lines);
  const auto read_one = [&] { return reader.read([] { return true; }).value(); };
  for (int move = 0; move < 6; ++move) EXPECT_FALSE(read_one()) << move;
  EXPECT_TRUE(read_one());
  EXPECT_EQ(std::move(reader).plan(), read_plan(state, black(), lines).value());
}

TEST(Plan, IsRefusedWithUnplayableMoves) {
  const auto state = apart("cam", 2);
  const auto code = [&](const std::vector<PlanLine>& lines) {
    const auto plan = read_plan(state, black(), lines);
    return plan ? std::string() : plan.error().what;
  };
  EXPECT_NE(code({{"B5-A5", "B5-A5"}}), "") << "no move of Black's";
  EXPECT_NE(code({{"nonsense", "B9-A9"}}), "");
  EXPECT_NE(code({{}}), "");
  EXPECT_EQ(code({{"B5-A5"}}), "This line of the plan has no answer of yours at its end");
  EXPECT_EQ(code({{"B5-A5", "B9-A9", "A5-B5"}}),
            "This line of the plan has no answer of yours at its end");
  EXPECT_EQ(code({{"B5-A5", "B9-A9"}, {"B5-A5", "F9-G9"}}),
            "The plan has two answers to the same moves");
  const auto ended =
      read_plan(apart("cam", 2, {}, white_wins_in_one), black(), {{"D12-D13", "B9-A9"}});
  EXPECT_EQ(ended.error().what, "The game would be over before this move");
}

TEST(Plan, OfHugeSizeIsRefused) {
  const auto state = apart("cam", 2);
  PlanLine line;
  while (line.size() <= longest_plan_line) {
    for (const char* move : {"B5-A5", "B9-A9", "A5-B5", "A9-B9"}) line.emplace_back(move);
  }
  EXPECT_EQ(read_plan(state, black(), {line}).error().expected, "at most 20 moves");
  std::vector<PlanLine> lines;
  for (const auto& first : state.board.written()) {
    auto board = state.board;
    board.play(first);
    lines.push_back({first.notation, board.written().front().notation});
  }
  ASSERT_GT(lines.size() * 2, most_planned);
  EXPECT_EQ(read_plan(state, black(), lines).error().expected, "at most 80 moves");
}

TEST(Plan, LinesThatBeginAlikeAreReadOnceInTheFullForm) {
  const auto state = apart("cam", 2);
  const PlanLine full = {"B5-A5", "B9-A9", "A5-B5", "A9-B9"};
  const PlanLine brief = {"b5-a5", "b9-a9", "a5-b5", "a9-b9"};
  EXPECT_TRUE(read_plan(state, black(), std::vector<PlanLine>(100, full)));
  EXPECT_TRUE(read_plan(state, black(), std::vector<PlanLine>(40, brief)));
  EXPECT_EQ(read_plan(state, black(), std::vector<PlanLine>(41, brief)).error().expected,
            "at most 80 moves");
}

TEST(Plan, AnswersTheMoveThatIsInIt) {
  Sitting sitting{apart("cam", 2)};
  auto plan =
      read_plan(sitting.state, black(), {{"B5-A5", "B9-A9", "A5-B5", "A9-B9"}, {"F5-G5", "F9-G9"}})
          .value();
  EXPECT_FALSE(planned_move(plan, sitting.state, black())) << "White is to move";
  sitting.play("B5-A5");
  plan = follow(std::move(plan), sitting.history.back().first);
  const auto answer = planned_move(plan, sitting.state, black());
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->move.notation, "B9-A9");
  EXPECT_FALSE(planned_move(plan, sitting.state, only(Seat::white))) << "it is Black's plan";
  ASSERT_TRUE(sitting.give(*answer, black()));
  plan = follow(std::move(plan), sitting.history.back().first);
  EXPECT_EQ(lines_of(plan), (std::vector<PlanLine>{{"A5-B5", "A9-B9"}}));
}

TEST(Plan, IsDroppedByAnotherMoveATakeBackAndTheEnd) {
  const auto state = apart("cam", 2);
  const auto plan = read_plan(state, black(), {{"B5-A5", "B9-A9"}}).value();
  const auto other = state.board.read("F5-G5").value();
  EXPECT_TRUE(follow(plan, MovePlayed{other}).empty());
  EXPECT_TRUE(follow(plan, TakenBack{1}).empty());
  EXPECT_TRUE(follow(plan, Ended{Reason::agreement, {}}).empty());
  EXPECT_EQ(follow(plan, DrawOffered{Seat::white}), plan);
  EXPECT_EQ(follow(plan, DrawRefused{Seat::white}), plan);
  EXPECT_EQ(follow(plan, TakeBackAsked{Seat::white}), plan);
  EXPECT_EQ(follow(plan, TakeBackRefused{Seat::white}), plan);
}

TEST(Plan, LeavesAnOfferedDrawToThePlayer) {
  Sitting sitting{apart("cam", 2)};
  auto plan = read_plan(sitting.state, black(), {{"B5-A5", "B9-A9"}}).value();
  auto move = sitting.move("B5-A5");
  move.offers_draw = true;
  const auto events = sitting.give(move, only(Seat::white));
  ASSERT_EQ(events->size(), 2U);
  for (const auto& event : *events) plan = follow(std::move(plan), event);
  EXPECT_FALSE(planned_move(plan, sitting.state, black()));
  ASSERT_TRUE(sitting.give(AnswerDraw{false}, black()));
  plan = follow(std::move(plan), sitting.history.back().first);
  EXPECT_TRUE(planned_move(plan, sitting.state, black()));
}

}  // namespace
}  // namespace camlann::play::test
