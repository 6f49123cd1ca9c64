// Invalid input: the program prints what is wrong, where, and what was expected on stderr, nothing
// on stdout that a script could mistake for an answer, and exits 2 (1 if the answer is no). Also
// reads the published data by the command line.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <random>

#include "support/data.hpp"
#include "support/files.hpp"
#include "support/volume.hpp"

namespace camlann {
namespace {

using test::read_bytes;
using testing::HasSubstr;

struct Answer {
  int code = -1;  // 128 + signal where it was killed
  std::string out;
  std::string err;
};

// Each test has a separate folder, removed afterwards.
class Nonsense : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file(const std::string& name, std::string_view text) const {
    folder_.write(name, text);
    return folder_.path() / name;
  }

  // `arguments` in the words of a shell; 60 seconds are more than any of these may take.
  [[nodiscard]] Answer camlann(const std::string& arguments, std::string_view input = {}) const {
    const auto in = file("in", input);
    const auto out = folder_.path() / "out";
    const auto err = folder_.path() / "err";
    const std::string command = limit_ + "timeout 60 " CAMLANN_PROGRAM " " + arguments + " <" +
                                in.string() + " >" + out.string() + " 2>" + err.string();
    const int status = std::system(command.c_str());
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, read_bytes(out), read_bytes(err)};
  }

  // From here on the program has so little memory. Sanitizers need more to begin with.
  void limit_memory(int mib) {
    limit_ = "ulimit -v " +
             test::unless_sanitized(std::to_string(mib * 1024), std::string("unlimited")) + "; ";
  }

 private:
  test::TemporaryFolder folder_;
  std::string limit_;
};

struct Misuse {
  const char* arguments;
  std::vector<const char*> said;
};

TEST_F(Nonsense, MisuseIsExplainedAndExits2) {
  const std::vector<Misuse> misuses = {
      {"", {"camlann"}},
      {"nonsense", {"nonsense", "moves", "perft", "replay"}},
      {"--nonsense", {"--nonsense"}},
      {"moves", {"--variant"}},
      {"moves --variant", {"--variant"}},
      {"moves --variant chess", {"chess", "cam", "camelot", "camette", "chivalry"}},
      {"moves --variant cam --nonsense", {"--nonsense", "--fen"}},
      {"moves --variant cam --rules nonsense", {"nonsense", "wcf", "mod64"}},
      {"moves --variant cam --rules wcf,nonsense=1", {"nonsense", "knightCanterRule"}},
      {"moves --variant cam --rules wcf,knightCanterRule=maybe", {"knightCanterRule", "true"}},
      {"moves --variant cam --rules wcf,castleMoves=99", {"castleMoves", "9"}},
      {"moves --variant cam --rules ,", {"wcf"}},
      {"moves --variant cam --fen nonsense", {"1:", "expected"}},
      {"moves --variant cam --fen '1/3/5/7/7/7/7/7/7/7/5/3/1'", {"1:", "expected"}},
      {"moves --variant cam --fen '1/3/5/7/7/7/7/7/7/7/5/3/1 x'", {"w or b"}},
      {"moves --variant cam --fen '1/3/5/7/7/7/7/7/7/7/5/3/1 w 9,0'", {"castle moves"}},
      {"moves --variant cam --fen '1/3/5/8/7/7/7/7/7/7/5/3/1 w'", {"1:7"}},
      {"moves --variant camette --fen 'M/MMM/MMMMM/5/5/3/1 w'", {"too many"}},
      {"perft --variant cam", {"--depth"}},
      {"perft --variant cam --depth x", {"depth"}},
      {"perft --variant cam --depth -1", {"depth"}},
      {"perft --variant cam --depth 2 --threads 0", {"threads"}},
      {"replay", {"FILE"}},
      {"replay /nonexistent/game.txt", {"/nonexistent/game.txt"}},
      {"replay /", {"/"}},
      {"convert --from nonsense", {"nonsense"}},
      {"analyse --variant cam --seconds x", {"seconds"}},
  };
  for (const Misuse& misuse : misuses) {
    SCOPED_TRACE(misuse.arguments);
    const Answer run = camlann(misuse.arguments);
    EXPECT_EQ(run.code, 2) << run.err;
    EXPECT_EQ(run.out, "");
    for (const char* word : misuse.said) EXPECT_THAT(run.err, HasSubstr(word));
  }
}

