#include "server/store/club_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/read_all.hpp"
#include "server/model/club.hpp"

namespace camlann::server {

Result<void> ClubTable::prepare(database::Database& database) {
  const std::string listed =
      "SELECT address, name, open, (SELECT count(*) FROM members WHERE club=address), created FROM "
      "clubs ";
  const std::pair<database::Statement*, std::string> statements[] = {
      {&write_,
       "INSERT INTO clubs (address, name, about, director, open, code, created) "
       "VALUES (?1,?2,?3,?4,?5,?6,?7) ON CONFLICT (address) DO UPDATE SET about=?3, open=?5"},
      {&known_members_, "SELECT player FROM members WHERE club=?1"},
      {&remove_member_, "DELETE FROM members WHERE club=?1 AND player=?2"},
      {&write_member_,
       "INSERT INTO members (club, place, player, name, since) SELECT ?1, 1 + "
       "(SELECT coalesce(max(place), 0) FROM members WHERE club=?1), ?2, ?3, ?4 "
       "WHERE NOT EXISTS (SELECT 1 FROM members WHERE club=?1 AND player=?2) "
       "AND NOT EXISTS (SELECT 1 FROM former_accounts WHERE player=?2)"},
      {&find_,
       "SELECT address, name, about, director, open, code, created FROM clubs WHERE address=?1"},
      {&members_, "SELECT player, name, since FROM members WHERE club=?1 ORDER BY place"},
      {&list_,
       "SELECT * FROM (SELECT * FROM (" + listed +
           "WHERE open=1 ORDER BY created DESC, address LIMIT ?2) AS a UNION SELECT * FROM (" +
           listed +
           "WHERE address IN (SELECT club FROM members WHERE player=?1)) AS b) AS c "
           "ORDER BY created DESC, address"},
      {&made_, "SELECT count(*) FROM clubs WHERE director=?1"},
  };
  for (const auto& [target, sql] : statements) {
    auto statement = database.prepare(sql);
    if (!statement) return Failure(statement.error());
    *target = std::move(*statement);
  }
  return {};
}

Result<void> ClubTable::write(const Club& club) {
  auto done = write_.bind(1, club.address)
                  .bind(2, club.name)
                  .bind(3, club.about)
                  .bind(4, club.director)
                  .bind(5, std::int64_t{club.open})
                  .bind(6, club.code)
                  .bind(7, club.created)
                  .run();
  if (!done) return done;
  const auto known = database::read_texts(known_members_.bind(1, club.address));
  if (!known) return Failure(known.error());
  for (const auto& player : *known) {
    if (club.find(player) != nullptr) continue;
    done = remove_member_.bind(1, club.address).bind(2, player).run();
    if (!done) return done;
  }
  for (const auto& member : club.members) {
    done = write_member_.bind(1, club.address)
               .bind(2, member.player)
               .bind(3, member.name)
               .bind(4, member.since)
               .run();
    if (!done) return done;
  }
  return done;
}

Result<std::optional<Club>> ClubTable::find(std::string_view address) {
  find_.bind(1, address);
  const auto row = find_.step();
  if (!row) return Failure(row.error());
  std::optional<Club> club;
  if (*row) {
    club = Club{find_.text(0),        find_.text(1), find_.text(2),   find_.text(3),
                find_.number(4) != 0, find_.text(5), find_.number(6), {}};
  }
  find_.reset();
  if (!club) return club;
  auto members =
      database::read_all<Member>(members_.bind(1, address), [](const database::Statement& one) {
        return Member{one.text(0), one.text(1), one.number(2)};
      });
  if (!members) return Failure(members.error());
  club->members = std::move(*members);
  return club;
}

Result<std::vector<ClubSummary>> ClubTable::list(std::string_view player, int limit) {
  list_.bind(1, player).bind(2, std::int64_t{limit});
  return database::read_all<ClubSummary>(list_, [](const database::Statement& row) {
    return ClubSummary{row.text(0), row.text(1), row.number(2) != 0,
                       static_cast<int>(row.number(3))};
  });
}

Result<int> ClubTable::made(std::string_view player) {
  made_.bind(1, player);
  const auto row = made_.step();
  if (!row) return Failure(row.error());
  const int count = *row ? static_cast<int>(made_.number(0)) : 0;
  made_.reset();
  return count;
}

}  // namespace camlann::server
