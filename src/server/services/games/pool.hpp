#pragma once
// Those who look for an opponent now. In memory alone: after a restart the pages ask again. Whoever
// has not been heard of for a while no longer waits, and nobody plays somebody who is gone. Who
// plays whom is the rule of play/pairing.hpp. Only on the games' thread.

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
#include "server/model/invitation.hpp"
#include "server/model/seek.hpp"

namespace camlann::server {

class Pool {
 public:
  /// Null for who does not look for anybody.
  [[nodiscard]] Seek* find(const std::string& player);
  /// In place of what this player looked for before.
  Seek& put(Seek seek);
  void remove(const std::string& player) { seeks_.erase(player); }
  /// The game has not begun after all: those who were paired in it wait on.
  void reopen(const std::string& game);
  /// These are here now, whatever their pages say.
  void hear(Millis now, const std::function<bool(const std::string& player)>& is_here);
  /// Without those who were last heard of before then.
  void forget_silent(Millis before);

  [[nodiscard]] bool anybody_waits() const;
  [[nodiscard]] std::size_t size() const { return seeks_.size(); }
  /// Those who wait, by what they look for.
  [[nodiscard]] std::vector<std::vector<Seek*>> crowds();
  /// The same as numbers, without this player.
  [[nodiscard]] std::vector<SeekCount> counts(const std::string& but) const;

 private:
  std::map<std::string, Seek> seeks_;  // by player
};

}  // namespace camlann::server
