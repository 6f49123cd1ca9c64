#include "game/replay.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/move_place.hpp"
#include "notation/record.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::inline v1 {
namespace {

/// Uses an `Array` header if the variant has several arrays and the rules name none.
void add_array(const VariantInfo& variant, std::string_view array, std::string& rules) {
  if (array.empty() || rules.find("array=") != std::string::npos) return;
  for (const OptionInfo& option : variant.options) {
    if (option.name != "array") continue;
    if (rules.empty()) rules = variant.rule_sets.front().id;
    rules += ",array=" + std::string(array);
  }
}

std::optional<Error> plies_fault(const Record& record) {
  const auto stated = record.plies();
  const std::string actual = std::to_string(record.moves.size());
  if (!stated || static_cast<std::size_t>(*stated) == record.moves.size()) return std::nullopt;
  return Error{ErrorCode::conflict,
               "the header says " + std::to_string(*stated) + ", the number of moves is " + actual,
               "Plies", actual};
}

/// The results of a game with this number of sides, the winners in turn order.
constexpr std::array<RecordResult, 2> of_two = {RecordResult::white_wins, RecordResult::black_wins};
constexpr std::array<RecordResult, 3> of_three = {
    RecordResult::first_of_three, RecordResult::second_of_three, RecordResult::third_of_three};

std::span<const RecordResult> wins_of(const Game& game) {
  if (game.variant().sides() == 3) return of_three;
  return of_two;
}

/// Returns how a tournament has ended the game, if the record says that it did.
std::optional<Reason> given_end(const Record& record) {
  const auto end = read_reason(record.value("Termination"));
  if (!end || !is_given(*end)) return std::nullopt;
  const bool nobody = record.result == RecordResult::unknown;
  const bool drawn = record.result == RecordResult::draw;
  if ((*end == Reason::neither_came) != nobody) return std::nullopt;
  return *end == Reason::forfeit && drawn ? std::nullopt : end;
}

std::optional<Error> result_fault(const Record& record, const Game& game) {
  const std::span<const RecordResult> wins = wins_of(game);
  const bool decided =
      record.result != RecordResult::unknown && record.result != RecordResult::draw;
  if (decided && std::find(wins.begin(), wins.end(), record.result) == wins.end()) {
    std::string known;
    for (const RecordResult win : wins) known += std::string(to_text(win)) + ", ";
    return Error{ErrorCode::conflict,
                 "the header says " + std::string(to_text(record.result)) + ", but the game has " +
                     std::to_string(game.variant().sides()) + " sides",
                 "Result", known + "1/2-1/2 or *"};
  }
  if (record.result == RecordResult::unknown || !game.over() || given_end(record)) {
    return std::nullopt;
  }
  const RecordResult on_board = record_result(game);
  if (record.result == on_board) return std::nullopt;
  return Error{ErrorCode::conflict,
               "the header says " + std::string(to_text(record.result)) + ", the board says " +
                   std::string(to_text(on_board)) + ": " + game.verdict_text(),
               "Result", std::string(to_text(on_board))};
}

void finish_off_the_board(Game& game, RecordResult result, std::optional<Reason> given) {
  if (result == RecordResult::unknown) {
    if (given) game.finish(*given, std::nullopt);
    return;
  }
  if (result == RecordResult::draw) {
    return game.finish(given.value_or(Reason::agreement), std::nullopt);
  }
  const std::span<const RecordResult> wins = wins_of(game);
  for (std::size_t i = 0; i < wins.size(); ++i) {  // the first seats cover all sides
    if (wins[i] != result) continue;
    game.finish(given.value_or(Reason::resignation), static_cast<Seat>(i));
  }
}

}  // namespace

RecordResult record_result(const Game& game) {
  const Verdict verdict = game.verdict();
  if (!verdict.over()) return RecordResult::unknown;
  if (verdict.drawn()) return RecordResult::draw;
  const std::span<const RecordResult> wins = wins_of(game);  // the first seats cover all sides
  RecordResult result = RecordResult::unknown;
  for (std::size_t i = 0; i < wins.size(); ++i) {
    if (!verdict.won_by(static_cast<Seat>(i))) continue;
    if (result != RecordResult::unknown) return RecordResult::unknown;  // a shared win
    result = wins[i];
  }
  return result;
}

