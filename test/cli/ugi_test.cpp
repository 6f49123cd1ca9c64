// The engine protocol over pipes, as a match or an interface uses it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

#include "base/system/process.hpp"
#include "support/volume.hpp"

namespace camlann::cli {
namespace {

using namespace std::chrono_literals;
using system::Process;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

const std::atomic<bool> never{false};

/// Sanitizers make the engine slower; what it promises is of the release program.
constexpr int slowness = camlann::test::unless_sanitized(1, 20);

/// Returns the best of five times, because the machine has other work.
template <class Timed>
Process::Clock::duration quickest(const Timed& timed) {
  auto best = Process::Clock::duration::max();
  for (int i = 0; i < 5; ++i) best = std::min<Process::Clock::duration>(best, timed());
  return best;
}

class Engine : public testing::Test {
 protected:
  Engine() {
    std::signal(SIGPIPE, SIG_IGN);
    auto started = Process::start({CAMLANN_PROGRAM, "engine"});
    if (started) process_ = std::move(*started);
  }
  void SetUp() override { ASSERT_NE(process_, nullptr); }

  void tell(std::string_view line) { EXPECT_TRUE(process_->tell(line)); }

  /// The lines up to the first that begins with `word`, it included.
  std::vector<std::string> until(std::string_view word, std::chrono::milliseconds patience = 20s) {
    const auto deadline = Process::Clock::now() + patience;
    std::vector<std::string> lines;
    std::string line;
    while (process_->hear(line, deadline, never) == Process::Heard::line) {
      lines.push_back(line);
      if (std::string_view(line).substr(0, word.size()) == word) return lines;
    }
    ADD_FAILURE() << "no " << word;
    lines.emplace_back();
    return lines;
  }

  std::string ask(std::string_view query) {
    tell(query);
    return until("response").back();
  }

