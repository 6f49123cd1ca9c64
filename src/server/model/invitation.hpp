#pragma once
// An invitation in the store: the game that it is for, its state, and the game that it became.
// Values, thread-safe.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "base/result.hpp"
#include "base/words.hpp"
#include "game/catalog.hpp"
#include "play/clock.hpp"
#include "play/invitation.hpp"
#include "rules/verdict.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"

namespace camlann::server {

/// A host's request for an invitation.
struct NewInvitation {
  NewGame game;              // in games of two, `colour` is the host's
  std::optional<char> seat;  // the host's letter; by default the first person's
  std::string name;          // of the host
  bool is_public = false;    // listed for all players; otherwise found only by its link
  std::string to;            // the only invited player; empty for anyone
};

struct Invitation {
  std::string id;
  std::string variant;
  std::string rules;
  std::string start;  // FEN; empty for the array
  std::optional<play::TimeControl> time;
  play::Invitation table;
  bool is_public = false;
  std::string nonce;  // of the request that created it; empty for none
  Millis created = 0;
  std::int64_t version = 1;
  std::string game;        // once started
  std::string rematch_of;  // only players of this game are invited; empty for none
  int late = 0;            // see GameMeta

  bool operator==(const Invitation&) const = default;
};

/// An action of a player on an invitation.
struct SitDown {
  std::string name;
  std::optional<char> seat;  // its letter; by default the first free one
};
struct StandUp {};
struct Withdraw {};
struct Decline {};
struct FillSeats {
  int level = 0;  // of the computers
};
using InvitationAnswer = std::variant<SitDown, StandUp, Withdraw, Decline, FillSeats>;

/// Returns the requested invitation, without id, times and nonce.
[[nodiscard]] Result<Invitation> invitation_of(const NewInvitation& wish, const std::string& host,
                                               Seat by_lot, const Catalog& known);
/// Returns the game that the invitation becomes, without id and time.
[[nodiscard]] GameMeta game_of(const Invitation& invitation);

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<play::Phase> {
  using enum play::Phase;
  static constexpr Word<play::Phase> table[] = {
      {waiting, "waiting"}, {withdrawn, "withdrawn"}, {declined, "declined"}, {begun, "begun"}};
};

}  // namespace camlann
