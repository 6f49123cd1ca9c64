#include "wire/messages_of.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/words.hpp"
#include "engine/analyst.hpp"
#include "engine/score_chances.hpp"
#include "engine/why.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/own_words.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/own_words.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "wire/messages/analysis.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"
#include "wire/messages/setup.hpp"
#include "wire/messages/variant.hpp"
#include "wire/messages/words.hpp"

namespace camlann::wire {
namespace {

message::MoveWord word_in(const VariantInfo& variant, MoveKind kind) {
  return value_of<message::MoveWord>(variant.word_of(kind)).value_or(message::MoveWord{});
}

/// Converts text that is a number or a truth value.
message::OptionValue option_value(const std::string& text) {
  if (text == "true" || text == "false") return text == "true";
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  const bool plain = error == std::errc{} && stopped == end && text == std::to_string(number);
  if (plain && number >= 0) return number;
  return text;
}

wire::Members<message::OptionValue> option_values(
    const std::vector<std::pair<std::string, std::string>>& options) {
  wire::Members<message::OptionValue> made;
  for (const auto& [option, value] : options) made.emplace_back(option, option_value(value));
  return made;
}

message::RuleSet message_of(const RuleSetInfo& rules) {
  return {rules.id, rules.name, rules.offered, option_values(rules.options)};
}

message::LostStart message_of(const LostStart& fact) {
  return {option_values(fact.options), fact.moves, fact.why, fact.line};
}

message::Seating message_of(const SeatInfo& seat, const VariantInfo& variant) {
  return {static_cast<message::SeatLetter>(seat.letter),
          seat.name,
          static_cast<int>(index_of(seat.side)),
          seat.men,
          variant.names_of(seat.castle),
          variant.names_of(seat.goal)};
}

message::OwnWords message_of(const OwnWords& words, const VariantInfo& variant) {
  message::OwnWords made;
  made.rules = words.rules;
  for (const OwnLesson& lesson : words.lessons) {
    message::OwnLesson& told = made.lessons.emplace_back();
    told.title = lesson.title;
    told.fen = lesson.fen;
    told.task = lesson.task;
    told.hint = lesson.hint;
    const auto game = make_game(variant, {}, lesson.fen);  // the catalog has checked both
    for (const std::string& move : lesson.moves) {
      told.moves.push_back(wire::message_of(game->read(move).value(), variant));
    }
  }
  return made;
}

}  // namespace

message::Problem message_of(const Error& error) {
  message::Problem made{error.what, error.where, error.expected, error.code, {}, {}};
  if (error.at.line > 0) made.line = error.at.line;
  if (error.at.column > 0) made.column = error.at.column;
  return made;
}

message::Outcome message_of(const WrittenMove& move, const VariantInfo& variant) {
  message::Outcome made;
  made.from = variant.name_of(move.move().from);
  made.to = variant.name_of(move.move().to);
  made.captures = variant.names_of(move.captures);
  made.kind = word_in(variant, move.move().kind);
  made.path = variant.names_of(move.path);
  if (move.promotion != 0) made.promotion = move.promotion;
  made.notation = move.notation;
  return made;
}

std::vector<message::Outcome> messages_of(const std::vector<WrittenMove>& moves,
                                          const VariantInfo& variant) {
  std::vector<message::Outcome> made;
  made.reserve(moves.size());
  for (const WrittenMove& move : moves) made.push_back(message_of(move, variant));
  return made;
}

message::Obligation message_of(const Obligation& obligation, const VariantInfo& variant) {
  message::Obligation made{
      obligation.kind, variant.names_of(obligation.squares), obligation.text, obligation.may, {}};
  if (!obligation.attack.empty()) made.attack = variant.names_of(obligation.attack);
  return made;
}

message::Legs message_of(const Legs& legs, const VariantInfo& variant) {
  message::Legs made;
  for (const NextLeg& leg : legs.next) {
    message::Leg next{variant.name_of(leg.square), word_in(variant, leg.kind), {}};
    if (leg.captures) next.captures = variant.name_of(*leg.captures);
    made.next.push_back(std::move(next));
  }
  made.stop = legs.stop;
  if (legs.outcome) made.outcome = message_of(*legs.outcome, variant);
  return made;
}

message::Refusal message_of(const Refusal& refusal, const VariantInfo& variant) {
  return {std::string(refusal.rule), refusal.text,
          refusal.square ? variant.name_of(*refusal.square) : std::string()};
}

message::Refusal no_such_square(std::string_view name) {
  return {"no-such-square", std::string(name) + " is not a square of this board.",
          std::string(name)};
}

std::vector<message::Why> messages_of(const Whys& whys, const VariantInfo& variant) {
  const auto message = [&](const Why& why, bool best) {
    return message::Why{message_of(why.move, variant), why.score,
                        score_text(why.score, variant.sides()), best, why.reasons};
  };
  std::vector<message::Why> made{message(whys.best, true)};
  if (whys.asked) made.push_back(message(*whys.asked, false));
  return made;
}

std::vector<message::AnalysedLine> messages_of(const Game& game, const Info& info,
                                               Evaluator evaluator) {
  std::vector<message::AnalysedLine> lines;
  for (const Line& line : info.lines) {
    message::AnalysedLine made;
    made.line = lines.size() + 1;
    made.score = line.score;
    if (const auto plies = plies_to_end(line.score)) made.plies_to_end = std::abs(*plies);
    if (const auto chances = chances_of(game, evaluator, line.score)) {
      made.chances = {chances->win, chances->draw, chances->loss};
    }
    made.depth = line.depth;
    made.moves = notations(game, line.moves);
    made.nodes = info.nodes;
    made.ms = info.time.count();
    lines.push_back(std::move(made));
  }
  return lines;
}

message::SeatLetter letter_of(Seat seat, std::string_view seat_letters) {
  return static_cast<message::SeatLetter>(seat_letters[index_of(seat)]);
}

std::optional<message::Result> message_of(const Verdict& verdict, std::string_view seat_letters) {
  if (!verdict.over()) return std::nullopt;
  message::Result made;
  made.reason = verdict.reason;
  std::string letters;
  std::vector<message::SeatLetter> winners;
  for (std::size_t i = 0; i < seat_letters.size(); ++i) {
    if (!verdict.won_by(static_cast<Seat>(i))) continue;
    letters += seat_letters[i];
    winners.push_back(letter_of(static_cast<Seat>(i), seat_letters));
  }
  if (verdict.winners != 0) made.winner = std::move(letters);
  if (seat_letters.size() > 2) made.winners = std::move(winners);
  return made;
}

message::Setup message_of(const Setup& setup, const VariantInfo& variant) {
  message::Setup made;
  for (const PieceOn& piece : setup.pieces) {
    made.pieces.emplace_back(variant.name_of(piece.square), piece.letter);
  }
  made.seat = letter_of(setup.turn, variant.seat_letters());
  made.castle_moves = setup.castle_moves;
  return made;
}

message::JudgedSetup message_of(const Judged& judged, const VariantInfo& variant) {
  message::JudgedSetup made;
  made.fen = judged.fen;
  for (const SetupFault& fault : judged.faults) {
    message::SetupFault& told = made.faults.emplace_back();
    told.what = fault.what;
    told.expected = fault.expected;
    if (fault.square) told.square = variant.name_of(*fault.square);
  }
  if (judged.game) made.result_text = judged.game->verdict_text();
  return made;
}

message::Standing standing_of(const Game& game) {
  const VariantInfo& variant = game.variant();
  const std::string letters = variant.seat_letters();
  message::Standing standing;
  standing.variant = variant.id;
  standing.rules = game.rules();
  standing.fen = game.fen();
  standing.ply = static_cast<std::uint32_t>(game.plies());
  standing.seat = letter_of(game.seat(), letters);
  for (const Seat seat : game.passed()) standing.passed.push_back(letter_of(seat, letters));
  standing.result = message_of(game.verdict(), letters);
  standing.result_text = game.verdict_text();
  standing.obligation = message_of(game.obligation(), variant);
  for (const PieceOn& piece : game.pieces()) {
    standing.pieces.emplace_back(variant.name_of(piece.square), piece.letter);
  }
  standing.can_claim = game.can_claim_draw();
  return standing;
}

message::State state_of(const Game& game) {
  return {standing_of(game), messages_of(game.written(), game.variant())};
}

message::Variant message_of(const VariantInfo& variant) {
  message::Variant made;
  made.id = variant.id;
  made.name = variant.name;
  made.seats = static_cast<int>(variant.seating.size());
  made.files = variant.files;
  made.ranks = variant.ranks;
  made.squares = variant.square_names;
  made.grid = variant.hexagons ? message::Grid::hex : message::Grid::square;
  for (const SeatInfo& seat : variant.seating) {
    made.castles.emplace_back(std::string(1, seat.letter), variant.names_of(seat.castle));
    made.seating.push_back(message_of(seat, variant));
  }
  made.sides.resize(static_cast<std::size_t>(variant.sides()));
  for (const message::Seating& seat : made.seating) {
    made.sides[static_cast<std::size_t>(seat.side)].push_back(seat.id);
  }
  made.array = variant.array;
  made.family = variant.family;
  if (!variant.notes.empty()) made.note = variant.notes.front();
  made.notes = variant.notes;
  for (const auto& [letter, name] : variant.men)
    made.men.emplace_back(std::string(1, letter), name);
  for (const KindInfo& kind : variant.kinds) {
    made.kinds.push_back({word_in(variant, kind.kind), kind.manner});
  }
  made.castle_pieces_to_win = variant.castle_pieces_to_win;
  made.castle_moves = variant.castle_moves;
  made.trees = variant.trees;
  made.one_leg = variant.one_leg;
  made.reversed = variant.reversed;
  made.swap = variant.turns_over;
  made.usual_swap = variant.swaps;
  for (const OptionInfo& option : variant.options) {
    made.options.push_back({option.name, option.values, option.most, option.numbered});
  }
  for (const RuleSetInfo& rules : variant.rule_sets) made.rule_sets.push_back(message_of(rules));
  for (const LostStart& fact : variant.lost_starts) made.lost_starts.push_back(message_of(fact));
  if (const OwnWords* const own = own_words(variant)) made.own = message_of(*own, variant);
  return made;
}

message::Variants all_variants(const Catalog& known) {
  message::Variants made;
  for (const VariantInfo& variant : known) made.variants.push_back(message_of(variant));
  return made;
}

}  // namespace camlann::wire