// The work is done by the threads that could be started.
TEST_F(Nonsense, ReportsMoreThreadsThanMemoryAllows) {
  limit_memory(800);
  const std::string few = test::unless_sanitized("threads can be started", "");
  const Answer perft = camlann("perft --variant cam --depth 3 --threads 1024");
  EXPECT_EQ(perft.code, 0) << perft.err;
  EXPECT_EQ(perft.out, camlann("perft --variant cam --depth 3").out);
  EXPECT_THAT(perft.err, HasSubstr(few));

  const Answer analysis = camlann("analyse --variant cam --depth 3 --threads 256 --hash 1");
  EXPECT_EQ(analysis.code, 0) << analysis.err;
  EXPECT_THAT(analysis.err, HasSubstr(few));

  const Answer match = camlann(
      "match --engine random,seed=1 --engine random,seed=2 --variant cam --games 4 --threads 1024");
  EXPECT_EQ(match.code, 0) << match.err;
  EXPECT_THAT(match.err, HasSubstr(few));

  const Answer engine =
      camlann("engine", "setoption name Threads value 256\nposition startpos\ngo depth 3\n");
  EXPECT_EQ(engine.code, 0) << engine.err;
  EXPECT_THAT(engine.out, HasSubstr(few));
  EXPECT_THAT(engine.out, HasSubstr("\nbestmove "));
}

TEST_F(Nonsense, ReportsTooLittleMemory) {
  limit_memory(120);
  const std::string none = test::unless_sanitized("not enough memory", "");
  const Answer analysis = camlann("analyse --variant cam --depth 3 --hash 1000");
  EXPECT_EQ(analysis.code, test::unless_sanitized(2, 0)) << analysis.err;
  EXPECT_THAT(analysis.err, HasSubstr(none));
  const Answer engine = camlann("engine",
                                "setoption name Hash value 1000\ngo depth 3\n"
                                "setoption name Hash value 1\ngo depth 3\n");
  EXPECT_EQ(engine.code, 0) << engine.err;
  EXPECT_THAT(engine.out, HasSubstr(none));
  EXPECT_THAT(engine.out, HasSubstr("\nbestmove "));
}

TEST_F(Nonsense, AnIllegalMoveIsANo) {
  for (const char* moves : {"Z9-Z8", "D1-D1", "B5-B6 B6-B7", "B5xB7"}) {
    const Answer run =
        camlann(std::string("analyse --variant cam --seconds 0.1 --moves '") + moves + "'");
    EXPECT_EQ(run.code, 1) << moves;
    EXPECT_EQ(run.out, "") << moves;
    EXPECT_THAT(run.err, HasSubstr("ply ")) << moves;
    EXPECT_THAT(run.err, HasSubstr("expected")) << moves;
  }
}

// The other lines are answered, in order; exit 2 at the end.
TEST_F(Nonsense, BatchAnswersEveryLineInItsPlace) {
  const std::string good = R"({"variant":"camette"})";
  const std::vector<std::string> lines = {good,
                                          "nonsense",
                                          "",
                                          "[]",
                                          "{}",
                                          "null",
                                          R"({"variant":7})",
                                          R"({"variant":"cam","fen":"nonsense"})",
                                          R"({"variant":"cam","rules":{}})",
                                          R"({"variant":"cam"} {"variant":"cam"})",
                                          std::string(5000, '['),
                                          std::string("\xff\xfe\x00{", 4),
                                          R"({"variant":"\ud800"})",
                                          good};
  std::string input;
  for (const auto& line : lines) input += line + "\n";
  const Answer run = camlann("moves --batch", input);
  EXPECT_EQ(run.code, 2);
  const auto answers = test::lines_of(run.out);
  ASSERT_EQ(answers.size(), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SCOPED_TRACE(lines[i].substr(0, 60));
    boost::json::error_code code;
    const auto answer = boost::json::parse(answers[i], code);
    ASSERT_FALSE(code) << answers[i];
    if (lines[i] == good) {
      EXPECT_EQ(answer.at("outcomes").as_array().size(), 22u);
      EXPECT_TRUE(answer.at("result").is_null());
      continue;
    }
    const auto& error = answer.at("error").as_object();
    EXPECT_FALSE(error.at("what").as_string().empty());
    EXPECT_FALSE(error.at("where").as_string().empty());
    EXPECT_FALSE(error.at("expected").as_string().empty());
  }
}

TEST_F(Nonsense, BatchWithoutLinesIsDone) {
  const Answer run = camlann("moves --batch", "");
  EXPECT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out, "");
}

TEST_F(Nonsense, ReportsPlyAndPlaceOfAnIllegalMove) {
  const std::string head = "[Variant \"Camelot\"]\n[Result \"*\"]\n\n";
  struct Case {
    const char* moves;
    const char* ply;
  };
  for (const Case& wrong : {Case{"1. D6-D8xD10\n", "1"},
                            {"1. D6-F8 H11-F9\n2. A1-A2\n", "3"},
                            {"1. D6-F8 D6-F8\n", "2"}}) {
    const Answer run = camlann("replay " + file("game.txt", head + wrong.moves).string());
    EXPECT_EQ(run.code, 1) << run.err;
    EXPECT_THAT(run.out, HasSubstr("error"));
    EXPECT_THAT(run.out, HasSubstr("game.txt"));
    EXPECT_THAT(run.out, HasSubstr(wrong.ply));
  }
}

