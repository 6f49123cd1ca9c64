#include "engine/camblam_family.hpp"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "engine/analyst.hpp"
#include "engine/analyst_of.hpp"
#include "engine/any_game.hpp"
#include "engine/catalog.hpp"
#include "engine/game_of.hpp"
#include "games/camblam/evaluation.hpp"  // IWYU pragma: keep, the analyst finds evaluation_of by it
#include "games/camblam/fen.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "games/camblam/typed_move.hpp"
#include "notation/record.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/technique.hpp"

namespace camlann {
namespace {

constexpr std::string_view variant_id = "camblam";
constexpr std::string_view display_name = "Camblam";

/// Section 1 of the rules page.
constexpr std::string_view note =
    "The source gives the list of men, but its pictures, among them the opening position, are "
    "lost. "
    "The size of the board is inferred: 12 pawns fill one row of 12 files, and 36 men fill three "
    "rows; twelve ranks make it square. The opening position is a reconstruction. Both the "
    "position and the doubtful rules can be changed.";

std::vector<std::string> names(const std::vector<Square>& squares) {
  std::vector<std::string> texts;
  texts.reserve(squares.size());
  for (const Square square : squares) texts.push_back(camblam::to_text(square));
  return texts;
}

std::string_view word_of(MoveKind kind) {
  return kind == MoveKind::plain ? "move" : to_text(kind);
}

struct CamblamFamily {
  using Rules = camblam::Rules;
  using Position = camblam::Position;

  // An army is worth some 200 pawns.
  static constexpr Judgement judgement{-3500, -300, 60};
  static LevelFit level_fit(const Rules& /*rules*/) { return {2, {100, 40, 14}}; }
  // A lead, counted in men of Camelot, failed its match (doc/results.md, "Techniques").
  static Techniques techniques(const Rules& /*rules*/) {
    return Techniques::all().without(Technique::lead);
  }

  static std::string_view variant(const Rules& /*rules*/) { return variant_id; }
  static std::string rules_text(const Rules& rules) { return camblam::to_text(rules.rule_set()); }
  static int repetition(const Rules& /*rules*/) { return 3; }
  static std::string fen(const Rules& /*rules*/, const Position& pos, int move_number) {
    return camblam::to_fen({pos, move_number});
  }

  static std::string seat_letters(const Rules&) { return "wb"; }
  static std::vector<std::pair<std::string, char>> pieces(const Rules&, const Position& pos) {
    std::vector<std::pair<std::string, char>> list;
    (pos.men[0] | pos.men[1]).for_each([&](Square square) {
      list.emplace_back(camblam::to_text(square), camblam::letter_of(pos.at(square)));
    });
    return list;
  }

  static Outcome outcome(const Rules& rules, const Position& pos, Move move) {
    Outcome outcome;
    outcome.move = move;
    outcome.from = camblam::to_text(move.from);
    outcome.to = camblam::to_text(move.to);
    for (const Square square : camblam::taken_by(pos, move)) {
      outcome.captures.push_back(camblam::to_text(square));
    }
    outcome.kind = word_of(move.kind);
    outcome.path = names(camblam::path_of(rules, pos, move));
    if (move.extra != 0) {
      outcome.promotion = camblam::letter_of(static_cast<camblam::Man>(move.extra));
    }
    outcome.notation = camblam::to_text(pos, move);
    return outcome;
  }
  /// By the byte value of the notation.
  static std::vector<Outcome> outcomes(const Rules& rules, const Position& pos,
                                       const MoveList& moves) {
    std::vector<Outcome> list;
    list.reserve(moves.size());
    for (const Move move : moves) list.push_back(outcome(rules, pos, move));
    std::sort(list.begin(), list.end(),
              [](const Outcome& a, const Outcome& b) { return a.notation < b.notation; });
    return list;
  }

  static Obligation obligation(const Rules& rules, const Position& pos) {
    std::string text = camblam::check_text(rules, pos);
    if (text.empty()) return {};
    return {Obligation::Kind::check, names({pos.kings[index_of(pos.turn)]}), std::move(text)};
  }

  static Legs legs(const Rules& rules, const Position& pos, std::span<const std::string> names) {
    Legs legs;
    const std::optional<std::vector<Square>> walked = squares_of(names);
    if (!walked) return legs;
    MoveList moves;
    rules.legal(pos, moves);
    for (const Move move : moves) {
      if (move.from != walked->front()) continue;
      for (const std::vector<Square>& walk : camblam::walks_of(rules, pos, move)) {
        if (walk.size() < walked->size() ||
            !std::equal(walked->begin(), walked->end(), walk.begin())) {
          continue;
        }
        if (walk.size() > walked->size()) {
          add_leg(legs, pos, move, walk[walked->size()]);
        } else {
          legs.stop = true;
          if (!legs.outcome) legs.outcome = outcome(rules, pos, move);
        }
      }
    }
    return legs;
  }

