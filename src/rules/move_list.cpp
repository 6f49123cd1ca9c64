#include "rules/move_list.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "rules/move.hpp"

namespace camlann {

MoveList::MoveList() : moves_(std::make_unique<Move[]>(capacity_)) {}

void MoveList::grow() {
  auto larger = std::make_unique<Move[]>(2 * capacity_);
  std::copy(begin(), end(), larger.get());
  moves_ = std::move(larger);
  capacity_ *= 2;
}

}  // namespace camlann
