// Tournaments that come from files of `camlann tournament`, continue, and leave as such files.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "server/messages/event_files.hpp"
#include "server/messages/tournament_requests.hpp"
#include "server/services/tournaments/tournaments.hpp"
#include "server/tournaments_fixture.hpp"
#include "tournament/decide.hpp"
#include "tournament/event.hpp"
#include "tournament/standings.hpp"
#include "tournament/state.hpp"
#include "tournament/trf.hpp"
#include "wire/tournament_file.hpp"

namespace camlann::server::test {
namespace {

using tournament::Score;
using tournament::System;

/// A tournament at the command line.
struct Evening {
  explicit Evening(tournament::Terms terms) : file{terms, {}, *tournament::new_tournament(terms)} {}

  bool give(const tournament::Command& command) {
    const auto events = tournament::decide(file.state, command);
    if (!events) return false;
    for (const auto& event : *events) {
      file.state = tournament::apply(std::move(file.state), event);
      file.events.push_back(event);
    }
    return true;
  }
  void enter(int players) {
    for (int i = 0; i < players; ++i) {
      EXPECT_TRUE(give(tournament::Enter{"Player " + std::to_string(i), 1900 - 10 * i}));
    }
  }
  void score(Random& lots) {
    const auto round = file.state.rounds.size();
    for (std::size_t board = 1; board <= file.state.rounds.back().pairings.size(); ++board) {
      constexpr Score scores[] = {Score::white, Score::draw,         Score::black,
                                  Score::white, Score::black_absent, Score::both_absent};
      (void)give(tournament::Report{round, board, scores[lots.below(6)]});
    }
  }
  [[nodiscard]] std::string text() const { return wire::tournament_text(file); }

  wire::TournamentFile file;
};

tournament::Terms terms_of(System system, std::uint64_t seed) {
  tournament::Terms terms;
  terms.system = system;
  terms.rounds = 5;
  terms.seed = seed;
  terms.tie_breaks = {system == System::round_robin ? tournament::TieBreak::beaten_points
                                                    : tournament::TieBreak::opponents_points};
  return terms;
}

/// An evening of any course: late and leaving players, byes, corrections, own pairings, an end.
Evening any_evening(System system, std::uint64_t seed) {
  Random lots(seed);
  Evening evening(terms_of(system, seed));
  const auto name = [&] { return "Player " + std::to_string(lots.below(9)); };
  evening.enter(3 + static_cast<int>(lots.below(7)));
  const auto rounds = lots.below(6);
  for (std::uint32_t round = 0; round < rounds; ++round) {
    if (lots.below(3) == 0) (void)evening.give(tournament::Withdraw{name()});
    if (lots.below(3) == 0) (void)evening.give(tournament::Return{name()});
    if (lots.below(3) == 0) {
      (void)evening.give(tournament::AskBye{name(), evening.file.state.rounds.size() + 1});
    }
    if (lots.below(3) == 0) {
      (void)evening.give(tournament::Enter{"Late " + std::to_string(round), 1500});
    }
    if (!evening.give(tournament::PairRound{})) break;
    if (lots.below(4) == 0) {  // in place of that, as a director turns the colours
      auto again = evening.file.state.rounds.back();
      evening.file.state.rounds.pop_back();
      evening.file.events.pop_back();
      for (auto& pairing : again.pairings) std::swap(pairing.white, pairing.black);
      tournament::GivenPairing given;
      for (const auto& one : again.pairings) given.boards.push_back({one.white, one.black});
      given.byes = again.byes;
      if (!evening.give(tournament::GivePairing{given})) break;
    }
    if (round + 1 == rounds && lots.below(2) == 0) break;  // its games are open
    evening.score(lots);
    if (lots.below(3) == 0) {
      (void)evening.give(tournament::Correct{evening.file.state.rounds.size(), 1, Score::draw});
    }
  }
  if (lots.below(3) == 0) (void)evening.give(tournament::Finish{});
  if (lots.below(3) == 0) (void)evening.give(tournament::Reopen{});
  return evening;
}

class MovingFiles : public TournamentsFixture {
 protected:
  static NewTournament wish_with(const std::string& text) {
    auto wish = read_new_tournament(
        R"({"name":"From the club","variant":"cam","time":{"base":300},"host":"Ann","file":)" +
        boost::json::serialize(boost::json::value(text)) + '}');
    EXPECT_TRUE(wish) << wish.error().what;
    return wish ? *std::move(wish) : NewTournament{};
  }
  Result<boost::json::value> bring(const std::string& text) {
    return ask([&](Tournaments& all) { return all.make("anna", wish_with(text)); });
  }
  std::string report_of(const std::string& id) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(), &Tournaments::file, id,
                EventFileWish{EventFile::report, "https://camlann.example", {}});
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return answer.get() ? **answer.get() : std::string();
  }
  /// The lines 001 of a report, and those of TRFx.
  static std::vector<std::string> players_of(const std::string& report) {
    std::vector<std::string> lines;
    std::istringstream text(report);
    for (std::string line; std::getline(text, line);) {
      if (line.starts_with("001") || line.starts_with("XX")) lines.push_back(line);
    }
    return lines;
  }
  std::string file_of(const std::string& id) {
    Awaited<Payload> answer;
    games_->ask(QueueKey("anna"), answer.reply(), &Tournaments::send_file,
                std::make_shared<LeavingFile>(LeavingFile{id}));
    step();
    EXPECT_TRUE(answer.get()) << answer.get().error().what;
    return answer.get() ? **answer.get() : std::string();
  }
};

