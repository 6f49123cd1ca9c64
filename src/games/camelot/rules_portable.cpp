#include "games/camelot/basic_rules.hpp"  // IWYU pragma: keep, it holds what is instantiated
#include "games/camelot/register_set.hpp"
#include "games/camelot/rules.hpp"

namespace camlann::camelot {

template class BasicRules<PortableSet, TwoOnSquares>;

}  // namespace camlann::camelot
