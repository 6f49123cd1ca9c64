#pragma once
// The games that are in memory: read from the store when they are asked for, dropped when they are
// many and have not been used for long. Only on the games' thread.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.hpp"
#include "server/game_state.hpp"
#include "server/log.hpp"
#include "server/outbox.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

using View = std::shared_ptr<const GameView>;
using ViewReply = Reply<View>;

/// Who asks for which game.
struct Asker {
  std::string player;
  std::string game;
};

struct LiveGame {
  GameMeta meta;
  std::vector<Entry> entries;
  GameState state;  // after them
  std::uint64_t last_use = 0;
  std::vector<ViewReply> awaiting_answer;  // of draw offers to the computer
};

/// The game as it was after this version, which it has reached.
[[nodiscard]] Result<View> view_at(const LiveGame& game, std::int64_t version);

class GameCache {
 public:
  /// Not many more than `most` games are kept.
  GameCache(Store& store, std::size_t most, Log log);

  /// Valid until the game is forgotten or trimmed.
  [[nodiscard]] Result<LiveGame*> find(const std::string& id);
  /// Another player's game is not found.
  [[nodiscard]] Result<LiveGame*> find_own(const Asker& asker);
  /// Null if the game is not in memory.
  [[nodiscard]] LiveGame* in_memory(const std::string& id);

  LiveGame& add(const GameMeta& meta, GameState state);
  /// It is read again when it is asked for.
  void forget(const std::string& id) { live_.erase(id); }
  /// Drops what has not been used for long, if there are too many.
  void trim();

 private:
  Store& store_;
  const std::size_t most_;
  const Log log_;
  std::unordered_map<std::string, LiveGame> live_;
  std::uint64_t uses_ = 0;
};

}  // namespace camlann::server