INSTANTIATE_TEST_SUITE_P(Stores, MovingFiles, testing::Values("memory", "sqlite", "postgres"),
                         store_name);

TEST_P(MovingFiles, GoRoundUnchangedAndStandTheSame) {
  const System systems[] = {System::swiss, System::round_robin, System::knockout};
  for (std::uint64_t seed = 1; seed <= 24; ++seed) {
    SCOPED_TRACE(seed);
    const auto evening = any_evening(systems[seed % 3], seed);
    const auto made = bring(evening.text());
    ASSERT_TRUE(made) << made.error().what << evening.text();
    const auto id = text_field(*made, "id");
    if (seed % 6 == 0) restart();
    EXPECT_EQ(file_of(id), evening.text());
    // So are the players and rounds of the report for pairing programs.
    const auto name_of = [&](std::size_t entrant) {
      return evening.file.state.entrants[entrant].id;
    };
    EXPECT_EQ(players_of(report_of(id)),
              players_of(tournament::write_report(evening.file.state, {}, name_of)));
    // The standing has the same players, places, points and tie-breaks.
    const auto here = shown(id);
    const auto lines = tournament::shown_standings(evening.file.state);
    const auto shown_lines = field(here, "standing");
    ASSERT_EQ(shown_lines.as_array().size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const auto& line = shown_lines.as_array()[i];
      const auto player = std::to_string(number_field(line, "player"));
      EXPECT_EQ(text_field(here, "entrants." + player + ".name"), lines[i].player);
      EXPECT_TRUE(field(here, "entrants." + player + ".noDevice").as_bool());
      EXPECT_EQ(number_field(line, "place"), static_cast<std::int64_t>(lines[i].place));
      EXPECT_EQ(number_field(line, "halves"), lines[i].halves);
      const auto ties = field(line, "tieBreaks");
      ASSERT_EQ(ties.as_array().size(), lines[i].tie_breaks.size());
      for (std::size_t at = 0; at < lines[i].tie_breaks.size(); ++at) {
        EXPECT_EQ(ties.as_array()[at].as_int64(), lines[i].tie_breaks[at]);
      }
    }
    // Room for the next one.
    if (text_field(here, "phase") != "over") {
      auto wish = tournament::Report{};
      wish.round = evening.file.state.rounds.size();
      for (std::size_t board = 1;
           wish.round > 0 && board <= evening.file.state.rounds.back().pairings.size(); ++board) {
        wish.board = board;
        wish.score = Score::white;
        (void)give_result(id, wish);
      }
      ASSERT_TRUE(finish(id));
    }
  }
}

