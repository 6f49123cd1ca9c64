#include "server/store/checkup.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <filesystem>
#include <mutex>
#include <string_view>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/log.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

namespace {

/// The largest part of the time that checks may take.
constexpr int spared = 100;

}  // namespace

Checkup::Checkup(std::filesystem::path file, std::chrono::milliseconds pause, Vitals& vitals,
                 Log log)
    : file_(std::move(file)), pause_(pause), vitals_(vitals), log_(std::move(log)), thread_([this] {
        run();
      }) {}

Checkup::~Checkup() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;  // also interrupts a check in progress
  }
  ended_.notify_all();
  thread_.join();
}

void Checkup::run() {
  std::chrono::milliseconds pause{0};  // a large file has not been checked yet
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, pause, [this] { return ending_.load(); })) {
    lock.unlock();
    const auto before = std::chrono::steady_clock::now();
    try {
      look();
    } catch (const std::exception& error) {  // out of memory; a later check may succeed
      log_(Severity::warning, "checkup-failed", {{"what", std::string_view(error.what())}});
    }
    const auto took = std::chrono::steady_clock::now() - before;
    pause = std::max(pause_, std::chrono::ceil<std::chrono::milliseconds>(spared * took));
    lock.lock();
  }
}

void Checkup::look() {
  auto database = database::Database::open_to_read(file_);
  if (database) database->interrupt_if(ending_);
  const auto checked =
      database ? database::check_sound(*database, file_) : Failure(database.error());
  if (!checked && (!database || checked.error().code == ErrorCode::busy)) {
    if (ending_) return;
    return log_(Severity::warning, "checkup-failed",
                {{"what", std::string_view(checked.error().what)}});
  }
  const bool was_sound = vitals_.sound().has_value();
  if (!checked && was_sound) {
    log_(Severity::error, "database-damaged", {{"what", std::string_view(checked.error().what)}});
  }
  if (checked) {
    vitals_.set_fault({});
  } else {
    vitals_.set_fault(checked.error());
  }
}

}  // namespace camlann::server
