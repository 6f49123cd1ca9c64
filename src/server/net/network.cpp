#include "server/net/network.hpp"

#include <signal.h>  // NOLINT(modernize-deprecated-headers): sigaction and SIGHUP are of POSIX

#include <algorithm>
#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <chrono>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_set>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "server/fair_queue.hpp"
#include "server/games.hpp"
#include "server/http.hpp"
#include "server/limits.hpp"
#include "server/log.hpp"
#include "server/net/awaiting.hpp"
#include "server/net/census.hpp"
#include "server/net/proxies.hpp"
#include "server/net/socket.hpp"
#include "server/router.hpp"
#include "server/vitals.hpp"

namespace camlann::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Tcp = asio::ip::tcp;
using HttpRequest = http::request<http::string_body>;
using Parser = http::request_parser<http::string_body>;

constexpr std::chrono::seconds goodbye_timeout{2};
constexpr std::chrono::milliseconds accept_pause{100};

std::string text_of(const HttpRequest& request, http::field field) {
  const auto value = request[field];
  return {value.data(), value.size()};
}

Request to_request(HttpRequest&& from) {
  Request request;
  request.method.assign(from.method_string().data(), from.method_string().size());
  request.target.assign(from.target().data(), from.target().size());
  request.host = text_of(from, http::field::host);
  request.origin = text_of(from, http::field::origin);
  request.content_type = text_of(from, http::field::content_type);
  request.cookie = text_of(from, http::field::cookie);
  request.if_none_match = text_of(from, http::field::if_none_match);
  request.accept_encoding = text_of(from, http::field::accept_encoding);
  request.body = std::move(from.body());
  return request;
}

/// All fields of X-Forwarded-For, as one.
std::string forwarded_for(const HttpRequest& request) {
  std::string all;
  const auto [begin, end] = request.equal_range("X-Forwarded-For");
  for (auto field = begin; field != end; ++field) {
    if (!all.empty()) all += ',';
    all.append(field->value().data(), field->value().size());
  }
  return all;
}

/// As the browser came to the first of the proxies.
bool came_by_tls(const HttpRequest& request) {
  const auto field = request["X-Forwarded-Proto"];
  const std::string_view all(field.data(), field.size());
  return same_letters(trimmed(all.substr(0, all.find(','))), "https");
}

/// What is wrong with a request's head; nothing: it may go on.
std::optional<std::pair<int, Error>> fault_of(const HttpRequest& request) {
  const auto hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) {
    return std::pair(400, Error{ErrorCode::syntax, "A request names one host", "Host", "once"});
  }
  const auto expected = request[http::field::expect];
  if (!expected.empty() && !same_letters({expected.data(), expected.size()}, "100-continue")) {
    return std::pair(417,
                     Error{ErrorCode::syntax, "This cannot be expected", "Expect", "100-continue"});
  }
  return std::nullopt;
}

/// The answer to a request that could not be read; 0: none, the connection is gone.
int status_of_read_error(beast::error_code error) {
  if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
  if (error == http::error::header_limit) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == beast::error::timeout) return 0;
  return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

/// Sets `gone` if the client closes the connection, until the waiting is cancelled. One that has
/// sent more already is believed to be there.
void notice_hang_up(Tcp::socket& socket, const std::shared_ptr<std::atomic<bool>>& gone) {
  socket.async_wait(Tcp::socket::wait_read, [&socket, gone](beast::error_code error) {
    if (!error && socket.available(error) == 0) *gone = true;
  });
}

class BeastNetwork final : public Network {
 public:
  BeastNetwork(const Limits& limits, Proxies proxies, Vitals& vitals, Log log)
      : limits_(limits),
        proxies_(std::move(proxies)),
        vitals_(vitals),
        log_(std::move(log)),
        connections_(limits.connections, limits.connections_per_address),
        sockets_(limits.connections, limits.sockets_per_address),
        acceptor_(loop_),
        signals_(loop_),
        deadline_(loop_) {}

  Result<void> open(const std::string& host, std::uint16_t port);
  std::string address() const override;
  void run(const Router& router, Games& games) override;

 private:
  struct Connection {
    beast::tcp_stream stream;
    asio::ip::address peer;
    Census::Place place;
    bool idle = true;  // no request is under way
    bool stays = true;
  };

