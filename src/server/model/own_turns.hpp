#pragma once
// Long polling for "it is your turn": the games between people in which a player is to move, their
// challenges, and the requests that wait for a change of these. For bots, and for pages without an
// open game. Only on the games' thread.

#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/core/clock.hpp"
#include "server/core/outbox.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"

namespace camlann::server {

struct OwnTurns {
  std::string tag;                 // changes when the lists change
  std::vector<GameSummary> games;  // the most urgent first
  // Live games before this player's first move, in which another player is to move; the page opens
  // their board. They do not affect the tag.
  std::vector<GameSummary> begun = {};  // NOLINT(readability-redundant-member-init)
  std::vector<Invitation> invitations;  // to this player alone, the newest first
  Millis clock = 0;                     // of timed games, at this moment
};

/// Returns the games in which this player is to move, and these invitations.
[[nodiscard]] OwnTurns turns_of(const std::string& player, std::vector<GameSummary> games,
                                std::vector<Invitation> invitations);

/// True if the client of a waiting request has lost its access.
using Ended = std::function<bool()>;

/// Waits until the turns no longer have this tag.
struct TurnsRequest {
  std::string tag;
  Millis until = 0;  // by the clock of timed games; then the current turns are sent
  Reply<OwnTurns> reply;
  std::string address;  // of the client
  Ended ended = {};     // NOLINT(readability-redundant-member-init)
};

class TurnWaiters {
 public:
  /// Adds a request. If the player now has more than `most`, returns the oldest one, to be answered
  /// now.
  [[nodiscard]] std::optional<TurnsRequest> add(const std::string& player, TurnsRequest request,
                                                std::size_t most);
  /// Removes and returns all requests of this player.
  [[nodiscard]] std::vector<TurnsRequest> take(const std::string& player);
  /// Removes and returns all requests of players that match.
  using Whose = std::function<bool(const std::string& player, const std::string& address)>;
  [[nodiscard]] std::vector<std::pair<std::string, TurnsRequest>> take(const Whose& whose);
  /// Returns the next time limit and its player.
  [[nodiscard]] std::optional<std::pair<Millis, std::string>> first_due() const;

 private:
  std::unordered_map<std::string, std::vector<TurnsRequest>> waiting_;
  std::set<std::pair<Millis, std::string>> due_;  // one per request, equal ones shared
};

}  // namespace camlann::server
