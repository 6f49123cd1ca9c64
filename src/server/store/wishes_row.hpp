#pragma once
// A row of `notice_wishes`. Called by the stores that read it.

#include "database/database.hpp"
#include "server/model/reminder_wishes.hpp"

namespace camlann::server {

/// From this column on: no_push, no_mail, quiet_from, quiet_until, ahead.
[[nodiscard]] NoticeWishes read_wishes(const database::Statement& row, int first);

}  // namespace camlann::server
