// Lists of names: lines, tables and reports.
#include "server/messages/name_lists.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/model/entry.hpp"

namespace camlann::server {
namespace {

using message::NameListForm;
using Names = std::vector<ListedName>;

constexpr std::size_t most = 128;

Names read(std::string_view text, NameListForm form) {
  auto names = read_name_list(text, form, most);
  EXPECT_TRUE(names) << names.error().what;
  return names ? std::move(*names) : Names();
}
Error refused(std::string_view text, NameListForm form) {
  const auto names = read_name_list(text, form, most);
  EXPECT_FALSE(names) << text;
  return names ? Error{} : names.error();
}

/// A line 001 of TRF16, in which the name has this many columns.
std::string trf_line(const std::string& name, std::size_t columns, const std::string& rating) {
  return "001    1 m    " + name + std::string(33 - columns, ' ') + ' ' +
         std::string(4 - rating.size(), ' ') + rating + " GER    12345678 2001/02/03  1.0    1";
}

TEST(NameLists, LinesHaveARatingBehindTheName) {
  const Names expected{{"Anna Berg", 1500, 1},
                       {"Ben", 0, 3},
                       {"M\u00fcller, Hans", 987, 4},
                       {"Carl", 1234, 5},
                       {"Dora 2", 0, 6}};
  EXPECT_EQ(read("\xEF\xBB\xBF"
                 "Anna Berg 1500\r\n\r\n  Ben\nM\u00fcller, Hans 987\nCarl;\t1234\nDora 2",
                 NameListForm::lines),
            expected);
}

TEST(NameLists, TablesHaveQuotesAndTitles) {
  const Names plain{{"Berg, Anna", 1500, 1}, {"Ben \"B\"", 0, 2}, {"Carl", 0, 3}};
  EXPECT_EQ(read("\"Berg, Anna\",1500\n\"Ben \"\"B\"\"\",\nCarl\n", NameListForm::csv), plain);
  const Names titled{{"Anna", 1500, 2}, {"Ben", 0, 3}};
  EXPECT_EQ(read("Club; ELO ; Name\nZ;1500;Anna\nZ;0;Ben\n", NameListForm::csv), titled);
  EXPECT_EQ(read("name\trating\nAnna\t1500\nBen\t\n", NameListForm::csv), titled);
}

TEST(NameLists, ATableMayBeginWithANameAlone) {
  const Names expected{{"Anna", 0, 1}, {"Ben", 1500, 2}};
  EXPECT_EQ(read("Anna\nBen;1500\n", NameListForm::csv), expected);
}

TEST(NameLists, OfReportsOnlyNamesAndRatingsAreRead) {
  const auto text = "012 Cup\n" + trf_line("Berg,Anna", 9, "1500") + "\n" + trf_line("Ben", 3, "") +
                    "\nXXR 5\n" + trf_line("M\u00fcller,J\u00f6rg", 11, "987") + "\n" +
                    trf_line("M\u00fcller,J\u00fcrgen", 15, "1987") + "\n001    1 m    Carl";
  const Names expected{{"Berg,Anna", 1500, 2},
                       {"Ben", 0, 3},
                       {"M\u00fcller,J\u00f6rg", 987, 5},
                       {"M\u00fcller,J\u00fcrgen", 1987, 6},  // columns of bytes
                       {"Carl", 0, 7}};
  EXPECT_EQ(read(text, NameListForm::trf), expected);
}

TEST(NameLists, WrongLinesAreNamedWithWhatWasExpected) {
  const auto lines =
      refused("Anna 1500\nBen 9999\n1500\n" + std::string(81, 'x') + "\nA\tB", NameListForm::lines);
  EXPECT_EQ(lines.where, "line 2");
  EXPECT_EQ(lines.expected, "a number from 1 to 4000, or nothing");
  EXPECT_EQ(lines.what,
            "Nobody was entered. Line 2: This is not a rating: 9999 (expected: a number from 1 to "
            "4000, or nothing). Line 3: A name is missing (expected: a name before the rating). "
            "Line 4: This name is too long: " +
                std::string(40, 'x') +
                "\u2026 (expected: at most 80 characters). Line 5: A name has an invisible "
                "character (expected: letters).");
  EXPECT_EQ(refused("Anna,1500,GER", NameListForm::csv).where, "line 1");
  EXPECT_EQ(refused("Anna,1500\n\"Ben,1400", NameListForm::csv).where, "line 2");
  EXPECT_EQ(refused("\"Anna\" x,1500", NameListForm::csv).where, "line 1");
  EXPECT_EQ(refused("Anna,fifteen", NameListForm::csv).where, "line 1");
  EXPECT_EQ(refused(trf_line("Anna", 5, "1500"), NameListForm::trf).where, "line 1");
  std::string many;
  for (int i = 0; i < 7; ++i) many += "9999\n";
  EXPECT_NE(refused(many, NameListForm::lines).what.find("And 2 more lines."), std::string::npos);
}

TEST(NameLists, OneMoreWrongLineIsNamedToo) {
  std::string many;
  for (int i = 0; i < 6; ++i) many += "9999\n";
  const auto what = refused(many, NameListForm::lines).what;
  EXPECT_NE(what.find("Line 6: "), std::string::npos) << what;
  EXPECT_EQ(what.find("more lines"), std::string::npos) << what;
}

TEST(NameLists, EmptyAndLongListsAreRefused) {
  EXPECT_EQ(refused(" \n\r\n", NameListForm::lines).what, "There is no name in this list");
  EXPECT_EQ(refused("012 Cup\n", NameListForm::trf).what, "There is no name in this list");
  std::string many;
  for (std::size_t i = 0; i <= most; ++i) many += "P" + std::to_string(i) + "\n";
  EXPECT_EQ(refused(many, NameListForm::lines).expected, "at most 128");
}

}  // namespace
}  // namespace camlann::server
