#include "bus/nats_bus.hpp"

#include <nats/nats.h>
#include <nats/status.h>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "bus/bus.hpp"

namespace camlann::bus {

namespace {

constexpr std::int64_t reconnect_pause = 250;  // milliseconds, like all durations of the library
constexpr std::int64_t connect_patience = 1000;
constexpr std::int64_t write_patience = 500;
constexpr std::int64_t ping_pause = 1000;
constexpr int pings_unanswered = 2;
/// Messages published while disconnected would arrive too late.
constexpr int bytes_kept_while_away = 1;
/// Total size of messages waiting to be published; further messages are dropped.
constexpr std::size_t most_waiting_bytes = std::size_t{16} * 1024 * 1024;
constexpr std::string_view with_tls = "tls://";
constexpr std::string_view as_the_server_likes = "nats://";

struct FreeOptions {
  void operator()(natsOptions* options) const { natsOptions_Destroy(options); }
};

/// The handler of a subscription, with a lock to end it: the library may be about to call it on
/// another thread.
struct Hearing {
  std::mutex mutex;
  Bus::Hear hear;
};

/// Releases the library's own reference after its last call.
void end_hearing(void* reference) {
  const std::unique_ptr<std::shared_ptr<Hearing>> last(
      static_cast<std::shared_ptr<Hearing>*>(reference));
}

void pass_message(natsConnection*, natsSubscription*, natsMsg* message, void* reference) {
  const auto hearing = *static_cast<std::shared_ptr<Hearing>*>(reference);
  {
    const std::lock_guard lock(hearing->mutex);
    if (hearing->hear) {
      hearing->hear(
          {natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message))});
    }
  }
  natsMsg_Destroy(message);
}

class NatsEar final : public Bus::Ear {
 public:
  NatsEar(std::shared_ptr<Hearing> hearing, natsSubscription* subscription)
      : hearing_(std::move(hearing)), subscription_(subscription) {}
  NatsEar(const NatsEar&) = delete;
  NatsEar& operator=(const NatsEar&) = delete;
  ~NatsEar() override {
    {
      const std::lock_guard lock(hearing_->mutex);
      hearing_->hear = nullptr;
    }
    natsSubscription_Destroy(subscription_);
  }

 private:
  const std::shared_ptr<Hearing> hearing_;
  natsSubscription* const subscription_;
};

