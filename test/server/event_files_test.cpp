// Files of tournaments for other programs, lists in parts, and names in any alphabet.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "languages/language.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "server/messages/event_files.hpp"
#include "server/messages/name_lists.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/clubs/clubs.hpp"
#include "server/services/games/table.hpp"
#include "server/services/leagues/leagues.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/event.hpp"

namespace camlann::server::test {
namespace {

using tournament::System;

const std::string address_of_server = "https://play.example.org";

class EventFilesTest : public TournamentsFixture {
 protected:
  std::string file(const std::string& id, EventFile kind, std::string_view language = "en") {
    Awaited<Payload> answer;
    games_->ask(QueueKey("eve"), answer.reply(), &Tournaments::file, id,
                EventFileWish{kind, address_of_server, languages::language_of(language).value()});
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return answer.get() ? **answer.get() : std::string();
  }
  EventRecordsPart records(const std::string& id, std::size_t skip = 0) {
    Awaited<EventRecordsPart> answer;
    games_->ask(QueueKey("eve"), answer.reply(), &Table::event_records,
                std::make_shared<EventRecords>(EventRecords{id, address_of_server, skip}));
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return answer.get() ? *answer.get() : EventRecordsPart{};
  }
  static std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
      const auto end = text.find('\n', at);
      lines.push_back(text.substr(at, end - at));
      at = end == std::string::npos ? text.size() : end + 1;
    }
    return lines;
  }
  static bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  }
  /// A round robin of three, of which White lost the game of the first round.
  std::string of_three() {
    auto wish = club_evening(System::round_robin);
    wish.name = "Łódź, \"open\" & <friends>; 2026";
    const auto id = make(wish);
    EXPECT_TRUE(enter(id, "p0", "=1+1"));
    EXPECT_TRUE(enter(id, "p1", "Zoë, of the hill"));
    EXPECT_TRUE(enter(id, "p2", "Carl"));
    EXPECT_TRUE(start(id, 1));
    resign(games_of(id, 0).front(), Seat::white);
    return id;
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, EventFilesTest, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(EventFilesTest, TheStandingIsATableForOtherPrograms) {
  const auto id = of_three();
  const auto csv = file(id, EventFile::standing);
  const auto lines = lines_of(csv);
  ASSERT_EQ(lines.size(), 4U) << csv;
  EXPECT_EQ(lines[0], "\xEF\xBB\xBFRow,Place,Player,Rating,Round 1,Points,Sonneborn-Berger\r");
  EXPECT_TRUE(lines[1].starts_with("1,1,")) << csv;
  EXPECT_TRUE(has(csv, ",'=1+1 (guest),")) << "no formula: " << csv;
  EXPECT_TRUE(has(csv, ",\"Zoë, of the hill (guest)\",")) << csv;
  EXPECT_TRUE(has(lines[1], "b1,1,")) << "the winner had Black: " << csv;
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\r'), 4);
}

TEST_P(EventFilesTest, TheReportIsReadBackAsAListOfNames) {
  const auto id = of_three();
  const auto report = file(id, EventFile::report);
  EXPECT_TRUE(report.starts_with("012 Lodz, \"open\" & <friends>; 2026\n042 2023/11/14\n"))
      << report;
  EXPECT_TRUE(has(report, "\n062 3\n")) << report;
  EXPECT_TRUE(has(report, "\n092 Round robin\n")) << report;
  EXPECT_TRUE(has(report, "\nXXR 3\n")) << report;
  EXPECT_TRUE(std::all_of(report.begin(), report.end(), [](char c) { return c > 0; })) << report;
  const auto names = read_name_list(report, message::NameListForm::trf, 10);
  ASSERT_TRUE(names) << names.error().what;
  std::set<std::string> all;
  for (const auto& one : *names) all.insert(one.name);
  EXPECT_EQ(all, (std::set<std::string>{"=1+1", "Zoe, of the hill", "Carl"}));
}

TEST_P(EventFilesTest, RoundsAreACalendar) {
  const auto id = of_three();
  const auto calendar = file(id, EventFile::calendar);
  for (const auto& line : lines_of(calendar)) {
    EXPECT_LE(line.size(), 76U) << line;
    EXPECT_EQ(line.back(), '\r') << line;
  }
  EXPECT_TRUE(calendar.starts_with("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"));
  EXPECT_TRUE(has(calendar, "SUMMARY:Łódź\\, \"open\" & <friends>\\; 2026: round 1\r\n"))
      << calendar;
  EXPECT_TRUE(has(calendar, "URL:" + address_of_server + "/tournament/" + id + "\r\n")) << calendar;
  EXPECT_FALSE(has(calendar, "round 2")) << "nobody knows when it begins: " << calendar;
  auto timed = club_evening(System::swiss);
  timed.starts_in = 3'600'000;
  EXPECT_TRUE(has(file(make(timed), EventFile::calendar), "SUMMARY:Club evening: round 1\r\n"));
}

TEST_P(EventFilesTest, NoRoundFollowsTheLastInACalendar) {
  auto wish = club_evening(System::swiss);
  wish.terms.rounds = 1;
  wish.pause = 86'400'000;
  const auto id = make(wish);
  EXPECT_TRUE(enter(id, "p0", "Ann"));
  EXPECT_TRUE(enter(id, "p1", "Ben"));
  EXPECT_TRUE(start(id, 1));
  resign(games_of(id, 0).front(), Seat::white);
  const auto calendar = file(id, EventFile::calendar);
  EXPECT_TRUE(has(calendar, ": round 1\r\n")) << calendar;
  EXPECT_FALSE(has(calendar, ": round 2\r\n")) << calendar;
}

TEST_P(EventFilesTest, FeedsHaveNoCharactersThatXmlForbids) {
  const auto id = make(club_evening(System::swiss));
  EXPECT_TRUE(enter(id, "p0", "Ann\uFFFE"));
  EXPECT_TRUE(enter(id, "p1", "Ben\uFFFF"));
  EXPECT_TRUE(start(id, 1));
  const auto feed = file(id, EventFile::feed);
  EXPECT_TRUE(has(feed, "Ann")) << feed;
  EXPECT_FALSE(has(feed, "\uFFFE") || has(feed, "\uFFFF")) << feed;
}

TEST_P(EventFilesTest, RoundsAndTheEndAreAFeed) {
  const auto id = of_three();
  auto feed = file(id, EventFile::feed);
  EXPECT_TRUE(feed.starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed ")) << feed;
  EXPECT_TRUE(has(feed, "<title>Łódź, &quot;open&quot; &amp; &lt;friends&gt;; 2026</title>"))
      << feed;
  EXPECT_TRUE(has(feed, "<title>Round 1 is paired</title>")) << feed;
  EXPECT_TRUE(has(feed, "(guest) against ")) << feed;
  EXPECT_FALSE(has(feed, "#end"));
  ASSERT_TRUE(finish(id));
  feed = file(id, EventFile::feed);
  EXPECT_TRUE(has(feed, "<title>The tournament is over</title>")) << feed;
  EXPECT_TRUE(has(feed, "<content>1. ")) << feed;
}

TEST_P(EventFilesTest, CalendarAndFeedAreInTheLanguageOfTheReader_50) {
  const auto id = of_three();
  const auto calendar = file(id, EventFile::calendar, "de");
  EXPECT_TRUE(has(calendar, "2026: Runde 1\r\n")) << calendar;
  EXPECT_TRUE(has(calendar, "X-WR-CALDESC:Übersetzt von einer Maschine.\r\n")) << calendar;
  EXPECT_TRUE(has(file(id, EventFile::calendar, "fr"), "2026 : ronde 1\r\n"));
  auto feed = file(id, EventFile::feed, "pl");
  EXPECT_TRUE(has(feed, "xml:lang=\"pl\">")) << feed;
  EXPECT_TRUE(has(feed, "<title>Runda 1 jest skojarzona</title>")) << feed;
  EXPECT_TRUE(has(feed, " (gość) kontra ")) << feed;
  EXPECT_TRUE(has(feed, "<link rel=\"self\" href=\"" + address_of_server + "/api/tournaments/" +
                            id + "/feed.atom?language=pl\"/>"))
      << feed;
  EXPECT_FALSE(has(feed, "guest")) << feed;
  ASSERT_TRUE(finish(id));
  for (const auto& [language, over] :
       {std::pair("en", "The tournament is over"), std::pair("de", "Das Turnier ist beendet"),
        std::pair("es", "El torneo ha terminado"), std::pair("fr", "Le tournoi est fini"),
        std::pair("pl", "Turniej jest zakończony"), std::pair("he", "הטורניר הסתיים")}) {
    feed = file(id, EventFile::feed, language);
    EXPECT_TRUE(has(feed, "<title>" + std::string(over) + "</title>")) << language << feed;
  }
  EXPECT_EQ(file(id, EventFile::standing, "de"), file(id, EventFile::standing)) << "for programs";
  EXPECT_EQ(file(id, EventFile::report, "de"), file(id, EventFile::report));
}

TEST_P(EventFilesTest, RecordsNameEventRoundBoardAndSite) {
  const auto id = of_three();
  const auto game = games_of(id, 0).front();
  Awaited<std::string> answer;
  games_->ask(GameRequest{"eve", game}, answer.reply(), &Table::record, address_of_server);
  step();
  ASSERT_TRUE(answer.get()) << answer.get().error().what;
  const auto record = RecordReader(*answer.get()).next();
  ASSERT_TRUE(record && *record);
  EXPECT_EQ((**record).value("Event"), "Łódź, \"open\" & <friends>; 2026");
  EXPECT_EQ((**record).value("Round"), "1");
  EXPECT_EQ((**record).value("Board"), "1");
  EXPECT_EQ((**record).value("Site"), address_of_server + "/game/" + game);
  EXPECT_EQ((**record).value("Date").size(), 10U);
}

TEST_P(EventFilesTest, AllGamesThatAreOverAreOneFile) {
  const auto id = of_three();
  EXPECT_TRUE(start(id, 2));
  EXPECT_FALSE(has(records(id).text, "[Round \"2\"]")) << "still played";
  resign(games_of(id, 1).front(), Seat::black);
  restart();
  const auto all = records(id);
  EXPECT_FALSE(all.next);
  RecordReader reader(all.text);
  std::vector<std::string> rounds;
  while (const auto record = reader.next()) {
    ASSERT_TRUE(*record);
    rounds.emplace_back((**record).value("Round"));
    EXPECT_FALSE((**record).value("Event").empty());
  }
  EXPECT_EQ(rounds, (std::vector<std::string>{"1", "2"}));
  const auto second = records(id, 1).text;
  EXPECT_TRUE(has(second, "[Round \"2\"]")) << second;
  EXPECT_FALSE(has(second, "[Round \"1\"]")) << second;
  Awaited<EventRecordsPart> none;
  games_->ask(QueueKey("eve"), none.reply(), &Table::event_records,
              std::make_shared<EventRecords>(EventRecords{"nothing", address_of_server}));
  step();
  EXPECT_EQ(none.get().error().code, ErrorCode::not_found);
}

TEST_P(EventFilesTest, ListsHavePartsAndASearch) {
  auto wish = club_evening(System::swiss);
  wish.is_public = true;
  std::vector<std::string> ids;
  for (int i = 0; i < 12; ++i) {
    wish.name = (i == 3   ? "Łódzki puchar 100%"
                 : i == 5 ? "Клуб камелот "
                          : "Evening ") +
                std::to_string(i);
    const auto director = "d" + std::to_string(i / 4);
    const auto made = ask([&](Tournaments& all) { return all.make(director, wish); });
    ASSERT_TRUE(made) << made.error().what;
    ids.push_back(text_field(*made, "id"));
  }
  const auto names = [&](const ListWish& part, std::optional<std::int64_t> next) {
    const auto list = *ask([&](Tournaments& all) { return all.list("d0", part); }, "d0");
    const auto* const found = list.as_object().if_contains("next");
    EXPECT_EQ(found != nullptr, next.has_value());
    if (found != nullptr && next) {
      EXPECT_EQ(found->as_int64(), *next);
    }
    std::vector<std::string> all;
    const auto tournaments = field(list, "tournaments");
    for (const auto& one : tournaments.as_array()) all.push_back(text_field(one, "id"));
    return all;
  };
  std::vector<std::string> seen;
  for (const auto& [skip, next] :
       {std::pair(0, std::optional<std::int64_t>(5)), std::pair(5, std::optional<std::int64_t>(10)),
        std::pair(10, std::optional<std::int64_t>())}) {
    for (const auto& id : names({skip, 5, ""}, next)) seen.push_back(id);
  }
  std::sort(seen.begin(), seen.end());
  std::sort(ids.begin(), ids.end());
  EXPECT_EQ(seen, ids) << "each once, also those of the player";
  EXPECT_EQ(names({0, 12, ""}, {}).size(), 12U);
  EXPECT_EQ(names({0, 100, "eVEning 1"}, {}).size(), 3U);
  for (const char* part : {"Клуб камелот", "клуб камелот", "КЛУБ КАМЕЛОТ", "камелот 5"}) {
    EXPECT_EQ(names({0, 100, part}, {}).size(), 1U) << part;
  }
  EXPECT_EQ(names({0, 100, "łódz"}, {}).size(), 1U);
  EXPECT_EQ(names({0, 100, "100%"}, {}).size(), 1U);
  EXPECT_EQ(names({0, 100, "1%0"}, {}).size(), 0U) << "no pattern";
}

TEST_P(EventFilesTest, ListsOfClubsAndOfAClubHavePartsToo) {
  for (int i = 0; i < 7; ++i) {
    const NewClub wish{"Club number " + std::to_string(i), "", true, "Ann"};
    ASSERT_TRUE(asked<Clubs>([&](Clubs& all) { return all.make("anna", wish); }, "anna"));
  }
  const auto clubs = [&](const ListWish& part) {
    return *asked<Clubs>([&](Clubs& all) { return all.list("eve", part); }, "eve");
  };
  EXPECT_EQ(clubs({0, 5, ""}).at("clubs").as_array().size(), 5U);
  EXPECT_EQ(number_field(clubs({0, 5, ""}), "next"), 5);
  EXPECT_EQ(clubs({5, 5, ""}).at("clubs").as_array().size(), 2U);
  EXPECT_FALSE(clubs({5, 5, ""}).as_object().contains("next"));
  EXPECT_EQ(clubs({0, 5, "NUMBER 4"}).at("clubs").as_array().size(), 1U);

  auto wish = club_evening(System::swiss);
  wish.club = "club-number-1";
  make(wish);  // not public
  wish.is_public = true;
  for (int i = 0; i < 3; ++i) make(wish);
  const auto held = [&](const std::string& player, const ListWish& part) {
    return *ask([&](Tournaments& all) { return all.list_of_club(player, "club-number-1", part); });
  };
  EXPECT_EQ(held("eve", {0, 3, ""}).at("tournaments").as_array().size(), 3U);
  EXPECT_FALSE(held("eve", {0, 3, ""}).as_object().contains("next"))
      << "the hidden one is not hers";
  EXPECT_EQ(number_field(held("anna", {0, 3, ""}), "next"), 3);
}

TEST_P(EventFilesTest, AClubHasANameInAnyAlphabet) {
  const auto make_club = [&](const std::string& name, const std::string& player = "anna") {
    return asked<Clubs>([&](Clubs& all) { return all.make(player, {name, "", true, player}); },
                        player);
  };
  const auto address = [&](const std::string& name) {
    const auto made = make_club(name);
    EXPECT_TRUE(made) << name << ": " << made.error().what;
    return made ? text_field(*made, "address") : std::string();
  };
  EXPECT_EQ(address("Zürich"), "zurich");
  EXPECT_EQ(address("Łódź"), "lodz");
  EXPECT_EQ(address("Клуб Камелот"), "klub-kamelot");
  EXPECT_EQ(address("囲碁"), "tong-qi") << "as ICU 72 reads it";
  const auto dice = address("🎲🎲🎲");
  EXPECT_TRUE(dice.starts_with("club-")) << dice;
  EXPECT_EQ(address("🎲🎲🎲"), dice) << "the same request once more";
  const auto other = address("Zurich");
  EXPECT_TRUE(other.starts_with("zurich-")) << "another name with this address: " << other;
  EXPECT_EQ(make_club("Zürich", "ben").error().code, ErrorCode::conflict);
  restart();
  EXPECT_EQ(address("Клуб Камелот"), "klub-kamelot");
}

}  // namespace
}  // namespace camlann::server::test
