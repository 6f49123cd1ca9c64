#pragma once
// All games that are played here. One thread (run()) owns them: it takes what has arrived, checks
// it against the rules and the player's right, writes it in one transaction, and only then answers
// and tells the watchers. The computer's moves come in the same way, from the thinking threads. The
// requests below may be called from any thread; the answer comes on the games' thread, once, and
// must not block. The parts: game_cache.hpp has the games, journal.hpp the round that is written
// together, outbox.hpp what is said after it, watchers.hpp and computer_turns.hpp the rest.

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/command.hpp"
#include "play/state.hpp"
#include "server/clock.hpp"
#include "server/computer_turns.hpp"
#include "server/game_cache.hpp"
#include "server/game_state.hpp"
#include "server/journal.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/mailbox.hpp"
#include "server/outbox.hpp"
#include "server/secret.hpp"
#include "server/store/store.hpp"
#include "server/thinkers.hpp"
#include "server/watchers.hpp"

namespace camlann::server {

struct MoveRequest {
  int ply = 0;
  std::string move;
  std::string nonce;
};

/// What every other change may carry.
struct Action {
  std::optional<std::int64_t> version;
  std::string nonce;
};

class Games {
 public:
  template <class T>
  using Reply = server::Reply<T>;
  using ViewReply = server::ViewReply;

  Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits,
        const Log& log);

  /// Takes up the games in which the computer owed something when the last process ended.
  [[nodiscard]] Result<void> start();
  /// Works until close(), then finishes what has been posted.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  void close();

  void create(std::string player, NewGame wish, const ViewReply& reply);
  void list(std::string player, int limit, const Reply<std::vector<GameSummary>>& reply);
  void get(Asker asker, const ViewReply& reply);
  void play(Asker asker, MoveRequest request, const ViewReply& reply);
  void take_back(Asker asker, const Action& action, const ViewReply& reply);
  void resign(Asker asker, const Action& action, const ViewReply& reply);
  void offer_draw(Asker asker, const Action& action, const ViewReply& reply);
  void answer_draw(Asker asker, bool accept, const Action& action, const ViewReply& reply);
  void claim_draw(Asker asker, const Action& action, const ViewReply& reply);
  void hint(Asker asker, const Reply<HintView>& reply);
  void record(Asker asker, const Reply<std::string>& reply);
  void check(const Reply<bool>& reply);

  /// Answered with messages of doc/protocol/socket.md; `version` is the last one the watcher has.
  void watch(const Asker& asker, std::int64_t version, const std::shared_ptr<Watcher>& watcher);
  void unwatch(std::string game, const std::shared_ptr<Watcher>& watcher);

 private:
  template <class T>
  void post(const Reply<T>& reply, std::function<void()> task);
  void flush();

  // Creating (games.cpp)
  void create_now(const std::string& player, const NewGame& wish, const ViewReply& reply);
  /// The game that the same request made before; null if there is none.
  [[nodiscard]] Result<LiveGame*> made_before(const std::string& player, const NewGame& wish);
  [[nodiscard]] Result<void> may_create(const std::string& player);

  // Changing (changes.cpp)
  /// The command of a request, read in the state that it is for.
  using ReadCommand = std::function<Result<play::Command>(const play::State& state)>;
  void change(Asker asker, const Action& action, const ReadCommand& read, const ViewReply& reply);
  void change(Asker asker, const Action& action, const play::Command& command,
              const ViewReply& reply);
  Result<View> change_now(LiveGame& game, const Action& action, const ReadCommand& read);
  bool answer_repeat(LiveGame& game, const std::string& nonce, const ReadCommand& read,
                     const ViewReply& reply);

  Store& store_;
  const Namer namer_;
  const Limits limits_;
  const std::shared_ptr<Mailbox> mailbox_;
  Outbox outbox_;
  GameCache games_;
  Watchers watchers_;
  Journal journal_;
  ComputerTurns computers_;
};

template <class T>
void Games::post(const Reply<T>& reply, std::function<void()> task) {
  if (!mailbox_->try_post(std::move(task))) {
    reply(failure(ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment"));
  }
}

}  // namespace camlann::server