class NatsBus final : public Bus {
 public:
  explicit NatsBus(HearNews hear_news) : hear_news_(std::move(hear_news)) {}
  NatsBus(const NatsBus&) = delete;
  NatsBus& operator=(const NatsBus&) = delete;
  ~NatsBus() override {
    if (connection_ == nullptr) return;
    {
      const std::lock_guard lock(mutex_);
      ends_ = true;
    }
    wake_.notify_one();
    publisher_.join();
    natsConnection_Close(connection_);
    natsConnection_Destroy(connection_);
    // The library may call until then.
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return closed_; });
  }

  Result<void> connect(const std::string& url) {
    const auto servers = split(url);
    bool tls = false;
    for (const auto& server : servers) {
      if (!server.starts_with(with_tls) && !server.starts_with(as_the_server_likes)) {
        return failure(ErrorCode::syntax, "This is no address of NATS", "nats", "nats://HOST:PORT");
      }
      tls = tls || server.starts_with(with_tls);
    }
    natsOptions* made = nullptr;
    if (natsOptions_Create(&made) != NATS_OK) {
      return failure(ErrorCode::io, "NATS cannot be used: out of memory");
    }
    const std::unique_ptr<natsOptions, FreeOptions> options(made);
    std::vector<const char*> names;
    names.reserve(servers.size());
    for (const auto& server : servers) names.push_back(server.c_str());
    const natsStatus set[] = {
        natsOptions_SetServers(made, names.data(), static_cast<int>(names.size())),
        natsOptions_SetSecure(made, tls),
        natsOptions_SetRetryOnFailedConnect(made, true, on_connected, this),
        natsOptions_SetMaxReconnect(made, -1),
        natsOptions_SetReconnectWait(made, reconnect_pause),
        natsOptions_SetReconnectJitter(made, reconnect_pause / 4, reconnect_pause / 4),
        natsOptions_SetReconnectBufSize(made, bytes_kept_while_away),
        natsOptions_SetTimeout(made, connect_patience),
        natsOptions_SetWriteDeadline(made, write_patience),
        natsOptions_SetPingInterval(made, ping_pause),
        natsOptions_SetMaxPingsOut(made, pings_unanswered),
        natsOptions_SetDisconnectedCB(made, on_disconnected, this),
        natsOptions_SetReconnectedCB(made, on_connected, this),
        natsOptions_SetErrorHandler(made, on_error, this),
        natsOptions_SetClosedCB(made, on_closed, this),
        natsOptions_SetName(made, "camlann"),
    };
    auto status = NATS_OK;
    for (const auto one : set) {
      if (one != NATS_OK) status = one;
    }
    if (status == NATS_OK) status = natsConnection_Connect(&connection_, made);
    if (status == NATS_OK) hear_news_({true, {}});
    if (status == NATS_OK || status == NATS_NOT_YET_CONNECTED) {
      publisher_ = std::thread([this] { publish_waiting(); });
      return {};
    }
    connection_ = nullptr;
    return failure(ErrorCode::syntax,
                   std::string("NATS cannot be used: ") + natsStatus_GetText(status), "nats",
                   "nats://HOST:PORT");
  }

  Result<std::unique_ptr<Ear>> listen(const std::string& subject, Hear hear) override {
    auto hearing = std::make_shared<Hearing>();
    hearing->hear = std::move(hear);
    auto reference = std::make_unique<std::shared_ptr<Hearing>>(hearing);
    natsSubscription* subscription = nullptr;
    const auto status = natsConnection_Subscribe(&subscription, connection_, subject.c_str(),
                                                 pass_message, reference.get());
    if (status != NATS_OK) {
      return failure(ErrorCode::io,
                     std::string("NATS does not listen: ") + natsStatus_GetText(status), subject);
    }
    natsSubscription_SetOnCompleteCB(subscription, end_hearing, reference.release());
    return std::make_unique<NatsEar>(std::move(hearing), subscription);
  }

  void publish(const std::string& subject, std::string_view bytes) override {
    {
      const std::lock_guard lock(mutex_);
      if (waiting_bytes_ + bytes.size() > most_waiting_bytes) return;
      waiting_bytes_ += bytes.size();
      waiting_.emplace_back(subject, bytes);
      if (waiting_.size() > 1) return;
    }
    wake_.notify_one();
  }

 private:
  static std::vector<std::string> split(const std::string& urls) {
    std::vector<std::string> all;
    std::size_t from = 0;
    while (true) {
      const auto comma = urls.find(',', from);
      all.push_back(urls.substr(from, comma - from));
      if (comma == std::string::npos) return all;
      from = comma + 1;
    }
  }

  /// Publishes on a separate thread, because the library blocks while the bus accepts no data.
  void publish_waiting() {
    std::unique_lock lock(mutex_);
    while (true) {
      wake_.wait(lock, [this] { return ends_ || !waiting_.empty(); });
      if (ends_) return;
      const auto some = std::exchange(waiting_, {});
      waiting_bytes_ = 0;
      lock.unlock();
      for (const auto& [subject, bytes] : some) {
        (void)natsConnection_Publish(connection_, subject.c_str(), bytes.data(),
                                     static_cast<int>(bytes.size()));
      }
      lock.lock();
    }
  }

  static NatsBus& self(void* closure) { return *static_cast<NatsBus*>(closure); }
  static void on_connected(natsConnection*, void* closure) { self(closure).hear_news_({true, {}}); }
  static void on_disconnected(natsConnection* connection, void* closure) {
    const char* what = nullptr;
    (void)natsConnection_GetLastError(connection, &what);
    self(closure).hear_news_({false, what != nullptr && *what != '\0' ? what : "connection lost"});
  }
  static void on_error(natsConnection* connection, natsSubscription*, natsStatus status,
                       void* closure) {
    const bool connected = natsConnection_Status(connection) == NATS_CONN_STATUS_CONNECTED;
    self(closure).hear_news_({connected, natsStatus_GetText(status)});
  }
  static void on_closed(natsConnection*, void* closure) {
    auto& bus = self(closure);
    const std::lock_guard lock(bus.mutex_);
    bus.closed_ = true;
    bus.wake_.notify_all();
  }

  const HearNews hear_news_;
  natsConnection* connection_ = nullptr;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<std::pair<std::string, std::string>> waiting_;  // subjects, bytes
  std::size_t waiting_bytes_ = 0;
  bool ends_ = false;
  bool closed_ = false;
  std::thread publisher_;
};

}  // namespace

Result<std::unique_ptr<Bus>> open_nats(const std::string& url, HearNews hear_news) {
  auto nats = std::make_unique<NatsBus>(std::move(hear_news));
  TRY_VOID(nats->connect(url));
  return nats;
}

std::string nats_version() {
  return nats_GetVersion();
}

}  // namespace camlann::bus
