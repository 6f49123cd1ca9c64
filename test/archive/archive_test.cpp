// Archives as files: what goes in comes out, what is wrong is said.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/facts.hpp"
#include "archive/import.hpp"
#include "archive/pattern.hpp"
#include "archive/random_games.hpp"
#include "archive/writer.hpp"
#include "base/random.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "support/data.hpp"
#include "support/files.hpp"

namespace camlann::archive {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Archive opened(const std::filesystem::path& file) {
  auto archive = Archive::open(file);
  EXPECT_TRUE(archive) << to_text(archive.error());
  return std::move(*archive);
}

Report imported(Archive& archive, std::string_view text, std::string_view source = "test") {
  Report report;
  auto writer = Writer::begin(archive);
  EXPECT_TRUE(writer) << to_text(writer.error());
  RecordReader reader(text);
  const auto done = import(*writer, [&] { return reader.next(); }, source, {}, report);
  EXPECT_TRUE(done) << to_text(done.error());
  EXPECT_TRUE(writer->finish());
  return report;
}

std::vector<std::string> records_of(Archive& archive) {
  std::vector<std::string> records;
  const auto all = archive.each_record([&](const Summary& game, std::string_view record) {
    EXPECT_EQ(game.number, records.size() + 1);
    records.emplace_back(record);
    return true;
  });
  EXPECT_TRUE(all) << to_text(all.error());
  return records;
}

std::string joined(const std::vector<std::string>& records) {
  std::string text;
  for (const std::string& record : records) text += record + '\n';
  return text;
}

TEST(Archive, HasThePublishedGamesWithTheirPlayers) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  for (const test::PublishedGame& game : test::published_games()) {
    const Report report = imported(archive, test::read_data("games/" + game.file), game.file);
    EXPECT_EQ(report.added, 1u) << game.file;
    EXPECT_TRUE(report.refused.empty()) << game.file;
  }
  Query query;
  query.players = {"troyka", "NOLAN"};
  query.since = "2009-03";
  const auto found = archive.search(query);
  ASSERT_TRUE(found) << to_text(found.error());
  ASSERT_EQ(found->games.size(), 1u);
  const Summary& game = found->games[0].game;
  EXPECT_THAT(game.players, ElementsAre("Michael Nolan", "Dan Troyka"));
  EXPECT_EQ(game.date, "2009-03-08");
  EXPECT_EQ(game.result, RecordResult::white_wins);
  EXPECT_EQ(game.plies, 20u);
  EXPECT_EQ(game.source, "camelot-wc2009-game4.txt");
}

TEST(Archive, GivesTheSameGamesToTheArchiveThatTakesItsExport) {
  const test::TemporaryFolder folder;
  Archive first = opened(folder.path() / "a.sqlite");
  Random random(7);
  {
    auto writer = Writer::begin(first);
    ASSERT_TRUE(writer);
    for (int i = 0; i < 60; ++i) {
      for (const VariantInfo& variant : catalog()) {
        const Played played = random_game(variant.id, random, 40);
        ASSERT_TRUE(writer->add(played.record, played.game, "random"));
      }
    }
    ASSERT_TRUE(writer->finish());
  }
  for (const test::PublishedGame& game : test::published_games()) {
    imported(first, test::read_data("games/" + game.file));
  }
  const auto records = records_of(first);
  ASSERT_GT(records.size(), 500u);

  Archive second = opened(folder.path() / "b.sqlite");
  const Report report = imported(second, joined(records));
  EXPECT_EQ(report.added, records.size());
  EXPECT_EQ(report.duplicates, 0u);
  for (const Refused& refused : report.refused) ADD_FAILURE() << to_text(refused.error);
  EXPECT_EQ(records_of(second), records);
}

TEST(Archive, KeepsCommentsGlyphsAndVariations) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  const Report report =
      imported(archive,
               "[White \"Ann\"]\n[Variant \"Camette\"]\n\n"
               "{Before} 1. B3-B4! $14 {Bold [%csl GB4]} (1. C3-C4 {Quiet} (1. D3-D4))"
               " (1. B3-B9) *");
  EXPECT_EQ(report.added, 1u);
  EXPECT_TRUE(report.refused.empty());
  ASSERT_EQ(report.passed_over.size(), 1u) << "a variation that cannot be played";
  const auto records = records_of(archive);
  ASSERT_EQ(records.size(), 1u);
  for (const char* note :
       {"{Before}", "B3-B4! $14 {[%csl GB4] Bold}", "C3-C4 {Quiet}", "D3-D4", "[White \"Ann\"]"}) {
    EXPECT_THAT(records[0], HasSubstr(note));
  }
  Archive again = opened(folder.path() / "b.sqlite");
  EXPECT_EQ(imported(again, joined(records)).added, 1u);
  EXPECT_EQ(records_of(again), records);
}

