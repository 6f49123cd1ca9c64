#pragma once
// Reads game records, one after another, from text. Lenient about the habits of players (missing
// numbers, comments, variations, either kind of header), exact about error positions:
// "line:column". game/replay checks that the moves are legal. Not thread-safe; the text must
// outlive it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/record.hpp"

namespace camlann::inline v0_2 {

/// The treatment of a game with unreadable parts.
enum class Unreadable : std::uint8_t {
  refused,      // an error instead of the game; a fault within a variation is skipped
  passed_over,  // its lines end at the unreadable part, with the reason in Record::faults
};

class RecordReader {
 public:
  explicit RecordReader(std::string_view text, Unreadable unreadable = Unreadable::refused);

  /// Returns the next game, or its error; nothing at the end of the text. After an error the reader
  /// continues at the next header that follows an empty line.
  [[nodiscard]] std::optional<Result<Record>> next();

 private:
  struct Place {
    int line = 1;
    int column = 1;
  };

  /// The main line or a variation that is being read.
  struct OpenLine {
    std::size_t line = 0;  // numbered as in RecordVariation::of; `no_line` before its first move
    std::size_t of = 0;    // RecordVariation
    std::size_t move = 0;
    std::string comment;    // before the first move of a variation
    bool ended = false;     // by a fault
    bool moveless = false;  // a variation before its first move has been reported
    Place opened;
  };

  [[nodiscard]] bool at_end() const { return offset_ >= text_.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[offset_]; }
  void advance();
  void skip_line();
  void skip_spaces();  // within the line
  [[nodiscard]] std::string_view rest_of_line() const;
  [[nodiscard]] Place place() const { return Place{line_, column_}; }

  [[nodiscard]] bool at_colon_header() const;
  [[nodiscard]] bool at_header() const;
  Result<bool> read_header(Record& record);
  Result<bool> read_bracket_header(Record& record);
  Result<bool> add_tag(Record& record, Tag tag, Place value_at);
  Result<bool> read_moves(Record& record);
  Result<bool> read_part(Record& record);
  void open_variation(Record& record);
  Result<bool> read_comment(Record& record);
  void read_rest_of_line(Record& record);
  void read_glyph(Record& record);
  Result<bool> read_number_or_result(Record& record);
  Result<bool> read_move(Record& record);
  Result<bool> read_token(Record& record);
  [[nodiscard]] std::vector<RecordMove>* here(Record& record) const;
  static void add_comment(std::string& comment, std::string_view text);
  void remark(Record& record, std::string_view text);
  void add_move(Record& record, RecordMove move);
  [[nodiscard]] bool in_variation() const { return open_.size() > 1; }
  bool pass_over(Record& record, const Error& error, std::size_t begin);
  [[nodiscard]] bool starts_next_game(const Record& record) const;
  Result<Record> read_game();
  void recover();

  std::string_view text_;
  std::size_t offset_ = 0;
  int line_ = 1;
  int column_ = 1;
  bool line_start_ = true;  // the line has only white space before this position
  bool ended_ = false;      // the current game has its result
  Unreadable unreadable_;
  std::vector<OpenLine> open_;  // from the main line to the current variation
};

/// Returns all games of a text, or the first error.
[[nodiscard]] Result<std::vector<Record>> read_records(std::string_view text);

}  // namespace camlann::inline v0_2
