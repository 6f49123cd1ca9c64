// The thoughts of the server's workers.
#include "server/services/round/thinkers.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include "engine/computer.hpp"
#include "engine/tables_rules.hpp"
#include "game/catalog.hpp"
#include "search/score.hpp"
#include "server/fakes.hpp"
#include "tables/builder.hpp"

namespace camlann::server::test {
namespace {

// Result of the highest level for a search of one ply.
Thought thought_of(const std::string& fen, const std::string& tables) {
  Thinkers thinkers(1, tables, silent_log());
  ThinkJob job{make_game("camette", "", fen).value()};
  job.computer.level = max_level;
  job.computer.limits.emplace().depth = 1;
  job.stop = std::make_shared<std::atomic<bool>>(false);
  std::promise<Thought> promise;
  job.done = [&](const Thought& thought) { promise.set_value(thought); };
  EXPECT_TRUE(thinkers.has_room(Length::short_one));
  thinkers.submit(std::move(job));
  return promise.get_future().get();
}

TEST(Thinkers, ProbeTheTables) {
  const TemporaryFolder folder;
  const auto rules = tables_rules("camette", "wcf").value();
  ASSERT_TRUE(tables::build_tables(rules, {folder.path(), 2, 1}, [](const auto&) {}));
  const std::string fen = "1/3/5/4m/5/M2/1 w";  // lost in 6 plies
  EXPECT_EQ(thought_of(fen, folder.path().string()).score, loss_in(6));
  EXPECT_FALSE(is_sure(thought_of(fen, "").score));
}

}  // namespace
}  // namespace camlann::server::test
