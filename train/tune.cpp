// Finds the weights of a game's evaluation from games that it plays against itself, and measures
// them (doc/tuning.md). One thread a process; any number of processes may work in one directory;
// repeatable by the seed.
//
//   camlann_tune selfplay --variant V --dir D [--units N] [--games N] [--nodes N] [--seed N]
//                         [--weights W]
//   camlann_tune fit      --variant V --dir D --out FILE [--also D] [--freedom F] [--seed N]
//   camlann_tune match    --variant V --dir D [--first W] [--second W] [--units N] [--games N]
//                         [--nodes N] [--seed N]
//
// W: "tuned" (what stands in the product), "hand" (set by hand) or a file that fit wrote.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "camblam_game.hpp"
#include "camelot_game.hpp"
#include "command_line.hpp"
#include "lab/match_statistics.hpp"
#include "stages.hpp"

namespace camlann::train {
namespace {

int refused(const Error& error) {
  return print_error("camlann_tune", error);
}

template <TunedGame G>
Result<NamedWeights> weights_of(const G& game, const std::string& name) {
  if (name == "tuned") return NamedWeights{name, game.tuned()};
  if (name == "hand") return NamedWeights{name, game.hand_set()};
  std::ifstream file(name, std::ios::binary);
  if (!file) return failure(ErrorCode::io, "cannot be read", name, "tuned, hand or a file");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  auto row = from_source(text, game.fields());
  if (!row) return failure(row.error().code, row.error().what, name + ", " + row.error().where);
  char sum[20];
  std::snprintf(sum, sizeof(sum), "%08x", static_cast<unsigned>(sum_of(text)));
  return NamedWeights{"weights " + std::string(sum), std::move(*row)};
}

// --- Fit ----------------------------------------------------------------------------------------

// Every tenth game is kept apart, to see what the weights say of games that they have not seen.
bool is_apart(const Sample& sample) {
  return sample.game % 10 == 9;
}

struct Split {
  std::vector<Sample> seen;
  std::vector<Sample> apart;
};

Split split(const std::vector<Sample>& samples) {
  Split split;
  for (const Sample& sample : samples) {
    (is_apart(sample) ? split.apart : split.seen).push_back(sample);
  }
  return split;
}

std::string as_comment(const std::string& text) {
  std::string comment;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    comment += "//" + text.substr(at, end + 1 - at);
    at = end + 1;
  }
  return comment;
}

std::string describe(const std::vector<Sample>& samples) {
  int results[3] = {};
  int last = -1;
  for (const Sample& sample : samples) {
    if (sample.game != last) ++results[static_cast<int>(2 * sample.result)];
    last = sample.game;
  }
  char text[200];
  std::snprintf(text, sizeof(text),
                "// %zu positions of games that White won %d, drew %d, lost %d\n", samples.size(),
                results[2], results[1], results[0]);
  return text;
}

template <TunedGame G>
int run_fit(const G& game, const Options& options) {
  const auto samples = read_samples(game, options);
  if (!samples) return refused(samples.error());
  const Split halves = split(*samples);
  const Row hand = game.hand_set();
  Prior prior{hand, game.deviations(), game.orders()};
  for (double& deviation : prior.deviation) {
    deviation = std::max(options.freedom * deviation, 1e-3);
  }
  FitOptions fitting;
  fitting.scale = best_scale(halves.seen, hand);
  const Row trial = fit(halves.seen, prior, fitting, hand);
  const Row best = fit(*samples, prior, fitting, trial);
  const Row errors = bootstrap(*samples, prior, fitting, best, options.seed);

  std::string text = describe(*samples);
  char line[200];
  std::snprintf(line, sizeof(line),
                "// scale %.0f; loss of games not fitted: %.5f set by hand, %.5f tuned before, "
                "%.5f now\n",
                fitting.scale, loss(halves.apart, hand, fitting.scale),
                loss(halves.apart, game.tuned(), fitting.scale),
                loss(halves.apart, trial, fitting.scale));
  text += line;
  text += to_source(best, game.fields());
  text += "// Standard errors, by bootstrap of games:\n";
  text += as_comment(to_source(errors, game.fields()));
  std::fputs(text.c_str(), stdout);
  if (options.out.empty()) return EXIT_SUCCESS;
  std::ofstream file(options.out, std::ios::binary);
  file << text;
  file.close();
  return file ? EXIT_SUCCESS : refused({ErrorCode::io, "cannot be written", options.out, {}});
}

// --- Self-play and matches ----------------------------------------------------------------------

template <TunedGame G>
int run_self_play(const G& game, const Options& options) {
  const auto weights = weights_of(game, options.weights);
  if (!weights) return refused(weights.error());
  const auto played = self_play(game, options, *weights);
  return played ? EXIT_SUCCESS : refused(played.error());
}

template <TunedGame G>
int run_match(const G& game, const Options& options) {
  const auto first = weights_of(game, options.first);
  if (!first) return refused(first.error());
  const auto second = weights_of(game, options.second);
  if (!second) return refused(second.error());
  const auto tally = match(game, options, *first, *second);
  if (!tally) return refused(tally.error());
  const Estimate result = estimate(tally->pairs);
  std::printf(
      "%s, %llu nodes: %s against %s: won %d, drawn %d, lost %d; %.1f %% (%.1f to %.1f); Elo %+.0f "
      "(%+.0f to %+.0f)\n",
      options.variant.c_str(), static_cast<unsigned long long>(options.nodes),
      options.first.c_str(), options.second.c_str(), tally->wins, tally->draws, tally->losses,
      100 * result.score, 100 * result.score_range.low, 100 * result.score_range.high, result.elo,
      result.elo_range.low, result.elo_range.high);
  return EXIT_SUCCESS;
}

template <TunedGame G>
int run_stage(std::string_view stage, const G& game, const Options& options) {
  if (stage == "selfplay") return run_self_play(game, options);
  if (stage == "fit") return run_fit(game, options);
  return run_match(game, options);
}

// --- The command line ---------------------------------------------------------------------------

bool set(Options& options, std::string_view name, std::string_view value) {
  if (name == "--units") return read_to(value, options.units);
  if (name == "--games") return read_to(value, options.games);
  if (name == "--nodes") return read_to(value, options.nodes);
  if (name == "--freedom") return read_to(value, options.freedom);
  if (name == "--seed") return read_to(value, options.seed);
  return set_text({{"--variant", &options.variant},
                   {"--dir", &options.directory},
                   {"--also", &options.also},
                   {"--out", &options.out},
                   {"--weights", &options.weights},
                   {"--first", &options.first},
                   {"--second", &options.second}},
                  name, value);
}

std::optional<Options> parse(int argc, char** argv) {
  Options options;
  const bool read =
      read_options(argc, argv, [&](auto name, auto value) { return set(options, name, value); });
  const bool makes_sense =
      !options.directory.empty() && options.units >= 1 && options.games >= 1 && options.nodes != 0;
  if (!read || !makes_sense) return std::nullopt;
  return options;
}

int run(int argc, char** argv) {
  const std::string_view stage = stage_name(argc, argv);
  const std::optional<Options> options = parse(argc, argv);
  const bool known = stage == "selfplay" || stage == "fit" || stage == "match";
  if (!options || !known) {
    return print_usage(argc, argv,
                       "camlann_tune selfplay|fit|match --variant V --dir D [--units N] "
                       "[--games N] [--nodes N] [--seed N] [--weights W] [--out FILE] [--also D] "
                       "[--freedom F] [--first W] [--second W]");
  }
  if (options->variant == "camblam") return run_stage(stage, CamblamGame(), *options);
  const auto variant = tuned_variant(options->variant);
  if (!variant) return refused(variant.error());
  return camelot::with_rules(
      Registers::best, **variant, usual_rules(**variant),
      [&](const auto& rules) { return run_stage(stage, CamelotGame(rules), *options); });
}

}  // namespace
}  // namespace camlann::train

int main(int argc, char** argv) {
  return camlann::train::run(argc, argv);
}
