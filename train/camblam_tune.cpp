// Finds the weights of Camblam's evaluation from games that it plays against itself, and measures
// them. One thread, repeatable by its seed.
//
//   camlann_tune_camblam tune  [--games N] [--nodes N] [--seed N]   prints weights.cpp's values
//   camlann_tune_camblam match [--games N] [--nodes N] [--seed N] [--first W] [--second W]
//
// W is "tuned" or "untuned".

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "fit.hpp"
#include "games/camblam/evaluation.hpp"
#include "games/camblam/rules.hpp"
#include "rules/game.hpp"
#include "search/search.hpp"

namespace camlann::train {
namespace {

using camblam::Evaluation;
using camblam::Man;
using camblam::Weights;
using Board = Game<camblam::Rules>;
using Searcher = Search<camblam::Rules, Evaluation>;

struct Options {
  int games = 400;
  std::uint64_t nodes = 300;
  std::uint64_t seed = 1;
  std::string first = "tuned";
  std::string second = "untuned";
};

constexpr int longest_game = 300;  // plies, then a draw
constexpr int repetition = 3;

struct Player {
  Player(const camblam::Rules& rules, const Weights& weights, const SearchSettings& settings)
      : search(rules, Evaluation(rules.rule_set(), weights), settings) {}

  Line think(const Board& game, std::uint64_t nodes) {
    std::vector<std::uint64_t> earlier;
    for (const auto& position : game.positions()) earlier.push_back(position.key());
    earlier.pop_back();
    const std::atomic<bool> stop{false};
    Limits limits;
    limits.nodes = nodes;
    return search.run(game.position(), earlier, limits, stop).lines.front();
  }

