#include "server/cluster/relay.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "bus/conversation.hpp"
#include "bus/fields.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/cluster/socket_words.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/refusals.hpp"
#include "server/core/secret.hpp"
#include "server/core/socket_taker.hpp"
#include "server/core/token_bucket.hpp"
#include "server/core/vitals.hpp"
#include "wire/messages/error.hpp"  // IWYU pragma: keep, names the codes

namespace camlann::server {

namespace {

using bus::Conversation;
using bus::pack;
using bus::read_number;
using std::chrono::milliseconds;
namespace words = socket_words;

/// After this silence of the other server, it gets no new sockets,
constexpr milliseconds ready_patience{1000};
/// and after this one, its sockets are closed; their clients reconnect.
constexpr milliseconds silence_patience{2000};
constexpr milliseconds answer_patience{5000};
constexpr std::size_t server_name_length = 12;
constexpr std::size_t fields_of_refused = 7;
constexpr std::size_t fields_of_tell = 4;  // at least; with one socket

}  // namespace

class Relay::Taker final : public SocketTaker {
 public:
  Taker(Relay& relay, Number socket) : relay_(relay), socket_(socket) {}

  /// The other server counts messages too; counting here keeps surplus ones off the bus.
  Then on_message(std::string_view text) override {
    if (messages_.take(relay_.limits_.messages, relay_.now_()) > SteadyTime::duration{}) {
      return Then::close_for_good;
    }
    if (!relay_.sockets_.contains(socket_)) return Then::close_for_now;
    relay_.say(pack({words::text, std::to_string(socket_), text}));
    return Then::go_on;
  }
  void on_round_trip(Millis millis) override {
    if (!relay_.sockets_.contains(socket_)) return;
    relay_.say(pack({words::way, std::to_string(socket_), std::to_string(millis)}));
  }
  void forget() override { relay_.close(socket_); }

