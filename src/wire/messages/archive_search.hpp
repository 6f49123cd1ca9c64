#pragma once
// The game archive of the server: search results, statistics, and the moves played from a position.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
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

/// Origin of the games of an archive.
enum class GameOrigin : std::uint8_t { published, site, self_play, uploaded };

struct ArchivedPlayer {
  MESSAGE(ArchivedPlayer);
  FIELD(std::string, name, "`?` where it is not known");
  FIELD(std::string, id, "Of an account here; empty for others");
  FIELD(std::optional<int>, rating, "At the beginning of the game, if known");
};

struct FoundGame {
  MESSAGE(FoundGame, "A game of the archive without its moves");
  FIELD(std::uint32_t, number, "Of the game in the archive") = 0;
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::vector<ArchivedPlayer>, players, "In turn order");
  FIELD(std::string, event, "`?` where there is none");
  FIELD(std::string, date, "2009-02-07, 2009-02 or 2009; empty where it is not known");
  FIELD(RecordResult, result) {};
  FIELD(std::string, reason, "Of the end; empty where there is none");
  FIELD(std::uint32_t, plies) = 0;
  FIELD(std::string, material, "The men at the end");
  FIELD(GameOrigin, from) {};
  FIELD(std::string, source, "Where a published game is from, in words");
  FIELD(std::string, uploader,
        "Of an uploaded game the name of the account; else, or where that was deleted, empty");
  FIELD(std::optional<std::string>, game,
        "The id of a game that was played here, or of a published record; else null");
  FIELD(std::optional<std::uint32_t>, ply,
        "After how many moves the position or the pattern first occurs");
};

/// Number of matches without one of the filters.
struct WithoutFilter {
  MESSAGE(WithoutFilter, "What would be found without one of the filters");
  FIELD(std::string, filter, "As it is called in the address");
  FIELD(std::size_t, games) = 0;
  FIELD(bool, or_more, "They were not counted to the end") = false;
};

struct FoundGames {
  MESSAGE(FoundGames, "Games of the archive that fit all filters");
  FIELD(std::vector<FoundGame>, games);
  FIELD(std::optional<std::size_t>, total, "Null where they were not counted to the end");
  FIELD(std::optional<std::size_t>, next, "`skip` for those that follow; null at the end");
  FIELD(std::vector<WithoutFilter>, without,
        "Where nothing was found and several filters were set: for each filter what there is "
        "without it, the most first");
};

struct ArchivedRecord : RecordedGame {
  MESSAGE(ArchivedRecord, "A game of the archive");
  using Base = RecordedGame;
  FIELD(FoundGame, heading);
  FIELD(std::string, text, "The record with its comments and variations");
};

struct ArchivedVariant {
  MESSAGE(ArchivedVariant);
  FIELD(std::string, variant, "Its id");
  FIELD(std::size_t, games) = 0;
};

struct ArchiveAbout {
  MESSAGE(ArchiveAbout, "What the archive has");
  FIELD(std::string, licence, "What the games may be used for");
  FIELD(std::size_t, games) = 0;
  FIELD(std::vector<ArchivedVariant>, variants, "Those that have games");
  FIELD(Uploaders, uploads) {};
};

struct ArchiveStatistics {
  MESSAGE(ArchiveStatistics, "How often something is in the games of a variant");
  FIELD(std::string, variant, "Its id");
  FIELD(std::size_t, games) = 0;
  FIELD(std::vector<ArchiveTally>, tallies,
        "By kind: `first move`, `plies` (in steps of ten), `captures`, `castle entries`, `end`; "
        "then by name and result");
};

struct OpeningMove {
  MESSAGE(OpeningMove);
  FIELD(std::string, notation);
  FIELD(std::size_t, games, "Some have no result") = 0;
  FIELD(std::size_t, white, "Won by the side that moves first") = 0;
  FIELD(std::size_t, black, "Won by the second side") = 0;
  FIELD(std::size_t, third, "Won by the third side, if there is one") = 0;
  FIELD(std::size_t, draws) = 0;
  FIELD(std::optional<int>, rating, "The mean of those who played it, if any is known");
};

struct Openings {
  MESSAGE(Openings, "What was played from a position");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::size_t, games,
        "That came here and fit the filters, of those that were looked at; some have no result") =
      0;
  FIELD(std::size_t, of,
        "How many came here in all; where there are more than the server counts for one answer, it "
        "has looked at the latest") = 0;
  FIELD(std::size_t, mirrored,
        "Of `games`, those with the mirror image of the position, left and right exchanged: they "
        "count as games with the position") = 0;
  FIELD(std::size_t, white, "Won by the side that moves first") = 0;
  FIELD(std::size_t, black, "Won by the second side") = 0;
  FIELD(std::size_t, third, "Won by the third side, if there is one") = 0;
  FIELD(std::size_t, draws) = 0;
  FIELD(std::vector<OpeningMove>, moves, "The most played first");
  FIELD(std::vector<FoundGame>, last, "The latest of these games");
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
inline constexpr Title title<message::GameOrigin>{"GameOrigin",
                                                  "Where a game of the archive comes from"};

}  // namespace wire
}  // namespace camlann
