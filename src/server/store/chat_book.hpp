#pragma once
// What the store keeps of chat; a part of its interface (store.hpp). Only on the games' thread.

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

  /// The number of a game's last line; 0 for none.
  [[nodiscard]] virtual Result<std::int64_t> last(std::string_view game) = 0;
  /// What was said there after this line, without those whom the reader has muted: the newest.
  [[nodiscard]] virtual Result<ChatPage> read(std::string_view game, ChatRoom room,
                                              std::string_view reader, std::int64_t after,
                                              std::size_t most) = 0;
  /// Whom this player has muted.
  [[nodiscard]] virtual Result<std::vector<std::string>> muted(std::string_view player) = 0;
  /// Who has muted this player.
  [[nodiscard]] virtual Result<std::vector<std::string>> muting(std::string_view player) = 0;
};

}  // namespace camlann::server
