#include "server/store/adoption.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"  // IWYU pragma: keep, runs statements
#include "play/seating.hpp"
#include "server/store/columns.hpp"      // IWYU pragma: keep, the form of seats
#include "server/store/json_column.hpp"  // IWYU pragma: keep, writes lists

namespace camlann::server {

namespace {

using database::Database;

/// Games of one transaction, at six statements each.
constexpr std::size_t adopted_at_once = 25;

/// Statements with ?1 for the guest, ?2 for the account, ?4 for its name and ?5 for a list of it.
class Adopting {
 public:
  Adopting(Database& database, const Adoption& adoption)
      : database_(database), adoption_(adoption) {}

  Result<std::vector<std::string>> texts(std::string_view sql) {
    return database_.all<std::string>(sql, adoption_.guest, adoption_.account);
  }

  Result<void> run(std::string_view sql) { return run_for({std::string()}, sql); }

  /// Runs it with ?3 for each of these.
  Result<void> run_for(const std::vector<std::string>& ids, std::string_view sql) {
    for (const auto& id : ids) {
      auto done = database_.run(sql, adoption_.guest, adoption_.account, id, adoption_.name,
                                std::vector{adoption_.name});
      if (!done) return done;
    }
    return {};
  }

  /// Puts the account in the place of the guest, in the column `seats` of these rows.
  Result<void> sit_down(const std::vector<std::string>& ids, const std::string& table) {
    for (const auto& id : ids) {
      auto seats =
          database_.value<play::Players>("SELECT seats FROM " + table + " WHERE id=?1", id);
      if (!seats) return Failure(seats.error());
      if (seats->empty()) return failure(ErrorCode::io, "This game can no longer be read", id);
      for (auto& seat : *seats) {
        if (seat.id != adoption_.guest) continue;
        seat.id = adoption_.account;
        seat.name = adoption_.name;
        seat.guest = false;
      }
      auto done = database_.run("UPDATE " + table + " SET seats=?2 WHERE id=?1", id, *seats);
      if (!done) return done;
    }
    return {};
  }

