#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/letters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"  // IWYU pragma: keep, reads tuples
#include "game/catalog.hpp"
#include "play/seating.hpp"
#include "rules/variant_info.hpp"
#include "server/model/account_names.hpp"
#include "server/store/column_rules.hpp"
#include "server/store/game_check.hpp"
#include "server/store/rest_check.hpp"
#include "server/store/row_rules.hpp"
#include "server/store/rows.hpp"
#include "server/store/sql_text.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Engine;
using Told = GameCheck::Told;

/// The most rows of one fault that are named.
constexpr int most_named = 20;

/// Columns with secrets, which are not shown.
constexpr std::string_view secret_columns[] = {"value", "password", "public_key", "secret"};

/// Returns the condition of a rule in the engine's SQL.
std::string condition(const ColumnRule& rule, Engine engine) {
  const auto column = '"' + std::string(rule.column) + '"';
  return replaced(std::string(rule.form.right),
                  {{"#player",
                    "CASE WHEN substr(@, 1, 1)='#at' THEN @<>'#at' AND trim(lower(substr(@, 2)), "
                    "'abcdefghijklmnopqrstuvwxyz0123456789')='' ELSE #plain END"},
                   {"#plain", "trim(lower(@), 'abcdefghijklmnopqrstuvwxyz0123456789-_')=''"},
                   {"#printed", engine == Engine::sqlite
                                    ? "@ NOT GLOB ('*[' || char(1) || '-' || char(31) || ']*')"
                                    : "@ !~ '[\\x01-\\x1f]'"},
                   {"@", column},
                   {"#at", "@"}});
}

/// Returns the key of a table's row as one text.
std::string key_of(const database::Table& table) {
  std::string sql;
  for (const auto& column : table.key) {
    sql += (sql.empty() ? "" : " || ' ' || ") + ("CAST(\"" + column + "\" AS TEXT)");
  }
  return sql.empty() ? "''" : sql;
}

std::string where(std::string_view table, const std::string& key) {
  return std::string(table) + (key.empty() ? "" : " '" + key + "'");
}

void tell_column(const ColumnRule& rule, const std::string& key, std::string_view found,
                 const Told& told) {
  const bool secret = std::find(std::begin(secret_columns), std::end(secret_columns),
                                rule.column) != std::end(secret_columns);
  told({{},
        0,
        where(rule.table, key) + ": " + std::string(rule.column) + " is " +
            (secret ? "wrong" : "'" + std::string(found) + "'") + ", expected " +
            std::string(rule.form.expected)});
}

/// Reads each table once. The first wrong column of a row is named, as the number of its rule, a
/// space and what it holds.
Result<void> check_columns(Database& database, const database::Table& table, const Told& told) {
  std::string cases;
  for (std::size_t i = 0; i < std::size(column_rules); ++i) {
    if (column_rules[i].table != table.name) continue;
    const auto column = '"' + std::string(column_rules[i].column) + '"';
    cases.append(" WHEN ").append(column).append(" IS NOT NULL AND (");
    cases.append(condition(column_rules[i], database.engine())).append(") IS NOT TRUE THEN '");
    cases.append(std::to_string(i)).append(" ' || CAST(").append(column).append(" AS TEXT)");
  }
  if (cases.empty()) return {};
  return database.each<std::pair<std::string, std::string>>(
      "SELECT row_key, fault FROM (SELECT " + key_of(table) + " AS row_key, CASE" + cases +
          " END AS fault FROM " + table.name + ") AS found WHERE fault IS NOT NULL LIMIT " +
          std::to_string(most_named),
      [&](auto&& row) {
        const std::string_view fault = row.second;
        const auto space = fault.find(' ');
        const auto rule = read_number<std::size_t>(fault.substr(0, space)).value_or(0);
        tell_column(column_rules[rule], row.first, fault.substr(space + 1), told);
      });
}

Result<void> check_rows(Database& database, std::span<const RowRule> rules, const Told& told) {
  for (const auto& rule : rules) {
    TRY_VOID(database.each<std::string>(
        "SELECT row_key FROM (SELECT '' AS row_key WHERE 1=0 UNION ALL " +
            std::string(rule.faulty) + ") AS found LIMIT " + std::to_string(most_named),
        [&](const std::string& key) {
          told({{}, 0, where(rule.table, key) + ": expected " + std::string(rule.expected)});
        }));
  }
  return {};
}

Result<void> check_names(Database& database, const Told& told) {
  return database.each<std::pair<std::string, std::string>>(
      "SELECT name, folded FROM accounts", [&](auto&& row) {
        const auto& [name, folded] = row;
        const auto expected = folded_name(name);
        if (expected == folded) return;
        told({{}, 0, "accounts: folded is '" + folded + "', expected '" + expected + "'"});
      });
}

