#include "simulation/rating_history.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "server/model/finished_game.hpp"

namespace camlann::server::simulation {

namespace {

/// Key of a rating: player and kind.
using Whose = std::tuple<std::string, std::string, std::string>;

struct Points {
  std::map<std::pair<Whose, std::int64_t>, KeptRating> by_number;
  std::map<std::pair<std::string, std::string>, std::int64_t> number_of;  // by game and player
};

Points points_of(database::Database& database) {
  Points points;
  auto select = database
                    .prepare(
                        "SELECT player, variant, speed, number, game, at, rating, deviation, "
                        "volatility FROM rating_history")
                    .value();
  while (select.step().value()) {
    const Whose whose(select.text(0), select.text(1), select.text(2));
    const auto number = select.number(3);
    points.by_number[{whose, number}] = {{select.real(6), select.real(7), select.real(8)},
                                         static_cast<int>(number),
                                         select.number(5)};
    points.number_of[{select.text(4), select.text(0)}] = number;
  }
  return points;
}

}  // namespace

void check_ratings(Verdicts& verdicts, database::Database& database,
                   const std::map<std::string, KeptGame>& games) {
  const auto points = points_of(database);
  std::size_t expected = 0;
  for (const auto& [id, kept] : games) {
    const auto* const variant = catalog().find(kept.meta.variant);
    auto game = finished_game(kept.meta, kept.standing(), *variant);
    if (!game || !game->speed) continue;
    std::vector<KeptRating> before, after;
    for (const auto& seat : game->seats) {
      ++expected;
      const auto number = points.number_of.find({id, seat.player});
      if (number == points.number_of.end()) {
        verdicts.wrong.push_back("game " + id + " has not moved the rating of " + seat.player);
        continue;
      }
      const Whose whose(seat.player, game->variant, word_of(*game->speed));
      const auto last = points.by_number.find({whose, number->second - 1});
      before.push_back(last == points.by_number.end() ? KeptRating{} : last->second);
      after.push_back(points.by_number.at({whose, number->second}));
    }
    // It counts from its end, and a result may have been corrected later.
    if (kept.standing().corrected && !after.empty()) game->at = after.front().updated;
    if (after.size() == game->seats.size() && rated(*game, before) != after) {
      verdicts.wrong.push_back("game " + id + " has moved ratings to where it could not");
    }
  }
  if (points.by_number.size() != expected) {
    verdicts.wrong.push_back(std::to_string(points.by_number.size()) + " ratings were moved, not " +
                             std::to_string(expected));
  }
  verdicts.rated += static_cast<int>(expected);
}

}  // namespace camlann::server::simulation
