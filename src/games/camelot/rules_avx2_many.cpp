// For games of more than two, like rules_avx2.cpp for two. In a separate file, because the compiler
// inlines less code if it is used three times.
#include "games/camelot/basic_rules.hpp"  // IWYU pragma: keep, it holds what is instantiated
#include "games/camelot/register_set.hpp"
#include "games/camelot/rules.hpp"

namespace camlann::camelot {

template class BasicRules<Avx2Set, FourOnSquares>;
template class BasicRules<Avx2Set, ThreeOnHexagons>;

}  // namespace camlann::camelot
