#include "server/cluster/far_sockets.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "bus/conversation.hpp"
#include "bus/fields.hpp"
#include "server/api/socket_client.hpp"
#include "server/cluster/sealed_bus.hpp"
#include "server/cluster/socket_words.hpp"
#include "server/core/address_counter.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/outbox.hpp"
#include "server/core/refusals.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"
#include "wire/messages/error.hpp"  // IWYU pragma: keep, names the codes

namespace camlann::server {

namespace {

using bus::Conversation;
using bus::pack;
using bus::read_number;
using Fields = std::vector<std::string_view>;
using std::chrono::milliseconds;
namespace words = socket_words;

/// A server that is silent this long has ended or is unreachable; its clients reconnect.
constexpr milliseconds link_patience{4000};
constexpr std::size_t fields_of_open = 9;

/// Returns the server of this link: the part of its name before the number.
std::string_view server_of(std::string_view link) {
  return link.substr(0, link.rfind('-'));
}

Request read_request(const Fields& fields) {
  Request request;
  request.method = "GET";
  request.target = "/ws";
  request.address = fields[2];
  request.secure = fields[3] == "1";
  request.host = fields[4];
  request.origin = fields[5];
  request.cookie = fields[6];
  request.authorization = fields[7];
  request.user_agent = fields[8];
  return request;
}

}  // namespace

/// The games' messages to the sockets of one link, until the network's thread sends them.
class FarSockets::Basket {
 public:
  struct Waiting {
    std::uint64_t socket = 0;
    Payload message;
    std::optional<SteadyTime> since;
  };

  Basket(Post post, std::function<void()> empty)
      : post_(std::move(post)), empty_(std::make_shared<std::function<void()>>(std::move(empty))) {}

  /// Any thread.
  void put(Waiting waiting) {
    std::weak_ptr<std::function<void()>> empty;
    {
      const std::lock_guard lock(mutex_);
      if (!empty_) return;
      waiting_.push_back(std::move(waiting));
      if (waiting_.size() > 1) return;
      empty = empty_;
    }
    post_([empty] {
      if (const auto still = empty.lock()) (*still)();
    });
  }

  [[nodiscard]] std::vector<Waiting> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(waiting_, {});
  }
  /// Refuses further messages.
  void close() {
    const std::lock_guard lock(mutex_);
    empty_ = nullptr;
    waiting_.clear();
  }

 private:
  const Post post_;
  std::mutex mutex_;
  std::shared_ptr<std::function<void()>> empty_;
  std::vector<Waiting> waiting_;
};

/// A socket of another server, as a watcher of the games.
class FarSockets::Far final : public Watcher {
 public:
  Far(std::uint64_t number, std::shared_ptr<Basket> basket)
      : number_(number), basket_(std::move(basket)) {}

  void deliver(Payload message) override {
    basket_->put({number_, std::move(message), std::nullopt});
  }
  void deliver_timed(Payload message, SteadyTime since) override {
    basket_->put({number_, std::move(message), since});
  }
  [[nodiscard]] std::optional<Millis> round_trip() const override {
    const auto measured = round_trip_.load();
    return measured < 0 ? std::nullopt : std::optional(measured);
  }
  void set_round_trip(Millis measured) { round_trip_ = measured; }

 private:
  const std::uint64_t number_;
  const std::shared_ptr<Basket> basket_;
  std::atomic<Millis> round_trip_{-1};
};

/// The link to a server that holds sockets.
class FarSockets::Link {
 public:
  Link(FarSockets& all, const std::string& name)
      : all_(all),
        context_(all.context_),
        conversation_(
            name,
            [&bus = all.bus_, subject = words::server_subject(name)](std::string_view frame) {
              bus.publish(subject, frame);
            },
            [this](std::string_view said) { take(said); }, all.context_.now),
        basket_(std::make_shared<Basket>(all.bus_.post(), [this] { send_waiting(); })) {}
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;
  ~Link() {
    basket_->close();
    for (auto& [number, socket] : sockets_) socket.client->forget();
  }

  void hear(const Conversation::Frame& frame) { conversation_.hear(frame); }
  /// Returns false once the link has ended.
  [[nodiscard]] bool tick() {
    send_waiting();  // in case its task was lost
    conversation_.tick();
    return conversation_.silence() < link_patience &&
           conversation_.waiting_bytes() < context_.limits.outgoing_bytes_in_all / 4;
  }
  [[nodiscard]] std::int64_t resent() const { return conversation_.resent(); }
  [[nodiscard]] std::size_t count() const { return sockets_.size(); }

  template <class Whose>
  void sign_out(const Whose& whose) {
    std::vector<std::uint64_t> some;
    for (const auto& [number, socket] : sockets_) {
      if (whose(socket.who, socket.address)) some.push_back(number);
    }
    for (const auto number : some) end(number, words::for_good);
  }

 private:
  struct Socket {
    AddressCounter::Slot slot;
    Identity who;
    std::string address;
    std::shared_ptr<Far> far;
    std::unique_ptr<SocketClient> client;
  };

  void take(std::string_view said) {
    const auto fields = bus::unpack(said);
    if (!fields || fields->size() < 2) return;
    const auto number = read_number<std::uint64_t>((*fields)[1]);
    if (!number) return;
    const auto word = fields->front();
    if (word == words::open && fields->size() >= fields_of_open) {
      open(*number, read_request(*fields));
    } else if (word == words::text && fields->size() >= 3) {
      on_text(*number, (*fields)[2]);
    } else if (word == words::way && fields->size() >= 3) {
      const auto found = sockets_.find(*number);
      const auto millis = read_number<Millis>((*fields)[2]);
      if (found != sockets_.end() && millis) found->second.far->set_round_trip(*millis);
    } else if (word == words::close) {
      remove(*number);
    }
  }

