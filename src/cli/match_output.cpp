#include "cli/match_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/match_messages.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "lab/match.hpp"
#include "lab/match_statistics.hpp"
#include "lab/player.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"
#include "wire/read.hpp"
#include "wire/write.hpp"

namespace camlann::cli {
namespace {

/// Returns the fault of the losing player.
message::MatchFault fault_message(double score, const Fault& fault) {
  return {score == 0 ? 1 : 2, fault.kind, fault.text};
}

/// Returns {"crash":2,"timeout":1}.
wire::Members<int> counts_message(const FaultCounts& counts) {
  wire::Members<int> made;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    made.emplace_back(to_text(static_cast<FaultKind>(kind)), counts[kind]);
  }
  return made;
}

std::vector<message::MatchOverruns> overruns_message(const std::array<Overruns, 2>& overruns) {
  std::vector<message::MatchOverruns> made;
  made.reserve(overruns.size());
  for (const auto& [moves, longest] : overruns) made.push_back({moves, longest});
  return made;
}

MatchGame game_of(message::MatchedGame&& read) {
  MatchGame game;
  game.number = read.game - 1;
  game.seats = std::move(read.seats);
  game.rules = read.rules.value_or("");
  game.opening_plies = read.opening_plies;
  game.moves = std::move(read.moves);
  game.reason = read.reason.value_or(Reason::running);
  game.adjudication = read.adjudication;
  if (read.fault) game.fault = Fault{read.fault->kind, std::move(read.fault->text)};
  game.score = read.score;
  for (std::size_t player = 0; player < read.overruns.size(); ++player) {
    game.overruns[player] = {read.overruns[player].moves, read.overruns[player].longest};
  }
  return game;
}

message::SprtState sprt_state(const MatchResult& result, const Sprt& sprt) {
  message::SprtState made{
      sprt_message(sprt), result.llr, sprt.lower_bound(), sprt.upper_bound(), {}};
  if (result.accepted) {
    made.accepted = *result.accepted ? message::Accepted::elo1 : message::Accepted::elo0;
  }
  return made;
}

/// Returns a draw at the ply limit; after a fault or a resignation a win of the other side, if only
/// one other side exists.
RecordResult result_off_the_board(const MatchGame& game, const Game& board) {
  if (game.score == 0.5) return RecordResult::draw;
  if (board.variant().sides() > 2) return RecordResult::unknown;
  const bool first_begins = game.seats.front() == 1;
  return first_begins == (game.score == 1) ? RecordResult::white_wins : RecordResult::black_wins;
}

}  // namespace

std::string game_json(const MatchGame& game) {
  message::MatchedGame made;
  made.game = game.number + 1;
  made.seats = game.seats;
  if (!game.rules.empty()) made.rules = game.rules;
  made.score = game.score;
  if (game.reason != Reason::running) made.reason = game.reason;
  made.adjudication = game.adjudication;
  if (game.fault) made.fault = fault_message(game.score, *game.fault);
  if (game.overruns != std::array<Overruns, 2>{}) made.overruns = overruns_message(game.overruns);
  made.opening_plies = game.opening_plies;
  made.moves = game.moves;
  return wire::to_json(made);
}

Result<MatchGame> read_game_json(std::string_view line) {
  auto read = wire::read<message::MatchedGame>(line);
  if (read && (read->score == 0 || read->score == 0.5 || read->score == 1)) {
    return game_of(*std::move(read));
  }
  return failure(ErrorCode::syntax, "this is not a game of a match", "",
                 "a line as --json writes it");
}

message::SprtBounds sprt_message(const Sprt& sprt) {
  return {sprt.elo0, sprt.elo1, sprt.alpha, sprt.beta};
}

std::string result_json(const MatchResult& result, const std::optional<Sprt>& sprt) {
  const Tally& tally = result.tally;
  const Estimate& strength = result.estimate;
  message::MatchSummary made;
  made.wins = tally.wins;
  made.draws = tally.draws;
  made.losses = tally.losses;
  for (const FaultCounts& counts : tally.faults) made.faults.push_back(counts_message(counts));
  made.overruns = overruns_message(tally.overruns);
  made.pairs.assign(tally.pairs.begin(), tally.pairs.end());
  made.score = strength.score;
  made.score_low = strength.score_range.low;
  made.score_high = strength.score_range.high;
  made.elo = strength.elo;
  made.elo_low = strength.elo_range.low;
  made.elo_high = strength.elo_range.high;
  if (sprt) made.sprt = sprt_state(result, *sprt);
  return wire::to_json(made);
}

std::string result_text(const MatchResult& result, const std::optional<Sprt>& sprt,
                        const PlayerNames& names) {
  const Tally& tally = result.tally;
  const Estimate& strength = result.estimate;
  std::string text = fmt::format("{} - {}: {} won, {} drawn, {} lost of {} games\n", names[0],
                                 names[1], tally.wins, tally.draws, tally.losses, tally.games());
  text += fmt::format(
      "score {:.1f} % ({:.1f} to {:.1f}), Elo {:+.0f} ({:+.0f} to {:+.0f}), pairs {}\n",
      100 * strength.score, 100 * strength.score_range.low, 100 * strength.score_range.high,
      strength.elo, strength.elo_range.low, strength.elo_range.high, fmt::join(tally.pairs, " "));
  for (std::size_t player = 0; player < names.size(); ++player) {
    for (std::size_t kind = 0; kind < fault_kinds; ++kind) {
      const int count = tally.faults[player][kind];
      if (count == 0) continue;
      text += fmt::format("{} lost {} by {}\n", names[player], count,
                          to_text(static_cast<FaultKind>(kind)));
    }
    if (const auto& [moves, longest] = tally.overruns[player]; moves > 0) {
      text += fmt::format("{} overran its time in {} {}, by at most {} ms\n", names[player], moves,
                          moves == 1 ? "move" : "moves", longest);
    }
  }
  if (!sprt) return text;
  return text +
         fmt::format("SPRT of Elo {} against {}: {}, LLR {:.2f} in ({:.2f}, {:.2f})\n", sprt->elo1,
                     sprt->elo0,
                     result.accepted
                         ? fmt::format("{} accepted", *result.accepted ? sprt->elo1 : sprt->elo0)
                         : "open",
                     result.llr, sprt->lower_bound(), sprt->upper_bound());
}

std::string game_record(const MatchGame& game, const Game& start, const PlayerNames& names) {
  Game board = start;
  if (!game.rules.empty()) {
    if (auto drawn = make_game(start.variant(), game.rules)) board = std::move(*drawn);
  }
  for (const std::string& move : game.moves) {
    if (!board.play(move)) break;  // they were legal when they were played
  }
  Record record = to_record(board);
  record.set("Event", fmt::format("Match, game {}", game.number + 1));
  const std::vector<SeatInfo> seating = start.variant().seating;
  for (std::size_t i = 0; i < std::min(seating.size(), game.seats.size()); ++i) {
    record.set(seating[i].name, names[game.seats[i] == 1 ? 0 : 1]);
  }
  record.set("Opening", fmt::format("{} plies", game.opening_plies));
  if (game.fault) {
    record.set("Fault", fmt::format("{}: {}", to_text(game.fault->kind), game.fault->text));
  }
  if (game.adjudication) record.set("Termination", "adjudication");
  if (!board.over()) record.result = result_off_the_board(game, board);
  return write_record(record);
}

}  // namespace camlann::cli
