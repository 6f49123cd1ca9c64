#include "games/camelot/basic_rules.hpp"

namespace camlann::camelot {

template class BasicRules<PortableSet>;

}  // namespace camlann::camelot
