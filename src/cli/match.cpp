// camlann match: two players against each other, over many games.

#include <fmt/format.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): SIGPIPE is of POSIX, not of C

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "cli/ugi_player.hpp"
#include "engine/json_text.hpp"
#include "engine/match.hpp"
#include "engine/match_statistics.hpp"
#include "engine/player.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/verdict.hpp"

namespace camlann::cli {
namespace {

struct Options {
  MatchOptions match;
  std::vector<std::string> engines;
  std::vector<double> sprt;
  int movetime_ms = 100;
  std::string records;
  bool json = false;
};

/// Text with a slash is a program, unless the slash is in a value: tables=/data/tables. Anything
/// else is a player of ours.
Result<PlayerMaker> player_from(const std::string& text, const Options& options) {
  if (const std::size_t at = text.find_first_of("/="); at < text.size() && text[at] == '/') {
    return ugi_players(text, std::chrono::milliseconds(options.movetime_ms));
  }
  auto player = parse_player(text);
  if (player) return player;
  Error error = player.error();
  error.expected += "; or a UGI program by its path, ./prog";
  return Failure(std::move(error));
}

std::string record_of(const MatchGame& game, const Options& options) {
  Record record;
  const std::string& first = options.engines[0];
  const std::string& second = options.engines[1];
  record.set("Event", fmt::format("Match, game {}", game.number + 1));
  record.set("Site", "?");
  record.set("White", game.first_is_white ? first : second);
  record.set("Black", game.first_is_white ? second : first);
  record.set("Variant", options.match.variant);
  if (!options.match.rules.empty()) record.set("Rules", options.match.rules);
  record.set("Opening", fmt::format("{} random plies", game.opening_plies));
  if (!game.fault.empty()) record.set("Fault", game.fault);
  const double white = game.first_is_white ? game.score : 1 - game.score;
  record.result = white > 0.75   ? RecordResult::white_wins
                  : white < 0.25 ? RecordResult::black_wins
                                 : RecordResult::draw;
  for (const std::string& move : game.moves) record.moves.push_back(RecordMove{move, 0, 0});
  return write_record(record);
}

std::string game_json(const MatchGame& game) {
  return fmt::format(
      R"({{"game":{},"firstIsWhite":{},"score":{},"reason":{},"fault":{},"openingPlies":{},"moves":{}}})",
      game.number + 1, game.first_is_white, game.score, json_string(to_text(game.verdict.reason)),
      game.fault.empty() ? "null" : json_string(game.fault), game.opening_plies,
      json_strings(game.moves));
}

std::string sprt_json(const MatchResult& result, const Sprt& sprt) {
  const std::string_view verdict = !result.accepted   ? "null"
                                   : *result.accepted ? R"("elo1")"
                                                      : R"("elo0")";
  return fmt::format(
      R"({{"elo0":{},"elo1":{},"alpha":{},"beta":{},"llr":{:.3f},"lower":{:.3f},"upper":{:.3f},"accepted":{}}})",
      sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta, result.llr, sprt.lower_bound(),
      sprt.upper_bound(), verdict);
}

void show_json(const MatchResult& result, const std::optional<Sprt>& sprt) {
  const Tally& tally = result.tally;
  const Estimate& strength = result.estimate;
  fmt::print(
      R"({{"wins":{},"draws":{},"losses":{},"faults":{},"pairs":[{}],"score":{:.4f},"scoreLow":{:.4f},"scoreHigh":{:.4f},"elo":{:.1f},"eloLow":{:.1f},"eloHigh":{:.1f},"sprt":{}}})"
      "\n",
      tally.wins, tally.draws, tally.losses, tally.faults, fmt::join(tally.pairs, ","),
      strength.score, strength.score_range.low, strength.score_range.high, strength.elo,
      strength.elo_range.low, strength.elo_range.high, sprt ? sprt_json(result, *sprt) : "null");
}

void show_text(const MatchResult& result, const Options& options) {
  const Tally& tally = result.tally;
  const Estimate& strength = result.estimate;
  fmt::print("{} - {}: {} won, {} drawn, {} lost of {} games\n", options.engines[0],
             options.engines[1], tally.wins, tally.draws, tally.losses, tally.games());
  fmt::print("score {:.1f} % ({:.1f} to {:.1f}), Elo {:+.0f} ({:+.0f} to {:+.0f}), pairs {}\n",
             100 * strength.score, 100 * strength.score_range.low, 100 * strength.score_range.high,
             strength.elo, strength.elo_range.low, strength.elo_range.high,
             fmt::join(tally.pairs, " "));
  if (tally.faults > 0) fmt::print("{} games lost by faults\n", tally.faults);
  if (!options.match.sprt) return;
  const Sprt& sprt = *options.match.sprt;
  fmt::print("SPRT of Elo {} against {}: {}, LLR {:.2f} in ({:.2f}, {:.2f})\n", sprt.elo1,
             sprt.elo0,
             !result.accepted   ? "open"
             : *result.accepted ? fmt::format("{} accepted", sprt.elo1)
                                : fmt::format("{} accepted", sprt.elo0),
             result.llr, sprt.lower_bound(), sprt.upper_bound());
}

/// From ELO0, ELO1 and, if they are given, alpha and beta.
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
  return failure(ErrorCode::syntax, "this is no test of two strengths", "match: --sprt",
                 "ELO0 below ELO1, both from -1000 to 1000, then chances of error from 0.000001 to "
                 "0.5, as 0,10,0.05,0.05");
}

int run(Options options) {
  if (!options.sprt.empty()) {
    const auto sprt = sprt_from(options.sprt);
    if (!sprt) return complain(sprt.error());
    options.match.sprt = *sprt;
  }
  const auto first = player_from(options.engines[0], options);
  if (!first) return complain(first.error());
  const auto second = player_from(options.engines[1], options);
  if (!second) return complain(second.error());

  std::signal(SIGPIPE, SIG_IGN);  // a program that ends loses its game, not ours
  std::string records;
  Progress progress("match",
                    static_cast<std::size_t>(options.match.games + options.match.games % 2));
  const auto on_game = [&](const MatchGame& game, const Tally&) {
    progress.step();
    if (options.json) fmt::print("{}\n", game_json(game));
    if (!game.fault.empty()) fmt::print(stderr, "game {}: {}\n", game.number + 1, game.fault);
    if (options.records.empty()) return;
    if (!records.empty()) records += '\n';
    records += record_of(game, options);
  };
  const auto result = play_match(options.match, *first, *second, stop_on_interrupt(), on_game);
  if (!result) return complain(result.error());
  if (options.json) {
    show_json(*result, options.match.sprt);
  } else {
    show_text(*result, options);
  }
  if (options.records.empty()) return exit_done;
  const auto saved = write_file(options.records, records);
  return saved ? exit_done : complain(saved.error());
}

void add_limits(CLI::App& command, Options& options) {
  command.add_option("--games", options.match.games, "games, rounded up to pairs (default: 100)")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000'000));
  command
      .add_option("--opening-plies", options.match.opening_plies,
                  "random plies before each pair of games (default: 6)")
      ->type_name("N")
      ->check(CLI::Range(0, 100));
  command.add_option("--seed", options.match.seed, "of the openings (default: 1)")->type_name("N");
  command.add_option("--ply-limit", options.match.ply_limit, "then a draw (default: 400)")
      ->type_name("N")
      ->check(CLI::Range(1, 100'000));
  command
      .add_option("--concurrency,--threads", options.match.threads, "games at a time (default: 2)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
  command
      .add_option("--sprt", options.sprt,
                  "end as soon as the pairs of games decide between these Elo differences, with "
                  "these chances of error (default: 0.05 each)")
      ->type_name("ELO0,ELO1[,ALPHA,BETA]")
      ->delimiter(',')
      ->expected(2, 4);
  command
      .add_option("--movetime", options.movetime_ms,
                  "milliseconds a move for UGI programs (default: 100)")
      ->type_name("MS")
      ->check(CLI::Range(1, 1'000'000));
}

}  // namespace

void add_match(CLI::App& app, Action& action) {
  auto options = std::make_shared<Options>();
  CLI::App* command = app.add_subcommand("match", "let engines play against each other");
  command
      ->add_option("--engine", options->engines,
                   "given twice: level:5, greedy, mcts, random, movetime=100, nodes=5000, depth=6, "
                   "several joined by commas; or a UGI program by its path, \"./prog --flag\"")
      ->type_name("PLAYER")
      ->required()
      ->expected(2)
      ->allow_extra_args(false);
  command->add_option("--variant", options->match.variant, "the game (default: cam)")
      ->type_name("NAME");
  command->add_option("--rules", options->match.rules, "rule set (default: that of the variant)")
      ->type_name("RULES");
  add_limits(*command, *options);
  command->add_option("--records", options->records, "file for the games' records")
      ->type_name("FILE");
  command->add_flag("--json", options->json, "one JSON object a line: each game, then the result");
  command->callback([options, &action] { action = [options] { return run(*options); }; });
}

}  // namespace camlann::cli
