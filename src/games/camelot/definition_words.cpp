#include "games/camelot/definition_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/utf8.hpp"
#include "games/camelot/definition.hpp"
#include "games/camelot/definition_draft.hpp"
#include "rules/own_words.hpp"

namespace camlann::camelot {
namespace {

constexpr std::string_view lesson_prefix = "lesson.";
constexpr std::array<std::string_view, 4> lesson_keys = {"lesson.position", "lesson.task",
                                                         "lesson.find", "lesson.hint"};

std::string plain_text_of(std::size_t longest) {
  return "up to " + std::to_string(longest) + " characters of plain text";
}

/// True for characters that are not seen, or change the direction of the text behind them.
bool is_control(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029 ||
         (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0xFEFF;
}

/// Returns an error at the first character that a text may not have.
std::optional<Error> control_character_in(const Placed& part, std::size_t longest) {
  for (std::size_t at = 0; at < part.text.size();) {
    const Character one = first_character(part.text.substr(at)).value_or(Character{0, 1});
    if (is_control(one.code)) {
      return definition_error({part.at.line, part.at.column + static_cast<int>(at)},
                              "a control character cannot be here", plain_text_of(longest));
    }
    at += one.bytes;
  }
  return std::nullopt;
}

std::size_t length_of(std::string_view text) {
  return static_cast<std::size_t>(number_of_characters(text));
}

/// Adds a line to a text, with a space between.
std::optional<Error> append(std::string& text, const Placed& line, std::size_t longest) {
  if (auto error = control_character_in(line, longest)) return error;
  if (!text.empty()) text += ' ';
  text += line.text;
  if (length_of(text) <= longest) return std::nullopt;
  return definition_error(line.at,
                          "the text has " + std::to_string(length_of(text)) + " characters",
                          plain_text_of(longest));
}

}  // namespace

bool WordsReader::reads(std::string_view key) {
  return key == "rules" || key == "lesson" ||
         std::find(lesson_keys.begin(), lesson_keys.end(), key) != lesson_keys.end();
}

std::optional<Error> WordsReader::read(const Placed& key, const Placed& value) {
  if (key.text == "lesson") return begin_lesson(value);
  if (key.text != "rules") return read_of_lesson(key, value);
  if (read_.words.rules.size() == most_paragraphs) {
    return definition_error(key.at, "there are too many paragraphs of rules",
                            std::to_string(most_paragraphs) + " at most");
  }
  return begin_text(read_.words.rules.emplace_back(), most_paragraph_length, value);
}

std::optional<Error> WordsReader::read_more(const Placed& line) {
  return append(*text_, line, longest_);
}

std::optional<Error> WordsReader::close_text() {
  const bool without = text_ != nullptr && text_->empty();
  text_ = nullptr;
  if (!without) return std::nullopt;
  return definition_error(text_at_, "there is nothing here",
                          plain_text_of(longest_) + ", here or on indented lines below");
}

Result<PlacedWords> WordsReader::finish() {
  if (auto error = close_text()) return Failure(*error);
  if (auto error = fault_of_lesson()) return Failure(*error);
  return std::move(read_);
}

std::optional<Error> WordsReader::begin_text(std::string& text, std::size_t longest,
                                             const Placed& value) {
  text_ = &text;
  longest_ = longest;
  text_at_ = value.at;
  return value.text.empty() ? std::nullopt : append(text, value, longest);
}

std::optional<Error> WordsReader::begin_lesson(const Placed& title) {
  if (auto error = fault_of_lesson()) return error;
  auto& lessons = read_.words.lessons;
  if (lessons.size() == most_lessons) {
    return definition_error(title.at, "there are too many lessons",
                            std::to_string(most_lessons) + " at most");
  }
  if (title.text.empty()) {
    return definition_error(title.at, "the lesson has no title", plain_text_of(most_title_length));
  }
  OwnLesson lesson;
  if (auto error = append(lesson.title, title, most_title_length)) return error;
  const bool twice = std::any_of(lessons.begin(), lessons.end(), [&](const OwnLesson& other) {
    return other.title == lesson.title;
  });
  if (twice) {
    return definition_error(title.at, "there is already a lesson with this title", "another title");
  }
  lessons.push_back(std::move(lesson));
  read_.lessons.push_back({title.at, {}, {}});
  return std::nullopt;
}

std::optional<Error> WordsReader::read_of_lesson(const Placed& key, const Placed& value) {
  if (read_.words.lessons.empty()) {
    return definition_error(key.at, "no lesson is begun", "\"lesson = ...\", its title, before it");
  }
  OwnLesson& lesson = read_.words.lessons.back();
  const std::string_view name = key.text.substr(lesson_prefix.size());
  const bool twice = name == "position" ? !lesson.fen.empty()
                     : name == "task"   ? !lesson.task.empty()
                     : name == "hint"   ? !lesson.hint.empty()
                                        : !lesson.moves.empty();
  if (twice) {
    return definition_error(key.at, "the lesson has this twice", "each key once in a lesson");
  }
  if (name == "task") return begin_text(lesson.task, most_task_length, value);
  if (name == "hint") return begin_text(lesson.hint, most_task_length, value);
  if (value.text.empty()) {
    return definition_error(value.at, "there is nothing here",
                            name == "find" ? "moves, with spaces between" : "a FEN of this board");
  }
  if (name == "find") return read_moves(value);
  lesson.fen = value.text;
  read_.lessons.back().position = value.at;
  return std::nullopt;
}

std::optional<Error> WordsReader::read_moves(const Placed& value) {
  OwnLesson& lesson = read_.words.lessons.back();
  for (std::size_t at = 0; at < value.text.size();) {
    const std::size_t end = std::min(value.text.find(' ', at), value.text.size());
    if (end > at) {
      const Spot spot{value.at.line, value.at.column + static_cast<int>(at)};
      if (lesson.moves.size() == most_lesson_moves) {
        return definition_error(spot, "there are too many moves",
                                std::to_string(most_lesson_moves) + " at most");
      }
      lesson.moves.emplace_back(value.text.substr(at, end - at));
      read_.lessons.back().moves.push_back(spot);
    }
    at = end + 1;
  }
  return std::nullopt;
}

/// Returns an error if the last lesson is not whole.
std::optional<Error> WordsReader::fault_of_lesson() const {
  if (read_.words.lessons.empty()) return std::nullopt;
  const OwnLesson& lesson = read_.words.lessons.back();
  const std::string_view missing = lesson.fen.empty()     ? "lesson.position"
                                   : lesson.task.empty()  ? "lesson.task"
                                   : lesson.moves.empty() ? "lesson.find"
                                                          : "";
  if (missing.empty()) return std::nullopt;
  return definition_error(read_.lessons.back().title, "the lesson is not whole",
                          '"' + std::string(missing) + " = ...\" below its title");
}

}  // namespace camlann::camelot
