#pragma once
// A game record: what a file says about a game, before anyone has checked it against the rules.
// Read by record_reader, written by record_writer, played by engine/replay. Format:
// doc/formats/record.md. Plain values, free to share between threads.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"

namespace camlann::inline v0_2 {

/// White and Black mean the first and the second of two sides in turn order, no matter who sits
/// there.
enum class RecordResult : std::uint8_t {
  unknown,
  white_wins,
  black_wins,
  draw,
  first_of_three,
  second_of_three,
  third_of_three
};

template <>
struct Words<RecordResult> {
  static constexpr Word<RecordResult> table[] = {
      {RecordResult::white_wins, "1-0"},
      {RecordResult::black_wins, "0-1"},
      {RecordResult::draw, "1/2-1/2"},
      {RecordResult::first_of_three, "1-0-0"},
      {RecordResult::second_of_three, "0-1-0"},
      {RecordResult::third_of_three, "0-0-1"},
      {RecordResult::unknown, "*"},
  };
};

[[nodiscard]] constexpr std::string_view to_text(RecordResult result) {
  return word_of(result);
}
/// Those texts; also "?" and "" for unknown, "1/2", "½-½" and "½" for a draw. Nothing for
/// other texts.
[[nodiscard]] std::optional<RecordResult> parse_record_result(std::string_view text);

struct Tag {
  std::string key;
  std::string value;

  bool operator==(const Tag&) const = default;
};

struct RecordMove {
  std::string text;  // as written, without the signs ! and ?
  int line = 0;      // where it is in the file, both from 1; 0 if it was not read from one
  int column = 0;    // in characters

  bool operator==(const RecordMove&) const = default;
};

struct Record {
  std::vector<Tag> tags;  // in file order; unknown keys too
  std::vector<RecordMove> moves;
  RecordResult result = RecordResult::unknown;  // Result header, else the text after the moves
  int line = 1;                                 // of its first header or move

  /// The first value of a key, in any case; nullptr if there is none.
  [[nodiscard]] const std::string* find(std::string_view key) const;
  /// The same as a view, empty if there is none.
  [[nodiscard]] std::string_view value(std::string_view key) const;
  /// The Plies header; the reader refuses one that is no number.
  [[nodiscard]] std::optional<int> plies() const;
  /// Replaces the first value of the key or appends a tag.
  void set(std::string_view key, std::string_view value);
};

/// Whether a header can have this key: ASCII letters, digits and underscores, one at least.
[[nodiscard]] bool is_key(std::string_view text);

}  // namespace camlann::inline v0_2
