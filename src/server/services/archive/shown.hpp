#pragma once
// Games of the archive as they are shown: who played here has the name that he has now, or none
// where he is nobody's business. On the thread of the reader.

#include <optional>
#include <string>
#include <string_view>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "notation/record.hpp"
#include "server/model/game_state.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/store/ended_games.hpp"
#include "wire/messages/archive_search.hpp"

namespace camlann::server {

/// Under which a published game is imported.
[[nodiscard]] std::string published_source(std::string_view id);

/// Whether a game that is over is still the one that was added.
[[nodiscard]] bool is_still(const archive::PlayedHere& here, const std::optional<GameSummary>& now);

class ShownGames {
 public:
  /// All must outlive it.
  ShownGames(archive::Archive& archive, EndedGames& games, const Directory& directory)
      : archive_(archive), games_(games), directory_(directory) {}

  /// To this player; nothing for a game that is there no more.
  [[nodiscard]] Result<std::optional<message::FoundGame>> show(const archive::Summary& game,
                                                               std::optional<std::uint32_t> ply,
                                                               std::string_view player);
  /// The record, with the names of the heading.
  [[nodiscard]] Result<Record> record(const message::FoundGame& heading);

 private:
  void name_players(message::FoundGame& shown, const GameMeta& meta, std::string_view player) const;

  archive::Archive& archive_;
  EndedGames& games_;
  const Directory& directory_;
};

}  // namespace camlann::server
