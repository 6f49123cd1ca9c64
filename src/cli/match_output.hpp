#pragma once
// What `camlann match` says of a match: JSON lines, a record of each game, and text for people.
// The JSON is described in doc/formats/match.md. Pure functions.

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

/// The players as they were named, first and second.
using PlayerNames = std::array<std::string, 2>;

[[nodiscard]] std::string game_json(const MatchGame& game);
/// A line that game_json() wrote; an error has no place.
[[nodiscard]] Result<MatchGame> read_game_json(std::string_view line);

[[nodiscard]] message::SprtBounds sprt_message(const Sprt& sprt);
[[nodiscard]] std::string result_json(const MatchResult& result, const std::optional<Sprt>& sprt);
[[nodiscard]] std::string result_text(const MatchResult& result, const std::optional<Sprt>& sprt,
                                      const PlayerNames& names);

/// `start`: of the match's variant and rules, nothing played.
[[nodiscard]] std::string game_record(const MatchGame& game, const Game& start,
                                      const PlayerNames& names);

}  // namespace camlann::cli
