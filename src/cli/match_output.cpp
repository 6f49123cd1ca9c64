#include "cli/match_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstddef>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/json_text.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/replay.hpp"
#include "lab/match.hpp"
#include "lab/match_statistics.hpp"
#include "lab/player.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/verdict.hpp"

namespace camlann::cli {
namespace {

namespace json = boost::json;

std::string fault_json(const MatchGame& game) {
  if (!game.fault) return "null";
  return fmt::format(R"({{"player":{},"kind":"{}","text":{}}})", game.score == 0 ? 1 : 2,
                     to_text(game.fault->kind), json_string(game.fault->text));
}

/// {"crash":2,"timeout":1}
std::string counts_json(const FaultCounts& counts) {
  std::string text;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    text += fmt::format(R"({}"{}":{})", text.empty() ? "" : ",",
                        to_text(static_cast<FaultKind>(kind)), counts[kind]);
  }
  return "{" + text + "}";
}

std::optional<Fault> fault_of(const json::object& fault) {
  const std::string_view kind = fault.at("kind").as_string();
  for (std::size_t i = 0; i < fault_kinds; ++i) {
    if (to_text(static_cast<FaultKind>(i)) == kind) {
      return Fault{static_cast<FaultKind>(i), std::string(fault.at("text").as_string())};
    }
  }
  return std::nullopt;
}

std::optional<Reason> reason_of(std::string_view text) {
  for (int i = 0; i <= static_cast<int>(Reason::agreement); ++i) {
    if (to_text(static_cast<Reason>(i)) == text) return static_cast<Reason>(i);
  }
  return std::nullopt;
}

/// Throws what Boost throws where the shape is another.
std::optional<MatchGame> game_of(const json::object& object) {
  MatchGame game;
  game.number = json::value_to<int>(object.at("game")) - 1;
  for (const json::value& player : object.at("seats").as_array()) {
    game.seats.push_back(json::value_to<int>(player));
  }
  game.score = object.at("score").to_number<double>();
  game.opening_plies = json::value_to<int>(object.at("openingPlies"));
  if (const json::string* reason = object.at("reason").if_string()) {
    const auto known = reason_of(*reason);
    if (!known) return std::nullopt;
    game.reason = *known;
  }
  if (const json::object* fault = object.at("fault").if_object()) {
    game.fault = fault_of(*fault);
    if (!game.fault) return std::nullopt;
  }
  for (const json::value& move : object.at("moves").as_array()) {
    game.moves.emplace_back(move.as_string());
  }
  const bool a_score = game.score == 0 || game.score == 0.5 || game.score == 1;
  if (game.number < 0 || !a_score) return std::nullopt;
  return game;
}

/// A draw at the ply limit; after a fault the other side has won, if there is but one other.
RecordResult result_off_the_board(const MatchGame& game, const Game& board) {
  if (!game.fault) return RecordResult::draw;
  if (board.variant().sides() > 2) return RecordResult::unknown;
  const bool first_begins = game.seats.front() == 1;
  return first_begins == (game.score == 1) ? RecordResult::white_wins : RecordResult::black_wins;
}

}  // namespace

std::string game_json(const MatchGame& game) {
  return fmt::format(
      R"({{"game":{},"seats":[{}],"score":{},"reason":{},"fault":{},"openingPlies":{},"moves":{}}})",
      game.number + 1, fmt::join(game.seats, ","), game.score,
      game.reason == Reason::running ? "null" : json_string(to_text(game.reason)), fault_json(game),
      game.opening_plies, json_strings(game.moves));
}

Result<MatchGame> read_game_json(std::string_view line) {
  const auto wrong = [] {
    return failure(ErrorCode::syntax, "this is not a game of a match", "",
                   "a line as --json writes it");
  };
  try {
    const json::value value = json::parse(line);
    if (auto game = game_of(value.as_object())) return *std::move(game);
    return wrong();
  } catch (const std::exception&) {
    return wrong();
  }
}

std::string sprt_json(const Sprt& sprt) {
  return fmt::format(R"("elo0":{},"elo1":{},"alpha":{},"beta":{})", sprt.elo0, sprt.elo1,
                     sprt.alpha, sprt.beta);
}

std::string result_json(const MatchResult& result, const std::optional<Sprt>& sprt) {
  const Tally& tally = result.tally;
  const Estimate& strength = result.estimate;
  const std::string_view accepted = !result.accepted   ? "null"
                                    : *result.accepted ? R"("elo1")"
                                                       : R"("elo0")";
  const std::string test =
      sprt ? fmt::format(R"({{{},"llr":{:.3f},"lower":{:.3f},"upper":{:.3f},"accepted":{}}})",
                         sprt_json(*sprt), result.llr, sprt->lower_bound(), sprt->upper_bound(),
                         accepted)
           : "null";
  return fmt::format(
      R"({{"wins":{},"draws":{},"losses":{},"faults":[{},{}],"pairs":[{}],"score":{:.4f},"scoreLow":{:.4f},"scoreHigh":{:.4f},"elo":{:.1f},"eloLow":{:.1f},"eloHigh":{:.1f},"sprt":{}}})",
      tally.wins, tally.draws, tally.losses, counts_json(tally.faults[0]),
      counts_json(tally.faults[1]), fmt::join(tally.pairs, ","), strength.score,
      strength.score_range.low, strength.score_range.high, strength.elo, strength.elo_range.low,
      strength.elo_range.high, test);
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
  if (!board.over()) record.result = result_off_the_board(game, board);
  return write_record(record);
}

}  // namespace camlann::cli
