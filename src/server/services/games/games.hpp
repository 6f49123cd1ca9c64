#pragma once
// All games of this server. One thread (run()) owns them: it takes the requests that have arrived,
// checks each against the rules and the player's rights, writes their changes in one transaction,
// and only then sends the answers and informs the watchers. Any thread calls the features
// (table.hpp, chat.hpp, seeks.hpp ...) like this:
//
//   games.ask(request, reply, &Chat::say, line);
//
// The reply is called once, on the games' thread, and must not block. round.hpp has what the
// features share, features.hpp lists them, and the order of effects in a round is in games.cpp.

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/games/feature.hpp"
#include "server/services/round/rated_boards.hpp"

namespace camlann::server {

struct Committed;
struct Features;
struct Limits;
struct TaskTime;
class Store;
class Thinker;

class Games {
 public:
  /// The store, the thinker and the catalog must outlive this.
  Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits,
        const Log& log, const Catalog& known = catalog(), Clock steady = steady_clock,
        const SteadyClock& work_time = std::chrono::steady_clock::now);
  Games(const Games&) = delete;
  Games& operator=(const Games&) = delete;
  ~Games();

  // Before start()

  /// Marks the names of these players as bots.
  void know_bots(const IsBot& is_bot);
  /// Players with an account have a profile before their first game with others.
  void know_accounts(const HasAccount& has_account);
  /// Hides names of clubs, leagues and tournaments that have one of these words.
  void know_words(const UnwantedWords& words);
  /// Calls `done` after each transaction, on the games' thread.
  void on_commit(std::function<void(const Committed&)> done);
  /// Calls `done` after each task of the games' thread, after the work that is due in a round, and
  /// after the end of the round; none should take more than 20 ms without the transaction, which
  /// on_commit() has.
  void on_task(std::function<void(const TaskTime&)> done);

  /// Continues where the last process ended: thoughts that the computer owes, running clocks,
  /// leaves, tournaments, leagues.
  [[nodiscard]] Result<void> start();
  /// Works until close(), then finishes what has been posted.
  void run();
  /// One round of run(): waits for work for at most `patience`.
  void run_once(std::chrono::milliseconds patience);
  /// Returns how long run() waits for work now: at most until the next clock runs out.
  [[nodiscard]] std::chrono::milliseconds patience() const;
  void close() { actor_.close(); }

  // Any thread

  /// Requests that wait for the games' thread, and thoughts that wait for the engine.
  [[nodiscard]] Mailbox::Load load() const { return actor_.load(); }
  [[nodiscard]] Mailbox::Load engine_load() const;
  [[nodiscard]] const RatedBoards& rated_boards() const;

  /// Calls a method of a feature in the turn of this player. The reply gets its answer once the
  /// round is saved, or the error that kept it from being saved; ErrorCode::busy if too many
  /// requests wait or memory runs out.
  template <class Method, class... Given>
  void ask(const QueueKey& who, const ReplyTo<Method>& reply, Method method, Given... given);
  /// The same for a request for a game. If the method takes a game, the reply gets
  /// ErrorCode::not_found where the player has not the access that it needs.
  template <class Method, class... Given>
  void ask(const GameRequest& request, const ReplyTo<Method>& reply, Method method, Given... given);
  /// Calls a method that is not answered, however many requests wait; without a player before all
  /// requests, as work of the server itself.
  template <class Method, class... Given>
  void tell(const std::optional<QueueKey>& who, Method method, Given... given);

 private:
  using Refuse = std::function<void(const Error&)>;

  /// games.cpp has one for each feature.
  template <class Feature>
  [[nodiscard]] Feature& feature();
  void post(const QueueKey& who, const Mailbox::Task& task, const Refuse& refuse);
  /// Looks the game up first; a long one is read in several turns of the player.
  void post(Access access, const GameRequest& request, const std::function<Then(LiveGame&)>& task,
            const Refuse& refuse);

  Actor actor_;
  Outbox outbox_;
  const std::unique_ptr<Features> features_;
};

template <class Method, class... Given>
void Games::ask(const QueueKey& who, const ReplyTo<Method>& reply, Method method, Given... given) {
  const auto task = [=, this] {
    return call(feature<FeatureOf<Method>>(), outbox_, reply, method, who, given...);
  };
  post(who, task, [reply](const Error& error) { reply(Failure(error)); });
}

template <class Method, class... Given>
void Games::ask(const GameRequest& request, const ReplyTo<Method>& reply, Method method,
                Given... given) {
  const Refuse refuse = [reply](const Error& error) { reply(Failure(error)); };
  if constexpr (FeatureMethod<Method>::takes_game) {
    using Found = typename FeatureMethod<Method>::First;
    const auto task = [=, this](LiveGame& game) {
      const Found found{game, request};
      return call(feature<FeatureOf<Method>>(), outbox_, reply, method, found, given...);
    };
    post(Found::access, request, task, refuse);
  } else {
    const auto task = [=, this] {
      return call(feature<FeatureOf<Method>>(), outbox_, reply, method, request, given...);
    };
    post(request.sender, task, refuse);
  }
}

template <class Method, class... Given>
void Games::tell(const std::optional<QueueKey>& who, Method method, Given... given) {
  const auto work = [=, this] { std::invoke(method, feature<FeatureOf<Method>>(), given...); };
  if (!who) return actor_.post(work);
  actor_.mailbox()->post(*who, [work] {
    work();
    return Then::done;
  });
}

}  // namespace camlann::server
