// Offers between people at separate screens: take-backs on request, draws at any time.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

/// The same with an id for every person.
State apart(std::string_view variant, const std::vector<int>& levels) {
  State state = state_of(variant, levels);
  for (auto& player : state.terms.players) {
    if (player.person()) player.id = std::string("id of ") + player.letter;
  }
  return state;
}

class Offers : public testing::Test {
 protected:
  Result<std::vector<Event>> white(const Command& command) {
    return sitting_.give(command, only(Seat::white));
  }
  Result<std::vector<Event>> black(const Command& command) {
    return sitting_.give(command, only(Seat::black));
  }
  Sitting sitting_{apart("cam", {0, 0})};
};

TEST_F(Offers, ATakeBackIsRequestedAndAccepted) {
  sitting_.play("B5-A5");
  sitting_.play("B9-A9");
  EXPECT_EQ(white(TakeBack{}).value(), (std::vector<Event>{TakeBackAsked{Seat::white}}));
  EXPECT_EQ(sitting_.state.movers.size(), 2U) << "not yet";
  EXPECT_FALSE(white(AnswerTakeBack{true})) << "not by whoever asks";
  EXPECT_FALSE(black(TakeBack{})) << "one at a time";
  EXPECT_EQ(black(AnswerTakeBack{true}).value(), (std::vector<Event>{TakenBack{2}}));
  EXPECT_EQ(sitting_.state.board.seat(), Seat::white);
  EXPECT_FALSE(sitting_.state.asks_back);
  EXPECT_FALSE(black(AnswerTakeBack{true})) << "once";
}

TEST_F(Offers, TheLastMoveAloneIsTakenBackWhileTheOtherThinks) {
  sitting_.play("B5-A5");
  ASSERT_TRUE(white(TakeBack{}));
  EXPECT_EQ(black(AnswerTakeBack{true}).value(), (std::vector<Event>{TakenBack{1}}));
}

TEST_F(Offers, ATakeBackNeedsAMove) {
  EXPECT_FALSE(white(TakeBack{}));
  sitting_.play("B5-A5");
  EXPECT_EQ(black(TakeBack{}).error().what, "You have no move to take back");
}

TEST_F(Offers, ThreeRefusalsEndTheRequestsOfThatPlayerAlone) {
  sitting_.play("B5-A5");
  sitting_.play("B9-A9");
  for (int i = 0; i < 3; ++i) {
    ASSERT_TRUE(white(TakeBack{}));
    EXPECT_EQ(black(AnswerTakeBack{false}).value(),
              (std::vector<Event>{TakeBackRefused{Seat::white}}));
  }
  EXPECT_EQ(white(TakeBack{}).error().code, ErrorCode::conflict);
  sitting_.play("A5-B5");
  EXPECT_FALSE(white(TakeBack{})) << "nor later";
  EXPECT_TRUE(black(TakeBack{}));
}

TEST_F(Offers, AMoveEndsARequest) {
  sitting_.play("B5-A5");
  ASSERT_TRUE(white(TakeBack{}));
  sitting_.play("B9-A9");
  EXPECT_FALSE(black(AnswerTakeBack{true}));
  EXPECT_EQ(sitting_.state.movers.size(), 2U);
}

TEST_F(Offers, NothingIsTakenBackOnceTheGameIsOver) {
  sitting_.play("B5-A5");
  ASSERT_TRUE(white(TakeBack{}));
  ASSERT_TRUE(black(Resign{}));
  EXPECT_FALSE(sitting_.state.asks_back);
  EXPECT_EQ(black(AnswerTakeBack{true}).error().code, ErrorCode::game_over);
  EXPECT_EQ(white(TakeBack{}).error().code, ErrorCode::game_over);
}

TEST_F(Offers, ADrawIsOfferedInTheOthersTurn) {
  EXPECT_EQ(black(OfferDraw{}).value(), (std::vector<Event>{DrawOffered{Seat::black}}));
  EXPECT_FALSE(black(AnswerDraw{true}));
  EXPECT_TRUE(white(AnswerDraw{true}));
  EXPECT_EQ(sitting_.state.board.verdict().reason, Reason::agreement);
}

TEST_F(Offers, AnOfferOutlivesItsMakersMoveAndEndsWithTheOpponents) {
  ASSERT_TRUE(white(OfferDraw{}));
  sitting_.play("B5-A5");
  EXPECT_EQ(sitting_.state.offer, Seat::white);
  sitting_.play("B9-A9");
  EXPECT_EQ(sitting_.state.offer, std::nullopt);
}

TEST_F(Offers, ARefusedDrawIsNotOfferedAgainBeforeAMove) {
  ASSERT_TRUE(black(OfferDraw{}));
  ASSERT_TRUE(white(AnswerDraw{false}));
  EXPECT_EQ(black(OfferDraw{}).error().expected, "another offer after a move");
  ASSERT_TRUE(white(OfferDraw{})) << "the other may";
  ASSERT_TRUE(black(AnswerDraw{false}));
  sitting_.play("B5-A5");
  EXPECT_TRUE(black(OfferDraw{}));
}

