// Characters of UTF-8: what is valid, and what is cut.
#include "base/utf8.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <tuple>

namespace camlann {
namespace {

TEST(Utf8, ReadsCharactersOfEachLength) {
  for (const auto& [text, code, bytes] :
       {std::tuple<std::string_view, char32_t, std::size_t>{"a", U'a', 1},
        {"\x7F", 0x7F, 1},
        {"\xC2\x80", 0x80, 2},
        {"\xDF\xBF", 0x7FF, 2},
        {"\xE0\xA0\x80", 0x800, 3},
        {"\xEF\xBF\xBF", 0xFFFF, 3},
        {"\xF0\x90\x80\x80", 0x10000, 4},
        {"\xF4\x8F\xBF\xBF", 0x10FFFF, 4}}) {
    const auto one = first_character(text);
    ASSERT_TRUE(one) << text;
    EXPECT_EQ(static_cast<unsigned long>(one->code), static_cast<unsigned long>(code));
    EXPECT_EQ(one->bytes, bytes);
    EXPECT_FALSE(invalid_utf8(text));
  }
  EXPECT_FALSE(first_character(""));
}

// Each of the ill-formed sequences of table 3-7 of the Unicode standard, by its rule.
TEST(Utf8, RefusesWhatIsNotUtf8) {
  for (const std::string_view text :
       {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF", "\xE2\x82",
        "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x8F\xBF\xBF", "\xF0\x9F\x98", "\xF4\x90\x80\x80",
        "\xF5\x80\x80\x80", "\xFF"}) {
    EXPECT_FALSE(first_character(text)) << text;
    EXPECT_EQ(invalid_utf8("ok" + std::string(text)), 2U) << text;
  }
}

TEST(Utf8, CutsBetweenCharacters) {
  EXPECT_EQ(whole_characters("abc", 3), "abc");
  EXPECT_EQ(whole_characters("abcd", 3), "abc");
  EXPECT_EQ(whole_characters("abß", 3), "ab");
  EXPECT_EQ(whole_characters("庭庭", 5), "庭");
  EXPECT_EQ(whole_characters("庭", 2), "");
}

}  // namespace
}  // namespace camlann
