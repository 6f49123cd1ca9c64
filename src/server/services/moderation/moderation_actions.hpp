#pragma once
// Moderation actions and reports, for both the page and `camlann admin`. Each action is checked and
// saved with its log entry in one transaction. On the thread that owns the tables.

#include <string>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"
#include "server/store/host_tables.hpp"
#include "wire/messages/host.hpp"

namespace camlann::server {

/// Performs an action and returns its log entry. Moderators are protected until they lose that
/// right. `by` is the host's name. Only the command line, for which it is empty, can add and remove
/// moderators. `known` has the games of ratings that are computed again.
[[nodiscard]] Result<LogEntry> perform(HostTables& tables, const message::Deed& deed,
                                       const std::string& by, Millis now,
                                       const Catalog& known = catalog());

/// Saves a report, unless the same player already has an open one about the same player.
[[nodiscard]] Result<void> take_report(HostTables& tables, const message::NewReport& wish,
                                       const Named& by, Millis now);

}  // namespace camlann::server
