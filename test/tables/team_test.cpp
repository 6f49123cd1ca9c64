// Tables built by a team: the same files, however the work is dealt out.

#include <gtest/gtest.h>

#include <algorithm>
#include <barrier>
#include <cstdint>
#include <filesystem>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "support/files.hpp"
#include "tables/builder.hpp"
#include "tables/catalog.hpp"
#include "tables/share.hpp"
#include "tables/small_boards.hpp"
#include "tables/table_file.hpp"
#include "tables/team.hpp"

namespace camlann::tables::test {
namespace {

namespace fs = std::filesystem;
using camlann::test::read_bytes;

/// Exchange of messages between the members of a team that are threads of one process.
struct Desk {
  explicit Desk(unsigned size)
      : members(size),
        all_here(static_cast<std::ptrdiff_t>(size)),
        numbers(size),
        texts(size),
        marked(size, std::vector<std::vector<MarkedLine>>(size)),
        entries(size) {}

  unsigned members;
  std::barrier<> all_here;
  std::vector<std::uint64_t> numbers;
  std::vector<std::string> texts;
  std::vector<std::vector<std::vector<MarkedLine>>> marked;  // [from][to]
  std::vector<std::vector<Entry>> entries;
};

class ThreadTeam final : public Team {
 public:
  ThreadTeam(Desk& desk, unsigned member) : desk_(desk), member_(member) {}

  [[nodiscard]] unsigned size() const override { return desk_.members; }
  [[nodiscard]] unsigned member() const override { return member_; }
  [[nodiscard]] std::uint64_t greatest(std::uint64_t mine) override {
    const auto told = tell(desk_.numbers, mine);
    return *std::max_element(told.begin(), told.end());
  }
  [[nodiscard]] std::string told_by(unsigned member, const std::string& mine) override {
    return tell(desk_.texts, mine)[member];
  }
  void exchange(const std::vector<std::vector<MarkedLine>>& out,
                std::vector<MarkedLine>& in) override {
    in.clear();
    for (const auto& from : tell(desk_.marked, out)) {
      in.insert(in.end(), from[member_].begin(), from[member_].end());
    }
    for (unsigned to = 0; to < size(); ++to) sent_ += to == member_ ? 0 : out[to].size();
  }
  void collect(const std::vector<Entry>& mine, std::vector<Entry>& all) override {
    all.clear();
    for (const auto& from : tell(desk_.entries, mine))
      all.insert(all.end(), from.begin(), from.end());
  }
  [[nodiscard]] std::size_t sent() const { return sent_; }

 private:
  template <class T>
  std::vector<T> tell(std::vector<T>& places, const T& mine) {
    places[member_] = mine;
    desk_.all_here.arrive_and_wait();
    std::vector<T> told = places;
    desk_.all_here.arrive_and_wait();
    return told;
  }

