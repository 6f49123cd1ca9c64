#include "server/net/passing.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/error.hpp>
#include <chrono>
#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/api/status_page.hpp"
#include "server/cluster/tenancy.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/refusals.hpp"
#include "server/core/vitals.hpp"
#include "server/net/awaiting.hpp"
#include "server/net/connection.hpp"
#include "server/net/connection_limiter.hpp"
#include "server/net/proxy_line.hpp"
#include "wire/messages/game.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using Tcp = asio::ip::tcp;
using std::chrono::milliseconds;

/// Maximum wait for a server that has the games.
constexpr std::chrono::seconds passing_patience{6};
constexpr milliseconds passing_look_pause{50};
constexpr milliseconds connect_patience{1000};
constexpr milliseconds passing_silence{2000};
constexpr std::size_t piece = 4096;  // size of the buffer per direction, in bytes

/// Splits HOST:PORT or [HOST]:PORT.
std::pair<std::string, std::string> split(const std::string& address) {
  const auto colon = address.rfind(':');
  if (colon == std::string::npos) return {};
  auto host = address.substr(0, colon);
  if (host.size() > 2 && host.front() == '[') host = host.substr(1, host.size() - 2);
  return {host, address.substr(colon + 1)};
}

/// Returns the path in the first line of a request; empty if there is none.
std::string_view path_in(std::string_view line) {
  const auto first = line.find(' ');
  if (first == std::string_view::npos) return {};
  const auto target = line.substr(first + 1, line.find(' ', first + 1) - first - 1);
  return target.substr(0, target.find('?'));
}

std::string head_of(const Response& response) {
  auto head = "HTTP/1.1 " + std::to_string(response.status) +
              (response.status == 200 ? " OK" : " Service Unavailable") + "\r\n";
  for (const auto& [name, value] : response.headers) {
    head.append(name).append(": ").append(value).append("\r\n");
  }
  return head + "Content-Length: " + std::to_string(response.body->size()) +
         "\r\nConnection: close\r\n\r\n";
}

}  // namespace

/// A client's connection and the one to the server that has the games.
class Passing::Pair : public std::enable_shared_from_this<Passing::Pair> {
 public:
  Pair(Passing& passing, Connection& client, Tenancy::Holder holder)
      : passing_(passing),
        client_(client),
        holder_(std::move(holder)),
        server_(passing.loop_),
        deadline_(passing.loop_) {
    passing_.pairs_.insert(this);
  }
  Pair(const Pair&) = delete;
  Pair& operator=(const Pair&) = delete;
  ~Pair() { passing_.pairs_.erase(this); }

  [[nodiscard]] const Tenancy::Holder& holder() const { return holder_; }

  void close() {
    if (closed_) return;  // the client's connection may be destroyed already
    closed_ = true;
    beast::error_code ignored;
    std::ignore = client().close(ignored);
    std::ignore = server_.close(ignored);
    deadline_.cancel();
  }
  /// Closes both connections after this time, unless they are closed already.
  void close_in(std::chrono::steady_clock::duration time) {
    if (!closed_) close_at(deadline_, time);
  }

  asio::awaitable<bool> reach(const Tcp::endpoint& endpoint) {
    asio::steady_timer limit(passing_.loop_);
    close_server_at(limit, connect_patience);
    const auto [error] = co_await server_.async_connect(endpoint, awaiting);
    limit.cancel();
    if (error || !server_.is_open()) co_return false;
    beast::error_code ignored;
    std::ignore = server_.set_option(Tcp::no_delay(true), ignored);
    notice_silence();
    co_return true;
  }

  asio::awaitable<bool> send_ahead(std::string bytes) {
    const auto [error, size] = co_await asio::async_write(server_, asio::buffer(bytes), awaiting);
    co_return !error;
  }

  /// Forwards bytes from the client until it sends no more.
  asio::awaitable<void> up() { return pump(client(), server_, &client_.limited); }
  asio::awaitable<void> down() { return pump(server_, client(), nullptr); }

 private:
  Tcp::socket& client() { return client_.stream.socket(); }

