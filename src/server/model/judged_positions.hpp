#pragma once
// The positions of a game by which the play of its people is compared with the engine. Pure,
// thread-safe.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "server/core/clock.hpp"
#include "server/model/fair_play.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/thought.hpp"

namespace camlann::server {

struct PositionToJudge {
  Game board;
  WrittenMove played;
  bool own = false;  // by the player in question; else by another person
  std::optional<Millis> took;
};

/// The number of lines of an analysis that judged_move() needs.
inline constexpr int judged_lines = 5;

/// Returns at most `most` positions with the player to move and `most` of the others, spread over
/// the game after its opening. Positions with less than three moves are left out.
[[nodiscard]] std::vector<PositionToJudge> positions_to_judge(const KeptGame& game,
                                                              const std::string& player,
                                                              std::size_t most,
                                                              const Catalog& known);

/// Returns the judged move; nothing if the position was decided, if the choice did not matter, or
/// if there is no analysis.
[[nodiscard]] std::optional<JudgedMove> judged_move(const PositionToJudge& position,
                                                    const std::vector<ThoughtLine>& lines);

}  // namespace camlann::server
