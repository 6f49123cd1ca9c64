#pragma once
// Reads the moves of one record, with comments, glyphs and variations. Used by the reader of
// records. Not thread-safe.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/game_cutter.hpp"
#include "notation/places.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"

namespace camlann {

/// Appends text in braces to a comment, after a space.
void add_comment(std::string& comment, std::string_view text);

class MoveReader {
 public:
  MoveReader(std::string_view text, GameCutter& cutter, Places& places, Unreadable unreadable)
      : whole_(text), cutter_(cutter), places_(places), unreadable_(unreadable) {}

  /// Reads up to the result of the game, or to the end of its piece of the text.
  [[nodiscard]] Result<bool> read(Record& record, std::size_t begin, std::size_t end);
  /// Skips the rest of a game after an error: up to its result or the end of the piece.
  void skip_game();

  [[nodiscard]] std::size_t offset() const { return offset_; }
  /// True if the game has its result.
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  /// The main line or a variation that is being read.
  struct OpenLine {
    std::size_t line = 0;  // numbered as in RecordVariation::of; `no_line` before its first move
    std::size_t of = 0;    // RecordVariation
    std::size_t move = 0;
    std::string comment;    // before the first move of a variation
    bool ended = false;     // by a fault
    bool moveless = false;  // a variation before its first move has been reported
    std::size_t opened = 0;
  };

  [[nodiscard]] bool at_end() const { return offset_ >= text_.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[offset_]; }
  [[nodiscard]] Failure malformed(std::size_t at, std::string what, std::string expected);

  Result<bool> read_part(Record& record);
  Result<bool> read_token(Record& record);
  Result<bool> read_comment(Record& record);
  /// Reads what is behind the result in its line, if a record is given into that: comments are
  /// about the last move, and text that does not begin a game is left out.
  void read_behind_result(Record* record);
  Result<bool> read_number_or_result(Record& record);
  Result<bool> read_result(Record& record, RecordResult result, std::size_t begin);
  Result<bool> read_move(Record& record);
  void open_variation(Record& record);
  void read_glyph(Record& record);
  void remark(Record& record, std::string_view text);
  void add_move(Record& record, RecordMove move);
  [[nodiscard]] std::vector<RecordMove>* here(Record& record) const;
  [[nodiscard]] bool is_gap(Record& record, std::size_t after_dash) const;
  [[nodiscard]] bool in_variation() const { return open_.size() > 1; }
  bool pass_over(Record& record, const Error& error, std::size_t begin);

  std::string_view whole_;
  std::string_view text_;  // up to the end of the game's piece
  GameCutter& cutter_;
  Places& places_;
  Unreadable unreadable_;
  std::size_t offset_ = 0;
  bool line_start_ = true;  // the line has only spaces before this position
  bool ended_ = false;
  std::vector<OpenLine> open_;  // from the main line to the current variation
};

}  // namespace camlann
