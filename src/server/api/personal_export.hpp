#pragma once
// All games of a player as records, and the files that he added to the archive, one after another
// in his turns of the threads that have them: whoever has thousands delays nobody else.
// Thread-safe.

#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/outbox.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/games/games.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// The newest first. `games` must outlive the answer, which comes on its thread.
void export_games(Games& games, const QueueKey& who,
                  const Reply<std::vector<message::MyGame>>& reply);
/// The newest first, with their texts as long as these have 64 MiB. `archive` must outlive the
/// answer, which comes on its thread.
void export_uploads(ArchiveReader& archive, const QueueKey& who,
                    const Reply<std::vector<message::MyUpload>>& reply);

}  // namespace camlann::server
