#pragma once
// Output of the command line about positions, one object per line.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"

namespace camlann {

namespace message {

/// Input line of `moves --batch` and `tables probe --batch`.
struct PositionRequest {
  REQUEST(PositionRequest, "Left out: the defaults");
  FIELD(std::string, variant, "Id or display name");
  FIELD(std::string, rules, "A rule set with options behind it");
  FIELD(std::string, fen);
};

/// Output line of `moves --batch`.
struct Moves {
  MESSAGE(Moves, "The legal moves of a position");
  FIELD(std::vector<Outcome>, outcomes);
  FIELD(std::optional<Result>, result, "Null while the game goes on");
};

/// Output of `analyse` if the game is over.
struct Ended {
  MESSAGE(Ended, "A position in which the game is over");
  FIELD(std::optional<Result>, result);
};

/// The chances of a score between equal players.
struct Chances {
  MESSAGE(Chances, "Chances of the seat whose turn it is, in thousandths, 1000 together");
  FIELD(int, win) = 0;
  FIELD(int, draw) = 0;
  FIELD(int, loss) = 0;
};

/// One of the best lines of `analyse`.
struct AnalysedLine {
  MESSAGE(AnalysedLine, "One of the best lines of a position");
  FIELD(std::uint64_t, line, "Its number, from 1") = 1;
  FIELD(int, score, "For the seat whose turn it is, in hundredths of a man") = 0;
  FIELD(std::optional<int>, plies_to_end, "Of a win or loss that was found");
  FIELD(std::optional<Chances>, chances, "Of the score; left out if they are not known",
        .left_out = true);
  FIELD(int, depth) = 0;
  FIELD(std::vector<std::string>, moves);
  FIELD(std::uint64_t, nodes) = 0;
  FIELD(std::int64_t, ms) = 0;
};

/// Output of `analyse --why`.
struct MoveReasons {
  MESSAGE(MoveReasons, "Why a move is good or bad");
  FIELD(std::string, why, "The move");
  FIELD(bool, best) = false;
  FIELD(int, score) = 0;
  FIELD(std::vector<std::string>, reasons);
};

enum class ProofResult : std::uint8_t { win, draw, loss, open };

/// Output of `prove`.
struct Proof {
  MESSAGE(Proof, "What is proved of a move");
  FIELD(std::string, move);
  FIELD(ProofResult, result) = ProofResult::open;
  FIELD(std::optional<int>, plies, "Of a win or loss, at most");
  FIELD(std::uint64_t, nodes) = 0;
};

enum class ReplayStatus : std::uint8_t { ok, error };

/// Output of `replay`.
struct ReplayReport {
  MESSAGE(ReplayReport, "What came of a record");
  FIELD(ReplayStatus, status) {};
  FIELD(std::uint64_t, plies) = 0;
  FIELD(RecordResult, result) {};
  FIELD(std::string, file);
  FIELD(std::optional<int>, ply, "", .left_out = true);
  FIELD(std::optional<std::string>, reason, "", .left_out = true);
  FIELD(std::optional<Problem>, error, "", .left_out = true);
  FIELD(std::vector<Problem>, left_out, "Headers and ends of variations that could not be read",
        .left_out = true);
};

}  // namespace message

template <>
struct Words<message::ProofResult> {
  using Result = message::ProofResult;
  static constexpr Word<Result> table[] = {
      {Result::win, "win"},
      {Result::draw, "draw"},
      {Result::loss, "loss"},
      {Result::open, "open"},
  };
};

template <>
struct Words<message::ReplayStatus> {
  static constexpr Word<message::ReplayStatus> table[] = {
      {message::ReplayStatus::ok, "ok"},
      {message::ReplayStatus::error, "error"},
  };
};

namespace wire {

template <>
inline constexpr Title title<message::ProofResult>{
    "ProofResult", "What is proved, for the side that makes the move"};

template <>
inline constexpr Title title<message::ReplayStatus>{"ReplayStatus",
                                                    "Whether a record keeps the rules"};

}  // namespace wire
}  // namespace camlann
