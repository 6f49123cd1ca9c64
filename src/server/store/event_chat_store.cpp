#include "server/store/event_chat_store.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "database/row.hpp"
#include "server/core/clock.hpp"
#include "server/model/event_chat.hpp"
#include "wire/messages/chat.hpp"

namespace camlann::server {

namespace {

/// Lines of an event that are kept.
constexpr int most_event_lines = 500;

using EventLineRow = std::tuple<std::string, std::int64_t, EventLineKind, std::string, std::string,
                                std::string, std::string, Millis, bool>;

constexpr std::string_view select_lines =
    "SELECT event, number, kind, player, name, phrase, text, at, removed FROM event_chat ";

EventLine line_from(EventLineRow row) {
  auto& [event, number, kind, player, name, phrase, text, at, removed] = row;
  return {std::move(event),
          number,
          kind,
          std::move(player),
          std::move(name),
          Said{value_of<message::Phrase>(phrase), std::move(text)},
          at,
          removed};
}

}  // namespace

Result<void> EventChatStore::write(const EventChatWrite& change) {
  if (const auto& wish = change.mute) {
    TRY_VOID(database_.run(wish->muted ? "INSERT INTO mutes (holder, muted) VALUES (?1,?2) ON "
                                         "CONFLICT DO NOTHING"
                                       : "DELETE FROM mutes WHERE holder=?1 AND muted=?2",
                           wish->player, wish->other));
  }
  if (const auto& gone = change.removed) {
    TRY_VOID(database_.run(
        "UPDATE event_chat SET removed=1, phrase='', text='' WHERE event=?1 AND number=?2",
        gone->event, gone->number));
  }
  if (!change.line) return {};
  const auto& line = *change.line;
  const auto phrase = line.said.phrase ? word_of(*line.said.phrase) : std::string_view{};
  TRY_VOID(database_.run(
      "INSERT INTO event_chat (event, number, kind, player, name, phrase, text, at, removed) "
      "SELECT ?1,?2,?3,?4,?5,?6,?7,?8,0 WHERE NOT EXISTS (SELECT 1 FROM former_accounts WHERE "
      "player=?4)",
      line.event, line.number, line.kind, line.player, line.name, phrase, line.said.text, line.at));
  return database_.run(
      "DELETE FROM event_chat WHERE event=?1 AND number<=?2 AND number<>(SELECT coalesce(max("
      "number), 0) FROM event_chat WHERE event=?1 AND kind IN ('closed', 'opened'))",
      line.event, line.number - most_event_lines);
}

Result<std::int64_t> EventChatStore::last(std::string_view event) {
  return database_.value<std::int64_t>("SELECT max(number) FROM event_chat WHERE event=?1", event);
}

Result<bool> EventChatStore::is_closed(std::string_view event) {
  TRY(const auto kind,
      database_.find<EventLineKind>("SELECT kind FROM event_chat WHERE event=?1 AND kind IN "
                                    "('closed', 'opened') ORDER BY number DESC LIMIT 1",
                                    event));
  return kind == EventLineKind::closed;
}

Result<bool> EventChatStore::has_lines_of(std::string_view event, std::string_view player) {
  TRY(const auto lines,
      database_.value<std::int64_t>("SELECT count(*) FROM event_chat WHERE event=?1 AND player=?2",
                                    event, player));
  return lines > 0;
}

Result<std::optional<EventLine>> EventChatStore::find(std::string_view event, std::int64_t number) {
  TRY(auto found, database_.find<EventLineRow>(
                      std::string(select_lines) + "WHERE event=?1 AND number=?2", event, number));
  std::optional<EventLine> line;
  if (std::optional<EventLineRow> row = std::move(found)) line = line_from(std::move(*row));
  return line;
}

Result<EventChatPage> EventChatStore::read(std::string_view event, std::string_view reader,
                                           std::int64_t after, std::size_t most) {
  EventChatPage page;
  TRY_VOID(database_.each<EventLineRow>(
      std::string(select_lines) +
          "WHERE event=?1 AND number>?2 AND (kind<>'said' OR player NOT IN (SELECT muted FROM "
          "mutes WHERE holder=?3)) ORDER BY number DESC LIMIT ?4",
      [&](EventLineRow&& row) {
        auto line = line_from(std::move(row));
        const bool spoken =
            line.kind == EventLineKind::said || line.kind == EventLineKind::announced;
        // A phrase of a newer program is left out.
        if (spoken && !line.removed && !line.said.phrase && line.said.text.empty()) return;
        page.lines.push_back(std::move(line));
      },
      event, after, reader, most));
  std::reverse(page.lines.begin(), page.lines.end());
  TRY(page.muted,
      database_.all<std::string>("SELECT muted FROM mutes WHERE holder=?1 ORDER BY muted", reader));
  TRY(page.closed, is_closed(event));
  return page;
}

}  // namespace camlann::server
