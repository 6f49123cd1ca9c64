#pragma once
// What the command line says of positions, one object a line.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/move.hpp"

namespace camlann {

namespace message {

/// A line of `moves --batch` and `tables probe --batch`.
struct PositionRequest {
  std::string variant;
  std::string rules;
  std::string fen;

  bool operator==(const PositionRequest&) const = default;
};

/// Its answer by `moves --batch`.
struct Moves {
  std::vector<Outcome> outcomes;
  std::optional<Result> result;

  bool operator==(const Moves&) const = default;
};

/// Of `analyse`, where the game is over.
struct Ended {
  std::optional<Result> result;

  bool operator==(const Ended&) const = default;
};

/// One of the best lines of `analyse`.
struct AnalysedLine {
  std::uint64_t line = 1;
  int score = 0;
  std::optional<int> plies_to_end;
  int depth = 0;
  std::vector<std::string> moves;
  std::uint64_t nodes = 0;
  std::int64_t ms = 0;

  bool operator==(const AnalysedLine&) const = default;
};

/// Of `analyse --why`.
struct MoveReasons {
  std::string why;
  bool best = false;
  int score = 0;
  std::vector<std::string> reasons;

  bool operator==(const MoveReasons&) const = default;
};

enum class ProofResult : std::uint8_t { win, draw, loss, open };

/// Of `prove`.
struct Proof {
  std::string move;
  ProofResult result = ProofResult::open;
  std::optional<int> plies;
  std::uint64_t nodes = 0;

  bool operator==(const Proof&) const = default;
};

enum class ReplayStatus : std::uint8_t { ok, error };

/// Of `replay`.
struct ReplayReport {
  ReplayStatus status{};
  std::uint64_t plies = 0;
  RecordResult result{};
  std::string file;
  std::optional<int> ply;
  std::optional<std::string> reason;
  std::optional<Error> error;

  bool operator==(const ReplayReport&) const = default;
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
struct Description<message::PositionRequest> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "PositionRequest";
  static constexpr std::string_view text = "Left out: the defaults";
  static constexpr void fields(auto&& field) {
    using message::PositionRequest;
    field("variant", &PositionRequest::variant, {.text = "Id or display name"});
    field("rules", &PositionRequest::rules, {.text = "A rule set with options behind it"});
    field("fen", &PositionRequest::fen, {});
  }
};

template <>
struct Description<message::Moves> {
  static constexpr std::string_view name = "Moves";
  static constexpr std::string_view text = "The legal moves of a position";
  static constexpr void fields(auto&& field) {
    field("outcomes", &message::Moves::outcomes, {});
    field("result", &message::Moves::result, {.text = "Null while the game goes on"});
  }
};

template <>
struct Description<message::Ended> {
  static constexpr std::string_view name = "Ended";
  static constexpr std::string_view text = "A position in which the game is over";
  static constexpr void fields(auto&& field) { field("result", &message::Ended::result, {}); }
};

template <>
struct Description<message::AnalysedLine> {
  static constexpr std::string_view name = "AnalysedLine";
  static constexpr std::string_view text = "One of the best lines of a position";
  static constexpr void fields(auto&& field) {
    using message::AnalysedLine;
    field("line", &AnalysedLine::line, {.text = "Its number, from 1"});
    field("score", &AnalysedLine::score,
          {.text = "For the seat whose turn it is, in hundredths of a man"});
    field("pliesToEnd", &AnalysedLine::plies_to_end, {.text = "Of a win or loss that was found"});
    field("depth", &AnalysedLine::depth, {});
    field("moves", &AnalysedLine::moves, {});
    field("nodes", &AnalysedLine::nodes, {});
    field("ms", &AnalysedLine::ms, {});
  }
};

template <>
struct Description<message::MoveReasons> {
  static constexpr std::string_view name = "MoveReasons";
  static constexpr std::string_view text = "Why a move is good or bad";
  static constexpr void fields(auto&& field) {
    using message::MoveReasons;
    field("why", &MoveReasons::why, {.text = "The move"});
    field("best", &MoveReasons::best, {});
    field("score", &MoveReasons::score, {});
    field("reasons", &MoveReasons::reasons, {});
  }
};

template <>
struct Description<message::ProofResult> {
  static constexpr std::string_view name = "ProofResult";
  static constexpr std::string_view text = "What is proved, for the side that makes the move";
};

template <>
struct Description<message::Proof> {
  static constexpr std::string_view name = "Proof";
  static constexpr std::string_view text = "What is proved of a move";
  static constexpr void fields(auto&& field) {
    using message::Proof;
    field("move", &Proof::move, {});
    field("result", &Proof::result, {});
    field("plies", &Proof::plies, {.text = "Of a win or loss, at most"});
    field("nodes", &Proof::nodes, {});
  }
};

template <>
struct Description<message::ReplayStatus> {
  static constexpr std::string_view name = "ReplayStatus";
  static constexpr std::string_view text = "Whether a record keeps the rules";
};

template <>
struct Description<message::ReplayReport> {
  static constexpr std::string_view name = "ReplayReport";
  static constexpr std::string_view text = "What came of a record";
  static constexpr void fields(auto&& field) {
    using message::ReplayReport;
    field("status", &ReplayReport::status, {});
    field("plies", &ReplayReport::plies, {});
    field("result", &ReplayReport::result, {});
    field("file", &ReplayReport::file, {});
    field("ply", &ReplayReport::ply, {.left_out = true});
    field("reason", &ReplayReport::reason, {.left_out = true});
    field("error", &ReplayReport::error, {.left_out = true});
  }
};

}  // namespace wire
}  // namespace camlann
