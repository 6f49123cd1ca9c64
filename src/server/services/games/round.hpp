#pragma once
// State that the features of the games' thread share: the store, the games in memory, the changes
// of the round under way, and the messages that are sent once it is saved. Only on the games'
// thread.

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/core/deadlines.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/core/play_clock.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/account.hpp"
#include "server/model/leaves.hpp"
#include "server/services/games/attendance.hpp"
#include "server/services/games/computer_turns.hpp"
#include "server/services/games/live_games.hpp"
#include "server/services/round/game_cache.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/rated_boards.hpp"
#include "server/services/round/room_for_games.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/services/round/watchers.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

/// Connections of the games' thread to the rest of the program.
struct RoundParts {
  Store& store;
  Thinker& thinker;
  Clock clock;
  Namer namer;
  const Limits& limits;
  const Log& log;
  const Catalog& known;
  Clock steady;
  SteadyClock work_time;
  std::shared_ptr<Mailbox> mailbox;
  Outbox& outbox;
};

struct Round {
  explicit Round(const RoundParts& parts);

  /// Wall clock.
  [[nodiscard]] Millis now() const { return journal.now(); }
  /// Clock of timed games.
  [[nodiscard]] Millis clock() const { return play_clock.now(); }
  /// Marks bots and guests. The names at one screen have their marks from the request.
  void mark(play::Players& seats) const;
  /// Drops a game from memory, and answers requests that wait for the computer in it with `error`.
  /// The next request for the game reads it again.
  void let_go(LiveGame& game, const Error& error);
  /// Deletes the games without watchers that were not used for about an hour. Returns their number.
  [[nodiscard]] Result<std::size_t> delete_unused(std::vector<std::string> ids);

  Store& store;
  const Namer namer;
  const Limits limits;
  const Catalog& known;
  const Log log;
  const Clock steady;
  const SteadyClock work_time;
  const std::shared_ptr<Mailbox> mailbox;
  Outbox& outbox;
  GameCache games;
  PlayClock play_clock;
  Deadlines deadlines;
  LiveGames live_games;
  RatedBoards rated_boards;
  LeaveIndex leaves;
  Watchers watchers;
  Attendance attendance;
  Journal journal;
  RoomForGames room_for_games;
  ComputerTurns computers;
  IsBot is_bot;
  HasAccount has_account;
  /// Saves the round under way, sends its answers, and begins the next one. Games in memory may be
  /// gone afterwards.
  std::function<void()> flush;
};

}  // namespace camlann::server
