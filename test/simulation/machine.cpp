#include "simulation/machine.hpp"

#include <memory>
#include <string>
#include <utility>

#include "server/api/socket_client.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/services/accounts/directory.hpp"

namespace camlann::server::simulation {

namespace {

/// Until a server that could not open the games tries again, as in serve().
constexpr Millis pause_after_failure = 5 * second;
/// Longer than the silence that ends a link.
constexpr Millis links_settle_in = 6 * second;

}  // namespace

/// To the server that has the games.
class Machine::Direct final : public Line, public std::enable_shared_from_this<Direct> {
 public:
  Direct(const std::shared_ptr<Machine>& machine, const std::string& player,
         const std::shared_ptr<Watcher>& watcher, std::function<void()> on_closed)
      : machine_(machine),
        tenure_(machine->tenure_),
        on_closed_(std::move(on_closed)),
        client_(tenure_->games(), machine->limits_, QueueKey(player, player), watcher,
                [&world = machine->world_] {
                  return SteadyTime(std::chrono::milliseconds(world.now()));
                }) {}

  [[nodiscard]] bool open() const override { return !closed_ && !tenure_->dead(); }
  [[nodiscard]] bool live() const override { return open() && tenure_->may_speak(); }
  void say(const std::string& text) override {
    on_network([text](Direct& self) {
      if (!self.live()) return self.end();
      if (self.client_.on_message(text) != SocketTaker::Then::go_on) self.end();
    });
  }
  void close() override {
    on_network([](Direct& self) { self.end(); });
  }

 private:
  void on_network(std::function<void(Direct&)> what) {
    const auto machine = machine_.lock();
    if (!machine) return;
    machine->network([self = shared_from_this(), what = std::move(what)] {
      if (self->open()) what(*self);
    });
  }
  void end() {
    closed_ = true;
    client_.forget();
    on_closed_();
  }

  const std::weak_ptr<Machine> machine_;
  const std::shared_ptr<Tenure> tenure_;
  const std::function<void()> on_closed_;
  SocketClient client_;
  bool closed_ = false;
};

/// Held here for the server that has the games.
class Machine::Relayed final : public Line, public std::enable_shared_from_this<Relayed> {
 public:
  Relayed(const std::shared_ptr<Machine>& machine, std::function<void()> on_closed)
      : machine_(machine), on_closed_(std::move(on_closed)) {}

  void begin(Relay& relay, Relay::Number number, const std::shared_ptr<Watcher>& watcher) {
    taker_ = relay.take_on(number, watcher, [weak = weak_from_this()](Relay::End) {
      if (const auto self = weak.lock()) self->end();
    });
  }
  [[nodiscard]] bool open() const override {
    const auto machine = machine_.lock();
    return !closed_ && machine && !machine->dead();
  }
  [[nodiscard]] bool live() const override {
    return open() && machine_.lock()->there() && machine_.lock()->relays();
  }
  void say(const std::string& text) override {
    on_network([text](Relayed& self) {
      if (self.taker_->on_message(text) == SocketTaker::Then::go_on) return;
      self.taker_->forget();
      self.end();
    });
  }
  void close() override {
    on_network([](Relayed& self) {
      self.taker_->forget();
      self.end();
    });
  }

 private:
  void on_network(std::function<void(Relayed&)> what) {
    const auto machine = machine_.lock();
    if (!machine) return;
    machine->network([self = shared_from_this(), what = std::move(what)] {
      if (self->open() && self->taker_) what(*self);
    });
  }
  void end() {
    if (!std::exchange(closed_, true)) on_closed_();
  }

