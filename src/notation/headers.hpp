#pragma once
// Reads the headers of game records, `[Key "value"]` or `Key: value`. Lenient: what cannot be read
// costs its own header. Used by the reader of records and by the cutter of files. Pure functions.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace camlann {

enum class HeaderKind : std::uint8_t {
  none,
  bracket,  // begins with `[`, readable or not
  colon,    // `Key: value`
  bare      // `Key "value"]`: a bracket is missing
};

/// Recognises a header at the start of a line.
[[nodiscard]] HeaderKind header_at(std::string_view text, std::size_t offset);

/// True for `[Key "`, which is neither a move nor a drawing in a comment.
[[nodiscard]] bool opens_tag(std::string_view text, std::size_t offset);

/// True if moves, a comment or a result can begin at this sign.
[[nodiscard]] bool begins_moves(std::string_view text, std::size_t offset);

/// Returns the end of text among headers that is no header or move: the next `[Key "` of the
/// line, or the end of that.
[[nodiscard]] std::size_t after_stray_text(std::string_view text, std::size_t offset);

/// Returns the key of a header; empty if it has none.
[[nodiscard]] std::string_view key_at(std::string_view text, std::size_t offset);

/// Returns a bit for each key of doc/formats/record.md, in any case; 0 for other keys.
[[nodiscard]] std::uint32_t bit_of_usual_key(std::string_view key);

[[nodiscard]] inline bool is_usual_key(std::string_view key) {
  return bit_of_usual_key(key) != 0;
}

struct ReadTag {
  std::string_view key;
  std::string value;
  std::size_t value_at = 0;
};

struct HeaderFault {
  std::size_t at = 0;
  std::string_view word;  // that was left out
  std::string what;
  std::string expected;
};

/// The headers of a line.
struct HeaderLine {
  std::vector<ReadTag> tags;
  std::vector<HeaderFault> faults;
  std::size_t end = 0;  // of the last line, or the first move in it
};

/// Reads the headers that begin at an offset with header_at(). A line can have several in brackets;
/// a value in quotes can continue on the next lines, up to an empty one.
void read_headers(std::string_view text, std::size_t offset, HeaderLine& line);

}  // namespace camlann
