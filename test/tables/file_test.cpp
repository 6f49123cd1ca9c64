// Tables as files: damage is always detected, never used and never a crash.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "games/camelot/rules.hpp"
#include "support/files.hpp"
#include "tables/builder.hpp"
#include "tables/catalog.hpp"
#include "tables/small_boards.hpp"
#include "tables/table_file.hpp"
#include "tables/tables.hpp"
#include "tables/verifier.hpp"

namespace camlann::tables::test {
namespace {

namespace fs = std::filesystem;
using camlann::test::read_bytes;
using camlann::test::write_bytes;

class TableFiles : public testing::Test {
 protected:
  const camelot::RulesBase rules{camelot::test::variant_of("camette"), {}};
  const TemporaryFolder folder;
  const TableId id = section_of({1, 1}, {0, 2}, 0, 0).table;

  void SetUp() override { build(rules, folder.path(), 4); }

  [[nodiscard]] fs::path path() const { return folder.path() / folder_of(rules) / file_name(id); }
  /// Reads everything in a table.
  [[nodiscard]] Result<Verified> read_all() const {
    return verify_table(Tables(rules, folder.path()), id, {100'000'000, 1, 1});
  }
  [[nodiscard]] camelot::Position position(const char* fen) const {
    return camelot::parse_fen(fen, rules.variant(), rules.effective_rules())->position;
  }
};

TEST_F(TableFiles, AreReadBack) {
  const auto verified = read_all();
  ASSERT_TRUE(verified) << to_text(verified.error());
  EXPECT_EQ(verified->wrong, 0u) << verified->first_wrong;
  const auto file = TableFile::open(path());
  ASSERT_TRUE(file);
  EXPECT_EQ(file->header().variant, "camette");
  EXPECT_EQ(file->header().rules, "wcf");
  EXPECT_EQ(file->header().counts[0].positions(), 88620u);
  EXPECT_LT(file->bytes(), (file->header().entries[0] + file->header().entries[1]) / 2);
}

TEST_F(TableFiles, AreTheSameHoweverManyThreadsBuildThem) {
  const TemporaryFolder other;
  build(rules, other.path(), 4, 1);
  std::size_t compared = 0;
  for (const auto& entry : fs::directory_iterator(folder.path() / folder_of(rules))) {
    if (entry.path().extension() != ".table") continue;
    EXPECT_EQ(read_bytes(entry.path()),
              read_bytes(other.path() / folder_of(rules) / entry.path().filename()));
    ++compared;
  }
  EXPECT_EQ(compared, 14u);
}

TEST_F(TableFiles, AnswerInTermsOfTheSideToMove) {
  const Tables tables(rules, folder.path());
  EXPECT_EQ(tables.probe(position("1/3/5/5/M4/3/1 w")).value(), (Value{Wdl::win, 0}));
  EXPECT_EQ(tables.probe(position("1/3/5/5/M4/3/1 b")).value(), (Value{Wdl::loss, 0}));
  EXPECT_EQ(tables.probe(position("M/3/5/5/m4/3/1 w")).value(), (Value{Wdl::win, 0}));
  EXPECT_EQ(tables.probe(position("1/1M1/5/5/m4/3/1 w")).value(), (Value{Wdl::win, 1}));
  EXPECT_EQ(tables.probe(position("1/3/4M/5/5/1m1/1 b")).value(), (Value{Wdl::win, 1}));
}

TEST_F(TableFiles, AreMissedByName) {
  const Tables tables(rules, folder.path());
  const auto five = tables.probe(position("1/3/MMM2/5/m4/2m/1 w"));
  ASSERT_FALSE(five);
  EXPECT_EQ(to_text(five.error()),
            (folder.path() / "camette/wcf").string() +
                ": there is no table MMM-MM (expected camlann tables build --variant camette "
                "--pieces 5)");
  EXPECT_FALSE(tables.probe(position("1/3/KK3/5/m4/3/1 w")));
}

TEST_F(TableFiles, DetectTruncation) {
  const std::string whole = read_bytes(path());
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{15}, std::size_t{39},
                                 std::size_t{40}, whole.size() / 2, whole.size() - 1}) {
    write_bytes(path(), whole.substr(0, size));
    const auto verified = read_all();
    ASSERT_FALSE(verified) << size;
    EXPECT_THAT(to_text(verified.error()), testing::HasSubstr("the table is damaged")) << size;
  }
  write_bytes(path(), whole + whole);
  EXPECT_FALSE(read_all());
}

TEST_F(TableFiles, DetectAChangedByteOrReadTheSame) {
  const std::string whole = read_bytes(path());
  Random random(5);
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < 64; ++i) places.push_back(i);
  for (std::size_t i = 1; i <= 64; ++i) places.push_back(whole.size() - i);
  for (int i = 0; i < 200; ++i) {
    places.push_back(random.below(static_cast<std::uint32_t>(whole.size())));
  }
  int told = 0;
  for (const std::size_t place : places) {
    std::string bytes = whole;
    bytes[place] = static_cast<char>(bytes[place] ^ 1 << random.below(8));
    write_bytes(path(), bytes);
    // A few bits of a frame mean nothing; whatever is read must be what was written.
    const auto verified = read_all();
    EXPECT_TRUE(!verified || verified->wrong == 0) << "byte " << place;
    told += verified ? 0 : 1;
  }
  EXPECT_GT(told, 310);  // of 328
}

TEST_F(TableFiles, RefuseAnotherGameOrMaterial) {
  const auto other = folder.path() / folder_of(rules) / "KM-KM.table";
  write_bytes(path(), read_bytes(other));
  const auto verified = read_all();
  ASSERT_FALSE(verified);
  EXPECT_EQ(verified.error().what, "this table is for another game or rule set");
  EXPECT_FALSE(build_tables(rules, {folder.path(), 4, 1}, [](const BuildStep&) {}));
}

// Tables of a board by the same name on which one piece a side is a draw.
TEST_F(TableFiles, ThatAreWrongFailTheLookahead) {
  camelot::Variant like_camette = rules.variant();
  like_camette.small_game = false;
  const camelot::RulesBase others(like_camette, {});
  const TemporaryFolder forged;
  build(others, forged.path(), 3);
  const std::string name = "MM-M.table";
  write_bytes(folder.path() / folder_of(rules) / name,
              read_bytes(forged.path() / folder_of(others) / name));
  const Tables tables(rules, folder.path());
  const auto verified =
      verify_table(tables, section_of({0, 2}, {0, 1}, 0, 0).table, {100'000'000, 1, 2});
  ASSERT_TRUE(verified) << to_text(verified.error());
  EXPECT_GT(verified->wrong, 10u);
  EXPECT_THAT(verified->first_wrong, testing::HasSubstr(", should be "));
}

}  // namespace
}  // namespace camlann::tables::test