TEST_P(MovingFiles, GoOnHereAndThereAgain) {
  Evening evening(terms_of(System::swiss, 7));
  evening.enter(6);
  ASSERT_TRUE(evening.give(tournament::PairRound{}));
  const auto made = bring(evening.text());
  ASSERT_TRUE(made) << made.error().what;
  const auto id = text_field(*made, "id");
  EXPECT_EQ(text_field(shown(id), "phase"), "running");
  for (std::size_t board = 1; board <= 3; ++board) {
    ASSERT_TRUE(give_result(id, {1, board, Score::white}));
    ASSERT_TRUE(evening.give(tournament::Report{1, board, Score::white}));
  }
  ASSERT_TRUE(start(id, 2));
  restart();
  // The program at home pairs the same round.
  ASSERT_TRUE(evening.give(tournament::PairRound{}));
  const auto text = file_of(id);
  EXPECT_EQ(text, evening.text());
  const auto read = wire::read_tournament(text, wire::FileOrigin::foreign);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->state, evening.file.state);
  const auto log = *ask([&](Tournaments& all) { return all.director_log(id, 1'000'000); });
  const auto acts = field(log, "lines");
  EXPECT_EQ(text_field(acts.as_array().back(), "act"), "brought");
  EXPECT_EQ(number_field(acts.as_array().back(), "round"), 1);
}

TEST_P(MovingFiles, Point49_13TheTextsOfTheDirectorsGoWithTheFile) {
  auto wish = club_evening(System::swiss);
  wish.about = "An evening\nfor all";
  wish.prizes = "A cup";
  wish.contact = "ann@club.example";
  const auto id = with_players(wish, 4);
  ASSERT_TRUE(start(id, 1));
  const auto text = file_of(id);
  auto read = wire::read_tournament(text, wire::FileOrigin::foreign);
  ASSERT_TRUE(read) << read.error().where << read.error().what;
  EXPECT_EQ(read->texts.about, wish.about);
  EXPECT_EQ(wire::tournament_text(*read), text) << "as at the command line";
  const auto back = bring(text);
  ASSERT_TRUE(back) << back.error().what;
  EXPECT_EQ(text_field(*back, "about"), wish.about);
  EXPECT_EQ(text_field(*back, "prizes"), wish.prizes);
  EXPECT_EQ(text_field(*back, "contact"), wish.contact);
  EXPECT_EQ(file_of(text_field(*back, "id")), text);
}

TEST_P(MovingFiles, ATournamentOfPeopleLeavesAsAFileWithTheirNames) {
  const auto id = with_players(club_evening(System::swiss), 4);
  ASSERT_TRUE(start(id, 1));
  for (const auto& game : games_of(id, 0)) resign(game, Seat::black);
  ASSERT_TRUE(ask([&](Tournaments& all) { return all.leave("p3", id); }, "p3"));
  ASSERT_TRUE(start(id, 2));
  const auto read = wire::read_tournament(file_of(id), wire::FileOrigin::foreign);
  ASSERT_TRUE(read) << read.error().where << read.error().what;
  EXPECT_EQ(read->state.entrants[0].id, "p0");
  EXPECT_FALSE(read->state.entrants[3].here);
  EXPECT_EQ(read->state.rounds.size(), 2U);
  EXPECT_EQ(read->state.rounds[0].pairings[0].score, Score::white);
  EXPECT_EQ(read->state.rounds[1].byes.size(), 1U);
}

TEST_P(MovingFiles, AnArenaAndTooManyPlayersStayOut) {
  Evening arena(terms_of(System::arena, 1));
  arena.enter(3);
  const auto refused = bring(arena.text());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().where, "file");
  auto terms = terms_of(System::round_robin, 1);
  terms.all_at_once = true;
  Evening fast(terms);
  fast.enter(3);
  const auto live = bring(fast.text());
  ASSERT_FALSE(live);
  EXPECT_EQ(live.error().where, "time") << "all games at once with a clock";
  Evening six(terms_of(System::swiss, 1));
  six.enter(6);
  auto capped = wish_with(six.text());
  capped.entry.cap = 5;
  const auto full = ask([&](Tournaments& all) { return all.make("anna", capped); });
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().where, "cap");
  Evening crowd(terms_of(System::swiss, 1));
  crowd.enter(static_cast<int>(limits_.tournament_players) + 1);
  EXPECT_FALSE(bring(crowd.text()));
  const auto mine = *ask([](Tournaments& all) { return all.list("anna"); });
  EXPECT_TRUE(field(mine, "tournaments").as_array().empty()) << "nothing was made";
}