  void close_at(asio::steady_timer& timer, std::chrono::steady_clock::duration time) {
    timer.expires_after(time);
    timer.async_wait([self = shared_from_this()](beast::error_code error) {
      if (!error) self->close();
    });
  }
  /// Closes only the connection to the server.
  void close_server_at(asio::steady_timer& timer, std::chrono::steady_clock::duration time) {
    timer.expires_after(time);
    timer.async_wait([self = shared_from_this()](beast::error_code error) {
      beast::error_code ignored;
      if (!error) std::ignore = self->server_.close(ignored);
    });
  }

  /// Sets TCP keepalive and timeout, so that the connection ends if the other machine is silent.
  void notice_silence() {
    const auto set = [this](int level, int option, int value) {
      std::ignore = setsockopt(server_.native_handle(), level, option, &value, sizeof value);
    };
    set(SOL_SOCKET, SO_KEEPALIVE, 1);
    set(IPPROTO_TCP, TCP_KEEPIDLE, 1);
    set(IPPROTO_TCP, TCP_KEEPINTVL, 1);
    set(IPPROTO_TCP, TCP_USER_TIMEOUT, static_cast<int>(passing_silence.count()));
  }

  /// Copies bytes in one direction; reads again only after the last bytes are written.
  asio::awaitable<void> pump(Tcp::socket& from, Tcp::socket& to, LimitedConnection* limited) {
    std::array<char, piece> bytes{};
    asio::steady_timer limit(passing_.loop_);
    while (true) {
      const auto [error, size] = co_await from.async_read_some(asio::buffer(bytes), awaiting);
      if (error == asio::error::eof) {
        beast::error_code ignored;
        std::ignore = to.shutdown(Tcp::socket::shutdown_send, ignored);
        co_return;
      }
      if (error) co_return close();
      if (limited != nullptr) limited->since = std::chrono::steady_clock::now();
      close_at(limit, passing_.limits_.idle);
      const auto [failed, sent] =
          co_await asio::async_write(to, asio::buffer(bytes.data(), size), awaiting);
      limit.cancel();
      if (failed) co_return close();
    }
  }

  Passing& passing_;
  Connection& client_;
  const Tenancy::Holder holder_;
  Tcp::socket server_;
  asio::steady_timer deadline_;
  bool closed_ = false;
};

Passing::Passing(asio::io_context& loop, const Limits& limits, Vitals& vitals, Tenancy& tenancy,
                 std::function<Relays()> relays)
    : loop_(loop),
      limits_(limits),
      vitals_(vitals),
      tenancy_(tenancy),
      relays_(std::move(relays)) {}

Passing::~Passing() = default;

asio::awaitable<Passing::Passed> Passing::pass(Connection& connection, beast::flat_buffer& buffer) {
  auto& stream = connection.stream;
  wait_for_client(connection.limited);
  stream.expires_after(limits_.idle);
  while (text_in(buffer).find('\n') == std::string_view::npos &&
         buffer.size() < limits_.header_bytes) {
    const auto [error, size] = co_await stream.async_read_some(buffer.prepare(piece), awaiting);
    if (error || stopped_) co_return Passed::to_its_end;
    buffer.commit(size);
  }
  if (here_) co_return Passed::games_are_here;
  stream.expires_never();
  const auto path = path_in(text_in(buffer));
  if (is_about_server(path)) tenancy_.note_trouble();
  if (answers_itself(path)) {
    auto response = about_server(path);
    co_await answer(connection, std::move(response));
    co_return Passed::to_its_end;
  }
  connection.idle = false;
  const bool socket = path == "/ws";
  const auto pair = co_await connect(connection, socket);
  if (here_) co_return Passed::games_are_here;
  if (socket && !pair && !stopped_ && relays_() == Relays::yes) {
    co_return Passed::socket_is_asked_for;
  }
  if (stopped_) co_return Passed::to_its_end;
  if (!pair) {
    auto response = error_response(nobody_has_games());
    co_await answer(connection, std::move(response));
    co_return Passed::to_its_end;
  }
  beast::error_code gone;
  const auto target = stream.socket().local_endpoint(gone);
  auto first = proxy_line({connection.peer, stream.socket().remote_endpoint(gone).port()}, target);
  first += text_in(buffer);
  buffer.clear();
  buffer.shrink_to_fit();
  connection.limited.socket = true;  // it may be one; only the other server knows
  if (!co_await pair->send_ahead(std::move(first))) {
    pair->close();
    co_return Passed::to_its_end;
  }
  vitals_.count("passed_on_total");
  const auto end =
      std::make_shared<asio::steady_timer>(loop_, asio::steady_timer::time_point::max());
  const auto said_all = std::make_shared<bool>(false);
  asio::co_spawn(loop_, pair->up(), [pair, end, said_all](const std::exception_ptr&) {
    *said_all = true;
    end->cancel();
  });
  co_await pair->down();
  pair->close_in(limits_.idle);  // the server sends no more, but the client may still send
  if (!*said_all) co_await end->async_wait(awaiting);
  pair->close();
  co_return Passed::to_its_end;
}

