#pragma once
// Texts on their way to PostgreSQL and back. Pure functions, for postgres.cpp.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace camlann::database {

/// PostgreSQL's text is UTF-8 without NUL; SQLite's is any bytes. NUL, the byte 1 and what is no
/// UTF-8 become the byte 1 with what it stands for behind it. Different texts stay different.
[[nodiscard]] std::string to_postgres_text(std::string_view text);
/// The text that it was made of.
[[nodiscard]] std::string from_postgres_text(std::string_view text);

/// A statement with $1, $2, ... in place of its ?N, but for texts between quotes.
struct PostgresSql {
  std::string text;
  std::vector<std::size_t> parameters;  // of $1, $2, ...: which ?N, from 1
};
/// PostgreSQL wants to know of each parameter up to the last: those that are not there are skipped.
[[nodiscard]] PostgresSql to_postgres_sql(std::string_view sql);

/// As PostgreSQL writes and reads bytes: \x and two digits for each.
[[nodiscard]] std::string to_postgres_bytes(std::string_view bytes);
[[nodiscard]] std::string from_postgres_bytes(std::string_view text);

}  // namespace camlann::database
