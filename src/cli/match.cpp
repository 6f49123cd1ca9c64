// camlann match: two players against each other, over many games.

#include <fmt/format.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): SIGPIPE is of POSIX, not of C

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_messages.hpp"
#include "cli/match_output.hpp"
#include "cli/match_state.hpp"
#include "cli/progress.hpp"
#include "cli/shipped_books.hpp"
#include "cli/ugi_player.hpp"
#include "game/catalog.hpp"
#include "game/new_start.hpp"
#include "lab/match.hpp"
#include "lab/match_statistics.hpp"
#include "lab/opening_book.hpp"
#include "lab/player.hpp"

namespace camlann::cli {
namespace {

struct MatchCommandOptions {
  MatchOptions match;
  std::vector<std::string> engines;
  std::vector<double> sprt;
  int movetime_ms = 100;
  int margin_ms = static_cast<int>(UgiLimit{}.margin.count());
  UgiLimit limit;
  std::string openings;
  bool random_openings = false;
  std::string resume;
  std::string records;
  bool json = false;
};

/// Makes a player. Text with a slash is a program, unless the slash is in a value:
/// tables=/data/tables. All other text is a built-in player.
Result<PlayerMaker> player_from(const std::string& text, const Game& game,
                                const MatchCommandOptions& options) {
  if (const std::size_t at = text.find_first_of("/="); at < text.size() && text[at] == '/') {
    return ugi_players(text, options.limit);
  }
  auto player = parse_player(text, game);
  if (player || player.error().code != ErrorCode::unknown_name) return player;
  Error error = player.error();
  error.expected += "; or a UGI program by its path, ./prog";
  return Failure(std::move(error));
}

/// Returns the given book, or the shipped one if it has these rules; nothing for random openings.
Result<std::optional<OpeningBook>> book_of(const MatchCommandOptions& options, const Game& game,
                                           const Catalog& known) {
  if (options.random_openings) return std::nullopt;
  if (!options.openings.empty()) {
    TRY(const auto text, read_file(options.openings));
    auto book = read_opening_book(text, known);
    if (book) return std::move(*book);
    Error error = book.error();
    error.where = options.openings + ":" + error.where;
    return Failure(std::move(error));
  }
  const std::string_view text = shipped_book(game.variant().id);
  if (text.empty()) return std::nullopt;
  TRY(auto book, read_opening_book(text));
  if (book.rules != game.rules()) return std::nullopt;
  return book;
}

/// Builds a test from ELO0, ELO1 and, if given, alpha and beta.
Result<Sprt> sprt_from(const std::vector<double>& values) {
  Sprt sprt{values[0], values[1]};
  if (values.size() > 2) sprt.alpha = sprt.beta = values[2];
  if (values.size() > 3) sprt.beta = values[3];
  constexpr double most_elo = 1000;
  const auto is_chance = [](double value) { return value >= 1e-6 && value <= 0.5; };
  if (sprt.elo0 < sprt.elo1 && sprt.elo0 >= -most_elo && sprt.elo1 <= most_elo &&
      is_chance(sprt.alpha) && is_chance(sprt.beta)) {
    return sprt;
  }
  return failure(ErrorCode::syntax, "this is not a valid test of two strengths", "match: --sprt",
                 "ELO0 below ELO1, both from -1000 to 1000, then error rates from 0.000001 to 0.5, "
                 "such as 0,10,0.05,0.05");
}

/// Returns an FNV-1a hash that identifies a book.
std::uint64_t hash_of(const OpeningBook& book) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : write_opening_book(book, "")) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  }
  return hash;
}

/// Returns all settings that affect the games and the end of the match, except the number of games,
/// because a match may be extended.
message::MatchSettings settings_of(const MatchCommandOptions& options) {
  const MatchOptions& match = options.match;
  message::MatchSettings settings;
  settings.version = CAMLANN_VERSION;
  settings.engines = options.engines;
  settings.variant = match.variant;
  settings.rules = match.rules;
  settings.openings = match.book ? fmt::format("book {:016x}", hash_of(*match.book))
                                 : fmt::format("{} random plies", match.opening_plies);
  settings.seed = match.seed;
  settings.ply_limit = match.ply_limit;
  settings.movetime = options.limit.movetime.count();
  if (options.limit.margin != UgiLimit{}.margin) settings.margin = options.limit.margin.count();
  settings.nodes = options.limit.nodes;
  if (match.sprt) settings.sprt = sprt_message(*match.sprt);
  return settings;
}

/// Compares files regardless of spelling, existing or not.
bool same_file(const std::string& one, const std::string& other) {
  std::error_code unknown;
  if (std::filesystem::equivalent(one, other, unknown)) return true;
  const auto place = [&](const std::string& path) {
    return std::filesystem::weakly_canonical(std::filesystem::absolute(path, unknown), unknown);
  };
  return place(one) == place(other) && !unknown;
}

/// Checks that the results can be written, before the first game.
Result<void> check_files(const MatchCommandOptions& options) {
  if (options.records.empty()) return {};
  const auto replaces = [&](const std::string& written) {
    return !options.resume.empty() && same_file(written, options.resume);
  };
  if (replaces(options.records) || replaces(unfinished(options.records))) {
    return failure(ErrorCode::conflict, "the records would overwrite the file of --resume",
                   options.records, "another file");
  }
  return check_writable(options.records);
}

