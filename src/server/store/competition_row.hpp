#pragma once
// The columns and the lists that the tables `leagues` and `tournaments` have in common.

#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/model/competition.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of a time control
#include "server/store/named_like.hpp"

namespace camlann::database {

template <>
struct Row<server::CompetitionMeta> {
  ROW_OF(server::CompetitionMeta, "tournaments") {
    COLUMNS(id, name, director, director_name);
    column.or_null("club", &Self::club);
    column("public", &Self::is_public);
    COLUMNS(variant, rules, time, rated);
    column.or_null("nonce", &Self::nonce);
    COLUMNS(created, about, prizes, contact);
  }
  /// Names the columns that a director can change before the start.
  static constexpr void changed_columns(auto&& column) {
    COLUMNS(name);
    column("public", &Self::is_public);
    COLUMNS(variant, rules, time, rated, about, prizes, contact);
  }
};

}  // namespace camlann::database

namespace camlann::server {

/// Returns the newest public entries, and all of a player (?1) by the condition `is_own`. Leaves
/// out deleted ones, and names that do not fit the search.
template <class Summary>
[[nodiscard]] Result<ListPart<Summary>> newest_for(database::Database& database,
                                                   std::string_view player, const ListWish& wish,
                                                   const std::string& is_public,
                                                   const std::string& is_own) {
  const auto select = database::select_from<Summary>();
  const auto named = name_is_like(6);
  const auto sql =
      "SELECT * FROM (SELECT * FROM (SELECT * FROM (" + select + "WHERE deleted IS NULL AND " +
      is_public + " ORDER BY created DESC, id LIMIT ?3) AS n WHERE " + named +
      "ORDER BY created DESC, id LIMIT ?2) AS a UNION SELECT * FROM (" + select +
      "WHERE deleted IS NULL AND (" + is_own + ") AND " + named +
      "ORDER BY created DESC, id LIMIT ?2) AS b) AS c ORDER BY created DESC, id LIMIT ?4 OFFSET ?5";
  const auto all = wish.skip + wish.limit + 1;
  TRY(auto found, database.all<Summary>(sql, player, all, wish.search.empty() ? all : most_searched,
                                        wish.limit + 1, wish.skip, patterns_of(wish.search)));
  return ListPart<Summary>::from(std::move(found), wish);
}

/// Returns the newest entries of a club that are not deleted by this condition, the public ones or
/// all; `also` adds a condition for entries of other clubs.
template <class Summary>
[[nodiscard]] Result<ListPart<Summary>> newest_of_club(database::Database& database,
                                                       std::string_view club, bool all,
                                                       const ListWish& wish, const std::string& are,
                                                       const std::string& also = {}) {
  TRY(auto found, database.all<Summary>(
                      database::select_from<Summary>() + "WHERE (club=?1" + also + ") AND " + are +
                          "deleted IS NULL AND public>=?2 AND " + name_is_like(5) +
                          "ORDER BY created DESC, id LIMIT ?3 OFFSET ?4",
                      club, all ? 0 : 1, wish.limit + 1, wish.skip, patterns_of(wish.search)));
  return ListPart<Summary>::from(std::move(found), wish);
}

}  // namespace camlann::server
