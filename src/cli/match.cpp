// camlann match: players against each other, over many games.

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
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

#include "base/system/program.hpp"
#include "base/try.hpp"
#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/match_messages.hpp"
#include "cli/match_output.hpp"
#include "cli/match_players.hpp"
#include "cli/match_rules.hpp"
#include "cli/match_state.hpp"
#include "cli/match_tournament.hpp"
#include "cli/progress.hpp"
#include "cli/shipped_books.hpp"
#include "cli/ugi_player.hpp"
#include "game/catalog.hpp"
#include "game/new_start.hpp"
#include "game/shuffle.hpp"
#include "lab/match.hpp"
#include "lab/match_clock.hpp"
#include "lab/match_statistics.hpp"
#include "lab/opening_book.hpp"
#include "search/score.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

constexpr const char* round_robin = "round-robin";
constexpr const char* gauntlet = "gauntlet";

struct MatchCommandOptions {
  MatchOptions match;
  std::vector<std::string> engines;
  std::string system = round_robin;
  std::vector<double> sprt;
  int movetime_ms = 100;
  int margin_ms = static_cast<int>(UgiLimit{}.margin.count());
  UgiLimit limit;
  std::string time;
  std::vector<std::string> program_options;
  std::string resign;
  std::string draw;
  std::string openings;
  bool random_openings = false;
  std::string resume;
  std::string records;
  bool json = false;
};

