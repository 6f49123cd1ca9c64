#pragma once
// All messages that the page sends or gets as web/src/lib/wire.ts.

#include <string>

namespace camlann::wire {

[[nodiscard]] std::string typescript();

}  // namespace camlann::wire
