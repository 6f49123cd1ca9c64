#pragma once
// The table `leaves` (doc/formats/database.md). Part of the SQLite store.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "database/transaction.hpp"
#include "play/leave.hpp"
#include "server/core/clock.hpp"
#include "server/model/leaves.hpp"
#include "server/store/leave_book.hpp"

namespace camlann::server {

class LeaveTable final : public LeaveBook {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  Result<play::Leaves> of(std::string_view player) override;
  /// Writes in a separate transaction.
  Result<void> set(std::string_view player, const play::Leaves& leaves, Millis shown) override;
  Result<std::vector<OwnedLeave>> since(Millis then) override;
  Result<std::vector<std::string>> games_of(std::string_view player) override;

 private:
  [[nodiscard]] Result<void> replace(std::string_view player, const play::Leaves& leaves,
                                     Millis shown);

  database::Database* database_ = nullptr;
  database::Transaction transaction_;
  database::Statement of_, clear_, insert_, since_, games_, set_clock_;
};

}  // namespace camlann::server
