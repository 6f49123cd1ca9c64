#pragma once
// The computer's thinking, away from the network: a bounded queue of jobs and the threads that work
// it off. Games submits, tests hand in a thinker of their own.

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

#include "engine/computer.hpp"
#include "game/game.hpp"
#include "server/log.hpp"

namespace camlann::server {

using StopFlag = std::shared_ptr<std::atomic<bool>>;

struct Thought {
  std::optional<Move> move;
  bool offers_draw = false;
  bool resigns = false;
  bool claims_draw = false;
  bool accepts_draw = false;
  Score score = 0;
  int depth = 0;
};

struct ThinkJob {
  enum class Kind : std::uint8_t { move, draw_answer, hint };

  explicit ThinkJob(Game position, Kind what = Kind::move)
      : board(std::move(position)), kind(what) {}

  Game board;  // the job's own copy
  Kind kind;
  ComputerOptions computer;
  Seat own = Seat::white;             // the computer's seat; of a draw, the one that offers
  StopFlag stop;                      // once set, the thought is of no use any more
  std::function<void(Thought)> done;  // called once, on the thinking thread; not at the end of all
};

class Thinker {
 public:
  virtual ~Thinker() = default;
  /// False, and nothing is called, if the queue is full; the job is then left as it was.
  [[nodiscard]] virtual bool submit(ThinkJob& job) = 0;
};

/// What the engine thinks of a job; blocks for as long as the level takes.
[[nodiscard]] Thought think(const ThinkJob& job);

/// Thread-safe.
class Thinkers final : public Thinker {
 public:
  /// `tables` is the folder of endgame tables, which need not be there.
  Thinkers(std::size_t threads, std::size_t waiting, std::string tables, Log log);
  /// Stops what is being thought, drops what waits, and joins.
  ~Thinkers() override;

  [[nodiscard]] bool submit(ThinkJob& job) override;

 private:
  void work();

  const std::size_t waiting_limit_;
  const std::string tables_;
  const Log log_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ThinkJob> waiting_;
  std::vector<StopFlag> running_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace camlann::server
