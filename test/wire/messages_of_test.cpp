// Values of the game as the interfaces show them.

#include "wire/messages_of.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/verdict.hpp"
#include "wire/messages/words.hpp"
#include "wire/write.hpp"

namespace camlann {
namespace {

using wire::message_of;
using wire::to_json;

Game game_of(std::string_view variant, std::string_view fen) {
  return std::move(*make_game(variant, {}, fen));
}

std::vector<Square> squares_of(const Game& game, const std::vector<std::string>& names) {
  std::vector<Square> squares;
  for (const std::string& name : names) squares.push_back(*game.variant().find_square(name));
  return squares;
}

TEST(MessageOf, AnOutcomeIsThatOfTheInterface) {
  const Game game = game_of("cam", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w 0,0 0 1");
  EXPECT_EQ(to_json(message_of(*game.read("G8-E6xE4xC6xA8"), game.variant())),
            R"({"from":"G8","to":"A8","captures":["B7","D5","E5"],"kind":"charge",)"
            R"("path":["G8","E6","E4","C6","A8"],"notation":"G8-E6xE4xC6xA8"})");
}

TEST(MessageOf, ASwapIsAnOutcomeOfItsOwnKind) {
  auto game = make_game("camblam", "default,swap=true");
  ASSERT_TRUE(game) << to_text(game.error());
  ASSERT_TRUE(game->play("f3-f5"));
  EXPECT_EQ(to_json(message_of(game->written().back(), game->variant())),
            R"({"from":"f5","to":"f5","captures":[],"kind":"swap","path":["f5"],)"
            R"("notation":"swap"})");
}

TEST(MessageOf, ALostStartHasItsOptionsAndAnExample) {
  const message::Variant variant = message_of(*find_variant("camblam"));
  EXPECT_EQ(to_json(variant.lost_starts.front()),
            R"({"options":{"array":"default","knightLegA":"any","winBy":"checkmate"},"moves":2,)"
            R"("why":"White mates in two moves, whatever Black plays",)"
            R"("line":"c3-c5 a10-a9 b2-f5"})");
  EXPECT_TRUE(message_of(*find_variant("cam")).lost_starts.empty());
}

TEST(MessageOf, LegsHasNullForEmptySquares) {
  const Game game = game_of("cam", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w 0,0 0 1");
  const auto legs_json = [&](const std::vector<std::string>& names) {
    return to_json(message_of(game.legs(squares_of(game, names)), game.variant()));
  };
  EXPECT_EQ(legs_json({"G8", "E6"}),
            R"({"next":[{"square":"C4","kind":"jump","captures":"D5"},)"
            R"({"square":"E4","kind":"jump","captures":"E5"},)"
            R"({"square":"G8","kind":"canter","captures":null}],"stop":false,"outcome":null})");
  EXPECT_EQ(legs_json({"G8", "D1"}), R"({"next":[],"stop":false,"outcome":null})");
}

TEST(MessageOf, ARefusalNamesRuleSentenceAndSquare) {
  const Game game = game_of("camelot", "2/8/10/m11/12/12/12/5mm5/12/4M7/3M8/12/12/10/2M5/2 w");
  const auto refusal = game.why_not(squares_of(game, {"D6", "F8", "H10"}));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(to_json(message_of(*refusal, game.variant())),
            R"({"rule":"charge-needs-knight",)"
            R"("text":"H10: a man cannot jump after a canter. Only a knight may charge.",)"
            R"("square":"H10"})");
}

TEST(MessageOf, AStateHasAllThatABoardShows) {
  Game game = game_of("camette", "1/3/m1m2/5/MM3/3/1 w");
  EXPECT_EQ(to_json(wire::state_of(game)).substr(0, 160),
            R"({"variant":"camette","rules":"wcf","fen":"1/3/m1m2/5/MM3/3/1 w 0,0 0 1","ply":0,)"
            R"("seat":"w","passed":[],"result":null,"resultText":"","obligation":{"kind":"none")");
  EXPECT_NE(to_json(wire::state_of(game)).find(R"("pieces":{"A3":"M","B3":"M","A5":"m","C5":"m"})"),
            std::string::npos);

  game.finish(Reason::resignation, Seat::black);
  const std::string over = to_json(wire::state_of(game));
  EXPECT_NE(over.find(R"("result":{"winner":"b","reason":"resignation"})"), std::string::npos);
  EXPECT_NE(over.find(R"("resultText":"Black wins: White resigns.")"), std::string::npos);
  EXPECT_NE(over.find(R"("canClaim":false,"outcomes":[]})"), std::string::npos);
}

TEST(MessageOf, DutiesUseTheWordsOfTheInterface) {
  const auto kind_of = [](std::string_view fen) {
    const Game game = game_of("camelot", fen);
    const std::string json = to_json(message_of(game.obligation(), game.variant()));
    return json.substr(0, json.find(','));
  };
  EXPECT_EQ(kind_of("2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w"), R"({"kind":"capture")");
  EXPECT_EQ(kind_of("2/8/10/m11/12/12/12/M11/12/12/12/12/12/10/8/M1 w"), R"({"kind":"leave")");
  EXPECT_EQ(kind_of("2/8/10/12/12/12/12/M11/12/12/12/12/12/10/2m5/M1 w"),
            R"({"kind":"leave-by-jump")");
}

TEST(MessageOf, ATeamHasWonByAllItsLetters) {
  const Verdict won{Reason::castle,
                    static_cast<std::uint8_t>(bit_of(Seat::white) | bit_of(Seat::third))};
  EXPECT_EQ(to_json(message_of(won, "RGBY")),
            R"({"winner":"RB","winners":["R","B"],"reason":"castle"})");
  EXPECT_EQ(to_json(message_of({Reason::quiet, 0}, "RGBY")),
            R"({"winner":null,"winners":[],"reason":"quiet"})");
  EXPECT_EQ(to_json(message_of({Reason::quiet, 0}, "wb")), R"({"winner":null,"reason":"quiet"})");
  EXPECT_EQ(to_json(message_of(Verdict{}, "wb")), "null");
}

TEST(MessageOf, AnErrorHasItsPlaceInATextAsNumbers) {
  const auto game = make_game("cam", {}, "1/1M1/5 w");
  ASSERT_FALSE(game);
  const message::Problem error = message_of(game.error());
  EXPECT_EQ(error.where, "1:8");
  EXPECT_EQ(error.line, 1);
  EXPECT_EQ(error.column, 8);
  EXPECT_EQ(to_json(message_of(Error{ErrorCode::busy, "a", "b", "c"})),
            R"({"what":"a","where":"b","expected":"c","code":"busy"})");
}

TEST(MessageOf, EveryKindAndSeatOfTheCatalogHasItsWord) {
  for (const VariantInfo& variant : catalog()) {
    for (const KindInfo& kind : variant.kinds) {
      EXPECT_TRUE(value_of<message::MoveWord>(kind.word)) << variant.id << ": " << kind.word;
    }
    for (const SeatInfo& seat : variant.seating) {
      EXPECT_FALSE(word_of(static_cast<message::SeatLetter>(seat.letter)).empty())
          << variant.id << ": " << seat.letter;
    }
  }
}

TEST(MessageOf, OptionsOfARuleSetAreNumbersTruthsOrWords) {
  const std::string json = to_json(message_of(*find_variant("camelot")));
  EXPECT_NE(json.find(R"("quietPlies":100)"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("knightCanterRule":true)"), std::string::npos) << json;
}

}  // namespace
}  // namespace camlann
