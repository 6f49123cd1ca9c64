#pragma once
// Puts PostgreSQL's clock into statements: the one clock that servers and workers on several
// machines share. Used by the tables that they share (lease_table.hpp, thought_queue.hpp).

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

namespace camlann::server {

/// Replaces @now by the database's time in milliseconds, and @until by that time plus `lasts`.
[[nodiscard]] inline std::string with_times(std::string_view sql, std::chrono::milliseconds lasts) {
  const std::string now = "CAST(extract(epoch FROM clock_timestamp())*1000 AS BIGINT)";
  const std::pair<std::string_view, std::string> times[] = {
      {"@now", now}, {"@until", now + "+" + std::to_string(lasts.count())}};
  std::string text(sql);
  for (const auto& [mark, time] : times) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark)) {
      text.replace(at, mark.size(), time);
    }
  }
  return text;
}

}  // namespace camlann::server
