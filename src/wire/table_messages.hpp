#pragma once
// Values from endgame tables as messages. Thread-safe; not in the browser, which has no tables.

#include "engine/table_prober.hpp"
#include "wire/messages/table.hpp"

namespace camlann::wire {

/// With what was asked for.
[[nodiscard]] message::ProbeAnswer probe_answer(const Probed& probed);
/// With the moves.
[[nodiscard]] message::PerfectValues perfect_values(const Probed& probed);

}  // namespace camlann::wire
