#pragma once
// What `camlann db` says of an archive of games.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

/// Of `db search`: a game without its moves.
struct ArchivedGame {
  std::uint32_t number = 0;
  std::string variant;
  std::string rules;
  std::vector<std::string> players;
  std::string event;
  std::string date;
  RecordResult result{};
  std::string reason;
  std::uint32_t plies = 0;
  std::string material;
  std::string source;
  std::optional<std::uint32_t> ply;

  bool operator==(const ArchivedGame&) const = default;
};

/// Of `db import`: a game that was not taken.
struct RefusedRecord {
  std::string file;
  Error error;

  bool operator==(const RefusedRecord&) const = default;
};

/// Of `db import`, at the end.
struct ImportReport {
  std::size_t added = 0;
  std::size_t duplicates = 0;
  std::size_t refused = 0;
  std::size_t games = 0;

  bool operator==(const ImportReport&) const = default;
};

/// Of `db remove`.
struct RemovalReport {
  std::size_t removed = 0;
  std::size_t games = 0;

  bool operator==(const RemovalReport&) const = default;
};

/// Of `db export --to json`: the first line.
struct ArchiveHead {
  std::string licence;
  std::size_t games = 0;

  bool operator==(const ArchiveHead&) const = default;
};

/// Of `db statistics`: how often something is in the games of a variant, by result.
struct ArchiveTally {
  std::string variant;
  std::string kind;
  std::string name;
  RecordResult result{};
  std::size_t games = 0;

  bool operator==(const ArchiveTally&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::ArchivedGame> {
  static constexpr std::string_view name = "ArchivedGame";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ArchivedGame;
    field("number", &ArchivedGame::number, {.text = "Of the game in its archive"});
    field("variant", &ArchivedGame::variant, {.text = "Its id"});
    field("rules", &ArchivedGame::rules, {});
    field("players", &ArchivedGame::players, {.text = "In turn order; `?` where unknown"});
    field("event", &ArchivedGame::event, {});
    field("date", &ArchivedGame::date, {.text = "Empty where it is not known"});
    field("result", &ArchivedGame::result, {});
    field("reason", &ArchivedGame::reason, {.text = "Of the end; empty where there is none"});
    field("plies", &ArchivedGame::plies, {});
    field("material", &ArchivedGame::material, {.text = "The men at the end"});
    field("source", &ArchivedGame::source, {.text = "Where the game was imported from"});
    field("ply", &ArchivedGame::ply, {.text = "Where the position or pattern first occurs"});
  }
};

template <>
struct Description<message::RefusedRecord> {
  static constexpr std::string_view name = "RefusedRecord";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("file", &message::RefusedRecord::file, {});
    field("error", &message::RefusedRecord::error, {});
  }
};

template <>
struct Description<message::ImportReport> {
  static constexpr std::string_view name = "ImportReport";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ImportReport;
    field("added", &ImportReport::added, {});
    field("duplicates", &ImportReport::duplicates, {});
    field("refused", &ImportReport::refused, {});
    field("games", &ImportReport::games, {.text = "That the archive now has"});
  }
};

template <>
struct Description<message::RemovalReport> {
  static constexpr std::string_view name = "RemovalReport";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("removed", &message::RemovalReport::removed, {});
    field("games", &message::RemovalReport::games, {.text = "That the archive now has"});
  }
};

template <>
struct Description<message::ArchiveHead> {
  static constexpr std::string_view name = "ArchiveHead";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("licence", &message::ArchiveHead::licence, {});
    field("games", &message::ArchiveHead::games, {});
  }
};

template <>
struct Description<message::ArchiveTally> {
  static constexpr std::string_view name = "ArchiveTally";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ArchiveTally;
    field("variant", &ArchiveTally::variant, {.text = "Its id"});
    field("kind", &ArchiveTally::kind, {});
    field("name", &ArchiveTally::name, {});
    field("result", &ArchiveTally::result, {});
    field("games", &ArchiveTally::games, {});
  }
};

}  // namespace wire
}  // namespace camlann
