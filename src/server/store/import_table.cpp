#include "server/store/import_table.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/account_names.hpp"
#include "server/model/imported.hpp"
#include "server/store/import_rows.hpp"  // IWYU pragma: keep, describes the players
#include "server/store/rating_recompute.hpp"

namespace camlann::database {

ROW(server::Claim, "claims", imported, player, text, at, phase, answered);

}  // namespace camlann::database

namespace camlann::server {

namespace {

using database::insert_into;
using database::select_from;

using NamedClaimRow = std::tuple<std::string, std::string, std::string, Millis, ClaimPhase,
                                 std::optional<Millis>, std::string, std::string, std::string>;

NamedClaim named_claim(NamedClaimRow&& row) {
  auto& [imported, player, text, at, phase, answered, name, federation_id, account] = row;
  return {{std::move(imported), std::move(player), std::move(text), at, phase, answered},
          std::move(name),
          std::move(federation_id),
          std::move(account)};
}

constexpr std::string_view select_claims =
    "SELECT c.imported, c.player, c.text, c.at, c.phase, c.answered, p.name, p.federation_id, "
    "a.name FROM claims c JOIN imported_players p ON p.id=c.imported JOIN accounts a ON "
    "a.id=c.player ";

}  // namespace

Result<std::optional<ImportedPlayer>> ImportTable::find(std::string_view id) {
  return database_.find<ImportedPlayer>(select_from<ImportedPlayer>() + "WHERE id=?1", id);
}

Result<std::vector<ImportedPlayer>> ImportTable::like(std::string_view name,
                                                      std::string_view federation_id) {
  if (!federation_id.empty()) {
    TRY(auto same, database_.all<ImportedPlayer>(
                       select_from<ImportedPlayer>() + "WHERE federation_id=?1", federation_id));
    if (!same.empty()) return same;
  }
  return database_.all<ImportedPlayer>(
      select_from<ImportedPlayer>() + "WHERE folded=?1 AND federation_id=''", folded_name(name));
}

Result<std::vector<ImportedPlayer>> ImportTable::named(std::string_view name) {
  return database_.all<ImportedPlayer>(
      select_from<ImportedPlayer>() + "WHERE folded=?1 ORDER BY federation_id", folded_name(name));
}

Result<std::vector<ImportedPlayer>> ImportTable::search(const ListWish& wish) {
  return database_.all<ImportedPlayer>(
      select_from<ImportedPlayer>() +
          "WHERE instr(folded, ?1)>0 OR federation_id=?2 ORDER BY folded, federation_id, id LIMIT "
          "?3 OFFSET ?4",
      folded_name(wish.search), wish.search, wish.limit + 1, wish.skip);
}

Result<std::int64_t> ImportTable::count() {
  return database_.value<std::int64_t>("SELECT count(*) FROM imported_players");
}

Result<std::vector<ImportedRating>> ImportTable::ratings(std::string_view id) {
  return database_.all<ImportedRating>(
      select_from<ImportedRating>() + "WHERE imported=?1 ORDER BY variant, speed", id);
}

Result<std::vector<ImportedRating>> ImportTable::history(std::string_view id) {
  return database_.all<ImportedRating>(
      "SELECT " + database::columns_of<ImportedRating>() +
          " FROM imported_history WHERE imported=?1 ORDER BY variant, speed, at",
      id);
}

Result<std::vector<NameOfImported>> ImportTable::names() {
  std::vector<NameOfImported> all;
  std::string last;
  using Name = std::tuple<std::string, std::string, std::optional<std::string>>;
  TRY_VOID(database_.each<Name>(
      "SELECT p.id, p.name, c.player FROM imported_players p LEFT JOIN claims c ON "
      "c.imported=p.id AND c.phase<>'refused' ORDER BY p.id",
      [&](Name&& row) {
        auto& [id, name, player] = row;
        if (id != last) all.push_back({std::move(name), {}});
        last = std::move(id);
        if (player) all.back().players.push_back(std::move(*player));
      }));
  return all;
}

Result<std::optional<Claim>> ImportTable::claim(std::string_view id, std::string_view player) {
  return database_.find<Claim>(select_from<Claim>() + "WHERE imported=?1 AND player=?2", id,
                               player);
}

Result<std::optional<NamedClaim>> ImportTable::holder(std::string_view id) {
  TRY(auto found,
      database_.find<NamedClaimRow>(
          std::string(select_claims) + "WHERE c.imported=?1 AND c.phase='confirmed'", id));
  if (!found) return std::optional<NamedClaim>();
  return std::optional(named_claim(std::move(*found)));
}

Result<std::vector<NamedClaim>> ImportTable::claims(std::size_t most) {
  std::vector<NamedClaim> all;
  const auto add = [&](NamedClaimRow&& row) { all.push_back(named_claim(std::move(row))); };
  TRY_VOID(database_.each<NamedClaimRow>(
      std::string(select_claims) +
          "WHERE c.phase='waiting' ORDER BY c.at, c.imported, c.player LIMIT ?1",
      add, most));
  TRY_VOID(database_.each<NamedClaimRow>(
      std::string(select_claims) +
          "WHERE c.phase<>'waiting' ORDER BY c.answered DESC, c.imported, c.player LIMIT ?1",
      add, most));
  return all;
}

Result<std::int64_t> ImportTable::waiting_claims(std::string_view player) {
  return database_.value<std::int64_t>(
      "SELECT count(*) FROM claims WHERE player=?1 AND phase='waiting'", player);
}

Result<void> ImportTable::put(const ImportedPlayer& player) {
  static const std::string sql =
      insert_into<ImportedPlayer>() +
      "ON CONFLICT (id) DO UPDATE SET name=excluded.name, folded=excluded.folded, "
      "federation_id=excluded.federation_id";
  return database_.run(sql, player);
}

Result<void> ImportTable::put(std::string_view id, const ImportedRating& rating) {
  static const std::string sql =
      insert_into<ImportedRating>({"imported"}) +
      "ON CONFLICT (imported, variant, speed) DO UPDATE SET rating=excluded.rating, "
      "deviation=excluded.deviation, games=excluded.games, at=excluded.at";
  return database_.run(sql, rating, id);
}

Result<bool> ImportTable::put_earlier(std::string_view id, const ImportedRating& rating) {
  const auto day = day_of(rating.at);
  TRY(const auto known,
      database_.exists("SELECT 1 FROM imported_history WHERE imported=?1 AND variant=?2 AND "
                       "speed=?3 AND at=?4 AND rating=?5 AND deviation=?6 AND games=?7",
                       id, rating.variant, rating.speed, day, rating.rating, rating.deviation,
                       rating.games));
  if (known) return false;
  TRY_VOID(database_.run(
      "INSERT INTO imported_history (imported, variant, speed, at, rating, deviation, games) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT (imported, variant, speed, at) DO UPDATE "
      "SET rating=excluded.rating, deviation=excluded.deviation, games=excluded.games",
      id, rating.variant, rating.speed, day, rating.rating, rating.deviation, rating.games));
  return true;
}

Result<void> ImportTable::put(const Claim& claim) {
  static const std::string sql =
      insert_into<Claim>() +
      "ON CONFLICT (imported, player) DO UPDATE SET text=excluded.text, at=excluded.at, "
      "phase=excluded.phase, answered=excluded.answered";
  return database_.run(sql, claim);
}

Result<void> ImportTable::withdraw(std::string_view id, std::string_view player) {
  return database_.run("DELETE FROM claims WHERE imported=?1 AND player=?2 AND phase='waiting'", id,
                       player);
}

Result<void> ImportTable::begin_ratings(const ImportedPlayer& player, std::string_view account,
                                        Millis now) {
  return database_.run(
      "INSERT INTO rating_starts (player, variant, speed, rating, deviation, volatility, at, "
      "imported) SELECT ?2, variant, speed, rating, deviation, ?3, ?4, imported FROM "
      "imported_ratings i WHERE imported=?1 AND NOT EXISTS (SELECT 1 FROM ratings r WHERE "
      "r.player=?2 AND r.variant=i.variant AND r.speed=i.speed) ON CONFLICT DO NOTHING",
      player.id, account, rating::Glicko{}.volatility, now);
}

Result<void> ImportTable::end_ratings(std::string_view id, std::string_view account,
                                      const Catalog& known) {
  using First = std::tuple<std::string>;
  TRY(const auto games,
      database_.all<First>(
          "SELECT h.game FROM rating_starts s JOIN rating_history h ON h.player=s.player AND "
          "h.variant=s.variant AND h.speed=s.speed AND h.number=1 WHERE s.player=?2 AND "
          "s.imported=?1 ORDER BY h.game",
          id, account));
  TRY_VOID(database_.run("DELETE FROM rating_starts WHERE player=?2 AND imported=?1", id, account));
  for (const auto& [game] : games) {
    TRY_VOID(recompute_ratings_from(database_, known, game));
  }
  return {};
}

}  // namespace camlann::server
