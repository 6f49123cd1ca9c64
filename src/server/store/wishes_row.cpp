#include "server/store/wishes_row.hpp"

#include "database/database.hpp"
#include "server/model/reminder_wishes.hpp"

namespace camlann::server {

NoticeWishes read_wishes(const database::Statement& row, int first) {
  NoticeWishes wishes{read_kinds(row.text(first)),
                      read_kinds(row.text(first + 1)),
                      {},
                      static_cast<int>(row.number(first + 4))};
  if (!row.is_null(first + 2)) {
    wishes.quiet = {static_cast<int>(row.number(first + 2)),
                    static_cast<int>(row.number(first + 3))};
  }
  return wishes;
}

}  // namespace camlann::server
