#pragma once
// Reads rows of `notice_wishes`. Called by the stores that use them.

#include "database/database.hpp"
#include "server/model/reminder_wishes.hpp"

namespace camlann::server {

/// Reads the columns no_push, no_mail, quiet_from, quiet_until and ahead, starting at column
/// `first`.
[[nodiscard]] NoticeWishes read_wishes(const database::Statement& row, int first);

}  // namespace camlann::server
