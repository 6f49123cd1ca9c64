#include "engine/json_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "support/told.hpp"

namespace camlann {
namespace {

Game game_of(std::string_view variant, std::string_view fen) {
  return make_game(variant, {}, fen).value();
}

TEST(Json, of_an_outcome_is_that_of_the_interface) {
  const Game game = game_of("cam", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w 0,0 0 1");
  EXPECT_EQ(to_json(game.read("G8-E6xE4xC6xA8").value(), game.variant()),
            R"({"from":"G8","to":"A8","captures":["B7","D5","E5"],"kind":"charge",)"
            R"("path":["G8","E6","E4","C6","A8"],"notation":"G8-E6xE4xC6xA8"})");
}

TEST(Json, of_legs_has_null_where_there_is_nothing) {
  const Game game = game_of("cam", "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1 w 0,0 0 1");
  EXPECT_EQ(to_json(test::legs(game, {"G8", "E6"}), game.variant()),
            R"({"next":[{"square":"C4","kind":"jump","captures":"D5"},)"
            R"({"square":"E4","kind":"jump","captures":"E5"},)"
            R"({"square":"G8","kind":"canter","captures":null}],"stop":false,"outcome":null})");
  const auto nonsense = test::legs(game, {"G8", "A5"});
  EXPECT_EQ(to_json(nonsense, game.variant()), R"({"next":[],"stop":false,"outcome":null})");
}

TEST(Json, of_a_refusal_names_rule_sentence_and_square) {
  const Game game = game_of("camelot", "2/8/10/m11/12/12/12/5mm5/12/4M7/3M8/12/12/10/2M5/2 w");
  const auto refusal = game.why_not(test::squares_of(game, {"D6", "F8", "H10"}));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(to_json(*refusal, game.variant()),
            R"({"rule":"charge-needs-knight",)"
            R"("text":"H10: a man cannot jump after a canter. Only a knight may charge.",)"
            R"("square":"H10"})");
}

TEST(Json, of_a_state_tells_all_that_a_board_shows) {
  Game game = game_of("camette", "1/3/m1m2/5/MM3/3/1 w");
  EXPECT_EQ(state_json(game).substr(0, 160),
            R"({"variant":"camette","rules":"wcf","fen":"1/3/m1m2/5/MM3/3/1 w 0,0 0 1","ply":0,)"
            R"("seat":"w","passed":[],"result":null,"resultText":"","obligation":{"kind":"none")");
  EXPECT_NE(state_json(game).find(R"("pieces":{"A3":"M","B3":"M","A5":"m","C5":"m"})"),
            std::string::npos);

  game.finish(Reason::resignation, Seat::black);
  const std::string over = state_json(game);
  EXPECT_NE(over.find(R"("result":{"winner":"b","reason":"resignation"})"), std::string::npos);
  EXPECT_NE(over.find(R"("resultText":"Black wins: White resigns.")"), std::string::npos);
  EXPECT_NE(over.find(R"("outcomes":[],"canClaim":false})"), std::string::npos);
}

TEST(Json, of_duties_uses_the_words_of_the_interface) {
  const auto kind_of = [](std::string_view fen) {
    const Game game = game_of("camelot", fen);
    const std::string json = to_json(game.obligation(), game.variant());
    return json.substr(0, json.find(','));
  };
  EXPECT_EQ(kind_of("2/8/10/12/10m1/12/12/12/5m6/5M6/12/M11/12/10/8/2 w"), R"({"kind":"capture")");
  EXPECT_EQ(kind_of("2/8/10/m11/12/12/12/M11/12/12/12/12/12/10/8/M1 w"), R"({"kind":"leave")");
  EXPECT_EQ(kind_of("2/8/10/12/12/12/12/M11/12/12/12/12/12/10/2m5/M1 w"),
            R"({"kind":"leave-by-jump")");
}

TEST(Json, mends_text_that_is_no_utf8) {
  EXPECT_EQ(json_string("a\"b\\c\n\x01"), R"("a\"b\\c\n\u0001")");
  EXPECT_EQ(json_string("\xC3\xA9\xFF"), "\"\xC3\xA9\xEF\xBF\xBD\"");
  EXPECT_EQ(json_string("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
}

TEST(Json, takes_members_one_after_the_other) {
  std::string object = "{";
  add_member(object, "a", "1");
  add_member(object, "b\"", "[]");
  EXPECT_EQ(object, R"({"a":1,"b\"":[])");
}

}  // namespace
}  // namespace camlann
