#pragma once
// Stores chat; a part of the store's interface (store.hpp). Only on the games' thread.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/model/chat.hpp"

namespace camlann::server {

class ChatBook {
 public:
  virtual ~ChatBook() = default;

  /// Returns the number of a game's last line; 0 if it has none.
  [[nodiscard]] virtual Result<std::int64_t> last(std::string_view game) = 0;
  /// Returns the newest lines after this one, without players muted by the reader.
  [[nodiscard]] virtual Result<ChatPage> read(std::string_view game, ChatRoom room,
                                              std::string_view reader, std::int64_t after,
                                              std::size_t most) = 0;
  /// Returns the players that this player has muted.
  [[nodiscard]] virtual Result<std::vector<std::string>> muted(std::string_view player) = 0;
  /// Returns the players that have muted this player.
  [[nodiscard]] virtual Result<std::vector<std::string>> muting(std::string_view player) = 0;
};

}  // namespace camlann::server
