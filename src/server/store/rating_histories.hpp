#pragma once
// The rows of rating_history with their games, from which ratings are computed again: by `camlann
// check` (rest_check.hpp), by `camlann ratings recompute`, and after a corrected result
// (rating_recompute.hpp). On both engines. Values; they only read the database.

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "server/model/finished_game.hpp"

namespace camlann::server {

/// The player, variant and speed of a rating.
struct RatingOwner {
  std::string player;
  std::string variant;
  std::string speed;

  auto operator<=>(const RatingOwner&) const = default;
};

/// A row: a game and the rating after it, with the number and the time of the row.
struct RatedRow {
  std::string game;
  KeptRating after;

  bool operator==(const RatedRow&) const = default;
};

/// Consecutive rows of one owner.
struct RatingHistory {
  KeptRating before;  // the first row; if these are all rows, that of a new or imported player
  std::vector<RatedRow> rows;

  [[nodiscard]] const KeptRating& before_row(std::size_t row) const {
    return row == 0 ? before : rows[row - 1].after;
  }
};

using RatingHistories = std::map<RatingOwner, RatingHistory>;

/// Returns all rows.
[[nodiscard]] Result<RatingHistories> all_histories(database::Database& database);

/// Returns the rows of a game and all that were computed from them: for each owner those from some
/// row on. An error of the code `too_many` if they are more than `most`.
[[nodiscard]] Result<RatingHistories> histories_from(database::Database& database,
                                                     const std::string& game, std::size_t most);

/// A row in RatingHistories, which must outlive it unchanged.
struct RowOfGame {
  const RatingHistories::value_type* history = nullptr;
  std::size_t row = 0;

  [[nodiscard]] const RatingOwner& owner() const { return history->first; }
  [[nodiscard]] const KeptRating& before() const { return history->second.before_row(row); }
  [[nodiscard]] const KeptRating& after() const { return history->second.rows[row].after; }
};

using RowsByGame = std::map<std::string, std::vector<RowOfGame>>;
[[nodiscard]] RowsByGame rows_by_game(const RatingHistories& histories);

/// A game that changes ratings.
struct RatedGame {
  FinishedGame game;
  bool given = false;  // a tournament gave the result, perhaps after the game was rated

  [[nodiscard]] std::string_view speed() const {
    return game.speed ? word_of(*game.speed) : std::string_view();
  }
};

struct JudgedGame {
  bool known = false;              // the game exists, and its variant is known
  std::optional<RatedGame> rated;  // nothing if it changes no ratings
};

/// An error if the row of the game cannot be read.
[[nodiscard]] Result<JudgedGame> judge_game(database::Database& database, const Catalog& known,
                                            const std::string& id);

/// Returns the rows in the order of the game's seats; none if a player has no row, because the
/// account was deleted or the player was a guest.
[[nodiscard]] std::vector<RowOfGame> in_seats(const RatedGame& game,
                                              const std::vector<RowOfGame>& rows);

/// Returns the ratings after a game from those before it, both in the order of its seats like the
/// rows. A game with a given result counts at the time of its rows.
[[nodiscard]] std::vector<KeptRating> computed(const RatedGame& game,
                                               const std::vector<RowOfGame>& rows,
                                               const std::vector<KeptRating>& before);

/// True if they are equal apart from rounding, in which machines differ.
[[nodiscard]] bool same_rating(const KeptRating& a, const KeptRating& b);

}  // namespace camlann::server
