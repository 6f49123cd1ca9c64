#pragma once
// Game records as messages. Thread-safe.

#include <string>

#include "game/game.hpp"
#include "notation/record.hpp"
#include "wire/messages/record.hpp"

namespace camlann::wire {

/// A record and the game that was replayed from it.
[[nodiscard]] message::RecordedGame recorded_game(const Record& record, const Game& game);
/// `text`: the record as it was written.
[[nodiscard]] message::PublishedRecord published_record(std::string id, std::string text,
                                                        const Record& record, const Game& game);

}  // namespace camlann::wire
