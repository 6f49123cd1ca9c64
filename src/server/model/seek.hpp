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

/// A player's request for an opponent.
struct SeekWish {
  NewInvitation table;       // for two players; the pairing chooses the colours
  std::optional<int> range;  // maximum rating difference; nothing: any
};

/// Seeks with equal terms can be paired.
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
  std::string shown_rating;  // empty if unrated
  play::Seeker seeker;
  Millis heard = 0;
  std::string game;  // the game that it led to; empty while it waits

  [[nodiscard]] bool waits() const { return game.empty(); }
};

/// Number of seeks with the same terms.
struct SeekCount {
  SeekTerms terms;
  int count = 0;
};

/// The state of a seek.
struct SeekView {
  SeekTerms terms;
  Millis waited = 0;
  int others = 0;    // with the same terms
  std::string game;  // once it has started
};

struct Seekers {
  std::vector<SeekCount> others;
  std::optional<SeekView> own;
};

/// A socket's subscription to its player's seek.
inline constexpr std::string_view own_seek = "opponent";

/// Returns the subscribed place: a game, an invitation, or the player's own seek.
[[nodiscard]] std::string place_of(const std::string& awaited, const std::string& player);

}  // namespace camlann::server