 private:
  Database& database_;
  const Adoption& adoption_;
};

constexpr std::string_view is_possible =
    "SELECT id FROM accounts WHERE id=?2 AND NOT EXISTS (SELECT 1 FROM accounts WHERE id=?1) "
    "AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player IN (?1, ?2))";

/// True if an account has this guest's games already, or the guest is a former account.
constexpr std::string_view was_retired =
    "SELECT player FROM former_accounts WHERE player=?1 AND ?1<>?2";

/// A division moves only together with its league: a guest's place in both moves, or in neither.
constexpr std::string_view own_tournaments =
    "SELECT tournament FROM entrants WHERE player=?1 AND tournament NOT IN "
    "(SELECT tournament FROM entrants WHERE player=?2) AND tournament NOT IN "
    "(SELECT id FROM tournaments WHERE league IN "
    "(SELECT league FROM league_players WHERE player=?2))";

std::string own_games() {
  return "SELECT id FROM games WHERE id IN (SELECT game FROM seated WHERE holder=?1) "
         "AND deleted IS NULL AND id NOT IN (SELECT game FROM seated WHERE holder=?2) AND "
         "(tournament IS NULL OR tournament IN (" +
         std::string(own_tournaments) + ")) ORDER BY reason IS NOT NULL, created, id";
}

constexpr std::string_view own_invitations =
    "SELECT id FROM invitations WHERE phase='waiting' AND (host=?1 OR invited=?1 OR instr(seats, "
    "':' || ?1) > 0) "
    "AND host<>?2 AND (invited IS NULL OR invited<>?2) AND instr(seats, ':' || ?2) = 0";

// NOLINTBEGIN(bugprone-suspicious-missing-comma): each statement takes several lines of text
/// Scores follow from the games; those between the guest and the account stay.
constexpr std::string_view tallies[] = {
    "INSERT INTO tallies SELECT ?2, '', t.variant, t.won - coalesce(o.won, 0), "
    "t.drawn - coalesce(o.drawn, 0), t.lost - coalesce(o.lost, 0) FROM tallies t "
    "LEFT JOIN tallies o ON o.player=?1 AND o.opponent=?2 AND o.variant=t.variant "
    "WHERE t.player=?1 AND t.opponent='' ON CONFLICT (player, opponent, variant) DO UPDATE "
    "SET won=tallies.won+excluded.won, drawn=tallies.drawn+excluded.drawn, "
    "lost=tallies.lost+excluded.lost",
    "DELETE FROM tallies WHERE player=?1 AND opponent=''",
    "INSERT INTO tallies SELECT ?2, opponent, variant, won, drawn, lost FROM tallies "
    "WHERE player=?1 AND opponent<>?2 ON CONFLICT (player, opponent, variant) DO UPDATE "
    "SET won=tallies.won+excluded.won, drawn=tallies.drawn+excluded.drawn, "
    "lost=tallies.lost+excluded.lost",
    "DELETE FROM tallies WHERE player=?1 AND opponent<>?2",
    "INSERT INTO tallies SELECT player, ?2, variant, won, drawn, lost FROM tallies "
    "WHERE opponent=?1 AND player<>?2 ON CONFLICT (player, opponent, variant) DO UPDATE "
    "SET won=tallies.won+excluded.won, drawn=tallies.drawn+excluded.drawn, "
    "lost=tallies.lost+excluded.lost",
    "DELETE FROM tallies WHERE opponent=?1 AND player<>?2",
};

/// If other players have decided about both, the decision about the account wins.
constexpr std::string_view all_else[] = {
    "INSERT INTO bonds SELECT ?2, kind, other, since FROM bonds AS b WHERE player=?1 "
    "AND other<>?2 AND NOT EXISTS "
    "(SELECT 1 FROM bonds WHERE player=?2 AND other=b.other) ON CONFLICT DO NOTHING",
    "INSERT INTO bonds SELECT player, kind, ?2, since FROM bonds AS b WHERE other=?1 "
    "AND player<>?2 AND NOT EXISTS "
    "(SELECT 1 FROM bonds WHERE player=b.player AND other=?2) ON CONFLICT DO NOTHING",
    "DELETE FROM bonds WHERE player=?1 OR other=?1",
    "INSERT INTO mutes SELECT ?2, muted FROM mutes WHERE holder=?1 AND muted<>?2 "
    "ON CONFLICT DO NOTHING",
    "INSERT INTO mutes SELECT holder, ?2 FROM mutes WHERE muted=?1 AND holder<>?2 "
    "ON CONFLICT DO NOTHING",
    "DELETE FROM mutes WHERE holder=?1 OR muted=?1",
    "UPDATE members SET player=?2, name=?4 WHERE player=?1 AND club NOT IN "
    "(SELECT club FROM members WHERE player=?2)",
    "DELETE FROM club_applicants WHERE player=?1 AND club IN (SELECT club FROM club_applicants "
    "WHERE player=?2 UNION SELECT club FROM members WHERE player=?2)",
    "UPDATE club_applicants SET player=?2, name=?4 WHERE player=?1",
    "DELETE FROM club_applicants WHERE player=?2 AND club IN (SELECT club FROM members WHERE "
    "player=?2)",
    "UPDATE club_posts SET player=?2, name=?4 WHERE player=?1",
    "UPDATE event_chat SET player=?2, name=?4 WHERE player=?1",
    "UPDATE clubs SET director=?2 WHERE director=?1",
    "UPDATE tournament_events SET with_it='[\"' || ?2 || '\"]' WHERE with_it='[\"' || ?1 || '\"]' "
    "AND tournament IN (SELECT id FROM tournaments WHERE director=?1 UNION SELECT event FROM "
    "director_log WHERE by=?1 AND kind='tournament')",
    "UPDATE tournaments SET director=?2, director_name=?4, nonce=NULL WHERE director=?1",
    "UPDATE leagues SET director=?2, director_name=?4, nonce=NULL WHERE director=?1",
    "DELETE FROM directors WHERE player=?1 AND EXISTS (SELECT 1 FROM directors AS d WHERE "
    "d.kind=directors.kind AND d.event=directors.event AND d.player=?2)",
    "UPDATE directors SET player=?2, name=?4 WHERE player=?1",
    "DELETE FROM directors WHERE player=?2 AND ((kind='tournament' AND event IN "
    "(SELECT id FROM tournaments WHERE director=?2)) OR (kind='league' AND event IN "
    "(SELECT id FROM leagues WHERE director=?2)) OR (kind='club' AND event IN "
    "(SELECT address FROM clubs WHERE director=?2)))",
    "DELETE FROM applicants WHERE player=?1 AND tournament IN (SELECT tournament FROM applicants "
    "WHERE player=?2 UNION SELECT tournament FROM entrants WHERE player=?2)",
    "UPDATE applicants SET player=?2, name=?4 WHERE player=?1",
    "UPDATE director_log SET by=?2, by_name=?4 WHERE by=?1",
    "UPDATE director_log SET about=?2, about_name=?4 WHERE about=?1",
    "UPDATE league_players SET player=?2, name=?4 WHERE player=?1 AND league NOT IN "
    "(SELECT league FROM league_players WHERE player=?2)",
    "DELETE FROM league_applicants WHERE player=?1 AND league IN (SELECT league FROM "
    "league_applicants WHERE player=?2)",
    "UPDATE league_applicants SET player=?2, name=?4 WHERE player=?1",
    "DELETE FROM league_applicants WHERE player=?2 AND league IN (SELECT league FROM "
    "league_players WHERE player=?2 AND gone=0)",
    "UPDATE studies SET owner=?2 WHERE owner=?1",
    "UPDATE study_states SET player=?2 WHERE player=?1",
    "UPDATE push_subscriptions SET player=?2 WHERE player=?1",
    "INSERT INTO leaves SELECT ?2, began, ended, zone FROM leaves AS l WHERE player=?1 AND NOT "
    "EXISTS "
    "(SELECT 1 FROM leaves WHERE player=?2 AND began<=l.ended AND ended>=l.began)",
    "DELETE FROM leaves WHERE player=?1",
    "DELETE FROM notices WHERE player=?1",
    "DELETE FROM notice_wishes WHERE player=?1",
};
// NOLINTEND(bugprone-suspicious-missing-comma)

/// A game changes ratings only of its players, so those of the guest go first.
Result<void> move_games(Adopting& adopting, const std::vector<std::string>& games) {
  TRY_VOID(adopting.run("DELETE FROM ratings WHERE player=?1"));
  TRY_VOID(adopting.run("DELETE FROM rating_history WHERE player=?1"));
  TRY_VOID(adopting.sit_down(games, "games"));
  for (const std::string_view sql :
       {"UPDATE games SET player=?2, nonce=NULL WHERE player=?1 AND id=?3",
        "UPDATE seated SET holder=?2 WHERE holder=?1 AND game=?3",
        "UPDATE chat SET player=?2 WHERE player=?1 AND game=?3",
        "UPDATE private_texts SET player=?2 WHERE player=?1 AND game=?3"}) {
    TRY_VOID(adopting.run_for(games, sql));
  }
  return {};
}

Result<void> move_invitations(Adopting& adopting) {
  TRY(const auto ids, adopting.texts(own_invitations));
  TRY_VOID(adopting.sit_down(ids, "invitations"));
  return adopting.run_for(ids,
                          "UPDATE invitations SET version=version+1, "
                          "nonce=CASE host WHEN ?1 THEN NULL ELSE nonce END, "
                          "host=CASE host WHEN ?1 THEN ?2 ELSE host END, "
                          "invited=CASE invited WHEN ?1 THEN ?2 ELSE invited END WHERE id=?3");
}

Result<void> move_tournaments(Adopting& adopting, const std::vector<std::string>& tournaments) {
  for (const std::string_view sql :
       {"UPDATE tournament_events SET event=replace(event, ?1, ?2) WHERE tournament=?3 AND "
        "instr(event, ?1) > 0",
        "UPDATE tournament_events SET with_it=?5 WHERE tournament=?3 AND "
        "json_extract(event, '$.event') IN ('entered', 'back') AND "
        "json_extract(event, '$.player')=?2",
        "UPDATE entrants SET player=?2 WHERE player=?1 AND tournament=?3"}) {
    TRY_VOID(adopting.run_for(tournaments, sql));
  }
  return {};
}

}  // namespace

Result<Adopted> adopt_guest(Database& database, const Adoption& adoption) {
  Adopting adopting(database, adoption);
  const auto possible = adopting.texts(is_possible);
  if (!possible) return Failure(possible.error());
  if (possible->empty()) {
    const auto retired = adopting.texts(was_retired);
    if (!retired) return Failure(retired.error());
    return Adopted{{}, {}, !retired->empty(), false};
  }
  auto games = adopting.texts(own_games());
  if (!games) return Failure(games.error());
  if (games->size() > adoption.room) {
    return failure(ErrorCode::too_many, "You would have too many games here", {},
                   "some of them deleted");
  }
  const bool more = games->size() > adopted_at_once;
  if (more) games->resize(adopted_at_once);
  TRY_VOID(move_games(adopting, *games));
  if (more) return Adopted{std::move(*games), {}, false, true};
  TRY(auto tournaments, adopting.texts(own_tournaments));
  TRY(auto directed, adopting.texts("SELECT id FROM tournaments WHERE director=?1 OR id IN "
                                    "(SELECT event FROM directors WHERE player=?1) OR league IN "
                                    "(SELECT event FROM directors WHERE player=?1)"));
  TRY_VOID(move_invitations(adopting));
  TRY_VOID(move_tournaments(adopting, tournaments));
  for (const auto sql : tallies) {
    TRY_VOID(adopting.run(sql));
  }
  for (const auto sql : all_else) {
    TRY_VOID(adopting.run(sql));
  }
  if (auto done = database.run("INSERT INTO former_accounts (player, ended) VALUES (?1,?2)",
                               adoption.guest, adoption.at);
      !done) {
    return Failure(done.error());
  }
  tournaments.insert(tournaments.end(), directed.begin(), directed.end());
  return Adopted{std::move(*games), std::move(tournaments), true, false};
}

}  // namespace camlann::server
