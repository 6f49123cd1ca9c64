#include "simulation/site.hpp"

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include "server/store/log_mark.hpp"
#include "server/store/schema.hpp"
#include "simulation/options.hpp"

namespace camlann::server::simulation {

namespace {

constexpr std::size_t servers = 3;

}  // namespace

Site::Site(World& world, database::Address address, Told& told, bool has_bus)
    : world_(world),
      address_(std::move(address)),
      told_(told),
      namer_([&world](std::size_t length) { return world.name(length); }),
      machines_(servers),
      servers_last_(world.chance(0.3)) {
  owner_.emplace(open_up_to_date(address_, MissingLog::accept).value());
  set_epoch_.emplace(owner_->prepare("UPDATE owner SET epoch=?1").value());
  contest_ = std::make_unique<Contest>(
      world_, told_,
      [this](std::int64_t epoch) { return set_epoch_->bind(1, epoch).run().has_value(); }, true);
  if (has_bus) {
    bus_ = std::make_shared<WildBus>(world_);
    bus_->on_beat = [this] {
      for (const auto& machine : machines_) {
        if (machine) machine->beat();
      }
    };
  }
  for (std::size_t place = 0; place < servers; ++place) start(place);
}

Site::~Site() {
  if (bus_) bus_->on_beat = nullptr;
}

void Site::start(std::size_t place) {
  auto& machine = machines_.at(place);
  if (closing_ || (machine && !machine->dead())) return;
  contest_->stir();
  machine =
      std::make_shared<Machine>(world_,
                                Machine::Place{address_, *contest_, bus_, told_, namer_,
                                               [this](std::int64_t epoch) { opened(epoch); },
                                               [this](const Tenure& tenure) { ended(tenure); }},
                                "server" + std::to_string(place));
  machine->begin();
}

void Site::start_in(std::size_t place, Millis wait) {
  world_.after(wait, [this, place] { start(place); });
}

void Site::opened(std::int64_t epoch) {
  // The time in which the last server was suspended is not charged to players.
  if (still_since_) told_.up(*std::exchange(still_since_, std::nullopt), false);
  latest_ = epoch;
  told_.up(world_.now(), true);
}

void Site::ended(const Tenure& tenure) {
  for (const auto& [event, times] : tenure.said()) done_[event] += times;
  if (tenure.epoch() != latest_) return;
  still_since_.reset();
  told_.up(world_.now(), false);
}

Site::Kept Site::any() {
  std::vector<Kept> all;
  for (const auto& machine : machines_) {
    if (machine && !machine->dead()) all.push_back(machine);
  }
  return all.empty() ? nullptr : all[world_.below(all.size())];
}

Site::Kept Site::with_games() const {
  const auto found = std::find_if(machines_.begin(), machines_.end(), [this](const Kept& machine) {
    return machine && !machine->dead() && machine->tenure() &&
           machine->tenure()->epoch() == latest_;
  });
  return found == machines_.end() ? nullptr : *found;
}

Site::Kept Site::at(const std::string& address) const {
  const auto found =
      std::find_if(machines_.begin(), machines_.end(), [&address](const Kept& machine) {
        return machine && machine->there() && machine->address() == address;
      });
  return found == machines_.end() ? nullptr : *found;
}

std::shared_ptr<Tenure> Site::reach() {
  auto machine = any();
  if (!machine || !machine->there()) return nullptr;
  if (!machine->tenure()) {
    const auto holder = machine->holder();
    machine = holder ? at(holder->address) : nullptr;
  }
  if (!machine || !machine->tenure()) return nullptr;
  if (!machine->tenure()->may_speak()) return nullptr;
  if (const auto reached = std::exchange(on_reached_, {})) {
    world_.after(0, [reached, machine] { reached(machine); });
  }
  return machine->tenure();
}

void Site::open_line(const std::string& player, const std::shared_ptr<Watcher>& watcher,
                     std::function<void()> on_closed, const Opened& opened) {
  auto machine = any();
  if (!machine || !machine->there()) return opened(nullptr);
  if (!machine->tenure() && !machine->relays()) {
    const auto holder = machine->holder();
    machine = holder ? at(holder->address) : nullptr;
    if (!machine || !machine->tenure()) return opened(nullptr);
  }
  machine->open_line(player, watcher, std::move(on_closed), opened);
}

void Site::harm() {
  harming_ = true;
  world_.after(world_.between(20 * second, hour), [this] {
    if (!harming_) return;
    harm_once();
    harm();
  });
}

void Site::undo_in(Millis wait, std::function<void()> undo) {
  world_.after(wait, [this, undo = std::move(undo)] {
    contest_->stir();
    if (bus_) bus_->wake(6 * second);
    undo();
  });
}

void Site::heal() {
  harming_ = false;
  on_reached_ = {};
  still_since_.reset();
  contest_->stir();
  contest_->database_away = false;
  contest_->database_slow = false;
  if (bus_) bus_->away = false;
  for (std::size_t place = 0; place < servers; ++place) {
    start(place);
    auto& machine = *machines_[place];
    machine.contender().cut_off = false;
    machine.contender().answers_to_lose = 0;
    if (machine.bus_link() != nullptr) machine.bus_link()->cut_off = false;
    machine.go_on();
    if (!machine.tenure()) continue;
    auto& store = machine.tenure()->store();
    store.reads_fail = false;
    store.writes_fail = false;
    store.answer_is_lost = false;
    store.on_written = {};
  }
  if (bus_) bus_->wake(6 * second);
}

void Site::close() {
  closing_ = true;
  for (const auto& machine : machines_) {
    if (machine) machine->stop([] {});
  }
  world_.run_until(world_.now() + minute);
  done_["leases taken"] = static_cast<int>(contest_->taken());
  if (bus_) done_["messages on the bus"] = static_cast<int>(bus_->carried());
}

void Site::harm_once() {
  struct Kind {
    const char* name;
    void (Site::*what)();
  };
  // First what no server ends of.
  static constexpr Kind kinds[] = {{"database away", &Site::send_away_database},
                                   {"database slow", &Site::slow_database_down},
                                   {"disk away", &Site::break_disk},
                                   {"disk not read", &Site::break_reading},
                                   {"answer of a commit lost", &Site::lose_answer},
                                   {"killed", &Site::kill},
                                   {"killed in a commit", &Site::kill_in_commit},
                                   {"stopped", &Site::stop},
                                   {"stands still", &Site::stand_still},
                                   {"stands still with a request", &Site::stand_still_with_request},
                                   {"cut off from the database", &Site::cut_off},
                                   {"answers about the lease lost", &Site::lose_lease_answers},
                                   {"bus away", &Site::send_away_bus},
                                   {"cut off from the bus", &Site::cut_off_bus}};
  constexpr std::size_t of_disk_and_database = 5;
  const auto all = std::size(kinds) - (bus_ ? 0 : 2);
  const auto& kind = kinds[world_.below(servers_last_ ? of_disk_and_database : all)];
  ++done_[kind.name];
  if (number_from("CAMLANN_TRACE", 0) != 0) {
    std::printf("%lld %s\n", static_cast<long long>(world_.now()), kind.name);
  }
  (this->*kind.what)();
}

Site::Kept Site::victim() {
  const auto with = with_games();
  return with && world_.chance(0.7) ? with : any();
}

void Site::kill() {
  const auto machine = victim();
  if (!machine) return;
  machine->die();
  const auto place = static_cast<std::size_t>(
      std::find(machines_.begin(), machines_.end(), machine) - machines_.begin());
  start_in(place, world_.between(second / 2, 3 * hour));
}

void Site::kill_in_commit() {
  const auto machine = with_games();
  if (!machine) return;
  machine->tenure()->store().on_written = [this, weak = std::weak_ptr(machine)] {
    const auto there = weak.lock();
    if (!there || there->dead()) return;
    there->die();
    const auto place = static_cast<std::size_t>(
        std::find(machines_.begin(), machines_.end(), there) - machines_.begin());
    start_in(place, world_.between(second / 2, minute));
  };
}

void Site::stop() {
  const auto machine = victim();
  if (!machine || !machine->there()) return;
  const auto place = static_cast<std::size_t>(
      std::find(machines_.begin(), machines_.end(), machine) - machines_.begin());
  machine->stop([this, place] { start_in(place, world_.between(second / 2, minute)); });
}

void Site::stand_still() {
  stand_still(victim());
}

void Site::stand_still_with_request() {
  on_reached_ = [this](const Kept& machine) { stand_still(machine); };
}

void Site::stand_still(const Kept& machine) {
  if (!machine || !machine->there()) return;
  if (machine == with_games()) still_since_ = world_.now();
  machine->stand_still();
  undo_in(world_.between(second / 2, 5 * minute), [this, machine] {
    if (machine == with_games()) still_since_.reset();
    machine->go_on();
  });
}

void Site::cut_off() {
  const auto machine = victim();
  if (!machine) return;
  contest_->stir();
  machine->contender().cut_off = true;
  undo_in(world_.between(second / 10, 10 * minute),
          [machine] { machine->contender().cut_off = false; });
}

void Site::lose_lease_answers() {
  const auto machine = victim();
  if (!machine) return;
  contest_->stir();
  machine->contender().answers_to_lose += 1 + static_cast<int>(world_.below(8));
}

void Site::send_away_database() {
  contest_->stir();
  contest_->database_away = true;
  undo_in(world_.between(second / 10, 2 * minute), [this] { contest_->database_away = false; });
}

void Site::slow_database_down() {
  contest_->stir();
  contest_->database_slow = true;
  undo_in(world_.between(second / 10, minute), [this] { contest_->database_slow = false; });
}

void Site::break_disk() {
  const auto machine = with_games();
  if (!machine) return;
  const auto tenure = machine->tenure();
  tenure->store().writes_fail = true;
  world_.after(world_.between(second / 10, 10 * minute), [weak = std::weak_ptr(tenure)] {
    if (const auto there = weak.lock()) there->store().writes_fail = false;
  });
}

void Site::break_reading() {
  const auto machine = with_games();
  if (!machine) return;
  const auto tenure = machine->tenure();
  tenure->store().reads_fail = true;
  world_.after(world_.between(second / 10, minute), [weak = std::weak_ptr(tenure)] {
    if (const auto there = weak.lock()) there->store().reads_fail = false;
  });
}

void Site::lose_answer() {
  if (const auto machine = with_games()) machine->tenure()->store().answer_is_lost = true;
}

void Site::send_away_bus() {
  bus_->wake(6 * second);
  bus_->away = true;
  undo_in(world_.between(second / 10, 5 * minute), [this] { bus_->away = false; });
}

void Site::cut_off_bus() {
  const auto machine = victim();
  if (!machine || machine->bus_link() == nullptr) return;
  bus_->wake(6 * second);
  machine->bus_link()->cut_off = true;
  undo_in(world_.between(second / 10, 5 * minute),
          [machine] { machine->bus_link()->cut_off = false; });
}

}  // namespace camlann::server::simulation
