#pragma once
// Moves played from a position and from its mirror image, as one list: on boards with such a
// symmetry, of the array too, the two are the same position. Used by the archive's reader.

#include "archive/archive.hpp"
#include "base/result.hpp"

namespace camlann::server {

/// Counts the moves as Archive::next_moves() does, with those from the mirror image as moves from
/// the position itself. In a position that is its own image, a move and its image are one, by the
/// notation that was played more. A game with both positions counts for both.
[[nodiscard]] Result<archive::NextMoves> moves_both_ways(archive::Archive& archive,
                                                         const archive::NextMoveQuery& query);

}  // namespace camlann::server
