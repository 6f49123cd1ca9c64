#pragma once
// Searches for an opponent. Values.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "play/clock.hpp"
#include "play/pairing.hpp"
#include "server/core/clock.hpp"
#include "server/model/invitation.hpp"

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

}  // namespace camlann::server