int run(MatchCommandOptions options, const Catalog& known) {
  if (const auto checked = check_files(options); !checked) return complain(checked.error());
  if (!options.sprt.empty()) {
    const auto sprt = sprt_from(options.sprt);
    if (!sprt) return complain(sprt.error());
    options.match.sprt = *sprt;
  }
  options.match.known = &known;
  options.limit.movetime = std::chrono::milliseconds(options.movetime_ms);
  options.limit.margin = std::chrono::milliseconds(options.margin_ms);
  const auto start = known.make_game(options.match.variant, options.match.rules);
  if (!start) return complain(start.error());
  if (const auto offered = check_start(*start); !offered) return complain(offered.error());
  const auto first = player_from(options.engines[0], *start, options);
  if (!first) return complain(first.error());
  const auto second = player_from(options.engines[1], *start, options);
  if (!second) return complain(second.error());

  auto book = book_of(options, *start, known);
  if (!book) return complain(book.error());
  options.match.book = std::move(*book);

  options.match.threads = threads_for(options.match.threads);
  std::signal(SIGPIPE, SIG_IGN);  // a program that ends loses its game but not our process
  const PlayerNames names{options.engines[0], options.engines[1]};
  std::optional<MatchState> state;
  if (!options.resume.empty()) {
    auto opened = MatchState::open(options.resume, settings_of(options));
    if (!opened) return complain(opened.error());
    state.emplace(*std::move(opened));
    options.match.played = state->games();
  }

  std::string records;
  const int games = options.match.games + options.match.games % 2;
  Progress progress("match", static_cast<std::size_t>(games));
  MatchWatcher watcher;
  watcher.ended = [&](const MatchGame& game) {
    if (state) state->append(game);
  };
  watcher.counted = [&](const MatchGame& game, const Tally&) {
    progress.step();
    if (options.json && !try_print(game_json(game) + '\n')) request_stop();
    if (game.fault) print_note(fmt::format("game {}: {}\n", game.number + 1, game.fault->text));
    if (options.records.empty()) return;
    if (!records.empty()) records += '\n';
    records += game_record(game, *start, names);
  };
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto result = play_match(options.match, *first, *second, stop, watcher);
  if (!result) return complain(result.error());
  flush_output();
  if (options.json) {
    fmt::print("{}\n", result_json(*result, options.match.sprt));
  } else {
    print(result_text(*result, options.match.sprt, names));
  }
  if (!options.records.empty()) {
    const auto saved = write_file(options.records, records);
    if (!saved) return complain(saved.error());
  }
  if (state && state->failed()) return exit_unusable;
  const int played = result->tally.games();
  if (!stop || played == games || result->accepted) return exit_done;
  return say_stopped("match", fmt::format("{} of {} games{}", played, games,
                                          state ? "; run the same command to continue" : ""));
}

void add_limits(Command command, MatchCommandOptions& options) {
  command
      .add_option("--games", options.match.games,
                  "number of games, rounded up to pairs (default: 100)")
      .type_name("N")
      .range(1, 1'000'000);
  command
      .add_option("--openings", options.openings,
                  "file of openings (default: the program's own book for these rules, otherwise "
                  "random openings)")
      .type_name("FILE");
  command
      .add_option("--opening-plies", options.match.opening_plies,
                  "random plies before each pair of games instead (default: 6)")
      .type_name("N")
      .range(0, 100)
      .on_given([&options] { options.random_openings = true; })
      .excludes("--openings");
  add_seed(command, options.match.seed, "seed of the openings");
  command
      .add_option("--ply-limit", options.match.ply_limit,
                  "plies after which a game is a draw (default: 400)")
      .type_name("N")
      .range(1, 100'000);
  command
      .add_option("--concurrency,--threads", options.match.threads,
                  "games at a time (default: one per processor)")
      .type_name("N")
      .range(1, 1024);
  command
      .add_option("--sprt", options.sprt,
                  "stop when the pairs of games decide between these Elo differences, with these "
                  "error rates (default: 0.05 each)")
      .type_name("ELO0,ELO1[,ALPHA,BETA]")
      .comma_list(2, 4);
  command
      .add_option("--movetime", options.movetime_ms,
                  "milliseconds per move for UGI programs (default: 100)")
      .type_name("MS")
      .range(1, 1'000'000);
  command
      .add_option("--time-margin", options.margin_ms,
                  "milliseconds that UGI programs may take over their time before they lose the "
                  "game (default: 1000); the moves that do are counted")
      .type_name("MS")
      .range(0, 1'000'000);
  command
      .add_option("--nodes", options.limit.nodes,
                  "nodes per move for UGI programs, instead of time")
      .type_name("N")
      .range(1, 1'000'000'000);
}

}  // namespace

void add_match(Command app, Action& action) {
  auto options = std::make_shared<MatchCommandOptions>();
  options->match.threads = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
  const Command command = app.add_subcommand("match", "play engines against each other");
  command
      .add_option("--engine", options->engines,
                  "a player; give it twice: level:5, greedy, mcts, random, movetime=100, "
                  "nodes=5000 or depth=6, also several separated by commas, followed by "
                  "playouts=400, noise=30, sight=2, careless=20, hash=16, threads=2, seed=7, "
                  "tables=DIR, evaluation=network, network=FILE or without=killers; or the path of "
                  "a UGI program, \"./prog --flag\"")
      .type_name("PLAYER")
      .required()
      .times(2);
  command.add_option("--variant", options->match.variant, "the game (default: cam)")
      .type_name("NAME");
  command.add_option("--rules", options->match.rules, "rule set (default: that of the variant)")
      .type_name("RULES");
  add_limits(command, *options);
  command
      .add_option("--resume", options->resume,
                  "file that keeps every finished game; an interrupted match continues from it")
      .type_name("FILE");
  command.add_option("--records", options->records, "file for the games' records")
      .type_name("FILE");
  command.add_flag("--json", options->json, "one JSON object per line: each game, then the result");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
