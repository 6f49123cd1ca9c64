#pragma once
// Converts texts for PostgreSQL and back. Pure functions, for postgres.cpp.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::database {

/// Encodes any bytes as UTF-8 without NUL, as PostgreSQL requires; SQLite's text has no such limit.
/// NUL, the byte 1 and invalid UTF-8 become the byte 1 followed by their code. Different texts stay
/// different.
[[nodiscard]] std::string to_postgres_text(std::string_view text);
/// Reverses to_postgres_text().
[[nodiscard]] std::string from_postgres_text(std::string_view text);

/// A statement with $1, $2, ... in place of its ?N, except inside quotes.
struct PostgresSql {
  std::string text;
  std::vector<std::size_t> parameters;  // the N of ?N, from 1, for each of $1, $2, ...
};
/// Renumbers the parameters without gaps, because PostgreSQL needs the type of each one up to the
/// last.
[[nodiscard]] PostgresSql to_postgres_sql(std::string_view sql);

/// Converts bytes from and to PostgreSQL's notation: \x and two digits for each.
[[nodiscard]] std::string to_postgres_bytes(std::string_view bytes);
[[nodiscard]] std::string from_postgres_bytes(std::string_view text);

}  // namespace camlann::database
