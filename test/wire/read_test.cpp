// Values that the reader accepts, and its errors for the rest.

#include "wire/read.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>

#include "base/result.hpp"
#include "wire/graphemes.hpp"
#include "wire/json_reader.hpp"
#include "wire/messages/all.hpp"

namespace camlann {
namespace {

TEST(Reader, FieldsThatARequestLeavesOutHaveTheirDefaults) {
  const auto game = wire::read<message::NewGame>(R"({"variant":"cam","fen":null,"unknown":[1]})");
  ASSERT_TRUE(game) << game.error().what;
  message::NewGame expected;
  expected.variant = "cam";
  EXPECT_EQ(*game, expected);
}

TEST(Reader, NamesTheFirstWrongFieldAndItsExpectation) {
  const struct {
    const char* body;
    const char* where;
    const char* expected;
  } cases[] = {
      {"{}", "variant", "the id of a variant"},
      {R"({"variant":""})", "variant", "the id of a variant"},
      {R"({"variant":7})", "variant", "text of at most 200 characters"},
      {R"({"variant":"cam","level":11})", "level", "a whole number from 1 to 10"},
      {R"({"variant":"cam","level":2.5})", "level", "a whole number from 1 to 10"},
      {R"({"variant":"cam","level":"3"})", "level", "a whole number from 1 to 10"},
      {R"({"variant":"cam","colour":"green"})", "colour", "w, b or random"},
      {R"({"variant":"cam","mayResign":"yes"})", "mayResign", "true or false"},
      {R"({"variant":"cam","seats":[]})", "seats", "a list of 1 to 4 objects"},
      {R"({"variant":"cam","seats":[7]})", "seats", "a list of 1 to 4 objects"},
      {R"({"variant":"cam","seats":[{"level":0}]})", "seats", "level: a whole number from 1 to 10"},
      {R"({"variant":"cam","seats":[{"name":"a\nb"}]})", "seats", "name: a line of text"},
      {"[]", "body", "a JSON object"},
      {"{", "body", "a JSON object"},
      {"{} x", "body", "a JSON object"},
  };
  for (const auto& [body, where, expected] : cases) {
    const auto game = wire::read<message::NewGame>(body);
    ASSERT_FALSE(game) << body;
    EXPECT_EQ(game.error().code, ErrorCode::syntax) << body;
    EXPECT_EQ(game.error().where, where) << body;
    EXPECT_EQ(game.error().expected, expected) << body;
  }
  EXPECT_EQ(wire::read<message::NewGame>("{}").error().what,
            "The field 'variant' is missing or wrong");
}

TEST(Reader, CountsLettersInTheLeastLength) {
  const auto read = [](const std::string& password) {
    return wire::read<message::NewAccount>(R"({"name":"anna","password":")" + password + "\"}");
  };
  EXPECT_TRUE(read("парольки"));
  ASSERT_FALSE(read("пароль"));
  EXPECT_EQ(read("пароль").error().expected, "text of at least 8 characters");
}

// Point 7 of issue 49. The numbers are those of UAX 29.
TEST(Reader, CountsLettersAsReadersSeeThem) {
  EXPECT_EQ(wire::number_of_letters(""), 0);
  EXPECT_EQ(wire::number_of_letters("Ann"), 3);
  EXPECT_EQ(wire::number_of_letters("Zürich"), 6);
  EXPECT_EQ(wire::number_of_letters("Zu\u0308rich"), 6) << "with a combining mark";
  EXPECT_EQ(wire::number_of_letters("囲碁"), 2);
  EXPECT_EQ(wire::number_of_letters("👨‍👩‍👧"), 1) << "a family";
  EXPECT_EQ(wire::number_of_letters("🇪🇪🇫🇮"), 2) << "two flags";
  EXPECT_EQ(wire::number_of_letters("\u1112\u1161\u11ab"), 1) << "a syllable of Hangul";
  EXPECT_EQ(wire::number_of_letters("שָׁלוֹם"), 4) << "letters with points";

  const auto read = [](const std::string& name) {
    return wire::read<message::SitDown>(R"({"name":")" + name + "\"}");
  };
  const auto times = [](int count, const std::string& text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
  };
  EXPECT_TRUE(read(times(80, "u\u0308")));
  EXPECT_TRUE(read(times(80, "🇪🇪")));
  ASSERT_FALSE(read(times(81, "🇪🇪")));
  EXPECT_EQ(read(times(81, "🇪🇪")).error().expected, "text of at most 80 characters");
}

