#pragma once
// The rows of a query as values. The parameters are bound; the statement is reset afterwards.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"

namespace camlann::database {

/// Calls `look(row)` for each row, or tells the first error.
template <class Look>
[[nodiscard]] Result<void> each_row(Statement& rows, const Look& look) {
  auto row = rows.step();
  for (; row && *row; row = rows.step()) look(rows);
  rows.reset();
  if (!row) return Failure(row.error());
  return {};
}

/// The same with a query without parameters.
template <class Look>
[[nodiscard]] Result<void> each_row(Database& database, std::string_view sql, const Look& look) {
  TRY(auto rows, database.prepare(sql));
  return each_row(rows, look);
}

/// What `read` makes of each row, a T or a Result of one, or its first error.
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

/// The first column of all rows.
[[nodiscard]] inline Result<std::vector<std::string>> read_texts(Statement& rows) {
  return read_all<std::string>(rows, [](const Statement& row) { return row.text(0); });
}

/// The same, where it has numbers.
template <class Number>
[[nodiscard]] Result<std::vector<Number>> read_numbers(Statement& rows) {
  return read_all<Number>(rows,
                          [](const Statement& row) { return static_cast<Number>(row.number(0)); });
}

/// The first column of the first row, if there is one.
[[nodiscard]] inline Result<std::optional<std::string>> read_text(Statement& rows) {
  TRY(const auto row, rows.step());
  std::optional<std::string> text;
  if (row) text = rows.text(0);
  rows.reset();
  return text;
}

}  // namespace camlann::database
