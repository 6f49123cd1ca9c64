#pragma once
// The computer's part in games: who waits for a thought, and what is done with one. A thought
// carries the version of the game it was asked for; a game that has gone on drops it. Only on the
// games' thread; thoughts arrive through the mailbox.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "play/state.hpp"
#include "rules/outcome.hpp"
#include "search/score.hpp"
#include "server/game_cache.hpp"
#include "server/journal.hpp"
#include "server/log.hpp"
#include "server/mailbox.hpp"
#include "server/outbox.hpp"
#include "server/thinkers.hpp"

namespace camlann::server {

struct HintView {
  std::shared_ptr<const Game> board;  // before the move
  WrittenMove move;
  Score score = 0;
  int depth = 0;
};

class ComputerTurns {
 public:
  /// `longest` bounds the entries of a game in which computers go on playing.
  ComputerTurns(GameCache& games, Journal& journal, Outbox& outbox, Thinker& thinker,
                std::shared_ptr<Mailbox> mailbox, std::size_t longest, Log log);

  /// After a game has moved on and been saved: stops a thought that is of no use any more, asks for
  /// the next one, and sends the answers that waited for the computer's.
  void settle(const std::string& id);
  /// The computer may owe something in this game.
  void owe(const std::string& id);
  /// The same after a pause: something that may pass, such as a full disk, stood in the way.
  void owe_later(const std::string& id);
  /// Hands out the thoughts for which there is room now.
  void pump();
  /// Whether games wait for room or for the end of a pause.
  [[nodiscard]] bool waiting() const { return !owing_.empty() || !failed_.empty(); }

  /// Answered when the thought is there.
  void hint(const LiveGame& game, const Reply<HintView>& reply);

 private:
  struct Thinking {
    std::int64_t version = 0;
    StopFlag stop;
  };

  [[nodiscard]] bool start_thinking(const LiveGame& game);
  void on_thought(const std::string& id, std::int64_t version, const Thought& thought);
  Result<void> play_thought(LiveGame& game, const Thought& thought);

  GameCache& games_;
  Journal& journal_;
  Outbox& outbox_;
  Thinker& thinker_;
  const std::shared_ptr<Mailbox> mailbox_;
  const std::size_t longest_;
  const Log log_;

  std::unordered_map<std::string, Thinking> thinking_;
  std::unordered_set<std::string> hinting_;
  std::deque<std::string> owing_;  // in which order they get a thinking thread
  std::unordered_set<std::string> owing_set_;
  std::vector<std::string> failed_;  // owed again from retry_at_ on
  std::chrono::steady_clock::time_point retry_at_;
};

}  // namespace camlann::server