asio::awaitable<std::shared_ptr<Passing::Pair>> Passing::connect(Connection& connection,
                                                                 bool socket) {
  const auto until = std::chrono::steady_clock::now() + passing_patience;
  while (std::chrono::steady_clock::now() < until) {
    const auto relays = socket ? relays_() : Relays::no;
    if (relays == Relays::yes) co_return nullptr;
    const auto holder = tenancy_.holder();
    if (relays == Relays::no && holder && !holder->address.empty()) {
      const auto pair = std::make_shared<Pair>(*this, connection, *holder);
      const auto [host, port] = split(holder->address);
      Tcp::resolver resolver(loop_);
      const auto [unknown, found] = co_await resolver.async_resolve(host, port, awaiting);
      if (!unknown && !found.empty() && co_await pair->reach(*found.begin())) co_return pair;
      tenancy_.missed(holder->epoch);
    }
    asio::steady_timer pause(loop_, passing_look_pause);
    co_await pause.async_wait(awaiting);
    if (here_ || stopped_ || !connection.stream.socket().is_open()) co_return nullptr;
  }
  co_return nullptr;
}

asio::awaitable<void> Passing::answer(Connection& connection, Response response) {
  vitals_.count("requests_total", "status=\"" + std::to_string(response.status / 100) + "xx\"");
  add_common_headers(response, false);
  const auto text = head_of(response) + *response.body;
  connection.stream.expires_after(limits_.idle);
  co_await asio::async_write(connection.stream, asio::buffer(text), awaiting);
}

/// The status page comes from the server with the games if it can be reached, because that server
/// knows more.
bool Passing::answers_itself(std::string_view path) const {
  const bool page = path == "/status" || path == "/status.css";
  if (page) return vitals_.is_in(Trouble::reaching);
  return path == "/healthz" || path == "/readyz" || path == "/metrics";
}

Response Passing::about_server(std::string_view path) const {
  if (path == "/metrics") {
    auto response = json_response(200, vitals_.metrics_text());
    response.headers[0].second = "text/plain; version=0.0.4; charset=utf-8";
    return response;
  }
  if (path == "/status") return status_response(vitals_);
  if (path == "/status.css") return status_style_response();
  if (path == "/readyz" && !tenancy_.holder()) {
    return error_response(nobody_has_games());
  }
  return json_response(200, wire::to_json(message::ServerHealth{false}));
}

void Passing::serve_here(bool here) {
  here_ = here;
  look_again();
}

void Passing::look_again() {
  const auto holder = tenancy_.holder();
  const std::vector<Pair*> all(pairs_.begin(), pairs_.end());
  for (auto* pair : all) {
    // Connections stay open while the holder is unknown, and if the same server has the games
    // again.
    const bool elsewhere =
        holder && !holder->address.empty() && holder->address != pair->holder().address;
    if (here_ || elsewhere) pair->close();
  }
}

void Passing::stop() {
  stopped_ = true;
  const std::vector<Pair*> all(pairs_.begin(), pairs_.end());
  for (auto* pair : all) pair->close();
}

}  // namespace camlann::server
