// Makes networks for the games of the Camelot family for two and for Camblam (doc/training.md).
// Repeatable by the seed; any number of processes may play in one directory.
//
//   camlann_net selfplay --variant V --dir D [--units N] [--games N] [--nodes N] [--seed N]
//                        [--network FILE]
//   camlann_net train    --variant V --dir D [--dir D].. --out FILE [--width N] [--epochs N]
//                        [--share X] [--threads N] [--seed N] [--licence TEXT]
//   camlann_net chances  --variant V --dir D [--dir D]..
//   camlann_net keeps    --variant V --dir TABLES [--network FILE] [--positions N] [--nodes N]
//                        [--seed N]

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/try.hpp"
#include "camblam_net_game.hpp"
#include "camelot_game.hpp"
#include "camelot_net_game.hpp"
#include "chances_fit.hpp"
#include "command_line.hpp"
#include "engine/camelot_tables.hpp"
#include "games/camelot/rules.hpp"
#include "net_game.hpp"
#include "nn/network.hpp"
#include "scored_set.hpp"
#include "trainer.hpp"
#include "units.hpp"
#include "value_kept.hpp"

namespace camlann::train {
namespace {

struct CommandLine {
  NetOptions play;
  std::vector<std::string> directories;
  std::string out;
  std::size_t width = 128;
  int positions = 10'000;
  std::string licence = "CC0-1.0";
  TrainOptions train;
};

// --- Self-play ----------------------------------------------------------------------------------

Result<NamedNetwork> network_of(const std::string& path, const NetSubject& subject) {
  if (path.empty()) return NamedNetwork{};
  std::ifstream file(path, std::ios::binary);
  if (!file) return failure(ErrorCode::io, "cannot be read", path);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  TRY(nn::Network network, nn::read_network(bytes));
  TRY_VOID(subject.fits(network));
  char name[40];
  std::snprintf(name, sizeof(name), "network %08x", static_cast<unsigned>(sum_of(bytes)));
  return NamedNetwork{name, std::make_shared<const nn::Network>(std::move(network))};
}

/// `game_with`: returns the game with the evaluation that plays.
template <class GameWith>
Result<void> run_self_play(const NetSubject& subject, const CommandLine& line,
                           const GameWith& game_with) {
  TRY(auto plays, network_of(line.play.network, subject));
  return play_units(game_with(std::move(plays)), subject.kinds, line.play);
}

// --- Training -----------------------------------------------------------------------------------

std::string describe(const Scored& scored, const TrainOptions& options) {
  char text[300];
  std::snprintf(text, sizeof(text),
                "%zu positions of self-play, %zu kept apart; %d epochs in batches of %zu, %.2f of "
                "the score in the target, seed %llu",
                scored.seen.size(), scored.apart.size(), options.epochs, options.batch,
                options.share, static_cast<unsigned long long>(options.seed));
  return text;
}

Result<void> put(const nn::Network& network, const std::string& path) {
  const std::string bytes = nn::to_bytes(network);
  TRY_VOID(nn::read_network(bytes));
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) return failure(ErrorCode::io, "cannot be written", path);
  std::printf("%s: %zu bytes\n", path.c_str(), bytes.size());
  return {};
}

Result<void> run_train(const NetSubject& subject, const CommandLine& line) {
  const auto board = nn::Board::of(subject.squares, subject.kinds);
  if (!board)
    return failure(ErrorCode::unknown_name, "no network for this board", line.play.variant);
  TRY(const auto scored, read_scored(line.directories, line.play.variant, subject.squares, *board));
  const RowMaps maps = row_maps(subject.squares, *board);
  TrainOptions options = line.train;
  options.lanes = line.width / nn::lane_size;
  options.men = subject.men;
  options.squares = board->squares();
  options.kinds = subject.kinds;
  options.scale = std::clamp(fitted_scale(scored.seen), 10.0, double{nn::most_scale});
  std::printf("%s; scale %.0f\n", describe(scored, options).c_str(), options.scale);
  const FloatNetwork exact = train(scored, maps, options, [](const EpochReport& report) {
    std::printf("epoch %d: %.6f, apart %.6f\n", report.epoch, report.seen, report.apart);
    std::fflush(stdout);
  });
  nn::Network network = quantised(exact, options);
  network.card = {line.play.variant, subject.rules, describe(scored, options), line.licence};
  const QuantisationError error = error_of(network, exact, scored.apart, maps, options);
  std::printf("rounding changes a score by %.2f on average, %.1f at most; apart %.6f\n", error.mean,
              error.largest, error.loss);
  TRY_VOID(subject.fits(network));
  return put(network, line.out);
}

// --- Chances ------------------------------------------------------------------------------------

Result<void> run_chances(const NetSubject& subject, const CommandLine& line) {
  const auto board = nn::Board::of(subject.squares, subject.kinds);
  if (!board)
    return failure(ErrorCode::unknown_name, "no network for this board", line.play.variant);
  TRY(const auto scored, read_scored(line.directories, line.play.variant, subject.squares, *board));
  const ChanceModel model = fitted_chances(scored.seen);
  std::printf("%s: lead %.0f, slope %.0f\n", line.play.variant.c_str(), model.lead, model.slope);
  for (const auto& [name, set] : {std::pair{"seen", &scored.seen}, {"apart", &scored.apart}}) {
    std::printf("%s: %zu positions, loss %.4f, points off by %.3f at most\n", name, set->size(),
                loss_of(model, *set), largest_error(model, *set));
  }
  return {};
}

// --- Values kept --------------------------------------------------------------------------------

/// `game_with`: returns the game with the evaluation that plays.
template <class GameWith>
Result<void> run_keeps(const camelot::RulesBase& rules, const CommandLine& line,
                       const GameWith& game_with) {
  const std::string& folder = line.directories.front();
  TRY_VOID(find_camelot_tables(rules, folder));
  const TablesOracle tables(rules, folder);
  TRY(auto plays, network_of(line.play.network, subject_of(rules)));
  const auto game = game_with(std::move(plays));
  const KeptValues values = kept_values(
      game, [&](const auto& pos) { return tables.known(pos); }, line.positions, line.play.nodes,
      line.play.seed);
  for (const auto& [name, value] :
       {std::pair{"won", values.won}, {"drawn", values.drawn}, {"lost", values.lost}}) {
    std::printf("%s: %d of %d kept\n", name, value.kept, value.asked);
  }
  std::printf("%s, %s: %d of %d kept, %.2f %%\n", line.play.variant.c_str(), game.name().c_str(),
              values.kept(), values.asked(), 100.0 * values.kept() / std::max(values.asked(), 1));
  return {};
}

// --- The command line ---------------------------------------------------------------------------

bool set(CommandLine& line, std::string_view name, std::string_view value) {
  if (name == "--units") return read_to(value, line.play.units);
  if (name == "--games") return read_to(value, line.play.games);
  if (name == "--nodes") return read_to(value, line.play.nodes);
  if (name == "--seed") return read_to(value, line.play.seed) && read_to(value, line.train.seed);
  if (name == "--positions") return read_to(value, line.positions);
  if (name == "--width") return read_to(value, line.width);
  if (name == "--epochs") return read_to(value, line.train.epochs);
  if (name == "--share") return read_to(value, line.train.share);
  if (name == "--threads") return read_to(value, line.train.threads);
  if (name == "--dir") return line.directories.emplace_back(value), true;
  return set_text({{"--variant", &line.play.variant},
                   {"--network", &line.play.network},
                   {"--out", &line.out},
                   {"--licence", &line.licence}},
                  name, value);
}

bool makes_sense(const CommandLine& line) {
  const bool played = line.play.units >= 1 && line.play.games >= 1 && line.play.nodes >= 1;
  const bool trained = line.train.epochs >= 1 && line.train.threads >= 1 &&
                       line.train.threads <= 64 && line.train.share >= 0 && line.train.share <= 1;
  const bool wide = line.width >= nn::lane_size && line.width % nn::lane_size == 0 &&
                    line.width <= nn::most_lanes * nn::lane_size;
  return !line.directories.empty() && played && trained && wide && line.positions >= 1;
}

std::optional<CommandLine> parse(int argc, char** argv) {
  CommandLine line;
  const bool read =
      read_options(argc, argv, [&](auto name, auto value) { return set(line, name, value); });
  if (!read || !makes_sense(line)) return std::nullopt;
  line.play.directory = line.directories.front();
  return line;
}

enum class Stage : std::uint8_t { selfplay, train, chances, keeps };

std::optional<Stage> stage_of(std::string_view name, const CommandLine& line) {
  if (name == "selfplay" && line.directories.size() == 1) return Stage::selfplay;
  if (name == "train" && !line.out.empty()) return Stage::train;
  if (name == "chances") return Stage::chances;
  if (name == "keeps" && line.directories.size() == 1) return Stage::keeps;
  return std::nullopt;
}

/// Runs a stage that reads positions.
Result<void> learn(const NetSubject& subject, const CommandLine& line, Stage stage) {
  return stage == Stage::train ? run_train(subject, line) : run_chances(subject, line);
}

Result<void> run_camblam(const CommandLine& line, Stage stage) {
  const NetSubject subject = camblam_subject();
  if (stage == Stage::keeps) {
    return failure(ErrorCode::unknown_name, "no tables for this game", line.play.variant,
                   "a game of the Camelot family");
  }
  if (stage != Stage::selfplay) return learn(subject, line, stage);
  return run_self_play(subject, line,
                       [](NamedNetwork network) { return CamblamNetGame(std::move(network)); });
}

Result<void> run_camelot(const CommandLine& line, Stage stage) {
  TRY(const auto variant, tuned_variant(line.play.variant));
  return camelot::with_rules(Registers::best, *variant, usual_rules(*variant),
                             [&](const auto& rules) -> Result<void> {
                               using Rules = std::decay_t<decltype(rules)>;
                               const auto with = [&](NamedNetwork network) {
                                 return CamelotNetGame<Rules>(rules, std::move(network));
                               };
                               if (stage == Stage::keeps) return run_keeps(rules, line, with);
                               const NetSubject subject = subject_of(rules);
                               if (stage != Stage::selfplay) return learn(subject, line, stage);
                               return run_self_play(subject, line, with);
                             });
}

int run(int argc, char** argv) {
  const std::optional<CommandLine> line = parse(argc, argv);
  const std::optional<Stage> stage = line ? stage_of(stage_name(argc, argv), *line) : std::nullopt;
  if (!stage) {
    return print_usage(
        argc, argv,
        "camlann_net selfplay|train|chances|keeps --variant V --dir D [--units N] [--games N] "
        "[--nodes N] [--seed N] [--network FILE] [--out FILE] [--width N] [--epochs N] "
        "[--share X] [--threads N] [--licence TEXT] [--positions N]");
  }
  const auto done =
      line->play.variant == "camblam" ? run_camblam(*line, *stage) : run_camelot(*line, *stage);
  return done ? EXIT_SUCCESS : print_error("camlann_net", done.error());
}

}  // namespace
}  // namespace camlann::train

int main(int argc, char** argv) {
  return camlann::train::run(argc, argv);
}
