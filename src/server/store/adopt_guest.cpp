#include "server/store/adopt_guest.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "play/seating.hpp"
#include "server/store/adoption.hpp"
#include "server/store/rows.hpp"

namespace camlann::server {

namespace {

using database::Database;
using database::Statement;

/// Binds ?1 to the guest, ?2 to the account, ?4 to its name.
class Adopting {
 public:
  Adopting(Database& database, const Adoption& adoption)
      : database_(database), adoption_(adoption) {}

  /// Runs a query for texts.
  Result<std::vector<std::string>> ask(std::string_view sql) {
    return prepare(sql).and_then([](Statement&& select) { return database::read_texts(select); });
  }

  Result<void> run(std::string_view sql) {
    return prepare(sql).and_then([](Statement&& statement) { return statement.run(); });
  }

  /// Runs a statement once for each id, bound to ?3.
  Result<void> run_for(const std::vector<std::string>& ids, std::string_view sql) {
    auto statement = database_.prepare(sql);
    if (!statement) return Failure(statement.error());
    for (const auto& id : ids) {
      bind(*statement, sql);
      if (auto done = statement->bind(3, id).run(); !done) return done;
    }
    return {};
  }

  /// Replaces the guest by the account in the column `seats` of these rows.
  Result<void> sit_down(const std::vector<std::string>& ids, const std::string& table) {
    auto select = database_.prepare("SELECT seats FROM " + table + " WHERE id=?1");
    if (!select) return Failure(select.error());
    auto update = database_.prepare("UPDATE " + table + " SET seats=?2 WHERE id=?1");
    if (!update) return Failure(update.error());
    for (const auto& id : ids) {
      select->bind(1, id);
      const auto row = select->step();
      if (!row) return Failure(row.error());
      auto seats = read_seats(*row ? select->text(0) : std::string());
      select->reset();
      if (!seats) return failure(ErrorCode::io, "This game can no longer be read", id);
      for (auto& seat : *seats) {
        if (seat.id != adoption_.guest) continue;
        seat.id = adoption_.account;
        seat.name = adoption_.name;
      }
      if (auto done = update->bind(1, id).bind(2, to_text(*seats)).run(); !done) return done;
    }
    return {};
  }

 private:
  Result<Statement> prepare(std::string_view sql) {
    auto statement = database_.prepare(sql);
    if (statement) bind(*statement, sql);
    return statement;
  }
  void bind(Statement& statement, std::string_view sql) const {
    statement.bind(1, adoption_.guest);
    if (sql.find("?2") != std::string_view::npos) statement.bind(2, adoption_.account);
    if (sql.find("?4") != std::string_view::npos) statement.bind(4, adoption_.name);
  }

  Database& database_;
  const Adoption& adoption_;
};

constexpr std::string_view is_possible =
    "SELECT id FROM accounts WHERE id=?2 AND NOT EXISTS (SELECT 1 FROM accounts WHERE id=?1) "
    "AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player IN (?1, ?2))";

/// Selects the guest if an account has adopted the guest's games, or if it is a former account.
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
         std::string(own_tournaments) + "))";
}

constexpr std::string_view own_invitations =
    "SELECT id FROM invitations WHERE phase='waiting' AND (host=?1 OR invited=?1 OR instr(seats, "
    "':' || ?1) > 0) "
    "AND host<>?2 AND (invited IS NULL OR invited<>?2) AND instr(seats, ':' || ?2) = 0";

// NOLINTBEGIN(bugprone-suspicious-missing-comma): adjacent literals form one statement
/// The tallies of wins follow from the games: those against the account itself stay.
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
    "UPDATE clubs SET director=?2 WHERE director=?1",
    "UPDATE tournaments SET director=?2, director_name=?4, nonce=NULL WHERE director=?1",
    "UPDATE leagues SET director=?2, director_name=?4, nonce=NULL WHERE director=?1",
    "UPDATE league_players SET player=?2, name=?4 WHERE player=?1 AND league NOT IN "
    "(SELECT league FROM league_players WHERE player=?2)",
    "UPDATE studies SET owner=?2 WHERE owner=?1",
    "UPDATE study_states SET player=?2 WHERE player=?1",
    "UPDATE push_subscriptions SET player=?2 WHERE player=?1",
    "INSERT INTO leaves SELECT ?2, began, ended FROM leaves AS l WHERE player=?1 AND NOT EXISTS "
    "(SELECT 1 FROM leaves WHERE player=?2 AND began<=l.ended AND ended>=l.began)",
    "DELETE FROM leaves WHERE player=?1",
    "DELETE FROM notices WHERE player=?1",
    "DELETE FROM notice_wishes WHERE player=?1",
    "DELETE FROM ratings WHERE player=?1",
    "DELETE FROM rating_history WHERE player=?1",
};
// NOLINTEND(bugprone-suspicious-missing-comma)

