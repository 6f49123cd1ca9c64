#include "games/camelot/jump_chains.hpp"

#include <cstdint>
#include <memory>
#include <unordered_set>

namespace camlann::camelot {

struct VisitedStates::Many {
  std::unordered_set<std::uint64_t> states;
};

VisitedStates::VisitedStates() = default;
VisitedStates::~VisitedStates() = default;

bool VisitedStates::insert_into_many(std::uint64_t state) {
  if (many_ == nullptr) {
    many_ = std::make_unique<Many>();
    many_->states.insert(few_.begin(), few_.end());
  }
  return many_->states.insert(state).second;
}

}  // namespace camlann::camelot
