#include "server/net/network.hpp"

#include <boost/asio/awaitable.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
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
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/result.hpp"
#include "server/api/router.hpp"
#include "server/api/socket_client.hpp"
#include "server/api/status_page.hpp"
#include "server/cluster/relay.hpp"
#include "server/cluster/tenancy.hpp"
#include "server/core/address_counter.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/refusals.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "server/net/awaiting.hpp"
#include "server/net/beast_network.hpp"
#include "server/net/connection.hpp"
#include "server/net/connection_limiter.hpp"
#include "server/net/crowd.hpp"
#include "server/net/http_request.hpp"
#include "server/net/notices.hpp"
#include "server/net/outgoing.hpp"
#include "server/net/passing.hpp"
#include "server/net/port.hpp"
#include "server/net/proxies.hpp"
#include "server/net/proxy_line.hpp"
#include "server/net/socket.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"

namespace camlann::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Tcp = asio::ip::tcp;
using Parser = http::request_parser<http::string_body>;

constexpr std::chrono::milliseconds accept_pause{100};
constexpr int overloaded = 503;

bool may_be_proxy_line(std::string_view text) {
  return text.substr(0, proxy_line_start.size()) == proxy_line_start.substr(0, text.size());
}

bool is_of_games(std::string_view target) {
  constexpr std::string_view interface = "/api/";
  return target.substr(0, interface.size()) == interface;
}

}  // namespace

Result<void> BeastNetwork::open(const std::string& host, std::uint16_t port) {
  if (auto taken = listen_on(acceptor_, host, port); !taken) return taken;
  add_stop_signals(signals_);
  return {};
}

void BeastNetwork::end_sockets(Whose whose) {
  asio::post(loop_, [this, whose = std::move(whose)] {
    crowd_.sign_out(whose);
    if (far_) far_->sign_out(whose);
  });
}

bool BeastNetwork::attempt(const std::function<void()>& work) const {
  try {
    work();
    return true;
  } catch (const std::exception& error) {  // out of memory, as a rule
    log_(Severity::error, "connection-failed", {{"what", std::string_view(error.what())}});
    return false;
  }
}

void BeastNetwork::start_accepting() {
  asio::co_spawn(loop_, accept(), [this](const std::exception_ptr& failure) {
    accepting_ = false;
    if (failure) std::rethrow_exception(failure);  // leaves run(), which is then called again
  });
  accepting_ = true;
}

asio::awaitable<void> BeastNetwork::accept() {
  while (!stopping_ && !steps_down_) {
    auto [error, peer] = co_await acceptor_.async_accept(awaiting);
    if (error) {
      if (stopping_ || steps_down_) co_return;
      // Usually out of file descriptors; tries again, because some will be closed.
      refused_.tell("descriptors");
      asio::steady_timer pause(loop_, accept_pause);
      co_await pause.async_wait(awaiting);
      continue;
    }
    // After an exception for one connection, the next ones are still accepted.
    attempt([this, &peer] { welcome(std::move(peer)); });
  }
}

void BeastNetwork::welcome(Tcp::socket socket) {
  beast::error_code error;
  const auto from = socket.remote_endpoint(error).address();
  if (error) return;
  if (tenancy_ != nullptr) tenancy_->heard();
  if (!proxies_.trusts(from) &&
      arrivals_.take(client_prefix(from).address) > SteadyTime::duration{}) {
    return refused_.tell("rate");
  }
  std::ignore = socket.set_option(Tcp::no_delay(true), error);
  asio::co_spawn(loop_, serve(std::move(socket), from), [this](const std::exception_ptr& failure) {
    if (failure) (void)attempt([&] { std::rethrow_exception(failure); });
  });
}

BeastNetwork::Listed::~Listed() {
  network.limiter_.leave(connection.limited);
  network.crowd_.remove(connection);
  if (network.stopping_ && !network.finished_ && network.crowd_.empty()) {
    network.deadline_.cancel();
  }
}

