#pragma once
// Game records: published ones, and those that the command line converts.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct RecordPlayer {
  SeatLetter seat{};
  std::string name;

  bool operator==(const RecordPlayer&) const = default;
};

struct RecordSummary {
  std::string id;
  std::string event;
  std::string date;
  std::string white;
  std::string black;
  std::vector<RecordPlayer> players;
  std::string variant;
  std::string rules;
  RecordResult result{};
  std::uint32_t plies = 0;

  bool operator==(const RecordSummary&) const = default;
};

struct Records {
  std::vector<RecordSummary> records;

  bool operator==(const Records&) const = default;
};

/// What every form of a record says of its game.
struct RecordedGame {
  wire::Members<std::string> tags;
  std::string variant;
  std::string rules;
  std::optional<std::string> start;
  std::vector<std::string> moves;
  RecordResult result{};

  bool operator==(const RecordedGame&) const = default;
};

struct PublishedRecord : RecordedGame {
  std::string id;
  std::string text;

  bool operator==(const PublishedRecord&) const = default;
};

/// Of `camlann convert --to json`.
struct ConvertedRecord : RecordedGame {
  std::string fen;

  bool operator==(const ConvertedRecord&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::RecordPlayer> {
  static constexpr std::string_view name = "RecordPlayer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::RecordPlayer;
    field("seat", &RecordPlayer::seat, {});
    field("name", &RecordPlayer::name, {.text = "`?` where it is not known"});
  }
};

template <>
struct Description<message::RecordSummary> {
  static constexpr std::string_view name = "RecordSummary";
  static constexpr std::string_view text = "A published game without its moves";
  static constexpr void fields(auto&& field) {
    using message::RecordSummary;
    field("id", &RecordSummary::id, {});
    field("event", &RecordSummary::event, {});
    field("date", &RecordSummary::date, {});
    field("white", &RecordSummary::white, {.text = "Empty in games of more than two"});
    field("black", &RecordSummary::black, {.text = "Empty in games of more than two"});
    field("players", &RecordSummary::players, {.text = "In turn order"});
    field("variant", &RecordSummary::variant, {.text = "Its id"});
    field("rules", &RecordSummary::rules, {});
    field("result", &RecordSummary::result, {});
    field("plies", &RecordSummary::plies, {.text = "Moves played"});
  }
};

template <>
struct Description<message::Records> {
  static constexpr std::string_view name = "Records";
  static constexpr std::string_view text = "By date, the oldest first";
  static constexpr void fields(auto&& field) { field("records", &message::Records::records, {}); }
};

template <>
struct Description<message::RecordedGame> {
  static constexpr std::string_view name = "RecordedGame";
  static constexpr std::string_view text = "A game with its moves";
  static constexpr void fields(auto&& field) {
    using message::RecordedGame;
    field("tags", &RecordedGame::tags, {.text = "The headers of the record"});
    field("variant", &RecordedGame::variant, {.text = "Its id"});
    field("rules", &RecordedGame::rules, {});
    field("start", &RecordedGame::start, {.text = "FEN; null for the array"});
    field("moves", &RecordedGame::moves, {});
    field("result", &RecordedGame::result, {});
  }
};

template <>
struct Description<message::PublishedRecord> {
  static constexpr std::string_view name = "GameRecord";
  static constexpr std::string_view text = "A published game";
  static constexpr void fields(auto&& field) {
    using message::PublishedRecord;
    field("id", &PublishedRecord::id, {});
    field("text", &PublishedRecord::text, {.text = "The record as it was published"});
    Description<message::RecordedGame>::fields(field);
  }
};

template <>
struct Description<message::ConvertedRecord> {
  using Base = message::RecordedGame;
  static constexpr std::string_view name = "ConvertedRecord";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("fen", &message::ConvertedRecord::fen, {.text = "The position at the end"});
  }
};

}  // namespace wire
}  // namespace camlann
