// The sentences of refusal.hpp: short, in the second person, squares first; they state the rule
// without blame.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/refusal.hpp"
#include "games/camelot/route.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/text.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

using Seats = std::vector<Seat>;

Seats seats_of(std::uint8_t bits) {
  Seats seats;
  for (unsigned i = 0; i < most_seats; ++i) {
    const auto seat = static_cast<Seat>(i);
    if ((bits & bit_of(seat)) != 0) seats.push_back(seat);
  }
  return seats;
}

Seats all_but(const Seats& some, const Variant& variant) {
  Seats others;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (std::find(some.begin(), some.end(), seat) == some.end()) others.push_back(seat);
  }
  return others;
}

/// Returns "Red and Blue", or with an ending "Red's and Blue's".
std::string names_of(const Seats& seats, const Variant& variant, std::string_view ending = {}) {
  std::string text;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (i > 0) text += i + 1 == seats.size() ? " and " : ", ";
    text += variant.names(seats[i]).name;
    text += ending;
  }
  return text;
}

/// Returns the verb for one seat or for several.
std::string verb(const Seats& seats, const char* one, const char* many) {
  return seats.size() == 1 ? one : many;
}

Seats side_of_turn(const RulesBase& rules, const Position& pos) {
  Seats seats;
  for (unsigned i = 0; i < rules.variant().seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (rules.side_of(seat) == rules.side_of(pos.turn)) seats.push_back(seat);
  }
  return seats;
}

/// Returns the seat of the piece on a square.
Seat owner_of(Square square, const Position& pos) {
  unsigned seat = 0;
  while (seat + 1 < most_seats && !pos.pieces[seat].has(square)) ++seat;
  return static_cast<Seat>(seat);
}

/// Returns "three trees".
std::string trees_text(int number) {
  constexpr std::array<std::string_view, 10> words = {"no",   "one", "two",   "three", "four",
                                                      "five", "six", "seven", "eight", "nine"};
  return std::string(words[static_cast<std::size_t>(number)]) + (number == 1 ? " tree" : " trees");
}

std::string plant_sentence(const Routes& routes) {
  const RulesBase& rules = routes.rules();
  const int each = rules.effective_rules().trees;
  const int left = (rules.trees_to_put(routes.position()) - 1) % each + 1;
  return "Put " + trees_text(each) + " on your side: " + std::to_string(left) + " to go.";
}

std::string duty_sentence(const Duty& duty, const Routes& routes) {
  const std::string list = list_of(duty.squares, "or", routes.grid());
  const bool one = duty.squares.size() == 1;
  switch (duty.kind) {
    case Duty::Kind::none: break;
    case Duty::Kind::capture: return "You must capture: " + list + ".";
    case Duty::Kind::leave:
      return one ? "Leave your castle first: " + list + " must move out."
                 : "Leave your castle first, with " + list + ".";
    case Duty::Kind::leave_by_jump:
      return one ? "Leave your castle first: " + list + " has a jump, so it must jump."
                 : "Leave your castle first, by a capture: " + list + ".";
    case Duty::Kind::plant: return plant_sentence(routes);
  }
  return {};
}

std::string count_of(int number, const std::string& one, const std::string& many) {
  if (number == 1) return one;
  return (number == 2 ? "two" : std::to_string(number)) + " " + many;
}

/// Returns "third", "21st".
std::string ordinal(int number) {
  constexpr std::array<std::string_view, 6> words = {"",      "first",  "second",
                                                     "third", "fourth", "fifth"};
  const auto index = static_cast<std::size_t>(number);
  if (index < words.size()) return std::string(words[index]);
  const bool teen = number / 10 % 10 == 1;
  const int last = teen ? 0 : number % 10;
  const char* ending = last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th";
  return std::to_string(number) + ending;
}

/// If repetition does not end a game by itself, a player has claimed the draw.
std::string repetition_sentence(const RuleSet& rules) {
  if (rules.repetition == 0) return "the same position for the third time, claimed by a player.";
  return "the same position for the " + ordinal(rules.repetition) + " time.";
}

/// Counts the pieces of the seats that have arrived in their goals, and names the owners of those
/// castles.
std::string castle_sentence(const Seats& arrived, const RulesBase& rules, const Position& pos) {
  const Variant& variant = rules.variant();
  SquareSet inside;
  for (const Seat seat : arrived) inside |= pos.pieces[index_of(seat)] & variant.goal(seat);
  Seats owners;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    if (!(inside & variant.own_castle(seat)).empty()) owners.push_back(seat);
  }
  return count_of(inside.size(), "a piece", "pieces") + " in " + names_of(owners, variant, "'s") +
         verb(owners, " castle, ", " castles, ") + list_of(sorted(inside), "and", variant.grid) +
         ".";
}

