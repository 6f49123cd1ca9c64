#pragma once
// Searches lists by a part of the name. Both engines compare only letters of ASCII in any case; for
// others the part is tried as it is written, in small letters, in capitals, and with capitals at
// the start.

#include <array>
#include <string>
#include <string_view>

#include "base/letters.hpp"
#include "server/core/alphabets.hpp"

namespace camlann::server {

/// A search of public lists covers this many of the newest entries.
inline constexpr int most_searched = 5'000;
/// Forms of a part of a name.
inline constexpr int name_forms = 5;

/// Returns the condition on the column `name`; the patterns are parameters from `first` on.
[[nodiscard]] inline std::string name_is_like(int first) {
  std::string sql;
  for (int i = first; i < first + name_forms; ++i) {
    sql +=
        (sql.empty() ? "(" : " OR ") + ("lower(name) LIKE ?" + std::to_string(i)) + " ESCAPE '\\'";
  }
  return sql + ") ";
}

/// Returns the patterns for a part of a name.
[[nodiscard]] inline std::array<std::string, name_forms> patterns_of(std::string_view part) {
  auto patterns = cases_of(part);
  for (auto& pattern : patterns) {
    std::string escaped = "%";
    for (const char c : pattern) {
      if (c == '%' || c == '_' || c == '\\') escaped += '\\';
      escaped += small_letter(c);
    }
    pattern = escaped + '%';
  }
  return patterns;
}

}  // namespace camlann::server
