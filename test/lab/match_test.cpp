// Players from text, matches between them, and what the numbers say.

#include "lab/match.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "lab/bench.hpp"

namespace camlann {
namespace {

const std::atomic<bool> never{false};

PlayerMaker player(std::string_view text) {
  auto maker = parse_player(text, *make_game("cam"));
  EXPECT_TRUE(maker) << text;
  return *maker;
}

MatchOptions options(int games, const char* variant = "cam") {
  MatchOptions options;
  options.games = games;
  options.variant = variant;
  return options;
}

TEST(Players, AreReadFromText) {
  const auto cam = make_game("cam");
  for (const char* text : {"level:1", "level:10", "greedy", "mcts", "mcts,playouts=20",
                           "random,seed=5", "nodes=5000", "movetime=100", "tc=10+0.1",
                           "depth=6,noise=30,sight=2,careless=10,hash=4", "level:10,nodes=1000",
                           "nodes=500,threads=2", "nodes=500,without=null-move,without=killers"}) {
    EXPECT_TRUE(parse_player(text, *cam)) << text;
  }
  for (const char* text : {"", "level", "gready", "noise=3", "speed=3"}) {
    const auto maker = parse_player(text, *cam);
    ASSERT_FALSE(maker) << text;
    EXPECT_EQ(maker.error().code, ErrorCode::unknown_name);
    EXPECT_NE(maker.error().expected.find("greedy"), std::string::npos);
  }
}

TEST(Players, ErrorsListThePermittedValues) {
  const auto cam = make_game("cam");
  const std::map<std::string, std::string> wrong{
      {"level:0", "1 to 10"},
      {"level:11", "1 to 10"},
      {"nodes=", "1 to 1000000000000"},
      {"nodes=-1", "1 to 1000000000000"},
      {"nodes=0", "1 to 1000000000000"},
      {"nodes=99999999999999999999", "1 to 1000000000000"},
      {"movetime=5s", "1 to 1000000000"},
      {"tc=5s",
       "seconds and, after a plus, seconds per move, such as 10+0.1; 40/60 is a minute for 40 "
       "moves"},
      {"hash=0", "1 to 65536"},
      {"hash=99999999", "1 to 65536"},
      {"careless=200", "0 to 100"},
      {"noise=10001", "0 to 10000"},
      {"threads=257", "1 to 256"},
      {"without=foo",
       "null-move, lead, lateness, reductions, exchanges, extensions, history, continuation, "
       "killers, aspiration"}};
  for (const auto& [word, expected] : wrong) {
    const auto maker = parse_player("depth=4," + word, *cam);
    ASSERT_FALSE(maker) << word;
    EXPECT_EQ(maker.error().where, word);
    EXPECT_EQ(maker.error().expected, expected);
  }
}

TEST(Players, EvaluateWithTheNetworkThatTheyAreGiven) {
  const auto cam = make_game("cam");
  EXPECT_TRUE(parse_player("nodes=500,evaluation=network", *cam));
  EXPECT_TRUE(parse_player("nodes=500,evaluation=hand", *make_game("camblam")));
  const auto error_of = [](std::string_view text, const Game& game) {
    const auto maker = parse_player(text, game);
    return maker ? std::string("none") : to_text(maker.error());
  };
  EXPECT_EQ(error_of("nodes=500,evaluation=guess", *cam),
            "evaluation=guess: there is no such evaluation (expected network or hand)");
  EXPECT_EQ(error_of("greedy,evaluation=network", *cam),
            "greedy,evaluation=network: only a search has an evaluation (expected movetime=MS, "
            "nodes=N, depth=N or a level)");
  EXPECT_EQ(error_of("nodes=500,network=/nowhere,evaluation=hand", *cam),
            "nodes=500,network=/nowhere,evaluation=hand: the network would not be used (expected "
            "network=FILE or evaluation=hand)");
  EXPECT_EQ(error_of("nodes=500,network=/nowhere", *cam), "/nowhere: No such file or directory");
  EXPECT_EQ(error_of("nodes=500,evaluation=network", *make_game("camblam")),
            "camblam: there is no network for this game (expected evaluation=hand or "
            "network=FILE)");
}

TEST(Players, NeedTheTablesThatTheyAreGiven) {
  for (const char* variant : {"camette", "camblam"}) {
    const auto maker = parse_player("nodes=500,tables=/nowhere", *make_game(variant));
    ASSERT_FALSE(maker) << variant;
    EXPECT_EQ(maker.error().code, ErrorCode::not_found);
  }
}

TEST(Match, PlaysEachOpeningWithBothColours) {
  std::map<int, MatchGame> games;
  const auto result =
      play_match(options(5), player("greedy"), player("random"), never,
                 {{}, [&](const MatchGame& game, const Tally&) { games[game.number] = game; }});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->tally.games(), 6);  // pairs
  ASSERT_EQ(games.size(), 6u);
  for (int pair = 0; pair < 3; ++pair) {
    const MatchGame& one = games[2 * pair];
    const MatchGame& other = games[2 * pair + 1];
    EXPECT_EQ(one.seats, (std::vector{1, 2}));
    EXPECT_EQ(other.seats, (std::vector{2, 1}));
    ASSERT_EQ(one.opening_plies, 6);
    EXPECT_TRUE(std::equal(one.moves.begin(), one.moves.begin() + 6, other.moves.begin()));
  }
  EXPECT_NE(games[0].moves[0] + games[0].moves[1] + games[0].moves[2],
            games[2].moves[0] + games[2].moves[1] + games[2].moves[2]);
}

TEST(Match, DrawsAnArrayForEachPair) {
  MatchOptions shuffled = options(12, "camblam");
  shuffled.rules = "default,array=shuffled";
  shuffled.ply_limit = 8;
  std::map<int, MatchGame> games;
  const auto result =
      play_match(shuffled, player("greedy"), player("random"), never,
                 {{}, [&](const MatchGame& game, const Tally&) { games[game.number] = game; }});
  ASSERT_TRUE(result) << to_text(result.error());
  std::set<std::string> rules;
  for (int pair = 0; pair < 6; ++pair) {
    const MatchGame& one = games[2 * pair];
    EXPECT_EQ(one.rules.rfind("default,array=", 0), 0U) << one.rules;
    EXPECT_EQ(one.rules, games[2 * pair + 1].rules) << "both players have each colour of it";
    auto game = make_game("camblam", one.rules);
    ASSERT_TRUE(game) << to_text(game.error());
    for (const std::string& move : one.moves) ASSERT_TRUE(game->play(move)) << move;
    rules.insert(one.rules);
  }
  EXPECT_GE(rules.size(), 2U);

  MatchOptions usual = options(2, "camblam");
  usual.ply_limit = 8;
  const auto plain =
      play_match(usual, player("greedy"), player("random"), never,
                 {{}, [](const MatchGame& game, const Tally&) { EXPECT_EQ(game.rules, ""); }});
  EXPECT_TRUE(plain);
}

TEST(Match, SeatsTeamsAndOneAgainstTwo) {
  const auto seats_of = [](const char* variant, int games) {
    std::vector<std::vector<int>> seats;
    const auto result =
        play_match(options(games, variant), player("greedy"), player("random"), never,
                   {{}, [&](const MatchGame& game, const Tally&) {
                      seats.push_back(game.seats);
                      auto board = make_game(variant);
                      for (const std::string& move : game.moves) ASSERT_TRUE(board->play(move));
                      for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
                        if (!board->verdict().won_by(static_cast<Seat>(seat))) continue;
                        EXPECT_EQ(game.score, game.seats[seat] == 1 ? 1 : 0) << game.number;
                      }
                    }});
    EXPECT_TRUE(result);
    return seats;
  };
  using Seats = std::vector<std::vector<int>>;
  EXPECT_EQ(seats_of("grand-cam", 4),
            (Seats{{1, 2, 1, 2}, {2, 1, 2, 1}, {1, 2, 1, 2}, {2, 1, 2, 1}}));
  EXPECT_EQ(seats_of("tri-camelot", 6),
            (Seats{{1, 2, 2}, {2, 1, 1}, {2, 1, 2}, {1, 2, 1}, {2, 2, 1}, {1, 1, 2}}));
}

