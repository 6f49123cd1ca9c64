#pragma once
// Public pages of players: ratings, scores, leader boards. A feature of the games' thread
// (games.hpp).

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/game_state.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/people.hpp"
#include "server/model/profile.hpp"

namespace camlann::server {

struct Round;

class Profiles {
 public:
  explicit Profiles(Round& round) : round_(round) {}

  /// Returns the page of a player or of a level of the computer, with the bonds of the reader.
  [[nodiscard]] Result<Profile> profile(const QueueKey& who, const std::string& id);
  /// Returns the points of a rating, the newest first.
  [[nodiscard]] Result<std::vector<RatingPoint>> history(const std::string& id,
                                                         const RatingKind& kind);
  /// Returns a part of the leaders, and of the imported ratings between them.
  [[nodiscard]] Result<LeaderBoard> leaders(const RatingKind& kind, const ListWish& wish);
  /// Returns a part of the opponents of a player, the most frequent first.
  [[nodiscard]] Result<ListPart<MetOpponent>> opponents(const std::string& id,
                                                        const ListWish& wish);
  /// Returns a part of the games of a player with others, the newest first.
  [[nodiscard]] Result<ListPart<GameSummary>> games(const QueueKey& who, const std::string& id,
                                                    const ListWish& wish);

  // For other features

  /// Returns the text of a player's rating for such a game; empty if there is none.
  [[nodiscard]] Result<std::string> shown_rating(const std::string& player,
                                                 const std::string& variant,
                                                 const std::optional<play::TimeControl>& time);
  /// True if the player has an account or has played with others.
  [[nodiscard]] Result<bool> is_known(const std::string& player);
  /// Returns the last name of a player; empty if there is none.
  [[nodiscard]] Result<std::string> name_of(const std::string& player);

 private:
  Round& round_;
};

}  // namespace camlann::server
