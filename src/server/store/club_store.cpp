#include "server/store/club_store.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/model/club.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/named_like.hpp"

namespace camlann::database {

using server::Club;
using server::ClubSummary;
using server::Member;

ROW(Club, "clubs", address, name, about, director, open, code, created);

ROW(Member, "members", player, name, since);

template <>
struct Row<ClubSummary> {
  ROW_OF(ClubSummary, "clubs") {
    COLUMNS(address, name, open);
    column.computed("(SELECT count(*) FROM members WHERE club=address)", &Self::members);
  }
};

}  // namespace camlann::database

namespace camlann::server {

using database::columns_of;

Result<void> ClubStore::write(const Club& club) {
  static const std::string write_club =
      database::insert_into<Club>() +
      "ON CONFLICT (address) DO UPDATE SET about=excluded.about, open=excluded.open";
  auto done = database_.run(write_club, club);
  if (!done) return done;
  TRY(const auto known,
      database_.all<std::string>("SELECT player FROM members WHERE club=?1", club.address));
  for (const auto& player : known) {
    if (club.find(player) != nullptr) continue;
    done = database_.run("DELETE FROM members WHERE club=?1 AND player=?2", club.address, player);
    if (!done) return done;
  }
  for (const auto& member : club.members) {
    done = database_.run(
        "INSERT INTO members (club, place, player, name, since) SELECT ?1, 1 + "
        "(SELECT coalesce(max(place), 0) FROM members WHERE club=?1), ?2, ?3, ?4 "
        "WHERE NOT EXISTS (SELECT 1 FROM members WHERE club=?1 AND player=?2) "
        "AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)",
        club.address, member);
    if (!done) return done;
  }
  return done;
}

Result<std::optional<Club>> ClubStore::find(std::string_view address) {
  auto found = database_.find<Club>(database::select_from<Club>() + "WHERE address=?1", address);
  if (!found) return found;
  auto& club = *found;
  if (!club) return found;
  auto members = database_.all<Member>(
      database::select_from<Member>() + "WHERE club=?1 ORDER BY place", address);
  if (!members) return Failure(members.error());
  club->members = std::move(*members);
  TRY(club->officers,
      database_.all<std::string>("SELECT player FROM directors WHERE kind='club' AND event=?1 "
                                 "ORDER BY place",
                                 address));
  return found;
}

Result<std::optional<std::string>> ClubStore::find_made(std::string_view director,
                                                        std::string_view name) {
  return database_.find<std::string>("SELECT address FROM clubs WHERE director=?1 AND name=?2",
                                     director, name);
}

Result<ListPart<ClubSummary>> ClubStore::list(std::string_view player, const ListWish& wish) {
  static const std::string listed =
      "SELECT " + columns_of<ClubSummary>() + " AS members, created FROM clubs ";
  static const std::string named = name_is_like(5);
  static const std::string sql =
      "SELECT address, name, open, members FROM (SELECT * FROM (SELECT * FROM (" + listed +
      "WHERE open=1 ORDER BY created DESC, address LIMIT ?10) AS n WHERE " + named +
      "ORDER BY created DESC, address LIMIT ?2) AS a UNION SELECT * FROM (" + listed +
      "WHERE address IN (SELECT club FROM members WHERE player=?1) AND " + named +
      ") AS b) AS c ORDER BY created DESC, address LIMIT ?3 OFFSET ?4";
  const auto all = wish.skip + wish.limit + 1;
  TRY(auto found, database_.all<ClubSummary>(sql, player, all, wish.limit + 1, wish.skip,
                                             patterns_of(wish.search),
                                             wish.search.empty() ? all : most_searched));
  return ListPart<ClubSummary>::from(std::move(found), wish);
}

Result<std::vector<std::string>> ClubStore::names() {
  return database_.all<std::string>("SELECT name FROM clubs");
}

Result<int> ClubStore::made(std::string_view player) {
  return database_.value<int>("SELECT count(*) FROM clubs WHERE director=?1", player);
}

bool ClubStore::is_member(std::string_view player, std::string_view club) {
  const auto found = find(club);
  if (!found) return false;
  const std::optional<Club>& known = *found;
  return known.has_value() && known->find(player) != nullptr;
}

}  // namespace camlann::server