TEST(Match, RepeatsWithAnyNumberOfThreads) {
  std::map<int, std::vector<std::string>> games[2];
  for (const int run : {0, 1}) {
    MatchOptions match = options(8, "camette");
    match.opening_plies = 2;
    match.threads = 1 + 2 * run;
    const auto result = play_match(
        match, player("nodes=500"), player("mcts,playouts=30"), never,
        {{}, [&](const MatchGame& game, const Tally&) { games[run][game.number] = game.moves; }});
    ASSERT_TRUE(result);
  }
  EXPECT_EQ(games[0], games[1]);
}

TEST(Match, EndsAtThePlyLimitWithADraw) {
  MatchOptions match = options(2);
  match.ply_limit = 8;
  const auto result = play_match(match, player("random"), player("random"), never,
                                 {{}, [](const MatchGame& game, const Tally&) {
                                    EXPECT_EQ(game.moves.size(), 8u);
                                    EXPECT_EQ(game.score, 0.5);
                                    EXPECT_EQ(game.reason, Reason::running);
                                  }});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->tally.draws, 2);
}

class Cheat final : public Player {
 public:
  void new_game(std::uint64_t) override {}
  tl::expected<Move, Fault> choose(const Game&, const std::atomic<bool>&) override {
    return Move{};
  }
};

