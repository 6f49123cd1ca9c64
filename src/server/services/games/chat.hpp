#pragma once
// Chat at games between people: of the players among themselves, and of the watchers. A line is
// saved before it is sent, and is not sent to players that have muted its author. A feature of the
// games' thread (games.hpp).

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/chat.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

struct Round;

class Chat {
 public:
  explicit Chat(Round& round);

  /// Returns the new line.
  [[nodiscard]] Result<ChatView> say(const ShownGame& at, const Said& said);
  /// Returns the lines after this number, at most the newest hundred.
  [[nodiscard]] Result<ChatView> read(const ShownGame& at, std::int64_t after);
  /// Mutes the player of this seat, here and at all games, or ends that.
  [[nodiscard]] Result<ChatView> mute(const ShownGame& at, char seat, bool muted);

  // For the games' thread

  /// Remembers the lines of a round that may not have been saved.
  void doubt(const std::vector<ChatLine>& lines);
  /// Sends the doubtful lines of this game that were saved after all.
  [[nodiscard]] Result<void> publish_doubted(const LiveGame& game);
  /// Forgets all doubtful lines; later readers find them in the store.
  void forget_doubted() { doubted_.clear(); }

 private:
  void publish(const ChatLine& line, const GameMeta& meta, const std::vector<std::string>& muting);

  Round& round_;
  NameBuckets talkers_;                                   // by player
  std::map<std::string, std::vector<ChatLine>> doubted_;  // by game
};

}  // namespace camlann::server
