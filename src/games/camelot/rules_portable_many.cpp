// For games of more than two, as rules_portable.cpp for two. A file of its own, because the
// compiler puts less code in line where it meets it three times over.
#include "games/camelot/basic_rules.hpp"  // IWYU pragma: keep, it holds what is instantiated
#include "games/camelot/register_set.hpp"
#include "games/camelot/rules.hpp"

namespace camlann::camelot {

template class BasicRules<PortableSet, FourOnSquares>;
template class BasicRules<PortableSet, ThreeOnHexagons>;

}  // namespace camlann::camelot
