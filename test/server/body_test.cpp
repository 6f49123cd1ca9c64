// Bodies and socket messages as strangers may send them.
#include "server/messages/requests.hpp"

#include <gtest/gtest.h>

#include <string>

namespace camlann::server {
namespace {

TEST(BodyTest, ANewGameReadsEveryField) {
  const auto game = read_new_game(
      R"({"variant":"camelot","rules":"parker1949","fen":"x","opponent":"computer","level":9,
          "colour":"b","mayResign":true,"nonce":"n","unknown":[1,{"a":null}]})");
  ASSERT_TRUE(game) << game.error().what;
  EXPECT_EQ(game->variant, "camelot");
  EXPECT_EQ(game->rules, "parker1949");
  EXPECT_EQ(game->fen, "x");
  EXPECT_EQ(game->level, 9);
  EXPECT_EQ(game->colour, Seat::black);
  EXPECT_TRUE(game->may_resign);
  EXPECT_EQ(game->nonce, "n");
}

TEST(BodyTest, FieldsLeftOutOrNullHaveTheirDefaults) {
  const auto game = read_new_game(R"({"variant":"cam","fen":null,"level":null})");
  ASSERT_TRUE(game);
  EXPECT_EQ(game->opponent, Opponent::computer);
  EXPECT_EQ(game->level, 3);
  EXPECT_EQ(game->colour, Seat::white);
  EXPECT_EQ(game->fen, "");
  EXPECT_EQ(read_new_game(R"({"variant":"cam","colour":"random"})")->colour, std::nullopt);
}

TEST(BodyTest, SeatsAreReadInTurnOrder) {
  const auto game = read_new_game(
      R"({"variant":"grand-cam","seats":[{"name":"Ann"},{"player":"computer","level":7},
          {"player":"person","level":7,"unknown":1},{"player":"computer"}]})");
  ASSERT_TRUE(game) << game.error().what;
  ASSERT_EQ(game->seats.size(), 4U);
  EXPECT_EQ(game->seats[0].level, 0);
  EXPECT_EQ(game->seats[0].name, "Ann");
  EXPECT_EQ(game->seats[1].level, 7);
  EXPECT_EQ(game->seats[2].level, 0) << "a person has none";
  EXPECT_EQ(game->seats[3].level, 3);
  EXPECT_TRUE(read_new_game(R"({"variant":"cam","seats":null})")->seats.empty());
}

TEST(BodyTest, ANameTurnsNoTextRound) {
  const auto named = [](const std::string& name) {
    return read_new_game(R"({"variant":"cam","seats":[{"name":")" + name + "\"}]}")->seats[0].name;
  };
  for (const char* mark : {"\u061C", "\u200E", "\u200F", "\u202A", "\u202B", "\u202C", "\u202D",
                           "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"}) {
    EXPECT_EQ(named("A" + std::string(mark) + "nn" + mark), "Ann");
    EXPECT_EQ(named(mark), "");
  }
  for (const char* name :
       {"\u05D3\u05D5\u05D3", "\u200DZ\u200C", "\u2065\u206A", "\u202F\u2029x", "\u061B"}) {
    EXPECT_EQ(named(name), name) << "no mark of direction";
  }
}

