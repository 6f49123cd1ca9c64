#pragma once
// Prepares games of the archive for a viewer. This site's players appear under their current names,
// or without a name if the viewer may not see it. On the reader's thread.

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

/// Returns the source under which a published game is imported.
[[nodiscard]] std::string published_source(std::string_view id);

/// True if the finished game is unchanged since it was added.
[[nodiscard]] bool is_still(const archive::PlayedHere& here, const std::optional<GameSummary>& now);

class ShownGames {
 public:
  /// All must outlive this.
  ShownGames(archive::Archive& archive, EndedGames& games, const Directory& directory)
      : archive_(archive), games_(games), directory_(directory) {}

  /// Returns the game as this player may see it; nothing if it no longer exists.
  [[nodiscard]] Result<std::optional<message::FoundGame>> show(const archive::Summary& game,
                                                               std::optional<std::uint32_t> ply,
                                                               std::string_view player);
  /// False for a game of this site that is deleted, or was continued since.
  [[nodiscard]] Result<bool> is_there(archive::GameNumber number);
  /// Returns the record, with the names of the heading.
  [[nodiscard]] Result<Record> record(const message::FoundGame& heading);

 private:
  void name_players(message::FoundGame& shown, const GameMeta& meta, std::string_view player) const;

  archive::Archive& archive_;
  EndedGames& games_;
  const Directory& directory_;
};

}  // namespace camlann::server
