#include "server/measures.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <system_error>

#include "server/cluster/queue_thinker.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/vitals.hpp"
#include "server/services/games/games.hpp"
#include "server/services/round/journal.hpp"
#include "server/services/round/task_time.hpp"
#include "server/services/round/thinkers.hpp"

namespace camlann::server {

namespace {

void measure_queue(Vitals& vitals, const std::string& name,
                   const std::function<Mailbox::Load()>& load) {
  const auto label = "queue=\"" + name + '"';
  vitals.ask("queue_length", label, [load] { return static_cast<double>(load().waiting); });
  vitals.ask("queue_age_seconds", label, [load] { return load().seconds; });
}

void measure_workers(Vitals& vitals, QueueThinker* workers) {
  using Load = QueueThinker::Load;
  const auto ask = [&](const std::string& name, const std::string& labels,
                       std::int64_t Load::* part) {
    vitals.ask(name, labels, [workers, part] {
      return workers == nullptr ? 0 : static_cast<double>(workers->load().*part);
    });
  };
  ask("workers", {}, &Load::workers);
  ask("worker_threads", {}, &Load::threads);
  ask("worker_thoughts_total", R"(end="answered")", &Load::answered);
  ask("worker_thoughts_total", R"(end="fallen_back")", &Load::fallen_back);
}

/// Returns when the nightly backup was last complete, in seconds since 1970; 0 if it never was
/// (packaging/backup).
double last_backup(const std::filesystem::path& data) {
  struct stat mark = {};
  return stat((data / "last-backup").c_str(), &mark) == 0 ? static_cast<double>(mark.st_mtime) : 0;
}

/// Returns 0 if the system does not report it.
double resident_bytes() {
  std::ifstream pages("/proc/self/statm");
  double all = 0;
  double resident = 0;
  if (!(pages >> all >> resident)) return 0;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

void measure(Vitals& vitals, Games& games, Thinkers& thinkers, QueueThinker* workers,
             const std::filesystem::path& data) {
  for (const char* by : {"person", "computer"}) {
    vitals.count("moves_total", "by=\"" + std::string(by) + '"', 0);
  }
  vitals.count("commits_failed_total", {}, 0);
  games.on_commit([&vitals](const Committed& round) {
    vitals.observe("commit_seconds", round.seconds);
    vitals.count("moves_total", R"(by="person")", round.moves_of_people);
    vitals.count("moves_total", R"(by="computer")", round.moves_of_computers);
    vitals.trouble(Trouble::saving, !round.saved);
    if (!round.saved) vitals.count("commits_failed_total");
  });
  games.on_task([&vitals](const TaskTime& task) {
    vitals.observe("task_seconds", task.seconds);
    vitals.observe("task_cpu_seconds", task.processor_seconds);
  });
  measure_queue(vitals, "games", [&games] { return games.load(); });
  measure_queue(vitals, "engine", [&games] { return games.engine_load(); });

  vitals.ask("thinking_threads", R"(state="busy")",
             [&thinkers] { return static_cast<double>(thinkers.load().busy); });
  vitals.ask("thinking_threads", R"(state="idle")", [&thinkers] {
    const auto load = thinkers.load();
    return static_cast<double>(load.threads - load.busy);
  });
  vitals.ask("thoughts_total", {},
             [&thinkers] { return static_cast<double>(thinkers.load().thoughts); });
  vitals.ask("thinking_seconds_total", {}, [&thinkers] { return thinkers.load().seconds; });

  measure_workers(vitals, workers);
  vitals.ask("disk_free_bytes", {}, [data] {
    std::error_code unknown;
    const auto space = std::filesystem::space(data, unknown);
    return unknown ? 0 : static_cast<double>(space.available);
  });
  vitals.ask("backup_time_seconds", {}, [data] { return last_backup(data); });
  vitals.ask("resident_memory_bytes", {}, resident_bytes);
}

}  // namespace camlann::server
