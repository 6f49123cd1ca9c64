#pragma once
// The table `reports` (doc/formats/database.md). A part of HostTables.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"

namespace camlann::server {

class ReportTable {
 public:
  /// The database must outlive this.
  explicit ReportTable(database::Database& database) : database_(database) {}

  /// Returns the oldest open reports, with the last chat lines of their games.
  [[nodiscard]] Result<std::vector<Report>> open(std::size_t most);
  [[nodiscard]] Result<std::int64_t> count_open();
  [[nodiscard]] Result<bool> has_open(std::string_view by, std::string_view about);
  [[nodiscard]] Result<void> add(const Report& report);
  /// Returns the player reported; nothing if the report is not open.
  [[nodiscard]] Result<std::optional<Named>> close(std::int64_t number, Millis now);
  [[nodiscard]] Result<void> close_about(std::string_view player, Millis now);

 private:
  [[nodiscard]] Result<void> add_chat(Report& report);

  database::Database& database_;
};

}  // namespace camlann::server