  void listen_for_signals();
  asio::awaitable<void> accept();
  asio::awaitable<void> serve(Tcp::socket socket, asio::ip::address peer, Census::Place place);
  asio::awaitable<void> serve_requests(Connection& connection);
  /// A request as a whole, or its head if that will be refused.
  asio::awaitable<beast::error_code> receive(Connection& connection, beast::flat_buffer& buffer,
                                             Parser& parser);
  asio::awaitable<void> answer(Connection& connection, HttpRequest request);
  asio::awaitable<void> refuse(Connection& connection, int status, const Error& error);
  asio::awaitable<Response> ask_router(const Request& request);
  asio::awaitable<void> send(Connection& connection, Response response, bool head, bool keep);
  asio::awaitable<void> upgrade(Connection& connection, HttpRequest request);
  /// With what trusted proxies tell of it.
  [[nodiscard]] Request read(const Connection& connection, HttpRequest&& request) const;
  void stop();
  void show_counts();
  void log_failure(const std::exception_ptr& failure) const;

  const Limits limits_;
  const Proxies proxies_;
  Vitals& vitals_;
  const Log log_;
  const Router* router_ = nullptr;
  Games* games_ = nullptr;
  bool stopping_ = false;
  bool finished_ = false;
  Census connections_;
  Census sockets_;
  std::unordered_set<Connection*> open_connections_;
  std::unordered_set<std::shared_ptr<Socket>> open_sockets_;

  // Ends before all above: connections that are still there end with it.
  asio::io_context loop_{1};
  Tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer deadline_;
};

Result<void> BeastNetwork::open(const std::string& host, std::uint16_t port) {
  const auto where = host + ':' + std::to_string(port);
  beast::error_code error;
  Tcp::resolver resolver(loop_);
  const auto found = resolver.resolve(host, std::to_string(port), Tcp::resolver::passive, error);
  if (error || found.empty()) {
    return failure(ErrorCode::io, "This machine does not have this address", where,
                   "an address of this machine, such as 127.0.0.1");
  }
  const Tcp::endpoint endpoint = found.begin()->endpoint();
  std::ignore = acceptor_.open(endpoint.protocol(), error);
  if (!error) std::ignore = acceptor_.set_option(Tcp::acceptor::reuse_address(true), error);
  if (!error) std::ignore = acceptor_.bind(endpoint, error);
  if (!error) std::ignore = acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (!error) {
    listen_for_signals();
    return {};
  }
  if (error == asio::error::address_in_use) {
    return failure(ErrorCode::io, "Port " + std::to_string(port) + " is in use by another program",
                   where, "a free port, with --port");
  }
  return failure(ErrorCode::io, "This port cannot be opened: " + error.message(), where,
                 "another address or port");
}

std::string BeastNetwork::address() const {
  const auto local = acceptor_.local_endpoint();
  const auto text = local.address().to_string();
  const auto host = local.address().is_v6() ? '[' + text + ']' : text;
  return "http://" + host + ':' + std::to_string(local.port());
}

void BeastNetwork::listen_for_signals() {
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  // What was started to outlive its terminal (nohup) goes on.
  struct sigaction hangup{};
  if (sigaction(SIGHUP, nullptr, &hangup) != 0 || hangup.sa_handler != SIG_IGN) {
    signals_.add(SIGHUP);
  }
}

void BeastNetwork::run(const Router& router, Games& games) {
  router_ = &router;
  games_ = &games;
  signals_.async_wait([this](beast::error_code error, int) {
    if (!error) stop();
  });
  asio::co_spawn(loop_, accept(),
                 [this](const std::exception_ptr& failure) { log_failure(failure); });
  loop_.run();
  finished_ = true;
  open_sockets_.clear();  // those that never said goodbye must not outlive the loop
}

void BeastNetwork::stop() {
  stopping_ = true;
  beast::error_code ignored;
  std::ignore = acceptor_.close(ignored);
  for (const auto& socket : open_sockets_) socket->go_away();
  for (auto* connection : open_connections_) {
    if (connection->idle) connection->stream.cancel();
  }
  deadline_.expires_after(goodbye_timeout);
  deadline_.async_wait([this](beast::error_code error) {
    if (!error) loop_.stop();
  });
  if (open_connections_.empty()) deadline_.cancel();
}