asio::awaitable<void> BeastNetwork::serve(Tcp::socket socket, asio::ip::address peer) {
  Connection connection{beast::tcp_stream(std::move(socket)), std::move(peer), {}, {}};
  auto& limited = connection.limited;
  // The limits per address do not apply to a proxy, which carries many clients.
  if (!proxies_.trusts(connection.peer)) limited.client_prefix = client_prefix(connection.peer);
  limited.leave = [this, &connection] { crowd_.drop(connection, "room"); };
  if (const auto full = limiter_.enter(limited); !full.empty()) {
    refused_.tell(full);
    co_return;
  }
  crowd_.add(connection);
  const Listed listed{*this, connection};
  if (auto handshake = co_await serve_requests(connection)) {
    co_await upgrade(connection, std::move(*handshake));
  }
  beast::error_code ignored;
  std::ignore = connection.stream.socket().shutdown(Tcp::socket::shutdown_send, ignored);
}

asio::awaitable<std::optional<HttpRequest>> BeastNetwork::serve_requests(Connection& connection) {
  beast::flat_buffer buffer(limits_.header_bytes + limits_.body_bytes);
  if (proxies_.trusts(connection.peer) && !co_await learn_source(connection, buffer)) {
    co_return std::nullopt;
  }
  while (connection.stays && !stopping_ && !steps_down_) {
    bool relayed = false;
    if (passing_ && router_ == nullptr) {
      const auto passed = co_await passing_->pass(connection, buffer);
      if (passed == Passing::Passed::to_its_end) co_return std::nullopt;
      relayed = passed == Passing::Passed::socket_is_asked_for;
      connection.idle = true;
      if (!relayed) continue;
    }
    Parser parser;
    parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
    parser.body_limit(limits_.part_bytes);
    connection.idle = true;
    wait_for_client(connection.limited);
    const auto error = co_await receive(connection, buffer, parser);
    connection.idle = false;
    connection.limited.waits = false;
    if (tenancy_ != nullptr && !error) tenancy_->heard();
    if (error) {
      const auto status = status_of_read_error(error);
      if (status == 0) co_return std::nullopt;
      Error unreadable{ErrorCode::syntax, "This request cannot be read: " + error.message(),
                       "request", "HTTP/1.1 within the limits"};
      if (status == overloaded) {
        unreadable = {ErrorCode::busy, "Too much arrives now", {}, "another attempt in a moment"};
      }
      co_await refuse(connection, status, unreadable);
      co_return std::nullopt;
    }
    if (const auto fault = fault_of(parser.get())) {
      co_await refuse(connection, fault->first, fault->second);
      co_return std::nullopt;
    }
    if (router_ == nullptr && !relayed) co_return std::nullopt;  // stepping down
    auto request = parser.release();
    const auto target = request.target();
    if (target.substr(0, target.find('?')) == "/ws") co_return std::move(request);
    if (router_ == nullptr) co_return std::nullopt;
    co_await answer(connection, std::move(request));
  }
  co_return std::nullopt;
}

asio::awaitable<bool> BeastNetwork::learn_source(Connection& connection,
                                                 beast::flat_buffer& buffer) {
  connection.stream.expires_after(limits_.idle);
  while (may_be_proxy_line(text_in(buffer)) &&
         text_in(buffer).find('\n') == std::string_view::npos &&
         text_in(buffer).size() < longest_proxy_line) {
    const auto space = buffer.prepare(longest_proxy_line - text_in(buffer).size());
    const auto [error, size] = co_await connection.stream.async_read_some(space, awaiting);
    if (error) co_return false;
    buffer.commit(size);
  }
  if (!may_be_proxy_line(text_in(buffer))) co_return true;
  const auto end = text_in(buffer).find("\r\n");
  const auto line = read_proxy_line(text_in(buffer).substr(0, end));
  if (end == std::string_view::npos || !line) {
    refused_.tell("proxy");
    const Error error{ErrorCode::syntax, "This line of a proxy cannot be read", "PROXY", {}};
    co_await refuse(connection, 400, error);
    co_return false;
  }
  buffer.consume(end + 2);
  if (!line->source) co_return true;
  connection.peer = *line->source;
  if (proxies_.trusts(connection.peer)) co_return true;
  const auto own = client_prefix(connection.peer);
  if (arrivals_.take(own.address) > SteadyTime::duration{}) {
    refused_.tell("rate");
    co_return false;
  }
  limiter_.leave(connection.limited);
  connection.limited.client_prefix = own;
  if (const auto full = limiter_.enter(connection.limited); !full.empty()) {
    refused_.tell(full);
    co_return false;
  }
  co_return true;
}

