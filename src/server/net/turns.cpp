// Starts and stops serving when the games move between servers
// (doc/decisions/0028-several-servers.md).
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/error.hpp>
#include <chrono>
#include <exception>
#include <functional>
#include <optional>
#include <tuple>
#include <utility>

#include "server/api/router.hpp"
#include "server/cluster/far_sockets.hpp"
#include "server/cluster/tenancy.hpp"
#include "server/core/http.hpp"
#include "server/net/awaiting.hpp"
#include "server/net/beast_network.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;

constexpr std::chrono::seconds goodbye_timeout{2};
/// The timeout if another server takes over: its clients should not wait longer for the last
/// connections of this one.
constexpr std::chrono::milliseconds overtaken_timeout{400};
constexpr std::chrono::milliseconds step_down_pause{10};
constexpr std::chrono::milliseconds beat_pause{50};

}  // namespace

void BeastNetwork::join(Tenancy& tenancy, std::optional<SharedBus> bus) {
  tenancy_ = &tenancy;
  passing_.emplace(loop_, limits_, vitals_, tenancy, [this] {
    if (!relay_) return Passing::Relays::no;
    if (relay_->ready()) return Passing::Relays::yes;
    return relay_->starting() ? Passing::Relays::soon : Passing::Relays::no;
  });
  if (bus) {
    bus_.emplace(std::move(bus->bus), bus->secret, [this](std::function<void()> work) {
      asio::post(loop_, [this, work = std::move(work)] { (void)attempt(work); });
    });
    relay_.emplace(*bus_, limits_, vitals_, std::chrono::steady_clock::now);
    asio::co_spawn(loop_, beat(), [](const std::exception_ptr& failure) {
      if (failure) std::rethrow_exception(failure);
    });
  }
  tenancy.tell([this] { asio::post(loop_, [this] { look_again(); }); });
}

asio::awaitable<void> BeastNetwork::beat() {
  while (!stopping_) {
    beat_.expires_after(beat_pause);
    std::ignore = co_await beat_.async_wait(awaiting);
    (void)attempt([this] {
      relay_->tick();
      if (far_) far_->tick();
    });
  }
}

void BeastNetwork::work() {
  if (!waits_for_signals_) {
    waits_for_signals_ = true;
    signals_.async_wait([this](beast::error_code error, int) {
      if (!error) stop();
    });
  }
  loop_.restart();
  const auto go_on = [this] {
    if (!accepting_ && !stopping_) start_accepting();
    loop_.run();
  };
  while (!attempt(go_on)) continue;  // other connections continue after an exception
}

void BeastNetwork::stand_by() {
  asio::post(loop_, [this] { look_again(); });
  work();
  if (stopping_) finish();
}

void BeastNetwork::finish() {
  finished_ = true;
  crowd_.forget_sockets();  // they must not outlive the loop
}

void BeastNetwork::run(const Router& router, Games& games, Studies& studies) {
  router_ = &router;
  games_ = &games;
  studies_ = &studies;
  if (bus_) {
    far_.emplace(*bus_, tenancy_->own().epoch,
                 FarSockets::Context{
                     [&router](const Request& request) { return router.socket_player(request); },
                     [this] { return tenancy_->is_certain(); }, games, &studies, limits_, sockets_,
                     vitals_, std::chrono::steady_clock::now});
  }
  if (passing_) {
    passing_->serve_here(true);
    asio::post(loop_, [this] { look_again(); });
  }
  work();
  far_.reset();
  router_ = nullptr;
  games_ = nullptr;
  studies_ = nullptr;
  if (stopping_) finish();
}

void BeastNetwork::look_again() {
  if (stopping_ || steps_down_ || !passing_) return;
  const bool holds = tenancy_->holds();
  if (relay_) {
    if (holds) {
      relay_->follow_nobody();
    } else if (const auto holder = tenancy_->holder()) {
      relay_->follow(holder->epoch);
    }
  }
  if (router_ == nullptr && holds) return loop_.stop();
  if (router_ == nullptr || holds) return passing_->look_again();
  steps_down_ = true;
  asio::co_spawn(loop_, step_down(), [this](const std::exception_ptr& failure) {
    steps_down_ = false;
    if (failure) std::rethrow_exception(failure);
  });
}

asio::awaitable<void> BeastNetwork::step_down() {
  router_ = nullptr;
  far_.reset();
  beast::error_code ignored;
  std::ignore = acceptor_.cancel(ignored);
  crowd_.send_home();
  games_->tell(std::nullopt, &TurnPolls::end_all);
  const auto last_word = std::chrono::steady_clock::now() + overtaken_timeout;
  // Pending replies (`asking_`) are destroyed with the games.
  while (crowd_.count() > asking_ || accepting_) {
    asio::steady_timer timer(loop_, step_down_pause);
    co_await timer.async_wait(awaiting);
    if (std::chrono::steady_clock::now() >= last_word) crowd_.drop_all();
  }
  crowd_.drop_all();
  if (passing_) passing_->serve_here(false);
  loop_.stop();
}

void BeastNetwork::stop() {
  stopping_ = true;
  beast::error_code ignored;
  std::ignore = acceptor_.close(ignored);
  crowd_.send_home();
  beat_.cancel();
  if (passing_) passing_->stop();
  if (games_ != nullptr) games_->tell(std::nullopt, &TurnPolls::end_all);
  deadline_.expires_after(tenancy_ == nullptr ? goodbye_timeout : overtaken_timeout);
  deadline_.async_wait([this](beast::error_code error) {
    if (!error) loop_.stop();
  });
  if (crowd_.empty()) deadline_.cancel();
}

}  // namespace camlann::server