TEST_F(Nonsense, ARecordMayLie) {
  const std::string moves = "\n1. D6-F8 H11-F9\n";
  for (const char* head :
       {"[Variant \"Camelot\"]\n[Plies \"3\"]\n", "[Variant \"Camelot\"]\n[FEN \"nonsense\"]\n",
        "[Variant \"chess\"]\n", "[Variant \"Camelot\"]\n[Rules \"nonsense\"]\n"}) {
    const Answer run = camlann("replay " + file("game.txt", head + moves).string());
    EXPECT_NE(run.code, 0) << head;
    EXPECT_LE(run.code, 2) << head;
    EXPECT_NE(run.out + run.err, "") << head;
  }
}

// Whatever the bytes, the program answers and ends; it is never killed.
TEST_F(Nonsense, RandomBytesDoNoHarm) {
  std::mt19937 random(20);
  for (int i = 0; i < test::unless_sanitized(25, 8); ++i) {
    std::string bytes(random() % 3000, '\0');
    for (char& c : bytes) c = static_cast<char>(random());
    if (i % 2 == 1) {  // near a record
      bytes = test::read_data("games/camelot-wc2009-game1.txt");
      for (int n = 0; n < 5; ++n) bytes[random() % bytes.size()] = static_cast<char>(random());
    }
    for (const char* arguments : {"replay -", "moves --batch", "engine"}) {
      const Answer run = camlann(arguments, bytes);
      EXPECT_LE(run.code, 2) << arguments << ", input " << i << ": " << run.err;
    }
  }
}

TEST_F(Nonsense, PublishedPositionsThroughBatch) {
  const auto positions = test::stated_positions();
  std::string input;
  for (const auto& stated : positions) {
    input += boost::json::serialize(boost::json::value{
                 {"variant", stated.variant}, {"rules", "wcf"}, {"fen", stated.fen}}) +
             "\n";
  }
  const Answer run = camlann("moves --batch", input);
  EXPECT_EQ(run.code, 0) << run.err;
  const auto answers = test::lines_of(run.out);
  ASSERT_EQ(answers.size(), positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const auto answer = boost::json::parse(answers[i]);
    std::vector<std::string> outcomes;
    for (const auto& outcome : answer.at("outcomes").as_array()) {
      std::string text(outcome.at("from").as_string());
      text += ">" + std::string(outcome.at("to").as_string());
      char mark = '*';
      for (const auto& square : outcome.at("captures").as_array()) {
        text += mark + std::string(square.as_string());
        mark = ',';
      }
      outcomes.push_back(text);
    }
    EXPECT_THAT(outcomes, testing::UnorderedElementsAreArray(positions[i].outcomes))
        << positions[i].fen;
    std::string result;
    if (const auto* object = answer.at("result").if_object()) {
      const auto& winner = object->at("winner");
      result = winner.is_null() ? "draw" : std::string(winner.as_string());
      result += " " + std::string(object->at("reason").as_string());
    }
    EXPECT_EQ(result, positions[i].result) << positions[i].fen;
  }
}

TEST_F(Nonsense, PerftTablesThroughTheProgram) {
  for (const auto& line : test::perft_lines("arrays.txt")) {
    const Answer run = camlann("perft --variant " + line.variant + " --rules " + line.rules +
                               " --depth " + std::to_string(line.depth));
    EXPECT_EQ(run.code, 0) << run.err;
    ASSERT_FALSE(run.out.empty());
    EXPECT_EQ(test::lines_of(run.out).back(), "nodes " + std::to_string(line.nodes));
  }
}

// The densest position known is answered in reasonable time.
TEST_F(Nonsense, DensePositionsAreAnswered) {
  const Answer run = camlann("moves --batch",
                             R"({"variant":"chivalry","fen":"2/1K6/3K4K1/3KKK6/14/4mmmmmmmK2/2K11/)"
                             R"(3Kmmmmmmm3/9KK3/1K2mmmmmm2K1/14/6K7/12/10/8/2 w"})"
                             "\n");
  EXPECT_EQ(run.code, 0) << run.err;
  const auto answer = boost::json::parse(run.out);
  EXPECT_EQ(answer.at("outcomes").as_array().size(), 19750u);
}

}  // namespace
}  // namespace camlann