// The next request for a game failed with "the file cannot be read".
TEST(Archive, AnswersAfterANumberOfNoGame) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  imported(archive, "[Variant \"Camette\"]\n\n1. B3-B4 *");
  const auto none = archive.summary(7);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().code, ErrorCode::not_found);
  EXPECT_TRUE(archive.summary(1));
}

TEST(Archive, HasNamesOfOneLine) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  Game game = *make_game("camette");
  ASSERT_TRUE(game.play("B3-B4"));
  Record record = to_record(game);
  record.set("White", "Ann\nLee");  // as JSON may have it
  record.set("Event", "Open\tof Ayr");
  {
    auto writer = Writer::begin(archive);
    ASSERT_TRUE(writer && writer->add(record, game, "test") && writer->finish());
  }
  const auto game_there = archive.summary(1);
  ASSERT_TRUE(game_there);
  EXPECT_THAT(game_there->players, ElementsAre("Ann Lee", "?"));
  EXPECT_EQ(game_there->event, "Open of Ayr");
  EXPECT_EQ(imported(archive, joined(records_of(archive))).duplicates, 1u);
}

TEST(Archive, LeavesOutGamesThatItHas) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  const std::string game = "[White \"Ann\"]\n[Variant \"camette\"]\n\nB3-B4";
  const std::string again = "[White \"ANN\"]\n[Variant \"Camette\"]\n[Event \"x\"]\n\n1. b3-b4 *";
  const std::string other = "[White \"Bob\"]\n[Variant \"Camette\"]\n\nB3-B4";
  const Report report = imported(archive, game + "\n\n" + again + "\n\n" + other);
  EXPECT_EQ(report.added, 2u);
  EXPECT_EQ(report.duplicates, 1u);
  const Report twice = imported(archive, game);
  EXPECT_EQ(twice.added, 0u);
  EXPECT_EQ(twice.duplicates, 1u);
}

Report imported_by_threads(Archive& archive, std::string_view text, int threads,
                           const Import& how = {}) {
  Report report;
  auto writer = Writer::begin(archive);
  EXPECT_TRUE(writer) << to_text(writer.error());
  const auto done = import_text(*writer, text, "test", how, threads, report);
  EXPECT_TRUE(done) << to_text(done.error());
  EXPECT_TRUE(writer->finish());
  return report;
}

std::string lines_of(const Report& report) {
  std::string lines = std::to_string(report.added) + '+' + std::to_string(report.duplicates) + '\n';
  for (const auto* list : {&report.refused, &report.passed_over}) {
    for (const Refused& one : *list) lines += one.source + ' ' + to_text(one.error) + '\n';
  }
  for (const auto& [line, first] : report.repeated) {
    lines += std::to_string(line) + '=' + std::to_string(first) + '\n';
  }
  return lines;
}

TEST(Archive, TakesTheSameGamesOnAnyNumberOfThreads) {
  Random random(11);
  std::string text;
  for (int i = 0; i < 1500; ++i) {
    switch (random.below(12)) {
      case 0: text += "[Variant \"Camette\"]\n\nB3-B9\n\n"; break;
      case 1: text += "[Variant \"Camette\"]\n\n1. B3-B4! {good} (1. C2-C4 E9-E1) *\n\n"; break;
      case 2: text += "[Variant \"Camette\"]\n\n{never closed\n\n"; break;
      case 3:
        text += "[White \"Ann\"]\n[Plies \"x\"]\n[Variant \"Camette\"]\n\nB3-B4 1-0 C2-C4 1-0\n\n";
        break;
      default: text += write_record(random_game("camette", random, 12).record) + '\n';
    }
  }
  const test::TemporaryFolder folder;
  Archive one = opened(folder.path() / "one.sqlite");
  const Report report = imported(one, text);
  EXPECT_GT(report.added, 500u);
  EXPECT_GT(report.duplicates, 100u);
  for (const int threads : {1, 3}) {
    const auto file = folder.path() / std::to_string(threads);
    Archive archive = opened(file);
    EXPECT_EQ(lines_of(imported_by_threads(archive, text, threads)), lines_of(report));
    EXPECT_EQ(records_of(archive), records_of(one));
    // Known texts are not read again, and the answer is the same.
    const Report again = imported_by_threads(archive, text, threads);
    EXPECT_EQ(again.added, 0u);
    EXPECT_EQ(again.duplicates, report.added + report.duplicates);
    EXPECT_EQ(again.refused.size(), report.refused.size());
    EXPECT_EQ(lines_of(imported_by_threads(archive, text, threads)), lines_of(again));
  }
}

