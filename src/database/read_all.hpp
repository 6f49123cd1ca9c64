#pragma once
// Reads the rows of a query as values. Bind the parameters first; the statement is reset
// afterwards.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"

namespace camlann::database {

/// Calls `look(row)` for each row, or returns the first error.
template <class Look>
[[nodiscard]] Result<void> each_row(Statement& rows, const Look& look) {
  auto row = rows.step();
  for (; row && *row; row = rows.step()) look(rows);
  rows.reset();
  if (!row) return Failure(row.error());
  return {};
}

/// Does the same for a query without parameters.
template <class Look>
[[nodiscard]] Result<void> each_row(Database& database, std::string_view sql, const Look& look) {
  TRY(auto rows, database.prepare(sql));
  return each_row(rows, look);
}

/// Returns the results of `read` (a T or a Result<T>) for all rows, or the first error.
template <class T, class Read>
[[nodiscard]] Result<std::vector<T>> read_all(Statement& rows, const Read& read) {
  std::vector<T> all;
  auto row = rows.step();
  for (; row && *row; row = rows.step()) {
    Result<T> one = read(rows);
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

/// Returns the first column of all rows.
[[nodiscard]] inline Result<std::vector<std::string>> read_texts(Statement& rows) {
  return read_all<std::string>(rows, [](const Statement& row) { return row.text(0); });
}

/// Returns the first column of all rows as numbers.
template <class Number>
[[nodiscard]] Result<std::vector<Number>> read_numbers(Statement& rows) {
  return read_all<Number>(rows,
                          [](const Statement& row) { return static_cast<Number>(row.number(0)); });
}

/// Returns the first column of the first row, if any.
[[nodiscard]] inline Result<std::optional<std::string>> read_text(Statement& rows) {
  TRY(const auto row, rows.step());
  std::optional<std::string> text;
  if (row) text = rows.text(0);
  rows.reset();
  return text;
}

}  // namespace camlann::database