TEST_F(Offers, AnOfferCanBeWithdrawn) {
  sitting_.play("B5-A5");
  ASSERT_TRUE(white(OfferDraw{}));
  ASSERT_TRUE(white(TakeBack{}));
  EXPECT_TRUE(white(AnswerDraw{false}));
  EXPECT_TRUE(white(AnswerTakeBack{false}));
  EXPECT_FALSE(black(AnswerDraw{true}));
  EXPECT_FALSE(black(AnswerTakeBack{true}));
  EXPECT_FALSE(white(OfferDraw{})) << "as after a refusal";
}

TEST(OffersOfMore, OneOfTheOtherTeamAnswersATakeBack) {
  Sitting sitting{apart("grand-cam", {0, 0, 0, 0})};
  for (int i = 0; i < 5; ++i) sitting.play_any();
  ASSERT_TRUE(sitting.give(TakeBack{}, only(Seat::black)));
  EXPECT_FALSE(sitting.give(AnswerTakeBack{true}, only(Seat::fourth))) << "his partner";
  EXPECT_EQ(sitting.give(AnswerTakeBack{true}, only(Seat::third)).value(),
            (std::vector<Event>{TakenBack{4}}));
}

TEST(OffersOfMore, ComputersNeedNotAgree) {
  Sitting sitting{apart("grand-cam", {0, 1, 0, 1})};
  sitting.play_any();
  EXPECT_EQ(sitting.give(TakeBack{}, only(Seat::white)).value(),
            (std::vector<Event>{TakenBack{1}}));
  EXPECT_FALSE(sitting.give(OfferDraw{}, only(Seat::third))) << "computers answer in one's turn";
}

TEST(OffersOfMore, ThreePeopleTakeNothingBack) {
  Sitting sitting{apart("tri-camelot", {0, 0, 0})};
  sitting.play_any();
  EXPECT_FALSE(sitting.give(TakeBack{}, only(Seat::white)));
}

/// Commands of two people in any order, repeated and late.
struct Saying {
  unsigned what = 0;
  unsigned choice = 0;
  bool white = false;
};

void showValue(const Saying& saying, std::ostream& out) {
  out << saying.what << (saying.white ? 'w' : 'b');
}

rc::Gen<Saying> any_saying() {
  using rc::gen::inRange;
  using rc::gen::set;
  return rc::gen::build<Saying>(
      set(&Saying::what, rc::gen::weightedElement<unsigned>(
                             {{10, 0}, {4, 1}, {3, 2}, {3, 3}, {3, 4}, {3, 5}, {1, 6}})),
      set(&Saying::choice, inRange(0u, 1000u)), set(&Saying::white, rc::gen::arbitrary<bool>()));
}

Command command_of(const Saying& saying, const State& state) {
  switch (saying.what) {
    case 1: return TakeBack{};
    case 2: return AnswerTakeBack{true};
    case 3: return AnswerTakeBack{false};
    case 4: return OfferDraw{};
    case 5: return AnswerDraw{false};
    case 6: return AnswerDraw{true};
    default: break;
  }
  const auto written = state.board.written();
  PlayMove play{static_cast<int>(state.movers.size()), {}};
  if (!written.empty()) play.move = written[saying.choice % written.size()];
  return play;
}

RC_GTEST_PROP(OffersProperty, NothingIsTakenBackOrAgreedUponWithoutTheOther, ()) {
  Sitting sitting{apart("cam", {0, 0})};
  std::array<int, 2> refusals{};
  for (const Saying& one : *rc::gen::container<std::vector<Saying>>(any_saying())) {
    const State before = sitting.state;
    const Seat own = one.white ? Seat::white : Seat::black;
    const auto events = sitting.give(command_of(one, before), only(own));
    if (!events) continue;
    for (const Event& event : *events) {
      if (const auto* taken = std::get_if<TakenBack>(&event)) {
        RC_ASSERT(before.asks_back == opponent(own));
        RC_ASSERT(static_cast<std::size_t>(taken->plies) <= before.movers.size());
        RC_ASSERT(sitting.state.board.seat() == opponent(own));
      }
      if (std::holds_alternative<TakeBackAsked>(event)) RC_ASSERT(refusals[index_of(own)] < 3);
      if (const auto* refused = std::get_if<TakeBackRefused>(&event)) {
        RC_ASSERT(refused->seat == before.asks_back);
        ++refusals[index_of(refused->seat)];
      }
      if (std::holds_alternative<Ended>(event)) RC_ASSERT(before.offer == opponent(own));
      if (std::holds_alternative<MovePlayed>(event)) {
        RC_ASSERT(before.board.seat() == own);
        RC_ASSERT(!sitting.state.asks_back);
        if (sitting.state.offer) RC_ASSERT(sitting.state.offer == own);
      }
    }
    // At most one of each is open, and of a game that is over none.
    if (sitting.state.over()) RC_ASSERT(!sitting.state.offer && !sitting.state.asks_back);
  }
}

}  // namespace
}  // namespace camlann::play::test
