#include "games/camelot/family.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "base/try.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/refusal.hpp"
#include "games/camelot/route.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/typed_move.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/options.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

MoveKind kind_of(LegKind kind) {
  switch (kind) {
    case LegKind::plain: return MoveKind::plain;
    case LegKind::canter: return MoveKind::canter;
    case LegKind::jump: return MoveKind::jump;
    case LegKind::castle: return MoveKind::castle;
  }
  return {};
}

Obligation::Kind kind_of(Duty::Kind kind) {
  switch (kind) {
    case Duty::Kind::none: return Obligation::Kind::none;
    case Duty::Kind::capture: return Obligation::Kind::capture;
    case Duty::Kind::leave: return Obligation::Kind::leave;
    case Duty::Kind::leave_by_jump: return Obligation::Kind::leave_by_jump;
    case Duty::Kind::plant: return Obligation::Kind::plant;
  }
  return {};
}

Outcome outcome_of(const Routes& routes, Move move) {
  return {move, routes.taken_squares(move.taken)};
}

WrittenMove written_of(const Routes& routes, const RoutedMove& routed) {
  WrittenMove written;
  written.outcome = outcome_of(routes, routed.move);
  written.path = routed.squares;
  written.captures = sorted(written.outcome.captures);
  written.notation = to_text(routed, routes.grid());
  return written;
}

/// Returns the first member by file, then rank.
std::optional<Square> first_of(const SquareSet& squares) {
  std::optional<Square> first;
  squares.for_each([&](Square square) {
    if (!first || before(square, *first)) first = square;
  });
  return first;
}

/// Compares the sorted lists of the members.
bool comes_before(const SquareSet& a, const SquareSet& b) {
  const std::optional<Square> apart = first_of(a ^ b);
  if (!apart) return false;
  const SquareSet& other = a.has(*apart) ? b : a;
  bool longer = false;  // the other list has members after that square
  other.for_each([&](Square square) { longer = longer || before(*apart, square); });
  return a.has(*apart) == longer;
}

bool comes_before(const Outcome& a, const Outcome& b) {
  if (a.move.from != b.move.from) return before(a.move.from, b.move.from);
  if (a.move.to != b.move.to) return before(a.move.to, b.move.to);
  return comes_before(a.captures, b.captures);
}

/// Returns sort keys: the squares of each move in the order of comes_before(), with its number in
/// the lower 32 bits; sorted. Keys are faster to move than outcomes, and captures seldom decide the
/// order.
std::vector<std::uint64_t> keys_of(const MoveList& moves) {
  const auto place = [](Square square) {
    return std::uint64_t{16} * static_cast<unsigned>(file_of(square)) +
           static_cast<unsigned>(rank_of(square));
  };
  std::vector<std::uint64_t> keys;
  keys.reserve(moves.size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    keys.push_back(place(moves[i].from) << 40U | place(moves[i].to) << 32U | i);
  }
  std::sort(keys.begin(), keys.end());
  return keys;
}

/// Returns the walk over these squares by legs that can lead to a legal move; nothing if there is
/// none.
std::optional<Walk> walk_of(const Routes& routes, std::span<const Square> squares) {
  Walk walk = routes.begin(squares.front());
  for (const Square to : squares.subspan(1)) {
    const std::vector<Leg> legs = routes.legal_legs(walk);
    const auto leg =
        std::find_if(legs.begin(), legs.end(), [&](const Leg& one) { return one.to == to; });
    if (leg == legs.end()) return std::nullopt;
    walk = routes.after(walk, *leg);
  }
  return walk;
}

}  // namespace

std::string Joined::rules_text(const RulesBase& rules) {
  return to_text(rules.rule_set(), &rules.variant());
}

std::string Joined::fen(const RulesBase& rules, const Position& pos, int move_number) {
  return to_fen({pos, move_number}, rules.variant());
}

std::vector<PieceOn> Joined::pieces(const RulesBase& rules, const Position& pos) {
  std::vector<PieceOn> list;
  (pos.occupied() | pos.trees).for_each([&](Square square) {
    list.push_back({square, letter_of(pos, square, rules.variant())});
  });
  return list;
}

std::vector<Outcome> Joined::outcomes(const RulesBase& rules, const Position& pos,
                                      const MoveList& moves) {
  const Routes routes(rules, pos);
  std::vector<Outcome> list;
  list.reserve(moves.size());
  for (const std::uint64_t key : keys_of(moves)) {
    list.push_back(outcome_of(routes, moves[static_cast<std::uint32_t>(key)]));
  }
  for (auto first = list.begin(); first != list.end();) {
    const auto last = std::find_if(first, list.end(), [&](const Outcome& other) {
      return other.move.from != first->move.from || other.move.to != first->move.to;
    });
    if (last - first > 1) {
      std::sort(first, last, [](const Outcome& a, const Outcome& b) { return comes_before(a, b); });
    }
    first = last;
  }
  return list;
}

/// The generator decides which moves are legal, the walks only supply their routes.
std::vector<WrittenMove> Joined::written(const RulesBase& rules, const Position& pos,
                                         const MoveList& moves) {
  const Routes routes(rules, pos);
  std::map<Move, RoutedMove> known;
  SquareSet walked;
  std::vector<WrittenMove> list;
  list.reserve(moves.size());
  for (const Move move : moves) {
    if (!walked.has(move.from)) {
      for (RoutedMove& found : routes.moves_of(move.from)) {
        known.emplace(found.move, std::move(found));
      }
    }
    walked.add(move.from);
    const auto found = known.find(move);
    list.push_back(written_of(routes, found != known.end() ? found->second : routes.routed(move)));
  }
  std::sort(list.begin(), list.end(), [](const WrittenMove& a, const WrittenMove& b) {
    return comes_before(a.outcome, b.outcome);
  });
  return list;
}

