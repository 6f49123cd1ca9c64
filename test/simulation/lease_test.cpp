// Which of several servers has the games: the decisions of the program, while servers are killed,
// stand still and are cut off, and the database is slow or away. Every round of every server is
// made here, without games; simulation_test.cpp has both.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "simulation/contest.hpp"
#include "simulation/options.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"

namespace camlann::server::simulation {
namespace {

constexpr std::size_t tried_servers = 3;

class Trial {
 public:
  explicit Trial(std::uint64_t seed) : world_(seed), contest_(world_, told_, {}, false) {
    for (std::size_t place = 0; place < tried_servers; ++place) start(place);
  }

  void run(Millis length) {
    harm();
    world_.run_until(world_.now() + length);
    harming_ = false;
    contest_.stir();
    world_.run_until(world_.now() + 5 * minute);
  }
  [[nodiscard]] const Told& told() const { return told_; }
  [[nodiscard]] const Contest& contest() const { return contest_; }

 private:
  void start(std::size_t place) {
    contest_.stir();
    servers_.at(place) = contest_.add("server" + std::to_string(place),
                                      [this](std::size_t length) { return world_.name(length); });
    servers_.at(place)->begin();
  }

  void harm() {
    world_.after(world_.between(second, 2 * minute), [this] {
      if (!harming_) return;
      harm_once();
      harm();
    });
  }
  /// Undone after a while.
  void harm_once() {
    contest_.stir();
    const auto place = world_.below(tried_servers);
    const auto one = servers_.at(place);
    const auto after = [this](Millis most, const std::function<void()>& what) {
      world_.after(world_.between(second / 10, most), [this, what] {
        contest_.stir();
        what();
      });
    };
    switch (world_.below(7)) {
      case 0:
        one->die();
        after(2 * minute, [this, place, one] {
          if (servers_.at(place) == one) start(place);
        });
        break;
      case 1:
        one->stand_still();
        after(minute, [one] { one->go_on(); });
        break;
      case 2:
        one->cut_off = true;
        after(minute, [one] { one->cut_off = false; });
        break;
      case 3:
        contest_.database_away = true;
        after(20 * second, [this] { contest_.database_away = false; });
        break;
      case 4:
        contest_.database_slow = true;
        after(minute, [this] { contest_.database_slow = false; });
        break;
      case 5: one->answers_to_lose += 1 + static_cast<int>(world_.below(4)); break;
      default: one->give_back(static_cast<Millis>(world_.below(5)) * second); break;
    }
  }

  World world_;
  Told told_;
  Contest contest_;
  std::vector<std::shared_ptr<Contender>> servers_ =
      std::vector<std::shared_ptr<Contender>>(tried_servers);
  bool harming_ = true;
};

TEST(SimulatedLease, IsOfOneServerAtATime) {
  const auto first = number_from("CAMLANN_SEED", 1);
  const auto runs = number_from("CAMLANN_SIMULATIONS", 6);
  std::int64_t rounds = 0;
  std::int64_t taken = 0;
  for (auto seed = first; seed < first + runs; ++seed) {
    Trial trial(seed);
    trial.run(12 * hour);
    for (const auto& wrong : trial.told().all_wrong()) {
      ADD_FAILURE() << "seed " << seed << ": " << wrong;
    }
    rounds += trial.contest().rounds();
    taken += trial.contest().taken();
  }
  EXPECT_GT(taken, 100 * static_cast<std::int64_t>(runs));
  std::printf("%llu hours of leases, %lld questions, taken %lld times\n",
              static_cast<unsigned long long>(runs * 12), static_cast<long long>(rounds),
              static_cast<long long>(taken));
}

}  // namespace
}  // namespace camlann::server::simulation
