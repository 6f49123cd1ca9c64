#pragma once
// The rows of a query as values. The parameters are bound; the statement is reset afterwards. Only
// for the SQLite stores.

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/sqlite.hpp"

namespace camlann::server {

/// What `read` makes of each row, or its first error.
template <class T>
[[nodiscard]] Result<std::vector<T>> read_all(sqlite::Statement& rows,
                                              Result<T> (*read)(const sqlite::Statement&)) {
  std::vector<T> all;
  auto row = rows.step();
  for (; row && *row; row = rows.step()) {
    auto one = read(rows);
    if (!one) {
      rows.reset();
      return Failure(one.error());
    }
    all.push_back(std::move(*one));
  }
  rows.reset();
  if (!row) return Failure(row.error());
  return all;
}

/// The first column of all rows.
[[nodiscard]] inline Result<std::vector<std::string>> read_texts(sqlite::Statement& rows) {
  return read_all<std::string>(
      rows, [](const sqlite::Statement& row) -> Result<std::string> { return row.text(0); });
}

/// The first column of the first row, if there is one.
[[nodiscard]] inline Result<std::optional<std::string>> read_text(sqlite::Statement& rows) {
  const auto row = rows.step();
  if (!row) return Failure(row.error());
  std::optional<std::string> text;
  if (*row) text = rows.text(0);
  rows.reset();
  return text;
}

}  // namespace camlann::server