  const std::weak_ptr<Machine> machine_;
  const std::function<void()> on_closed_;
  std::unique_ptr<SocketTaker> taker_;
  bool closed_ = false;
};

Machine::Machine(World& world, Place place, std::string address)
    : world_(world),
      place_(std::move(place)),
      address_(std::move(address)),
      vitals_("1", [&world] { return world.now(); }),
      census_(limits_.sockets_per_address),
      contender_(place_.contest.add(address_, place_.namer)) {}

Machine::~Machine() = default;

void Machine::begin() {
  contender_->tell([weak = weak_from_this()](const LeaseKeeper::News& news) {
    if (const auto self = weak.lock()) self->hear(news);
  });
  if (place_.bus) {
    link_ = std::make_shared<WildBus::Link>(place_.bus);
    sealed_.emplace(link_, "secret",
                    [weak = weak_from_this(), &world = world_](std::function<void()> work) {
                      world.after(0, [weak, work = std::move(work)] {
                        if (const auto self = weak.lock()) self->network(work);
                      });
                    });
    relay_.emplace(*sealed_, limits_, vitals_, [bus = place_.bus] { return bus->now(); });
  }
  contender_->begin();
}

bool Machine::is_certain() const {
  place_.contest.look(*contender_);
  return contender_->is_certain();
}

std::optional<LeaseKeeper::Holder> Machine::holder() const {
  place_.contest.look(*contender_);
  return contender_->keeper().holder();
}

void Machine::network(std::function<void()> work) {
  if (dead()) return;
  if (!there()) return backlog_.push_back(std::move(work));
  work();
  if (tenure_) tenure_->wake(1);
}

/// Does the work of network/turns.cpp on a change of the lease.
void Machine::hear(const LeaseKeeper::News& news) {
  using Kind = LeaseKeeper::News::Kind;
  if (news.kind == Kind::lost) close_games();
  if (news.kind == Kind::took_over) {
    world_.after(world_.between(10, second / 2), [weak = weak_from_this()] {
      const auto self = weak.lock();
      if (self) self->network([self = self.get()] { self->open_games(); });
    });
  }
  if (relay_ && (news.kind == Kind::took_over || news.kind == Kind::holder)) {
    place_.bus->wake(links_settle_in);
    network([this] {
      if (contender_->holds()) {
        relay_->follow_nobody();
      } else if (const auto& holder = contender_->keeper().holder()) {
        relay_->follow(holder->epoch);
      }
    });
  }
  if (news.kind == Kind::lost && gone_) {
    // Not now: it may be in the middle of something.
    world_.after(0, [self = shared_from_this(), gone = std::exchange(gone_, nullptr)] {
      self->die();
      gone();
    });
  }
}

void Machine::open_games() {
  if (!contender_->holds() || tenure_ || gone_) return;
  const auto epoch = contender_->keeper().own().epoch;
  const auto weak = weak_from_this();
  Tenure::Place place;
  place.linked = [contender = contender_] { return contender->linked(); };
  place.is_certain = [weak] {
    const auto self = weak.lock();
    return self && self->is_certain();
  };
  place.epoch = [&contest = place_.contest] { return contest.epoch(); };
  place.wrong = [&told = place_.told](std::string what) { told.wrong(std::move(what)); };
  // Connections of a tenancy are made while it is certain (Tenancy::address_for).
  if (!contender_->linked() || !is_certain()) return contender_->give_back(pause_after_failure);
  auto opened = Tenure::open(world_, place_.database, epoch, std::move(place), place_.namer);
  if (!opened) {
    place_.told.wrong("the games do not open: " + opened.error().what);
    return contender_->give_back(pause_after_failure);
  }
  tenure_ = std::move(*opened);
  if (sealed_) {
    far_.emplace(
        *sealed_, epoch,
        FarSockets::Context{[](const Request& request) -> Result<Identity> {
                              Identity who;
                              who.player = request.cookie;
                              return who;
                            },
                            [this] { return is_certain(); }, tenure_->games(), nullptr, limits_,
                            census_, vitals_, [bus = place_.bus] { return bus->now(); }});
    place_.bus->wake(links_settle_in);
  }
  place_.opened(epoch);
}

/// It may have lost them long ago, and try to write what it has begun.
void Machine::close_games() {
  far_.reset();
  const auto had = std::exchange(tenure_, nullptr);
  if (!had) return;
  had->stop();
  place_.ended(*had);
}

void Machine::die() {
  if (dead()) return;
  shake();
  contender_->die();
  backlog_.clear();
  far_.reset();
  const auto had = std::exchange(tenure_, nullptr);
  if (!had) return;
  had->die();
  place_.ended(*had);
  // Not now: it may be in the middle of something.
  world_.after(0, [had] {});
}

void Machine::shake() {
  place_.contest.stir();
  if (place_.bus) place_.bus->wake(links_settle_in);
}

void Machine::stand_still() {
  shake();
  stands_still_ = true;
  contender_->stand_still();
  if (tenure_) tenure_->stand_still();
}

/// Its threads resume together, in any order.
void Machine::go_on() {
  if (dead() || !std::exchange(stands_still_, false)) return;
  shake();
  world_.after(world_.below(20), [self = shared_from_this()] {
    if (!self->stands_still_) self->contender_->go_on();
  });
  if (tenure_) tenure_->go_on();
  world_.after(world_.below(20), [self = shared_from_this()] {
    for (const auto& work : std::exchange(self->backlog_, {})) self->network(work);
  });
}

void Machine::stop(std::function<void()> gone) {
  shake();
  gone_ = std::move(gone);
  close_games();
  if (contender_->holds()) return contender_->give_back(0);
  world_.after(0, [self = shared_from_this(), then = std::exchange(gone_, nullptr)] {
    self->die();
    then();
  });
}

void Machine::open_line(const std::string& player, const std::shared_ptr<Watcher>& watcher,
                        std::function<void()> on_closed, const Opened& opened) {
  if (tenure_ && tenure_->may_speak()) {
    return opened(
        std::make_shared<Direct>(shared_from_this(), player, watcher, std::move(on_closed)));
  }
  if (!relay_) return opened(nullptr);
  Request request;
  request.address = player;
  request.cookie = player;
  place_.bus->wake(second);
  const auto number = std::make_shared<Relay::Number>(0);
  // A request that cannot be sent is answered at once, before the number is known.
  *number = relay_->open(
      request, [weak = weak_from_this(), number, watcher, opened,
                on_closed = std::move(on_closed)](const std::optional<Relay::Refusal>& refusal) {
        const auto self = weak.lock();
        if (!self || refusal || *number == 0) return opened(nullptr);
        const auto line = std::make_shared<Relayed>(self, on_closed);
        line->begin(*self->relay_, *number, watcher);
        opened(line);
      });
}

void Machine::beat() {
  if (!there() || !relay_) return;
  relay_->tick();
  if (far_) far_->tick();
}

}  // namespace camlann::server::simulation
