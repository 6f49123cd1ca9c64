#pragma once
// What waits for a player: the games between people in which it is his turn, and challenges; and
// the requests that are answered once that changes. So bots, and pages that are not watching a
// game, hear of their turn. Only on the games' thread.

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
  std::string tag;                 // the same as long as the same waits
  std::vector<GameSummary> games;  // the most urgent first
  // Live ones in which it is another's turn and he has not moved yet: his board calls. Not tagged.
  std::vector<GameSummary> begun = {};  // NOLINT(readability-redundant-member-init)
  std::vector<Invitation> invitations;  // for him alone, the newest first
  Millis clock = 0;                     // of timed games, when this was found
};

/// Of these games, those in which it is this player's turn, and these invitations.
[[nodiscard]] OwnTurns turns_of(const std::string& player, std::vector<GameSummary> games,
                                std::vector<Invitation> invitations);

/// Whether somebody who asked before can ask no more, and waits for nothing.
using Ended = std::function<bool()>;

/// Asks to be told of the turns once they are no longer those of `tag`.
struct TurnsRequest {
  std::string tag;
  Millis until = 0;  // by the clock of timed games; then he is told how it is
  Reply<OwnTurns> reply;
  std::string address;  // from where he asks
  Ended ended = {};     // NOLINT(readability-redundant-member-init)
};

class TurnWaiters {
 public:
  /// Where more than `most` of one player wait: the one that has waited longest, to be answered
  /// now.
  [[nodiscard]] std::optional<TurnsRequest> add(const std::string& player, TurnsRequest request,
                                                std::size_t most);
  /// All of this player.
  [[nodiscard]] std::vector<TurnsRequest> take(const std::string& player);
  /// All of those players of whose requests this is true.
  using Whose = std::function<bool(const std::string& player, const std::string& address)>;
  [[nodiscard]] std::vector<std::pair<std::string, TurnsRequest>> take(const Whose& whose);
  /// The player who has waited the longest for what he wished, and until when.
  [[nodiscard]] std::optional<std::pair<Millis, std::string>> first_due() const;

 private:
  std::unordered_map<std::string, std::vector<TurnsRequest>> waiting_;
  std::set<std::pair<Millis, std::string>> due_;  // as often as requests, but for the same moment
};

}  // namespace camlann::server
