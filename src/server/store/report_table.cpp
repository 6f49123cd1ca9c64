#include "server/store/report_table.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "play/seating.hpp"
#include "server/core/clock.hpp"
#include "server/model/measure.hpp"
#include "server/store/columns.hpp"  // IWYU pragma: keep, the form of seats

namespace camlann::database {

using server::Named;
using server::Report;
using server::ReportedLine;

template <>
struct Row<Named> {
  ROW_OF(Named, "reports") {
    column("about", &Self::id);
    column("about_name", &Self::name);
  }
};

template <>
struct Row<Report> {
  ROW_OF(Report, "reports") {
    column.computed("number", &Self::number);
    Row<Named>::columns(part(column, &Self::about));
    column("reporter", &Self::by, &Named::id);
    column("reporter_name", &Self::by, &Named::name);
    COLUMNS(subject, game, text, at);
  }
};

template <>
struct Row<ReportedLine> {
  ROW_OF(ReportedLine, "chat") {
    column("player", &Self::who, &Named::id);
    column.computed("CASE text WHEN '' THEN phrase ELSE text END", &Self::text);
    COLUMNS(at);
  }
};

}  // namespace camlann::database

namespace camlann::server {

using database::select_from;

namespace {

constexpr int chat_lines = 30;  // that a report shows

}  // namespace

Result<std::vector<Report>> ReportTable::open(std::size_t most) {
  auto all = database_.all<Report>(
      select_from<Report>() + "WHERE closed IS NULL ORDER BY number LIMIT ?1", most);
  if (!all) return all;
  for (auto& report : *all) {
    if (report.game.empty()) continue;
    TRY_VOID(add_chat(report));
  }
  return all;
}

Result<void> ReportTable::add_chat(Report& report) {
  TRY(const auto seats,
      database_.value<play::Players>("SELECT seats FROM games WHERE id=?1", report.game));
  TRY(auto lines, database_.all<ReportedLine>(
                      select_from<ReportedLine>() + "WHERE game=?1 ORDER BY number DESC LIMIT ?2",
                      report.game, chat_lines));
  for (auto& line : lines) {
    for (const auto& seat : seats) {
      if (seat.id == line.who.id) line.who.name = seat.name;
    }
  }
  std::reverse(lines.begin(), lines.end());
  report.chat = std::move(lines);
  return {};
}

Result<std::int64_t> ReportTable::count_open() {
  return database_.value<std::int64_t>("SELECT count(*) FROM reports WHERE closed IS NULL");
}

Result<bool> ReportTable::has_open(std::string_view by, std::string_view about) {
  return database_.exists("SELECT 1 FROM reports WHERE reporter=?1 AND about=?2 AND closed IS NULL",
                          by, about);
}

Result<void> ReportTable::add(const Report& report) {
  return database_.run(database::insert_into<Report>(), report);
}

Result<std::optional<Named>> ReportTable::close(std::int64_t number, Millis now) {
  return database_.find<Named>(
      "UPDATE reports SET closed=?2 WHERE number=?1 AND closed IS NULL RETURNING " +
          database::columns_of<Named>(),
      number, now);
}

Result<void> ReportTable::close_about(std::string_view player, Millis now) {
  return database_.run("UPDATE reports SET closed=?2 WHERE about=?1 AND closed IS NULL", player,
                       now);
}

}  // namespace camlann::server