TEST(Archive, KnowsATextUntilItsGameIsRemoved) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  const std::string game = "[White \"Ann\"]\n\nB3-B4";
  const ReplayDefaults camette{"camette", ""};
  int asked = 0;
  const Import how{camette, &catalog(), [&] { return ++asked > 0; }};
  const auto texts = [&file] {
    auto database = database::Database::open(file);
    return *database->query_number("SELECT count(*) FROM texts");
  };
  {
    Archive archive = opened(file);
    EXPECT_EQ(imported_by_threads(archive, game, 2, how).added, 1u);
    EXPECT_EQ(imported_by_threads(archive, game + "\n\n", 2, how).duplicates, 1u);
    EXPECT_EQ(texts(), 1);
    // The options for missing headers are part of the text.
    EXPECT_EQ(imported_by_threads(archive, game, 2, {{"cam", ""}, &catalog(), {}}).refused.size(),
              1u);
    EXPECT_EQ(
        imported_by_threads(archive, game, 2, {{"camette", "brainking"}, &catalog(), {}}).added,
        1u);
    EXPECT_EQ(texts(), 2);
    ASSERT_TRUE(archive.remove("test"));
  }
  EXPECT_EQ(texts(), 0);
  {
    Archive archive = opened(file);
    const Report back = imported_by_threads(archive, game, 2, how);
    EXPECT_EQ(back.added, 1u);
    EXPECT_EQ(back.duplicates, 0u);
  }
  EXPECT_EQ(texts(), 1);
  EXPECT_EQ(asked, 3);
}

TEST(Archive, EndsAnImportWhenTold) {
  Random random(5);
  std::string text;
  for (int i = 0; i < 50; ++i) text += write_record(random_game("camette", random).record) + '\n';
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  int games = 0;
  const Report report =
      imported_by_threads(archive, text, 2, {{}, &catalog(), [&] { return ++games <= 20; }});
  EXPECT_EQ(report.added + report.duplicates, 20u);
}

TEST(Archive, KnowsAGameWhicheverRouteIsWritten) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  const std::string start =
      "[Variant \"Camelot\"]\n"
      "[FEN \"2/8/10/12/m11/12/12/12/4m1m5/4m1m5/5M6/12/11M/10/8/2 w 0,0 0 1\"]\n\n";
  const Report report =
      imported(archive, start + "F6xH8xF8xD8xF6\n\n" + start + "F6xD8xF8xH8xF6\n");
  EXPECT_EQ(report.added, 1u);
  EXPECT_EQ(report.duplicates, 1u);
  EXPECT_THAT(records_of(archive), ElementsAre(HasSubstr("F6xH8xF8xD8xF6")));
}

TEST(Archive, HasNoGamesOfAWriterThatDidNotFinish) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  Random random(3);
  const Played played = random_game("cam", random);
  {
    auto writer = Writer::begin(archive);
    ASSERT_TRUE(writer);
    const auto added = writer->add(played.record, played.game, "random");
    ASSERT_TRUE(added && added->added);
  }
  EXPECT_EQ(*archive.size(), 0u);
  auto writer = Writer::begin(archive);
  ASSERT_TRUE(writer) << to_text(writer.error());
  const auto added = writer->add(played.record, played.game, "random");
  EXPECT_TRUE(added && added->added);
  ASSERT_TRUE(writer->finish());
  EXPECT_EQ(*archive.size(), 1u);
}

TEST(Archive, ReportsThePlaceOfTheErrorInEachRefusedGame) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  const Report report = imported(archive,
                                 "[Variant \"Camette\"]\n\nB3-B9\n\n"          // 1
                                 "[Variant \"Chess\"]\n\ne2-e4\n\n"            // 5
                                 "[Variant \"Camette\"]\n\nB3-B4\n\n"          // 9, right
                                 "[Variant \"Camette\"]\n\n{never closed\n");  // 13
  EXPECT_EQ(report.added, 1u);
  ASSERT_EQ(report.refused.size(), 3u);
  EXPECT_EQ(report.refused[0].error.where, "3:1, ply 1");
  EXPECT_THAT(report.refused[1].error.where, HasSubstr("5:1"));
  EXPECT_THAT(report.refused[1].error.what, HasSubstr("Chess"));
  EXPECT_THAT(report.refused[2].error.where, HasSubstr("15:"));
}