std::string win_reason(const Verdict& verdict, const Seats& winners, const RulesBase& rules,
                       const Position& pos) {
  const Variant& variant = rules.variant();
  const Seats losers = all_but(winners, variant);
  const Seats& ahead = variant.reversed ? losers : winners;
  const Seats& behind = variant.reversed ? winners : losers;
  switch (verdict.reason) {
    case Reason::castle: return castle_sentence(ahead, rules, pos);
    case Reason::elimination:
      return "all of " + names_of(behind, variant, "'s") + " pieces are taken.";
    case Reason::stalemate:
      return names_of(behind, variant) + verb(behind, " has", " have") + " no legal move.";
    case Reason::resignation:
      return names_of(losers, variant) + verb(losers, " resigns.", " resign.");
    case Reason::time: return names_of({pos.turn}, variant, "'s") + " time ran out.";
    case Reason::forfeit:
      return names_of(losers, variant) + verb(losers, " forfeits.", " forfeit.");
    case Reason::director: return "the director has given this result.";
    default: return "by agreement.";
  }
}

std::string stuck_sentence(const RulesBase& rules, const Position& pos) {
  const Variant& variant = rules.variant();
  if (!variant.stuck_side_loses) return "nobody has a legal move.";
  const Seats stuck = side_of_turn(rules, pos);
  return names_of(stuck, variant) + verb(stuck, " has", " have") + " no legal move and " +
         names_of(all_but(stuck, variant), variant) + " too few pieces to win.";
}

/// Returns "50 moves each" or, if not all seats have made that number, "25 moves in a row".
std::string quiet_moves(const RulesBase& rules) {
  const int plies = rules.effective_rules().quiet_plies;
  const int seats = static_cast<int>(rules.variant().seat_count());
  if (plies % seats == 0) return std::to_string(plies / seats) + " moves each";
  return std::to_string(plies) + " moves in a row";
}

std::string draw_reason(const Verdict& verdict, const RulesBase& rules, const Position& pos) {
  const bool one_each =
      rules.friends(pos, pos.turn).size() == 1 && rules.enemies(pos, pos.turn).size() == 1;
  switch (verdict.reason) {
    case Reason::thin:
      return one_each ? "each side has one piece left." : "nobody has more than one piece left.";
    case Reason::quiet:
      return quiet_moves(rules) + " without a capture or a piece entering the enemy castle.";
    case Reason::repetition: return repetition_sentence(rules.effective_rules());
    case Reason::stalemate: return stuck_sentence(rules, pos);
    case Reason::director: return "the director has given this result.";
    default: return "by agreement.";
  }
}

std::string foreign_piece(Square square, const Routes& routes) {
  const Variant& variant = routes.rules().variant();
  const Position& pos = routes.position();
  const Seat owner = owner_of(square, pos);
  const std::string text = to_text(square, variant.grid) + " is " + names_of({owner}, variant);
  if (routes.friends().has(square)) return text + "'s piece: your partner moves it.";
  return text + "'s piece, and it is " + names_of({pos.turn}, variant) + "'s turn.";
}

std::string side_castle(Square square, const Routes& routes) {
  const Variant& variant = routes.rules().variant();
  Seats owner;
  for (unsigned i = 0; i < variant.seat_count(); ++i) {
    if (variant.castles[i].has(square)) owner.push_back(static_cast<Seat>(i));
  }
  return to_text(square, variant.grid) + " is " + names_of(owner, variant, "'s") +
         " castle: it is closed to you.";
}

}  // namespace

std::string_view anchor_of(Broken rule) {
  switch (rule) {
    case Broken::game_over: return "game-over";
    case Broken::no_such_square: return "no-such-square";
    case Broken::no_piece: return "no-piece";
    case Broken::not_your_piece: return "not-your-piece";
    case Broken::own_castle_first: return "own-castle-first";
    case Broken::must_capture: return "must-capture";
    case Broken::goal_stays: return "goal-stays";
    case Broken::castle_moves_used: return "castle-moves-used";
    case Broken::no_move: return "no-move";
    case Broken::square_occupied: return "square-occupied";
    case Broken::own_castle_closed: return "own-castle-closed";
    case Broken::side_castle_closed: return "side-castle-closed";
    case Broken::nothing_between: return "nothing-between";
    case Broken::taken_already: return "taken-already";
    case Broken::charge_needs_knight: return "charge-needs-knight";
    case Broken::no_canter_after_jump: return "no-canter-after-jump";
    case Broken::step_stands_alone: return "step-stands-alone";
    case Broken::goal_ends_move: return "goal-ends-move";
    case Broken::own_castle_ends_jump: return "own-castle-ends-jump";
    case Broken::one_leg_only: return "one-leg-only";
    case Broken::men_go_forward: return "men-go-forward";
    case Broken::jump_must_go_on: return "jump-must-go-on";
    case Broken::knight_canter_rule: return "knight-canter-rule";
    case Broken::canter_back_to_start: return "canter-back-to-start";
    case Broken::not_a_leg: return "not-a-leg";
    case Broken::trees_first: return "trees-first";
    case Broken::not_tree_square: return "not-tree-square";
    case Broken::tree_there: return "tree-there";
    case Broken::tree_between: return "tree-between";
  }
  return {};
}

