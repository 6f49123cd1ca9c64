#include "server/net/socket.hpp"

#include <algorithm>
#include <atomic>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/cluster/tenancy.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/net/awaiting.hpp"
#include "server/net/outgoing.hpp"

namespace camlann::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::chrono::seconds handshake_timeout{10};
constexpr std::size_t message_overhead = 128;     // of a queued message, in bytes
constexpr std::chrono::seconds idle_timeout{60};  // pings are sent after half of it
constexpr std::size_t most_pings = 8;             // unanswered, per socket

/// Kept alive by its coroutine, by a write in progress, and by each game that it watches.
class SocketConnection final : public Socket,
                               public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(beast::tcp_stream stream, const Limits& limits, Outgoing& outgoing,
                   MakeTaker make_taker, Tenancy* tenancy)
      : stream_(std::move(stream)),
        limits_(limits),
        outgoing_(outgoing),
        make_taker_(std::move(make_taker)),
        tenancy_(tenancy) {}
  SocketConnection(const SocketConnection&) = delete;
  SocketConnection& operator=(const SocketConnection&) = delete;
  ~SocketConnection() override { outgoing_.remove(waiting_bytes_); }

  void deliver(Payload message) override { deliver(std::move(message), std::nullopt); }
  void deliver_timed(Payload message, SteadyTime since) override {
    deliver(std::move(message), since);
  }

  [[nodiscard]] std::optional<Millis> round_trip() const override {
    const auto measured = round_trip_.load();
    return measured < 0 ? std::nullopt : std::optional(measured);
  }

  void go_away() override { close(websocket::close_code::going_away); }
  void sign_out() override { close(websocket::close_code::policy_error); }

  void drop() override {
    open_ = false;
    beast::get_lowest_layer(stream_).close();
    keep_first(writing_ ? 1 : 0);
  }

  [[nodiscard]] std::optional<SteadyTime> behind_since() const override {
    return writing_ ? std::optional(writing_since_) : std::nullopt;
  }

  [[nodiscard]] std::size_t waiting_bytes() const override { return waiting_bytes_; }

  asio::awaitable<void> run(beast::http::request<beast::http::string_body> handshake,
                            SteadyTime& heard) override {
    const auto self = shared_from_this();
    websocket::stream_base::timeout timeout{handshake_timeout, idle_timeout, true};
    stream_.set_option(timeout);
    stream_.read_message_max(limits_.message_bytes);
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view payload) {
      if (kind == websocket::frame_type::pong) hear_pong({payload.data(), payload.size()});
    });
    const auto [error] = co_await stream_.async_accept(handshake, awaiting);
    if (error) co_return;
    handshake = {};  // frees its memory while the socket is open
    open_ = true;
    // A local variable, not a member, because the taker may own this socket.
    const auto taker = std::exchange(make_taker_, nullptr)(self);
    taker_ = taker.get();
    if (closing_) say_goodbye();
    co_await read(heard);
    open_ = false;
    taker_ = nullptr;
    taker->forget();
  }

 private:
  struct Waiting {
    Payload message;
    std::optional<SteadyTime> since;  // set if the round trip is to be measured
  };
  /// A ping after a written message; the client answers with the same number.
  struct Ping {
    int number = 0;
    SteadyTime since;
  };

  /// Counts the bytes already here, because the games may be faster than the network's thread.
  void deliver(Payload message, std::optional<SteadyTime> since) {
    if (too_slow_) return;
    if (!take_room(size_of(message))) {
      if (too_slow_.exchange(true)) return;
      return asio::post(stream_.get_executor(), [self = shared_from_this()] {
        self->close(websocket::close_code::try_again_later);
      });
    }
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), waiting = Waiting{std::move(message), since}]() mutable {
                 self->or_drop([&] { self->send(std::move(waiting)); });
               });
  }

  asio::awaitable<void> read(SteadyTime& heard) {
    beast::flat_buffer buffer;
    while (true) {
      const auto [error, size] = co_await stream_.async_read(buffer, awaiting);
      if (error) co_return;
      heard = std::chrono::steady_clock::now();
      if (tenancy_ != nullptr) tenancy_->heard();
      if (stream_.got_binary()) {
        close(websocket::close_code::unknown_data);
      } else if (tenancy_ != nullptr && !tenancy_->is_certain()) {
        close(websocket::close_code::try_again_later);
      } else if (!closing_) {
        const std::string_view text(static_cast<const char*>(buffer.data().data()), size);
        switch (taker_->on_message(text)) {
          case SocketTaker::Then::go_on: break;
          case SocketTaker::Then::close_for_good: sign_out(); break;
          case SocketTaker::Then::close_for_now: go_away(); break;
        }
      }
      buffer.consume(size);
    }
  }

  /// Returns the size that a queued message counts for, even if it is shared between sockets.
  static std::size_t size_of(const Payload& message) { return message->size() + message_overhead; }

  /// Drops the socket if memory runs out: a watcher must not miss a message, and gets all of them
  /// after it reconnects.
  template <class Work>
  void or_drop(const Work& work) {
    try {
      work();
    } catch (const std::bad_alloc&) {
      drop();
    }
  }

  /// Returns false if the limit of this socket or of all connections is reached.
  [[nodiscard]] bool take_room(std::size_t bytes) {
    if (waiting_bytes_.fetch_add(bytes) + bytes <= limits_.outgoing_bytes && outgoing_.add(bytes)) {
      return true;
    }
    waiting_bytes_ -= bytes;
    return false;
  }

  void give_room_back(std::size_t bytes) {
    waiting_bytes_ -= bytes;
    outgoing_.remove(bytes);
  }

  void keep_first(std::size_t count) {
    while (waiting_.size() > count) {
      give_room_back(size_of(waiting_.back().message));
      waiting_.pop_back();
    }
  }

  void send(Waiting waiting) {
    if (!open_ || closing_) return give_room_back(size_of(waiting.message));
    waiting_.push_back(std::move(waiting));
    if (!writing_) write_next();
  }

  void write_next() {
    if (waiting_.empty()) {
      if (closing_) say_goodbye();
      return;
    }
    const Waiting next = waiting_.front();
    writing_ = true;
    writing_since_ = std::chrono::steady_clock::now();
    stream_.text(true);
    stream_.async_write(asio::buffer(*next.message),
                        [self = shared_from_this(), next](beast::error_code error, std::size_t) {
                          self->writing_ = false;
                          self->give_room_back(size_of(next.message));
                          self->waiting_.pop_front();
                          if (error) return self->keep_first(0);
                          self->or_drop([&] {
                            if (next.since) self->ping(*next.since);
                            self->write_next();
                          });
                        });
  }

  /// Sends a ping after a message, to measure the round trip: the connection keeps the order, and
  /// every browser answers pings by itself. Sends none if `most_pings` are unanswered.
  void ping(SteadyTime since) {
    if (pinging_ || closing_ || pings_.size() == most_pings) return;
    pinging_ = true;
    pings_.push_back({++ping_number_, since});
    const auto number = std::to_string(ping_number_);
    stream_.async_ping(websocket::ping_data(number.c_str()),
                       [self = shared_from_this()](beast::error_code) { self->pinging_ = false; });
  }

  void hear_pong(std::string_view number) {
    if (tenancy_ != nullptr) tenancy_->heard();
    const auto asked = std::find_if(pings_.begin(), pings_.end(), [&](const Ping& ping) {
      return std::to_string(ping.number) == number;
    });
    if (asked == pings_.end()) return;
    using std::chrono::milliseconds;
    const auto taken = std::chrono::steady_clock::now() - asked->since;
    round_trip_ = std::chrono::duration_cast<milliseconds>(taken).count();
    pings_.erase(pings_.begin(), asked + 1);
    if (taker_) taker_->on_round_trip(round_trip_);
  }

  /// Closes after the write in progress; drops the messages queued after it.
  void close(websocket::close_code code) {
    if (closing_) return;
    closing_ = true;
    code_ = code;
    if (!open_) return;  // run() closes the socket once it is open
    if (!writing_) return say_goodbye();
    keep_first(1);
  }

  void say_goodbye() {
    stream_.async_close(websocket::close_reason(code_),
                        [self = shared_from_this()](beast::error_code) {});
  }

  websocket::stream<beast::tcp_stream> stream_;
  const Limits& limits_;
  Outgoing& outgoing_;
  MakeTaker make_taker_;                       // until the socket is open
  SocketTaker* taker_ = nullptr;               // while the socket is open
  Tenancy* const tenancy_;                     // null on a server that works alone
  std::deque<Waiting> waiting_;                // the first is being written while writing_
  std::atomic<std::size_t> waiting_bytes_{0};  // including messages not yet in waiting_
  std::atomic<bool> too_slow_{false};
  bool open_ = false;
  bool writing_ = false;
  SteadyTime writing_since_;
  std::deque<Ping> pings_;  // unanswered
  int ping_number_ = 0;
  bool pinging_ = false;
  std::atomic<Millis> round_trip_{-1};  // of the last answered ping; -1 before
  bool closing_ = false;
  websocket::close_code code_ = websocket::close_code::normal;
};

}  // namespace

std::shared_ptr<Socket> make_socket(beast::tcp_stream stream, const Limits& limits,
                                    Outgoing& outgoing, MakeTaker make_taker, Tenancy* tenancy) {
  return std::make_shared<SocketConnection>(std::move(stream), limits, outgoing,
                                            std::move(make_taker), tenancy);
}

}  // namespace camlann::server