// One letter can have any number of marks.
TEST(Reader, ATextOfFewLettersHasABoundOfBytes) {
  std::string tower = "a";
  for (int i = 0; i < 5000; ++i) tower += "\u0301";
  EXPECT_EQ(wire::number_of_letters(tower), 1);
  const auto read = wire::read<message::SitDown>(R"({"name":")" + tower + "\"}");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().expected, "text of at most 80 characters and 1280 bytes");
  EXPECT_FALSE(wire::has_at_most(tower, 80));
  EXPECT_TRUE(wire::has_at_least("ab\u0301c", 3));
  EXPECT_FALSE(wire::has_at_least("ab\u0301c", 4));
}

TEST(Reader, AnAnswerHasAllItsFields) {
  EXPECT_EQ(
      wire::read<message::Player>(R"({"seat":"w","player":"person","name":""})").error().where,
      "level");
  EXPECT_EQ(wire::read<message::Player>(R"({"seat":null,"player":"person","level":null,"name":""})")
                .error()
                .where,
            "seat");
  EXPECT_TRUE(
      wire::read<message::Player>(R"({"seat":"w","player":"person","level":null,"name":""})"));
  EXPECT_EQ(wire::read<message::Pong>(R"({"type":"ping"})").error().where, "type");
}

TEST(Reader, ReportsAnUnknownWord) {
  const auto request = wire::read<message::SocketRequest>(R"({"type":"shout"})");
  ASSERT_FALSE(request);
  EXPECT_EQ(request.error().code, ErrorCode::unknown_name);
  EXPECT_EQ(request.error().what, "Unknown type of message");
  EXPECT_EQ(request.error().where, "type");
  EXPECT_EQ(request.error().expected, "watch, watch-study, unwatch, await, here, away or ping");
}

TEST(Reader, TakesWholeNumbersToTheirLimits) {
  const auto nodes_of = [](const std::string& number) {
    return wire::read<message::Proof>(R"({"move":"","result":"win","plies":null,"nodes":)" +
                                      number + "}");
  };
  EXPECT_EQ(nodes_of("18446744073709551615")->nodes, std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(nodes_of("0")->nodes, 0u);
  EXPECT_FALSE(nodes_of("-1"));
  EXPECT_FALSE(nodes_of("1e300"));
  EXPECT_FALSE(wire::read<message::PlayMove>(R"({"ply":2147483648,"move":"a","nonce":"b"})"));
  EXPECT_EQ(wire::read<message::PlayMove>(R"({"ply":2147483647,"move":"a","nonce":"b"})")->ply,
            std::numeric_limits<int>::max());
}

TEST(Reader, GoesSoDeepAndNoDeeper) {
  const auto nested = [](std::size_t depth) {
    return R"({"a":)" + std::string(depth - 1, '[') + std::string(depth - 1, ']') + '}';
  };
  EXPECT_TRUE(wire::read<message::Action>(nested(8), 8));
  EXPECT_FALSE(wire::read<message::Action>(nested(9), 8));
}

TEST(Document, OfTheFrontOfATextReportsItsEnd) {
  const auto front = wire::JsonDocument::read_front(R"({"a":[1,"x"]} {)");
  ASSERT_TRUE(front);
  EXPECT_EQ(front->length(), 14u);
  const auto list = front->root().member("a");
  ASSERT_TRUE(list);
  EXPECT_EQ(list->item(0).whole(), 1);
  EXPECT_EQ(list->item(1).text(), "x");
  const auto fault = wire::JsonDocument::read("{\"a\":x}");
  ASSERT_FALSE(fault);
  EXPECT_EQ(fault.error().offset, 5u);
}

}  // namespace
}  // namespace camlann
