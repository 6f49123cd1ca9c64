#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "rating/glicko.hpp"
#include "server/model/finished_game.hpp"
#include "server/store/game_check.hpp"
#include "server/store/rating_histories.hpp"
#include "server/store/rest_check.hpp"

namespace camlann::server {

namespace {

using database::Database;
using Told = GameCheck::Told;

std::string shown(const RatingOwner& owner) {
  return owner.player + " in " + owner.variant + " (" + owner.speed + ")";
}

std::string shown(const rating::Glicko& rating) {
  return std::to_string(rating.rating) + " +- " + std::to_string(rating.deviation) + ", " +
         std::to_string(rating.volatility);
}

/// People::move_ratings() writes both tables together.
Result<void> check_last(Database& database, const Told& told) {
  using Whose = std::tuple<std::string, std::string, std::string>;
  const auto tell = [&told](const Whose& whose, const std::string& what) {
    const auto& [player, variant, speed] = whose;
    told({{}, 0, "the rating of " + shown(RatingOwner{player, variant, speed}) + what});
  };
  TRY_VOID(database.each<Whose>(
      "SELECT r.player, r.variant, r.speed FROM ratings r LEFT JOIN rating_history h ON "
      "h.player=r.player AND h.variant=r.variant AND h.speed=r.speed AND h.number=r.games "
      "WHERE h.rating IS NULL OR h.rating<>r.rating OR h.deviation<>r.deviation OR "
      "h.volatility<>r.volatility OR h.at<>r.updated OR r.games<>(SELECT count(*) FROM "
      "rating_history a WHERE a.player=r.player AND a.variant=r.variant AND a.speed=r.speed) "
      "ORDER BY 1, 2, 3",
      [&](const Whose& whose) { tell(whose, " is not what the last game made of it"); }));
  return database.each<Whose>(
      "SELECT DISTINCT player, variant, speed FROM rating_history h WHERE NOT EXISTS "
      "(SELECT 1 FROM ratings r WHERE r.player=h.player AND r.variant=h.variant AND "
      "r.speed=h.speed) ORDER BY 1, 2, 3",
      [&](const Whose& whose) { tell(whose, " is missing"); });
}

void compare(const std::string& id, const RatedGame& game, const std::vector<RowOfGame>& rows,
             const Told& told) {
  const auto seated = in_seats(game, rows);
  if (seated.empty()) return;
  std::vector<KeptRating> before;
  before.reserve(seated.size());
  for (const auto& row : seated) before.push_back(row.before());
  const auto expected = computed(game, seated, before);
  for (std::size_t i = 0; i < seated.size(); ++i) {
    const auto& found = seated[i].after();
    if (same_rating(found, expected[i])) continue;
    told({id, 0,
          "the rating of " + shown(seated[i].owner()) + " is " + shown(found.glicko) +
              " after it, expected " + shown(expected[i].glicko)});
  }
}

void check_speeds(const std::string& id, const RatedGame& game, const std::vector<RowOfGame>& rows,
                  const Told& told) {
  const std::string expected(game.speed());
  for (const auto& row : rows) {
    if (row.owner().speed == expected) continue;
    told({id, 0,
          "it has changed a rating at the speed '" + row.owner().speed + "', expected '" +
              expected + "'"});
  }
}

}  // namespace

Result<void> check_ratings(Database& database, const Catalog& known, const Told& told) {
  TRY_VOID(check_last(database, told));
  TRY(const auto histories, all_histories(database));
  for (const auto& [id, rows] : rows_by_game(histories)) {
    const auto judged = judge_game(database, known, id);
    if (!judged || !judged->known) continue;  // reported with the game
    const auto& rated = judged->rated;
    if (!rated) {
      told({id, 0,
            "it has changed ratings, expected only of a rated game that was played "
            "(camlann ratings recompute)"});
      continue;
    }
    check_speeds(id, *rated, rows, told);
    compare(id, *rated, rows, told);
  }
  return {};
}

}  // namespace camlann::server
