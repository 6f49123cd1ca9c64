#pragma once
// What a host does, checked and written with its entry in the log, in one transaction: the one way
// for the page and for `camlann admin`. And what players report. On the thread that has the tables.

#include <string>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"

namespace camlann::server {

/// Answers with what stands in the log. Accounts that keep order are out of reach until they no
/// longer do. `by` is the host's name, empty on the command line, which alone makes and unmakes
/// those who keep order.
[[nodiscard]] Result<LogEntry> perform(HostTables& tables, const message::Deed& deed,
                                       const std::string& by, Millis now);

/// One that is open about the same player by the same one is enough.
[[nodiscard]] Result<void> take_report(HostTables& tables, const message::NewReport& wish,
                                       const Named& by, Millis now);

}  // namespace camlann::server
