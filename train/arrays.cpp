// Finds arrays of Camblam that are sound and fair (doc/rules/camblam-arrays.md). One search a
// process; any number of processes may work in one directory; repeatable by the seed.
//
//   camlann_arrays sieve --dir D [--units N] [--draws N] [--nodes N] [--limit N] [--seed N]
//       Draws arrays, and keeps those in which a search finds no win and no large advantage.
//   camlann_arrays play  --dir D [--units N] [--games N] [--nodes N] [--seed N] [--best N |
//   --arrays A]
//       Plays games from the kept arrays with the smallest scores; the units take turns among them.
//   camlann_arrays prove --dir D [--nodes N] [--best N | --arrays A]
//       Searches for a win, one array a unit.
//   camlann_arrays table --dir D
//       Prints what the games show.
//
// A: arrays, separated by commas: AARBIQ/NNNCCC,AARBIQ/NNNCCC turned.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arrangement_text.hpp"
#include "array_lines.hpp"
#include "array_search.hpp"
#include "base/try.hpp"
#include "command_line.hpp"
#include "units.hpp"

namespace camlann::train {
namespace {

struct ArrayOptions {
  std::string directory;
  std::string arrays;  // instead of the best ones
  int units = 20;
  int draws = 50;  // a unit
  int games = 10;  // a unit
  int best = 50;
  std::uint64_t nodes = 2'000'000;
  Score limit = 800;
  std::uint64_t seed = 1;
};

Random dice_of(const ArrayOptions& options, int unit) {
  constexpr std::uint64_t apart = 0x9E3779B97F4A7C15;
  return Random(options.seed * apart + static_cast<std::uint32_t>(unit));
}

std::string nodes_text(const ArrayOptions& options) {
  return std::to_string(options.nodes) + " nodes";
}

// The numbers in a line: score and nodes of a sieved array; won, drawn, lost, plies, men of games.
constexpr std::size_t sieved_numbers = 2;
constexpr std::size_t tallied_numbers = 5;

Result<std::vector<Arrangement>> chosen_arrays(const ArrayOptions& options) {
  std::vector<Arrangement> chosen;
  if (!options.arrays.empty()) {
    std::istringstream text(options.arrays);
    for (std::string array; std::getline(text, array, ',');) {
      TRY(const Arrangement arrangement, read_arrangement(array));
      chosen.push_back(arrangement);
    }
    return chosen;
  }
  TRY(const std::vector<ArrayLine> lines,
      read_array_lines(options.directory, "sieve-", sieved_numbers));
  std::vector<std::pair<std::int64_t, std::string>> kept;
  for (const ArrayLine& line : lines) {
    if (line.what != "kept") continue;
    kept.emplace_back(std::abs(line.numbers.front()), to_text(line.arrangement));
  }
  std::sort(kept.begin(), kept.end());
  std::set<std::string> seen;
  for (const auto& [score, array] : kept) {
    if (static_cast<int>(chosen.size()) == options.best) break;
    if (seen.insert(array).second) chosen.push_back(*read_arrangement(array));
  }
  if (!chosen.empty()) return chosen;
  return failure(ErrorCode::not_found, "no array was kept", options.directory);
}

std::string list_of(const std::vector<Arrangement>& arrays) {
  std::string list;
  for (const Arrangement& array : arrays) list += ", " + to_text(array);
  return list;
}

Result<void> sieve_arrays(const ArrayOptions& options) {
  const CamblamGame game;
  const UnitPlan plan{options.directory, "sieve", options.units,
                      "camlann arrays sieve 1: " + std::to_string(options.draws) + " draws, " +
                          nodes_text(options) + ", limit " + std::to_string(options.limit) +
                          ", seed " + std::to_string(options.seed)};
  return make_units(plan, [&](int unit, const StillAlive& alive) {
    Random random = dice_of(options, unit);
    std::string lines;
    for (int draw = 0; draw < options.draws; ++draw) {
      lines += to_line(sieve(game, drawn(random), options.nodes, options.limit));
      alive();
    }
    return lines;
  });
}

Result<void> play_arrays(const ArrayOptions& options) {
  const CamblamGame game;
  TRY(const std::vector<Arrangement> arrays, chosen_arrays(options));
  const UnitPlan plan{options.directory, "play-" + std::to_string(options.nodes), options.units,
                      "camlann arrays play 1: " + std::to_string(options.games) + " games, " +
                          nodes_text(options) + ", seed " + std::to_string(options.seed) +
                          list_of(arrays)};
  return make_units(plan, [&](int unit, const StillAlive& alive) {
    Random random = dice_of(options, unit);
    Player<CamblamGame> player(game, game.tuned());
    const Arrangement& array = arrays[static_cast<std::size_t>(unit) % arrays.size()];
    Tallied tallied;
    for (int number = 0; number < options.games; ++number) {
      tallied.add(play_game(game, array, player, options.nodes, random));
      alive();
    }
    return to_line(array, tallied);
  });
}

Result<void> prove_arrays(const ArrayOptions& options) {
  const CamblamGame game;
  TRY(const std::vector<Arrangement> arrays, chosen_arrays(options));
  const UnitPlan plan{options.directory, "prove-" + std::to_string(options.nodes),
                      static_cast<int>(arrays.size()),
                      "camlann arrays prove 1: " + nodes_text(options) + list_of(arrays)};
  return make_units(plan, [&](int unit, const StillAlive& alive) {
    return to_line(prove(game, arrays[static_cast<std::size_t>(unit)], options.nodes, alive));
  });
}

Result<void> print_table(const ArrayOptions& options) {
  TRY(const std::vector<ArrayLine> lines,
      read_array_lines(options.directory, "play-", tallied_numbers));
  std::map<std::string, Tallied> tallies;
  for (const ArrayLine& line : lines) {
    const auto& numbers = line.numbers;
    tallies[to_text(line.arrangement)].add(
        {static_cast<int>(numbers[0]), static_cast<int>(numbers[1]), static_cast<int>(numbers[2]),
         static_cast<std::uint64_t>(numbers[3]), static_cast<std::uint64_t>(numbers[4])});
  }
  for (const auto& [array, tallied] : tallies) {
    const double games = tallied.games();
    const double share = (tallied.wins + 0.5 * tallied.draws) / games;
    const double square = (tallied.wins + 0.25 * tallied.draws) / games - share * share;
    std::printf("%-22s %5.1f %% +- %3.1f  +%d =%d -%d  %.0f plies, %.0f men move\n", array.c_str(),
                100 * share, 200 * std::sqrt(square / games), tallied.wins, tallied.draws,
                tallied.losses, static_cast<double>(tallied.plies) / games,
                static_cast<double>(tallied.moved) / games);
  }
  return {};
}

bool set_option(ArrayOptions& options, std::string_view name, std::string_view value) {
  if (name == "--nodes") return read_to(value, options.nodes);
  if (name == "--limit") return read_to(value, options.limit);
  if (name == "--seed") return read_to(value, options.seed);
  for (const auto& [option, number] :
       {std::pair{"--units", &options.units}, std::pair{"--draws", &options.draws},
        std::pair{"--games", &options.games}, std::pair{"--best", &options.best}}) {
    if (name == option) return read_to(value, *number) && *number > 0;
  }
  return set_text({{"--dir", &options.directory}, {"--arrays", &options.arrays}}, name, value);
}

std::optional<ArrayOptions> parse_options(int argc, char** argv) {
  ArrayOptions options;
  const bool read = read_options(
      argc, argv, [&](auto name, auto value) { return set_option(options, name, value); });
  if (!read || options.directory.empty() || options.nodes == 0) return std::nullopt;
  return options;
}

int run_arrays(int argc, char** argv) {
  const std::map<std::string_view, Result<void> (*)(const ArrayOptions&)> stages{
      {"sieve", sieve_arrays},
      {"play", play_arrays},
      {"prove", prove_arrays},
      {"table", print_table}};
  const auto stage = stages.find(stage_name(argc, argv));
  const std::optional<ArrayOptions> options = parse_options(argc, argv);
  if (stage == stages.end() || !options) {
    return print_usage(
        argc, argv,
        "camlann_arrays sieve|play|prove|table --dir D [--units N] [--draws N] [--games N] "
        "[--nodes N] [--limit N] [--seed N] [--best N] [--arrays A,..]");
  }
  const Result<void> done = stage->second(*options);
  return done ? EXIT_SUCCESS : print_error("camlann_arrays", done.error());
}

}  // namespace
}  // namespace camlann::train

int main(int argc, char** argv) {
  return camlann::train::run_arrays(argc, argv);
}
