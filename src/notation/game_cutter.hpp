#pragma once
// Cuts a text into games at what can only be the beginning of a game, before anything is read: so a
// faulty game cannot change its neighbours. Used by the reader of records, and by the page for
// files that it uploads in parts. Not thread-safe; the text, UTF-8, must outlive it.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "notation/headers.hpp"

namespace camlann {

/// The end of a comment in braces.
struct CommentEnd {
  std::size_t end = 0;  // behind the brace; of a comment that is not closed, the next game or the
                        // end of the text
  bool closed = false;
};

class GameCutter {
 public:
  explicit GameCutter(std::string_view text) : text_(text) {}

  /// Returns the beginning of the game after the one that begins at an offset, or the end of the
  /// text. A header begins a game after moves, also within their line; after an empty line among
  /// headers if it repeats a key or is Event, or none before has a usual key; after a line among
  /// headers that is not one, or continues the one before, if it repeats a key or is Event;
  /// directly after a header if it repeats Event, or two keys are repeated from there on. So does a
  /// first move number at the start of a line. Several games without headers can remain in one
  /// piece.
  [[nodiscard]] std::size_t end_of_game(std::size_t begin);

  /// A comment can contain a header; it is not closed if a game with a result or comments of its
  /// own, or a game and the next one, come before the closing brace, or a line with a result and
  /// another comment.
  [[nodiscard]] CommentEnd end_of_comment(std::size_t opening);

  /// Returns the end of a line that has only a comment, which can be among headers; the offset
  /// itself for other text.
  [[nodiscard]] std::size_t after_comment_line(std::size_t at);

 private:
  /// The headers of the game being cut that have been read.
  struct Headers {
    std::uint32_t usual = 0;  // bit_of_usual_key() of those that have been read whole
    bool among = false;       // no empty line has come since the last one
    bool odd = false;         // the line before is not a whole header
    bool commented = false;   // there are comments among them
    bool ended = false;       // by the next game's, in the same line
  };

  /// Headers of a line that have been read; from `at` on they are the next game's.
  struct RestOfLine {
    HeaderLine line;
    std::size_t tag = 0;  // the next one
    std::size_t at = std::string_view::npos;
  };

  /// Where a game would begin within a comment, and what the text after it says of that.
  struct Verdict {
    std::size_t from = 0;
    std::size_t to = 0;  // the closing brace if the comment is closed
    bool likely = false;
    bool begins = false;
  };

  [[nodiscard]] std::size_t closing_brace(std::size_t from);
  [[nodiscard]] const Verdict& judge(std::size_t candidate, bool likely);
  /// Returns the end of a line of headers; line_ has them, except for one in its usual form.
  [[nodiscard]] std::size_t after_headers(std::size_t at);
  /// The same, for a header of the game being cut.
  [[nodiscard]] std::size_t take_headers(std::size_t at, HeaderKind kind);
  void take_key(std::string_view key, bool sure);
  [[nodiscard]] bool repeats_a_key(std::size_t at);
  /// The same, for usual keys only.
  [[nodiscard]] bool repeats(std::string_view key) const {
    return (headers_.usual & bit_of_usual_key(key)) != 0;
  }
  /// True if the game being cut has ended in its headers, and a header is the next game's.
  [[nodiscard]] bool follows_cut_off_headers(std::size_t at);
  /// True if a first move number without an empty line before it begins the next game.
  [[nodiscard]] bool begins_in_next_line(std::size_t first_move, std::size_t at) const;
  /// True if a header before any moves begins the next game.
  [[nodiscard]] bool begins_after_headers(std::size_t at, HeaderKind kind, bool after_empty_line);
  /// Returns the end of a comment, or of text that is left out, in or behind headers; the offset
  /// itself if moves begin there.
  [[nodiscard]] std::size_t after_line_between_headers(std::size_t at);

  std::string_view text_;
  std::size_t brace_from_ = 0;  // closing_brace() of the offsets from here on is brace_
  std::size_t brace_ = 0;
  Verdict verdict_;
  HeaderLine line_;
  RestOfLine rest_;
  Headers headers_;
  std::vector<std::string_view> keys_;          // of the game being cut
  std::unordered_set<std::string> small_keys_;  // the first compared_ of them, in small letters
  std::size_t compared_ = 0;
};

/// Returns the offsets at which the games of a text begin, comments before a game included.
[[nodiscard]] std::vector<std::size_t> beginnings_of_games(std::string_view text);

/// Returns the lines, from 1, that begin with a game: where a text can be divided.
[[nodiscard]] std::vector<int> lines_of_games(std::string_view text);

/// Returns a comment that is read back after it was written: in one line if its lines would be
/// taken for a game.
[[nodiscard]] std::string readable_comment(std::string comment);

/// Returns a readable_comment() in braces, with a wide brace (U+FF5D) for a closing one in it.
[[nodiscard]] std::string comment_in_braces(std::string_view comment);

/// Returns the comment that was written so, from the text between its braces.
[[nodiscard]] std::string comment_from_braces(std::string_view text);

}  // namespace camlann