/// Returns the given book, or the shipped one if it has these rules; nothing for random openings.
Result<std::optional<OpeningBook>> book_of(const MatchCommandOptions& options,
                                           const WishedGame& wished, const Catalog& known) {
  if (options.random_openings) return std::nullopt;
  if (!options.openings.empty()) {
    TRY(const auto text, read_file(options.openings));
    auto book = read_opening_book(text, known);
    if (book) return std::move(*book);
    Error error = book.error();
    error.where = options.openings + ":" + error.where;
    return Failure(std::move(error));
  }
  const std::string_view text = shipped_book(wished.game.variant().id);
  if (text.empty()) return std::nullopt;
  TRY(auto book, read_opening_book(text));
  if (book.rules != wished.rules) return std::nullopt;
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

std::optional<std::string> unless_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

/// Returns all settings that affect the games of two engines and the end of their match, except the
/// number of games, because a match may be extended.
message::MatchSettings settings_of(const MatchCommandOptions& options,
                                   std::vector<std::string> engines) {
  const MatchOptions& match = options.match;
  message::MatchSettings settings;
  settings.version = CAMLANN_VERSION;
  settings.engines = std::move(engines);
  settings.variant = match.variant;
  settings.rules = match.rules;
  settings.openings = match.book ? fmt::format("book {:016x}", hash_of(*match.book))
                                 : fmt::format("{} random plies", match.opening_plies);
  settings.seed = match.seed;
  settings.ply_limit = match.ply_limit;
  settings.movetime = options.limit.movetime.count();
  if (options.limit.margin != UgiLimit{}.margin) settings.margin = options.limit.margin.count();
  settings.nodes = options.limit.nodes;
  if (options.limit.depth > 0) settings.depth = options.limit.depth;
  settings.time = unless_empty(options.time);
  settings.options = options.program_options;
  settings.resign = unless_empty(options.resign);
  settings.draw = unless_empty(options.draw);
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

/// Reads the texts of the options.
Result<void> read_texts(MatchCommandOptions& options) {
  if (!options.sprt.empty()) {
    if (options.engines.size() > 2) {
      return failure(ErrorCode::conflict, "a test compares two engines", "match: --sprt",
                     "--engine twice");
    }
    TRY(options.match.sprt, sprt_from(options.sprt));
  }
  if (!options.resign.empty()) {
    TRY(options.match.resign, read_resign_rule(options.resign));
  }
  if (!options.draw.empty()) {
    TRY(options.match.draw, read_draw_rule(options.draw));
  }
  options.limit.movetime = std::chrono::milliseconds(options.movetime_ms);
  options.limit.margin = std::chrono::milliseconds(options.margin_ms);
  options.match.margin = options.limit.margin;
  return {};
}

Result<std::vector<MatchPlayer>> players_of(const MatchCommandOptions& options, const Game& start) {
  ProgramSettings settings{options.limit, std::nullopt, {}};
  if (!options.time.empty()) {
    TRY(settings.time, read_match_time(options.time));
  }
  for (const std::string& option : options.program_options) {
    TRY(auto read, read_ugi_option(option, option));
    settings.options.push_back(std::move(read));
  }
  std::vector<MatchPlayer> players;
  for (const std::string& text : options.engines) {
    TRY(auto player, match_player(text, start, settings));
    players.push_back(std::move(player));
  }
  return players;
}

MatchSystem system_of(const MatchCommandOptions& options) {
  return options.system == gauntlet ? MatchSystem::gauntlet : MatchSystem::round_robin;
}

/// The matches of the command: one, or one for each pair of players that meet.
class Matches {
 public:
  Matches(const MatchCommandOptions& options, const Game& start,
          const std::vector<MatchPlayer>& players)
      : options_(options),
        start_(start),
        players_(players),
        pairings_(pairings_of(players.size(), system_of(options))),
        progress_("match", static_cast<std::size_t>(games())) {}

  [[nodiscard]] int games() const {
    const int each = options_.match.games + options_.match.games % 2;
    return each * static_cast<int>(pairings_.size());
  }
  [[nodiscard]] int played() const { return played_; }
  [[nodiscard]] bool decided() const { return decided_; }
  /// True if the file of a match could not be written.
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] const std::string& records() const { return records_; }

  /// Plays all games and prints their results, until `stop` is set.
  Result<void> play(const std::atomic<bool>& stop) {
    std::vector<Met> met;
    for (const auto& [first, second] : pairings_) {
      if (stop) break;
      if (tournament() && options_.json) {
        print(wire::to_json(message::MatchMeeting{{players_[first].name, players_[second].name}}) +
              '\n');
      }
      TRY(const auto result, play(first, second, stop));
      flush_output();
      show(result, {players_[first].name, players_[second].name});
      met.push_back({first, second, result.tally});
    }
    if (tournament()) show(met);
    return {};
  }

 private:
  [[nodiscard]] bool tournament() const { return players_.size() > 2; }

  Result<MatchResult> play(std::size_t first, std::size_t second, const std::atomic<bool>& stop) {
    MatchOptions match = options_.match;
    match.times = {players_[first].time, players_[second].time};
    std::optional<MatchState> state;
    if (!options_.resume.empty()) {
      const std::string file = tournament()
                                   ? fmt::format("{}.{}-{}", options_.resume, first + 1, second + 1)
                                   : options_.resume;
      TRY(auto opened, MatchState::open(file, settings_of(options_, {options_.engines[first],
                                                                     options_.engines[second]})));
      state.emplace(std::move(opened));
      match.played = state->games();
    }
    const PlayerNames names{players_[first].name, players_[second].name};
    MatchWatcher watcher;
    watcher.ended = [&](const MatchGame& game) {
      if (state && !state->append(game)) failed_ = true;
    };
    watcher.counted = [&](const MatchGame& game, const Tally&) { note(game, names); };
    TRY(auto result, play_match(match, players_[first].make, players_[second].make, stop, watcher));
    played_ += result.tally.games();
    decided_ = decided_ || result.accepted.has_value();
    return result;
  }

  void note(const MatchGame& game, const PlayerNames& names) {
    progress_.step();
    if (options_.json && !try_print(game_json(game) + '\n')) request_stop();
    if (game.fault) print_note(fmt::format("game {}: {}\n", game.number + 1, game.fault->text));
    if (options_.records.empty()) return;
    if (!records_.empty()) records_ += '\n';
    records_ += game_record(game, start_, names);
  }

  void show(const MatchResult& result, const PlayerNames& names) const {
    const auto& sprt = options_.match.sprt;
    print(options_.json ? result_json(result, sprt) + '\n' : result_text(result, sprt, names));
  }

  void show(const std::vector<Met>& met) const {
    std::vector<std::string> names;
    names.reserve(players_.size());
    for (const MatchPlayer& player : players_) names.push_back(player.name);
    const auto standings = standings_of(names, met);
    if (!options_.json) return print(standings_text(standings));
    for (const auto& one : standings) print(wire::to_json(one) + '\n');
  }

  const MatchCommandOptions& options_;
  const Game& start_;
  const std::vector<MatchPlayer>& players_;
  std::vector<std::pair<std::size_t, std::size_t>> pairings_;
  Progress progress_;
  std::string records_;
  int played_ = 0;
  bool decided_ = false;
  bool failed_ = false;
};

int run(MatchCommandOptions options, const Catalog& known) {
  if (const auto checked = check_files(options); !checked) return complain(checked.error());
  if (const auto read = read_texts(options); !read) return complain(read.error());
  options.match.known = &known;
  const auto wished = wished_game(known, options.match.variant, options.match.rules);
  if (!wished) return complain(wished.error());
  const Game* const start = &wished->game;
  if (const auto offered = check_start(*start); !offered) return complain(offered.error());
  const auto players = players_of(options, *start);
  if (!players) return complain(players.error());
  auto book = book_of(options, *wished, known);
  if (!book) return complain(book.error());
  options.match.book = std::move(*book);
  options.match.threads = threads_for(options.match.threads);
  system::ignore_lost_readers();  // a program that ends loses its game but not our process

  Matches matches(options, *start, *players);
  const std::atomic<bool>& stop = stop_on_interrupt();
  const auto played = matches.play(stop);
  if (!played) return complain(played.error());
  if (!options.records.empty()) {
    const auto saved = write_file(options.records, matches.records());
    if (!saved) return complain(saved.error());
  }
  if (matches.failed()) return exit_unusable;
  if (!stop || matches.played() == matches.games() || matches.decided()) return exit_done;
  const char* again = options.resume.empty() ? "" : "; run the same command to continue";
  return say_stopped("match",
                     fmt::format("{} of {} games{}", matches.played(), matches.games(), again));
}

void add_limits(Command command, MatchCommandOptions& options) {
  command
      .add_option("--games", options.match.games,
                  "number of games of two players, rounded up to pairs (default: 100)")
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
  command
      .add_option("--depth", options.limit.depth,
                  "plies to search per move for UGI programs, instead of time")
      .type_name("N")
      .range(1, max_ply);
  command
      .add_option("--tc", options.time,
                  "clock for UGI programs, instead of time per move: seconds and, after a plus, "
                  "seconds per move, 10+0.1; 40/60 is a minute for every 40 moves")
      .type_name("TIME");
  command
      .add_option("--option", options.program_options,
                  "option for UGI programs, Hash=64; may be repeated")
      .type_name("NAME=VALUE");
  command
      .add_option("--resign", options.resign,
                  "a player resigns after movecount moves in a row with this score against it, in "
                  "hundredths of a man; twosided=true: if the scores of the other player agree")
      .type_name("movecount=3,score=400");
  command
      .add_option("--draw", options.draw,
                  "a game is drawn, from move movenumber on, after movecount moves of each player "
                  "in a row without a capture and with at most this score")
      .type_name("movenumber=40,movecount=8,score=10");
}

}  // namespace