  Desk& desk_;
  unsigned member_;
  std::size_t sent_ = 0;
};

struct Built {
  std::vector<Result<void>> results;
  std::size_t steps = 0;
  std::size_t were_there = 0;
  std::size_t sent = 0;
};

Built build_by(unsigned members, const camelot::RulesBase& rules, const BuildOrder& order) {
  Desk desk(members);
  Built built;
  built.results.resize(members);
  std::vector<std::size_t> sent(members);
  std::vector<std::thread> threads;
  for (unsigned member = 0; member < members; ++member) {
    threads.emplace_back([&, member] {
      ThreadTeam team(desk, member);
      built.results[member] = build_tables(
          rules, order,
          [&](const BuildStep& step) {
            ++built.steps;
            built.were_there += step.was_there ? 1U : 0U;
          },
          team);
      sent[member] = team.sent();
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::size_t one : sent) built.sent += one;
  return built;
}

void expect_same_files(const fs::path& one, const fs::path& other) {
  std::size_t compared = 0;
  for (const auto& entry : fs::directory_iterator(one)) {
    if (entry.path().extension() != ".table") continue;
    EXPECT_EQ(read_bytes(entry.path()), read_bytes(other / entry.path().filename()))
        << entry.path();
    ++compared;
  }
  EXPECT_GT(compared, 5u);
}

struct Case {
  const char* name;
  const TestBoard& (*board)();
  int pieces;
};

class TeamOf : public testing::TestWithParam<Case> {
 protected:
  const camelot::RulesBase rules{GetParam().board().fast, {}};
  const TemporaryFolder alone;

  void SetUp() override { build(rules, alone.path(), GetParam().pieces); }
};

TEST_P(TeamOf, AnySizeWritesTheSameFiles) {
  for (const unsigned members : {2U, 3U, 7U}) {
    const TemporaryFolder together;
    const Built built = build_by(members, rules, {together.path(), GetParam().pieces, 2});
    for (const auto& result : built.results) EXPECT_TRUE(result) << to_text(result.error());
    EXPECT_EQ(built.were_there, 0u);
    EXPECT_GT(built.sent, 100u) << "nobody needed anybody";
    expect_same_files(alone.path() / folder_of(rules), together.path() / folder_of(rules));
  }
}

TEST_P(TeamOf, ResumesAStoppedBuild) {
  const fs::path folder = alone.path() / folder_of(rules);
  fs::path last;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".table") last = std::max(last, entry.path());
  }
  const std::string whole = read_bytes(last);
  fs::remove(last);
  const Built built = build_by(3, rules, {alone.path(), GetParam().pieces, 1});
  for (const auto& result : built.results) EXPECT_TRUE(result) << to_text(result.error());
  EXPECT_EQ(built.were_there, built.steps - 1);
  EXPECT_EQ(read_bytes(last), whole);
}

TEST_P(TeamOf, FailsAsOne) {
  const fs::path folder = alone.path() / folder_of(rules);
  fs::path first;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".table" && (first.empty() || entry.path() < first)) {
      first = entry.path();
    }
  }
  camlann::test::write_bytes(first, "no table");
  const Built built = build_by(3, rules, {alone.path(), GetParam().pieces, 1});
  for (const auto& result : built.results) {
    ASSERT_FALSE(result);
    EXPECT_NE(to_text(result.error()).find("the table is damaged"), std::string::npos);
  }
}

INSTANTIATE_TEST_SUITE_P(Boards, TeamOf,
                         testing::Values(Case{"Camette", camette, 4},
                                         Case{"TwoGoals", two_goals, 3}),
                         [](const auto& name) { return std::string(name.param.name); });

TEST(Share, GivesEachPlacementToOneMember) {
  const camelot::RulesBase rules(camelot::test::variant_of("camette"), {});
  const Geometry geometry(rules);
  for (const Material material : {Material{0, 1}, Material{1, 1}, Material{0, 3}}) {
    const Placements placements(geometry, material);
    for (const unsigned members : {1U, 2U, 5U, 16U}) {
      std::vector<int> columns(placements.size());
      std::uint32_t row = 0;
      for (unsigned member = 0; member < members; ++member) {
        const Share share = share_of(placements, member, members);
        const Strips strips(share);
        EXPECT_EQ(share.rows.begin, row);
        row = share.rows.end;
        std::set<std::uint32_t> places;
        std::set<std::uint32_t> of_section;
        for (const Range& range : share.columns) {
          for (std::uint32_t column = range.begin; column < range.end; ++column) {
            ++columns[column];
            const std::uint32_t canonical = std::min(column, placements.mirror(column));
            EXPECT_TRUE(canonical >= share.rows.begin && canonical < share.rows.end);
            const std::uint32_t place = strips.place(column / width);
            EXPECT_LT(place, strips.size());
            EXPECT_EQ(strips.strip(place), column / width);
            places.insert(place);
            of_section.insert(column / width);
          }
        }
        EXPECT_EQ(places.size(), of_section.size());
        EXPECT_EQ(strips.size(), of_section.size());
      }
      EXPECT_EQ(row, placements.canonical());
      EXPECT_EQ(std::count(columns.begin(), columns.end(), 1), placements.size());
    }
  }
}

}  // namespace
}  // namespace camlann::tables::test
