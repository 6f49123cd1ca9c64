// Permitted actions and their times, at tables of two, three and four.
#include "play/decide.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "play/sitting.hpp"

namespace camlann::play::test {
namespace {

constexpr const char* one_move_to_win = "1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w 0,0 0 1";

/// The only event of a decision.
Event only_event(const Result<std::vector<Event>>& events) {
  EXPECT_TRUE(events) << events.error().what;
  EXPECT_EQ(events->size(), 1U);
  return events->front();
}

TEST(Decide, AMoveIsPlayedByTheSeatToMove) {
  Sitting sitting{state_of("cam", {0, 3})};
  const auto move = sitting.move("B5-A5");
  EXPECT_EQ(sitting.give(move, sitting.machines()).error().code, ErrorCode::conflict);
  EXPECT_EQ(only_event(sitting.give(move)), Event(MovePlayed{move.move}));
  EXPECT_EQ(sitting.state.movers, std::vector{Seat::white});
  EXPECT_EQ(sitting.state.owed(), Owed::move);
  const auto again = sitting.give(sitting.move("B9-A9"));
  EXPECT_EQ(again.error().what, "It is the computer's turn");
}

TEST(Decide, AMoveForAnotherTurnOrPositionIsRefused) {
  Sitting sitting{state_of("cam", {0, 0})};
  auto late = sitting.move("B5-A5");
  sitting.play("B5-A5");
  EXPECT_EQ(sitting.give(late).error().expected, "1") << "so many moves were played";
  late.ply = 1;
  EXPECT_EQ(sitting.give(late).error().code, ErrorCode::illegal_move);
}

TEST(Decide, CommandsAreComparedAsValues) {
  Sitting sitting{state_of("cam", {0, 0})};
  const Command move = sitting.move("C4-A4");
  EXPECT_EQ(move, Command(sitting.move("C4-C6-A4"))) << "the short form of the same move";
  EXPECT_NE(move, Command(sitting.move("B5-A5")));
  auto later = std::get<PlayMove>(move);
  later.ply = 2;
  EXPECT_NE(move, Command(later));
  EXPECT_NE(Command(AnswerDraw{true}), Command(AnswerDraw{false}));
  EXPECT_NE(Command(TakeBack{}), Command(Resign{}));
  EXPECT_EQ(Command(TakeBack{}), Command(TakeBack{}));
}

TEST(Decide, ATakeBackGoesToTheLastTurnOfTheRequestingSide) {
  Sitting sitting{state_of("cam", {0, 3})};
  EXPECT_EQ(sitting.give(TakeBack{}).error().code, ErrorCode::conflict) << "nothing yet";
  sitting.play("B5-A5");
  sitting.play("B9-A9");
  EXPECT_EQ(only_event(sitting.give(TakeBack{})), Event(TakenBack{2}));
  sitting.play("B5-A5");
  EXPECT_EQ(only_event(sitting.give(TakeBack{})), Event(TakenBack{1})) << "while it thinks";

  Sitting second{state_of("cam", {3, 0})};
  second.play("B5-A5");
  EXPECT_FALSE(second.give(TakeBack{})) << "the computer's first move is not the person's";
}

TEST(Decide, AnEndOnTheBoardIsTakenBackAndADeclaredOneWhereAgreed) {
  for (const bool agreed : {false, true}) {
    Terms terms;
    terms.ends_are_taken_back = agreed;
    Sitting sitting{state_of("cam", {0, 0}, one_move_to_win, terms)};
    sitting.play("D12-D13");
    ASSERT_TRUE(sitting.state.over());
    EXPECT_FALSE(sitting.give(Resign{}));
    EXPECT_TRUE(sitting.give(TakeBack{}));
    sitting.play("D12-D11");
    EXPECT_EQ(only_event(sitting.give(Resign{})), Event(Ended{Reason::resignation, Seat::white}));
    EXPECT_EQ(sitting.give(TakeBack{}).has_value(), agreed);
    EXPECT_EQ(sitting.state.over(), !agreed);
  }
}

TEST(Decide, PersonsOfOneSideResignAtAnyTime) {
  Sitting sitting{state_of("cam", {0, 3})};
  sitting.play("B5-A5");
  EXPECT_EQ(only_event(sitting.give(Resign{})), Event(Ended{Reason::resignation, Seat::black}));
  Sitting team{state_of("grand-cam", {0, 2, 0, 9})};
  team.play_any();
  EXPECT_EQ(only_event(team.give(Resign{})), Event(Ended{Reason::resignation, Seat::black}));
}

TEST(Decide, PersonsOfBothSidesResignForTheSeatToMove) {
  Sitting sitting{state_of("grand-cam", {0, 0, 4, 5})};
  sitting.play_any();
  sitting.play_any();
  EXPECT_EQ(sitting.give(Resign{}).error().what, "It is the computer's turn");
  sitting.play_any();
  sitting.play_any();
  EXPECT_EQ(only_event(sitting.give(Resign{})), Event(Ended{Reason::resignation, Seat::black}));
  EXPECT_EQ(sitting.state.board.verdict().winners, 0b1010) << "both of the team";
}

TEST(Decide, AmongThreeThereIsNoResignation) {
  Sitting sitting{state_of("tri-camelot", {0, 0, 0})};
  EXPECT_EQ(sitting.give(Resign{}).error().code, ErrorCode::conflict);
}

TEST(Decide, AComputerResignsASideThatIsItsOwnWhereItMay) {
  for (const bool may : {false, true}) {
    Terms terms;
    terms.computers_resign = may;
    Sitting alone{state_of("grand-cam", {3, 0, 3, 0}, "", terms)};
    EXPECT_EQ(alone.give(Resign{}, only(Seat::white)).has_value(), may);
    Sitting mixed{state_of("grand-cam", {3, 0, 0, 0}, "", terms)};
    EXPECT_FALSE(mixed.give(Resign{}, only(Seat::white)));
  }
}

TEST(Decide, TheOtherSideAnswersAnOffer) {
  Sitting sitting{state_of("cam", {0, 3})};
  EXPECT_EQ(sitting.give(AnswerDraw{true}).error().what, "There is no open draw offer");
  EXPECT_EQ(only_event(sitting.give(OfferDraw{})), Event(DrawOffered{Seat::white}));
  EXPECT_EQ(sitting.state.owed(), Owed::draw_answer);
  EXPECT_EQ(sitting.give(AnswerDraw{true}).error().what,
            "This is your own offer; the computer answers it");
  EXPECT_EQ(sitting.give(OfferDraw{}).error().what, "There is already an open draw offer");
  EXPECT_EQ(only_event(sitting.give(AnswerDraw{false}, sitting.machines())),
            Event(DrawRefused{Seat::white}));
  EXPECT_EQ(sitting.give(OfferDraw{}).error().code, ErrorCode::conflict) << "one a turn";
  sitting.play("B5-A5");
  EXPECT_EQ(sitting.give(OfferDraw{}).error().what, "It is the computer's turn");
  sitting.play("B9-A9");
  ASSERT_TRUE(sitting.give(OfferDraw{}));
  EXPECT_EQ(only_event(sitting.give(AnswerDraw{true}, sitting.machines())),
            Event(Ended{Reason::agreement, std::nullopt}));
  EXPECT_TRUE(sitting.state.board.verdict().drawn());
}

TEST(Decide, OneOfTwoPeopleCannotAnswerTheirOwnOffer) {
  Sitting sitting{state_of("cam", {0, 0})};
  ASSERT_TRUE(sitting.give(OfferDraw{}, only(Seat::white)));
  EXPECT_EQ(sitting.give(AnswerDraw{true}, only(Seat::white)).error().what,
            "This is your own offer; the others answer it");
  EXPECT_TRUE(sitting.give(AnswerDraw{true}, only(Seat::black)));
}

TEST(Decide, AMoveIsAnAnswerToo) {
  Sitting sitting{state_of("cam", {0, 0})};
  ASSERT_TRUE(sitting.give(OfferDraw{}));
  sitting.play("B5-A5");
  EXPECT_EQ(sitting.state.offer, std::nullopt);
}

TEST(Decide, AMoveBringsAnOfferInGamesOfTwo) {
  Sitting sitting{state_of("cam", {3, 0})};
  auto move = sitting.move("B5-A5");
  move.offers_draw = true;
  const auto events = sitting.give(move, sitting.machines());
  ASSERT_TRUE(events);
  EXPECT_EQ(*events, (std::vector<Event>{MovePlayed{move.move}, DrawOffered{Seat::white}}));
  EXPECT_EQ(sitting.state.owed(), Owed::nothing) << "the person answers it";
  EXPECT_TRUE(sitting.give(AnswerDraw{false}));

  Sitting won{state_of("cam", {3, 0}, one_move_to_win)};
  auto last = won.move("D12-D13");
  last.offers_draw = true;
  EXPECT_EQ(only_event(won.give(last, won.machines())), Event(MovePlayed{last.move}));

  Sitting three{state_of("tri-camelot", {3, 0, 0})};
  auto first = three.move(three.state.board.written().front().notation);
  first.offers_draw = true;
  EXPECT_EQ(only_event(three.give(first, three.machines())), Event(MovePlayed{first.move}));
}

TEST(Decide, AmongThreeAllHaveToAgree) {
  Sitting mixed{state_of("tri-camelot", {0, 0, 1})};
  EXPECT_EQ(mixed.give(OfferDraw{}).error().code, ErrorCode::conflict);
  Sitting one{state_of("tri-camelot", {0, 1, 1})};
  ASSERT_TRUE(one.give(OfferDraw{}));
  EXPECT_FALSE(one.give(AnswerDraw{true}, only(Seat::black))) << "the third has not answered";
  EXPECT_TRUE(one.give(AnswerDraw{true}, one.machines()));
}

TEST(Decide, ARepetitionIsClaimed) {
  Sitting sitting{state_of("cam", {0, 0})};
  EXPECT_EQ(sitting.give(ClaimDraw{}).error().what, "You cannot claim a draw now");
  for (int i = 0; i < 2; ++i) {
    for (const char* move : {"B5-A5", "B9-A9", "A5-B5", "A9-B9"}) sitting.play(move);
  }
  EXPECT_EQ(only_event(sitting.give(ClaimDraw{})), Event(Ended{Reason::repetition, std::nullopt}));
}

TEST(Decide, ARematchIsTheSameGameWithEveryoneOneSeatOn) {
  Terms terms;
  terms.time = TimeControl{60'000, 0};
  Sitting sitting{state_of("cam", {0, 3}, one_move_to_win, terms)};
  EXPECT_EQ(rematch(sitting.state).error().code, ErrorCode::conflict) << "not over yet";
  sitting.now += 1000;
  sitting.play("D12-D13");
  const auto again = rematch(sitting.state);
  ASSERT_TRUE(again) << again.error().what;
  EXPECT_EQ(again->board.fen(), one_move_to_win);
  EXPECT_EQ(again->terms.players, (Players{{'w', 3, ""}, {'b', 0, ""}}));
  EXPECT_TRUE(again->movers.empty());
  EXPECT_EQ(again->owed(), Owed::move) << "now the computer begins";
  EXPECT_EQ(again->clocks.left(Seat::white, sitting.now), 60'000);

  Sitting agreed{state_of("tri-camelot", {0, 0, 1})};
  ASSERT_TRUE(agreed.give(CallOff{}));
  EXPECT_FALSE(rematch(agreed.state)->over()) << "also where it ended without a move";
  EXPECT_TRUE(rematch(agreed.state)->board.starts_from_array());
}

TEST(Decide, AGameThatWasLostAtTheStartIsNotPlayedAgain) {
  Sitting sitting{state_of("camblam", {0, 0},
                           "aarbiqkibraa/ncncnccncncn/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/"
                           "NCNCNCCNCNCN/AARBIQKIBRAA w")};
  ASSERT_TRUE(sitting.give(Resign{}));
  const auto again = rematch(sitting.state);
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().where, "rules");
}

TEST(Decide, AGameThatIsOverTakesNothingMore) {
  Sitting sitting{state_of("cam", {0, 0})};
  ASSERT_TRUE(sitting.give(CallOff{}));
  EXPECT_TRUE(sitting.state.board.verdict().drawn());
  for (const Command& command :
       {Command(PlayMove{}), Command(TakeBack{}), Command(Resign{}), Command(OfferDraw{}),
        Command(AnswerDraw{}), Command(ClaimDraw{}), Command(CallOff{})}) {
    EXPECT_EQ(sitting.give(command).error().code, ErrorCode::game_over);
  }
}

Terms of_tournament() {
  Terms terms;
  terms.counts = true;
  terms.time = TimeControl{60'000, 0};
  return terms;
}

TEST(GivenResult, EndsAGameOfATournament) {
  struct Given {
    GiveResult result;
    const char* text;
  };
  for (const auto& [given, text] :
       {Given{{Reason::forfeit, Seat::black}, "Black wins: White forfeits."},
        Given{{Reason::neither_came, {}}, "Nobody wins: neither player came."},
        Given{{Reason::director, Seat::white}, "White wins: the director has given this result."},
        Given{{Reason::director, {}}, "Draw: the director has given this result."},
        Given{{Reason::resignation, Seat::white}, "White wins: Black resigns."}}) {
    Sitting sitting{state_of("camblam", {0, 0}, "", of_tournament())};
    sitting.play_any();
    ASSERT_TRUE(sitting.give(given, Who{})) << text;
    EXPECT_EQ(sitting.state.verdict_text(), text);
    EXPECT_FALSE(sitting.state.corrected);
    EXPECT_EQ(sitting.give(given, Who{}).error().code,
              given.reason == Reason::resignation ? ErrorCode::game_over : ErrorCode::conflict);
  }
  Sitting casual{state_of("cam", {0, 0})};
  EXPECT_FALSE(casual.give(GiveResult{Reason::director, Seat::white}, Who{}));
}

TEST(GivenResult, CorrectsAnEarlierOne) {
  Sitting sitting{state_of("cam", {0, 0}, one_move_to_win, of_tournament())};
  sitting.play("D12-D13");
  EXPECT_EQ(sitting.state.board.verdict().reason, Reason::castle);
  EXPECT_FALSE(sitting.give(GiveResult{Reason::director, Seat::white}, Who{})) << "nothing new";
  ASSERT_TRUE(sitting.give(GiveResult{Reason::director, Seat::black}, Who{}));
  EXPECT_EQ(sitting.state.board.verdict(), (Verdict{Reason::director, bit_of(Seat::black)}));
  EXPECT_TRUE(sitting.state.corrected);
  EXPECT_EQ(sitting.state.verdict_text(),
            "Black wins: the director has given this result. The earlier result was corrected.");
  ASSERT_TRUE(sitting.give(GiveResult{Reason::forfeit, Seat::black}, Who{})) << "without play";
  ASSERT_TRUE(sitting.give(GiveResult{Reason::director, Seat::white}, Who{}));
  EXPECT_EQ(sitting.state.board.verdict(), (Verdict{Reason::director, bit_of(Seat::white)}));
}

TEST(GivenResult, ComesEvenIfATimeIsUp) {
  Sitting sitting{state_of("cam", {0, 0}, "", of_tournament())};
  sitting.play_any();
  sitting.play_any();
  sitting.now += 100'000;
  EXPECT_TRUE(sitting.give(GiveResult{Reason::director, Seat::white}, Who{}));
}

// The record said that a player's time had run out in a game without moves.
TEST(TimeInATournament, IsAForfeitBeforeBothHaveMoved) {
  for (const int moves : {0, 1, 2}) {
    Sitting sitting{state_of("cam", {0, 0}, "", of_tournament())};
    sitting.state = apply(std::move(sitting.state), Created{}, sitting.now);
    for (int ply = 0; ply < moves; ++ply) sitting.play_any();
    const Seat slow = sitting.state.board.seat();
    sitting.now += 100'000;
    ASSERT_TRUE(sitting.give(TimeUp{}, Who{}));
    EXPECT_EQ(sitting.state.board.verdict(),
              (Verdict{moves < 2 ? Reason::forfeit : Reason::time, bit_of(opponent(slow))}));
  }
}

}  // namespace
}  // namespace camlann::play::test