void BeastNetwork::show_counts() {
  vitals_.set("connections", static_cast<std::int64_t>(open_connections_.size()));
  vitals_.set("sockets", static_cast<std::int64_t>(open_sockets_.size()));
}

void BeastNetwork::log_failure(const std::exception_ptr& failure) const {
  if (!failure) return;
  try {
    std::rethrow_exception(failure);
  } catch (const std::exception& error) {
    log_(Severity::error, "connection-failed", {{"what", std::string_view(error.what())}});
  }
}

asio::awaitable<void> BeastNetwork::accept() {
  while (!stopping_) {
    auto [error, peer] = co_await acceptor_.async_accept(awaiting);
    if (error) {
      if (stopping_) co_return;
      // Out of descriptors, as a rule: some will be free again.
      asio::steady_timer pause(loop_, accept_pause);
      co_await pause.async_wait(awaiting);
      continue;
    }
    const auto remote = peer.remote_endpoint(error);
    if (error) continue;
    const auto from = remote.address();
    // A proxy brings the connections of many.
    auto place = proxies_.trusts(from) ? connections_.enter() : connections_.enter(household(from));
    if (!place) continue;  // closes it
    std::ignore = peer.set_option(Tcp::no_delay(true), error);
    asio::co_spawn(loop_, serve(std::move(peer), from, std::move(place)),
                   [this](const std::exception_ptr& failure) { log_failure(failure); });
  }
}

asio::awaitable<void> BeastNetwork::serve(Tcp::socket socket, asio::ip::address peer,
                                          Census::Place place) {
  Connection connection{beast::tcp_stream(std::move(socket)), std::move(peer), std::move(place)};
  struct Listed {
    BeastNetwork& network;
    Connection* connection;
    ~Listed() {
      network.open_connections_.erase(connection);
      network.show_counts();
      if (network.stopping_ && !network.finished_ && network.open_connections_.empty()) {
        network.deadline_.cancel();
      }
    }
  };
  open_connections_.insert(&connection);
  show_counts();
  const Listed listed{*this, &connection};
  co_await serve_requests(connection);
  beast::error_code ignored;
  std::ignore = connection.stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
}

asio::awaitable<void> BeastNetwork::serve_requests(Connection& connection) {
  beast::flat_buffer buffer(limits_.header_bytes + limits_.body_bytes);
  while (connection.stays && !stopping_) {
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser.body_limit(limits_.body_bytes);
    connection.idle = true;
    const auto error = co_await receive(connection, buffer, parser);
    connection.idle = false;
    if (error) {
      const auto status = status_of_read_error(error);
      if (status == 0) co_return;
      const Error unreadable{ErrorCode::syntax, "This request cannot be read: " + error.message(),
                             "request", "HTTP/1.1 within the limits"};
      co_await refuse(connection, status, unreadable);
      co_return;
    }
    if (const auto fault = fault_of(parser.get())) {
      co_await refuse(connection, fault->first, fault->second);
      co_return;
    }
    auto request = parser.release();
    co_await answer(connection, std::move(request));
  }
}

asio::awaitable<beast::error_code> BeastNetwork::receive(Connection& connection,
                                                         beast::flat_buffer& buffer,
                                                         Parser& parser) {
  connection.stream.expires_after(limits_.idle);
  auto [error, size] =
      co_await http::async_read_header(connection.stream, buffer, parser, awaiting);
  if (error || parser.is_done() || fault_of(parser.get())) co_return error;
  const bool waits = parser.get().count(http::field::expect) != 0 && buffer.size() == 0;
  if (waits && parser.get().version() >= 11) {
    constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
    std::tie(error, size) =
        co_await asio::async_write(connection.stream, asio::buffer(go_on), awaiting);
    if (error) co_return error;
  }
  std::tie(error, size) = co_await http::async_read(connection.stream, buffer, parser, awaiting);
  co_return error;
}

