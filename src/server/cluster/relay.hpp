#pragma once
// Sockets that this server holds while another one has the games (far_sockets.hpp): what clients
// say goes over the bus to that one, and what it has for them comes back. Only on the network's
// thread.

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

  /// The games are at another server, which took them in this epoch. The sockets that were relayed
  /// to the one before are closed: their clients come again.
  void follow(std::int64_t epoch);
  /// They are here, or nowhere.
  void follow_nobody();

  /// Whether the server with the games can be asked now.
  [[nodiscard]] bool ready() const;
  /// Whether it has only just been asked for the first time, and may be so in a moment.
  [[nodiscard]] bool starting() const;

  struct Refusal {
    int status = 0;
    Error error;
  };
  using Number = std::uint64_t;
  /// Asks for a socket. The answer comes later: nothing, or why not.
  Number open(const Request& request, std::function<void(std::optional<Refusal>)> answer);
  /// How a socket is closed from here.
  enum class End { for_good, come_again };
  /// One that was opened has `watcher` from now on, until its taker has gone.
  [[nodiscard]] std::unique_ptr<SocketTaker> take_on(Number socket,
                                                     std::shared_ptr<Watcher> watcher,
                                                     std::function<void(End)> end);
  /// It is gone, or never came to be.
  void close(Number socket);

  /// To be called some twenty times a second.
  void tick();

  [[nodiscard]] std::size_t count() const { return sockets_.size(); }

 private:
  class Taker;
  struct Socket {
    SteadyTime asked;
    std::function<void(std::optional<Refusal>)> answer;  // until it has been given
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
  const std::string server_;  // what the names of all its links begin with
  int links_ = 0;
  std::string link_;
  bool first_ = false;  // in this epoch
  std::unique_ptr<bus::Bus::Ear> ear_;
  std::unordered_map<Number, Socket> sockets_;
  Number last_ = 0;
};

}  // namespace camlann::server
