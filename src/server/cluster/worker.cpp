#include "server/cluster/worker.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/address.hpp"
#include "game/catalog.hpp"
#include "server/cluster/job.hpp"
#include "server/core/data_folder.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/schema.hpp"
#include "server/store/thought_queue.hpp"
#include "tables/catalog.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

/// While a thread is idle. A bus or LISTEN could replace polling.
constexpr milliseconds idle_pause{50};
constexpr milliseconds renew_pause{250};
constexpr milliseconds report_pause{1000};
constexpr milliseconds away_pause{500};
constexpr std::size_t name_length = 12;

class Worker {
 public:
  Worker(ThoughtQueue queue, std::size_t threads, const std::string& tables, const Catalog& known)
      : queue_(std::move(queue)),
        count_(threads),
        known_(known),
        thinkers_(threads, tables, log_to_stderr) {}

  void run(const std::atomic<bool>& stop);

 private:
  using Key = ThoughtQueue::Key;
  using Time = std::chrono::steady_clock::time_point;
  struct Done {
    Key key;
    std::string text;
  };

  [[nodiscard]] Result<void> round(Time now);
  [[nodiscard]] Result<void> hand_in();
  [[nodiscard]] Result<void> renew();
  [[nodiscard]] Result<void> take();
  void begin(const ThoughtQueue::Taken& taken);
  void note(const Key& key, std::string text);
  void say_whether_away(const Result<void>& round);

  ThoughtQueue queue_;
  const std::string name_ = random_name(name_length);
  const std::size_t count_;
  const Catalog& known_;
  bool away_ = false;
  Time next_report_;
  Time next_renewal_;
  std::map<Key, StopFlag> thinking_;

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Done> done_;  // not delivered yet
  Thinkers thinkers_;       // last, because its threads use the members above
};

void Worker::run(const std::atomic<bool>& stop) {
  while (!stop) {
    try {
      say_whether_away(round(std::chrono::steady_clock::now()));
    } catch (const std::exception& error) {  // out of memory: retried
      log_to_stderr(Severity::error, "worker-failed", {{"what", std::string_view(error.what())}});
    }
    std::unique_lock lock(mutex_);
    if (away_) {
      wake_.wait_for(lock, away_pause, [&stop] { return stop.load(); });
    } else {
      wake_.wait_for(lock, idle_pause, [this] { return !done_.empty(); });
    }
  }
  (void)hand_in();
  for (const auto& [key, flag] : thinking_) flag->store(true);
  (void)queue_.leave(name_);
}

void Worker::say_whether_away(const Result<void>& round) {
  if (round.has_value() == !away_) return;
  away_ = !round;
  if (away_) {
    log_to_stderr(Severity::warning, "database-away",
                  {{"what", std::string_view(round.error().what)}});
  } else {
    log_to_stderr(Severity::info, "database-back", {});
  }
}

Result<void> Worker::round(Time now) {
  if (now >= next_report_) {
    auto reported = queue_.report(name_, static_cast<std::int64_t>(count_));
    if (!reported) return reported;
    next_report_ = now + report_pause;
  }
  TRY_VOID(hand_in());
  if (!thinking_.empty() && now >= next_renewal_) {
    TRY_VOID(renew());
    next_renewal_ = now + renew_pause;
  }
  return take();
}

Result<void> Worker::hand_in() {
  while (true) {
    Done next;
    {
      const std::lock_guard lock(mutex_);
      if (done_.empty()) return {};
      next = done_.back();
    }
    const auto thinking = thinking_.find(next.key);
    const bool wanted = thinking == thinking_.end() || !*thinking->second;
    if (wanted) {
      TRY_VOID(queue_.answer(name_, next.key, next.text));
    }
    thinking_.erase(next.key);
    const std::lock_guard lock(mutex_);
    std::erase_if(done_, [&](const Done& one) { return one.key == next.key; });
  }
}

/// Stops thoughts that do not belong to this worker any more.
Result<void> Worker::renew() {
  TRY(const auto own, queue_.renew(name_));
  for (const auto& [key, flag] : thinking_) {
    if (std::find(own.begin(), own.end(), key) == own.end()) flag->store(true);
  }
  return {};
}

Result<void> Worker::take() {
  while (thinkers_.has_room(Length::short_one)) {
    TRY(const auto next, queue_.take(name_, thinkers_.has_room(Length::long_one)));
    const auto& taken = next;
    if (!taken) return {};
    begin(*taken);
  }
  return {};
}

void Worker::begin(const ThoughtQueue::Taken& taken) {
  auto job = read_job(taken.job, known_);
  if (!job) return note(taken.key, refusal_text(job.error()));
  job->length = taken.length;
  job->stop = std::make_shared<std::atomic<bool>>(false);
  job->done = [this, key = taken.key, kind = job->kind](const Thought& thought) {
    note(key, answer_text(kind, thought));
  };
  thinking_.emplace(taken.key, job->stop);
  thinkers_.submit(std::move(*job));
}

void Worker::note(const Key& key, std::string text) {
  {
    const std::lock_guard lock(mutex_);
    done_.push_back({key, std::move(text)});
  }
  wake_.notify_one();
}

}  // namespace

Result<void> work_for_servers(const WorkerOptions& options, const Catalog& known,
                              const std::atomic<bool>& stop) {
  TRY(const auto address, find_database(options.database, {}));
  if (address.engine() != database::Engine::postgres) {
    return failure(ErrorCode::io, "A worker needs the database of a server on PostgreSQL",
                   options.database.empty() ? "--database" : address.shown(),
                   "postgresql://user@host/name");
  }
  TRY_VOID(open_existing_games(address));
  TRY(auto queue, ThoughtQueue::open(address));
  const auto threads = options.threads > 0
                           ? options.threads
                           : std::max<std::size_t>(1, std::thread::hardware_concurrency());
  Worker worker(std::move(queue), threads, tables::tables_folder(options.tables_dir).string(),
                known);
  std::printf("Camlann is ready to think: %zu threads\n", threads);
  std::fflush(stdout);
  worker.run(stop);
  return {};
}

}  // namespace camlann::server
