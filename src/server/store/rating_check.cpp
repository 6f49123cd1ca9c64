#include "server/store/rating_check.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/store/game_check.hpp"
#include "server/store/game_rows.hpp"  // IWYU pragma: keep, describes the games

namespace camlann::server {

namespace {

using database::Database;
using Told = GameCheck::Told;

/// A machine may compute other last digits, and one step more or less of the volatility, which is
/// found to 0.000001 of its logarithm.
constexpr double same_points = 0.01;
constexpr double same_volatility = 0.000001;

/// The ratings of one player in one variant at one speed, by number.
using Whose = std::tuple<std::string, std::string, std::string>;
using Points = std::map<Whose, std::map<std::int64_t, KeptRating>>;

struct Moved {
  std::string player, speed;
  std::int64_t number = 0;
};

std::string shown(const Whose& whose) {
  const auto& [player, variant, speed] = whose;
  return player + " in " + variant + " (" + speed + ")";
}

std::string shown(const rating::Glicko& rating) {
  return std::to_string(rating.rating) + " +- " + std::to_string(rating.deviation) + ", " +
         std::to_string(rating.volatility);
}

bool same(const KeptRating& a, const KeptRating& b) {
  return a.games == b.games && a.updated == b.updated &&
         std::abs(a.glicko.rating - b.glicko.rating) < same_points &&
         std::abs(a.glicko.deviation - b.glicko.deviation) < same_points &&
         std::abs(a.glicko.volatility - b.glicko.volatility) < same_volatility;
}

/// People::move_ratings() writes both tables together.
Result<void> check_last(Database& database, const Told& told) {
  TRY_VOID(database.each<Whose>(
      "SELECT r.player, r.variant, r.speed FROM ratings r LEFT JOIN rating_history h ON "
      "h.player=r.player AND h.variant=r.variant AND h.speed=r.speed AND h.number=r.games "
      "WHERE h.rating IS NULL OR h.rating<>r.rating OR h.deviation<>r.deviation OR "
      "h.volatility<>r.volatility OR h.at<>r.updated OR r.games<>(SELECT count(*) FROM "
      "rating_history a WHERE a.player=r.player AND a.variant=r.variant AND a.speed=r.speed) "
      "ORDER BY 1, 2, 3",
      [&](const Whose& whose) {
        told({{}, 0, "the rating of " + shown(whose) + " is not what the last game made of it"});
      }));
  return database.each<Whose>(
      "SELECT DISTINCT player, variant, speed FROM rating_history h WHERE NOT EXISTS "
      "(SELECT 1 FROM ratings r WHERE r.player=h.player AND r.variant=h.variant AND "
      "r.speed=h.speed) ORDER BY 1, 2, 3",
      [&](const Whose& whose) { told({{}, 0, "the rating of " + shown(whose) + " is missing"}); });
}

KeptRating before(const Points& points, const Whose& whose, std::int64_t number) {
  const auto& all = points.at(whose);
  const auto last = all.find(number - 1);
  return last == all.end() ? KeptRating{} : last->second;
}

void compare(const FinishedGame& game, const std::vector<Moved>& moved, const Points& points,
             const Told& told) {
  std::vector<KeptRating> were, are;
  std::vector<Whose> whose;
  for (const auto& seat : game.seats) {
    for (const auto& one : moved) {
      const Whose here(one.player, game.variant, one.speed);
      // A row of another variant or speed is reported already.
      const auto known = points.find(here);
      if (one.player != seat.player || known == points.end() || !known->second.contains(one.number))
        continue;
      whose.push_back(here);
      were.push_back(before(points, whose.back(), one.number));
      are.push_back(points.at(whose.back()).at(one.number));
    }
  }
  if (are.size() != game.seats.size()) return;
  const auto expected = rated(game, were);
  for (std::size_t i = 0; i < are.size(); ++i) {
    if (same(are[i], expected[i])) continue;
    told({game.id, 0,
          "the rating of " + shown(whose[i]) + " is " + shown(are[i].glicko) +
              " after it, expected " + shown(expected[i].glicko)});
  }
}

}  // namespace

Result<void> check_ratings(Database& database, const Catalog& known, const Told& told) {
  TRY_VOID(check_last(database, told));
  Points points;
  std::map<std::string, std::vector<Moved>> games;
  using Row = std::tuple<std::string, std::string, std::string, std::int64_t, std::string, Millis,
                         double, double, double>;
  TRY_VOID(database.each<Row>(
      "SELECT player, variant, speed, number, game, at, rating, deviation, volatility FROM "
      "rating_history",
      [&](Row&& row) {
        const auto& [player, variant, speed, number, game, at, rating, deviation, volatility] = row;
        points[{player, variant, speed}][number] = {
            {rating, deviation, volatility}, static_cast<int>(number), at};
        games[game].push_back({player, speed, number});
      }));
  for (const auto& [id, moved] : games) {
    const auto found =
        database.find<GameSummary>(database::select_from<GameSummary>() + "WHERE id=?1", id);
    if (!found) continue;  // reported with the game
    const std::optional<GameSummary>& game = *found;
    const auto* const variant = game ? known.find(game->meta.variant) : nullptr;
    if (!game || variant == nullptr) continue;
    const auto finished = finished_game(game->meta, game->standing, *variant);
    if (!finished || !finished->speed) {
      told({id, 0, "it has changed ratings, expected only of a rated game that is over"});
      continue;
    }
    const auto speed = std::string(word_of(*finished->speed));
    for (const auto& one : moved) {
      if (one.speed == speed) continue;
      told({id, 0,
            "it has changed a rating at the speed '" + one.speed + "', expected '" + speed + "'"});
    }
    compare(*finished, moved, points, told);
  }
  return {};
}

}  // namespace camlann::server
