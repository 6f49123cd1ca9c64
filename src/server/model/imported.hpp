#pragma once
// Players of a federation that were imported, with ratings and the claims of accounts on them.
// Values, thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rating/game.hpp"
#include "rating/glicko.hpp"
#include "server/core/clock.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {

using message::ClaimPhase;

/// An imported rating.
struct ImportedRating {
  std::string variant;
  rating::Speed speed{};
  int rating = 0;
  int deviation = 0;
  int games = 0;
  Millis at = 0;  // the day of the list, or when it was imported

  bool operator==(const ImportedRating&) const = default;
};

/// Returns the beginning of the day of this time, in UTC.
[[nodiscard]] inline Millis day_of(Millis at) {
  constexpr Millis day = 86'400'000;
  return at - at % day;
}

/// A rating that an imported player brings to an account.
[[nodiscard]] inline rating::Glicko glicko_of(const ImportedRating& imported) {
  return {static_cast<double>(imported.rating), static_cast<double>(imported.deviation)};
}

/// A player in a list to be imported.
struct ListedPlayer {
  int line = 0;  // from 1
  std::string name;
  std::string federation_id;             // empty for none
  std::optional<ImportedRating> rating;  // nothing if the line has none
  std::optional<Millis> day;             // of the rating; nothing for that of now
};

struct ImportedPlayer {
  std::string id;
  std::string name;
  std::string federation_id;  // empty for none
  Millis made = 0;

  bool operator==(const ImportedPlayer&) const = default;
};

/// An account says to be an imported player.
struct Claim {
  std::string imported;
  std::string player;
  std::string text;
  Millis at = 0;
  ClaimPhase phase{};
  std::optional<Millis> answered;

  bool operator==(const Claim&) const = default;
};

/// A claim with what its readers want to know.
struct NamedClaim {
  Claim claim;
  std::string imported_name;
  std::string federation_id;
  std::string account_name;
};

/// A name that only these players may take for their accounts.
struct NameOfImported {
  std::string name;
  std::vector<std::string> players;
};

/// An imported rating on a leader board.
struct ImportedLeader {
  std::string imported;
  std::string name;
  int rating = 0;
  int deviation = 0;
  int games = 0;

  bool operator==(const ImportedLeader&) const = default;
};

inline constexpr std::size_t imported_id_length = 14;

}  // namespace camlann::server
