#include "engine/camelot_family.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/cpu.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "engine/analyst.hpp"
#include "engine/analyst_of.hpp"
#include "engine/any_game.hpp"
#include "engine/camelot_tables.hpp"
#include "engine/catalog.hpp"
#include "engine/game_of.hpp"
#include "games/camelot/evaluation_of.hpp"  // IWYU pragma: keep, found by the rules
#include "games/camelot/fen.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/refusal.hpp"
#include "games/camelot/route.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/typed_move.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/verdict.hpp"
#include "search/technique.hpp"

namespace camlann {
namespace {

using camelot::Routes;

std::vector<std::string> names(const std::vector<Square>& squares, camelot::Grid grid) {
  std::vector<std::string> texts;
  texts.reserve(squares.size());
  for (const Square square : squares) texts.push_back(camelot::to_text(square, grid));
  return texts;
}

std::string_view word_of(camelot::LegKind kind) {
  switch (kind) {
    case camelot::LegKind::plain: return "plain";
    case camelot::LegKind::canter: return "canter";
    case camelot::LegKind::jump: return "jump";
    case camelot::LegKind::castle: return "castle";
  }
  return {};
}

Outcome outcome_of(const Routes& routes, const camelot::RoutedMove& routed) {
  const camelot::Grid grid = routes.grid();
  Outcome outcome;
  outcome.move = routed.move;
  outcome.from = camelot::to_text(routed.move.from, grid);
  outcome.to = camelot::to_text(routed.move.to, grid);
  outcome.captures = names(camelot::sorted(routes.taken_squares(routed.move.taken)), grid);
  outcome.kind = to_text(routed.move.kind);
  outcome.path = names(routed.squares, grid);
  outcome.notation = camelot::to_text(routed, grid);
  return outcome;
}

/// By from, to, captures, each by file, then rank.
bool comes_before(const Routes& routes, Move a, Move b) {
  if (a.from != b.from) return camelot::before(a.from, b.from);
  if (a.to != b.to) return camelot::before(a.to, b.to);
  const std::vector<Square> of_a = camelot::sorted(routes.taken_squares(a.taken));
  const std::vector<Square> of_b = camelot::sorted(routes.taken_squares(b.taken));
  return std::lexicographical_compare(of_a.begin(), of_a.end(), of_b.begin(), of_b.end(),
                                      camelot::before);
}

/// The generator says what is legal, the walks only how it is done.
std::vector<camelot::RoutedMove> routed(const Routes& routes, const MoveList& moves) {
  std::map<Move, camelot::RoutedMove> known;
  SquareSet walked;
  std::vector<camelot::RoutedMove> list;
  list.reserve(moves.size());
  for (const Move move : moves) {
    if (!walked.has(move.from)) {
      for (camelot::RoutedMove& found : routes.moves_of(move.from)) {
        known.emplace(found.move, std::move(found));
      }
    }
    walked.add(move.from);
    const auto found = known.find(move);
    list.push_back(found != known.end() ? found->second : routes.routed(move));
  }
  std::sort(list.begin(), list.end(),
            [&](const auto& a, const auto& b) { return comes_before(routes, a.move, b.move); });
  return list;
}

Obligation::Kind kind_of(camelot::Duty::Kind kind) {
  switch (kind) {
    case camelot::Duty::Kind::none: return Obligation::Kind::none;
    case camelot::Duty::Kind::capture: return Obligation::Kind::capture;
    case camelot::Duty::Kind::leave: return Obligation::Kind::leave;
    case camelot::Duty::Kind::leave_by_jump: return Obligation::Kind::leave_by_jump;
  }
  return Obligation::Kind::none;
}

/// The walk over the named squares by legs that can lead to a legal move; nothing if none does.
std::optional<camelot::Walk> walk_of(const Routes& routes, std::span<const std::string> squares) {
  const camelot::Variant& variant = routes.rules().variant();
  const std::optional<Square> from = camelot::parse_square(squares.front(), variant);
  if (!from) return std::nullopt;
  camelot::Walk walk = routes.begin(*from);
  for (const std::string& name : squares.subspan(1)) {
    const std::optional<Square> to = camelot::parse_square(name, variant);
    const std::vector<camelot::Leg> legs = routes.legal_legs(walk);
    const auto leg = std::find_if(legs.begin(), legs.end(),
                                  [&](const camelot::Leg& l) { return to && l.to == *to; });
    if (leg == legs.end()) return std::nullopt;
    walk = routes.after(walk, *leg);
  }
  return walk;
}

template <class R>
struct CamelotFamily {
  using Rules = R;
  using Position = camelot::Position;

