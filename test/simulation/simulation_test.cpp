// The whole logic of the games over the real store, in a world with its own clock, network, disk
// and machines that all fail as determined by one seed. Answers to clients are compared with the
// database. Runs some seeds for a short while, and those that once failed; script/simulation has
// the long form.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "simulation/history.hpp"
#include "simulation/options.hpp"
#include "simulation/player.hpp"
#include "simulation/site.hpp"
#include "simulation/told.hpp"
#include "simulation/world.hpp"
#include "support/files.hpp"

namespace camlann::server::simulation {
namespace {

struct Run {
  Verdicts verdicts;
  std::map<std::string, int> done;
  std::uint64_t happenings = 0;
  std::string moves;  // all that were accepted
};

Run run(std::uint64_t seed, Millis length) {
  const camlann::test::TemporaryFolder folder;
  const database::Address address(folder.path() / "games.sqlite");
  World world(seed);
  Told told;
  Run result;
  {
    Site site(world, address, told, seed % 2 == 0);
    std::vector<std::unique_ptr<Player>> players;
    for (const char* name : {"anna", "ben", "carl", "dora", "emil", "flo"}) {
      players.push_back(std::make_unique<Player>(world, site, told, name));
      players.back()->begin();
    }
    site.harm();
    world.run_until(world.now() + length);
    // All faults end, and all players leave: running games end properly.
    site.heal();
    world.run_until(world.now() + world.between(second, 4 * hour));
    for (auto& player : players) player->leave();
    world.run_until(world.now() + 4 * 24 * hour);
    site.close();
    result.done = site.done();
    result.happenings = world.count();
  }
  for (const auto& move : told.moves()) {
    if (move.accepted) result.moves += move.game + move.notation + move.nonce + '\n';
  }
  result.verdicts = check_history(address, told, world.now());
  return result;
}

void expect_right(std::uint64_t seed, const Run& run) {
  for (const auto& wrong : run.verdicts.wrong) ADD_FAILURE() << "seed " << seed << ": " << wrong;
}

TEST(Simulation, AllAnswersAgreeWithTheDatabase) {
  const auto first = number_from("CAMLANN_SEED", 1);
  const auto runs = number_from("CAMLANN_SIMULATIONS", 1);
  const auto days = number_from("CAMLANN_SIMULATED_DAYS", 3);
  std::map<std::string, int> done;
  Verdicts all;
  for (auto seed = first; seed < first + runs; ++seed) {
    const auto one = run(seed, static_cast<Millis>(days) * 24 * hour);
    expect_right(seed, one);
    for (const auto& [what, times] : one.done) done[what] += times;
    all.games += one.verdicts.games;
    all.over += one.verdicts.over;
    all.flags += one.verdicts.flags;
    all.moves += one.verdicts.moves;
    all.tournaments += one.verdicts.tournaments;
    all.rated += one.verdicts.rated;
  }
  EXPECT_GT(all.moves, 0);
  EXPECT_GT(all.tournaments, 0);
  EXPECT_GT(all.rated, 0);
  std::printf(
      "%llu hours, %d games, %d over, %d by time, %d moves, %d tournaments over, %d ratings "
      "moved\n",
      static_cast<unsigned long long>(runs * (days + 4) * 24), all.games, all.over, all.flags,
      all.moves, all.tournaments, all.rated);
  for (const auto& [what, times] : done) std::printf("%6d %s\n", times, what.c_str());
}

// A world that once failed: a tournament's watchers received no event of a change that was saved
// without an answer.
TEST(Simulation, TournamentWatchersReceiveChangesSavedWithoutAnAnswer) {
  expect_right(4, run(4, 2 * hour));
}

TEST(Simulation, TheSameSeedIsTheSameWorld) {
  const auto once = run(7, 12 * hour);
  const auto again = run(7, 12 * hour);
  EXPECT_FALSE(once.moves.empty());
  EXPECT_EQ(once.moves, again.moves);
  EXPECT_EQ(once.happenings, again.happenings);
}

}  // namespace
}  // namespace camlann::server::simulation
