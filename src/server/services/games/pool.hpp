#pragma once
// Players looking for an opponent. Kept only in memory: after a restart the pages repeat their
// searches. A search that is not repeated for a while ends, so that no player is paired with one
// that left. play/pairing.hpp decides the pairs. Only on the games' thread.

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/clock.hpp"
#include "play/pairing.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/invitation.hpp"
#include "server/model/seek.hpp"

namespace camlann::server {

class Pool {
 public:
  /// Returns the search of this player; null if there is none.
  [[nodiscard]] Seek* find(const std::string& player);
  /// Returns the search with this id; null if there is none.
  [[nodiscard]] Seek* find_id(const std::string& id);
  /// Replaces the player's search.
  Seek& put(Seek seek);
  void remove(const std::string& player) { seeks_.erase(player); }
  /// Removes the searches of these players.
  void remove_if(const std::function<bool(const Seek& seek)>& gone);
  /// Continues the searches that led to this game, which has not begun after all.
  void reopen(const std::string& game);
  /// Notes the players that are connected now.
  void hear(Millis now, const std::function<bool(const std::string& player)>& is_here);
  /// Removes searches that were last repeated before `before`.
  void forget_silent(Millis before);

  [[nodiscard]] bool anybody_waits() const;
  [[nodiscard]] bool empty() const { return seeks_.empty(); }
  /// True if this player may add a search to at most `all`.
  [[nodiscard]] bool has_room(const QueueKey& who, std::size_t all) const;
  /// The players that wait for the same game.
  struct Crowd {
    SeekTerms terms;
    std::vector<std::string> players;
  };
  /// Returns the waiting players by the games that they would play: a player may be in several.
  [[nodiscard]] std::vector<Crowd> crowds() const;
  /// Returns the waiting searches of others, the longest wait first.
  [[nodiscard]] std::vector<const Seek*> waiting(const std::string& but) const;
  /// Returns the size of each crowd, without this player.
  [[nodiscard]] std::vector<SeekCount> counts(const std::string& but) const;

 private:
  std::map<std::string, Seek> seeks_;  // by player
};

}  // namespace camlann::server
