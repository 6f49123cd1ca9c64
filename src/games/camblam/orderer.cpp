#include "games/camblam/orderer.hpp"

#include <cstddef>

#include "base/square.hpp"
#include "games/camblam/exchange.hpp"
#include "games/camblam/places.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

namespace {

constexpr int taken_king = 15'000;  // before all other captures, if kings are taken

}  // namespace

int Orderer::guess(const Position& pos, Move move) const {
  int gain = 0;
  const Places::Men& enemy_places = places_.of(opponent(pos.turn));
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
  const Places::Men& places = places_.of(pos.turn);
  const auto man = static_cast<std::size_t>(man_of(pos.at(move.from)));
  const auto becomes = move.extra != 0 ? static_cast<std::size_t>(move.extra) : man;
  return gain + places[becomes][index_of(move.to)] - places[man][index_of(move.from)];
}

bool Orderer::loses(const Position& pos, Move move) const {
  if (move.kind == MoveKind::shot) return false;
  if (move.extra == 0 && move.taken == 1) {
    const Man taker = man_of(pos.at(move.from));
    const Man taken = man_of(pos.at(move.to));
    const auto value = [&](Man man) { return values_[static_cast<std::size_t>(man)]; };
    if (taken == Man::king || taker == Man::king || value(taker) <= value(taken)) return false;
  }
  return exchange(pos, move, values_, rules_) < 0;
}

}  // namespace camlann::camblam
