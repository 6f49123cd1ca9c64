#pragma once
// The network as it is: one thread, its connections and their limits. For net/ alone: network.cpp
// serves connections, turns.cpp says when they are served here.

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/api/router.hpp"
#include "server/cluster/far_sockets.hpp"
#include "server/cluster/relay.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/cluster/tenancy.hpp"
#include "server/core/address_counter.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "server/net/connection.hpp"
#include "server/net/connection_limiter.hpp"
#include "server/net/crowd.hpp"
#include "server/net/http_request.hpp"
#include "server/net/network.hpp"
#include "server/net/notices.hpp"
#include "server/net/outgoing.hpp"
#include "server/net/passing.hpp"
#include "server/net/port.hpp"
#include "server/net/proxies.hpp"
#include "server/services/games/games.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

/// Counts what is under way, such as bodies that arrive and may be long.
class Arrival {
 public:
  explicit Arrival(std::size_t& count) : count_(count) { ++count_; }
  Arrival(const Arrival&) = delete;
  Arrival& operator=(const Arrival&) = delete;
  ~Arrival() { --count_; }

 private:
  std::size_t& count_;
};

class BeastNetwork final : public Network {
 public:
  BeastNetwork(const Limits& limits, Proxies proxies, Vitals& vitals, Log log)
      : limits_(limits),
        proxies_(std::move(proxies)),
        vitals_(vitals),
        log_(std::move(log)),
        limiter_({limits.connections, limits.connections_per_address,
                  sites_share * limits.connections_per_address},
                 std::chrono::steady_clock::now),
        arrivals_(limits.arrivals_per_address, std::chrono::steady_clock::now),
        sockets_(limits.sockets_per_address),
        parts_(limits.parts_arriving_per_address),
        outgoing_(limits.outgoing_bytes_in_all,
                  [this] { boost::asio::post(loop_, [this] { crowd_.drop_slowest(); }); }),
        refused_("refused", vitals, log_),
        crowd_(outgoing_, vitals, log_),
        acceptor_(loop_),
        signals_(loop_),
        deadline_(loop_),
        beat_(loop_) {}
  BeastNetwork(const BeastNetwork&) = delete;
  BeastNetwork& operator=(const BeastNetwork&) = delete;
  /// Nothing comes over the bus any more before the loop goes.
  ~BeastNetwork() override {
    if (relay_) relay_->follow_nobody();
  }

  Result<void> open(const std::string& host, std::uint16_t port);
  std::string address() const override { return address_of(acceptor_); }
  std::string reachable() const override { return reachable_of(acceptor_); }
  void join(Tenancy& tenancy, std::optional<SharedBus> bus) override;
  void stand_by() override;
  bool stopped() const override { return stopping_; }
  void run(const Router& router, Games& games, Studies& studies) override;
  void end_sockets(Whose whose) override;

 private:
  /// A site of IPv6 may have so many times what an address may.
  static constexpr std::size_t sites_share = 4;

  /// A connection in the room and the crowd, as long as this is.
  struct Listed {
    BeastNetwork& network;
    Connection& connection;
    ~Listed();
  };

  /// Until the loop is stopped, or has nothing more to do.
  void work();
  /// The loop runs no more.
  void finish();
  void start_accepting();
  boost::asio::awaitable<void> accept();
  void welcome(boost::asio::ip::tcp::socket socket);
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket socket,
                                     boost::asio::ip::address peer);
  /// Ends with the request for a socket, if there is one: a socket does without its buffers.
  boost::asio::awaitable<std::optional<HttpRequest>> serve_requests(Connection& connection);
  /// A request as a whole, or its head if that will be refused.
  boost::asio::awaitable<boost::beast::error_code> receive(
      Connection& connection, boost::beast::flat_buffer& buffer,
      boost::beast::http::request_parser<boost::beast::http::string_body>& parser);
  boost::asio::awaitable<void> answer(Connection& connection, HttpRequest request);
  /// Whether another server may have what is asked for.
  [[nodiscard]] bool is_uncertain(const Request& request) const;
  boost::asio::awaitable<void> refuse(Connection& connection, int status, const Error& error);
  boost::asio::awaitable<Response> ask_router(const Request& request);
  boost::asio::awaitable<void> send(Connection& connection, Response response, bool head,
                                    bool keep);
  boost::asio::awaitable<void> upgrade(Connection& connection, HttpRequest request);
  /// The same where another server has the games.
  boost::asio::awaitable<void> upgrade_elsewhere(Connection& connection, HttpRequest handshake,
                                                 Request asked);
  boost::asio::awaitable<void> run_socket(Connection& connection, HttpRequest handshake,
                                          MakeTaker make_taker, Tenancy* tenancy);
  struct Relayed {
    Relay::Number number = 0;
    std::optional<Relay::Refusal> refusal;
  };
  boost::asio::awaitable<Relayed> ask_relay(const Request& request);
  /// What is to be done on the bus again and again.
  boost::asio::awaitable<void> beat();
  /// With what trusted proxies tell of it.
  [[nodiscard]] Request read(const Connection& connection, HttpRequest&& request) const;
  void stop();
  /// Whether another server has the games, or this one.
  void look_again();
  /// Ends what was served here, with a word where there is time for it; then the loop stops.
  boost::asio::awaitable<void> step_down();
  /// By the line of a server that passes a connection on: whose it is. False: it may not go on.
  boost::asio::awaitable<bool> learn_source(Connection& connection,
                                            boost::beast::flat_buffer& buffer);
  /// False if it threw, which is logged.
  bool attempt(const std::function<void()>& work) const;

  const Limits limits_;
  const Proxies proxies_;
  Vitals& vitals_;
  const Log log_;
  const Router* router_ = nullptr;
  Games* games_ = nullptr;
  Studies* studies_ = nullptr;
  Tenancy* tenancy_ = nullptr;
  std::optional<Passing> passing_;
  std::optional<SealedBus> bus_;
  std::optional<Relay> relay_;  // with a bus
  bool waits_for_signals_ = false;
  bool steps_down_ = false;
  std::size_t asking_ = 0;  // connections that wait for an answer of the router's
  bool accepting_ = false;
  bool stopping_ = false;
  bool finished_ = false;
  std::size_t parts_arriving_ = 0;  // of uploads
  ConnectionLimiter limiter_;
  AddressBuckets arrivals_;
  AddressCounter sockets_;
  AddressCounter parts_;           // that arrive
  std::optional<FarSockets> far_;  // with a bus, while the games are here
  Outgoing outgoing_;
  Notices refused_;
  Crowd crowd_;

  // Ends before all above: connections that are still there end with it.
  boost::asio::io_context loop_{1};
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::signal_set signals_;
  boost::asio::steady_timer deadline_;
  boost::asio::steady_timer beat_;
};

}  // namespace camlann::server
