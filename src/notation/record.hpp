#pragma once
// A game record: what a file says about a game, before anyone has checked it against the rules.
// Read by record_reader, written by record_writer, played by game/replay and
// game/tree_record. Format:
// doc/formats/record.md. Plain values, free to share between threads.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
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

/// The glyphs 1 to 6 of the PGN standard, section 10, as they are written behind a move.
inline constexpr std::array<std::string_view, 6> move_signs = {"!", "?", "!!", "??", "!?", "?!"};

struct RecordMove {
  std::string text;  // as written, without the signs ! and ?
  int line = 0;      // where it is in the file, both from 1; 0 if it was not read from one
  int column = 0;    // in characters
  std::vector<std::uint8_t> glyphs;  // numbers of the PGN standard
  std::string comment;               // behind it; in a variation also before its first move

  bool operator==(const RecordMove&) const = default;
};

/// Moves that could have been played instead.
struct RecordVariation {
  std::size_t of = 0;    // whose: 0 the main line's, n that of the n-th variation before this one
  std::size_t move = 0;  // which move of that line its first one replaces, from 0
  std::vector<RecordMove> moves;

  bool operator==(const RecordVariation&) const = default;
};

/// A word that could not be read or played. Its line ends before it.
struct RecordFault {
  std::string word;  // empty where it is about no word
  Error error;       // `at` is the place in the file, if it is in one

  bool operator==(const RecordFault&) const = default;
};

struct Record {
  std::vector<Tag> tags;  // in file order; unknown keys too
  std::vector<RecordMove> moves;
  RecordResult result = RecordResult::unknown;  // Result header, else the text after the moves
  int line = 1;                                 // of its first header or move
  std::string comment;                          // before the first move
  std::vector<RecordVariation> variations;      // each after the line that it belongs to
  std::vector<RecordFault> faults;              // what the reader passed over

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