  void open(std::uint64_t number, const Request& request) {
    auto slot = context_.census.enter(request.address);
    if (!slot) {
      const auto error = too_many_sockets();
      return refuse(number, status_of(error.code), error);
    }
    if (!context_.is_certain()) {
      const auto error = games_uncertain();
      return refuse(number, status_of(error.code), error);
    }
    auto who = context_.admit(request);
    if (!who) return refuse(number, status_of_stranger(who.error()), who.error());
    const auto far = std::make_shared<Far>(number, basket_);
    QueueKey queue_key(who->player, request.address, !who->guest());
    auto client = std::make_unique<SocketClient>(
        context_.games, context_.limits, std::move(queue_key), far, context_.now, context_.studies);
    sockets_[number] = {std::move(slot), std::move(*who), request.address, far, std::move(client)};
    conversation_.say(pack({words::opened, std::to_string(number)}));
    all_.show_count();
  }

  void refuse(std::uint64_t number, int status, const Error& error) {
    conversation_.say(pack({words::refused, std::to_string(number), std::to_string(status),
                            word_of(error.code), error.what, error.where, error.expected}));
  }

  void on_text(std::uint64_t number, std::string_view text) {
    const auto found = sockets_.find(number);
    if (found == sockets_.end()) return;
    if (!context_.is_certain()) return end(number, words::come_again);
    switch (found->second.client->on_message(text)) {
      case SocketTaker::Then::go_on: break;
      case SocketTaker::Then::close_for_good: end(number, words::for_good); break;
      case SocketTaker::Then::close_for_now: end(number, words::come_again); break;
    }
  }

  void end(std::uint64_t number, std::string_view how) {
    send_waiting();
    conversation_.say(pack({words::end, std::to_string(number), how}));
    remove(number);
  }

  void remove(std::uint64_t number) {
    const auto found = sockets_.find(number);
    if (found == sockets_.end()) return;
    found->second.client->forget();
    sockets_.erase(found);
    all_.show_count();
  }

  /// Sends all waiting messages together, and a message for many sockets once.
  void send_waiting() {
    const auto waiting = basket_->take();
    const auto now = context_.now();
    std::vector<std::string> tells;
    for (std::size_t i = 0; i < waiting.size();) {
      const auto& first = waiting[i];
      std::string since;
      if (first.since) {
        since =
            std::to_string(std::chrono::duration_cast<milliseconds>(now - *first.since).count());
      }
      auto& tell = tells.emplace_back(
          pack({words::tell, std::to_string(first.socket), *first.message, since}));
      for (++i; i < waiting.size() && waiting[i].message == first.message &&
                waiting[i].since.has_value() == first.since.has_value();
           ++i) {
        bus::add_field(tell, std::to_string(waiting[i].socket));
      }
    }
    if (tells.empty()) return;
    if (tells.size() == 1) return conversation_.say(tells.front());
    auto all = pack({words::several});
    for (const auto& tell : tells) bus::add_field(all, tell);
    conversation_.say(all);
  }

  FarSockets& all_;
  const Context& context_;
  Conversation conversation_;
  std::unordered_map<std::uint64_t, Socket> sockets_;
  const std::shared_ptr<Basket> basket_;
};

FarSockets::FarSockets(SealedBus& bus, std::int64_t epoch, Context context)
    : bus_(bus),
      context_(std::move(context)),
      ear_(bus.listen(words::games_subject(epoch),
                      [this](std::string_view bytes) { hear(bytes); })) {
  show_count();
}

FarSockets::~FarSockets() {
  links_.clear();
  show_count();
}

void FarSockets::hear(std::string_view bytes) {
  const auto frame = Conversation::read(bytes);
  std::string name(frame.name);
  if (name.empty() || ended_.contains(name)) return;
  if (const auto known = links_.find(name); known != links_.end())
    return known->second->hear(frame);
  end_links_of(server_of(name));
  auto link = std::make_unique<Link>(*this, name);
  link->hear(frame);
  (void)link->tick();
  links_.emplace(std::move(name), std::move(link));
}

void FarSockets::end_links_of(std::string_view server) {
  for (auto at = links_.begin(); at != links_.end();) {
    at = server_of(at->first) == server ? end(at) : std::next(at);
  }
}

FarSockets::Links::iterator FarSockets::end(Links::iterator link) {
  resent_ += link->second->resent();
  ended_.insert(link->first);
  const auto next = links_.erase(link);
  show_count();
  return next;
}

void FarSockets::tick() {
  auto resent = resent_;
  for (auto at = links_.begin(); at != links_.end();) {
    resent += at->second->resent();
    at = at->second->tick() ? std::next(at) : end(at);
  }
  context_.vitals.set("bus_resent", resent);
}

void FarSockets::sign_out(
    const std::function<bool(const Identity& who, const std::string& address)>& whose) {
  for (auto& [name, link] : links_) link->sign_out(whose);
}

std::size_t FarSockets::count() const {
  std::size_t all = 0;
  for (const auto& [name, link] : links_) all += link->count();
  return all;
}

void FarSockets::show_count() {
  context_.vitals.set("far_sockets", static_cast<std::int64_t>(count()));
}

}  // namespace camlann::server
