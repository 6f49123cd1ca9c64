#include "server/messages/list_cells.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/letters.hpp"
#include "base/number.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

namespace {

/// The columns of TRF16, from 0: the name, the rating between two spaces, and the number that the
/// federation has given.
constexpr std::size_t name_column = 14;
constexpr std::size_t name_width = 33;
constexpr std::size_t rating_column = 47;
constexpr std::size_t rating_width = 6;

constexpr std::size_t id_column = 57;
constexpr std::size_t id_width = 11;

/// Returns the bytes of the text, or its characters: programs count columns in both ways.
std::vector<std::string_view> columns_of(std::string_view text, bool characters) {
  std::vector<std::string_view> columns;
  for (std::size_t begin = 0, end = 0; begin < text.size(); begin = end) {
    end = begin + 1;
    while (characters && end < text.size() && !begins_list_character(text[end])) ++end;
    columns.push_back(text.substr(begin, end - begin));
  }
  return columns;
}

std::string text_of_columns(const std::vector<std::string_view>& columns, std::size_t begin,
                            std::size_t width) {
  std::string text;
  for (std::size_t i = begin; i < std::min(columns.size(), begin + width); ++i) text += columns[i];
  return text;
}

}  // namespace

bool is_list_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_list_number(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), is_list_digit);
}
/// True for the first byte of a character.
bool begins_list_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

std::optional<Millis> read_list_day(std::string_view text) {
  constexpr std::size_t month_length = 7;
  constexpr std::size_t day_length = 10;
  if (text.size() != month_length && text.size() != day_length) return std::nullopt;
  const char separator = text[4];
  if (separator != '-' && separator != '.' && separator != '/') return std::nullopt;
  if (text.size() == day_length && text[month_length] != separator) return std::nullopt;
  const auto number = [&](std::size_t at, std::size_t digits) {
    const auto part = text.substr(at, digits);
    return is_list_number(part) ? read_number<int>(part) : std::nullopt;
  };
  const auto year = number(0, 4);
  const auto month = number(5, 2);
  const auto day = text.size() == day_length ? number(8, 2) : 1;
  if (!year || !month || !day || *year < 1970) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year),
                                         std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok()) return std::nullopt;
  const std::chrono::milliseconds since = std::chrono::sys_days(date).time_since_epoch();
  return since.count();
}

std::string_view without_gaps(std::string_view text) {
  constexpr std::string_view spaces = " \t";
  const auto first = text.find_first_not_of(spaces);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

std::string shortened(std::string_view text) {
  constexpr std::size_t most = 40;
  if (text.size() <= most) return std::string(text);
  auto end = most;
  while (!begins_list_character(text[end])) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string_view take_line(std::string_view& text) {
  const auto end = std::min(text.find_first_of("\r\n"), text.size());
  const auto line = text.substr(0, end);
  text.remove_prefix(end);
  if (text.starts_with("\r\n")) text.remove_prefix(1);
  if (!text.empty()) text.remove_prefix(1);
  return line;
}

/// Returns the cells of a line; nothing if its quotes are wrong.
std::optional<std::vector<std::string>> cells_of(std::string_view text, char separator) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  bool closed = false;  // the quotes of this cell
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      const bool twice = c == '"' && i + 1 < text.size() && text[i + 1] == '"';
      if (c != '"' || twice) cells.back() += c;
      if (twice) ++i;
      if (c == '"' && !twice) {
        quoted = false;
        closed = true;
      }
    } else if (c == separator) {
      cells.emplace_back();
      closed = false;
    } else if (c == '"' && without_gaps(cells.back()).empty() && !closed) {
      cells.back().clear();
      quoted = true;
    } else if (!closed) {
      cells.back() += c;
    } else if (c != ' ') {
      return std::nullopt;
    }
  }
  return quoted ? std::nullopt : std::optional(std::move(cells));
}

/// Returns the separator that occurs most often outside quotes, or 0 if there is none.
char separator_of(std::string_view line) {
  std::array<std::ptrdiff_t, 3> counts{};
  constexpr std::string_view separators = ",;\t";
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    const auto which = separators.find(c);
    if (!quoted && which != std::string_view::npos) ++counts[which];
  }
  const auto most = std::max_element(counts.begin(), counts.end());
  if (*most == 0) return '\0';
  return separators[static_cast<std::size_t>(most - counts.begin())];
}

std::string column_title(std::string_view cell) {
  std::string title(without_gaps(cell));
  std::transform(title.begin(), title.end(), title.begin(), small_letter);
  return title;
}

std::optional<TrfPlayer> read_trf_player(std::string_view line) {
  for (const bool characters : {true, false}) {
    const auto columns = columns_of(line, characters);
    const auto field = text_of_columns(columns, rating_column, rating_width);
    const auto rating = without_gaps(field);
    const bool apart = field.empty() || (field.front() == ' ' &&
                                         (field.size() < rating_width || field.back() == ' '));
    if (!apart || !(rating.empty() || is_list_number(rating))) continue;
    const auto id = text_of_columns(columns, id_column, id_width);
    return TrfPlayer{text_of_columns(columns, name_column, name_width), std::string(rating),
                     std::string(without_gaps(id))};
  }
  return std::nullopt;
}

}  // namespace camlann::server
