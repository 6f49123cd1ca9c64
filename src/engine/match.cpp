#include "engine/match.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <cstdint>
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
#include "engine/player.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr double for_95_percent = 1.96;
constexpr double most_elo = 1200;

// Random openings that hand one side the game say little about the players.
constexpr Score fair = 120;
constexpr std::uint64_t fair_nodes = 2000;
constexpr int most_tries = 50;

double score_of_elo(double elo) {
  return 1 / (1 + std::pow(10.0, -elo / 400));
}

double elo_of_score(double score) {
  if (score <= 0) return -most_elo;
  if (score >= 1) return most_elo;
  return std::clamp(-400 * std::log10(1 / score - 1), -most_elo, most_elo);
}

class Match {
 public:
  Match(const MatchOptions& options, const std::atomic<bool>& stop, const OnMatchGame& on_game)
      : options_(options), stop_(stop), on_game_(on_game) {
    scores_.resize(static_cast<std::size_t>(game_count()), -1);
  }

  [[nodiscard]] int game_count() const { return (options_.games + 1) / 2 * 2; }

  // Plays games until none is left; one call for each thread.
  void work(Player& first, Player& second) {
    while (true) {
      const int number = next_.fetch_add(1);
      if (number >= game_count() || ended()) return;
      if (auto game = play(number, first, second)) count(*game);
    }
  }

  [[nodiscard]] MatchResult result() const {
    const Sprt sprt = options_.sprt.value_or(Sprt{});
    return {tally_, estimate(tally_, sprt), decision()};
  }

 private:
  [[nodiscard]] bool ended() const { return stop_.load() || decided_.load(); }

  [[nodiscard]] std::optional<bool> decision() const {
    if (!options_.sprt) return std::nullopt;
    const Estimate now = estimate(tally_, *options_.sprt);
    if (now.llr >= now.llr_upper) return true;
    if (now.llr <= now.llr_lower) return false;
    return std::nullopt;
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

  void count(const MatchGame& game) {
    const std::lock_guard lock(mutex_);
    tally_.wins += game.score == 1;
    tally_.draws += game.score == 0.5;
    tally_.losses += game.score == 0;
    tally_.faults += !game.fault.empty() && game.score == 0;
    const auto number = static_cast<std::size_t>(game.number);
    scores_[number] = game.score;
    const double other = scores_[number ^ 1U];
    if (other >= 0) ++tally_.pairs[static_cast<std::size_t>(2 * (game.score + other))];
    if (on_game_) on_game_(game, tally_);
    if (decision()) decided_ = true;
  }

  const MatchOptions& options_;
  const std::atomic<bool>& stop_;
  const OnMatchGame& on_game_;
  std::atomic<int> next_{0};
  std::atomic<bool> decided_{false};
  std::mutex mutex_;  // for what follows
  Tally tally_;
  std::vector<double> scores_;  // by game; -1: not finished
};

}  // namespace

Estimate estimate(const Tally& tally, const Sprt& sprt) {
  Estimate result;
  result.llr_lower = std::log(sprt.beta / (1 - sprt.alpha));
  result.llr_upper = std::log((1 - sprt.beta) / sprt.alpha);
  // A little of each outcome, so that a one-sided start has a variance.
  constexpr double prior = 1e-3;
  double pairs = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < tally.pairs.size(); ++i) {
    const double share = static_cast<double>(i) / 4;
    const double number = tally.pairs[i] + prior;
    pairs += number;
    sum += number * share;
    squares += number * share * share;
  }
  if (tally.games() > 0) result.score = (tally.wins + 0.5 * tally.draws) / tally.games();
  result.elo = elo_of_score(result.score);
  if (pairs < 1) return result;
  const double mean = sum / pairs;
  const double variance = squares / pairs - mean * mean;
  result.score_error = for_95_percent * std::sqrt(variance / pairs);
  result.elo_error = (elo_of_score(result.score + result.score_error) -
                      elo_of_score(result.score - result.score_error)) /
                     2;
  const double low = score_of_elo(sprt.elo0);
  const double high = score_of_elo(sprt.elo1);
  result.llr = pairs * (high - low) * (2 * mean - low - high) / (2 * variance);
  return result;
}

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
