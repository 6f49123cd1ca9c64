#pragma once
// Values from endgame tables as messages. Thread-safe; not in the browser, which has no tables.

#include "engine/table_prober.hpp"
#include "wire/messages/table.hpp"

namespace camlann::wire {

/// Converts the value of the position in the request.
[[nodiscard]] message::ProbeAnswer probe_answer(const Probed& probed);
/// Converts the value of a position and those of its moves.
[[nodiscard]] message::PerfectValues perfect_values(const Probed& probed);

}  // namespace camlann::wire
