#pragma once
// The computer's thinking, away from the network: threads that each have one job at a time. Who is
// next is the matter of those who submit (computer_turns.hpp). Tests hand in a thinker of their
// own.

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/log.hpp"
#include "server/model/thought.hpp"
#include "tournament/dutch.hpp"
#include "wire/messages/thought.hpp"

namespace camlann::server {

/// A thought that no game waits for.
struct EngineTask {
  Cost estimate = 0;
  Cost patience = 1;  // it counts so many times dearer while it waits
  /// When its turn comes; nothing: it is not wanted any more.
  std::function<std::optional<ThinkJob>()> begin;
  /// On the games' thread, unless that runs out of memory.
  std::function<void(const Thought&)> end;
};

class Thinker {
 public:
  virtual ~Thinker() = default;
  /// Whether a thread is free for a job of this length.
  [[nodiscard]] virtual bool has_room(Length length) = 0;
  /// There must be room.
  virtual void submit(ThinkJob job) = 0;
};

/// What the engine thinks of a job; blocks for as long as the level takes.
[[nodiscard]] Thought think(const ThinkJob& job);

/// Calls `done`, again and again where memory has run out: a game waits for the thought. Until
/// `ends` says that nobody waits any more.
void hand_over(const ThinkJob& job, const Thought& thought, const std::function<bool()>& ends);

/// Thread-safe.
class Thinkers final : public Thinker {
 public:
  /// `threads` for long thoughts, and one more that only short ones take. `tables` is the folder of
  /// endgame tables, which need not be there.
  Thinkers(std::size_t threads, std::string tables, Log log);
  /// Stops what is being thought, and joins.
  ~Thinkers() override;

  [[nodiscard]] bool has_room(Length length) override;
  void submit(ThinkJob job) override;

  struct Load {
    std::size_t threads = 0;
    std::size_t busy = 0;  // of them
    std::int64_t thoughts = 0;
    double seconds = 0;  // that they took
  };
  [[nodiscard]] Load load();

 private:
  void work();

  const std::size_t most_long_;
  const std::string tables_;
  const Log log_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ThinkJob> waiting_;  // for a thread to wake up
  std::size_t long_ = 0;          // jobs not yet done
  std::size_t short_ = 0;
  std::vector<StopFlag> running_;
  std::int64_t thoughts_ = 0;
  Cost thought_ = 0;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace camlann::server
