// Every value of an enumeration on the wire has its own word, and each word is read as its value.

#include "base/words.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string_view>
#include <utility>

#include "notation/record.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "tables/value.hpp"
#include "wire/messages/all.hpp"

namespace camlann {
namespace {

/// The compiler's name of a value: "Reason::castle", or "(camlann::Reason)77" for a number without
/// an enumerator.
template <auto value>
constexpr bool is_named() {
  const std::string_view text = __PRETTY_FUNCTION__;
  constexpr std::string_view before = "value = ";
  return text[text.find(before) + before.size()] != '(';
}

enum class Two : int { one, two };
static_assert(is_named<Two::two>());
static_assert(!is_named<static_cast<Two>(2)>());

/// The named values below 128 that have no word.
template <class E>
std::set<E> without_word() {
  std::set<E> found;
  const auto ask = [&]<int number>() {
    constexpr E value = static_cast<E>(number);
    if (is_named<value>() && word_of(value).empty()) found.insert(value);
  };
  [&]<int... number>(std::integer_sequence<int, number...>) {
    (ask.template operator()<number>(), ...);
  }(std::make_integer_sequence<int, 128>());
  return found;
}

template <class E>
void expect_words_are_read_as_their_values() {
  std::set<std::string_view> seen;
  for (const Word<E>& entry : Words<E>::table) {
    EXPECT_FALSE(entry.word.empty());
    EXPECT_TRUE(seen.insert(entry.word).second) << entry.word << " stands twice";
    EXPECT_EQ(value_of<E>(entry.word), entry.value) << entry.word;
    EXPECT_EQ(word_of(entry.value), entry.word);
  }
  EXPECT_EQ(value_of<E>(""), std::nullopt);
  EXPECT_EQ(value_of<E>("another word"), std::nullopt);
}

template <class E>
class WordsTest : public testing::Test {};

using Enumerations =
    testing::Types<ErrorCode, MoveKind, RecordResult, tables::Wdl, message::SeatLetter,
                   message::MoveWord, message::PlayerKind, message::Grid, Obligation::Kind, Manner,
                   message::SocketEvent, message::Colour, message::SocketWish, message::ProofResult,
                   message::ReplayStatus, message::BenchKind>;
TYPED_TEST_SUITE(WordsTest, Enumerations);

TYPED_TEST(WordsTest, RoundTrip) {
  expect_words_are_read_as_their_values<TypeParam>();
}

TYPED_TEST(WordsTest, ExistForEachValue) {
  EXPECT_EQ(without_word<TypeParam>().size(), 0u);
}

TEST(WordsOfReasons, ExistForFinishedGames) {
  expect_words_are_read_as_their_values<Reason>();
  EXPECT_EQ(without_word<Reason>(), std::set{Reason::running});
}

}  // namespace
}  // namespace camlann
