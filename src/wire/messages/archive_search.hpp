#pragma once
// The server's archive of games: what is found in it, its statistics, and the moves that were
// played from a position.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/words.hpp"
#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/archive.hpp"
#include "wire/messages/record.hpp"
#include "wire/messages/upload.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

/// Where the games of an archive come from.
enum class GameOrigin : std::uint8_t { published, site, self_play, uploaded };

struct ArchivedPlayer {
  std::string name;
  std::string id;
  std::optional<int> rating;

  bool operator==(const ArchivedPlayer&) const = default;
};

struct FoundGame {
  std::uint32_t number = 0;
  std::string variant;
  std::string rules;
  std::vector<ArchivedPlayer> players;
  std::string event;
  std::string date;
  RecordResult result{};
  std::string reason;
  std::uint32_t plies = 0;
  std::string material;
  GameOrigin from{};
  std::string source;
  std::string uploader;
  std::optional<std::string> game;
  std::optional<std::uint32_t> ply;

  bool operator==(const FoundGame&) const = default;
};

/// What would be found without one of the filters.
struct WithoutFilter {
  std::string filter;
  std::size_t games = 0;
  bool or_more = false;

  bool operator==(const WithoutFilter&) const = default;
};

struct FoundGames {
  std::vector<FoundGame> games;
  std::optional<std::size_t> total;
  std::optional<std::size_t> next;
  std::vector<WithoutFilter> without;

  bool operator==(const FoundGames&) const = default;
};

struct ArchivedRecord : RecordedGame {
  FoundGame heading;
  std::string text;

  bool operator==(const ArchivedRecord&) const = default;
};

struct ArchivedVariant {
  std::string variant;
  std::size_t games = 0;

  bool operator==(const ArchivedVariant&) const = default;
};

struct ArchiveAbout {
  std::string licence;
  std::size_t games = 0;
  std::vector<ArchivedVariant> variants;
  Uploaders uploads{};

  bool operator==(const ArchiveAbout&) const = default;
};

struct ArchiveStatistics {
  std::string variant;
  std::size_t games = 0;
  std::vector<ArchiveTally> tallies;

  bool operator==(const ArchiveStatistics&) const = default;
};

struct OpeningMove {
  std::string notation;
  std::size_t games = 0;
  std::size_t white = 0;
  std::size_t black = 0;
  std::size_t third = 0;
  std::size_t draws = 0;
  std::optional<int> rating;

  bool operator==(const OpeningMove&) const = default;
};

struct Openings {
  std::string variant;
  std::string rules;
  std::size_t games = 0;
  std::size_t of = 0;
  std::size_t white = 0;
  std::size_t black = 0;
  std::size_t third = 0;
  std::size_t draws = 0;
  std::vector<OpeningMove> moves;
  std::vector<FoundGame> last;

  bool operator==(const Openings&) const = default;
};

}  // namespace message

template <>
struct Words<message::GameOrigin> {
  using enum message::GameOrigin;
  static constexpr Word<message::GameOrigin> table[] = {
      {published, "published"}, {site, "site"}, {self_play, "self-play"}, {uploaded, "uploaded"}};
};

namespace wire {

template <>
struct Description<message::GameOrigin> {
  static constexpr std::string_view name = "GameOrigin";
  static constexpr std::string_view text = "Where a game of the archive comes from";
};

template <>
struct Description<message::ArchivedPlayer> {
  static constexpr std::string_view name = "ArchivedPlayer";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::ArchivedPlayer;
    field("name", &ArchivedPlayer::name, {.text = "`?` where it is not known"});
    field("id", &ArchivedPlayer::id, {.text = "Of an account here; empty for others"});
    field("rating", &ArchivedPlayer::rating, {.text = "At the beginning of the game, if known"});
  }
};

template <>
struct Description<message::FoundGame> {
  static constexpr std::string_view name = "FoundGame";
  static constexpr std::string_view text = "A game of the archive without its moves";
  static constexpr void fields(auto&& field) {
    using message::FoundGame;
    field("number", &FoundGame::number, {.text = "Of the game in the archive"});
    field("variant", &FoundGame::variant, {.text = "Its id"});
    field("rules", &FoundGame::rules, {});
    field("players", &FoundGame::players, {.text = "In turn order"});
    field("event", &FoundGame::event, {.text = "`?` where there is none"});
    field("date", &FoundGame::date,
          {.text = "2009-02-07, 2009-02 or 2009; empty where it is not known"});
    field("result", &FoundGame::result, {});
    field("reason", &FoundGame::reason, {.text = "Of the end; empty where there is none"});
    field("plies", &FoundGame::plies, {});
    field("material", &FoundGame::material, {.text = "The men at the end"});
    field("from", &FoundGame::from, {});
    field("source", &FoundGame::source, {.text = "Where a published game is from, in words"});
    field("uploader", &FoundGame::uploader,
          {.text = "Of an uploaded game the name of the account; else, or where that was deleted, "
                   "empty"});
    field("game", &FoundGame::game,
          {.text = "The id of a game that was played here, or of a published record; else null"});
    field("ply", &FoundGame::ply,
          {.text = "After how many moves the position or the pattern first occurs"});
  }
};

