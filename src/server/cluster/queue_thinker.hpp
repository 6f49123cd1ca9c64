#pragma once
// Thoughts for workers, which are programs on any machine (worker.hpp). Thoughts wait in the
// database, and a separate thread polls for answers. If there is no worker, no answer in time, or
// an invalid one, the threads of this program think instead, so no game waits for a machine that
// has gone. Used by serve().

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/log.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/thought_queue.hpp"

namespace camlann::server {

/// Thread-safe.
class QueueThinker final : public Thinker {
 public:
  /// `name` identifies this server in the queue and must be unique. `local` must outlive this
  /// object.
  QueueThinker(ThoughtQueue queue, std::string name, Thinker& local, Log log);
  QueueThinker(const QueueThinker&) = delete;
  QueueThinker& operator=(const QueueThinker&) = delete;
  /// Removes its thoughts from the queue.
  ~QueueThinker() override;

  /// True while fewer thoughts are in progress than the workers have threads, plus one short one
  /// per worker: the next in turn is chosen late.
  [[nodiscard]] bool has_room(Length length) override;
  void submit(ThinkJob job) override;

  struct Load {
    std::int64_t workers = 0;      // connected
    std::int64_t threads = 0;      // of all workers
    std::int64_t answered = 0;     // by workers, since the start
    std::int64_t fallen_back = 0;  // done by the threads of this program, for lack of an answer
  };
  [[nodiscard]] Load load();

 private:
  using Time = std::chrono::steady_clock::time_point;

  struct Out {
    ThinkJob job;
    bool queued = false;   // has a row
    bool at_home = false;  // waits for a thread of this program
  };
  using Entry = std::pair<const std::int64_t, Out>;

  void run();
  void look_around();
  [[nodiscard]] Result<void> round(Time now);
  [[nodiscard]] std::vector<Entry*> all_out();
  [[nodiscard]] Result<void> look_for_crew();
  [[nodiscard]] Result<void> put_new_ones();
  [[nodiscard]] Result<void> take_answers();
  [[nodiscard]] Result<void> take_back_stopped_ones();
  [[nodiscard]] Result<void> look_for_stranded_ones();
  void answer(Entry& entry, const std::string& text);
  void finish(Entry& entry, const Thought& thought);
  void think_at_home();
  void count(std::int64_t& which);
  void forget(Entry& entry);
  void set_crew(const ThoughtQueue::Crew& crew);

  ThoughtQueue queue_;
  const std::string name_;
  Thinker& local_;
  const Log log_;

  std::mutex mutex_;
  std::condition_variable wake_;
  std::map<std::int64_t, Out> out_;  // only the thread changes and removes entries
  std::int64_t next_ = 1;
  std::size_t long_ = 0;  // of out_
  std::size_t short_ = 0;
  bool news_ = false;  // a job is not in the queue yet
  ThoughtQueue::Crew crew_;
  std::int64_t answered_ = 0;
  std::int64_t fallen_back_ = 0;
  std::atomic<bool> ends_ = false;

  Time next_crew_;
  Time next_look_;
  Time next_sweep_;
  std::thread thread_;
};

}  // namespace camlann::server
