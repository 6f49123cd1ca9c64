#pragma once
// Exports all games of a player as records, and the files that the player added to the archive.
// Each game and file is a separate request to its thread, so that a large export does not delay
// other players. Thread-safe.

#include <string>
#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/games.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// Replies with all games, the newest first, on the games' thread. `games` must outlive the reply;
/// `site` is the address of this server.
void export_games(Games& games, const QueueKey& who, const std::string& site,
                  const Reply<std::vector<message::MyGame>>& reply);
/// Replies with all uploads, the newest first, on the archive's thread. Texts are included up to
/// 64 MiB in total. `archive` must outlive the reply.
void export_uploads(ArchiveReader& archive, const QueueKey& who,
                    const Reply<std::vector<message::MyUpload>>& reply);

}  // namespace camlann::server
