#pragma once
// The chats at events (table `event_chat`). A part of Store, on the games' thread.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/event_chat.hpp"

namespace camlann::server {

class EventChatStore {
 public:
  /// The database must outlive this.
  explicit EventChatStore(database::Database& database) : database_(database) {}

  /// In a transaction of the caller. Keeps the newest lines of the event, and whether it is closed.
  [[nodiscard]] Result<void> write(const EventChatWrite& change);

  /// Returns the number of the last line; 0 if there is none.
  [[nodiscard]] Result<std::int64_t> last(std::string_view event);
  [[nodiscard]] Result<bool> is_closed(std::string_view event);
  /// True if a player wrote a line that is kept.
  [[nodiscard]] Result<bool> has_lines_of(std::string_view event, std::string_view player);
  [[nodiscard]] Result<std::optional<EventLine>> find(std::string_view event, std::int64_t number);
  /// Returns the newest `most` lines after this one, without those of players that the reader has
  /// muted. Announcements are always there.
  [[nodiscard]] Result<EventChatPage> read(std::string_view event, std::string_view reader,
                                           std::int64_t after, std::size_t most);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