Result<void> check_states(Database& database, const Told& told) {
  using Row = std::tuple<std::string, std::int64_t, std::size_t, std::string>;
  return database.each<Row>("SELECT study, version, bytes, text FROM study_states", [&](Row&& row) {
    const auto& [study, version, bytes, text] = row;
    if (text.size() == bytes) return;
    told({{},
          0,
          where("study_states", study + ' ' + std::to_string(version)) + ": bytes is '" +
              std::to_string(bytes) + "', expected the length of the text, " +
              std::to_string(text.size())});
  });
}

bool is_plain_id(std::string_view id) {
  return std::all_of(id.begin(), id.end(),
                     [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; });
}

/// Variants from a file may be missing at this check; their seats are not compared.
std::string fault_of_seats(const std::string& text, const VariantInfo* variant,
                           const std::string& host) {
  const auto seats = read_seats(text);
  if (!seats || to_text(*seats) != text) return "seats cannot be read";
  for (const auto& seat : *seats) {
    if (is_plain_id(seat.id)) continue;
    return "the player '" + seat.id + "' of a seat, expected letters and digits";
  }
  const auto letters = variant == nullptr ? std::string() : variant->seat_letters();
  if (variant != nullptr && letters.size() != seats->size()) {
    return "seats are " + std::to_string(seats->size()) + ", expected " +
           std::to_string(letters.size());
  }
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if ((*seats)[i].letter == letters[i]) continue;
    return "a seat is '" + std::string(1, (*seats)[i].letter) + "', expected '" +
           std::string(1, letters[i]) + "'";
  }
  if (host.empty() || play::sit_apart(*seats) == (play::seats_of(*seats, host).seats != 0)) {
    return {};
  }
  return "the host '" + host + "' has no seat";
}

/// A host keeps a seat until the game is made (play/invitation.cpp, forget_player.cpp).
Result<void> check_invitations(Database& database, const Catalog& known, const Told& told) {
  using Row = std::tuple<std::string, std::string, std::string, std::string>;
  return database.each<Row>("SELECT id, host, variant, seats FROM invitations", [&](Row&& row) {
    const auto& [id, host, variant, seats] = row;
    const auto fault = fault_of_seats(seats, known.find(variant), host);
    if (!fault.empty()) told({{}, 0, where("invitations", id) + ": " + fault});
  });
}

/// The column `shared` is for queries.
Result<void> check_seats(Database& database, const Catalog& known, const Told& told) {
  using Row = std::tuple<std::string, std::string, std::string, bool>;
  return database.each<Row>("SELECT id, variant, seats, shared FROM games", [&](Row&& row) {
    const auto& [id, variant, text, shared] = row;
    auto fault = fault_of_seats(text, known.find(variant), {});
    const auto seats = read_seats(text);
    if (fault.empty() && play::sit_apart(*seats) != shared) {
      fault = "shared is '" + std::to_string(int{shared}) + "', expected '" +
              std::to_string(int{!shared}) + "' by the seats";
    }
    if (!fault.empty()) told({id, 0, fault});
  });
}

/// Where all games of a variant have two seats, the score against all is the sum of the scores.
Result<void> check_scores(Database& database, const Catalog& known, const Told& told) {
  using Row = std::tuple<std::string, std::string, std::int64_t, std::int64_t, std::int64_t>;
  return database.each<Row>(
      "SELECT a.player, a.variant, CAST(a.won-sum(coalesce(b.won, 0)) AS BIGINT), "
      "CAST(a.drawn-sum(coalesce(b.drawn, 0)) AS BIGINT), "
      "CAST(a.lost-sum(coalesce(b.lost, 0)) AS BIGINT) FROM tallies a LEFT JOIN tallies b ON "
      "b.player=a.player AND b.variant=a.variant AND b.opponent<>'' WHERE a.opponent='' AND "
      "a.player NOT IN (SELECT player FROM former_accounts) GROUP BY a.player, a.variant, a.won, "
      "a.drawn, a.lost",
      [&](Row&& row) {
        const auto& [player, variant, won, drawn, lost] = row;
        const auto* const info = known.find(variant);
        if (info == nullptr || info->seating.size() != 2 || (won == 0 && drawn == 0 && lost == 0)) {
          return;
        }
        told({{},
              0,
              where("tallies", player) + ": the score in " + variant +
                  " is not the sum of the scores against each opponent"});
      });
}

}  // namespace

Result<void> check_tables(Database& database, const Catalog& known, const Told& told) {
  TRY(const auto tables, database.tables());
  for (const auto& table : tables) {
    TRY_VOID(check_columns(database, table, told));
  }
  TRY_VOID(check_rows(database, row_rules, told));
  if (database.engine() == Engine::sqlite) {
    TRY_VOID(check_rows(database, file_rules, told));
  }
  TRY_VOID(check_names(database, told));
  TRY_VOID(check_states(database, told));
  TRY_VOID(check_invitations(database, known, told));
  TRY_VOID(check_seats(database, known, told));
  return check_scores(database, known, told);
}

}  // namespace camlann::server