  static std::string_view variant(const R& rules) { return rules.variant().id; }
  static std::string seat_letters(const R& rules) {
    std::string letters;
    for (const camelot::SeatNames& seat : rules.variant().seats) letters += seat.letter;
    return letters;
  }
  static std::string rules_text(const R& rules) { return camelot::to_text(rules.rule_set()); }
  // A search of two plies, level 5, costs more on the large boards, too.
  static LevelFit level_fit(const Rules& rules) {
    if (rules.variant().id == "camelot") return {2, {100, 16, 12}, {1, 3, 4}};
    if (rules.variant().id == "camette") return {1, {100, 34, 20}};
    if (rules.variant().id == "mini-camelot") return {1, {100, 40, 16}};
    if (rules.variant().id == "chivalry") return {9, {100, 16, 12}, {1, 3, 4}};
    if (rules.variant().id == "tri-camelot") return {2, {100, 50, 45}, {1, 2, 3}, {400, 8, 6}};
    return {};
  }
  // Those that passed their match (doc/results.md, "Techniques"): the histories did not on the
  // small boards.
  static Techniques techniques(const R& rules) {
    const std::string_view id = rules.variant().id;
    if (id != "cam" && id != "camette") return Techniques::all();
    return Techniques::all().without(Technique::history).without(Technique::continuation);
  }
  static int repetition(const R& rules) { return rules.effective_rules().repetition; }
  static std::string fen(const R& rules, const Position& pos, int move_number) {
    return camelot::to_fen({pos, move_number}, rules.variant());
  }

  static std::vector<std::pair<std::string, char>> pieces(const R& rules, const Position& pos) {
    const camelot::Variant& variant = rules.variant();
    std::vector<std::pair<std::string, char>> list;
    pos.occupied().for_each([&](Square square) {
      list.emplace_back(camelot::to_text(square, variant.grid),
                        camelot::letter_of(pos, square, variant));
    });
    return list;
  }

  static Outcome outcome(const R& rules, const Position& pos, Move move) {
    const Routes routes(rules, pos);
    return outcome_of(routes, routes.routed(move));
  }
  static std::vector<Outcome> outcomes(const R& rules, const Position& pos, const MoveList& moves) {
    const Routes routes(rules, pos);
    std::vector<Outcome> list;
    list.reserve(moves.size());
    for (const auto& move : routed(routes, moves)) list.push_back(outcome_of(routes, move));
    return list;
  }

  static Obligation obligation(const R& rules, const Position& pos) {
    const Routes routes(rules, pos);
    const camelot::Duty duty = camelot::duty_of(routes);
    return {kind_of(duty.kind), names(duty.squares, routes.grid()), camelot::to_text(duty, routes)};
  }

  static Legs legs(const R& rules, const Position& pos, std::span<const std::string> squares) {
    const Routes routes(rules, pos);
    const std::optional<camelot::Walk> walk = walk_of(routes, squares);
    Legs legs;
    if (!walk) return legs;
    for (const camelot::Leg& leg : routes.legal_legs(*walk)) {
      legs.next.push_back({camelot::to_text(leg.to, routes.grid()), word_of(leg.kind), {}});
      if (leg.captures) legs.next.back().captures = camelot::to_text(*leg.captures, routes.grid());
    }
    legs.stop = routes.may_stop(*walk);
    if (legs.stop) legs.outcome = outcome_of(routes, routes.outcome(*walk));
    return legs;
  }

  static std::optional<Refusal> why_not(const R& rules, const Position& pos,
                                        std::span<const std::string> squares) {
    const Routes routes(rules, pos);
    std::vector<Square> walked;
    for (const std::string& name : squares) {
      const auto square = camelot::parse_square(name, rules.variant());
      if (!square) {
        return Refusal{camelot::anchor_of(camelot::Broken::no_such_square), name,
                       name + " is not a square of this board."};
      }
      walked.push_back(*square);
    }
    const std::optional<camelot::Breach> breach = camelot::why_not(routes, walked);
    if (!breach) return std::nullopt;
    return Refusal{camelot::anchor_of(breach->rule), camelot::to_text(breach->at, routes.grid()),
                   camelot::to_text(*breach, routes)};
  }

