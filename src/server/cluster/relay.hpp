#pragma once
// Sockets on this server while another server has the games (far_sockets.hpp). The bus carries the
// clients' messages there and the replies back. Only on the network's thread.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "bus/bus.hpp"
#include "bus/conversation.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

class Relay {
 public:
  Relay(SealedBus& bus, const Limits& limits, Vitals& vitals, SteadyClock now);
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;
  ~Relay();

  /// Connects to the server that took the games in this epoch. Sockets relayed to the previous one
  /// are closed, and their clients reconnect.
  void follow(std::int64_t epoch);
  /// Disconnects: the games are here, or no server has them.
  void follow_nobody();

  /// True if the server with the games accepts requests now.
  [[nodiscard]] bool ready() const;
  /// True if the first request to that server is unanswered, and it may be ready soon.
  [[nodiscard]] bool starting() const;

  struct Refusal {
    int status = 0;
    Error error;
  };
  using Number = std::uint64_t;
  /// Requests a socket. `answer` receives nothing on success, else the refusal, later.
  Number open(const Request& request, std::function<void(std::optional<Refusal>)> answer);
  /// The ways to close a socket from here.
  enum class End { for_good, come_again };
  /// Connects an opened socket to `watcher`, until its taker is destroyed.
  [[nodiscard]] std::unique_ptr<SocketTaker> take_on(Number socket,
                                                     std::shared_ptr<Watcher> watcher,
                                                     std::function<void(End)> end);
  /// Closes a socket, opened or not.
  void close(Number socket);

  /// Call about twenty times per second.
  void tick();

  [[nodiscard]] std::size_t count() const { return sockets_.size(); }

 private:
  class Taker;
  struct Socket {
    SteadyTime asked;
    std::function<void(std::optional<Refusal>)> answer;  // until it is called
    std::shared_ptr<Watcher> watcher;                    // from then on
    std::function<void(End)> end;
  };

  void begin(bool first);
  void end_all();
  void say(const std::string& item);
  void take(std::string_view said);
  void answer(Number socket, std::optional<Refusal> refusal);
  void tell(const std::vector<std::string_view>& fields);
  void end(Number socket, End how);
  void show_count();

  SealedBus& bus_;
  const Limits& limits_;
  Vitals& vitals_;
  const SteadyClock now_;
  std::optional<std::int64_t> epoch_;
  std::optional<bus::Conversation> conversation_;
  const std::string server_;  // prefix of the names of all its links
  int links_ = 0;
  std::string link_;
  bool first_ = false;  // in this epoch
  std::unique_ptr<bus::Bus::Ear> ear_;
  std::unordered_map<Number, Socket> sockets_;
  Number last_ = 0;
};

}  // namespace camlann::server
