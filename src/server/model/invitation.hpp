#pragma once
// An invitation as the server keeps it: which game it is for, how it stands, and the game that came
// of it. Values, thread-safe.

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

/// What a host wishes for.
struct NewInvitation {
  NewGame game;              // with the host's seat as `colour` in games of two
  std::optional<char> seat;  // the host's letter; by default the first person's
  std::string name;          // the host's
  bool is_public = false;    // shown to everybody, not only to those who have the link
  std::string to;            // the player who alone is invited; empty for everybody
};

struct Invitation {
  std::string id;
  std::string variant;
  std::string rules;
  std::string start;  // FEN; empty for the array
  std::optional<play::TimeControl> time;
  play::Invitation table;
  bool is_public = false;
  std::string nonce;  // of the request that made it; empty for none
  Millis created = 0;
  std::int64_t version = 1;
  std::string game;        // once it has begun
  std::string rematch_of;  // the game whose players alone are invited; empty for none
  int late = 0;            // as in GameMeta

  bool operator==(const Invitation&) const = default;
};

/// What somebody does with an invitation.
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

/// The invitation that is wished for, but for id, times and nonce.
[[nodiscard]] Result<Invitation> invitation_of(const NewInvitation& wish, const std::string& host,
                                               Seat by_lot, const Catalog& known);
/// The game that it becomes, but for id and time.
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