asio::awaitable<void> BeastNetwork::answer(Connection& connection, HttpRequest request) {
  if (request.target().size() > limits_.target_bytes) {
    const Error error{ErrorCode::syntax, "This address is too long", "path", {}};
    co_await refuse(connection, 414, error);
    co_return;
  }
  const auto target = request.target();
  if (target.substr(0, target.find('?')) == "/ws") {
    co_await upgrade(connection, std::move(request));
    co_return;
  }
  const bool keep = request.keep_alive();
  const bool head = request.method() == http::verb::head;
  const auto asked = read(connection, std::move(request));
  connection.stream.expires_never();  // the answer is ours to give, however long it takes
  notice_hang_up(connection.stream.socket(), asked.gone);
  auto response = co_await ask_router(asked);
  beast::error_code ignored;
  std::ignore = connection.stream.socket().cancel(ignored);
  if (response.status >= 500) {
    log_(Severity::warning, "request-failed", {{"status", std::int64_t{response.status}}});
  }
  co_await send(connection, std::move(response), head, keep);
}

Request BeastNetwork::read(const Connection& connection, HttpRequest&& request) const {
  auto address = household(proxies_.client(connection.peer, forwarded_for(request)));
  const bool secure = proxies_.trusts(connection.peer) && came_by_tls(request);
  auto read = to_request(std::move(request));
  read.address = std::move(address);
  read.secure = secure;
  return read;
}

asio::awaitable<Response> BeastNetwork::ask_router(const Request& request) {
  const auto executor = loop_.get_executor();
  return asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(
      [this, &request, executor](auto handler) {
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        router_->handle(request, [waiting, executor](Response response) {
          asio::post(executor, [waiting, response = std::move(response)]() mutable {
            std::move (*waiting)(std::move(response));
          });
        });
      },
      asio::use_awaitable);
}

// Callers keep the error in a variable of their own: g++ 12 destroys a temporary that is an
// argument of co_await twice.
asio::awaitable<void> BeastNetwork::refuse(Connection& connection, int status, const Error& error) {
  auto response = error_response(status, error);
  co_await send(connection, std::move(response), false, false);
}

asio::awaitable<void> BeastNetwork::send(Connection& connection, Response response, bool head,
                                         bool keep) {
  connection.stays = keep && !stopping_;
  vitals_.count("requests_total", "status=\"" + std::to_string(response.status / 100) + "xx\"");
  http::response<http::span_body<const char>> out;
  out.version(11);
  out.result(static_cast<unsigned>(response.status));
  for (const auto& [name, value] : response.headers) out.insert(name, value);
  out.keep_alive(connection.stays);
  if (response.status != 304) out.content_length(response.body->size());
  if (!head && response.status != 304) {
    out.body() = {response.body->data(), response.body->size()};
  }
  connection.stream.expires_after(limits_.idle);
  http::response_serializer<http::span_body<const char>> serializer(out);
  beast::error_code error;
  if (head) {
    std::tie(error, std::ignore) =
        co_await http::async_write_header(connection.stream, serializer, awaiting);
  } else {
    std::tie(error, std::ignore) =
        co_await http::async_write(connection.stream, serializer, awaiting);
  }
  if (error) connection.stays = false;
}

asio::awaitable<void> BeastNetwork::upgrade(Connection& connection, HttpRequest request) {
  if (!beast::websocket::is_upgrade(request)) {
    const Error error{ErrorCode::syntax, "This address is for WebSocket", "Upgrade", "websocket"};
    co_await refuse(connection, 400, error);
    co_return;
  }
  auto handshake = request;
  const auto asked = read(connection, std::move(request));
  const auto place = sockets_.enter(asked.address);
  if (!place) {
    const Error error{ErrorCode::too_many, "Too many sockets from one address", {}, {}};
    co_await refuse(connection, 429, error);
    co_return;
  }
  const auto player = router_->socket_player(asked);
  if (!player) {
    co_await refuse(connection, 403, player.error());
    co_return;
  }

  connection.stays = false;
  connection.stream.expires_never();  // from here on the socket keeps time
  const auto socket =
      make_socket(std::move(connection.stream), *games_, limits_, Party(*player, asked.address));
  open_sockets_.insert(socket);
  show_counts();
  co_await socket->run(std::move(handshake));
  open_sockets_.erase(socket);
  show_counts();
}

}  // namespace

Result<std::unique_ptr<Network>> Network::listen(const std::string& host, std::uint16_t port,
                                                 const Limits& limits, Proxies proxies,
                                                 Vitals& vitals, Log log) {
  auto network = std::make_unique<BeastNetwork>(limits, std::move(proxies), vitals, std::move(log));
  if (auto opened = network->open(host, port); !opened) return Failure(opened.error());
  return network;
}

}  // namespace camlann::server
