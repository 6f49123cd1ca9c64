#include "games/camelot/material.hpp"

#include <array>

#include "games/camelot/position.hpp"
#include "games/camelot/seat_judge.hpp"
#include "games/camelot/variant.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

int Material::operator()(const Position& pos) const {
  std::array<int, most_seats> of_seats{};
  for (unsigned i = 0; i < variant_->seat_count(); ++i) {
    of_seats[i] = of(pos.pieces[i].size(), (pos.pieces[i] & pos.knights).size());
  }
  return balance(*variant_, pos, of_seats)[index_of(variant_->side_of(pos.turn))];
}

}  // namespace camlann::camelot
