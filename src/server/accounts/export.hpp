#pragma once
// All games of a player as records, one after another in his turns of the games' thread: whoever
// has thousands delays nobody else. Thread-safe.

#include <vector>

#include "base/result.hpp"
#include "server/fair_queue.hpp"
#include "server/games.hpp"
#include "server/outbox.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// The newest first. `games` must outlive the answer, which comes on its thread.
void export_games(Games& games, const Party& who, const Reply<std::vector<message::MyGame>>& reply);

}  // namespace camlann::server