  static std::optional<Refusal> why_not(const Rules& rules, const Position& pos,
                                        std::span<const std::string> names) {
    std::vector<Square> walked;
    for (const std::string& name : names) {
      const std::optional<Square> square = camblam::parse_square(name);
      if (!square) return Refusal{"no-such-square", name, name + " is not a square of this board."};
      walked.push_back(*square);
    }
    const std::optional<camblam::Breach> breach = camblam::why_not(rules, pos, walked);
    if (!breach) return std::nullopt;
    return Refusal{camblam::anchor_of(breach->rule), camblam::to_text(breach->at),
                   camblam::to_text(*breach, rules, pos)};
  }

  static Result<Outcome> read(const Rules& rules, const Position& pos, std::string_view text,
                              bool exact) {
    return read_as(rules, pos, text,
                   exact ? camblam::Reading::exact : camblam::Reading::short_forms);
  }

  static Result<Outcome> read_typed(const Rules& rules, const Position& pos,
                                    std::string_view text) {
    return read_as(rules, pos, text, camblam::Reading::hasty);
  }

  static std::string verdict_text(const Rules& /*rules*/, const Position& pos,
                                  const Verdict& verdict) {
    return camblam::verdict_text(verdict, pos);
  }

  static std::unique_ptr<Analyst> make_analyst(const Rules& rules,
                                               const AnalystSettings& settings) {
    return make_analyst_of<CamblamFamily>(rules, settings);
  }

 private:
  static Result<Outcome> read_as(const Rules& rules, const Position& pos, std::string_view text,
                                 camblam::Reading reading) {
    const auto move = camblam::read_move(text, rules, pos, reading);
    if (!move) return Failure(move.error());
    return outcome(rules, pos, *move);
  }

  static std::optional<std::vector<Square>> squares_of(std::span<const std::string> names) {
    std::vector<Square> squares;
    for (const std::string& name : names) {
      const std::optional<Square> square = camblam::parse_square(name);
      if (!square) return std::nullopt;
      squares.push_back(*square);
    }
    return squares;
  }

  /// Each square once, though many moves may pass it.
  static void add_leg(Legs& legs, const Position& pos, Move move, Square square) {
    const std::string name = camblam::to_text(square);
    for (const NextLeg& leg : legs.next) {
      if (leg.square == name) return;
    }
    const bool takes = pos.at(square) != camblam::Cell::empty;
    const MoveKind kind = !takes                        ? MoveKind::plain
                          : move.kind == MoveKind::shot ? MoveKind::shot
                                                        : MoveKind::capture;
    legs.next.push_back({name, word_of(kind), std::nullopt});
    if (takes) legs.next.back().captures = name;
  }
};

static_assert(Family<CamblamFamily>);

}  // namespace

VariantInfo camblam_variant() {
  const camblam::Rules rules{camblam::RuleSet{}};
  VariantInfo info;
  info.id = variant_id;
  info.name = display_name;
  info.files = camblam::board_size;
  info.ranks = camblam::board_size;
  for (int rank = 0; rank < camblam::board_size; ++rank) {
    for (int file = 0; file < camblam::board_size; ++file) {
      info.squares.push_back(camblam::to_text(make_square(file, rank)));
    }
  }
  info.array = camblam::to_fen({rules.start(), 1});
  info.family = variant_id;
  info.notes = {std::string(note)};
  for (std::size_t man = 1; man < camblam::man_kinds; ++man) {
    info.men.emplace_back(static_cast<char>(camblam::man_letters[man] - 'A' + 'a'),
                          camblam::name_of(static_cast<camblam::Man>(man)));
  }
  info.seating = {{'w', "White", 0, {}, {}, {}}, {'b', "Black", 1, {}, {}, {}}};
  for (const auto& [letter, name] : info.men) {
    info.seating[0].men += static_cast<char>(letter - 'a' + 'A');
    info.seating[1].men += letter;
  }
  info.options = option_infos(camblam::options_of({}));
  for (const camblam::NamedRuleSet& named : camblam::named_rule_sets()) {
    RuleSetInfo rule_set{std::string(named.id), std::string(named.name), true, {}};
    for (const auto& option : camblam::options_of(named.rules)) {
      rule_set.options.emplace_back(option.name, option.value);
    }
    info.rule_sets.push_back(std::move(rule_set));
  }
  return info;
}

Result<std::unique_ptr<AnyGame>> make_camblam_game(std::string_view variant,
                                                   std::string_view rules_text,
                                                   std::string_view fen) {
  if (!same_key(variant, variant_id)) return nullptr;
  const Result<camblam::RuleSet> rule_set = camblam::parse_rule_set(rules_text);
  if (!rule_set) return Failure(rule_set.error());
  const camblam::Rules rules(*rule_set);
  camblam::FenPosition start{rules.start(), 1};
  if (!fen.empty()) {
    const auto parsed = camblam::parse_fen(fen, *rule_set);
    if (!parsed) return Failure(parsed.error());
    start = *parsed;
  }
  return std::make_unique<GameOf<CamblamFamily>>(rules, start.position, start.move_number);
}

}  // namespace camlann