  static Result<Outcome> read(const R& rules, const Position& pos, std::string_view text,
                              bool exact) {
    return read_as(rules, pos, text,
                   exact ? camelot::Reading::exact : camelot::Reading::short_forms);
  }

  static Result<Outcome> read_typed(const R& rules, const Position& pos, std::string_view text) {
    return read_as(rules, pos, text, camelot::Reading::hasty);
  }

  static Result<Outcome> read_as(const R& rules, const Position& pos, std::string_view text,
                                 camelot::Reading reading) {
    const Routes routes(rules, pos);
    const auto move = camelot::read_move(text, routes, reading);
    if (!move) return Failure(move.error());
    return outcome_of(routes, *move);
  }

  static std::string verdict_text(const R& rules, const Position& pos, const Verdict& verdict) {
    return camelot::verdict_text(verdict, rules, pos);
  }

  static Result<void> find_tables(const R& rules, const std::string& folder)
    requires(R::seats == 2)
  {
    return camlann::find_tables(rules, folder);
  }
  static auto evaluation(const R& rules, const AnalystSettings& settings) {
    if constexpr (R::seats == 2) return CamelotJudge(rules, settings.tables);
    if constexpr (R::seats > 2) return evaluation_of(rules);
  }
  static std::unique_ptr<Analyst> make_analyst(const R& rules, const AnalystSettings& settings) {
    return make_analyst_of<CamelotFamily>(rules, settings);
  }
};

template <class R>
std::unique_ptr<AnyGame> make(const R& rules, const camelot::FenPosition& start) {
  static_assert(Family<CamelotFamily<R>>);
  return std::make_unique<GameOf<CamelotFamily<R>>>(rules, start.position, start.move_number);
}

VariantInfo info_of(const camelot::Variant& variant) {
  VariantInfo info;
  info.id = variant.id;
  info.name = variant.name;
  info.files = variant.files;
  info.ranks = variant.ranks;
  info.hexagons = variant.grid == camelot::Grid::hex;
  variant.squares.for_each([&](Square s) { info.squares.push_back(to_text(s, variant.grid)); });
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const camelot::SeatNames& called = variant.names(seat);
    info.seating.push_back(
        {called.letter, std::string(called.name), static_cast<int>(index_of(variant.side_of(seat))),
         variant.knights ? std::string{called.man, called.knight} : std::string{called.man},
         names(camelot::sorted(variant.own_castle(seat)), variant.grid),
         names(camelot::sorted(variant.goal(seat)), variant.grid)});
  }
  info.notes.assign(variant.notes.begin(), variant.notes.end());
  info.array = camelot::to_fen({camelot::RulesBase(variant, {}).start(), 1}, variant);
  info.family = "camelot";
  info.men = {{'m', "man"}};
  if (variant.knights) info.men.emplace_back('k', "knight");
  info.options = option_infos(camelot::options_of({}, &variant));
  for (const camelot::NamedRuleSet& named : camelot::named_rule_sets()) {
    RuleSetInfo rules{
        std::string(named.id), std::string(named.name), named.offered(variant.id), {}};
    for (const auto& option :
         camelot::options_of(camelot::effective(named.rules, variant), &variant)) {
      rules.options.emplace_back(option.name, option.value);
    }
    info.rule_sets.push_back(std::move(rules));
  }
  return info;
}

}  // namespace

std::vector<VariantInfo> camelot_variants() {
  std::vector<VariantInfo> list;
  for (const camelot::Variant& variant : camelot::variants()) list.push_back(info_of(variant));
  return list;
}

Result<std::unique_ptr<AnyGame>> make_camelot_game(std::string_view variant_name,
                                                   std::string_view rules_text,
                                                   std::string_view fen, Registers registers) {
  const camelot::Variant* variant = camelot::find_variant(variant_name);
  if (variant == nullptr) return nullptr;
  const Result<camelot::RuleSet> rule_set = camelot::parse_rule_set(rules_text, variant);
  if (!rule_set) return Failure(rule_set.error());
  camelot::FenPosition start;
  if (!fen.empty()) {
    const auto parsed = camelot::parse_fen(fen, *variant, camelot::effective(*rule_set, *variant));
    if (!parsed) return Failure(parsed.error());
    start = *parsed;
  }
  return camelot::with_any_rules(registers, *variant, *rule_set, [&](const auto& rules) {
    if (fen.empty()) start.position = rules.start();
    rules.settle(start.position);
    return make(rules, start);
  });
}

}  // namespace camlann