Result<void> move_games(Adopting& adopting, const std::vector<std::string>& games) {
  if (auto done = adopting.sit_down(games, "games"); !done) return done;
  for (const std::string_view sql :
       {"UPDATE games SET player=?2, nonce=NULL WHERE player=?1 AND id=?3",
        "UPDATE seated SET holder=?2 WHERE holder=?1 AND game=?3",
        "UPDATE chat SET player=?2 WHERE player=?1 AND game=?3",
        "UPDATE private_texts SET player=?2 WHERE player=?1 AND game=?3"}) {
    if (auto done = adopting.run_for(games, sql); !done) return done;
  }
  return {};
}

Result<void> move_invitations(Adopting& adopting) {
  const auto ids = adopting.ask(own_invitations);
  if (!ids) return Failure(ids.error());
  if (auto done = adopting.sit_down(*ids, "invitations"); !done) return done;
  return adopting.run_for(*ids,
                          "UPDATE invitations SET version=version+1, "
                          "nonce=CASE host WHEN ?1 THEN NULL ELSE nonce END, "
                          "host=CASE host WHEN ?1 THEN ?2 ELSE host END, "
                          "invited=CASE invited WHEN ?1 THEN ?2 ELSE invited END WHERE id=?3");
}

Result<void> move_tournaments(Adopting& adopting, const std::vector<std::string>& tournaments) {
  for (const std::string_view sql :
       {"UPDATE tournament_events SET event=replace(event, ?1, ?2) WHERE tournament=?3 AND "
        "instr(event, ?1) > 0",
        "UPDATE tournament_events SET with_it=?4 || '\n' WHERE tournament=?3 AND "
        "json_extract(event, '$.event')='entered' AND json_extract(event, '$.player')=?2",
        "UPDATE entrants SET player=?2 WHERE player=?1 AND tournament=?3"}) {
    if (auto done = adopting.run_for(tournaments, sql); !done) return done;
  }
  return {};
}

}  // namespace

Result<Adopted> adopt_guest(Database& database, const Adoption& adoption) {
  Adopting adopting(database, adoption);
  const auto possible = adopting.ask(is_possible);
  if (!possible) return Failure(possible.error());
  if (possible->empty()) {
    const auto retired = adopting.ask(was_retired);
    if (!retired) return Failure(retired.error());
    return Adopted{{}, {}, !retired->empty()};
  }
  auto games = adopting.ask(own_games());
  if (!games) return Failure(games.error());
  if (games->size() > adoption.room) {
    return failure(ErrorCode::too_many, "You would have too many games here", {},
                   "some of them deleted");
  }
  auto tournaments = adopting.ask(own_tournaments);
  if (!tournaments) return Failure(tournaments.error());
  auto directed = adopting.ask("SELECT id FROM tournaments WHERE director=?1");
  if (!directed) return Failure(directed.error());
  if (auto done = move_games(adopting, *games); !done) return Failure(done.error());
  if (auto done = move_invitations(adopting); !done) return Failure(done.error());
  if (auto done = move_tournaments(adopting, *tournaments); !done) return Failure(done.error());
  for (const auto sql : tallies) {
    if (auto done = adopting.run(sql); !done) return Failure(done.error());
  }
  for (const auto sql : all_else) {
    if (auto done = adopting.run(sql); !done) return Failure(done.error());
  }
  auto retire = database.prepare("INSERT INTO former_accounts (player, ended) VALUES (?1,?2)");
  if (!retire) return Failure(retire.error());
  if (auto done = retire->bind(1, adoption.guest).bind(2, adoption.at).run(); !done) {
    return Failure(done.error());
  }
  tournaments->insert(tournaments->end(), directed->begin(), directed->end());
  return Adopted{std::move(*games), std::move(*tournaments), true};
}

}  // namespace camlann::server