TEST(Archive, CountsViews) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  imported(archive, test::read_data("games/camelot-wc2009-game4.txt"));
  imported(archive, test::read_data("games/camelot-nolan-chaxx-1.05-2008.txt"));
  imported(archive, test::read_data("games/camelot-wc2009-game1.txt"));
  const auto tallies = archive.tallies("camelot");
  ASSERT_TRUE(tallies) << to_text(tallies.error());
  std::map<std::pair<std::string, std::string>, std::size_t> games;
  for (const Tally& tally : *tallies) games[{tally.kind, tally.name}] += tally.games;
  EXPECT_EQ((games[{"first move", "E6-G8"}]), 1u);
  EXPECT_EQ((games[{"first move", "E6-E8"}]), 1u);
  EXPECT_EQ((games[{"plies", "20"}]), 2u);  // of 20 and 23 plies
  EXPECT_EQ((games[{"plies", "30"}]), 1u);
  EXPECT_EQ((games[{"captures", "11"}]), 1u);  // the x of game 4, counted by hand
  EXPECT_EQ((games[{"captures", "9"}]), 1u);   // and of game 1
  EXPECT_EQ((games[{"end", "agreement"}]), 1u);
  EXPECT_EQ((games[{"castle entries", "0"}]), 3u);
}

TEST(Archive, CountsEntriesIntoTheOtherCastle) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  imported(archive, "[Variant \"Cam\"]\n[FEN \"1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w\"]\n\nD12-D13");
  const auto tallies = archive.tallies("cam");
  ASSERT_TRUE(tallies);
  std::vector<std::string> seen;
  for (const Tally& tally : *tallies) {
    if (tally.kind == "castle entries" || tally.kind == "end") seen.push_back(tally.name);
  }
  EXPECT_THAT(seen, ElementsAre("1", "castle"));
}

TEST(Archive, CopiesAllFiles) {
  const test::TemporaryFolder folder;
  Archive archive = opened(folder.path() / "a.sqlite");
  imported(archive, test::read_data("games/camelot-wc2009-game4.txt"));
  ASSERT_TRUE(archive.set_licence("Free for all"));
  EXPECT_FALSE(archive.set_licence("Free\nfor all")) << "an export has one line for it";
  const auto copy = folder.path() / "b.sqlite";
  ASSERT_TRUE(archive.copy_to(copy));
  auto copied = Archive::open_to_read(copy);
  ASSERT_TRUE(copied) << to_text(copied.error());
  EXPECT_EQ(*copied->licence(), "Free for all");
  EXPECT_EQ(records_of(*copied), records_of(archive));
  EXPECT_FALSE(archive.copy_to(copy)) << "a file that is there is not written over";
}

TEST(Archive, IsCreatedOnceByConcurrentOpeners) {
  for (int round = 0; round < 10; ++round) {
    const test::TemporaryFolder folder;
    std::vector<std::string> licences(4);
    {
      std::vector<std::jthread> people;
      for (std::string& licence : licences) {
        people.emplace_back([&] {
          auto archive = Archive::open(folder.path() / "a.sqlite");
          licence = archive ? archive->licence().value_or("none") : to_text(archive.error());
        });
      }
    }
    EXPECT_THAT(licences, testing::Each(usual_licence));
  }
}

TEST(Archive, IsNoOtherFile) {
  const test::TemporaryFolder folder;
  folder.write("text", "this is a text, and no database at all, not by any means");
  EXPECT_FALSE(Archive::open(folder.path() / "text"));
  EXPECT_FALSE(Archive::open_to_read(folder.path() / "missing"));
  auto other = database::Database::open(folder.path() / "other");
  ASSERT_TRUE(other && other->execute("CREATE TABLE t(a)"));
  const auto wrong = Archive::open(folder.path() / "other");
  ASSERT_FALSE(wrong);
  EXPECT_THAT(wrong.error().what, HasSubstr("not an archive"));
  {
    Archive archive = opened(folder.path() / "newer");
  }
  auto newer = database::Database::open(folder.path() / "newer");
  ASSERT_TRUE(newer && newer->execute("PRAGMA user_version = 99"));
  const auto refused = Archive::open(folder.path() / "newer");
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().what, HasSubstr("newer"));
}

