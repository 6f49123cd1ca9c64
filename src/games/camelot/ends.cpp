// The ends of a game, section 4 of the rules, and only these: change this file where the sources of
// a game are silent. Written once for any number of seats and sides; compiled for each number,
// because the search calls it at every node.

#include <cstdint>

#include "base/square_set.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

/// Seats of one side are `sides` apart in turn order.
template <unsigned seats, unsigned sides>
struct Ends {
  const Variant& variant;
  const RuleSet& rules;
  const Position& pos;

  template <class F>
  static constexpr void for_each_seat(unsigned side, F&& f) {
    for (unsigned seat = side; seat < seats; seat += sides) f(seat);
  }
  [[nodiscard]] static constexpr std::uint8_t seats_of(unsigned side) {
    std::uint8_t bits = 0;
    for_each_seat(side, [&](unsigned seat) { bits |= bit_of(static_cast<Seat>(seat)); });
    return bits;
  }
  [[nodiscard]] static constexpr std::uint8_t all_but(unsigned side) {
    return static_cast<std::uint8_t>((1u << seats) - 1u) ^ seats_of(side);
  }

  /// Returns the winning seats if `side` has reached its goal.
  [[nodiscard]] std::uint8_t winners(unsigned side) const {
    return variant.reversed ? all_but(side) : seats_of(side);
  }
  /// Returns the winning seats if `side` has lost.
  [[nodiscard]] std::uint8_t winners_against(unsigned side) const {
    return variant.reversed ? seats_of(side) : all_but(side);
  }

  /// Calls f(side) for each side, starting with the side that moved last, until it returns a
  /// verdict. Only a position that was not reached by play can have two winners.
  template <class F>
  [[nodiscard]] Verdict first_verdict(F&& f) const {
    unsigned seat = index_of(pos.turn);
    for (unsigned i = 0; i < sides; ++i) {
      seat = seat == 0 ? seats - 1 : seat - 1;
      if (const Verdict verdict = f(seat % sides); verdict.over()) return verdict;
    }
    return {};
  }

  [[nodiscard]] int pieces(unsigned side) const {
    int sum = 0;
    for_each_seat(side, [&](unsigned seat) { sum += pos.pieces[seat].size(); });
    return sum;
  }
  [[nodiscard]] bool gone(unsigned side) const {
    bool none = true;
    for_each_seat(side, [&](unsigned seat) { none = none && pos.pieces[seat].empty(); });
    return none;
  }
  [[nodiscard]] bool stands_in_goals(unsigned side) const {
    int sum = 0;
    for_each_seat(side, [&](unsigned seat) {
      const SquareSet inside = pos.pieces[seat] & variant.goals[seat];
      if (!inside.empty()) sum += inside.size();
    });
    return sum >= variant.castle_pieces_to_win;
  }
  [[nodiscard]] bool stands_alone(unsigned side) const {
    for (unsigned other = 0; other < sides; ++other) {
      if (other != side && !gone(other)) return false;
    }
    return pieces(side) >= rules.elimination_needs;
  }
  [[nodiscard]] bool all_thin() const {
    for (unsigned side = 0; side < sides; ++side) {
      SquareSet all;
      for_each_seat(side, [&](unsigned seat) { all |= pos.pieces[seat]; });
      if (all.several()) return false;
    }
    return true;
  }

  [[nodiscard]] Verdict on_board() const {
    const Verdict castle = first_verdict([&](unsigned side) {
      return stands_in_goals(side) ? Verdict{Reason::castle, winners(side)} : Verdict{};
    });
    if (castle.over()) return castle;
    const Verdict elimination = first_verdict([&](unsigned side) {
      return stands_alone(side) ? Verdict{Reason::elimination, winners(side)} : Verdict{};
    });
    if (elimination.over()) return elimination;
    return rules.thin_draw && all_thin() ? Verdict{Reason::thin, 0} : Verdict{};
  }

  /// If stuck sides are skipped, a position without a move has no winner.
  [[nodiscard]] Verdict without_a_move() const {
    const unsigned side = index_of(pos.turn) % sides;
    int others = 0;
    for (unsigned other = 0; other < sides; ++other) {
      if (other != side) others += pieces(other);
    }
    const bool lost = variant.stuck_side_loses && (rules.no_move == NoMove::loss || others >= 2);
    return {Reason::stalemate, lost ? winners_against(side) : std::uint8_t{0}};
  }
};

template <class F>
Verdict ask(const Variant& variant, const RuleSet& rules, const Position& pos, F&& f) {
  if (variant.seat_count() == 2) return f(Ends<2, 2>{variant, rules, pos});
  if (variant.seat_count() == 4) return f(Ends<4, 2>{variant, rules, pos});
  return f(Ends<3, 3>{variant, rules, pos});
}

}  // namespace

Verdict RulesBase::board_verdict(const Position& pos) const {
  return ask(*variant_, effective_, pos, [](const auto& ends) { return ends.on_board(); });
}

Verdict RulesBase::quiet_verdict(const Position& pos) const {
  if (effective_.quiet_plies == 0 || pos.quiet_plies < effective_.quiet_plies) return {};
  return {Reason::quiet, 0};
}

Verdict RulesBase::no_move_verdict(const Position& pos) const {
  return ask(*variant_, effective_, pos, [](const auto& ends) { return ends.without_a_move(); });
}

}  // namespace camlann::camelot
