#include "simulation/site.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "server/store/database_store.hpp"

namespace camlann::server::simulation {

/// Plays any legal move after a while.
class Server::EngineOfChance final : public Thinker {
 public:
  EngineOfChance(World& world, Server& server) : world_(world), server_(server) {}

  bool has_room(Length /*length*/) override { return thinking_ < 3; }
  void submit(ThinkJob job) override {
    ++thinking_;
    world_.after(world_.between(20, 20 * second),
                 [this, job = std::move(job), server = server_.weak_from_this()] {
                   const auto there = server.lock();
                   if (!there || there->dead()) return;
                   --thinking_;
                   Thought thought;
                   const auto moves = job.board().written();
                   if (!moves.empty()) thought.move = moves[world_.below(moves.size())];
                   thought.accepts_draw = world_.chance(0.3);
                   job.done(thought);
                   there->wake();
                 });
  }

 private:
  World& world_;
  Server& server_;
  int thinking_ = 0;
};

Server::Server(World& world, std::unique_ptr<Store> store, const Namer& namer)
    : world_(world),
      store_(std::make_unique<FlakyStore>(std::move(store))),
      engine_(std::make_unique<EngineOfChance>(world, *this)) {
  Limits limits;
  limits.round = std::chrono::hours(1);  // of the machine's time, which is not the world's
  const auto now = [&world] { return world.now(); };
  games_ = std::make_unique<Games>(
      *store_, *engine_, now, namer, limits,
      [this](Severity /*severity*/, std::string_view event, LogFields /*fields*/) {
        ++said_[std::string(event)];
      },
      catalog(), now, [&world] { return SteadyTime(std::chrono::milliseconds(world.now())); });
}

Server::~Server() = default;

Result<std::shared_ptr<Server>> Server::open(World& world, const database::Address& address,
                                             const Namer& namer) {
  auto store = open_database_store(address);
  if (!store) return Failure(store.error());
  std::shared_ptr<Server> server(new Server(world, std::move(*store), namer));
  if (auto started = server->games_->start(); !started) return Failure(started.error());
  server->wake();
  return server;
}

void Server::wake(Millis in) {
  const auto at = world_.now() + in;
  if (dead_ || stands_still_ || (next_ != 0 && next_ <= at)) return;
  next_ = at;
  world_.after(in, [server = weak_from_this(), at] {
    const auto there = server.lock();
    if (there && there->next_ == at) there->turn();
  });
}

void Server::turn() {
  next_ = 0;
  if (!answers()) return;
  games_->run_once(std::chrono::milliseconds(0));
  if (dead_) return;
  wake(std::max<Millis>(1, games_->patience().count()));
}

void Server::die() {
  dead_ = true;
}

void Server::go_on() {
  stands_still_ = false;
  wake();
}

void Server::stop() {
  games_->close();
  games_->run();
  die();
}

Site::Site(World& world, database::Address address, Told& told)
    : world_(world),
      address_(std::move(address)),
      told_(told),
      namer_([&world](std::size_t length) { return world.name(length); }) {
  start();
}

void Site::start() {
  auto opened = Server::open(world_, address_, namer_);
  if (!opened) return told_.wrong("the server does not start: " + opened.error().what);
  current_ = std::move(*opened);
  told_.up(world_.now(), true);
}

void Site::start_in(Millis wait) {
  told_.up(world_.now(), false);
  if (current_) {
    for (const auto& [event, times] : current_->said()) done_[event] += times;
    current_->die();
  }
  // Not now: it may be in the middle of something.
  world_.after(0, [dead = std::exchange(current_, nullptr)] {});
  world_.after(wait, [this] { start(); });
}

std::shared_ptr<Server> Site::reach() {
  if (overtaken_ && overtaken_->answers() && world_.chance(0.3)) return overtaken_;
  return current_ && current_->answers() ? current_ : nullptr;
}

void Site::harm() {
  harming_ = true;
  world_.after(world_.between(20 * second, hour), [this] {
    if (!harming_) return;
    if (current_ && current_->answers()) harm_once();
    harm();
  });
}

void Site::heal() {
  harming_ = false;
  if (overtaken_) overtaken_->die();
  overtaken_.reset();
  if (!current_) return;
  current_->store().reads_fail = false;
  current_->store().writes_fail = false;
  current_->store().answer_is_lost = false;
  current_->store().on_written = {};
}

void Site::harm_once() {
  struct Kind {
    const char* name;
    void (Site::*what)();
  };
  static constexpr Kind kinds[] = {{"killed", &Site::kill},
                                   {"killed in a commit", &Site::kill_in_commit},
                                   {"stopped", &Site::stop},
                                   {"overtaken", &Site::overtake},
                                   {"disk away", &Site::break_disk},
                                   {"disk not read", &Site::break_reading},
                                   {"answer of a commit lost", &Site::lose_answer}};
  const auto& kind = kinds[world_.below(std::size(kinds))];
  ++done_[kind.name];
  (this->*kind.what)();
}

void Site::kill() {
  start_in(world_.between(second / 2, 3 * hour));
}

void Site::kill_in_commit() {
  current_->store().on_written = [this, server = std::weak_ptr(current_)] {
    const auto there = server.lock();
    if (there && there == current_) start_in(world_.between(second / 2, minute));
  };
}

void Site::stop() {
  current_->stop();
  start_in(world_.between(second / 2, minute));
}

void Site::overtake() {
  overtaken_ = current_;
  overtaken_->stand_still();
  current_.reset();
  told_.up(world_.now(), false);
  world_.after(world_.between(second, 10 * second), [this] { start(); });
  world_.after(world_.between(second / 2, minute), [server = std::weak_ptr(overtaken_)] {
    if (const auto there = server.lock()) there->go_on();
  });
  world_.after(2 * minute, [this, server = std::weak_ptr(overtaken_)] {
    const auto there = server.lock();
    if (!there) return;
    for (const auto& [event, times] : there->said()) done_[event] += times;
    there->die();
    if (overtaken_ == there) overtaken_.reset();
  });
}

void Site::break_disk() {
  current_->store().writes_fail = true;
  world_.after(world_.between(second / 10, 10 * minute), [server = std::weak_ptr(current_)] {
    if (const auto there = server.lock()) there->store().writes_fail = false;
  });
}

void Site::break_reading() {
  current_->store().reads_fail = true;
  world_.after(world_.between(second / 10, minute), [server = std::weak_ptr(current_)] {
    if (const auto there = server.lock()) there->store().reads_fail = false;
  });
}

void Site::lose_answer() {
  current_->store().answer_is_lost = true;
}

}  // namespace camlann::server::simulation