TEST(Archive, ReportsADamagedIndex) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    Archive archive = opened(file);
    imported(archive, test::read_data("games/camelot-wc2009-game4.txt"));
  }
  {
    auto database = database::Database::open(file);
    ASSERT_TRUE(database && database->execute("UPDATE postings SET entries = x'0102'"));
  }
  Archive archive = opened(file);
  Query query;
  query.position = *make_game("camelot");
  const auto found = archive.search(query);
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().what, HasSubstr("damaged"));
}

TEST(Archive, ReportsTheFileThatASearchCouldNotRead) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    Archive archive = opened(file);
    imported(archive, test::read_data("games/camelot-wc2009-game4.txt"));
  }
  const auto size = std::filesystem::file_size(file);
  Archive archive = Archive::open_to_read(file).value();
  {
    std::fstream damage(file, std::ios::in | std::ios::out | std::ios::binary);
    const std::streamoff second_page = 8192;
    damage.seekp(second_page);
    damage << std::string(size - static_cast<std::size_t>(second_page), '\xFF');
  }
  Query query;
  query.variant = "camelot";
  const auto found = archive.search(query);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().where, file.string());
  EXPECT_THAT(found.error().what, HasSubstr("malformed"));
  EXPECT_THAT(found.error().expected, HasSubstr("file"));
}

TEST(Archive, FindsNothingByAnIndexThatNamesOtherRows) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    Archive archive = opened(file);
    imported(archive, test::read_data("games/camelot-wc2009-game4.txt"));
  }
  Query query;
  query.variant = "camelot";
  query.pattern = *read_pattern("ME6", *find_variant("camelot"));
  for (const char* damage : {"UPDATE squares SET number = number + (1 << 24) - 1",
                             "UPDATE squares SET games = zeroblob(1025)"}) {
    const auto copy = folder.path() / "b.sqlite";
    std::filesystem::copy_file(file, copy, std::filesystem::copy_options::overwrite_existing);
    auto database = database::Database::open(copy);
    ASSERT_TRUE(database && database->execute(damage)) << damage;
    Archive archive = opened(copy);
    const auto found = archive.search(query);
    ASSERT_FALSE(found) << damage;
    EXPECT_THAT(found.error().what, HasSubstr("damaged"));
  }
}

TEST(Archive, DoesNotSearchPositionsThatOtherKeysIndexed) {
  const test::TemporaryFolder folder;
  const auto file = folder.path() / "a.sqlite";
  {
    Archive archive = opened(file);
    imported(archive, test::read_data("games/camelot-wc2009-game4.txt"));
  }
  {
    auto database = database::Database::open(file);
    ASSERT_TRUE(database && database->execute("UPDATE variants SET array_key = array_key + 1"));
  }
  Archive archive = opened(file);
  Query query;
  query.position = *make_game("camelot");
  EXPECT_FALSE(archive.search(query));
}

TEST(Pattern, IsReadOrRefusedWithItsPlace) {
  const VariantInfo& cam = *find_variant("cam");
  const auto pattern = read_pattern("MD5, kd6 -C4", cam);
  ASSERT_TRUE(pattern) << to_text(pattern.error());
  EXPECT_THAT(*pattern,
              ElementsAre(Wanted{*cam.find_square("D5"), 'M'}, Wanted{*cam.find_square("D6"), 'k'},
                          Wanted{*cam.find_square("C4"), '\0'}));
  for (const auto& [text, where] : {std::pair{"MD5 QD6", "1:5"},
                                    {"MZ5", "1:1"},
                                    {"M", "1:1"},
                                    {"MD5 mD5", "1:5"},
                                    {" , ", ""}}) {
    const auto wrong = read_pattern(text, cam);
    ASSERT_FALSE(wrong) << text;
    EXPECT_EQ(wrong.error().where, where) << text;
  }
}

TEST(Dates, AreBroughtToOneForm) {
  for (const auto& [text, form] : {std::pair{"2009-02-07", "2009-02-07"},
                                   {"2009.2.7", "2009-02-07"},
                                   {"2009", "2009"},
                                   {"2009-xx-xx", "2009"},
                                   {"2008/12", "2008-12"},
                                   {"2009-99-99", "2009"},
                                   {"2009-02-32", "2009-02"},
                                   {"2009-0-1", "2009"},
                                   {"?", ""},
                                   {"", ""},
                                   {"09-02", ""}}) {
    EXPECT_EQ(canonical_date(text), form) << text;
  }
}

}  // namespace
}  // namespace camlann::archive