  std::unique_ptr<Process> process_;
};

TEST_F(Engine, IntroducesItself) {
  tell("ugi");
  const auto lines = until("ugiok");
  EXPECT_THAT(lines.front(), StartsWith("id name Camlann"));
  EXPECT_THAT(lines, Contains("option name Variant type combo default cam var cam var camelot "
                              "var camette var chivalry var mini-camelot var grand-cam "
                              "var grand-camelot var tri-camelot var camblam "
                              "var anti-camelot var river-camelot"));
  EXPECT_THAT(lines, Contains(StartsWith("option name Rules type string default wcf")));
}

TEST_F(Engine, IsReadyWhileItThinks) {
  tell("go infinite");
  tell("isready");
  until("readyok", 2s);
  tell("stop");
  EXPECT_THAT(until("bestmove").back(), Not(HasSubstr("none")));
}

TEST_F(Engine, StopsWithinTenMilliseconds) {
  tell("setoption name Variant value chivalry");
  EXPECT_LE(quickest([this] {
              tell("position startpos");
              tell("go infinite");
              std::this_thread::sleep_for(200ms);
              tell("isready");
              until("readyok");
              const auto asked = Process::Clock::now();
              tell("stop");
              until("bestmove");
              return Process::Clock::now() - asked;
            }),
            10ms * slowness);
}

TEST_F(Engine, KeepsItsMoveTime) {
  tell("setoption name Variant value camelot");
  EXPECT_LE(quickest([this] {
              tell("position startpos");
              tell("isready");
              until("readyok");
              const auto asked = Process::Clock::now();
              tell("go movetime 100");
              until("bestmove");
              return Process::Clock::now() - asked;
            }),
            110ms * slowness);
}

TEST_F(Engine, TakesTheLongestTimesForALongTime) {
  for (const char* time : {"movetime", "wtime"}) {
    tell(std::string("go ") + time + " 9223372036854775807");
    until("info depth 3", 10s);
    tell("stop");
    until("bestmove");
  }
}

TEST_F(Engine, FindsTheWinningMove) {
  tell("position fen 1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w");
  tell("go depth 3");
  const auto lines = until("bestmove");
  EXPECT_EQ(lines.back(), "bestmove D12-D13");
  EXPECT_THAT(lines, Contains(HasSubstr("score win 1 ")));
}

TEST_F(Engine, ReportsSeveralLines) {
  tell("setoption name Lines value 3");
  tell("position startpos moves B5-B6");
  tell("go depth 2");
  EXPECT_THAT(until("bestmove"), Contains(HasSubstr("multipv 3")));
}

TEST_F(Engine, ReportsSeveralLinesUnderTheNameOfOthersToo) {
  tell("setoption name MultiPV value 4");
  tell("go depth 3");
  const auto lines = until("bestmove");
  for (const char* line :
       {"depth 3 multipv 1 ", "depth 3 multipv 2 ", "depth 3 multipv 3 ", "depth 3 multipv 4 "}) {
    EXPECT_THAT(lines, Contains(HasSubstr(line)));
  }
}

TEST_F(Engine, KeepsItsLimits) {
  tell("go nodes 5000");
  const auto by_nodes = until("bestmove");
  ASSERT_GE(by_nodes.size(), 2u);
  const std::string& last = by_nodes[by_nodes.size() - 2];
  const auto at = last.find(" nodes ");
  ASSERT_NE(at, std::string::npos);
  EXPECT_LE(std::stoi(last.substr(at + 7)), 5000);
  EXPECT_GE(std::stoi(last.substr(at + 7)), 2000);
  tell("go depth 4");
  EXPECT_THAT(until("bestmove"), Not(Contains(StartsWith("info depth 5 "))));
  // A clock: a share of a second, which is not the whole of it.
  const auto asked = Process::Clock::now();
  tell("go wtime 1000 btime 1 winc 0 binc 0");
  until("bestmove");
  EXPECT_LT(Process::Clock::now() - asked, 800ms * slowness);
}

TEST_F(Engine, PondersUntilStopped) {
  tell("setoption name Ponder value true");
  tell("go depth 4");
  const std::string best = until("bestmove").back();
  const auto at = best.find(" ponder ");
  ASSERT_NE(at, std::string::npos) << best;
  const std::string own = best.substr(9, at - 9);

  const std::string position = "position startpos moves " + own + " " + best.substr(at + 8);
  tell(position);
  tell("go ponder depth 2");  // its limit counts for nothing as yet
  until("info depth 3 ");
  tell("isready");
  EXPECT_THAT(until("readyok"), Not(Contains(StartsWith("bestmove"))));
  tell("ponderhit");
  EXPECT_THAT(until("bestmove").back(), Not(HasSubstr("none")));
  tell("isready");
  EXPECT_THAT(until("readyok"), testing::SizeIs(1));  // one answer for both searches

  // The other side moved otherwise.
  tell(position);
  tell("go ponder wtime 1000 btime 1000");
  until("info depth 3 ");
  tell("stop");
  until("bestmove");
  tell("ponderhit");  // too late to mean anything
  tell("isready");
  EXPECT_THAT(until("readyok"), testing::SizeIs(1));
}

TEST_F(Engine, DoesNotPonderOverAFinishedGame) {
  tell("position fen 1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w moves D12-D13");
  tell("go ponder movetime 10");
  EXPECT_EQ(until("bestmove").back(), "bestmove none");
  tell("ponderhit");
  tell("isready");
  EXPECT_THAT(until("readyok"), testing::SizeIs(1));
}

TEST_F(Engine, AnswersQueries) {
  tell("position startpos");
  EXPECT_EQ(ask("query gameover"), "response false");
  EXPECT_EQ(ask("query p1turn"), "response true");
  EXPECT_EQ(ask("query result"), "response none");
  tell("position startpos moves B5-B6");
  EXPECT_EQ(ask("query p1turn"), "response false");
  tell("position fen 1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w moves D12-D13");
  EXPECT_EQ(ask("query gameover"), "response true");
  EXPECT_EQ(ask("query result"), "response p1win");
  tell("go depth 3");
  EXPECT_EQ(until("bestmove").back(), "bestmove none");
}

TEST_F(Engine, IgnoresUnknownWords) {
  tell("xboard");
  tell("");
  tell("query weather");
  tell("please isready now");
  EXPECT_THAT(until("readyok"), testing::SizeIs(1));
}

TEST_F(Engine, KeepsItsPositionWhenGivenAWrongOne) {
  tell("position startpos moves B5-B6");
  for (const char* wrong : {"position startpos moves B5-B6 A1-A2", "position fen nonsense",
                            "position", "position fen 1/2/3 w moves"}) {
    tell(wrong);
    EXPECT_THAT(until("info").back(), StartsWith("info string error ")) << wrong;
    EXPECT_EQ(ask("query p1turn"), "response false");
  }
  tell("position startpos moves B5-B6 A1-A2");
  EXPECT_THAT(until("info").back(), HasSubstr("ply 2"));
}

TEST_F(Engine, SearchesWithSeveralThreads) {
  tell("setoption name Threads value 3");
  tell("position startpos");
  tell("go depth 6");
  const auto lines = until("bestmove");
  EXPECT_THAT(lines, testing::Contains(StartsWith("info depth 6 ")));
  EXPECT_THAT(lines.back(), testing::Not(HasSubstr("none")));
}

TEST_F(Engine, ReportsMissingTables) {
  tell("setoption name Tables value /nowhere");
  tell("go depth 2");
  const auto lines = until("bestmove");
  EXPECT_THAT(lines.front(), StartsWith("info string error /nowhere/cam/wcf: there are no tables"));
  EXPECT_THAT(lines.back(), testing::Not(HasSubstr("none")));
}

TEST_F(Engine, EvaluatesWithTheNetworkOrByHand) {
  const auto last_info = [this] {
    tell("position startpos");
    tell("go nodes 2000");
    const auto lines = until("bestmove");
    const std::string& info = lines.at(lines.size() - 2);
    const auto from = info.find("score");
    return info.substr(from, info.find(" nodes") - from);
  };
  const std::string network = last_info();
  tell("setoption name Evaluation value hand");
  const std::string by_hand = last_info();
  EXPECT_NE(network, by_hand);
  tell("setoption name Evaluation value network");
  EXPECT_EQ(last_info(), network);
}

TEST_F(Engine, ShowsChancesOnRequest) {
  const auto last_info = [this](const char* limit) {
    tell(limit);
    const auto lines = until("bestmove");
    return lines.at(lines.size() - 2);
  };
  EXPECT_THAT(last_info("go depth 2"), testing::Not(HasSubstr("wdl")));
  tell("setoption name ShowWDL value true");
  EXPECT_THAT(last_info("go depth 2"),
              testing::ContainsRegex("score cp -?[0-9]+ wdl [0-9]+ [0-9]+ [0-9]+ nodes"));
  tell("position fen 1/1M1/5/7/6m/7/7/7/m6/7/5/3/1 w");
  EXPECT_THAT(last_info("go depth 3"), HasSubstr("score win 1 wdl 1000 0 0 nodes"));
  tell("setoption name Variant value tri-camelot");
  EXPECT_THAT(last_info("go depth 1"), testing::Not(HasSubstr("wdl")));
}

TEST_F(Engine, PlaysTheHighestLevelWithTheNetwork) {
  const auto score = [this] {
    tell("position startpos");
    tell("go nodes 2000");
    const auto lines = until("bestmove");
    const std::string& info = lines.at(lines.size() - 2);
    return info.substr(info.find("score"), info.find(" nodes") - info.find("score"));
  };
  const std::string network = score();
  tell("setoption name Level value 10");
  EXPECT_EQ(score(), network);
  tell("setoption name Evaluation value hand");
  EXPECT_NE(score(), network);
}

TEST_F(Engine, ReportsAFileThatIsNoNetworkOfTheGame) {
  tell("setoption name EvaluationFile value /nowhere");
  tell("go depth 2");
  const auto lines = until("bestmove");
  EXPECT_THAT(lines.front(), StartsWith("info string error /nowhere: No such file"));
  EXPECT_THAT(lines.back(), testing::Not(HasSubstr("none")));
}

TEST_F(Engine, RefusesWrongOptions) {
  for (const auto& [option, known] : {std::pair{"Variant value chess", "camelot"},
                                      {"Rules value fifa", "parker1949"},
                                      {"Rules value wcf,knightCanterRule=7", "true"},
                                      {"Hash value 0", "1 to"},
                                      {"Threads value 0", "1 to"},
                                      {"Hash value much", "1 to"},
                                      {"Level value 11", "0 to 10"},
                                      {"Ponder value 1", "true or false"},
                                      {"Evaluation value guess", "network or hand"},
                                      {"ShowWDL value 1", "true or false"},
                                      {"Contempt value 1", "Variant"}}) {
    tell(std::string("setoption name ") + option);
    const std::string answer = until("info").back();
    EXPECT_THAT(answer, StartsWith("info string error "));
    EXPECT_THAT(answer, HasSubstr(known)) << option;
  }
}

TEST_F(Engine, RefusesLimitsWithoutANumber) {
  for (const char* limit : {"movetime abc", "nodes", "infinite depth -", "wtime 1000 btime"}) {
    tell(std::string("go ") + limit);
    EXPECT_THAT(until("info").back(), StartsWith("info string error go: "));
  }
  tell("isready");
  EXPECT_EQ(until("readyok").back(), "readyok");
}

TEST_F(Engine, PlaysByTheSelectedRules) {
  // Rule 4: by wcf this knight may not canter over F8, next to a man that it could jump.
  const std::string fen =
      "position fen 2/8/10/m11/12/12/12/4m7/12/4M1M5/3K8/4M1M5/M11/10/8/2 w moves D6-F8-H6";
  tell("setoption name Variant value camelot");
  tell(fen);
  EXPECT_THAT(until("info").back(), HasSubstr("ply 1"));
  tell("setoption name Rules value wcf,knightCanterRule=false");
  tell(fen);
  EXPECT_EQ(ask("query p1turn"), "response false");
}

TEST_F(Engine, TakesOverAFirstMoveThatWins) {
  tell("setoption name Rules value wcf,swap=true");
  tell("position fen 1/3/5/7/7/m6/7/7/1MMMMM1/2K1K2/5/3/1 w moves B5-B6");
  tell("go nodes 100");
  EXPECT_EQ(until("bestmove").back(), "bestmove swap");
  tell("position fen 1/3/5/7/7/m6/7/7/1MMMMM1/2K1K2/5/3/1 w moves B5-B6 swap");
  tell("query p1turn");
  EXPECT_EQ(until("response").back(), "response true");
}

TEST_F(Engine, FinishesALimitedSearchWhenTheInputEnds) {
  // The quitting of a shell pipe: all is said at once, and nothing more.
  auto shell = Process::start(
      {"/bin/sh", "-c", std::string("echo go depth 3 | ") + CAMLANN_PROGRAM + " engine"});
  ASSERT_TRUE(shell);
  process_ = std::move(*shell);
  EXPECT_THAT(until("bestmove").back(), Not(HasSubstr("none")));
}

TEST_F(Engine, QuitsInMidSearch) {
  tell("go infinite");
  tell("quit");
  until("bestmove");
  std::string line;
  EXPECT_EQ(process_->hear(line, Process::Clock::now() + 2s, never), Process::Heard::ended);
}

}  // namespace
}  // namespace camlann::cli
