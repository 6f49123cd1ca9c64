#include "tables/catalog.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>

#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "tables/geometry.hpp"

namespace camlann::tables::test {
namespace {

std::vector<std::string> names(const char* variant, const char* rule_set, int pieces) {
  const camelot::RulesBase rules(camelot::test::variant_of(variant),
                                 camelot::test::rule_set_of(rule_set));
  std::vector<std::string> list;
  for (const TableId& id : table_ids(Geometry(rules), pieces)) list.push_back(to_text(id));
  return list;
}

TEST(Catalog, HasEveryMaterialOfTheArrayOnce) {
  EXPECT_THAT(names("camette", "wcf", 2), testing::ElementsAre("M-M", "K-M", "K-K"));
  EXPECT_EQ(names("camette", "wcf", 8).size(), 28u);  // pairs of 7 materials, either one first
  EXPECT_THAT(names("cam", "wcf", 3), testing::Contains("KK-M"));
  EXPECT_THAT(names("cam", "wcf", 4), testing::Not(testing::Contains("KKK-M")));
}

TEST(Catalog, LeavesOutDrawnMaterial) {
  EXPECT_TRUE(names("camelot", "wcf", 2).empty());
  EXPECT_EQ(names("camelot", "wcf,thinDraw=false,castleMoves=0", 2).size(), 3u);
  EXPECT_EQ(names("camelot", "wcf", 3).size(), 6u * 9u);
}

TEST(Catalog, OrdersTablesBehindThoseTheyRestOn) {
  const camelot::RulesBase rules(camelot::test::variant_of("camelot"), {});
  const Geometry geometry(rules);
  std::set<TableId> seen;
  for (const TableId& id : table_ids(geometry, 4)) {
    for (const TableId& needed : rests_on(geometry, id)) {
      EXPECT_EQ(seen.count(needed), 1u) << to_text(id) << " rests on " << to_text(needed);
    }
    seen.insert(id);
  }
  EXPECT_EQ(seen.size(), 171u);
}

TEST(Catalog, HasOneMaterialWithAllThatItRestsOn) {
  const camelot::RulesBase rules(camelot::test::variant_of("camelot"), {});
  const Geometry geometry(rules);
  std::set<TableId> seen;
  for (const TableId& id : table_ids(geometry, {Material{0, 2}, Material{0, 2}})) {
    for (const TableId& needed : rests_on(geometry, id)) EXPECT_EQ(seen.count(needed), 1u);
    EXPECT_TRUE(seen.insert(id).second);
  }
  EXPECT_EQ(seen.size(), 15u);  // 9 of MM-M, 6 of MM-MM
}

// Where no castle move is left, nothing leads to the tables in which some are.
TEST(Catalog, HasOneMaterialAfterEachNumberOfCastleMoves) {
  const camelot::RulesBase rules(camelot::test::variant_of("camelot"), {});
  const Geometry geometry(rules);
  const auto named = [&](int castle_moves) {
    std::vector<std::string> list;
    for (const TableId& id : table_ids(geometry, {Material{0, 2}, Material{0, 2}}, castle_moves)) {
      for (const TableId& needed : rests_on(geometry, id)) {
        EXPECT_THAT(list, testing::Contains(to_text(needed)));
      }
      list.push_back(to_text(id));
    }
    return list;
  };
  EXPECT_THAT(named(2), testing::ElementsAre("MM-M-2-2", "MM-MM-2-2"));
  EXPECT_EQ(named(1).size(), 7u);  // 4 of MM-M, 3 of MM-MM
  EXPECT_THAT(named(3), testing::ElementsAre());
}

TEST(Catalog, ReportsTheReachOfTables) {
  const auto reach = [](const char* variant) {
    return buildable_pieces(Geometry(camelot::RulesBase(camelot::test::variant_of(variant), {})));
  };
  EXPECT_EQ(reach("camette"), 8);
  EXPECT_EQ(reach("cam"), 5);
  EXPECT_EQ(reach("camelot"), 4);
  EXPECT_EQ(reach("chivalry"), 4);
}

TEST(Catalog, SharesTablesAmongRuleSetsThatDifferInNothingElse) {
  const auto folder = [](const char* variant, const char* rules) {
    return folder_of(camelot::RulesBase(camelot::test::variant_of(variant),
                                        camelot::test::rule_set_of(rules)))
        .string();
  };
  EXPECT_EQ(folder("cam", "wcf"), "cam/wcf");
  EXPECT_EQ(folder("cam", "wcf,thinDraw=false,repetition=0,castleMoves=1"), "cam/wcf");
  EXPECT_EQ(folder("camelot", "wcf,quietPlies=40"), "camelot/wcf");
  EXPECT_NE(folder("camelot", "wcf,castleMoves=1"), "camelot/wcf");
  EXPECT_EQ(folder("cam", "brainking"), folder("cam", "cards-and-dominoes"));
}

TEST(Catalog, FindsTheFolder) {
  setenv("HOME", "/home/x", 1);
  setenv("XDG_DATA_HOME", "", 1);
  unsetenv("CAMLANN_TABLES");
  EXPECT_EQ(tables_folder("").string(), "/home/x/.local/share/camlann/tables");
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(tables_folder("").string(), "/data/camlann/tables");
  setenv("CAMLANN_TABLES", "/tables", 1);
  EXPECT_EQ(tables_folder("").string(), "/tables");
  EXPECT_EQ(tables_folder("here").string(), "here");
}

TEST(Material, RoundTrips) {
  EXPECT_EQ(parse_material("KKM"), (Material{2, 1}));
  EXPECT_EQ(to_text(Material{1, 2}), "KMM");
  for (const char* text : {"", "MK", "k", "KMX"}) EXPECT_EQ(parse_material(text), std::nullopt);
}

}  // namespace
}  // namespace camlann::tables::test
