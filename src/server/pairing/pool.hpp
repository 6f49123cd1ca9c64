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
#include "server/clock.hpp"
#include "server/invitation.hpp"

namespace camlann::server {

/// What somebody looks for.
struct SeekWish {
  NewInvitation table;       // of two; whose colours the pairing chooses
  std::optional<int> range;  // how far away an opponent's rating may be; nothing: as far as may be
};

/// Those who look for the same can play each other.
struct SeekTerms {
  std::string variant;
  std::string rules;
  std::optional<play::TimeControl> time;
  bool rated = false;

  bool operator==(const SeekTerms&) const = default;
};

struct Seek {
  std::string nonce;
  SeekTerms terms;
  std::string name;
  std::string address;
  std::string shown_rating;  // empty where there is none
  play::Seeker seeker;
  Millis heard = 0;
  std::string game;  // the one that came of it; empty while he waits

  [[nodiscard]] bool waits() const { return game.empty(); }
};

/// How many look for the same thing.
struct SeekCount {
  SeekTerms terms;
  int count = 0;
};

/// How a seek stands.
struct SeekView {
  SeekTerms terms;
  Millis waited = 0;
  int others = 0;    // who look for the same
  std::string game;  // once it has begun
};

struct Seekers {
  std::vector<SeekCount> others;
  std::optional<SeekView> own;
};

/// What a socket awaits to hear of its player's seek.
inline constexpr std::string_view own_seek = "opponent";

/// Where those wait who await this: a game or an invitation, or their own seek.
[[nodiscard]] std::string place_of(const std::string& awaited, const std::string& player);

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
