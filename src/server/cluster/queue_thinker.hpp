#pragma once
// Thoughts for workers, which are programs on any machine (worker.hpp): they wait in the database,
// and a thread of its own looks for answers. Where no worker is there, none answers in time, or
// the answer is no good, the threads of this program think: no game waits for a machine that has
// gone. Used by serve().

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
  /// `name` is this server's in the queue, and nobody else's. `local` outlives this.
  QueueThinker(ThoughtQueue queue, std::string name, Thinker& local, Log log);
  QueueThinker(const QueueThinker&) = delete;
  QueueThinker& operator=(const QueueThinker&) = delete;
  /// What is in the queue is taken back.
  ~QueueThinker() override;

  /// As many thoughts are under way as the workers have threads, and for each worker a short one
  /// more: whose turn is next is decided as late as possible.
  [[nodiscard]] bool has_room(Length length) override;
  void submit(ThinkJob job) override;

  struct Load {
    std::int64_t workers = 0;      // that are there
    std::int64_t threads = 0;      // of all of them
    std::int64_t answered = 0;     // thoughts of workers since the start
    std::int64_t fallen_back = 0;  // to the threads of this program, as no worker's answer came
  };
  [[nodiscard]] Load load();

 private:
  using Time = std::chrono::steady_clock::time_point;

  struct Out {
    ThinkJob job;
    bool queued = false;   // there is a row
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
  std::map<std::int64_t, Out> out_;  // entries are changed and removed on the thread alone
  std::int64_t next_ = 1;
  std::size_t long_ = 0;  // of those
  std::size_t short_ = 0;
  bool news_ = false;  // a job that is not in the queue yet
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
