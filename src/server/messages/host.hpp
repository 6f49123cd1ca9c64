#pragma once
// Writes reports and the moderation log as messages for hosts. Pure functions; used by Moderation
// and `camlann admin`.

#include <string>
#include <vector>

#include "server/model/measure.hpp"
#include "server/model/site.hpp"
#include "wire/messages/host.hpp"
#include "wire/messages/site.hpp"

namespace camlann::server {

[[nodiscard]] message::OpenReport message_of(const Report& report);
[[nodiscard]] message::Measure message_of(const Measure& measure);
[[nodiscard]] message::LogEntry message_of(const LogEntry& entry);
/// A logo is shown by its path.
[[nodiscard]] message::Site message_of(const Site& site);
[[nodiscard]] message::HostLog message_of(const std::vector<LogEntry>& log);

}  // namespace camlann::server