TEST(ComingFiles, CutAlteredAndAbsurdOnesAreRefusedWithTheLine) {
  Evening evening(terms_of(System::swiss, 3));
  evening.enter(4);
  ASSERT_TRUE(evening.give(tournament::PairRound{}));
  ASSERT_TRUE(evening.give(tournament::Report{1, 1, Score::white}));
  const auto text = evening.text();
  const auto read = [](const std::string& file) {
    return read_new_tournament(
        R"({"name":"x","variant":"cam","time":{"base":300},"host":"Ann","file":)" +
        boost::json::serialize(boost::json::value(file)) + '}');
  };
  ASSERT_TRUE(read(text));
  const auto line = [&](std::size_t number) {
    std::size_t begin = 0;
    for (std::size_t i = 1; i < number; ++i) begin = text.find('\n', begin) + 1;
    return text.substr(begin, text.find('\n', begin) + 1 - begin);
  };
  const auto says = [&](const std::string& file, const std::string& what) {
    const auto wish = read(file);
    if (wish) return testing::AssertionFailure() << "was read: " << file;
    if (wish.error().what.find(what) == std::string::npos || wish.error().where != "file") {
      return testing::AssertionFailure() << wish.error().where << ": " << wish.error().what;
    }
    return testing::AssertionSuccess();
  };
  EXPECT_TRUE(says("", "empty"));
  EXPECT_TRUE(says("{}\n", "Line 1"));
  EXPECT_TRUE(says(text.substr(0, text.size() - 5), "Line 7"));
  EXPECT_TRUE(says(text.substr(line(1).size()), "Line 1"));
  EXPECT_TRUE(says(text + line(2), "Line 8, Player 0: This player has entered already"));
  EXPECT_TRUE(says(text + line(6), "Line 8: Games of the round before are still open"));
  EXPECT_TRUE(says(line(1) + line(2) + line(6), "Line 3, Player 2: This player has not entered"));
  EXPECT_TRUE(says(text + line(7), "Line 8"));  // the result again
  const std::string left = R"({"event":"left","player":"Player 0"})";
  EXPECT_TRUE(says(text + left + '\n' + left + '\n', "Line 9, Player 0: This player has left"));
  auto scored = line(6);
  scored.replace(scored.find("\"*\""), 3, "\"1-0\"");
  EXPECT_TRUE(says(line(1) + line(2) + line(3) + line(4) + line(5) + scored,
                   "Line 6, Player 0: A round begins without results"));
  auto placed = line(6);
  placed.replace(placed.find("\"slot\":0"), 8, "\"slot\":7");
  EXPECT_TRUE(says(line(1) + line(2) + line(3) + line(4) + line(5) + placed,
                   "Line 6: Only a knock-out has stages and slots"));
  EXPECT_TRUE(
      says(line(1) + R"({"event":"paired","round":{"stage":0,"pairings":[],"byes":[]}})" + "\n",
           "Line 2: A round has a game"));
  auto wide = line(1);
  wide.replace(wide.find("\"rounds\":5"), 10, "\"rounds\":0");
  EXPECT_TRUE(says(wide, "Line 1"));
  EXPECT_TRUE(says(text + R"({"event":"ended"})" + '\n', "Line 8: Games of this round"));
  EXPECT_TRUE(says(text + R"({"event":"reopened"})" + '\n', "Line 8: The tournament is not over"));
  std::string crowd = line(1);
  for (int i = 0; i < 300; ++i) {
    crowd += R"({"event":"entered","player":"p)" + std::to_string(i) + R"(","rating":0})" + '\n';
  }
  EXPECT_TRUE(says(crowd, "Line 258: The tournament is full"));
  // Any single character that is lost or changed leads to a file or to an error.
  for (std::size_t at = 0; at < text.size(); at += 3) {
    auto other = text;
    other.erase(at, 1);
    (void)read(other);
    other = text;
    other[at] = 'x';
    (void)read(other);
  }
}

TEST(ComingFiles, AKnockoutMustBeOne) {
  Evening knockout(terms_of(System::knockout, 2));
  knockout.enter(5);
  Random lots(3);
  ASSERT_TRUE(knockout.give(tournament::PairRound{}));
  knockout.score(lots);
  const auto text = knockout.text();
  ASSERT_TRUE(wire::read_tournament(text, wire::FileOrigin::foreign));
  auto other = text;
  const auto slot = other.find("\"slot\":1");
  ASSERT_NE(slot, std::string::npos);
  other.replace(slot, 8, "\"slot\":3");
  const auto read = wire::read_tournament(other, wire::FileOrigin::foreign);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().what, "In a knock-out the winners meet");
}

}  // namespace
}  // namespace camlann::server::test
