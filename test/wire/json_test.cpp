// The text of JSON, and how the types of members appear in it.

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "wire/describe.hpp"
#include "wire/json_writer.hpp"
#include "wire/messages/move.hpp"
#include "wire/write.hpp"

namespace camlann {
namespace {

struct Inner {
  MESSAGE(Inner);
  FIELD(int, number) = 0;
};

using Choice = std::variant<std::string, std::int64_t, bool>;

struct Outer : Inner {
  MESSAGE(Outer);
  using Base = Inner;
  CONSTANT("type", "outer");
  FIELD(std::string, text);
  FIELD(char, letter) = 'x';
  FIELD(bool, truth) = false;
  FIELD(double, exact) = 0;
  FIELD(double, rounded, "", .decimals = 3) = 0;
  FIELD(std::uint64_t, large) = 0;
  FIELD(std::optional<int>, nothing);
  FIELD(std::optional<int>, absent, "", .left_out = true);
  FIELD(std::optional<std::vector<int>>, empty_list, "", .left_out = true) = std::vector<int> {};
  FIELD(std::vector<Inner>, list);
  FIELD(wire::Members<Choice>, members);
  FIELD(Reason, reason) = Reason::bare_kings;
  FIELD(wire::Made<Inner>, made, "", .name = "in_full");
};

std::string text_json(std::string_view text) {
  return wire::to_json(std::string(text));
}

TEST(Json, MendsTextThatIsNotUtf8) {
  EXPECT_EQ(text_json("a\"b\\c\n\t\x01"), R"("a\"b\\c\n\t\u0001")");
  EXPECT_EQ(text_json("\xC3\xA9\xFF"), "\"\xC3\xA9\xEF\xBF\xBD\"");
  EXPECT_EQ(text_json("\xED\xA0\x80"), "\"\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"");
  EXPECT_EQ(text_json(std::string_view("\0", 1)), R"("\u0000")");
}

TEST(Json, CommasStandBetweenValuesAndNowhereElse) {
  wire::JsonWriter json;
  json.open_list();
  json.open_object();
  json.close_object();
  json.open_list();
  json.close_list();
  json.open_object();
  json.key("a");
  json.null();
  json.key("[");
  json.open_list();
  json.text("[");
  json.made("{}");
  json.truth(true);
  json.close_list();
  json.close_object();
  json.close_list();
  EXPECT_EQ(json.take(), R"([{},[],{"a":null,"[":["[",{},true]}])");
  json.whole(std::int64_t{1});
  EXPECT_EQ(json.take(), "1");
}

TEST(Json, NumbersAreShortOrHaveTheirDecimals) {
  EXPECT_EQ(wire::to_json(0.05), "0.05");
  EXPECT_EQ(wire::to_json(1.0), "1");
  EXPECT_EQ(wire::to_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(wire::to_json(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  wire::JsonWriter json;
  json.number(-1.0 / 3, 2);
  EXPECT_EQ(json.json(), "-0.33");
}

TEST(Json, AMessageIsWrittenFieldByField) {
  Outer outer;
  outer.number = 7;
  outer.text = "\"";
  outer.exact = 0.5;
  outer.rounded = 2.0 / 3;
  outer.large = 1u << 31;
  outer.list = {{1}, {2}};
  outer.members = {{"c", "x"}, {"b", std::int64_t{-3}}, {"a", true}};
  outer.made.json = std::make_shared<const std::string>(R"({"number":9})");
  EXPECT_EQ(wire::to_json(outer),
            R"({"number":7,"type":"outer","text":"\"","letter":"x","truth":false,"exact":0.5,)"
            R"("rounded":0.667,"large":2147483648,"nothing":null,"emptyList":[],)"
            R"("list":[{"number":1},{"number":2}],"members":{"c":"x","b":-3,"a":true},)"
            R"("reason":"bare-kings","in_full":{"number":9}})");
}

TEST(Json, OfAnOutcomeHasAPromotionOnlyWhereThereIsOne) {
  message::Outcome outcome{"a2", "a1", {}, message::MoveWord::move, {"a2", "a1"}, {}, "a2-a1"};
  EXPECT_EQ(wire::to_json(outcome),
            R"({"from":"a2","to":"a1","captures":[],"kind":"move","path":["a2","a1"],)"
            R"("notation":"a2-a1"})");
  outcome.promotion = 'q';
  EXPECT_NE(wire::to_json(outcome).find(R"(,"promotion":"q","notation")"), std::string::npos);
}

}  // namespace
}  // namespace camlann