void add_match(Command app, Action& action) {
  auto options = std::make_shared<MatchCommandOptions>();
  options->match.threads = static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U));
  const Command command = app.add_subcommand("match", "play engines against each other");
  command
      .add_option("--engine", options->engines,
                  "a player; give it twice or more often: level:5, greedy, mcts, random, "
                  "movetime=100, nodes=5000, depth=6 or tc=10+0.1, also several separated by "
                  "commas, followed by playouts=400, noise=30, sight=2, careless=20, hash=16, "
                  "threads=2, seed=7, tables=DIR, evaluation=network, network=FILE or "
                  "without=killers; or the path of a UGI program, \"./prog --flag\", with "
                  "settings of its own \"cmd=./prog --flag,name=New,tc=10+0.1,option.Hash=64\", "
                  "also movetime, nodes and depth")
      .type_name("PLAYER")
      .required()
      .at_least(2);
  command
      .add_option("--tournament", options->system,
                  "pairings of more than two players: all against all, or the first against each "
                  "other (default: round-robin)")
      .type_name("SYSTEM")
      .one_of({round_robin, gauntlet});
  command.add_option("--variant", options->match.variant, "the game (default: cam)")
      .type_name("NAME");
  command.add_option("--rules", options->match.rules, "rule set (default: that of the variant)")
      .type_name("RULES");
  add_limits(command, *options);
  command
      .add_option("--resume", options->resume,
                  "file that keeps every finished game; an interrupted match continues from it. "
                  "With more than two players FILE.1-2 and so on")
      .type_name("FILE");
  command.add_option("--records", options->records, "file for the games' records")
      .type_name("FILE");
  command.add_flag("--json", options->json, "one JSON object per line: each game, then the result");
  command.callback([options, &action] {
    action = [options](const Catalog& known) { return run(*options, known); };
  });
}

}  // namespace camlann::cli
