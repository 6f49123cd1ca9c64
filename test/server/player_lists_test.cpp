// Lists of a federation's players: tables and reports (issue 49, point 16).
#include "server/messages/player_lists.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "game/catalog.hpp"
#include "rating/game.hpp"
#include "server/core/clock.hpp"
#include "server/model/imported.hpp"
#include "wire/messages/imported.hpp"

namespace camlann::server {
namespace {

using message::PlayerListForm;

/// 2026-06-01.
constexpr Millis now = 1'780'272'000'000;

PlayerList players_in(std::string_view text, PlayerListForm form = PlayerListForm::csv,
                      int line = 1) {
  auto list =
      read_player_list(text, form, {"camelot", rating::Speed::slow, line, now}, catalog(), 1000);
  EXPECT_TRUE(list) << list.error().what;
  return list ? std::move(*list) : PlayerList();
}

std::string faults_of(const PlayerList& list) {
  std::string all;
  for (const auto& [line, error] : list.faults) {
    all += std::to_string(line) + ' ' + error.what + " (" + error.expected + ")\n";
  }
  return all;
}

TEST(PlayerLists, Point49_16ATableHasItsColumnsInAnyOrder) {
  const auto list = players_in(
      "\xEF\xBB\xBFID;Rating;Name;Game;Speed;Deviation;Games\r\n"
      "4711;1875;\"M\xC3\xBCller; Anna\";Grand Cam;fast;45;120\r\n"
      "\r\n"
      ";;Ben Berg;;;;\r\n"
      ";1400;Cleo Dahl;;;;3\r\n");
  EXPECT_EQ(faults_of(list), "");
  ASSERT_EQ(list.players.size(), 3U);
  const auto& anna = list.players[0];
  EXPECT_EQ(anna.line, 2);
  EXPECT_EQ(anna.name, "M\xC3\xBCller; Anna");
  EXPECT_EQ(anna.federation_id, "4711");
  EXPECT_EQ(anna.rating.value(),
            (ImportedRating{"grand-cam", rating::Speed::fast, 1875, 45, 120, 0}));
  EXPECT_EQ(list.players[1].line, 4);
  EXPECT_FALSE(list.players[1].rating);
  EXPECT_EQ(list.players[2].rating.value(),
            (ImportedRating{"camelot", rating::Speed::slow, 1400, 200, 3, 0}))
      << "few games say less";
}

TEST(PlayerLists, Point49_16ARatingHasTheDayOfItsList) {
  const auto list = players_in(
      "name,rating,date\nAnn,1800,1970-01-02\nAnn,1820,2026-05-31\nAnn,1810,2024.02.29\n"
      "Ann,1815,2025/12\nAnn,1830,\nBen,,2020-01\n"
      "Cleo,1500,2026-06-02\nCleo,1500,2025-02-29\nCleo,1500,31.5.2026\nCleo,1500,2025-13\n"
      "Cleo,1500,1969-12-31\nCleo,1500,2025-05/31\nCleo,1500,soon\nCleo,1500,+025-05-31\n");
  constexpr Millis day = 86'400'000;
  ASSERT_EQ(list.players.size(), 6U);
  EXPECT_EQ(list.players[0].day, day);
  EXPECT_EQ(list.players[1].day, now - day);
  EXPECT_EQ(list.players[2].day, 19'782 * day);
  EXPECT_EQ(list.players[3].day, 20'423 * day) << "the first of the month";
  EXPECT_EQ(list.players[4].day, std::nullopt);
  EXPECT_FALSE(list.players[5].rating);
  ASSERT_EQ(list.faults.size(), 8U) << "2026-06-02 is to come, and the others are no days";
  EXPECT_EQ(list.faults[0].error.what, "This is not a day: 2026-06-02");
}

TEST(PlayerLists, Point49_16WithoutTitlesALineIsANameAndARating) {
  const auto list = players_in("Anna Berg,1500\nBen\n");
  ASSERT_EQ(list.players.size(), 2U);
  EXPECT_EQ(list.players[0].rating.value().deviation, 100);
  EXPECT_FALSE(list.players[1].rating);
}

TEST(PlayerLists, Point49_16ALineThatIsWrongIsNamedAndTheOthersAreRead) {
  const auto list = players_in(
      "name,rating,deviation,game,speed,games,id\n"
      "Anna,15OO\n"
      ",1500\n"
      "Ben,4001\n"
      "Cleo,1500,10\n"
      "Dora,1500,,Chess\n"
      "Emil,1500,,,blitz\n"
      "Finn,1500,,,,-1\n"
      "Gina,1500,,,,,a b\n"
      "\"Hans\n"
      "Ida,1500\n");
  ASSERT_EQ(list.players.size(), 1U);
  EXPECT_EQ(list.players[0].name, "Ida");
  EXPECT_EQ(list.players[0].line, 11);
  EXPECT_EQ(
      faults_of(list),
      "2 This is not a rating: 15OO (a number from 1 to 4000, or nothing)\n"
      "3 A name is missing (a name on each line)\n"
      "4 This is not a rating: 4001 (a number from 1 to 4000, or nothing)\n"
      "5 This is not the deviation of a rating: 10 (a number from 25 to 350, or nothing)\n"
      "6 There is no such game: Chess (the name or the id of a game, such as Cam)\n"
      "7 This is not a speed: blitz (fast, slow or days, or nothing)\n"
      "8 This is not a number of games: -1 (a number from 0 to 1000000, or nothing)\n"
      "9 This is not an id of a federation: a b (at most 30 letters (a to z), digits, and - _ "
      ". /)\n"
      "10 The quotes of a cell are wrong (a cell between two quotes, each quote in it "
      "twice)\n");
}

TEST(PlayerLists, Point49_16APartOfAFileHasItsLines) {
  const auto list = players_in("name,rating\nAnna,x\nBen,1500\n", PlayerListForm::csv, 901);
  ASSERT_EQ(list.players.size(), 1U);
  EXPECT_EQ(list.players[0].line, 902);
  ASSERT_EQ(list.faults.size(), 1U);
  EXPECT_EQ(list.faults[0].line, 901);
  const auto untitled = players_in("Anna,1400\nBen,1500\n", PlayerListForm::csv, 901);
  ASSERT_EQ(untitled.players.size(), 1U) << "the first line was in the first part";
  EXPECT_EQ(untitled.players[0].name, "Ben");
  EXPECT_EQ(untitled.players[0].line, 901);
}

// Columns by the FIDE Handbook, C.04 annex 2: name 15 to 47, rating 49 to 52, number 58 to 68.
TEST(PlayerLists, Point49_16AReportHasNamesRatingsAndNumbers) {
  const auto list = players_in(
      "012 Spring cup\n"
      "001    1 m    Berg, Anna                        1875 GER    12345678 2001/02/03  1.0    1\n"
      "001    2 m    M\xC3\xBCller, Ben                          0 GER           0 2001/02/03  "
      "0.0    2\n"
      "001    3 m    Dahl, Cleo                      x1500x\n",
      PlayerListForm::trf);
  ASSERT_EQ(list.players.size(), 2U) << faults_of(list);
  EXPECT_EQ(list.players[0].name, "Berg, Anna");
  EXPECT_EQ(list.players[0].federation_id, "12345678");
  EXPECT_EQ(list.players[0].rating.value().rating, 1875);
  EXPECT_EQ(list.players[1].name, "M\xC3\xBCller, Ben");
  EXPECT_EQ(list.players[1].federation_id, "");
  EXPECT_FALSE(list.players[1].rating);
  ASSERT_EQ(list.faults.size(), 1U);
  EXPECT_EQ(list.faults[0].line, 4);
}

TEST(PlayerLists, Point49_16AnEmptyOrTooLongListIsRefused) {
  const ListDefaults defaults{"cam", rating::Speed::slow, 1};
  EXPECT_FALSE(read_player_list("name,rating\n", PlayerListForm::csv, defaults, catalog(), 9));
  EXPECT_FALSE(read_player_list("a,1\nb,2\nc,3\n", PlayerListForm::csv, defaults, catalog(), 2));
}

}  // namespace
}  // namespace camlann::server
