// Only this file and rules_avx2_many.cpp are compiled for AVX2. All their definitions must have
// Avx2Set in their names: otherwise a function that other files define as well might be linked from
// here into a program that runs without AVX2 (test/games/camelot/avx2_symbols_test).
#include "games/camelot/basic_rules.hpp"  // IWYU pragma: keep, it holds what is instantiated
#include "games/camelot/register_set.hpp"
#include "games/camelot/rules.hpp"

namespace camlann::camelot {

template class BasicRules<Avx2Set, TwoOnSquares>;

}  // namespace camlann::camelot