template <>
struct Description<message::WithoutFilter> {
  static constexpr std::string_view name = "WithoutFilter";
  static constexpr std::string_view text = "What would be found without one of the filters";
  static constexpr void fields(auto&& field) {
    using message::WithoutFilter;
    field("filter", &WithoutFilter::filter, {.text = "As it is called in the address"});
    field("games", &WithoutFilter::games, {});
    field("orMore", &WithoutFilter::or_more, {.text = "They were not counted to the end"});
  }
};

template <>
struct Description<message::FoundGames> {
  static constexpr std::string_view name = "FoundGames";
  static constexpr std::string_view text = "Games of the archive that fit all filters";
  static constexpr void fields(auto&& field) {
    using message::FoundGames;
    field("games", &FoundGames::games, {});
    field("total", &FoundGames::total, {.text = "Null where they were not counted to the end"});
    field("next", &FoundGames::next, {.text = "`skip` for those that follow; null at the end"});
    field("without", &FoundGames::without,
          {.text = "Where nothing was found and several filters were set: for each filter what "
                   "there is without it, the most first"});
  }
};

template <>
struct Description<message::ArchivedRecord> {
  using Base = message::RecordedGame;
  static constexpr std::string_view name = "ArchivedRecord";
  static constexpr std::string_view text = "A game of the archive";
  static constexpr void fields(auto&& field) {
    field("heading", &message::ArchivedRecord::heading, {});
    field("text", &message::ArchivedRecord::text,
          {.text = "The record with its comments and variations"});
  }
};

template <>
struct Description<message::ArchivedVariant> {
  static constexpr std::string_view name = "ArchivedVariant";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("variant", &message::ArchivedVariant::variant, {.text = "Its id"});
    field("games", &message::ArchivedVariant::games, {});
  }
};

template <>
struct Description<message::ArchiveAbout> {
  static constexpr std::string_view name = "ArchiveAbout";
  static constexpr std::string_view text = "What the archive has";
  static constexpr void fields(auto&& field) {
    using message::ArchiveAbout;
    field("licence", &ArchiveAbout::licence, {.text = "What the games may be used for"});
    field("games", &ArchiveAbout::games, {});
    field("variants", &ArchiveAbout::variants, {.text = "Those that have games"});
    field("uploads", &ArchiveAbout::uploads, {});
  }
};

template <>
struct Description<message::ArchiveStatistics> {
  static constexpr std::string_view name = "ArchiveStatistics";
  static constexpr std::string_view text = "How often something is in the games of a variant";
  static constexpr void fields(auto&& field) {
    using message::ArchiveStatistics;
    field("variant", &ArchiveStatistics::variant, {.text = "Its id"});
    field("games", &ArchiveStatistics::games, {});
    field("tallies", &ArchiveStatistics::tallies,
          {.text = "By kind: `first move`, `plies` (in steps of ten), `captures`, `castle "
                   "entries`, `end`; then by name and result"});
  }
};

template <>
struct Description<message::OpeningMove> {
  static constexpr std::string_view name = "OpeningMove";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    using message::OpeningMove;
    field("notation", &OpeningMove::notation, {});
    field("games", &OpeningMove::games, {.text = "Some have no result"});
    field("white", &OpeningMove::white, {.text = "Won by the side that moves first"});
    field("black", &OpeningMove::black, {.text = "Won by the second side"});
    field("third", &OpeningMove::third, {.text = "Won by the third side, if there is one"});
    field("draws", &OpeningMove::draws, {});
    field("rating", &OpeningMove::rating,
          {.text = "The mean of those who played it, if any is known"});
  }
};

template <>
struct Description<message::Openings> {
  static constexpr std::string_view name = "Openings";
  static constexpr std::string_view text = "What was played from a position";
  static constexpr void fields(auto&& field) {
    using message::Openings;
    field("variant", &Openings::variant, {.text = "Its id"});
    field("rules", &Openings::rules, {});
    field("games", &Openings::games,
          {.text = "That came here and fit the filters, of those that were looked at; some have "
                   "no result"});
    field("of", &Openings::of,
          {.text = "How many came here in all; where there are more than the server counts for "
                   "one answer, it has looked at the latest"});
    field("white", &Openings::white, {.text = "Won by the side that moves first"});
    field("black", &Openings::black, {.text = "Won by the second side"});
    field("third", &Openings::third, {.text = "Won by the third side, if there is one"});
    field("draws", &Openings::draws, {});
    field("moves", &Openings::moves, {.text = "The most played first"});
    field("last", &Openings::last, {.text = "The latest of these games"});
  }
};

}  // namespace wire
}  // namespace camlann
