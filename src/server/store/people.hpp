#pragma once
// Ratings, scores and bonds of players (tables `ratings`, `rating_history`, `tallies`, `bonds`).
// Ratings and scores follow from the games and are written with their last events
// (RoundWrite::finished). A part of Store, on the games' thread.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "server/model/account.hpp"
#include "server/model/finished_game.hpp"
#include "server/model/game_state.hpp"
#include "server/model/imported.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/people.hpp"

namespace camlann::server {

/// A game that has begun.
struct BegunGame {
  std::string id;
  Millis created = 0;
};

/// The position of a running game, for the fair play of its players.
struct RunningBoard {
  GameMeta meta;  // only id, variant, rules, seats, time and rated
  std::string fen;
};

class People {
 public:
  /// The database must outlive this.
  explicit People(database::Database& database) : database_(database) {}

  /// Counts a game that ends now, in a transaction of the caller.
  [[nodiscard]] Result<void> record(const FinishedGame& game);
  /// Counts a game again after a correction, in a transaction of the caller that has written the
  /// new result. Ratings that follow from it are computed again.
  [[nodiscard]] Result<void> correct(const CorrectedGame& game, const Catalog& known);
  /// Returns an error if too many ratings follow from this game.
  [[nodiscard]] Result<void> may_correct(const std::string& game);

  /// Returns the rating, or the one that an imported player has brought (without games); empty if
  /// the player has none of this kind.
  [[nodiscard]] Result<std::optional<KeptRating>> rating(std::string_view player,
                                                         std::string_view variant,
                                                         rating::Speed speed);
  /// Returns all ratings of the player, ordered by variant and speed.
  [[nodiscard]] Result<std::vector<PlayerRating>> ratings(std::string_view player);
  /// Returns the rating after each of the newest `most` rated games of this kind, newest first, and
  /// before them the imported ratings of the player, if the player is or has been claimed to be one
  /// of those.
  [[nodiscard]] Result<std::vector<RatingPoint>> history(std::string_view player,
                                                         std::string_view variant,
                                                         rating::Speed speed, int most);
  /// Returns the results against all opponents, per variant.
  [[nodiscard]] Result<std::vector<Tally>> tallies(std::string_view player);
  /// Returns the results against `most` opponents over all variants, the most frequent first,
  /// behind the first `skip`.
  [[nodiscard]] Result<std::vector<Tally>> opponents(std::string_view player, int most,
                                                     int skip = 0);
  /// Returns the player's latest name and first time in games with others; empty if there are none.
  [[nodiscard]] Result<std::optional<Seated>> seated(std::string_view player);
  /// Returns the player's newest `most` games with others behind the first `skip`, newest first.
  [[nodiscard]] Result<std::vector<GameSummary>> games(std::string_view player, int most,
                                                       int skip = 0);
  /// Returns the other players, ordered by the age of the bond, oldest first.
  [[nodiscard]] Result<std::vector<std::string>> bonds(std::string_view player, Bond bond);
  [[nodiscard]] Result<bool> has_bond(std::string_view player, Bond bond, std::string_view other);
  /// Adds or removes a bond. It is on disk when the call returns, as for all writes of the store.
  [[nodiscard]] Result<void> set_bond(std::string_view player, Bond bond, std::string_view other,
                                      bool on, Millis now);
  /// True if one of these two has blocked the other: they cannot play or chat with each other.
  [[nodiscard]] Result<bool> apart(std::string_view one, std::string_view other) {
    auto blocked = has_bond(one, Bond::block, other);
    if (!blocked || *blocked) return blocked;
    return has_bond(other, Bond::block, one);
  }
  /// Returns the player's newest `most` running games with others.
  [[nodiscard]] Result<std::vector<GameSummary>> running(std::string_view player, int most);
  /// Returns the running live games with others that are public: all except casual games that began
  /// with a link or a challenge.
  [[nodiscard]] Result<std::vector<BegunGame>> live();
  /// Calls `take` for each running rated game. There may be very many at a start.
  [[nodiscard]] Result<void> each_rated(const std::function<void(RunningBoard&&)>& take);
  /// True if everyone may find this game, or might while it ran.
  [[nodiscard]] Result<bool> is_open(std::string_view game);
  /// Returns a game with others; empty if it does not exist.
  [[nodiscard]] Result<std::optional<GameSummary>> game(std::string_view id);
  /// Returns a part of the players with at most this deviation now, the best first, and one more;
  /// without closed accounts, and only players that `counts` accepts. Ignores the search.
  [[nodiscard]] Result<std::vector<Leader>> leaders(std::string_view variant, rating::Speed speed,
                                                    Millis now, double deviation,
                                                    const ListWish& wish,
                                                    const HasAccount& counts = {});
  /// Returns a part of the imported ratings, the best first, and one more; without those of
  /// accounts that have rated games of this kind, or are closed. Ignores the search.
  [[nodiscard]] Result<std::vector<ImportedLeader>> imported_leaders(std::string_view variant,
                                                                     rating::Speed speed,
                                                                     const ListWish& wish);
  /// Returns the imported players that this player is.
  [[nodiscard]] Result<std::vector<ImportedPlayer>> imported(std::string_view player);
  /// Returns the ratings of the members of a club, the best first; without closed accounts.
  [[nodiscard]] Result<std::vector<Leader>> members(std::string_view club, std::string_view variant,
                                                    rating::Speed speed);

 private:
  Result<void> move_ratings(const FinishedGame& game, rating::Speed speed);
  using Count = Result<void> (People::*)(const std::string& player, const Tally& tally);
  /// Adds the game to the scores of its players; -1 times removes it.
  Result<void> count_all(const FinishedGame& game, int times, Count how);
  Result<void> count(const std::string& player, const Tally& tally);
  /// Counts a correction; deleted accounts have no scores.
  Result<void> count_again(const std::string& player, const Tally& tally);
  [[nodiscard]] Result<bool> is_former(const std::string& player);
  [[nodiscard]] Result<bool> has_former(const FinishedGame& game);

  database::Database& database_;
};

}  // namespace camlann::server
