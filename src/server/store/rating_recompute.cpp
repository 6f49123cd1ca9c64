#include "server/store/rating_recompute.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "database/database.hpp"
#include "database/row.hpp"  // IWYU pragma: keep, runs statements
#include "game/catalog.hpp"
#include "rating/glicko.hpp"
#include "server/model/finished_game.hpp"
#include "server/store/rating_histories.hpp"
#include "server/store/schema.hpp"

namespace camlann::server {

namespace {

using database::Database;

/// Returns the factor of the change; 1 if a damaged row has none.
double factor_of(double now, double before) {
  return before > 0 ? now / before : 1;
}

/// Changes the rating after a game like the one before it.
KeptRating moved_along(const RowOfGame& row, const KeptRating& now) {
  const auto& was = row.before().glicko;
  KeptRating after = row.after();
  auto& glicko = after.glicko;
  glicko.rating += now.glicko.rating - was.rating;
  glicko.deviation = std::clamp(glicko.deviation * factor_of(now.glicko.deviation, was.deviation),
                                rating::lowest_deviation, rating::highest_deviation);
  glicko.volatility = std::min(glicko.volatility * factor_of(now.glicko.volatility, was.volatility),
                               rating::highest_volatility);
  after.games = now.games + 1;
  return after;
}

/// Computes the histories game by game, each game after the earlier ones of all its players.
class Recomputing {
 public:
  Recomputing(Database& database, const Catalog& known, const RatingHistories& old)
      : database_(database), known_(known), games_(rows_by_game(old)) {
    for (const auto& [game, rows] : games_) waiting_[game] = rows.size();
    for (const auto& history : old) {
      auto& fresh = fresh_[history.first];
      fresh.before = history.second.before;
      reach({&history, 0});
    }
  }

  Result<RatingHistories> run() {
    std::size_t taken = 0;
    for (; !ready_.empty(); ++taken) {
      const auto game = games_.find(ready_.front());
      ready_.pop_front();
      TRY_VOID(take(game->first, game->second));
      for (const auto& row : game->second) reach({row.history, row.row + 1});
    }
    if (taken == games_.size()) return std::move(fresh_);
    return failure(ErrorCode::io, "The ratings do not follow from each other", {},
                   "a database in which camlann check finds no other fault");
  }

  [[nodiscard]] std::int64_t games() const { return static_cast<std::int64_t>(games_.size()); }
  [[nodiscard]] std::int64_t left_out() const { return left_out_; }

 private:
  /// All rows before this one are made.
  void reach(const RowOfGame& row) {
    const auto& rows = row.history->second.rows;
    if (row.row == rows.size()) return;
    const auto& game = rows[row.row].game;
    if (--waiting_.at(game) == 0) ready_.push_back(game);
  }

  Result<void> take(const std::string& id, const std::vector<RowOfGame>& rows) {
    TRY(const auto judged, judge_game(database_, known_, id));
    const auto& rated = judged.rated;
    if (judged.known && !rated) {
      ++left_out_;
      return {};
    }
    const auto seated = rated ? in_seats(*rated, rows) : std::vector<RowOfGame>();
    if (!rated || seated.empty()) {
      for (const auto& row : rows) add(row, moved_along(row, last(row)));
      return {};
    }
    std::vector<KeptRating> before;
    before.reserve(seated.size());
    for (const auto& row : seated) before.push_back(last(row));
    const auto after = computed(*rated, seated, before);
    for (std::size_t i = 0; i < seated.size(); ++i) {
      add(seated[i], was_rounded(seated, before, after) ? seated[i].after() : after[i]);
    }
    return {};
  }

  /// True if the rows are these ratings with the last digits of another machine.
  static bool was_rounded(const std::vector<RowOfGame>& rows, const std::vector<KeptRating>& before,
                          const std::vector<KeptRating>& after) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (before[i] != rows[i].before() || !same_rating(after[i], rows[i].after())) return false;
    }
    return true;
  }

  /// Returns the newest rating of the row's owner.
  [[nodiscard]] const KeptRating& last(const RowOfGame& row) const {
    const auto& history = fresh_.at(row.owner());
    return history.before_row(history.rows.size());
  }

  void add(const RowOfGame& row, const KeptRating& after) {
    const auto& game = row.history->second.rows[row.row].game;
    fresh_.at(row.owner()).rows.push_back({game, after});
  }

  Database& database_;
  const Catalog& known_;
  RowsByGame games_;
  RatingHistories fresh_;
  std::map<std::string, std::size_t> waiting_;  // by game: its rows with earlier ones to be made
  std::deque<std::string> ready_;
  std::int64_t left_out_ = 0;
};

