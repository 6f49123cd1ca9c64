#pragma once
// The table of leases in the database, with its own clock and its invariants, which hold for any
// behaviour of the servers. The statements are those of server/store/lease_table.cpp, in C++.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "server/cluster/lease_keeper.hpp"
#include "server/store/lease_table.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {

class LeaseRow {
 public:
  /// `set_epoch` writes the epoch that writers are compared with.
  LeaseRow(World& world, Told& told, std::function<bool(std::int64_t)> set_epoch)
      : world_(world),
        told_(told),
        set_epoch_(std::move(set_epoch)),
        began_(world.now()),
        rate_(clock_rate(world)) {}

  /// Returns the rate of an unsynchronized clock.
  [[nodiscard]] static double clock_rate(World& world) { return 0.97 + world.below(61) / 1000.0; }

  /// Called before a server takes the lease.
  std::function<void()> on_taken;

  [[nodiscard]] Result<LeaseKeeper::Answer> answer(const LeaseKeeper::Question& question) {
    using Kind = LeaseKeeper::Question::Kind;
    LeaseKeeper::Answer answer;
    const bool own = lease_.owner == question.owner && lease_.epoch == question.epoch;
    switch (question.kind) {
      case Kind::look:
        answer.lease = lease_;
        answer.lease.left = until_ - now();
        break;
      case Kind::take:
        if (until_ <= now()) answer.epoch = take(question);
        break;
      case Kind::renew:
        if (own) answer.address = lease_.address;
        if (own) until_ = now() + LeaseTable::lasts.count();
        break;
      case Kind::set_address:
        if (own) lease_.address = question.address;
        break;
      case Kind::give_back:
        if (own) until_ = 0;
        break;
    }
    return answer;
  }
  [[nodiscard]] std::int64_t epoch() const { return lease_.epoch; }

 private:
  [[nodiscard]] std::int64_t now() const {
    return 1'000'000 +
           static_cast<std::int64_t>(static_cast<double>(world_.now() - began_) * rate_);
  }
  std::optional<std::int64_t> take(const LeaseKeeper::Question& question) {
    if (on_taken) on_taken();
    const auto epoch = lease_.epoch + 1;
    if (set_epoch_ && !set_epoch_(epoch)) told_.wrong("the epoch cannot be written");
    if (!owners_.try_emplace(epoch, question.owner).second) {
      told_.wrong("epoch " + std::to_string(epoch) + " has two owners");
    }
    lease_ = {question.owner, question.address, epoch, 0};
    until_ = now() + LeaseTable::lasts.count();
    return epoch;
  }

  World& world_;
  Told& told_;
  const std::function<bool(std::int64_t)> set_epoch_;
  const Millis began_;
  const double rate_;
  LeaseTable::Lease lease_;
  std::int64_t until_ = 0;
  std::map<std::int64_t, std::string> owners_;  // by epoch
};

}  // namespace camlann::server::simulation