TEST(Match, AnIllegalMoveLoses) {
  const PlayerMaker cheat = []() -> Result<std::unique_ptr<Player>> {
    return std::unique_ptr<Player>(std::make_unique<Cheat>());
  };
  const auto result = play_match(options(4), player("random"), cheat, never);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->tally.wins, 4);
  const auto turned = play_match(options(4), cheat, player("random"), never);
  EXPECT_EQ(turned->tally.losses, 4);
  EXPECT_EQ(turned->tally.faults[0], (FaultCounts{0, 0, 0, 4, 0}));
  EXPECT_EQ(turned->tally.faults[1], FaultCounts{});
  EXPECT_EQ(result->tally.faults[1], (FaultCounts{0, 0, 0, 4, 0}));
}

/// Plays at random, and reports this time for each move and this score.
class Timed final : public Player {
 public:
  Timed(std::chrono::milliseconds time, std::optional<Score> score) : time_(time), score_(score) {
    inner_ = std::move(*player("random")());
  }
  void new_game(std::uint64_t number) override { inner_->new_game(number); }
  void set_clocks(const PlayerClocks& clocks) override { clocks_.push_back(clocks); }
  tl::expected<Move, Fault> choose(const Game& game, const std::atomic<bool>& stop) override {
    return inner_->choose(game, stop);
  }
  [[nodiscard]] std::optional<Score> score() const override { return score_; }
  [[nodiscard]] std::optional<std::chrono::milliseconds> thought() const override { return time_; }

 private:
  std::chrono::milliseconds time_;
  std::optional<Score> score_;
  std::unique_ptr<Player> inner_;
  std::vector<PlayerClocks> clocks_;
};

PlayerMaker timed(int milliseconds, std::optional<Score> score = std::nullopt) {
  return [=]() -> Result<std::unique_ptr<Player>> {
    return std::unique_ptr<Player>(
        std::make_unique<Timed>(std::chrono::milliseconds(milliseconds), score));
  };
}

TEST(Match, AClockLosesAfterTheMargin) {
  MatchOptions match = options(2);
  match.threads = 1;
  match.times = {std::nullopt, MatchTime{std::chrono::seconds(1), {}, 0}};
  match.margin = std::chrono::milliseconds(300);
  const auto lost = play_match(match, player("random"), timed(400), never);
  ASSERT_TRUE(lost);
  EXPECT_EQ(lost->tally.wins, 2);
  EXPECT_EQ(lost->tally.faults[1], (FaultCounts{0, 0, 2, 0, 0}));
  EXPECT_EQ(lost->tally.overruns[1], (Overruns{2, 200})) << "the third move of each game";
  const auto in_time = play_match(match, player("random"), timed(0), never);
  EXPECT_EQ(in_time->tally.faults[1], FaultCounts{});
  EXPECT_EQ(in_time->tally.overruns[1], Overruns{});
}

TEST(Match, ScoresEndGames) {
  MatchOptions match = options(2);
  match.threads = 1;
  match.resign = ResignRule{1, 100, true};
  std::vector<MatchGame> games;
  const auto keep = [&](const MatchGame& game, const Tally&) { games.push_back(game); };
  const auto resigned = play_match(match, timed(0, 200), timed(0, -200), never, {{}, keep});
  ASSERT_TRUE(resigned);
  EXPECT_EQ(resigned->tally.wins, 2);
  match.resign.reset();
  match.draw = DrawRule{0, 1, 10};
  const auto drawn = play_match(match, timed(0, 0), timed(0, 0), never, {{}, keep});
  EXPECT_EQ(drawn->tally.draws, 2);
  ASSERT_EQ(games.size(), 4U);
  for (std::size_t i = 0; i < games.size(); ++i) {
    EXPECT_EQ(games[i].adjudication, i < 2 ? Adjudication::resignation : Adjudication::draw);
    EXPECT_EQ(games[i].reason, Reason::running);
    EXPECT_FALSE(games[i].fault);
  }
}

TEST(Match, NobodyResignsToTwoOpponents) {
  MatchOptions match = options(2, "tri-camelot");
  match.resign = ResignRule{};
  EXPECT_FALSE(play_match(match, player("random"), player("random"), never));
}

TEST(Match, StopsOnRequest) {
  std::atomic<bool> stop{false};
  const auto result = play_match(options(1000), player("random"), player("random"), stop,
                                 {{}, [&](const MatchGame&, const Tally& tally) {
                                    if (tally.games() >= 5) stop = true;
                                  }});
  ASSERT_TRUE(result);
  EXPECT_GE(result->tally.games(), 5);
  EXPECT_LT(result->tally.games(), 20);
}