Result<Game> start_of(const Record& record, const ReplayDefaults& defaults, const Catalog& known) {
  std::string_view variant = record.stated("Variant");
  if (variant.empty()) variant = defaults.variant;
  if (variant.empty()) {
    return failure(ErrorCode::unknown_name, "the record does not name its variant", "Variant",
                   known.ids());
  }
  std::string rules(record.stated("Rules"));
  if (rules.empty()) rules = defaults.rules;
  const VariantInfo* const info = known.find(variant);
  if (info == nullptr) return Failure(known.unknown(variant));
  add_array(*info, record.stated("Array"), rules);
  auto game = make_game(*info, rules, record.stated("FEN"));
  if (game || game.error().about != Subject::fen) return game;
  Error error = game.error();  // a column of the FEN, not of the file
  error.where = "FEN " + error.where;
  error.at = {};
  return Failure(std::move(error));
}

Replay replay(const Record& record, const ReplayDefaults& defaults, const Catalog& known) {
  auto start = start_of(record, defaults, known);
  if (!start) return Replay{std::nullopt, ReplayFault{0, start.error()}};
  Replay played{std::move(*start), std::nullopt};

  int ply = 0;
  for (const RecordMove& move : record.moves) {
    ++ply;
    if (auto outcome = played.game->play(move.text, Reading::recorded); !outcome) {
      played.fault = ReplayFault{ply, at_move(std::move(outcome.error()), move)};
      return played;
    }
  }
  return ended_as(record, std::move(*played.game));
}

Replay ended_as(const Record& record, Game played) {
  auto fault = plies_fault(record);
  if (!fault) fault = result_fault(record, played);
  if (fault) {
    const int ply = static_cast<int>(record.moves.size());
    return Replay{std::move(played), ReplayFault{ply, std::move(*fault)}};
  }
  const auto given = given_end(record);
  if (given || !played.over()) finish_off_the_board(played, record.result, given);
  return Replay{std::move(played), std::nullopt};
}

std::optional<Error> fault_of_headers(const Record& record, const Game& game,
                                      const Catalog& known) {
  const auto start = start_of(record, {}, known);
  if (!start) return start.error();
  if (&start->variant() != &game.variant() || start->rules() != game.rules() ||
      start->start_fen() != game.start_fen()) {
    return Error{ErrorCode::conflict, "these headers are of another game",
                 "Variant, Rules, Array, FEN",
                 game.variant().name + ", " + game.rules() + ", " + game.start_fen()};
  }
  const Replay ended = ended_as(record, game);
  return ended.fault ? std::optional(ended.fault->error) : std::nullopt;
}

void set_result(Record& record, const Game& game) {
  if (!game.over() || given_end(record)) return;
  record.result = record_result(game);
  record.set("Result", to_text(record.result));
}

Record to_record(const Game& game) {
  Record record;
  record.result = record_result(game);
  record.set("Result", to_text(record.result));
  record.set("Plies", std::to_string(game.played().size()));
  const VariantInfo& variant = game.variant();
  if (variant.seating.size() > 2) {
    for (const SeatInfo& seat : variant.seating) record.set(seat.name, "?");
  }
  record.set("Variant", variant.name);
  record.set("Rules", game.rules());
  if (!game.starts_from_array()) record.set("FEN", game.start_fen());
  // The board does not show it, or shows another result.
  if (const Reason end = game.verdict().reason; is_given(end)) {
    record.set("Termination", to_text(end));
  }
  for (const WrittenMove& outcome : game.played()) {
    record.moves.push_back(RecordMove{outcome.notation, 0, 0, {}, {}});
  }
  return record;
}

Record in_full(const Record& given, const Game& game) {
  Record record = to_record(game);
  const bool decided = given.result != RecordResult::unknown || given_end(given);
  if (decided) record.result = given.result;
  std::vector<Tag> own = std::move(record.tags);
  record.tags = given.tags;
  for (const Tag& tag : own) {
    const bool unknown = tag.value == "?" && given.find(tag.key) != nullptr;
    if (!unknown) record.set(tag.key, tag.value);
  }
  record.set("Result", to_text(record.result));
  return record;
}

}  // namespace camlann::inline v1
