#pragma once
// The output of `camlann match`: JSON lines, a record of each game, and text for people. The JSON
// is described in doc/formats/match.md. Pure functions.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "cli/match_messages.hpp"
#include "game/game.hpp"
#include "lab/match.hpp"
#include "notation/record.hpp"

namespace camlann::cli {

/// The names of the first and the second player, as given.
using PlayerNames = std::array<std::string, 2>;

[[nodiscard]] std::string game_json(const MatchGame& game);
/// Reads a line written by game_json(); an error has no location.
[[nodiscard]] Result<MatchGame> read_game_json(std::string_view line);

[[nodiscard]] message::SprtBounds sprt_message(const Sprt& sprt);
[[nodiscard]] std::string result_json(const MatchResult& result, const std::optional<Sprt>& sprt);
[[nodiscard]] std::string result_text(const MatchResult& result, const std::optional<Sprt>& sprt,
                                      const PlayerNames& names);

/// `start`: a game of the match's variant and rules without moves.
[[nodiscard]] std::string game_record(const MatchGame& game, const Game& start,
                                      const PlayerNames& names);

}  // namespace camlann::cli
