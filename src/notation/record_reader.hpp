#pragma once
// Reads game records, one after another, from text. Lenient about the habits of players and
// programs (missing numbers, comments, variations, either kind of header, any kind of dash and
// space), exact about error positions: "line:column". game/replay checks that the moves are legal.
// Not thread-safe; the text must outlive it.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "notation/record.hpp"
#include "notation/text_encoding.hpp"

namespace camlann::inline v1 {

/// The treatment of a game with unreadable moves. A header that cannot be read is left out, with
/// the reason in Record::faults.
enum class Unreadable : std::uint8_t {
  refused,      // an error instead of the game; a fault within a variation is skipped
  passed_over,  // its lines end at the unreadable part, with the reason in Record::faults
};

/// The treatment of a game by its text, before it is read.
enum class NextText : std::uint8_t { read, skip, end };

class RecordReader {
 public:
  /// The text is UTF-8, or what encoding_of() finds.
  explicit RecordReader(std::string_view text, Unreadable unreadable = Unreadable::refused);
  RecordReader(RecordReader&& other) noexcept;
  RecordReader& operator=(RecordReader&& other) noexcept;
  ~RecordReader();

  /// Returns the next game, or its error; nothing at the end of the text. A faulty game does not
  /// change the games around it.
  [[nodiscard]] std::optional<Result<Record>> next();

  /// Decides by the text of a game, with what is before the next one, and the line where it begins.
  using Choice = std::function<NextText(std::string_view text, int line)>;
  /// The same, but calls `choice` first, for each text; several games without headers can be one.
  /// Returns nothing once it returns `end`.
  [[nodiscard]] std::optional<Result<Record>> next(const Choice& choice);
  /// Returns the text of the last game, empty if it has other games or an error.
  [[nodiscard]] std::string_view text() const;

  [[nodiscard]] TextEncoding encoding() const;

 private:
  class Work;
  std::unique_ptr<Work> work_;
};

/// Returns all games of a text, or the first error.
[[nodiscard]] Result<std::vector<Record>> read_records(std::string_view text);

}  // namespace camlann::inline v1