TEST(BodyTest, AWrongFieldIsNamed) {
  const struct {
    const char* body;
    const char* where;
  } cases[] = {
      {"{}", "variant"},
      {R"({"variant":7})", "variant"},
      {R"({"variant":"cam","level":0})", "level"},
      {R"({"variant":"cam","level":11})", "level"},
      {R"({"variant":"cam","level":2.5})", "level"},
      {R"({"variant":"cam","level":1e300})", "level"},
      {R"({"variant":"cam","level":"3"})", "level"},
      {R"({"variant":"cam","colour":"green"})", "colour"},
      {R"({"variant":"cam","opponent":"cat"})", "opponent"},
      {R"({"variant":"cam","mayResign":"yes"})", "mayResign"},
      {R"({"variant":"cam","fen":["w"]})", "fen"},
      {R"({"variant":"cam","seats":"all"})", "seats"},
      {R"({"variant":"cam","seats":[]})", "seats"},
      {R"({"variant":"cam","seats":[7]})", "seats"},
      {R"({"variant":"cam","seats":[{},{},{},{},{}]})", "seats"},
      {R"({"variant":"cam","seats":[{},{"player":"cat"}]})", "seats"},
      {R"({"variant":"cam","seats":[{},{"level":0}]})", "seats"},
      {R"({"variant":"cam","seats":[{},{"name":"two\nlines"}]})", "seats"},
      {"[]", "body"},
      {"7", "body"},
      {"null", "body"},
      {"", "body"},
      {"{", "body"},
      {R"({"variant":"cam"} x)", "body"},
      {"{\"variant\":\"\xff\xfe\"}", "body"},
      {"\xef\xbb\xbf{}", "body"},
  };
  for (const auto& [body, where] : cases) {
    const auto game = read_new_game(body);
    ASSERT_FALSE(game) << body;
    EXPECT_EQ(game.error().code, ErrorCode::syntax) << body;
    EXPECT_EQ(game.error().where, where) << body;
    EXPECT_FALSE(game.error().expected.empty()) << body;
  }
}

TEST(BodyTest, DepthAndLengthAreBounded) {
  const std::string deep(100'000, '[');
  EXPECT_FALSE(read_action(deep));
  EXPECT_FALSE(read_action("{\"a\":" + std::string(50, '[') + std::string(50, ']') + '}'));
  const auto with_nonce = [](std::size_t length) {
    return read_action(R"({"nonce":")" + std::string(length, 'n') + "\"}");
  };
  EXPECT_TRUE(with_nonce(64));
  EXPECT_FALSE(with_nonce(65));
  EXPECT_FALSE(read_new_game(R"({"variant":")" + std::string(5000, 'x') + "\"}"));
}

TEST(BodyTest, AMoveNeedsPlyMoveAndNonce) {
  const auto move = read_move_request(R"({"ply":3,"move":"D6-D7","nonce":"x"})");
  ASSERT_TRUE(move);
  EXPECT_EQ(move->ply, 3);
  EXPECT_EQ(move->move, "D6-D7");
  EXPECT_EQ(read_move_request(R"({"move":"D6-D7","nonce":"x"})").error().where, "ply");
  EXPECT_EQ(read_move_request(R"({"ply":-1,"move":"D6-D7","nonce":"x"})").error().where, "ply");
  EXPECT_EQ(read_move_request(R"({"ply":3,"nonce":"x"})").error().where, "move");
  EXPECT_EQ(read_move_request(R"({"ply":3,"move":"D6-D7"})").error().where, "nonce");
  EXPECT_EQ(read_move_request(R"({"ply":3,"move":"","nonce":"x"})").error().where, "move");
}

TEST(BodyTest, AnswersAndActions) {
  EXPECT_EQ(read_offer_answer("{}").error().where, "accept");
  EXPECT_EQ(read_offer_answer(R"({"accept":1})").error().where, "accept");
  EXPECT_TRUE(read_offer_answer(R"({"accept":true})")->accept);
  EXPECT_EQ(read_action("{}")->version, std::nullopt);
  EXPECT_EQ(read_action(R"({"version":7})")->version, 7);
  EXPECT_EQ(read_action(R"({"version":0})").error().where, "version");
}

TEST(BodyTest, SocketMessages) {
  const auto watch = read_socket_request(R"({"type":"watch","game":"g","version":4})");
  ASSERT_TRUE(watch);
  EXPECT_EQ(watch->game, "g");
  EXPECT_EQ(watch->version, 4);
  EXPECT_EQ(read_socket_request(R"({"type":"watch","game":"g"})")->version, 0);
  EXPECT_EQ(read_socket_request(R"({"game":"g"})").error().where, "type");
  EXPECT_EQ(read_socket_request(R"({"type":"watch","version":-4})").error().where, "version");
}

}  // namespace
}  // namespace camlann::server
