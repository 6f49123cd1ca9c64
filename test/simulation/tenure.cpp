#include "simulation/tenure.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>

#include "server/core/limits.hpp"
#include "server/store/store.hpp"

namespace camlann::server::simulation {

/// Plays any legal move after a while, and pairs.
class Tenure::EngineOfChance final : public Thinker {
 public:
  EngineOfChance(World& world, Tenure& tenure) : world_(world), tenure_(tenure) {}

  bool has_room(Length /*length*/) override { return thinking_ < 3; }
  void submit(ThinkJob job) override {
    ++thinking_;
    world_.after(world_.between(20, 20 * second),
                 [this, job = std::move(job), tenure = tenure_.weak_from_this()] {
                   const auto there = tenure.lock();
                   if (!there || there->dead()) return;
                   --thinking_;
                   job.done(job.kind == ThinkJob::Kind::pairing ? pairing(job) : move(job));
                   there->wake();
                 });
  }

 private:
  Thought move(const ThinkJob& job) {
    Thought thought;
    const auto moves = job.board.written();
    if (!moves.empty()) thought.move = moves[world_.below(moves.size())];
    thought.accepts_draw = world_.chance(0.3);
    return thought;
  }
  /// As a worker may, it comes to nothing at times.
  Thought pairing(const ThinkJob& job) { return world_.chance(0.1) ? Thought() : think(job); }

  World& world_;
  Tenure& tenure_;
  int thinking_ = 0;
};

Tenure::Tenure(World& world, std::unique_ptr<FlakyStore> store, std::int64_t epoch, Place place,
               const Namer& namer)
    : world_(world),
      epoch_(epoch),
      place_(std::move(place)),
      store_(std::move(store)),
      engine_(std::make_unique<EngineOfChance>(world, *this)) {
  store_->linked = place_.linked;
  // A server that was overtaken may try, and must not succeed.
  store_->after_write = [this] {
    if (place_.epoch() == epoch_) return;
    place_.wrong("epoch " + std::to_string(epoch_) + " was written in epoch " +
                 std::to_string(place_.epoch()));
  };
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

Tenure::~Tenure() = default;

Result<std::shared_ptr<Tenure>> Tenure::open(World& world, const database::Address& address,
                                             std::int64_t epoch, Place place, const Namer& namer) {
  auto store = FlakyStore::open(address, epoch);
  if (!store) return Failure(store.error());
  std::shared_ptr<Tenure> tenure(
      new Tenure(world, std::move(*store), epoch, std::move(place), namer));
  if (auto started = tenure->games_->start(); !started) return Failure(started.error());
  tenure->wake();
  return tenure;
}

void Tenure::wake(Millis in) {
  const auto at = world_.now() + in;
  if (dead_ || stands_still_ || (next_ != 0 && next_ <= at)) return;
  next_ = at;
  world_.after(in, [tenure = weak_from_this(), at] {
    const auto there = tenure.lock();
    if (there && there->next_ == at) there->turn();
  });
}

void Tenure::turn() {
  next_ = 0;
  if (!answers()) return;
  games_->run_once(std::chrono::milliseconds(0));
  if (dead_) return;
  wake(std::max<Millis>(1, games_->patience().count()));
}

void Tenure::go_on() {
  stands_still_ = false;
  wake();
}

void Tenure::stop() {
  games_->close();
  games_->run();
  die();
}

}  // namespace camlann::server::simulation