asio::awaitable<beast::error_code> BeastNetwork::receive(Connection& connection,
                                                         beast::flat_buffer& buffer,
                                                         Parser& parser) {
  connection.stream.expires_after(limits_.idle);
  auto [error, size] =
      co_await http::async_read_header(connection.stream, buffer, parser, awaiting);
  if (error || parser.is_done() || fault_of(parser.get())) co_return error;
  AddressCounter::Slot slot;
  if (brings_part(parser.get())) {
    const auto client = proxies_.client(connection.peer, forwarded_for(parser.get()));
    slot = parts_.enter(client_prefix(client).address);
    if (!slot) co_return asio::error::no_buffer_space;
  } else {
    parser.body_limit(limits_.body_bytes);
    const auto length = parser.content_length();
    if (length && *length > limits_.body_bytes) co_return http::error::body_limit;
  }
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
  const bool keep = request.keep_alive();
  const bool head = request.method() == http::verb::head;
  const auto asked = read(connection, std::move(request));
  const auto path = std::string_view(asked.target).substr(0, asked.target.find('?'));
  if (tenancy_ != nullptr && is_about_server(path)) tenancy_->note_trouble();
  connection.stream.expires_never();  // no timeout while the server works on the response
  if (is_uncertain(asked)) {
    auto response = error_response(games_uncertain());
    co_return co_await send(connection, std::move(response), head, keep);
  }
  notice_hang_up(connection.stream.socket(), asked.gone);
  std::optional<Arrival> waits(std::in_place, asking_);
  auto response = co_await ask_router(asked);
  waits.reset();
  // Checked again: if this process was suspended, another server may have taken over the games,
  // and this response would be out of date.
  if (is_uncertain(asked)) response = error_response(games_uncertain());
  beast::error_code ignored;
  std::ignore = connection.stream.socket().cancel(ignored);
  if (response.status >= 500) failed_.note(std::to_string(response.status));
  co_await send(connection, std::move(response), head, keep);
}

bool BeastNetwork::is_uncertain(const Request& request) const {
  return tenancy_ != nullptr && is_of_games(request.target) && !tenancy_->is_certain();
}

