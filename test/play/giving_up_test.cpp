// Resigning with a partner at another screen: the team goes together.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "play/absence.hpp"
#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

/// Red and Blue, the first and the third, are a team against Green and Yellow.
constexpr Seat red = Seat::white;
constexpr Seat green = Seat::black;
constexpr Seat blue = Seat::third;
constexpr Seat yellow = Seat::fourth;

State team_table(const std::vector<int>& levels = {0, 0, 0, 0}) {
  State state = state_of("grand-cam", levels);
  for (auto& player : state.terms.players) {
    if (player.person()) player.id = std::string("id of ") + player.letter;
  }
  return state;
}

class GivingUp : public testing::Test {
 protected:
  Result<std::vector<Event>> give(Seat seat, const Command& command) {
    return sitting_.give(command, only(seat));
  }
  Sitting sitting_{team_table()};
};

TEST_F(GivingUp, ThePartnerAgreesToARequest) {
  EXPECT_EQ(give(blue, Resign{}).value(), (std::vector<Event>{ResignAsked{blue}}));
  EXPECT_FALSE(sitting_.state.over());
  EXPECT_EQ(give(blue, Resign{}).error().what, "Your partner has not answered yet");
  for (const Seat seat : {blue, green, yellow}) EXPECT_FALSE(give(seat, AnswerResign{true}));
  EXPECT_EQ(give(red, AnswerResign{true}).value(),
            (std::vector<Event>{Ended{Reason::resignation, green}}));
  EXPECT_TRUE(sitting_.state.over());
  EXPECT_EQ(sitting_.state.giving_up, Who{});
  EXPECT_EQ(give(red, AnswerResign{true}).error().code, ErrorCode::game_over);
}

TEST_F(GivingUp, AResigningPartnerAgrees) {
  ASSERT_TRUE(give(blue, Resign{}));
  EXPECT_EQ(give(red, Resign{}).value(), (std::vector<Event>{Ended{Reason::resignation, green}}));
}

TEST_F(GivingUp, AfterARefusalANewRequestNeedsAMove) {
  ASSERT_TRUE(give(red, Resign{}));
  EXPECT_EQ(give(blue, AnswerResign{false}).value(), (std::vector<Event>{ResignRefused{red}}));
  EXPECT_EQ(give(red, Resign{}).error().what, "Your partner wants to play on");
  EXPECT_TRUE(give(blue, Resign{})) << "the other may ask";
  ASSERT_TRUE(give(red, AnswerResign{false}));
  sitting_.play_any();
  EXPECT_TRUE(give(red, Resign{}));
}

TEST_F(GivingUp, ARequestCanBeWithdrawn) {
  ASSERT_TRUE(give(red, Resign{}));
  EXPECT_EQ(give(red, AnswerResign{false}).value(), (std::vector<Event>{ResignRefused{red}}));
  EXPECT_FALSE(give(blue, AnswerResign{true}));
}

TEST_F(GivingUp, TheMoveOfThePartnerIsAnAnswerAndThoseOfOthersAreNot) {
  ASSERT_TRUE(give(red, Resign{}));
  sitting_.play_any();  // Red himself
  sitting_.play_any();
  EXPECT_TRUE(sitting_.state.giving_up.has(red));
  sitting_.play_any();  // Blue
  EXPECT_EQ(sitting_.state.giving_up, Who{});
  EXPECT_FALSE(give(blue, AnswerResign{true}));
}

TEST_F(GivingUp, BothTeamsRequestSeparately) {
  ASSERT_TRUE(give(red, Resign{}));
  EXPECT_EQ(give(green, Resign{}).value(), (std::vector<Event>{ResignAsked{green}}));
  EXPECT_EQ(give(yellow, AnswerResign{true}).value(),
            (std::vector<Event>{Ended{Reason::resignation, red}}));
}

TEST_F(GivingUp, ATakeBackEndsTheQuestion) {
  sitting_.play_any();
  ASSERT_TRUE(give(blue, Resign{}));
  ASSERT_TRUE(give(red, TakeBack{}));
  ASSERT_TRUE(give(yellow, AnswerTakeBack{true}));
  EXPECT_EQ(sitting_.state.giving_up, Who{});
}

