#include "engine/match.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "engine/any_game.hpp"
#include "engine/catalog.hpp"
#include "engine/match_statistics.hpp"
#include "engine/player.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

// Random openings that hand one side the game say little about the players.
constexpr Score fair = 120;
constexpr std::uint64_t fair_nodes = 2000;
constexpr int most_tries = 50;

class Match {
 public:
  Match(const MatchOptions& options, const std::atomic<bool>& stop, const OnMatchGame& on_game)
      : options_(options), stop_(stop), on_game_(on_game) {}

  [[nodiscard]] int game_count() const { return (options_.games + 1) / 2 * 2; }

  // Plays games until none is left; one call for each thread.
  void work(Player& first, Player& second) {
    while (true) {
      const int number = next_.fetch_add(1);
      if (number >= game_count() || ended()) return;
      if (auto game = play(number, first, second)) finish(std::move(*game));
    }
  }

  [[nodiscard]] MatchResult result() const {
    MatchResult result{tally_, estimate(tally_.pairs), 0, decision()};
    if (options_.sprt) result.llr = log_likelihood_ratio(tally_.pairs, *options_.sprt);
    return result;
  }

 private:
  [[nodiscard]] bool ended() const { return stop_.load() || decided_.load(); }

  [[nodiscard]] std::optional<bool> decision() const {
    if (!options_.sprt) return std::nullopt;
    return accepted(tally_.pairs, *options_.sprt);
  }

  // The same for both games of a pair. Fair if such a one is soon found, and never over: where
  // random play does not last as long, the opening is as much shorter.
  [[nodiscard]] std::unique_ptr<AnyGame> opening(int pair) const {
    const std::uint64_t mixed = options_.seed * 0x9E3779B97F4A7C15ULL;
    Random random(mixed + static_cast<std::uint64_t>(pair));
    std::unique_ptr<AnyGame> running;
    std::unique_ptr<AnyGame> ended;
    std::unique_ptr<Analyst> judge;
    for (int tries = 0; tries < most_tries; ++tries) {
      std::unique_ptr<AnyGame> drawn = random_plies(random);
      const bool over = drawn->verdict().over();
      (over ? ended : running) = std::move(drawn);
      if (!over && is_fair(*running, judge)) break;
    }
    if (running) return running;
    while (ended->verdict().over()) ended->take_back();
    return ended;
  }

  [[nodiscard]] std::unique_ptr<AnyGame> random_plies(Random& random) const {
    auto game = std::move(*make_game(options_.variant, options_.rules));
    for (int ply = 0; ply < options_.opening_plies && !game->verdict().over(); ++ply) {
      const auto outcomes = game->outcomes();
      game->play(outcomes[random.below(static_cast<std::uint32_t>(outcomes.size()))].move);
    }
    return game;
  }

  // Makes the judge when it is first needed.
  [[nodiscard]] bool is_fair(const AnyGame& game, std::unique_ptr<Analyst>& judge) const {
    if (!judge) {
      AnalystSettings settings;
      settings.table_bytes = std::size_t{1} << 20;
      judge = game.make_analyst(settings);
    }
    Limits limits;
    limits.nodes = fair_nodes;
    judge->new_game();
    const Info info = judge->analyse(game, limits, stop_);
    return std::abs(info.lines.front().score) <= fair;
  }

  // Nothing if the match ended before the game did.
  [[nodiscard]] std::optional<MatchGame> play(int number, Player& first, Player& second) const {
    MatchGame record;
    record.number = number;
    record.first_is_white = number % 2 == 0;
    const std::unique_ptr<AnyGame> game = opening(number / 2);
    record.opening_plies = static_cast<int>(game->played().size());
    first.new_game(static_cast<std::uint64_t>(number));
    second.new_game(static_cast<std::uint64_t>(number));
    while (!game->verdict().over() &&
           static_cast<int>(game->played().size()) < options_.ply_limit) {
      const bool firsts_turn = (game->seat() == Seat::white) == record.first_is_white;
      const Result<Move> move = (firsts_turn ? first : second).choose(*game, stop_);
      if (ended()) return std::nullopt;
      if (const std::string fault = fault_of(*game, move); !fault.empty()) {
        record.fault = fault;
        record.score = firsts_turn ? 0 : 1;
        break;
      }
      game->play(*move);
    }
    record.verdict = game->verdict();
    for (const Outcome& outcome : game->played()) record.moves.push_back(outcome.notation);
    if (record.fault.empty()) record.score = points(record);
    return record;
  }

