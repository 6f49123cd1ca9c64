#pragma once
// Game records as messages. Thread-safe.

#include <cstddef>
#include <string>

#include "game/game.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "wire/messages/record.hpp"
#include "wire/messages/study.hpp"

namespace camlann::wire {

/// Converts a record and the game replayed from it.
[[nodiscard]] message::RecordedGame recorded_game(const Record& record, const Game& game);
/// The same, with its tree of moves and what was left out.
[[nodiscard]] message::ReadGame read_game(const Record& record, const Game& game,
                                          const PlayedTree& played);
/// `text` is the original text of the record.
[[nodiscard]] message::GameRecord published_record(std::string id, std::string text,
                                                   const Record& record, const Game& game);

[[nodiscard]] message::ListedGame listed_game(const Record& record);
/// Converts a record and its tree of moves, without the first `before` moves.
[[nodiscard]] message::Study study_of(const Record& record, const PlayedTree& played,
                                      std::size_t before);

}  // namespace camlann::wire
