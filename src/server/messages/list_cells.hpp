#pragma once
// The cells of lists of players: tables (CSV), and the columns of FIDE's TRF16. Pure.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/core/clock.hpp"

namespace camlann::server {

[[nodiscard]] bool is_list_digit(char c);
/// True for digits alone.
[[nodiscard]] bool is_list_number(std::string_view text);
/// True for the first byte of a character.
[[nodiscard]] bool begins_list_character(char byte);
/// Returns the text without spaces and tabs at both ends.
[[nodiscard]] std::string_view without_gaps(std::string_view text);
/// Returns the beginning of a text, for an error.
[[nodiscard]] std::string shortened(std::string_view text);

/// Takes the first line off the text, and returns it without its end.
[[nodiscard]] std::string_view take_line(std::string_view& text);

/// Returns the cells of a line; nothing if its quotes are wrong.
[[nodiscard]] std::optional<std::vector<std::string>> cells_of(std::string_view text,
                                                               char separator);
/// Returns the separator that occurs most often outside quotes, or 0 if there is none.
[[nodiscard]] char separator_of(std::string_view line);
/// Returns the title of a column as titles are compared: in small letters.
[[nodiscard]] std::string column_title(std::string_view cell);

/// Reads a day such as 2026-05-31, also with dots or slashes, or a month such as 2026-05, which is
/// its first day. Returns its beginning in UTC; nothing for other texts and days before 1970.
[[nodiscard]] std::optional<Millis> read_list_day(std::string_view text);

/// A player's line of TRF16, as text of its columns.
struct TrfPlayer {
  std::string name;
  std::string rating;
  std::string federation_id;
};

/// Reads a line that begins with 001. Returns nothing if the rating is not in its columns.
[[nodiscard]] std::optional<TrfPlayer> read_trf_player(std::string_view line);

}  // namespace camlann::server
