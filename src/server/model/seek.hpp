#pragma once
// Searches for an opponent. Values.

#include <algorithm>
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
  NewInvitation table;                  // for two players; the pairing chooses the colours
  std::optional<int> range;             // maximum rating difference; nothing: any
  std::vector<play::TimeControl> also;  // further times
  bool either = false;                  // casual would do as well as rated, or the reverse
};

/// A player's request for the game of a waiting seek.
struct TakenSeek {
  std::string id;
  std::string name;
  std::string nonce;
  int time = 0;  // which of its times
};

/// Seeks with equal terms can be paired.
struct SeekTerms {
  std::string variant;
  std::string rules;
  std::optional<play::TimeControl> time;
  bool rated = false;

  bool operator==(const SeekTerms&) const = default;
};

/// A game that a seeker would play.
struct SeekOffer {
  SeekTerms terms;
  double rating = 0;
  std::string shown_rating;  // empty if unrated
};

struct Seek {
  std::string id;  // for others
  std::string nonce;
  std::vector<SeekOffer> offers;  // never empty; all of the same variant and rules
  std::string name;
  std::string address;
  play::Seeker seeker;  // with the rating of the first offer
  Millis heard = 0;
  std::string game;         // the game that it led to; empty while it waits
  SeekTerms begun;          // of that game
  std::string taker;        // player that has taken it by its id
  std::string taker_nonce;  // of that request

  [[nodiscard]] bool waits() const { return game.empty(); }
  /// Returns the offer with these terms; null if the seeker does not want that game.
  [[nodiscard]] const SeekOffer* find(const SeekTerms& terms) const {
    for (const auto& offer : offers) {
      if (offer.terms == terms) return &offer;
    }
    return nullptr;
  }
  /// Returns the times of the offers; empty for games without clocks.
  [[nodiscard]] std::vector<play::TimeControl> times() const {
    std::vector<play::TimeControl> times;
    for (const auto& offer : offers) {
      const auto& time = offer.terms.time;
      if (time && std::find(times.begin(), times.end(), *time) == times.end()) {
        times.push_back(*time);
      }
    }
    return times;
  }
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

/// A seek that another player can take, as that player sees it.
struct OpenSeek {
  std::string id;
  std::string name;
  std::string rating;
  bool bot = false;
  bool guest = false;
  SeekTerms terms;  // the first
  std::vector<play::TimeControl> times;
  bool either = false;
};

struct Seekers {
  std::vector<SeekCount> others;
  std::vector<OpenSeek> open;
  std::optional<SeekView> own;
  std::optional<int> next;  // `skip` of the next part of `open`
};

/// A socket's subscription to its player's seek.
inline constexpr std::string_view own_seek = "opponent";

/// Returns the subscribed place: a game, an invitation, or the player's own seek.
[[nodiscard]] std::string place_of(const std::string& awaited, const std::string& player);

}  // namespace camlann::server
