#pragma once
// Other forms of a game record: JSON objects, and sequences of FENs (one position per line, an
// empty line between games). Used by `camlann convert`.

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"

namespace camlann::cli {

/// Returns one line,
/// {"tags":{...},"variant","rules","start":null|"FEN","moves":["D6-F8",...],"result":"1-0","fen"};
/// `start` is null for the array, `fen` is the last position.
[[nodiscard]] std::string record_to_json(const Record& record, const Game& game);

/// Returns every position from the first to the last, one per line.
[[nodiscard]] std::string game_to_fens(const Game& game);

/// Finds the move between each position and the next; ignores the counters of all but the first
/// position. Without a variant it uses the first one with a matching board. Returns each game or
/// its error.
[[nodiscard]] std::vector<Result<Record>> records_from_fens(std::string_view text,
                                                            std::string_view variant,
                                                            std::string_view rules,
                                                            const Catalog& known);

}  // namespace camlann::cli
