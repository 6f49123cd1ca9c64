#include "rules/move_list.hpp"

namespace camlann {

void MoveList::grow() {
  moves_.reserve(2 * moves_.capacity());
}

}  // namespace camlann