std::string to_text(const Breach& breach, const Routes& routes) {
  const Grid grid = routes.grid();
  const std::string at = to_text(breach.at, grid);
  const std::string first = breach.squares.empty() ? "" : to_text(breach.squares.front(), grid);
  switch (breach.rule) {
    case Broken::game_over: return "The game is over.";
    case Broken::no_such_square: return at + " is not a square of this board.";
    case Broken::no_piece: return at + ": there is no piece here. Pick a piece that can move.";
    case Broken::not_your_piece: return foreign_piece(breach.at, routes);
    case Broken::own_castle_first:
      if (routes.rules().variant().own_castle(routes.position().turn).has(breach.at)) {
        return at + ": a piece in its own castle has to leave it.";
      }
      return duty_sentence(duty_of(routes), routes);
    case Broken::must_capture: return duty_sentence(duty_of(routes), routes);
    case Broken::goal_stays: return at + ": a piece in the enemy castle stays there.";
    case Broken::castle_moves_used: return at + ": you have no castle move left in this game.";
    case Broken::no_move: return at + ": this piece has no move now. Pick one that can move.";
    case Broken::square_occupied: return at + ": there is another piece here.";
    case Broken::own_castle_closed: return at + " is your own castle: only a jump may land there.";
    case Broken::side_castle_closed: return side_castle(breach.at, routes);
    case Broken::nothing_between:
      return at + ": there is no piece on " + first + " to canter or jump over.";
    case Broken::taken_already:
      return at + ": the piece on " + first + " has already been taken. You can jump it only once.";
    case Broken::charge_needs_knight:
      return at + ": a man cannot jump after a canter. Only a knight may charge.";
    case Broken::no_canter_after_jump:
      return at + ": you cannot canter after a jump. Canter first, then jump.";
    case Broken::step_stands_alone:
      return at + ": a plain step is a whole move. You cannot combine it with a canter or a jump.";
    case Broken::goal_ends_move: return at + ": a move ends when it reaches the enemy castle.";
    case Broken::own_castle_ends_jump:
      return at + ": under these rules a jump into your own castle ends there.";
    case Broken::one_leg_only: return at + ": in this game a move is one step, canter or jump.";
    case Broken::men_go_forward: return at + ": in this game a man moves forward only.";
    case Broken::jump_must_go_on:
      return at + ": a jump must go on while it can, here to " +
             list_of(breach.squares, "or", grid) + ".";
    case Broken::knight_canter_rule:
      return at + ": a knight that canters past a piece it could jump must take one in this move.";
    case Broken::canter_back_to_start: return at + ": a canter may not end where it began.";
    case Broken::not_a_leg: return at + ": no step, canter or jump leads there from " + first + ".";
    case Broken::trees_first: return duty_sentence(duty_of(routes), routes);
    case Broken::not_tree_square: return at + " is not one of your tree squares. Pick one of them.";
    case Broken::tree_there: return "A tree stands on " + at + ": nothing else can be put there.";
    case Broken::tree_between: return "A tree stands on " + at + ": no piece leaps over it.";
  }
  return {};
}

std::string to_text(const Duty& duty, const Routes& routes) {
  if (duty.kind != Duty::Kind::none) return duty_sentence(duty, routes);
  const std::string charge = charge_text(duty, routes);
  return charge.empty() ? charge : "Your move. " + charge;
}

std::string charge_text(const Duty& duty, const Routes& routes) {
  if (duty.kind != Duty::Kind::none) return {};
  SquareSet able;
  (routes.active() & routes.position().knights).for_each([&](Square square) {
    if (routes.can_charge(square)) able.add(square);
  });
  if (able.empty()) return {};
  return "You may charge with knight " + list_of(sorted(able), "or", routes.grid()) +
         ", but you do not have to.";
}

std::string verdict_text(const Verdict& verdict, const RulesBase& rules, const Position& pos) {
  if (!verdict.over()) return {};
  if (verdict.drawn()) {
    if (verdict.reason == Reason::agreement) return "Draw by agreement.";
    return "Draw: " + draw_reason(verdict, rules, pos);
  }
  if (verdict.reason == Reason::cancelled) return "The game was called off.";
  if (verdict.reason == Reason::neither_came) return "Nobody wins: neither player came.";
  const Seats winners = seats_of(verdict.winners);
  return names_of(winners, rules.variant()) + verb(winners, " wins: ", " win: ") +
         win_reason(verdict, winners, rules, pos);
}

}  // namespace camlann::camelot
