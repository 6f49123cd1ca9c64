#include "notation/text_encoding.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <string_view>

#include "base/words.hpp"
#include "support/data.hpp"

namespace camlann {
namespace {

std::string utf_16(std::u16string_view text, bool little) {
  std::string bytes;
  for (const char16_t unit : text) {
    const char high = static_cast<char>(unit >> 8);
    const char low = static_cast<char>(unit & 0xFF);
    bytes += little ? low : high;
    bytes += little ? high : low;
  }
  return bytes;
}

void expect(const std::string& bytes, TextEncoding encoding, const std::string& text) {
  EXPECT_EQ(encoding_of(bytes), encoding) << text;
  EXPECT_EQ(to_utf8(bytes, encoding_of(bytes)), text);
}

TEST(TextEncoding, KeepsUtf8) {
  for (const char* text : {"", "plain", "Zürich", "Ελλάς 🙂", "\xEF\xBF\xBD"}) {
    expect(text, TextEncoding::utf_8, text);
    expect("\xEF\xBB\xBF" + std::string(text), TextEncoding::utf_8, text);
  }
}

TEST(TextEncoding, ReadsUtf16WithAndWithoutAMark) {
  constexpr std::u16string_view text =
      u"[White \"Müller\"]\r\n[Black \"Иванов 🙂 中\"]\r\n\r\n1. D5-D6 *\r\n";
  const std::string plain = "[White \"Müller\"]\r\n[Black \"Иванов 🙂 中\"]\r\n\r\n1. D5-D6 *\r\n";
  for (const bool little : {true, false}) {
    const auto encoding = little ? TextEncoding::utf_16_le : TextEncoding::utf_16_be;
    expect(utf_16(text, little), encoding, plain);
    expect(utf_16(u"\uFEFF", little) + utf_16(text, little), encoding, plain);
  }
  expect(
      "\xFF\xFE"
      "A",
      TextEncoding::utf_16_le, "\xEF\xBF\xBD");
  expect(utf_16(u"\uFEFF\xD83D", true), TextEncoding::utf_16_le, "\xEF\xBF\xBD");
}

// DOS ends a text with Ctrl-Z, or fills its last block with them.
TEST(TextEncoding, LeavesOutTheEndMarkOfDos) {
  expect("plain\n\x1A", TextEncoding::utf_8, "plain\n");
  expect("\xEF\xBB\xBFplain\x1A\x1A\x1A", TextEncoding::utf_8, "plain");
  expect("\x1A", TextEncoding::utf_8, "");
  expect("one\x1Atwo", TextEncoding::utf_8, "one\x1Atwo");
  expect("Z\xFCrich\x1A", TextEncoding::windows_1252, "Zürich");
  expect(utf_16(u"\xFEFF plain\x1A", true), TextEncoding::utf_16_le, " plain");
  expect(utf_16(u"\xFEFF plain", false) + '\x1A', TextEncoding::utf_16_be, " plain");
  expect(utf_16(u"plain text\x1A", true), TextEncoding::utf_16_le, "plain text");
}

TEST(TextEncoding, TakesBinaryTextForWhatItIsNot) {
  expect(std::string("a\0b\1", 4), TextEncoding::utf_8, std::string("a\0b\1", 4));
}

TEST(TextEncoding, ReadsWindows1252LineByLine) {
  expect("Z\xFCrich \x96 \x80", TextEncoding::windows_1252, "Zürich – €");
  expect("M\xFCller\r\nМихаил\nRen\xE9\n", TextEncoding::windows_1252, "Müller\r\nМихаил\nRené\n");
  expect("\xEF\xBB\xBFM\xFCller", TextEncoding::windows_1252, "Müller");
  for (const char* invalid :
       {"\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x82", "\xE0\x80\x80"}) {
    EXPECT_EQ(encoding_of(invalid), TextEncoding::windows_1252);
  }
}

/// The bytes of a column of encodings.tsv: "FF FE 4100*3".
std::string bytes_of(std::string_view column) {
  std::string bytes;
  for (const std::string& word : test::words_of(column)) {
    const std::size_t star = word.find('*');
    const std::string digits = word.substr(0, star);
    std::string once;
    for (std::size_t at = 0; at < digits.size(); at += 2) {
      once += static_cast<char>(std::stoi(digits.substr(at, 2), nullptr, 16));
    }
    const int times = star == std::string::npos ? 1 : std::stoi(word.substr(star + 1));
    for (int time = 0; time < times; ++time) bytes += once;
  }
  return bytes;
}

// The page is tested with the same table (web/src/archive/decoded.test.ts).
TEST(TextEncoding, IsThatOfTheTable) {
  int rows = 0;
  for (const std::string& line : test::lines_of(test::read_data("records/encodings.tsv"))) {
    if (line.empty() || line.front() == '#') continue;
    ++rows;
    std::istringstream columns(line);
    std::string what;
    std::string given;
    std::string encoding;
    std::string text;
    std::getline(columns, what, '\t');
    std::getline(columns, given, '\t');
    std::getline(columns, encoding, '\t');
    std::getline(columns, text, '\t');
    const std::string bytes = bytes_of(given);
    EXPECT_EQ(word_of(encoding_of(bytes)), encoding) << what;
    // The caller decides if it is text.
    if (text != "-") {
      EXPECT_EQ(to_utf8(bytes, encoding_of(bytes)), bytes_of(text)) << what;
    }
  }
  EXPECT_GT(rows, 30);
}

}  // namespace
}  // namespace camlann