Request BeastNetwork::read(const Connection& connection, HttpRequest&& request) const {
  auto address = client_prefix(proxies_.client(connection.peer, forwarded_for(request))).address;
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

// Callers pass a named variable as the error: g++ 12 destroys a temporary argument in a co_await
// expression twice.
asio::awaitable<void> BeastNetwork::refuse(Connection& connection, int status, const Error& error) {
  auto response = error_response(status, error);
  add_common_headers(response, false);
  co_await send(connection, std::move(response), false, false);
}

asio::awaitable<void> BeastNetwork::send(Connection& connection, Response response, bool head,
                                         bool keep) {
  connection.stays = keep && !stopping_;
  const auto bytes = head || response.kept ? 0 : response.body->size();
  const Outgoing::Share share(outgoing_, bytes);
  if (!share) co_return crowd_.drop(connection, "unread");
  connection.answer_bytes = bytes;
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
  wait_for_client(connection.limited);
  http::response_serializer<http::span_body<const char>> serializer(out);
  beast::error_code error;
  if (head) {
    std::tie(error, std::ignore) =
        co_await http::async_write_header(connection.stream, serializer, awaiting);
  } else {
    std::tie(error, std::ignore) =
        co_await http::async_write(connection.stream, serializer, awaiting);
  }
  connection.limited.waits = false;
  connection.answer_bytes = 0;
  if (error) connection.stays = false;
}

asio::awaitable<void> BeastNetwork::upgrade(Connection& connection, HttpRequest request) {
  if (!beast::websocket::is_upgrade(request)) {
    const Error error{ErrorCode::syntax, "This address is for WebSocket", "Upgrade", "websocket"};
    co_await refuse(connection, 400, error);
    co_return;
  }
  auto handshake = request;
  auto asked = read(connection, std::move(request));
  if (router_ == nullptr) {
    co_await upgrade_elsewhere(connection, std::move(handshake), std::move(asked));
    co_return;
  }
  const auto place = sockets_.enter(asked.address);
  if (!place) {
    refused_.tell("sockets");
    const auto error = too_many_sockets();
    co_await refuse(connection, status_of(error.code), error);
    co_return;
  }
  if (tenancy_ != nullptr && !tenancy_->is_certain()) {
    const auto error = games_uncertain();
    co_await refuse(connection, overloaded, error);
    co_return;
  }
  const auto who = router_->socket_player(asked);
  if (!who) {
    co_await refuse(connection, status_of_stranger(who.error()), who.error());
    co_return;
  }
  connection.address = asked.address;
  connection.who = *who;
  MakeTaker make_taker = [this, &games = *games_, &studies = *studies_,
                          queue_key = QueueKey(who->player, std::move(asked.address),
                                               !who->guest())](std::shared_ptr<Socket> socket) {
    return std::make_unique<SocketClient>(games, limits_, queue_key, std::move(socket),
                                          std::chrono::steady_clock::now, &studies);
  };
  co_await run_socket(connection, std::move(handshake), std::move(make_taker), tenancy_);
}

asio::awaitable<void> BeastNetwork::upgrade_elsewhere(Connection& connection, HttpRequest handshake,
                                                      Request asked) {
  const auto relayed = co_await ask_relay(asked);
  if (relayed.refusal) {
    co_await refuse(connection, relayed.refusal->status, relayed.refusal->error);
    co_return;
  }
  const auto number = relayed.number;
  MakeTaker make_taker = [this, number](const std::shared_ptr<Socket>& socket) {
    return relay_->take_on(number, socket, [socket](Relay::End how) {
      if (how == Relay::End::for_good) {
        socket->sign_out();
      } else {
        socket->go_away();
      }
    });
  };
  co_await run_socket(connection, std::move(handshake), std::move(make_taker), nullptr);
  if (relay_) relay_->close(number);  // for a socket that never opened
}

asio::awaitable<void> BeastNetwork::run_socket(Connection& connection, HttpRequest handshake,
                                               MakeTaker make_taker, Tenancy* tenancy) {
  connection.stays = false;
  connection.stream.expires_never();  // the socket has its own timeouts
  const auto socket =
      make_socket(std::move(connection.stream), limits_, outgoing_, std::move(make_taker), tenancy);
  connection.socket = socket;
  connection.limited.socket = true;
  wait_for_client(connection.limited);
  crowd_.add(socket);
  co_await socket->run(std::move(handshake), connection.limited.since);
  crowd_.remove(socket);
}

asio::awaitable<BeastNetwork::Relayed> BeastNetwork::ask_relay(const Request& request) {
  const auto executor = loop_.get_executor();
  return asio::async_initiate<const asio::use_awaitable_t<>, void(Relayed)>(
      [this, &request, executor](auto handler) {
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        const auto number = std::make_shared<Relay::Number>(0);
        *number = relay_->open(
            request, [waiting, executor, number](std::optional<Relay::Refusal> refusal) {
              asio::post(executor, [waiting, number, refusal = std::move(refusal)]() mutable {
                std::move (*waiting)(Relayed{*number, std::move(refusal)});
              });
            });
      },
      asio::use_awaitable);
}

Result<std::unique_ptr<Network>> Network::listen(const std::string& host, std::uint16_t port,
                                                 const Limits& limits, Proxies proxies,
                                                 Vitals& vitals, Log log) {
  auto network = std::make_unique<BeastNetwork>(limits, std::move(proxies), vitals, std::move(log));
  if (auto opened = network->open(host, port); !opened) return Failure(opened.error());
  return network;
}

}  // namespace camlann::server
