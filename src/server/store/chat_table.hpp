#pragma once
// The chat at games, and the players' lists of muted players (doc/formats/database.md). Part of the
// SQLite store; writes inside the store's transactions.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/model/chat.hpp"
#include "server/store/chat_book.hpp"

namespace camlann::server {

class ChatTable final : public ChatBook {
 public:
  /// Call this first. The database must outlive this object.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  [[nodiscard]] Result<void> write(const ChatLine& line);
  [[nodiscard]] Result<void> write(const MuteWish& wish);
  [[nodiscard]] Result<std::int64_t> last(std::string_view game) override;
  [[nodiscard]] Result<ChatPage> read(std::string_view game, ChatRoom room, std::string_view reader,
                                      std::int64_t after, std::size_t most) override;
  [[nodiscard]] Result<std::vector<std::string>> muted(std::string_view player) override;
  [[nodiscard]] Result<std::vector<std::string>> muting(std::string_view player) override;

 private:
  [[nodiscard]] static Result<std::vector<std::string>> names_of(database::Statement& statement,
                                                                 std::string_view key);

  database::Statement write_, mute_, unmute_, last_, read_, muted_, muting_;
};

}  // namespace camlann::server
