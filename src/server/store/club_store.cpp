#include "server/store/club_store.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/row.hpp"
#include "server/model/club.hpp"
#include "server/model/entry.hpp"
#include "server/model/list_wish.hpp"
#include "server/store/named_like.hpp"

namespace camlann::server {

/// An applicant of a club, in the table of clubs.
struct ClubApplicant : Applicant {};

}  // namespace camlann::server

namespace camlann::database {

using server::Club;
using server::ClubApplicant;
using server::ClubPost;
using server::ClubSummary;
using server::Member;

ROW(Club, "clubs", address, name, about, director, open, code, created, code_until, approval);

ROW(Member, "members", player, name, since);

ROW(ClubApplicant, "club_applicants", player, name, phase, tries, at);

ROW(ClubPost, "club_posts", number, player, name, at, letter, text);

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

namespace {

/// Applicants of a club that are kept after they were refused.
constexpr int most_past_of_club = 300;
/// News of a club; the oldest go.
constexpr int most_posts = 200;

}  // namespace

Result<void> ClubStore::write(const ClubWrite& step) {
  if (step.deleted) return {};
  const auto& club = step.club;
  static const std::string write_club =
      database::insert_into<Club>() +
      "ON CONFLICT (address) DO UPDATE SET name=excluded.name, about=excluded.about, "
      "open=excluded.open, code=excluded.code, code_until=excluded.code_until, "
      "approval=excluded.approval";
  TRY_VOID(database_.run(write_club, club));
  TRY_VOID(write_members(club));
  TRY_VOID(write_applicants(club));
  return write_posts(step);
}

Result<void> ClubStore::write_members(const Club& club) {
  TRY(const auto known,
      database_.all<std::string>("SELECT player FROM members WHERE club=?1", club.address));
  for (const auto& player : known) {
    if (club.find(player) != nullptr) continue;
    TRY_VOID(
        database_.run("DELETE FROM members WHERE club=?1 AND player=?2", club.address, player));
  }
  for (const auto& member : club.members) {
    TRY_VOID(
        database_.run("INSERT INTO members (club, place, player, name, since) SELECT ?1, 1 + "
                      "(SELECT coalesce(max(place), 0) FROM members WHERE club=?1), ?2, ?3, ?4 "
                      "WHERE NOT EXISTS (SELECT 1 FROM members WHERE club=?1 AND player=?2) "
                      "AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)",
                      club.address, member));
  }
  return {};
}

Result<void> ClubStore::write_applicants(const Club& club) {
  TRY(const auto known, applicants(club.address));
  for (const auto& one : known) {
    if (club.applicant(one.player) != nullptr) continue;
    TRY_VOID(database_.run("DELETE FROM club_applicants WHERE club=?1 AND player=?2", club.address,
                           one.player));
  }
  for (const auto& one : club.applicants) {
    if (std::find(known.begin(), known.end(), one) != known.end()) continue;
    TRY_VOID(database_.run(
        "INSERT INTO club_applicants (club, player, name, phase, tries, at) SELECT ?1, ?2, ?3, "
        "?4, ?5, ?6 WHERE NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2) "
        "ON CONFLICT (club, player) DO UPDATE SET phase=excluded.phase, tries=excluded.tries, "
        "at=excluded.at",
        club.address, ClubApplicant{one}));
  }
  return database_.run(
      "DELETE FROM club_applicants WHERE club=?1 AND phase<>'waiting' AND player NOT IN (SELECT "
      "player FROM club_applicants WHERE club=?1 AND phase<>'waiting' ORDER BY at DESC, player "
      "LIMIT ?2)",
      club.address, most_past_of_club);
}

Result<void> ClubStore::write_posts(const ClubWrite& step) {
  const auto& address = step.club.address;
  for (const auto& post : step.posts) {
    TRY_VOID(database_.run(
        "INSERT INTO club_posts (club, number, player, name, at, letter, text) SELECT ?1, 1 + "
        "(SELECT coalesce(max(number), 0) FROM club_posts WHERE club=?1), ?3, ?4, ?5, ?6, ?7 "
        "WHERE ?2=0 AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?3)",
        address, post));
  }
  for (const auto number : step.removed_posts) {
    TRY_VOID(database_.run("DELETE FROM club_posts WHERE club=?1 AND number=?2", address, number));
  }
  if (step.posts.empty()) return {};
  return database_.run(
      "DELETE FROM club_posts WHERE club=?1 AND number NOT IN (SELECT number FROM club_posts WHERE "
      "club=?1 ORDER BY number DESC LIMIT ?2)",
      address, most_posts);
}

Result<void> ClubStore::remove(std::string_view address) {
  for (const std::string_view sql :
       {"UPDATE tournaments SET club=NULL WHERE club=?1",
        "UPDATE leagues SET club=NULL WHERE club=?1", "DELETE FROM team_clubs WHERE club=?1",
        "DELETE FROM directors WHERE kind='club' AND event=?1",
        "DELETE FROM director_log WHERE kind='club' AND event=?1",
        "DELETE FROM club_posts WHERE club=?1", "DELETE FROM club_applicants WHERE club=?1",
        "DELETE FROM members WHERE club=?1", "DELETE FROM clubs WHERE address=?1"}) {
    TRY_VOID(database_.run(sql, address));
  }
  return {};
}

Result<std::vector<Applicant>> ClubStore::applicants(std::string_view address) {
  TRY(auto found,
      database_.all<ClubApplicant>(
          database::select_from<ClubApplicant>() + "WHERE club=?1 ORDER BY at, player", address));
  return std::vector<Applicant>(found.begin(), found.end());
}

Result<ListPart<ClubPost>> ClubStore::posts(std::string_view address, const ListWish& wish) {
  TRY(auto found,
      database_.all<ClubPost>(database::select_from<ClubPost>() +
                                  "WHERE club=?1 ORDER BY number DESC LIMIT ?2 OFFSET ?3",
                              address, wish.limit + 1, wish.skip));
  return ListPart<ClubPost>::from(std::move(found), wish);
}

Result<std::optional<std::string>> ClubStore::event_under_way(std::string_view address) {
  return database_.find<std::string>(
      "SELECT name FROM (SELECT name, created FROM tournaments WHERE phase<>'over' AND "
      "deleted IS NULL AND (club=?1 OR id IN (SELECT tournament FROM team_clubs WHERE club=?1 AND "
      "agreed=1)) "
      "UNION ALL SELECT name, created FROM leagues WHERE club=?1 AND phase<>'over' AND "
      "deleted IS NULL) AS events ORDER BY created LIMIT 1",
      address);
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
  TRY(club->applicants, applicants(address));
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

Result<std::vector<std::pair<std::string, std::string>>> ClubStore::names() {
  return database_.all<std::pair<std::string, std::string>>("SELECT address, name FROM clubs");
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
