#include "server/store/table_check.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/account_names.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/store/game_check.hpp"
#include "server/store/game_rows.hpp"
#include "server/store/rows.hpp"
#include "server/store/table_rules.hpp"

namespace camlann::server {

namespace {

using database::Database;
using Told = GameCheck::Told;

constexpr Millis one_day = Millis{24} * 60 * 60 * 1000;
/// The most rows of one fault that are named.
constexpr int most_named = 20;

/// Writes out the words of table_rules.hpp.
std::string written_out(std::string_view rule, Millis late) {
  constexpr std::string_view late_word = "@late";
  constexpr std::string_view plain_word = "@plain(";
  std::string sql(rule);
  for (auto at = sql.find(late_word); at != std::string::npos; at = sql.find(late_word, at)) {
    sql.replace(at, late_word.size(), std::to_string(late));
  }
  for (auto at = sql.find(plain_word); at != std::string::npos; at = sql.find(plain_word, at)) {
    const auto end = sql.find(')', at);
    const auto column = sql.substr(at + plain_word.size(), end - at - plain_word.size());
    sql.replace(at, end + 1 - at,
                "(trim(lower(" + column + "), 'abcdefghijklmnopqrstuvwxyz0123456789-_')='')");
  }
  return "SELECT CAST(faulty AS TEXT) FROM (SELECT NULL AS faulty WHERE 1=0 UNION ALL " + sql +
         ") AS rows LIMIT " + std::to_string(most_named);
}

Result<void> check_rules(Database& database, std::span<const TableRule> rules, Millis late,
                         const Told& told) {
  for (const auto& rule : rules) {
    auto done = database.each<std::string>(
        written_out(rule.faulty, late),
        [&](const std::string& row) { told({{}, 0, std::string(rule.what) + ": '" + row + "'"}); });
    if (!done) return done;
  }
  return {};
}

Result<void> check_names(Database& database, const Told& told) {
  return database.each<std::pair<std::string, std::string>>(
      "SELECT name, folded FROM accounts", [&](auto&& row) {
        const auto& [name, folded] = row;
        if (folded_name(name) == folded) return;
        told({{}, 0, "an account has another name than the one it is found by: '" + folded + "'"});
      });
}

Result<void> check_states(Database& database, const Told& told) {
  using Row = std::tuple<std::string, std::int64_t, std::size_t, std::string>;
  return database.each<Row>("SELECT study, version, bytes, text FROM study_states", [&](Row&& row) {
    const auto& [study, version, bytes, text] = row;
    if (text.size() == bytes) return;
    told({{}, 0, "study " + study + ", state " + std::to_string(version) + ": another length"});
  });
}

/// Where all games of a variant have two seats, the score against all is the sum of the scores.
Result<void> check_scores(Database& database, const Catalog& known, const Told& told) {
  using Row = std::tuple<std::string, std::string, std::int64_t, std::int64_t, std::int64_t>;
  return database.each<Row>(
      "SELECT a.player, a.variant, CAST(a.won-sum(b.won) AS BIGINT), CAST(a.drawn-sum(b.drawn) AS "
      "BIGINT), CAST(a.lost-sum(b.lost) AS BIGINT) "
      "FROM tallies a JOIN tallies b ON b.player=a.player AND b.variant=a.variant AND "
      "b.opponent<>'' WHERE a.opponent='' GROUP BY a.player, a.variant, a.won, a.drawn, a.lost",
      [&](Row&& row) {
        const auto& [player, variant, won, drawn, lost] = row;
        const auto* const info = known.find(variant);
        if (info == nullptr || info->seating.size() != 2 || (won == 0 && drawn == 0 && lost == 0)) {
          return;
        }
        told(
            {{}, 0, "the score of " + player + " in " + variant + " is not the sum of its scores"});
      });
}

/// The ratings of one player in one variant at one speed, by number.
using Whose = std::tuple<std::string, std::string, std::string>;
using Points = std::map<Whose, std::map<std::int64_t, KeptRating>>;

struct Moved {
  std::string player, speed;
  std::int64_t number = 0;
};

KeptRating before(const Points& points, const Whose& whose, std::int64_t number) {
  const auto& all = points.at(whose);
  const auto last = all.find(number - 1);
  return last == all.end() ? KeptRating{} : last->second;
}

/// True unless the game would move its players' ratings to other values. Players without a row
/// have deleted their account, or were guests.
bool follows(const FinishedGame& game, const std::vector<Moved>& moved, const Points& points) {
  std::vector<KeptRating> were, are;
  for (const auto& seat : game.seats) {
    for (const auto& one : moved) {
      if (one.player != seat.player) continue;
      const Whose whose(one.player, game.variant, one.speed);
      were.push_back(before(points, whose, one.number));
      are.push_back(points.at(whose).at(one.number));
    }
  }
  return are.size() != game.seats.size() || rated(game, were) == are;
}

Result<void> check_moved(Database& database, const Catalog& known, const Told& told) {
  Points points;
  std::map<std::string, std::vector<Moved>> games;
  using Row = std::tuple<std::string, std::string, std::string, std::int64_t, std::string, Millis,
                         double, double, double>;
  auto read = database.each<Row>(
      "SELECT player, variant, speed, number, game, at, rating, deviation, volatility FROM "
      "rating_history",
      [&](Row&& row) {
        const auto& [player, variant, speed, number, game, at, rating, deviation, volatility] = row;
        points[{player, variant, speed}][number] = {
            {rating, deviation, volatility}, static_cast<int>(number), at};
        games[game].push_back({player, speed, number});
      });
  if (!read) return read;
  for (const auto& [id, moved] : games) {
    TRY(const auto found,
        database.find<GameSummary>(database::select_from<GameSummary>() + "WHERE id=?1", id));
    const auto& game = found;
    const auto* const variant = game ? known.find(game->meta.variant) : nullptr;
    if (variant == nullptr) continue;
    const auto finished = finished_game(game->meta, game->standing, *variant);
    if (!finished || !finished->speed) {
      told({id, 0, "this game has moved ratings and could not"});
      continue;
    }
    for (const auto& one : moved) {
      if (one.speed == word_of(*finished->speed)) continue;
      told({id, 0, "this game has moved a rating of another speed"});
    }
    if (!follows(*finished, moved, points)) {
      told({id, 0, "this game has moved ratings to other values than it could"});
    }
  }
  return {};
}

}  // namespace

Result<void> check_tables(Database& database, const Catalog& known, Millis now, const Told& told) {
  const auto late = now + one_day;
  TRY_VOID(check_rules(database, table_rules, late, told));
  if (database.engine() == database::Engine::sqlite) {
    TRY_VOID(check_rules(database, file_rules, late, told));
  }
  TRY_VOID(check_names(database, told));
  TRY_VOID(check_states(database, told));
  TRY_VOID(check_scores(database, known, told));
  return check_moved(database, known, told);
}

}  // namespace camlann::server