TEST(Match, EndsWhenTheTestIsDecided) {
  MatchOptions match = options(1000);
  match.sprt = Sprt{0, 100, 0.05, 0.05};
  const auto result = play_match(match, player("nodes=300"), player("random"), never);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->accepted, true);
  EXPECT_LT(result->tally.games(), 200);
}

TEST(Match, EndsAtTheSameGameWithAnyNumberOfThreads) {
  std::vector<int> numbers[2];
  PairCounts pairs[2];
  for (const int run : {0, 1}) {
    MatchOptions match = options(400, "camette");
    match.opening_plies = 2;
    match.threads = 1 + 3 * run;
    match.sprt = Sprt{0, 150, 0.1, 0.1};
    const auto result = play_match(
        match, player("nodes=40"), player("nodes=20"), never,
        {{}, [&](const MatchGame& game, const Tally&) { numbers[run].push_back(game.number); }});
    ASSERT_TRUE(result);
    EXPECT_TRUE(result->accepted.has_value());
    pairs[run] = result->tally.pairs;
  }
  EXPECT_TRUE(std::is_sorted(numbers[0].begin(), numbers[0].end()));
  EXPECT_LT(numbers[0].size(), 400u);
  EXPECT_EQ(numbers[0], numbers[1]);
  EXPECT_EQ(pairs[0], pairs[1]);
}

TEST(Match, ResumesWithEarlierGames) {
  MatchOptions match = options(10, "camette");
  std::vector<MatchGame> games;
  const auto keep = [&](const MatchGame& game, const Tally&) { games.push_back(game); };
  const auto whole = play_match(match, player("nodes=100"), player("random"), never, {{}, keep});
  ASSERT_TRUE(whole);

  std::vector<int> played;
  for (const int number : {7, 0, 3, 1})
    match.played.push_back(games[static_cast<std::size_t>(number)]);
  std::vector<MatchGame> again;
  const auto rest =
      play_match(match, player("nodes=100"), player("random"), never,
                 {[&](const MatchGame& game) { played.push_back(game.number); },
                  [&](const MatchGame& game, const Tally&) { again.push_back(game); }});
  ASSERT_TRUE(rest);
  std::sort(played.begin(), played.end());
  EXPECT_EQ(played, (std::vector<int>{2, 4, 5, 6, 8, 9}));
  EXPECT_EQ(rest->tally.pairs, whole->tally.pairs);
  ASSERT_EQ(again.size(), games.size());
  for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(again[i].moves, games[i].moves);

  match.games = 2;  // fewer than there are
  const auto less = play_match(match, player("nodes=100"), player("random"), never);
  ASSERT_TRUE(less);
  EXPECT_EQ(less->tally.games(), 2);
}

TEST(Match, LeavesEveryOpeningToThePlayers) {
  MatchOptions match = options(20, "camette");
  match.opening_plies = 100;  // random play is over before
  match.ply_limit = 1000;
  const auto result = play_match(match, player("random"), player("random"), never,
                                 {{}, [](const MatchGame& game, const Tally&) {
                                    const auto plies = static_cast<std::size_t>(game.opening_plies);
                                    EXPECT_GT(plies, 0u);
                                    EXPECT_GT(game.moves.size(), plies);
                                  }});
  ASSERT_TRUE(result);
  EXPECT_EQ(result->tally.games(), 20);
}

TEST(Match, RefusesAGameThatCannotBePlayed) {
  MatchOptions over = options(2, "camelot");
  over.rules = "wcf,repetition=1";
  const auto drawn = play_match(over, player("random"), player("random"), never);
  ASSERT_FALSE(drawn);
  EXPECT_EQ(drawn.error().code, ErrorCode::game_over);

  MatchOptions all_opening = options(2);
  all_opening.ply_limit = all_opening.opening_plies;
  EXPECT_FALSE(play_match(all_opening, player("random"), player("random"), never));
}

TEST(Match, RefusesAnUnknownVariant) {
  EXPECT_FALSE(play_match(options(2, "chess"), player("random"), player("random"), never));
}

TEST(Bench, IsTheSameEachTime) {
  int seen = 0;
  const BenchResult first = run_bench([&](const BenchPosition&) { ++seen; });
  const BenchResult second = run_bench();
  EXPECT_EQ(first.nodes, second.nodes);
  EXPECT_EQ(first.positions.size(), static_cast<std::size_t>(seen));
  EXPECT_GT(first.nodes, 100'000u);
  for (const BenchPosition& position : first.positions) EXPECT_FALSE(position.best.empty());
}

}  // namespace
}  // namespace camlann
