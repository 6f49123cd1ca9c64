#pragma once
// All games that are played here. One thread (run()) owns them: it takes what has arrived, checks
// it against the rules and the player's right, writes it in one transaction, and only then answers
// and tells the watchers. The computer's moves come in the same way, from the thinking threads. The
// requests below may be called from any thread; the answer comes on the games' thread, once, and
// must not block.

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/clock.hpp"
#include "server/game_state.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/mailbox.hpp"
#include "server/secret.hpp"
#include "server/store/store.hpp"
#include "server/thinkers.hpp"

namespace camlann::server {

/// Who is to sit at a place.
struct WishedSeat {
  int level = 0;  // of the computer; 0 for a person
  std::string name;
};

struct NewGame {
  std::string variant;
  std::string rules;
  std::string fen;
  Opponent opponent = Opponent::computer;
  int level = 3;
  std::optional<Seat> colour = Seat::white;  // nothing: by lot; of two players
  std::vector<WishedSeat> seats;             // in turn order, in place of the three above
  bool may_resign = false;
  std::string nonce;
};

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

struct HintView {
  std::shared_ptr<const Game> board;  // before the move
  WrittenMove move;
  Score score = 0;
  int depth = 0;
};

/// Who watches a game, a socket as a rule. Called on the games' thread; must not block.
class Watcher {
 public:
  virtual ~Watcher() = default;
  virtual void deliver(std::shared_ptr<const std::string> message) = 0;
};

/// Who asks for a change of which game.
struct Asker {
  std::string player;
  std::string game;
};

class Games {
 public:
  template <class T>
  using Reply = std::function<void(Result<T>)>;
  using ViewReply = Reply<std::shared_ptr<const GameView>>;

  Games(Store& store, Thinker& thinker, Clock clock, Namer namer, const Limits& limits, Log log);

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
  using View = std::shared_ptr<const GameView>;

  struct LiveGame {
    GameMeta meta;
    std::vector<Event> events;
    GameState state;
    std::uint64_t last_use = 0;
    std::vector<ViewReply> awaiting_answer;  // of draw offers to the computer
  };
  struct Thinking {
    std::int64_t version = 0;
    StopFlag stop;
  };

  template <class T>
  void post(const Reply<T>& reply, std::function<void()> task);
  template <class T>
  void answer(Reply<T> reply, Result<T> result);

  // Games, on the games' thread (games.cpp)
  Result<LiveGame*> find(const std::string& id);
  Result<LiveGame*> find_own(const Asker& asker);
  void create_now(const std::string& player, const NewGame& wish, const ViewReply& reply);
  /// The game that the same request made before; null if there is none.
  [[nodiscard]] Result<LiveGame*> made_before(const std::string& player, const NewGame& wish,
                                              const std::string& request);
  [[nodiscard]] Result<void> may_create(const std::string& player);
  [[nodiscard]] Result<View> view_at(const LiveGame& game, std::int64_t version) const;
  Result<View> append(LiveGame& game, Event event);
  void publish(const LiveGame& game, EventKind kind, const GameView& view);
  void watch_now(const Asker& asker, std::int64_t version, const std::shared_ptr<Watcher>& watcher);
  [[nodiscard]] Result<std::vector<std::shared_ptr<const std::string>>> missed_since(
      const LiveGame& game, std::int64_t version) const;
  void tell(const std::shared_ptr<Watcher>& watcher, std::shared_ptr<const std::string> message);
  void flush();
  void forget_unsaved();
  void trim();

  // Changes (changes.cpp)
  using Change = std::function<Result<View>(LiveGame& game)>;
  void change(Asker asker, std::string request, const Action& action, const ViewReply& reply,
              Change change);
  bool answer_repeat(LiveGame& game, const std::string& nonce, const std::string& request,
                     const ViewReply& reply);
  Result<View> finish(LiveGame& game, By by, Reason reason, std::optional<Seat> winner);

  // The computer's part (computer_turn.cpp)
  void settle(const std::string& id);
  void owe(const std::string& id);
  /// Owes after a pause: something that may pass, such as a full disk, stood in the way.
  void owe_later(const std::string& id);
  void pump();
  [[nodiscard]] bool start_thinking(LiveGame& game);
  void on_thought(const std::string& id, std::int64_t version, const Thought& thought);
  Result<void> play_thought(LiveGame& game, Owed owed, const Thought& thought);
  void hint_now(const Asker& asker, const Reply<HintView>& reply);

  Store& store_;
  Thinker& thinker_;
  const Clock clock_;
  const Namer namer_;
  const Limits limits_;
  const Log log_;
  const std::shared_ptr<Mailbox> mailbox_;

  std::unordered_map<std::string, LiveGame> live_;
  std::unordered_map<std::string, std::vector<std::shared_ptr<Watcher>>> watchers_;
  std::uint64_t uses_ = 0;

  // Of the round under way
  std::vector<GameWrite> unsaved_;
  std::unordered_map<std::string, std::size_t> unsaved_index_;       // by game
  std::map<std::pair<std::string, std::string>, std::string> made_;  // by player and nonce
  std::vector<std::function<void(const Error*)>>
      outbox_;  // after the commit; the error if it failed

  std::unordered_map<std::string, Thinking> thinking_;
  std::unordered_set<std::string> hinting_;
  std::deque<std::string> owing_;  // in which order they get a thinking thread
  std::unordered_set<std::string> owing_set_;
  std::vector<std::string> failed_;  // owed again from retry_at_ on
  std::chrono::steady_clock::time_point retry_at_;
};

template <class T>
void Games::post(const Reply<T>& reply, std::function<void()> task) {
  if (!mailbox_->try_post(std::move(task))) {
    reply(failure(ErrorCode::busy, "The server is too busy", {}, "another attempt in a moment"));
  }
}

template <class T>
void Games::answer(Reply<T> reply, Result<T> result) {
  outbox_.push_back([reply = std::move(reply), result = std::move(result)](const Error* failed) {
    reply(failed != nullptr ? Result<T>(Failure(*failed)) : result);
  });
}

}  // namespace camlann::server
