#include "server/store/rating_histories.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "game/catalog.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/store/game_rows.hpp"  // IWYU pragma: keep, describes the games

namespace camlann::server {

namespace {

using database::Database;

/// A machine may compute other last digits, and one step more or less of the volatility, which is
/// found to 0.000001 of its logarithm.
constexpr double same_points = 0.01;
constexpr double same_volatility = 0.000001;

using OwnerRow = std::tuple<std::string, std::string, std::string, std::int64_t>;
using PointRow = std::tuple<std::int64_t, std::string, Millis, double, double, double>;

RatedRow rated_row(PointRow&& row) {
  auto& [number, game, at, rating, deviation, volatility] = row;
  return {std::move(game), {{rating, deviation, volatility}, static_cast<int>(number), at}};
}

/// Sets what comes before the first of all rows of an owner, where an imported player has brought a
/// rating.
Result<void> add_starts(Database& database, RatingHistories& all) {
  using Start =
      std::tuple<std::string, std::string, std::string, double, double, double, std::int64_t>;
  return database.each<Start>(
      "SELECT player, variant, speed, rating, deviation, volatility, at FROM rating_starts",
      [&all](Start&& row) {
        auto& [player, variant, speed, rating, deviation, volatility, at] = row;
        const auto found = all.find({std::move(player), std::move(variant), std::move(speed)});
        if (found == all.end() || found->second.rows.empty()) return;
        auto& history = found->second;
        if (history.rows.front().after.games != 1) return;
        history.before = {{rating, deviation, volatility}, 0, at};
      });
}

/// Finds the rows that follow from those of a game, owner by owner.
class Following {
 public:
  Following(Database& database, std::size_t most) : database_(database), most_(most) {}

  Result<RatingHistories> from(const std::string& game) {
    TRY_VOID(reach(game));
    while (!waiting_.empty()) {
      const RatingOwner owner = std::move(waiting_.front());
      waiting_.pop_front();
      TRY_VOID(go_on(owner));
    }
    return read();
  }

 private:
  /// All owners of the game's rows have rows to compute, from this one on.
  Result<void> reach(const std::string& game) {
    TRY(const auto rows,
        database_.all<OwnerRow>("SELECT player, variant, speed, number FROM rating_history "
                                "WHERE game=?1 ORDER BY player, variant, speed, number",
                                game));
    for (const auto& [player, variant, speed, number] : rows) {
      const RatingOwner owner{player, variant, speed};
      auto& span = spans_.try_emplace(owner).first->second;
      if (number >= span.first) continue;
      span.first = number;
      waiting_.push_back(owner);
    }
    return {};
  }

  /// Reaches the games of the rows that were not looked at yet.
  Result<void> go_on(const RatingOwner& owner) {
    auto& span = spans_.at(owner);
    TRY(const auto games, database_.all<std::string>(
                              "SELECT game FROM rating_history WHERE player=?1 AND "
                              "variant=?2 AND speed=?3 AND number>=?4 AND number<?5 "
                              "ORDER BY number",
                              owner.player, owner.variant, owner.speed, span.first, span.seen));
    span.seen = span.first;
    rows_ += games.size();
    if (rows_ > most_) {
      return failure(ErrorCode::too_many, "Too many rated games have been played since", {},
                     "at most " + std::to_string(most_) + " changes of ratings");
    }
    for (const auto& game : games) {
      TRY_VOID(reach(game));
    }
    return {};
  }

  Result<RatingHistories> read() {
    RatingHistories all;
    for (const auto& [owner, span] : spans_) {
      TRY(auto rows,
          database_.all<PointRow>("SELECT number, game, at, rating, deviation, volatility FROM "
                                  "rating_history WHERE player=?1 AND variant=?2 AND speed=?3 AND "
                                  "number>=?4 ORDER BY number",
                                  owner.player, owner.variant, owner.speed, span.first - 1));
      auto& history = all[owner];
      for (auto& row : rows) {
        const bool earlier = std::get<0>(row) < span.first;
        RatedRow made = rated_row(std::move(row));
        if (earlier) {
          history.before = made.after;
        } else {
          history.rows.push_back(std::move(made));
        }
      }
    }
    TRY_VOID(add_starts(database_, all));
    return all;
  }

  /// The rows from `first` on are to be computed; the games of those from `seen` on are known.
  struct Span {
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    std::int64_t seen = std::numeric_limits<std::int64_t>::max();
  };

  Database& database_;
  std::size_t most_;
  std::size_t rows_ = 0;
  std::map<RatingOwner, Span> spans_;
  std::deque<RatingOwner> waiting_;
};

}  // namespace

Result<RatingHistories> all_histories(Database& database) {
  RatingHistories all;
  using Row = std::tuple<std::string, std::string, std::string, PointRow>;
  TRY_VOID(database.each<Row>(
      "SELECT player, variant, speed, number, game, at, rating, deviation, volatility FROM "
      "rating_history ORDER BY player, variant, speed, number",
      [&all](Row&& row) {
        auto& [player, variant, speed, point] = row;
        auto& history = all[{std::move(player), std::move(variant), std::move(speed)}];
        history.rows.push_back(rated_row(std::move(point)));
      }));
  TRY_VOID(add_starts(database, all));
  return all;
}

Result<RatingHistories> histories_from(Database& database, const std::string& game,
                                       std::size_t most) {
  return Following(database, most).from(game);
}

RowsByGame rows_by_game(const RatingHistories& histories) {
  RowsByGame games;
  for (const auto& history : histories) {
    for (std::size_t row = 0; row < history.second.rows.size(); ++row) {
      games[history.second.rows[row].game].push_back({&history, row});
    }
  }
  return games;
}

Result<JudgedGame> judge_game(Database& database, const Catalog& known, const std::string& id) {
  TRY(const auto game,
      database.find<GameSummary>(database::select_from<GameSummary>() + "WHERE id=?1", id));
  const auto* const variant = game ? known.find(game->meta.variant) : nullptr;
  if (!game || variant == nullptr) return JudgedGame{};
  JudgedGame judged{true, {}};
  auto finished = finished_game(game->meta, game->standing, *variant);
  if (finished && finished->speed) {
    judged.rated = RatedGame{std::move(*finished), is_given(game->standing.verdict.reason)};
  }
  return judged;
}

std::vector<RowOfGame> in_seats(const RatedGame& game, const std::vector<RowOfGame>& rows) {
  std::vector<RowOfGame> seated;
  for (const auto& seat : game.game.seats) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const RowOfGame& row) {
      const auto& owner = row.owner();
      return owner.player == seat.player && owner.variant == game.game.variant &&
             owner.speed == game.speed();
    });
    if (found == rows.end()) return {};
    seated.push_back(*found);
  }
  return seated;
}

std::vector<KeptRating> computed(const RatedGame& game, const std::vector<RowOfGame>& rows,
                                 const std::vector<KeptRating>& before) {
  FinishedGame played = game.game;
  if (game.given) played.at = rows.front().after().updated;
  return rated(played, before);
}

bool same_rating(const KeptRating& a, const KeptRating& b) {
  return a.games == b.games && a.updated == b.updated &&
         std::abs(a.glicko.rating - b.glicko.rating) < same_points &&
         std::abs(a.glicko.deviation - b.glicko.deviation) < same_points &&
         std::abs(a.glicko.volatility - b.glicko.volatility) < same_volatility;
}

}  // namespace camlann::server
