#include "games/camblam/mate.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "base/square.hpp"
#include "games/camblam/lines.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/refusal.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/text.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"

namespace camlann::camblam {

namespace {

bool has(const std::vector<Square>& squares, Square square) {
  return std::find(squares.begin(), squares.end(), square) != squares.end();
}

std::vector<Square> path_to_king(const Rules& rules, const Position& pos, Square attacker) {
  const Square king = pos.kings[index_of(pos.turn)];
  Position turned = pos;
  turned.turn = opponent(pos.turn);
  MoveList moves;
  rules.pseudo_captures(turned, moves);
  for (const Move move : moves) {
    const auto taken = taken_by(turned, move);
    if (move.from == attacker && std::find(taken.begin(), taken.end(), king) != taken.end()) {
      auto path = path_of(rules, turned, move);
      path.back() = king;  // a longer run may be possible
      return path;
    }
  }
  return {attacker, king};
}

bool is_shut_in(const Position& pos, Square king) {
  return std::all_of(all_directions.begin(), all_directions.end(), [&](Direction d) {
    const Square square = next(king, d);
    return !on_board(square) || belongs_to(pos.at(square), pos.turn);
  });
}

std::string help_text(const Mate& mate, const Position& pos) {
  const std::string in_check = "would leave the king in check";
  if (mate.attackers.size() > 1) {
    const std::string all = mate.attackers.size() > 2 ? "all of them" : "both";
    if (!mate.can_stop) return ", and no move stops " + all;
    return ", and stopping " + all + ' ' + in_check;
  }
  const auto man = "the " + std::string(name_of(man_of(pos.at(mate.attackers.front()))));
  if (mate.can_take && mate.can_stop) return ", and taking or stopping " + man + ' ' + in_check;
  if (mate.can_take) return ", nothing can stop " + man + ", and taking it " + in_check;
  if (mate.can_stop) return ", nothing can take " + man + ", and stopping it " + in_check;
  return ", and nothing can take or stop " + man;
}

}  // namespace

Mate explain_mate(const Rules& rules, const Position& pos) {
  Mate mate;
  mate.attackers = checkers(rules, pos);
  if (mate.attackers.empty()) return mate;
  const Square king = pos.kings[index_of(pos.turn)];
  mate.path = path_to_king(rules, pos, mate.attackers.front());
  mate.shut_in = is_shut_in(pos, king);
  MoveList moves;
  rules.pseudo_legal(pos, moves);
  for (const Move move : moves) {
    const auto taken = taken_by(pos, move);
    const bool takes = std::any_of(taken.begin(), taken.end(),
                                   [&](Square square) { return has(mate.attackers, square); });
    mate.can_take = mate.can_take || takes;
    const bool other_way = !takes || mate.attackers.size() > 1;  // a run may take two of them
    if (!other_way || mate.can_stop || move.from == king) continue;
    Position after = pos;
    rules.advance(after, move);
    const auto left = attackers_of_king(rules, after, pos.turn);
    mate.can_stop = std::none_of(left.begin(), left.end(),
                                 [&](Square square) { return has(mate.attackers, square); });
  }
  return mate;
}

std::string mate_text(const Mate& mate, const Position& pos) {
  if (mate.attackers.empty()) return {};
  std::string text = men_on(pos, mate.attackers);
  text.front() = 'T';
  text += mate.attackers.size() > 1 ? " attack the king. " : " attacks the king. ";
  text += mate.shut_in ? "The king's own pieces leave it no square" : "The king has no safe square";
  return text + help_text(mate, pos) + '.';
}

}  // namespace camlann::camblam
