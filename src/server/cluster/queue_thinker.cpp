#include "server/cluster/queue_thinker.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <exception>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "server/cluster/job.hpp"
#include "server/core/log.hpp"
#include "server/services/round/thinkers.hpp"
#include "server/store/thought_queue.hpp"

namespace camlann::server {

namespace {

using std::chrono::milliseconds;

/// While thoughts are out. A bus or LISTEN could replace polling.
constexpr milliseconds answer_pause{25};
constexpr milliseconds crew_pause{1000};
constexpr milliseconds look_pause{500};
constexpr std::chrono::minutes sweep_pause{1};

}  // namespace

QueueThinker::QueueThinker(ThoughtQueue queue, std::string name, Thinker& local, Log log)
    : queue_(std::move(queue)),
      name_(std::move(name)),
      local_(local),
      log_(std::move(log)),
      thread_([this] { run(); }) {}

QueueThinker::~QueueThinker() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

bool QueueThinker::has_room(Length length) {
  const std::lock_guard lock(mutex_);
  if (crew_.workers == 0) return out_.empty() && local_.has_room(length);
  const auto threads = static_cast<std::size_t>(crew_.threads);
  if (length == Length::long_one && long_ >= threads) return false;
  return long_ + short_ < threads + static_cast<std::size_t>(crew_.workers);
}

void QueueThinker::submit(ThinkJob job) {
  {
    const std::lock_guard lock(mutex_);
    if (crew_.workers == 0) return local_.submit(std::move(job));
    const auto length = job.length;
    out_.emplace(next_, Out{std::move(job)});
    ++next_;
    ++(length == Length::long_one ? long_ : short_);
    news_ = true;
  }
  wake_.notify_one();
}

QueueThinker::Load QueueThinker::load() {
  const std::lock_guard lock(mutex_);
  return {crew_.workers, crew_.threads, answered_, fallen_back_};
}

void QueueThinker::run() {
  while (!ends_) {
    look_around();
    std::unique_lock lock(mutex_);
    wake_.wait_for(lock, out_.empty() ? crew_pause : answer_pause,
                   [this] { return ends_ || news_; });
    news_ = false;
  }
  (void)queue_.remove_all(name_);
}

void QueueThinker::look_around() {
  try {
    if (const auto done = round(std::chrono::steady_clock::now()); !done) {
      set_crew({});
      for (auto* entry : all_out()) entry->second.at_home = true;
    }
    think_at_home();
  } catch (const std::exception& error) {  // out of memory: retried
    log_(Severity::error, "thinking-failed", {{"what", std::string_view(error.what())}});
  }
}

Result<void> QueueThinker::round(Time now) {
  if (now >= next_crew_) {
    next_crew_ = now + crew_pause;
    TRY_VOID(look_for_crew());
  }
  TRY_VOID(put_new_ones());
  if (!all_out().empty()) {
    TRY_VOID(take_answers());
    TRY_VOID(take_back_stopped_ones());
  }
  if (now >= next_look_) {
    next_look_ = now + look_pause;
    TRY_VOID(look_for_stranded_ones());
  }
  if (now < next_sweep_) return {};
  next_sweep_ = now + sweep_pause;
  return queue_.sweep();
}

std::vector<QueueThinker::Entry*> QueueThinker::all_out() {
  const std::lock_guard lock(mutex_);
  std::vector<Entry*> all;
  all.reserve(out_.size());
  for (auto& entry : out_) all.push_back(&entry);
  return all;
}

Result<void> QueueThinker::look_for_crew() {
  TRY(const auto crew, queue_.crew());
  set_crew(crew);
  return {};
}

void QueueThinker::set_crew(const ThoughtQueue::Crew& crew) {
  {
    const std::lock_guard lock(mutex_);
    if (crew_ == crew) return;
    crew_ = crew;
  }
  log_(Severity::info, "workers", {{"workers", crew.workers}, {"threads", crew.threads}});
}

Result<void> QueueThinker::put_new_ones() {
  for (auto* entry : all_out()) {
    auto& [number, out] = *entry;
    if (out.queued || out.at_home) continue;
    TRY_VOID(queue_.put(name_, number, out.job.length, job_text(out.job)));
    out.queued = true;
  }
  return {};
}

Result<void> QueueThinker::take_answers() {
  TRY(const auto answers, queue_.take_answers(name_));
  for (const auto& [number, text] : answers) {
    for (auto* entry : all_out()) {
      if (entry->first == number && !entry->second.at_home) answer(*entry, text);
    }
  }
  return {};
}

void QueueThinker::answer(Entry& entry, const std::string& text) {
  const auto thought = read_answer(text, entry.second.job);
  if (thought) {
    count(answered_);
    return finish(entry, *thought);
  }
  log_(Severity::warning, "worker-refused", {{"what", std::string_view(thought.error().what)}});
  entry.second.at_home = true;
}

Result<void> QueueThinker::take_back_stopped_ones() {
  for (auto* entry : all_out()) {
    if (!*entry->second.job.stop) continue;
    TRY_VOID(queue_.remove(name_, entry->first));
    finish(*entry, Thought{});
  }
  return {};
}

Result<void> QueueThinker::look_for_stranded_ones() {
  TRY(const auto rows, queue_.rows(name_));
  const auto all = all_out();
  for (const auto& row : rows) {
    const auto found = std::find_if(all.begin(), all.end(), [&](const Entry* one) {
      return one->first == row.number && !one->second.at_home;
    });
    const bool known = found != all.end();
    if (known && !row.stranded()) continue;
    TRY_VOID(queue_.remove(name_, row.number));
    if (known) (*found)->second.at_home = true;
  }
  for (auto* entry : all) {  // a crash of the database removes rows
    const bool there = std::any_of(rows.begin(), rows.end(), [&](const ThoughtQueue::Row& row) {
      return row.number == entry->first;
    });
    if (entry->second.queued && !there) entry->second.at_home = true;
  }
  return {};
}

void QueueThinker::think_at_home() {
  for (auto* entry : all_out()) {
    if (!entry->second.at_home || !local_.has_room(entry->second.job.length)) continue;
    local_.submit(entry->second.job);
    count(fallen_back_);
    forget(*entry);
  }
}

void QueueThinker::finish(Entry& entry, const Thought& thought) {
  const auto job = entry.second.job;
  forget(entry);
  hand_over(job, thought, [this] { return ends_.load(); });
}

void QueueThinker::count(std::int64_t& which) {
  const std::lock_guard lock(mutex_);
  ++which;
}

void QueueThinker::forget(Entry& entry) {
  const std::lock_guard lock(mutex_);
  --(entry.second.job.length == Length::long_one ? long_ : short_);
  out_.erase(entry.first);
}

}  // namespace camlann::server
