#pragma once
// Between the plain rules of Camblam (test/naive) and the fast ones: the same position, move and
// verdict in both languages, so that tests can ask both.

#include <string>
#include <string_view>

#include "games/camblam/rules.hpp"
#include "naive/camblam.hpp"

namespace camlann::camblam::test {

[[nodiscard]] Square to_fast(naive::Square square);
[[nodiscard]] naive::Square to_naive(Square square);

/// Includes the key; the naive move number has no counterpart.
[[nodiscard]] Position to_fast(const naive::camblam::Position& pos);

/// `move` is one of `pos`.
[[nodiscard]] naive::camblam::Move to_naive(const Position& pos, Move move);

/// "w checkmate", "draw quiet"; empty while running.
[[nodiscard]] std::string to_naive(Verdict verdict);

/// The rule set of this text, which must exist.
[[nodiscard]] RuleSet rule_set_of(std::string_view text);

/// The position of a FEN, which must be right under the standard rules.
[[nodiscard]] Position position_of(std::string_view fen);

}  // namespace camlann::camblam::test
