#pragma once
// Chat lines of games, and which players mute each other (tables `chat` and `mutes`). A part of
// Store, on the games' thread.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/chat.hpp"

namespace camlann::server {

class ChatBook {
 public:
  /// The database must outlive this.
  explicit ChatBook(database::Database& database) : database_(database) {}

  // In a transaction of the caller.
  [[nodiscard]] Result<void> write(const ChatLine& line);
  [[nodiscard]] Result<void> write(const MuteWish& wish);

  /// Returns the number of a game's last line; 0 if it has none.
  [[nodiscard]] Result<std::int64_t> last(std::string_view game);
  /// Returns the newest `most` lines after this one, without those of players muted by the reader.
  [[nodiscard]] Result<ChatPage> read(std::string_view game, ChatRoom room, std::string_view reader,
                                      std::int64_t after, std::size_t most);
  /// Returns the players muted by this player.
  [[nodiscard]] Result<std::vector<std::string>> muted(std::string_view player);
  /// Returns the players that have muted this player.
  [[nodiscard]] Result<std::vector<std::string>> muting(std::string_view player);

 private:
  database::Database& database_;
};

}  // namespace camlann::server
