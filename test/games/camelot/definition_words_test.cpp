// The author's words in the text of a variant (doc/formats/variant.md): paragraphs of rules and
// lessons.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/camelot/definition.hpp"
#include "rules/own_words.hpp"

namespace camlann::camelot {
namespace {

Result<Definitions> read_words(std::string_view text) {
  return read_definitions(text, {}, [](std::string_view) { return std::nullopt; });
}

OwnWords words_of(std::string_view text) {
  const auto definitions = read_words(text);
  if (definitions) return definitions->back()->own->words;
  ADD_FAILURE() << to_text(definitions.error());
  return {};
}

std::string fault_in(std::string_view text) {
  const auto definitions = read_words(text);
  return definitions ? "no error" : to_text(definitions.error());
}

constexpr std::string_view whole_lesson =
    "lesson = Up\n"
    "lesson.position = 1/3/5/7 w\n"
    "lesson.task = Go up.\n"
    "lesson.find = C2-C3\n";

std::string lesson(std::string_view more) {
  return "[a]\n" + std::string(whole_lesson) + std::string(more);
}

TEST(WordsOfADefinition, AreParagraphsOverSeveralLines) {
  const OwnWords words = words_of(
      "[a]\nbase = cam\nrules = Ogród: 山の上, <b>as written</b>.\n"
      "note = Between.\nrules = A second one\n\tthat goes on\r\n\n; not this\n  to here.\n"
      "rules =\n  Below its key.\nquietPlies = 60\n");
  ASSERT_EQ(words.rules.size(), 3U);
  EXPECT_EQ(words.rules[0], "Ogród: 山の上, <b>as written</b>.");
  EXPECT_EQ(words.rules[1], "A second one that goes on to here.");
  EXPECT_EQ(words.rules[2], "Below its key.");
  EXPECT_TRUE(words.lessons.empty());
}

TEST(WordsOfADefinition, BelongToItAlone) {
  const OwnWords words =
      words_of("[a]\nrules = Of a.\n" + std::string(whole_lesson) + "[b]\nbase = a\n");
  EXPECT_TRUE(words.empty());
}

TEST(WordsOfADefinition, AreLessons) {
  const OwnWords words =
      words_of(lesson("lesson = Down\nlesson.hint = Look\n  below.\nlesson.find = C3-C2  C3-B2\n"
                      "lesson.task =\n  Go down.\nlesson.position = 1/3/5/7 b\n"));
  ASSERT_EQ(words.lessons.size(), 2U);
  EXPECT_EQ(words.lessons[0], (OwnLesson{"Up", "1/3/5/7 w", "Go up.", "", {"C2-C3"}}));
  EXPECT_EQ(words.lessons[1],
            (OwnLesson{"Down", "1/3/5/7 b", "Go down.", "Look below.", {"C3-C2", "C3-B2"}}));
}

TEST(WordsOfADefinition, ReportFaultsOfATextWithTheirPlace) {
  EXPECT_EQ(fault_in("[a]\nrules = A\x07 bell"),
            "2:10: a control character cannot be here (expected up to 1000 characters of plain "
            "text)");
  EXPECT_EQ(fault_in("[a]\nrules = One\n  t\xE2\x80\xAEwo"),
            "3:4: a control character cannot be here (expected up to 1000 characters of plain "
            "text)");
  std::string thousand;
  for (int i = 0; i < 1000; ++i) thousand += "ö";
  EXPECT_EQ(fault_in("[a]\nrules = " + thousand), "no error");
  EXPECT_EQ(fault_in("[a]\nrules = " + thousand + "\n  ö"),
            "3:3: the text has 1002 characters (expected up to 1000 characters of plain text)");
  EXPECT_EQ(fault_in("[a]\nrules =\nname = A"),
            "2:8: there is nothing here (expected up to 1000 characters of plain text, here or on "
            "indented lines below)");
  EXPECT_EQ(fault_in("[a]\nrules ="),
            "2:8: there is nothing here (expected up to 1000 characters of plain text, here or on "
            "indented lines below)");
  EXPECT_EQ(fault_in("rules = A"),
            "1:1: this belongs to no variant (expected a line such as [my-game] before it)");
  EXPECT_EQ(fault_in("[a]\nrules = A\nbase = cam"),
            "3:1: \"base\" comes too late (expected it as the first key, as it sets all others)");
  EXPECT_EQ(fault_in("[a]\nrules = A\nquietPlies = 60\n  and more"),
            "4:3: an indented line goes on with a board or a text, and none is begun (expected "
            "\"board =\" or \"rules =\" before it, or a key at the start of the line)");
  std::string many = "[a]\n";
  for (int i = 0; i <= 40; ++i) many += "rules = A\n";
  EXPECT_EQ(fault_in(many), "42:1: there are too many paragraphs of rules (expected 40 at most)");
}

TEST(WordsOfADefinition, ReportFaultsOfALessonWithTheirPlace) {
  EXPECT_EQ(fault_in("[a]\nlesson.task = Go."),
            "2:1: no lesson is begun (expected \"lesson = ...\", its title, before it)");
  EXPECT_EQ(fault_in("[a]\nlesson ="),
            "2:9: the lesson has no title (expected up to 60 characters of plain text)");
  EXPECT_EQ(fault_in("[a]\nlesson = A"),
            "2:10: the lesson is not whole (expected \"lesson.position = ...\" below its title)");
  EXPECT_EQ(fault_in(lesson("lesson = B\nlesson.position = 1\nlesson.find = C2-C3\n[b]")),
            "6:10: the lesson is not whole (expected \"lesson.task = ...\" below its title)");
  EXPECT_EQ(fault_in(lesson("lesson = B\nlesson.position = 1\nlesson.task = Go\nlesson = C")),
            "6:10: the lesson is not whole (expected \"lesson.find = ...\" below its title)");
  EXPECT_EQ(fault_in(lesson("lesson.task = Go")),
            "6:1: the lesson has this twice (expected each key once in a lesson)");
  EXPECT_EQ(fault_in(lesson("lesson = Up")),
            "6:10: there is already a lesson with this title (expected another title)");
  EXPECT_EQ(fault_in("[a]\nlesson = A\nlesson.find =\n"),
            "3:14: there is nothing here (expected moves, with spaces between)");
  EXPECT_EQ(fault_in("[a]\nlesson = A\nlesson.position =\n"),
            "3:18: there is nothing here (expected a FEN of this board)");
  EXPECT_EQ(fault_in("[a]\nlesson = " + std::string(61, 'x')),
            "2:10: the text has 61 characters (expected up to 60 characters of plain text)");
  std::string moves = "[a]\nlesson = A\nlesson.find =";
  for (int i = 0; i <= 20; ++i) moves += " A1";
  EXPECT_EQ(fault_in(moves), "3:75: there are too many moves (expected 20 at most)");
  std::string many = "[a]\n";
  for (int i = 0; i <= 40; ++i) {
    many += "lesson = A" + std::to_string(i) +
            "\nlesson.position = 1\nlesson.task = Go\nlesson.find = A1\n";
  }
  EXPECT_EQ(fault_in(many), "162:10: there are too many lessons (expected 40 at most)");
}

}  // namespace
}  // namespace camlann::camelot