TEST_F(GivingUp, AnAbsentPartnerNeedNotAgree) {
  Absence absence{};
  absence[index_of(blue)] = Millis{2} * 60 * one_second - 1;
  const auto resign = [&] {
    return decide(sitting_.state, Resign{}, only(red), {sitting_.now}, absence).value();
  };
  EXPECT_EQ(resign(), (std::vector<Event>{ResignAsked{red}}));
  ++absence[index_of(blue)];
  EXPECT_EQ(resign(), (std::vector<Event>{Ended{Reason::resignation, green}}));
}

TEST(GivingUpWith, ComputersAndProgramsNeedNotAgree) {
  const std::vector<Event> end{Ended{Reason::resignation, green}};
  Sitting computer{team_table({0, 0, 1, 0})};
  EXPECT_EQ(computer.give(Resign{}, only(red)).value(), end);
  Sitting program{team_table()};
  program.state.terms.players[index_of(blue)].bot = true;
  EXPECT_EQ(program.give(Resign{}, only(red)).value(), end);
}

TEST(GivingUpWith, BothSeatsInOneHandNeedNoAgreement) {
  Sitting sitting{team_table()};
  sitting.state.terms.players[index_of(blue)].id = sitting.state.terms.players[0].id;
  Who both = only(red);
  both.seats = static_cast<std::uint8_t>(both.seats | bit_of(blue));
  EXPECT_EQ(sitting.give(Resign{}, both).value(),
            (std::vector<Event>{Ended{Reason::resignation, green}}));
}

TEST(GivingUpWith, AtOneScreenTheTeamToMoveResignsAtOnce) {
  Sitting sitting{state_of("grand-cam", {0, 0, 0, 0})};
  EXPECT_EQ(sitting.give(Resign{}).value(),
            (std::vector<Event>{Ended{Reason::resignation, green}}));
}

/// The requests of a player in a game of four.
struct OfFour {
  unsigned what = 0;
  unsigned choice = 0;
  Seat seat{};
};

void showValue(const OfFour& saying, std::ostream& out) {
  out << saying.what << " by " << index_of(saying.seat);
}

rc::Gen<OfFour> any_of_four() {
  using rc::gen::inRange;
  using rc::gen::set;
  return rc::gen::build<OfFour>(
      set(&OfFour::what, rc::gen::weightedElement<unsigned>({{6, 0}, {4, 1}, {2, 2}, {3, 3}})),
      set(&OfFour::choice, inRange(0u, 1000u)),
      set(&OfFour::seat, rc::gen::element(red, green, blue, yellow)));
}

Command command_of(const OfFour& saying, const State& state) {
  switch (saying.what) {
    case 1: return Resign{};
    case 2: return AnswerResign{true};
    case 3: return AnswerResign{false};
    default: break;
  }
  const auto written = state.board.written();
  PlayMove play{static_cast<int>(state.movers.size()), {}};
  if (!written.empty()) play.move = written[saying.choice % written.size()];
  return play;
}

RC_GTEST_PROP(GivingUpProperty, NoTeamResignsUnlessBothAgree, ()) {
  constexpr std::pair<Seat, Seat> teams[] = {{red, blue}, {green, yellow}};
  Sitting sitting{team_table()};
  for (const OfFour& one : *rc::gen::container<std::vector<OfFour>>(any_of_four())) {
    const State before = sitting.state;
    const auto events = sitting.give(command_of(one, before), only(one.seat));
    const State& after = sitting.state;
    for (const auto& [first, second] : teams) {
      RC_ASSERT(!(after.giving_up.has(first) && after.giving_up.has(second)));
    }
    if (after.over()) RC_ASSERT(after.giving_up == Who{});
    if (!events) continue;
    const auto* ended = std::get_if<Ended>(&events->back());
    if (ended == nullptr) continue;
    const auto partner = static_cast<Seat>((index_of(one.seat) + 2) % most_seats);
    RC_ASSERT(before.giving_up.has(partner));
    RC_ASSERT(!after.board.verdict().won_by(one.seat));
    RC_ASSERT(!after.board.verdict().won_by(partner));
  }
}

}  // namespace
}  // namespace camlann::play::test