 private:
  Relay& relay_;
  const Number socket_;
  TokenBucket messages_;
};

Relay::Relay(SealedBus& bus, const Limits& limits, Vitals& vitals, SteadyClock now)
    : bus_(bus),
      limits_(limits),
      vitals_(vitals),
      now_(std::move(now)),
      server_(random_name(server_name_length)) {
  show_count();
}

Relay::~Relay() {
  end_all();
}

void Relay::follow(std::int64_t epoch) {
  if (epoch_ == epoch) return;
  epoch_ = epoch;
  begin(true);
}

void Relay::follow_nobody() {
  epoch_.reset();
  end_all();
  conversation_.reset();
  ear_.reset();
}

void Relay::begin(bool first) {
  end_all();
  if (!epoch_) return;
  first_ = first;
  conversation_.reset();
  link_ = server_ + '-' + std::to_string(++links_);
  auto ear = bus_.listen(words::server_subject(link_), [this](std::string_view bytes) {
    const auto frame = Conversation::read(bytes);
    if (conversation_ && frame.name == link_) conversation_->hear(frame);
  });
  ear_ = ear ? std::move(*ear) : nullptr;
  conversation_.emplace(
      link_,
      [this, subject = words::games_subject(*epoch_)](std::string_view frame) {
        bus_.publish(subject, frame);
      },
      [this](std::string_view said) { take(said); }, now_);
  conversation_->tick();
}

bool Relay::ready() const {
  return conversation_ && conversation_->answered() && conversation_->silence() < ready_patience;
}

bool Relay::starting() const {
  return conversation_ && first_ && !conversation_->answered();
}

void Relay::say(const std::string& item) {
  if (conversation_) conversation_->say(item);
}

Relay::Number Relay::open(const Request& request,
                          std::function<void(std::optional<Refusal>)> answer) {
  const auto number = ++last_;
  sockets_[number] = {now_(), std::move(answer), nullptr, nullptr};
  show_count();
  if (!conversation_) {
    end(number, End::come_again);
    return number;
  }
  say(pack({words::open, std::to_string(number), request.address, request.secure ? "1" : "0",
            request.host, request.origin, request.cookie, request.authorization,
            request.user_agent}));
  return number;
}

std::unique_ptr<SocketTaker> Relay::take_on(Number socket, std::shared_ptr<Watcher> watcher,
                                            std::function<void(End)> end) {
  if (const auto found = sockets_.find(socket); found != sockets_.end()) {
    found->second.watcher = std::move(watcher);
    found->second.end = std::move(end);
  } else {
    end(End::come_again);
  }
  return std::make_unique<Taker>(*this, socket);
}

void Relay::close(Number socket) {
  if (sockets_.erase(socket) == 0) return;
  say(pack({words::close, std::to_string(socket)}));
  show_count();
}

void Relay::take(std::string_view said) {
  const auto fields = bus::unpack(said);
  if (!fields || fields->size() < 2) return;
  const auto word = fields->front();
  if (word == words::several) {
    for (std::size_t i = 1; i < fields->size(); ++i) take((*fields)[i]);
    return;
  }
  if (word == words::tell && fields->size() >= fields_of_tell) return tell(*fields);
  const auto number = read_number<Number>((*fields)[1]);
  if (!number) return;
  if (word == words::opened) {
    answer(*number, std::nullopt);
  } else if (word == words::refused && fields->size() >= fields_of_refused) {
    const auto status = read_number<int>((*fields)[2]);
    Error error{value_of<ErrorCode>((*fields)[3]).value_or(ErrorCode::busy),
                std::string((*fields)[4]), std::string((*fields)[5]), std::string((*fields)[6])};
    answer(*number, Refusal{status.value_or(status_of(error.code)), std::move(error)});
  } else if (word == words::end && fields->size() >= 3) {
    end(*number, (*fields)[2] == words::for_good ? End::for_good : End::come_again);
  }
}

void Relay::answer(Number socket, std::optional<Refusal> refusal) {
  const auto found = sockets_.find(socket);
  if (found == sockets_.end() || !found->second.answer) return;
  const auto answer = std::exchange(found->second.answer, nullptr);
  if (refusal) {
    sockets_.erase(found);
    show_count();
  }
  answer(std::move(refusal));
}

void Relay::tell(const std::vector<std::string_view>& fields) {
  const auto message = std::make_shared<const std::string>(fields[2]);
  const auto ago = read_number<Millis>(fields[3]);
  const auto tell_one = [&](std::string_view field) {
    const auto number = read_number<Number>(field);
    const auto found = number ? sockets_.find(*number) : sockets_.end();
    if (found == sockets_.end() || !found->second.watcher) return;
    if (ago) {
      found->second.watcher->deliver_timed(message, now_() - milliseconds(*ago));
    } else {
      found->second.watcher->deliver(message);
    }
  };
  tell_one(fields[1]);
  for (std::size_t i = fields_of_tell; i < fields.size(); ++i) tell_one(fields[i]);
}

void Relay::end(Number socket, End how) {
  const auto found = sockets_.find(socket);
  if (found == sockets_.end()) return;
  const auto ended = std::move(found->second);
  sockets_.erase(found);
  show_count();
  if (ended.answer) {
    ended.answer(Refusal{status_of(ErrorCode::busy), nobody_has_games()});
  }
  if (ended.end) ended.end(how);
}

void Relay::end_all() {
  std::vector<Number> all;
  all.reserve(sockets_.size());
  for (const auto& [number, socket] : sockets_) all.push_back(number);
  for (const auto number : all) end(number, End::come_again);
}

void Relay::tick() {
  if (!conversation_) return;
  conversation_->tick();
  const bool stuck = conversation_->waiting_bytes() >= limits_.outgoing_bytes_in_all / 4;
  if (stuck || conversation_->silence() >= silence_patience) return begin(false);
  std::vector<Number> unanswered;
  for (const auto& [number, socket] : sockets_) {
    if (socket.answer && now_() - socket.asked > answer_patience) unanswered.push_back(number);
  }
  for (const auto number : unanswered) {
    say(pack({words::close, std::to_string(number)}));
    end(number, End::come_again);
  }
}

void Relay::show_count() {
  vitals_.set("relayed_sockets", static_cast<std::int64_t>(sockets_.size()));
}

}  // namespace camlann::server
