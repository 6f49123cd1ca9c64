#pragma once
// Players that a player follows, blocks or mutes, and the games to watch because of it. A feature
// of the games' thread (games.hpp).

#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/seating.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/game_state.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/people.hpp"
#include "server/model/profile.hpp"

namespace camlann::server {

class Profiles;
struct Round;

class Bonds {
 public:
  Bonds(Round& round, Profiles& profiles) : round_(round), profiles_(profiles) {}

  /// Follows or blocks another player, or ends that. Returns the other player's page.
  [[nodiscard]] Result<Profile> bind(const QueueKey& who, const std::string& other, Bond bond,
                                     bool on);
  /// Mutes another player in every chat, or ends that. Returns the other player's page.
  [[nodiscard]] Result<Profile> mute(const QueueKey& who, const std::string& other, bool muted);
  /// Returns all players that the player follows, blocks or mutes.
  [[nodiscard]] Result<Circle> circle(const QueueKey& who);
  /// Returns games to watch: in the first part the running ones of followed players, then a part
  /// of the public live ones. Those that the player is in are skipped.
  [[nodiscard]] Result<ListPart<GameSummary>> live(const QueueKey& who, ListWish wish);

 private:
  /// An error if the player may not decide this about `other`; else true if `other` is known.
  [[nodiscard]] Result<bool> may_decide(const std::string& player, const std::string& other,
                                        bool on);
  [[nodiscard]] Result<std::vector<Circle::Person>> named(
      const Result<std::vector<std::string>>& ids);

  Round& round_;
  Profiles& profiles_;
};

}  // namespace camlann::server
