#include "games/camblam/evaluation.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "base/square.hpp"
#include "games/camblam/exchange.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rule_set.hpp"
#include "games/camblam/rules.hpp"
#include "games/camblam/weights.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

constexpr int crowd_reach = 3;      // steps to the enemy's king
constexpr int taken_king = 15'000;  // first of all captures, where kings are taken

/// Of a table; never negative.
std::size_t index(int place) {
  return static_cast<std::size_t>(place);
}

std::size_t own_rank(Square square, Seat seat) {
  const int rank = rank_of(square);
  return static_cast<std::size_t>(seat == Seat::white ? rank : board_size - 1 - rank);
}

std::size_t from_edge(Square square) {
  const int file = file_of(square);
  return static_cast<std::size_t>(std::min(file, board_size - 1 - file));
}

int steps(int files, int ranks) {
  return std::max(std::abs(files), std::abs(ranks));
}

bool in_line(int files, int ranks) {
  return files == 0 || ranks == 0 || std::abs(files) == std::abs(ranks);
}

constexpr bool counts_in_crowd(std::size_t man) {
  return man != static_cast<std::size_t>(Man::pawn) && man != static_cast<std::size_t>(Man::king);
}

std::int16_t narrow(int value) {
  return static_cast<std::int16_t>(value);
}

}  // namespace

Evaluation::Evaluation(const RuleSet& rules, const Weights& weights)
    : rules_(rules),
      values_(weights.man),
      crowd_(weights.crowd),
      tempo_(weights.tempo),
      places_{},
      attack_{} {
  for (const Seat seat : {Seat::white, Seat::black}) {
    for (std::size_t man = 1; man < man_kinds; ++man) {
      for (int i = 0; i < board_size * board_size; ++i) {
        const Square square = make_square(i % board_size, i / board_size);
        places_[index_of(seat)][man][index_of(square)] =
            narrow(weights.man[man] + weights.rank[man][own_rank(square, seat)] +
                   weights.file[man][from_edge(square)]);
      }
    }
  }
  for (int ranks = 1 - board_size; ranks < board_size; ++ranks) {
    for (int files = 1 - board_size; files < board_size; ++files) {
      const int distance = steps(files, ranks);
      if (distance == 0) continue;
      const std::size_t at = index(from_king + wide_ranks * ranks + files);
      const auto ring = static_cast<std::size_t>(distance - 1);
      close_[at] = distance <= crowd_reach ? 1 : 0;
      if (ring < weights.guards.size()) guard_[at] = narrow(weights.guards[ring]);
      for (std::size_t man = 1; man < man_kinds; ++man) {
        attack_[man][at] = narrow((ring < rings ? weights.near_enemy[man][ring] : 0) +
                                  (in_line(files, ranks) ? weights.aims[man] : 0));
      }
    }
  }
}

Evaluation::Side Evaluation::count(const Position& pos, Seat seat) const {
  Side side;
  const auto& places = places_[index_of(seat)];
  const int own_king = from_king - wide(pos.kings[index_of(seat)]);
  const int enemy_king = from_king - wide(pos.kings[index_of(opponent(seat))]);
  pos.men[index_of(seat)].for_each([&](Square square) {
    const auto man = static_cast<std::size_t>(man_of(pos.at(square)));
    const std::size_t attack = index(wide(square) + enemy_king);
    const std::size_t guard = index(wide(square) + own_king);
    side.value += places[man][index_of(square)] + attack_[man][attack] + guard_[guard];
    side.crowd += counts_in_crowd(man) ? close_[attack] : 0u;
  });
  side.value += crowd_[std::min(side.crowd, most_crowd - 1)];
  return side;
}

int Evaluation::operator()(const Position& pos) const {
  return count(pos, pos.turn).value - count(pos, opponent(pos.turn)).value + tempo_;
}

int Evaluation::material(const Position& pos) const {
  int sum = 0;
  for (std::size_t man = 1; man < man_kinds; ++man) {
    if (man == static_cast<std::size_t>(Man::king)) continue;
    const int own = (pos.kinds[man] & pos.men[index_of(pos.turn)]).size();
    const int enemy = (pos.kinds[man] & pos.men[index_of(opponent(pos.turn))]).size();
    sum += values_[man] * (own - enemy);
  }
  return sum;
}

int Evaluation::guess(const Position& pos, Move move) const {
  int gain = 0;
  const auto& enemy_places = places_[index_of(opponent(pos.turn))];
  const auto take = [&](Square square) {
    const Man man = man_of(pos.at(square));
    gain += man == Man::king ? taken_king
                             : enemy_places[static_cast<std::size_t>(man)][index_of(square)];
  };
  if (move.kind == MoveKind::run) {
    for (const Square square : taken_by(pos, move)) take(square);
  } else if (move.taken != 0) {
    take(move.to);
  }
  if (move.kind == MoveKind::shot) return gain;
  const auto& places = places_[index_of(pos.turn)];
  const auto man = static_cast<std::size_t>(man_of(pos.at(move.from)));
  const auto becomes = move.extra != 0 ? static_cast<std::size_t>(move.extra) : man;
  return gain + places[becomes][index_of(move.to)] - places[man][index_of(move.from)];
}

bool Evaluation::loses(const Position& pos, Move move) const {
  if (move.kind == MoveKind::shot) return false;
  if (move.extra == 0 && move.taken == 1) {
    const Man taker = man_of(pos.at(move.from));
    const Man taken = man_of(pos.at(move.to));
    const auto value = [&](Man man) { return values_[static_cast<std::size_t>(man)]; };
    if (taken == Man::king || taker == Man::king || value(taker) <= value(taken)) return false;
  }
  return exchange(pos, move, values_, rules_) < 0;
}

Weights terms_of(const Position& pos) {
  Weights terms;
  for (const Seat seat : {Seat::white, Seat::black}) {
    const int sign = seat == Seat::white ? 1 : -1;
    const Square own_king = pos.kings[index_of(seat)];
    const Square enemy_king = pos.kings[index_of(opponent(seat))];
    std::size_t crowd = 0;
    pos.men[index_of(seat)].for_each([&](Square square) {
      const auto man = static_cast<std::size_t>(man_of(pos.at(square)));
      terms.man[man] += sign;
      terms.rank[man][own_rank(square, seat)] += sign;
      terms.file[man][from_edge(square)] += sign;
      const int files = file_of(square) - file_of(enemy_king);
      const int ranks = rank_of(square) - rank_of(enemy_king);
      const auto ring = static_cast<std::size_t>(steps(files, ranks) - 1);
      if (ring < rings) terms.near_enemy[man][ring] += sign;
      if (in_line(files, ranks)) terms.aims[man] += sign;
      if (ring < crowd_reach && counts_in_crowd(man)) ++crowd;
      const int own_steps =
          steps(file_of(square) - file_of(own_king), rank_of(square) - rank_of(own_king));
      if (own_steps == 1 || own_steps == 2) {
        terms.guards[static_cast<std::size_t>(own_steps - 1)] += sign;
      }
    });
    terms.crowd[std::min(crowd, most_crowd - 1)] += sign;
  }
  terms.tempo = pos.turn == Seat::white ? 1 : -1;
  return terms;
}

}  // namespace camlann::camblam