  Searcher search;
};

SearchSettings small_settings() {
  SearchSettings settings;
  settings.table_bytes = std::size_t{1} << 20;
  return settings;
}

Player player_of(const camblam::Rules& rules, std::string_view text) {
  const bool tuned = text == "tuned";
  return Player(rules, tuned ? camblam::tuned_weights() : camblam::untuned_weights(),
                small_settings());
}

// Some random plies that leave nobody in check or clearly ahead.
Board opening(const camblam::Rules& rules, Player& judge, Random& random) {
  constexpr Score fair = 150;
  while (true) {
    Board game(rules, rules.start(), repetition);
    for (std::uint32_t plies = 4 + random.below(8); plies > 0 && !game.verdict().over(); --plies) {
      MoveList moves;
      game.legal(moves);
      game.play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    if (game.verdict().over()) continue;
    judge.search.forget();
    if (std::abs(judge.think(game, 1000).score) <= fair) return game;
  }
}

double points_of(const Verdict& verdict) {
  if (!verdict.over() || verdict.drawn()) return 0.5;
  return verdict.won_by(Seat::white) ? 1 : 0;
}

// --- Tuning -------------------------------------------------------------------------------------

std::vector<double> flat(const Weights& weights) {
  std::vector<int> numbers(camblam::weight_count);
  std::memcpy(numbers.data(), &weights, sizeof(weights));
  return {numbers.begin(), numbers.end()};
}

Weights weights_of(const std::vector<double>& numbers) {
  std::vector<int> rounded;
  for (const double number : numbers) rounded.push_back(static_cast<int>(std::lround(number)));
  Weights weights;
  std::memcpy(static_cast<void*>(&weights), rounded.data(), sizeof(weights));
  return weights;
}

Sample sample_of(const camblam::Position& pos, int game) {
  const std::vector<double> counts = flat(camblam::terms_of(pos));
  Sample sample;
  sample.game = game;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (counts[i] == 0) continue;
    sample.counts.emplace_back(static_cast<std::uint16_t>(i), static_cast<std::int8_t>(counts[i]));
  }
  return sample;
}

// Positions of games played by the untuned and the tuned weights, in which nothing is to be taken.
std::vector<Sample> play_games(const Options& options) {
  std::vector<Sample> samples;
  Random random(options.seed);
  int results[3] = {};
  std::size_t plies = 0;
  for (int number = 0; number < options.games; ++number) {
    camblam::RuleSet rule_set;
    if (number % 4 == 3) rule_set.array = camblam::Array::alternating;
    const camblam::Rules rules(rule_set);
    Player player(rules, camblam::tuned_weights(), small_settings());
    Board game = opening(rules, player, random);
    const std::size_t first = samples.size();
    while (!game.verdict().over() && game.moves().size() < longest_game) {
      const Line line = player.think(game, options.nodes);
      const Move move = line.moves.front();
      const bool quiet = move.taken == 0 && move.extra == 0 && !is_sure(line.score);
      if (quiet && !rules.in_check(game.position(), game.position().seat())) {
        samples.push_back(sample_of(game.position(), number));
      }
      game.play(move);
    }
    const double points = points_of(game.verdict());
    ++results[static_cast<std::size_t>(2 * points)];
    plies += game.moves().size();
    for (std::size_t i = first; i < samples.size(); ++i) samples[i].result = points;
    if (number % 50 == 49) {
      std::fprintf(stderr, "%d games, %zu positions\n", number + 1, samples.size());
    }
  }
  std::printf("// %d games of %llu nodes a move, seed %llu: White won %d, drew %d, lost %d; ",
              options.games, static_cast<unsigned long long>(options.nodes),
              static_cast<unsigned long long>(options.seed), results[2], results[1], results[0]);
  std::printf("%zu plies, %zu quiet positions\n", plies, samples.size());
  return samples;
}

// The untuned weights, believed to within so many hundredths of a pawn.
Prior prior() {
  Weights deviation;
  for (std::size_t man = 1; man < camblam::man_kinds; ++man) {
    deviation.man[man] = 300;
    deviation.rank[man].fill(50);
    deviation.file[man].fill(40);
    deviation.near_enemy[man].fill(90);
    deviation.aims[man] = 80;
  }
  deviation.man[static_cast<std::size_t>(Man::pawn)] = 30;
  deviation.guards.fill(60);
  deviation.crowd.fill(120);
  deviation.tempo = 100;
  Prior result{flat(camblam::untuned_weights()), flat(deviation)};
  for (double& d : result.deviation) d = std::max(d, 1e-3);
  return result;
}

void print(const char* name, const int* numbers, std::size_t count) {
  std::printf("  weights.%s = {", name);
  for (std::size_t i = 0; i < count; ++i) std::printf(i == 0 ? "%d" : ", %d", numbers[i]);
  std::printf("};\n");
}

template <std::size_t N>
void print(const char* name, const std::array<std::array<int, N>, camblam::man_kinds>& table) {
  for (std::size_t man = 1; man < camblam::man_kinds; ++man) {
    const std::string place = std::string(name) + "[" + std::to_string(man) + "]";
    print(place.c_str(), table[man].data(), N);
  }
}

void print(const Weights& weights) {
  print("man", weights.man.data(), weights.man.size());
  print("rank", weights.rank);
  print("file", weights.file);
  print("near_enemy", weights.near_enemy);
  print("aims", weights.aims.data(), weights.aims.size());
  print("guards", weights.guards.data(), weights.guards.size());
  print("crowd", weights.crowd.data(), weights.crowd.size());
  std::printf("  weights.tempo = %d;\n", weights.tempo);
}

// Standard errors from samples of games drawn by lot.
std::vector<double> bootstrap(const std::vector<Sample>& samples, const std::vector<double>& best,
                              FitOptions fitting, const Options& options) {
  constexpr int draws = 20;
  fitting.steps = 2;
  Random random(options.seed + 99);
  std::vector<double> squares(best.size(), 0);
  for (int draw = 0; draw < draws; ++draw) {
    std::vector<int> times(static_cast<std::size_t>(options.games), 0);
    for (int i = 0; i < options.games; ++i) {
      ++times[random.below(static_cast<std::uint32_t>(options.games))];
    }
    const std::vector<double> other = fit(samples, prior(), fitting, best, times);
    for (std::size_t i = 0; i < best.size(); ++i) squares[i] += std::pow(other[i] - best[i], 2);
  }
  for (double& square : squares) square = std::sqrt(square / draws);
  return squares;
}

int tune(const Options& options) {
  const std::vector<Sample> samples = play_games(options);
  const std::vector<double> untuned = flat(camblam::untuned_weights());
  FitOptions fitting;
  fitting.scale = best_scale(samples, untuned);
  const std::vector<double> best = fit(samples, prior(), fitting, untuned);
  std::printf("// scale %.0f, loss %.5f before, %.5f after\n", fitting.scale,
              loss(samples, untuned, fitting.scale), loss(samples, best, fitting.scale));
  print(weights_of(best));
  std::printf("// standard errors, by bootstrap of games:\n");
  print(weights_of(bootstrap(samples, best, fitting, options)));
  return EXIT_SUCCESS;
}

// --- Matches ------------------------------------------------------------------------------------

int match(const Options& options) {
  const camblam::Rules rules{camblam::RuleSet{}};
  Player first = player_of(rules, options.first);
  Player second = player_of(rules, options.second);
  Random random(options.seed);
  int results[3] = {};
  double sum = 0;
  double squares = 0;
  const int pairs = options.games / 2;
  for (int pair = 0; pair < pairs; ++pair) {
    const Board start = opening(rules, second, random);
    double both = 0;
    for (const Seat firsts : {Seat::white, Seat::black}) {
      Board game = start;
      first.search.forget();
      second.search.forget();
      while (!game.verdict().over() && game.moves().size() < longest_game) {
        Player& player = game.position().seat() == firsts ? first : second;
        game.play(player.think(game, options.nodes).moves.front());
      }
      const double white = points_of(game.verdict());
      const double points = firsts == Seat::white ? white : 1 - white;
      ++results[static_cast<std::size_t>(2 * points)];
      both += points / 2;
    }
    sum += both;
    squares += both * both;
    if (pair % 10 == 9) std::fprintf(stderr, "%d-%d-%d\n", results[2], results[1], results[0]);
  }
  const double mean = sum / pairs;
  const double error = 1.96 * std::sqrt((squares / pairs - mean * mean) / pairs);
  const auto elo = [](double score) { return -400 * std::log10(1 / score - 1); };
  std::printf(
      "%s against %s: won %d, drawn %d, lost %d; %.1f %% +- %.1f; Elo %+.0f (%+.0f, %+.0f)\n",
      options.first.c_str(), options.second.c_str(), results[2], results[1], results[0], 100 * mean,
      100 * error, elo(mean), elo(mean - error), elo(mean + error));
  return EXIT_SUCCESS;
}

std::optional<Options> parse(int argc, char** argv) {
  Options options;
  for (int i = 2; i < argc; i += 2) {
    if (i + 1 == argc) return std::nullopt;
    const std::string_view name = argv[i];
    const char* value = argv[i + 1];
    if (name == "--games") {
      options.games = std::atoi(value);
    } else if (name == "--nodes") {
      options.nodes = std::strtoull(value, nullptr, 10);
    } else if (name == "--seed") {
      options.seed = std::strtoull(value, nullptr, 10);
    } else if (name == "--first") {
      options.first = value;
    } else if (name == "--second") {
      options.second = value;
    } else {
      return std::nullopt;
    }
  }
  if (options.games < 2 || options.nodes == 0) return std::nullopt;
  return options;
}

int run(int argc, char** argv) {
  const std::string_view command = argc > 1 ? argv[1] : "";
  const std::optional<Options> options = parse(argc, argv);
  if (options && command == "tune") return tune(*options);
  if (options && command == "match") return match(*options);
  std::fprintf(stderr,
               "usage: %s tune|match [--games N] [--nodes N] [--seed N] [--first W] [--second W]\n",
               argv[0]);
  return 2;
}

}  // namespace
}  // namespace camlann::train

int main(int argc, char** argv) {
  return camlann::train::run(argc, argv);
}
