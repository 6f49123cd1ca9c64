#pragma once
// Reads the author's words in a definition, for definition.cpp: paragraphs of rules, and lessons.
// Positions and moves are checked when there is a game to play them in (game/lesson_faults.hpp).

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "games/camelot/definition_draft.hpp"

namespace camlann::camelot {

class WordsReader {
 public:
  /// True for a key of the author's words.
  [[nodiscard]] static bool reads(std::string_view key);

  /// Reads the value of such a key.
  std::optional<Error> read(const Placed& key, const Placed& value);

  /// True while indented lines belong to a text of the author.
  [[nodiscard]] bool open() const { return text_ != nullptr; }
  /// Adds such a line to the text.
  std::optional<Error> read_more(const Placed& line);
  /// Ends the text, as the next key does.
  std::optional<Error> close_text();

  /// Ends the last text and the last lesson, and returns the words or the first fault.
  [[nodiscard]] Result<PlacedWords> finish();

 private:
  std::optional<Error> begin_text(std::string& text, std::size_t longest, const Placed& value);
  std::optional<Error> begin_lesson(const Placed& title);
  std::optional<Error> read_of_lesson(const Placed& key, const Placed& value);
  std::optional<Error> read_moves(const Placed& value);
  [[nodiscard]] std::optional<Error> fault_of_lesson() const;

  PlacedWords read_;
  std::string* text_ = nullptr;  // the last text, until it is closed
  std::size_t longest_ = 0;      // in characters
  Spot text_at_;
};

}  // namespace camlann::camelot