/// Writes the rows of an owner from the first that differs on, and the last as the rating.
class Rewriting {
 public:
  Rewriting(Database& database, const RatingOwner& owner, const RatingHistory& fresh)
      : database_(database), owner_(owner), fresh_(fresh) {}

  Result<void> from(std::size_t first) {
    TRY_VOID(
        run("DELETE FROM rating_history WHERE player=?1 AND variant=?2 AND speed=?3 AND "
            "number>?4",
            fresh_.before_row(first).games));
    for (std::size_t row = first; row < fresh_.rows.size(); ++row) {
      const auto& [game, after] = fresh_.rows[row];
      TRY_VOID(
          run("INSERT INTO rating_history (player, variant, speed, number, game, at, rating, "
              "deviation, volatility) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
              after.games, game, after.updated, after.glicko.rating, after.glicko.deviation,
              after.glicko.volatility));
    }
    return write_last();
  }

 private:
  Result<void> write_last() {
    const auto& last = fresh_.before_row(fresh_.rows.size());
    if (last.games == 0) {
      return run("DELETE FROM ratings WHERE player=?1 AND variant=?2 AND speed=?3");
    }
    return run(
        "INSERT INTO ratings (player, variant, speed, games, updated, rating, deviation, "
        "volatility) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (player, variant, speed) "
        "DO UPDATE SET games=excluded.games, updated=excluded.updated, rating=excluded.rating, "
        "deviation=excluded.deviation, volatility=excluded.volatility",
        last.games, last.updated, last.glicko.rating, last.glicko.deviation,
        last.glicko.volatility);
  }

  /// Runs a statement with the owner as its first parameters.
  template <class... Parameters>
  Result<void> run(const char* sql, const Parameters&... parameters) {
    return database_.run(sql, owner_.player, owner_.variant, owner_.speed, parameters...);
  }

  Database& database_;
  const RatingOwner& owner_;
  const RatingHistory& fresh_;
};

Result<Recomputed> recompute(Database& database, const Catalog& known, const RatingHistories& old) {
  Recomputing recomputing(database, known, old);
  TRY(const auto fresh, recomputing.run());
  Recomputed done{recomputing.games(), recomputing.left_out(), 0};
  for (const auto& [owner, history] : old) {
    const auto& made = fresh.at(owner);
    const auto differ =
        std::mismatch(history.rows.begin(), history.rows.end(), made.rows.begin(), made.rows.end());
    if (differ.first == history.rows.end() && differ.second == made.rows.end()) continue;
    const auto first = static_cast<std::size_t>(differ.first - history.rows.begin());
    TRY_VOID(Rewriting(database, owner, made).from(first));
    ++done.ratings;
  }
  return done;
}

/// Sets each rating to the last of its history; changes only damaged rows.
Result<void> repeat_last(Database& database) {
  TRY_VOID(database.run(
      "DELETE FROM ratings WHERE NOT EXISTS (SELECT 1 FROM rating_history h WHERE "
      "h.player=ratings.player AND h.variant=ratings.variant AND h.speed=ratings.speed)"));
  return database.run(
      "INSERT INTO ratings (player, variant, speed, games, updated, rating, deviation, volatility) "
      "SELECT player, variant, speed, number, at, rating, deviation, volatility FROM "
      "rating_history h WHERE number=(SELECT max(number) FROM rating_history l WHERE "
      "l.player=h.player AND l.variant=h.variant AND l.speed=h.speed) "
      "ON CONFLICT (player, variant, speed) DO UPDATE SET games=excluded.games, "
      "updated=excluded.updated, rating=excluded.rating, deviation=excluded.deviation, "
      "volatility=excluded.volatility");
}

}  // namespace

Result<Recomputed> recompute_ratings(Database& database, const Catalog& known) {
  TRY(const auto old, all_histories(database));
  TRY(const auto done, recompute(database, known, old));
  TRY_VOID(repeat_last(database));
  return done;
}

Result<Recomputed> recompute_ratings(const database::Address& address, const Catalog& known) {
  TRY(auto database, open_existing_games(address));
  TRY_VOID(database.share());
  TRY_VOID(database.take_time());
  Result<Recomputed> done;
  const auto written = database.together([&] {
    done = recompute_ratings(database, known);
    return done ? Result<void>() : Result<void>(Failure(done.error()));
  });
  if (!written) return Failure(written.error());
  return done;
}

Result<Recomputed> recompute_ratings_from(Database& database, const Catalog& known,
                                          const std::string& game) {
  // Games may have ended since may_recompute_from() was called, in the same transaction.
  TRY(const auto old, histories_from(database, game, 2 * most_followers));
  return recompute(database, known, old);
}

Result<void> may_recompute_from(Database& database, const std::string& game) {
  TRY_VOID(histories_from(database, game, most_followers));
  return {};
}

}  // namespace camlann::server
