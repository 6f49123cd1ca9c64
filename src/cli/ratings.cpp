// camlann ratings: computes one rating scale from the files of several matches; ratings recompute:
// computes the ratings of a server's players again (server/store/rating_recompute.hpp).

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/commands.hpp"
#include "cli/match_state.hpp"
#include "cli/server_files.hpp"
#include "lab/match.hpp"
#include "lab/match_statistics.hpp"
#include "lab/rating.hpp"
#include "server/store/rating_recompute.hpp"
#include "wire/messages/program.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

struct RatingsOptions {
  std::vector<std::string> files;
  bool json = false;
  bool recomputes = false;  // the subcommand was chosen
};

/// Numbers the players in order of appearance.
std::size_t number_of(const std::string& name, std::vector<std::string>& names) {
  const auto at = std::find(names.begin(), names.end(), name);
  if (at != names.end()) return static_cast<std::size_t>(at - names.begin());
  names.push_back(name);
  return names.size() - 1;
}

/// Counts the complete pairs of games of a match.
PairCounts pairs_of(const std::vector<MatchGame>& games) {
  std::map<int, double> scores;
  for (const MatchGame& game : games) scores[game.number] = game.score;
  PairCounts pairs{};
  for (const auto& [number, score] : scores) {
    const auto other = scores.find(number + 1);
    if (number % 2 != 0 || other == scores.end()) continue;
    ++pairs[static_cast<std::size_t>(2 * (score + other->second))];
  }
  return pairs;
}

int run(const RatingsOptions& options) {
  std::vector<std::string> names;
  std::vector<Encounter> encounters;
  std::string game;
  for (const std::string& file : options.files) {
    const auto match = read_match(file);
    if (!match) return complain(match.error());
    const std::string played = match->variant + (match->rules.empty() ? "" : " " + match->rules);
    if (!game.empty() && game != played) {
      return complain(Error{ErrorCode::conflict, "this match is for another game", file, game});
    }
    game = played;
    Encounter met;
    met.first = number_of(match->engines[0], names);
    met.second = number_of(match->engines[1], names);
    met.pairs = pairs_of(match->games);
    encounters.push_back(met);
  }
  if (!are_linked(names.size(), encounters)) {
    return complain(Error{ErrorCode::conflict, "the players are not all connected by games",
                          "ratings", "matches between the groups that have not met"});
  }
  const std::vector<Rating> ratings = rate(names.size(), encounters);
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Rating& rating = ratings[i];
    if (options.json) {
      const message::PlayerRating made{names[i],
                                       rating.elo,
                                       rating.range.low,
                                       rating.range.high,
                                       rating.step,
                                       rating.step_range.low,
                                       rating.step_range.high};
      fmt::print("{}\n", wire::to_json(made));
    } else {
      fmt::print("{:<20} {:>6.0f} ({:.0f} to {:.0f})", names[i], rating.elo, rating.range.low,
                 rating.range.high);
      if (i > 0) {
        fmt::print(", {:+.0f} ({:+.0f} to {:+.0f})", rating.step, rating.step_range.low,
                   rating.step_range.high);
      }
      fmt::print("\n");
    }
  }
  return exit_done;
}

struct RecomputeOptions {
  ServerFiles files;
  bool json = false;
};

int recompute(const RecomputeOptions& options, const Catalog& known) {
  const auto address = database_address(options.files);
  if (!address) return complain(address.error());
  const auto done = server::recompute_ratings(*address, known);
  if (!done) return complain(done.error());
  const auto& [games, left_out, ratings] = *done;
  if (options.json) {
    fmt::print("{}\n", wire::to_json(message::RecomputedRatings{games, left_out, ratings}));
  } else {
    fmt::print("{} rated games, {} left out that were not played: {} ratings changed\n", games,
               left_out, ratings);
  }
  return exit_done;
}

void add_recompute(Command ratings, Action& action, bool& chosen) {
  auto options = std::make_shared<RecomputeOptions>();
  const Command command = ratings.add_subcommand(
      "recompute", "compute the ratings of a server's players again from their games");
  add_server_files(command, options->files, GamesIn::file_or_postgres);
  command.add_flag("--json", options->json, "one JSON object per line");
  command.callback([options, &action, &chosen] {
    chosen = true;
    action = [options](const Catalog& known) { return recompute(*options, known); };
  });
}

}  // namespace

void add_ratings(Command app, Action& action) {
  auto options = std::make_shared<RatingsOptions>();
  const Command command =
      app.add_subcommand("ratings", "put the players of several matches on one scale");
  command.add_option("FILE", options->files, "files written by match --resume");
  command.add_flag("--json", options->json, "one JSON object per line");
  add_recompute(command, action, options->recomputes);
  command.callback([options, &action] {
    if (options->recomputes) return;  // its callback was called before
    if (options->files.empty()) missing("FILE");
    action = [options](const Catalog& /*known*/) { return run(*options); };
  });
}

}  // namespace camlann::cli
