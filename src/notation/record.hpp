#pragma once
// A game record: the content of a file before it is checked against the rules. Read by
// record_reader, written by record_writer, played by game/replay and game/tree_record. Format:
// doc/formats/record.md. Plain values, thread-safe.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"

namespace camlann::inline v1 {

/// White and Black mean the first and the second of two sides in turn order, whatever their
/// players.
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
/// Parses those texts; also "?" and "" for unknown, "1/2", "½-½" and "½" for a draw; with any kind
/// of dash, and with spaces. Nothing for other texts.
[[nodiscard]] std::optional<RecordResult> parse_record_result(std::string_view text);

/// Parses the value of a Plies header.
[[nodiscard]] std::optional<int> parse_plies(std::string_view text);

struct Tag {
  std::string key;
  std::string value;

  [[nodiscard]] bool operator==(const Tag&) const = default;
};

/// The glyphs 1 to 6 of the PGN standard, section 10, as written after a move.
inline constexpr std::array<std::string_view, 6> move_signs = {"!", "?", "!!", "??", "!?", "?!"};

struct RecordMove {
  std::string text;                  // as written, but with plain dashes, without the signs ! and ?
  int line = 0;                      // position in the file, both from 1; 0 if not read from a file
  int column = 0;                    // in characters
  std::vector<std::uint8_t> glyphs;  // numbers of the PGN standard
  std::string comment;               // after the move; in a variation also before its first move

  [[nodiscard]] bool operator==(const RecordMove&) const = default;
};

/// Moves that could have been played instead.
struct RecordVariation {
  std::size_t of = 0;    // its parent: 0 the main line, n the n-th variation before this one
  std::size_t move = 0;  // the move of that line that it replaces, from 0
  std::vector<RecordMove> moves;

  [[nodiscard]] bool operator==(const RecordVariation&) const = default;
};

/// A word that could not be read or played. Its line ends before it; a header (Subject::header) is
/// left out or mended, and its game is whole.
struct RecordFault {
  std::string word;  // empty if no word is concerned
  Error error;       // `at` is the position in the file, if any

  [[nodiscard]] bool operator==(const RecordFault&) const = default;
};

struct Record {
  std::vector<Tag> tags;  // in file order; unknown keys too
  std::vector<RecordMove> moves;
  RecordResult result = RecordResult::unknown;  // Result header, or else the text after the moves
  int line = 1;                                 // of its first header or move
  std::string comment;                          // before the first move
  std::vector<RecordVariation> variations;      // each after its parent line
  std::vector<RecordFault> faults;              // parts that the reader skipped

  /// Returns the first value of a key, in any case; nullptr without one.
  [[nodiscard]] const std::string* find(std::string_view key) const;
  /// Returns the same as a view, empty without one.
  [[nodiscard]] std::string_view value(std::string_view key) const;
  /// Returns the value if it says something: empty also for one that is_unknown().
  [[nodiscard]] std::string_view stated(std::string_view key) const;
  /// Returns the Plies header; the reader leaves out one that is not a number.
  [[nodiscard]] std::optional<int> plies() const;
  /// Replaces the first value of the key or appends a tag.
  void set(std::string_view key, std::string_view value);
};

/// True for values that PGN has where nothing is known: `?`, `-` and blanks.
[[nodiscard]] bool is_unknown(std::string_view value);

/// True if a header can have this key: ASCII letters, digits and underscores, at least one.
[[nodiscard]] bool is_key(std::string_view text);

}  // namespace camlann::inline v1