  [[nodiscard]] static std::string fault_of(const AnyGame& game, const Result<Move>& move) {
    if (!move) return to_text(move.error());
    const auto outcomes = game.outcomes();
    const bool legal = std::any_of(outcomes.begin(), outcomes.end(),
                                   [&](const Outcome& outcome) { return outcome.move == *move; });
    return legal ? "" : "the move is not legal";
  }

  [[nodiscard]] static double points(const MatchGame& record) {
    if (!record.verdict.over() || record.verdict.drawn()) return 0.5;
    return record.verdict.won_by(Seat::white) == record.first_is_white ? 1 : 0;
  }

  // Games end in any order and count in that of their numbers: else short games would come first,
  // and the threads decide where a SPRT ends.
  void finish(MatchGame game) {
    const std::lock_guard lock(mutex_);
    const int number = game.number;
    waiting_.emplace(number, std::move(game));
    while (!decided_ && !waiting_.empty() && waiting_.begin()->first == tally_.games()) {
      count(waiting_.begin()->second);
      waiting_.erase(waiting_.begin());
    }
  }

  void count(const MatchGame& game) {
    tally_.wins += game.score == 1;
    tally_.draws += game.score == 0.5;
    tally_.losses += game.score == 0;
    tally_.faults += !game.fault.empty() && game.score == 0;
    if (game.number % 2 == 0) {
      pair_score_ = game.score;
    } else {
      ++tally_.pairs[static_cast<std::size_t>(2 * (pair_score_ + game.score))];
    }
    if (on_game_) on_game_(game, tally_);
    if (game.number % 2 == 1 && decision()) decided_ = true;
  }

  const MatchOptions& options_;
  const std::atomic<bool>& stop_;
  const OnMatchGame& on_game_;
  std::atomic<int> next_{0};
  std::atomic<bool> decided_{false};
  std::mutex mutex_;  // for what follows
  Tally tally_;
  double pair_score_ = 0;             // of the first game of the pair that is being counted
  std::map<int, MatchGame> waiting_;  // finished before one with a smaller number
};

}  // namespace

Result<MatchResult> play_match(const MatchOptions& options, const PlayerMaker& first,
                               const PlayerMaker& second, const std::atomic<bool>& stop,
                               const OnMatchGame& on_game) {
  const auto start = make_game(options.variant, options.rules);
  if (!start) return Failure(start.error());
  if ((*start)->verdict().over()) {
    return failure(ErrorCode::game_over, (*start)->verdict_text(), "the start of the game",
                   "rules under which it is not over");
  }
  if (options.ply_limit <= options.opening_plies) {
    return failure(ErrorCode::conflict, "the opening leaves no ply to the players", "ply limit",
                   "more than " + std::to_string(options.opening_plies));
  }
  struct Table {
    std::unique_ptr<Player> first;
    std::unique_ptr<Player> second;
  };
  std::vector<Table> tables;
  for (int i = 0; i < std::max(options.threads, 1); ++i) {
    auto one = first();
    if (!one) return Failure(one.error());
    auto other = second();
    if (!other) return Failure(other.error());
    tables.push_back({std::move(*one), std::move(*other)});
  }
  Match match(options, stop, on_game);
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < tables.size(); ++i) {
    threads.emplace_back([&, i] { match.work(*tables[i].first, *tables[i].second); });
  }
  match.work(*tables[0].first, *tables[0].second);
  for (std::thread& thread : threads) thread.join();
  return match.result();
}

}  // namespace camlann