WrittenMove Joined::write(const RulesBase& rules, const Position& pos, Move move) {
  const Routes routes(rules, pos);
  return written_of(routes, routes.routed(move));
}

/// Follows the path instead of listing the moves: a piece among many can have a hundred thousand.
bool Joined::is_legal(const RulesBase& rules, const Position& pos, const WrittenMove& move) {
  if (move.path.empty()) return false;
  const Routes routes(rules, pos);
  const std::optional<Walk> walk = walk_of(routes, move.path);
  return walk && routes.may_stop(*walk) &&
         outcome_of(routes, routes.as_walked(*walk, {}).move) == move.outcome;
}

Obligation Joined::obligation(const RulesBase& rules, const Position& pos) {
  const Routes routes(rules, pos);
  const Duty duty = duty_of(routes);
  return {kind_of(duty.kind), duty.squares, to_text(duty, routes), charge_text(duty, routes)};
}

Legs Joined::legs(const RulesBase& rules, const Position& pos, std::span<const Square> squares) {
  const Routes routes(rules, pos);
  const std::optional<Walk> walk = walk_of(routes, squares);
  Legs legs;
  if (!walk) return legs;
  for (const Leg& leg : routes.legal_legs(*walk)) {
    legs.next.push_back({leg.to, kind_of(leg.kind), leg.captures});
  }
  legs.stop = routes.may_stop(*walk);
  if (legs.stop) legs.outcome = written_of(routes, routes.outcome(*walk));
  return legs;
}

std::optional<Refusal> Joined::why_not(const RulesBase& rules, const Position& pos,
                                       std::span<const Square> squares) {
  const Routes routes(rules, pos);
  const std::optional<Breach> breach =
      camelot::why_not(routes, std::vector<Square>(squares.begin(), squares.end()));
  if (!breach) return std::nullopt;
  return Refusal{anchor_of(breach->rule), breach->at, to_text(*breach, routes)};
}

Result<WrittenMove> Joined::read(const RulesBase& rules, const Position& pos, std::string_view text,
                                 Reading reading) {
  const Routes routes(rules, pos);
  TRY(const auto move, read_move(text, routes, reading));
  return written_of(routes, move);
}

std::string Joined::verdict_text(const RulesBase& rules, const Position& pos,
                                 const Verdict& verdict) {
  return camelot::verdict_text(verdict, rules, pos);
}

Position Joined::turned_over(const RulesBase& rules, const Position& pos) {
  const Variant& variant = rules.variant();
  const Turning turning = turning_of(variant);
  Position turned;
  for (const Seat seat : {Seat::white, Seat::black}) {
    turned.pieces[index_of(opponent(seat))] =
        image_of(pos.pieces[index_of(seat)], variant, turning);
    turned.castle_moves[index_of(opponent(seat))] = pos.castle_moves[index_of(seat)];
  }
  turned.knights = image_of(pos.knights, variant, turning);
  turned.trees = image_of(pos.trees, variant, turning);
  turned.turn = opponent(pos.turn);
  turned.quiet_plies = pos.quiet_plies;
  turned.zobrist = key_of(turned);
  return turned;
}

VariantInfo describe(const Variant& variant) {
  VariantInfo info;
  info.id = variant.id;
  info.name = variant.name;
  info.files = variant.files;
  info.ranks = variant.ranks;
  info.hexagons = variant.grid == Grid::hex;
  variant.squares.for_each([&](Square square) {
    info.squares.push_back(square);
    info.square_names.push_back(to_text(square, variant.grid));
  });
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const SeatNames& called = variant.names(seat);
    info.seating.push_back(
        {called.letter, std::string(called.name), variant.side_of(seat),
         variant.knights ? std::string{called.man, called.knight} : std::string{called.man},
         sorted(variant.own_castle(seat)), sorted(variant.goal(seat))});
  }
  info.notes.assign(variant.notes.begin(), variant.notes.end());
  info.array = to_fen({RulesBase(variant, {}).start(), 1}, variant);
  info.family = "camelot";
  info.men = {{'m', "man"}};
  if (variant.knights) info.men.emplace_back('k', "knight");
  info.kinds = {{MoveKind::plain, "plain", Manner::step},
                {MoveKind::canter, "canter", Manner::leap},
                {MoveKind::castle, "castle", Manner::step},
                {MoveKind::jump, "jump", Manner::leap},
                {MoveKind::charge, "charge", Manner::leap}};
  if (!variant.all_tree_squares().empty()) {
    info.trees = effective(rule_sets_of(variant).front().rules, variant).trees;
    info.kinds.push_back({MoveKind::plant, "plant", Manner::put});
  }
  info.castle_pieces_to_win = variant.castle_pieces_to_win;
  // The game continues with a piece in the enemy castle only if one is not enough to win.
  if (variant.castle_pieces_to_win > 1) {
    info.castle_moves = effective(rule_sets_of(variant).front().rules, variant).castle_moves;
  }
  info.options = option_infos(options_of({}, &variant));
  info.one_leg = variant.one_leg;
  info.reversed = variant.reversed;
  info.turns_over = turning_of(variant) != Turning::none;
  info.swaps = variant.swaps;
  for (const NamedRuleSet& named : rule_sets_of(variant)) {
    RuleSetInfo rules{
        std::string(named.id), std::string(named.name), named.offered(variant.id), {}};
    for (const auto& option : options_of(effective(named.rules, variant), &variant)) {
      rules.options.emplace_back(option.name, option.value);
    }
    info.rule_sets.push_back(std::move(rules));
  }
  info.temper = variant.temper;
  return info;
}

}  // namespace camlann::camelot
