#pragma once
// The implementation of Network with Boost.Beast: one thread, its connections and their limits.
// Private to net/: network.cpp serves connections, turns.cpp starts and stops serving them.

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

/// Counts an operation while it is in progress, for example the upload of a large body.
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
        parts_(limits.parts_arriving_per_address, limits.parts_arriving),
        outgoing_(limits.outgoing_bytes_in_all,
                  [this] { boost::asio::post(loop_, [this] { crowd_.drop_slowest(); }); }),
        refused_("refused", vitals, log_),
        failed_("request-failed", log_),
        crowd_(outgoing_, vitals, log_),
        acceptor_(loop_),
        signals_(loop_),
        deadline_(loop_),
        beat_(loop_) {}
  BeastNetwork(const BeastNetwork&) = delete;
  BeastNetwork& operator=(const BeastNetwork&) = delete;
  /// Stops receiving from the bus before the loop is destroyed.
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
  /// Limit of an IPv6 site, as a multiple of the limit of an address.
  static constexpr std::size_t sites_share = 4;

  /// Removes a connection from the limiter and the crowd when its coroutine ends.
  struct Listed {
    BeastNetwork& network;
    Connection& connection;
    ~Listed();
  };

  /// Runs the loop until it is stopped or has no work left.
  void work();
  /// Cleans up after the last run of the loop.
  void finish();
  void start_accepting();
  boost::asio::awaitable<void> accept();
  void welcome(boost::asio::ip::tcp::socket socket);
  boost::asio::awaitable<void> serve(boost::asio::ip::tcp::socket socket,
                                     boost::asio::ip::address peer);
  /// Serves HTTP requests. Returns the handshake if the client requests a WebSocket, so that the
  /// buffers of this coroutine are freed before the socket runs.
  boost::asio::awaitable<std::optional<HttpRequest>> serve_requests(Connection& connection);
  /// Reads a whole request, or only its head if that will be refused.
  boost::asio::awaitable<boost::beast::error_code> receive(
      Connection& connection, boost::beast::flat_buffer& buffer,
      boost::beast::http::request_parser<boost::beast::http::string_body>& parser);
  boost::asio::awaitable<void> answer(Connection& connection, HttpRequest request);
  /// True if another server may have taken over the games that this request is about.
  [[nodiscard]] bool is_uncertain(const Request& request) const;
  boost::asio::awaitable<void> refuse(Connection& connection, int status, const Error& error);
  boost::asio::awaitable<Response> ask_router(const Request& request);
  boost::asio::awaitable<void> send(Connection& connection, Response response, bool head,
                                    bool keep);
  boost::asio::awaitable<void> upgrade(Connection& connection, HttpRequest request);
  /// Opens a socket and relays its messages to the server that has the games.
  boost::asio::awaitable<void> upgrade_elsewhere(Connection& connection, HttpRequest handshake,
                                                 Request asked);
  boost::asio::awaitable<void> run_socket(Connection& connection, HttpRequest handshake,
                                          MakeTaker make_taker, Tenancy* tenancy);
  struct Relayed {
    Relay::Number number = 0;
    std::optional<Relay::Refusal> refusal;
  };
  boost::asio::awaitable<Relayed> ask_relay(const Request& request);
  /// Drives the periodic work of the relay and the far sockets until stop().
  boost::asio::awaitable<void> beat();
  /// Converts the request; client address and TLS come from trusted proxies where there are any.
  [[nodiscard]] Request read(const Connection& connection, HttpRequest&& request) const;
  void stop();
  /// Starts, stops or redirects serving after the holder of the games may have changed.
  void look_again();
  /// Ends serving here because another server has the games: asks clients to reconnect, waits up to
  /// a timeout for responses in progress, closes all connections, and stops the loop.
  boost::asio::awaitable<void> step_down();
  /// Reads the client's address from the PROXY line, if the connection starts with one. Returns
  /// false if the connection must end.
  boost::asio::awaitable<bool> learn_source(Connection& connection,
                                            boost::beast::flat_buffer& buffer);
  /// Returns false if `work` threw; the exception is logged.
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
  std::size_t asking_ = 0;  // connections waiting for a response from the router
  bool accepting_ = false;
  bool stopping_ = false;
  bool finished_ = false;
  ConnectionLimiter limiter_;
  AddressBuckets arrivals_;
  AddressCounter sockets_;
  AddressCounter parts_;           // uploads in progress, by address
  std::optional<FarSockets> far_;  // with a bus, while the games are here
  Outgoing outgoing_;
  Notices refused_;
  FrequentEvent failed_;  // requests with a status of 500 or more
  Crowd crowd_;

  // Destroyed before all members above, because open connections end with it and use them.
  boost::asio::io_context loop_{1};
  boost::asio::ip::tcp::acceptor acceptor_;
  boost::asio::signal_set signals_;
  boost::asio::steady_timer deadline_;
  boost::asio::steady_timer beat_;
};

}  // namespace camlann::server
