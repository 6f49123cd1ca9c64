#pragma once
// The tables `ratings`, `rating_history`, `tallies` and `bonds` (doc/formats/database.md). A part
// of the SQLite store, which calls it inside its transactions.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "server/core/clock.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/store/people.hpp"

namespace camlann::server {

class PeopleTables final : public People {
 public:
  /// Must be called first. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Counts a game that has just ended.
  [[nodiscard]] Result<void> record(const FinishedGame& game);
  /// True if an older program left games uncounted.
  [[nodiscard]] static Result<bool> has_uncounted(database::Database& database);
  /// Recounts all games in the order in which they ended. Skips games of unknown variants.
  [[nodiscard]] Result<void> rebuild(database::Database& database, const Catalog& known);

  Result<std::optional<KeptRating>> rating(std::string_view player, std::string_view variant,
                                           rating::Speed speed) override;
  Result<std::vector<PlayerRating>> ratings(std::string_view player) override;
  Result<std::vector<RatingPoint>> history(std::string_view player, std::string_view variant,
                                           rating::Speed speed, int most) override;
  Result<std::vector<Tally>> tallies(std::string_view player) override;
  Result<std::vector<Tally>> opponents(std::string_view player, int most) override;
  Result<std::optional<Seated>> seated(std::string_view player) override;
  Result<std::vector<GameSummary>> games(std::string_view player, int most) override;
  Result<std::vector<std::string>> bonds(std::string_view player, Bond bond) override;
  Result<bool> has_bond(std::string_view player, Bond bond, std::string_view other) override;
  Result<void> set_bond(std::string_view player, Bond bond, std::string_view other, bool on,
                        Millis now) override;
  Result<std::vector<GameSummary>> running(std::string_view player, int most) override;
  Result<std::vector<GameSummary>> live() override;
  Result<bool> is_open(std::string_view game) override;
  Result<std::optional<GameSummary>> game(std::string_view id) override;
  Result<std::vector<Leader>> leaders(std::string_view variant, rating::Speed speed, Millis now,
                                      double deviation, std::size_t most) override;

 private:
  Result<std::vector<GameSummary>> summaries(database::Statement& statement,
                                             std::string_view player, int most);
  Result<void> move_ratings(const FinishedGame& game, rating::Speed speed);
  Result<void> count(const std::string& player, const std::string& variant,
                     const std::string& opponent, GameScore score);

  database::Statement rating_, ratings_, write_rating_, write_point_, history_;
  database::Statement count_, tallies_, opponents_, leaders_;
  database::Statement seats_, since_, games_, running_, live_, is_open_, game_;
  database::Statement bonds_, has_bond_, add_bond_, remove_bond_;
};

}  // namespace camlann::server
