#pragma once
// Output of `camlann db` about an archive of games.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "notation/record.hpp"
#include "wire/describe.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/words.hpp"

namespace camlann::message {

/// Line of `db search`: a game without its moves.
struct ArchivedGame {
  MESSAGE(ArchivedGame);
  FIELD(std::uint32_t, number, "Of the game in its archive") = 0;
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::vector<std::string>, players, "In turn order; `?` where unknown");
  FIELD(std::string, event);
  FIELD(std::string, date, "Empty where it is not known");
  FIELD(RecordResult, result) {};
  FIELD(std::string, reason, "Of the end; empty where there is none");
  FIELD(std::uint32_t, plies) = 0;
  FIELD(std::string, material, "The men at the end");
  FIELD(std::string, source, "Where the game was imported from");
  FIELD(std::optional<std::uint32_t>, ply, "Where the position or pattern first occurs");
};

/// Line of `db import` for a rejected game.
struct RefusedRecord {
  MESSAGE(RefusedRecord);
  FIELD(std::string, file);
  FIELD(Problem, error);
};

struct FileEncoding {
  MESSAGE(FileEncoding, "A file that was not UTF-8");
  FIELD(std::string, file);
  FIELD(std::string, encoding, "As which it was read: `UTF-16 LE`, `UTF-16 BE` or `Windows-1252`");
};

/// Last line of `db import`.
struct ImportReport {
  MESSAGE(ImportReport);
  FIELD(std::size_t, added) = 0;
  FIELD(std::size_t, duplicates) = 0;
  FIELD(std::size_t, refused) = 0;
  FIELD(std::size_t, games, "That the archive now has") = 0;
  FIELD(std::vector<FileEncoding>, encodings, "Of the files that were not UTF-8", .left_out = true);
};

/// Output of `db remove`.
struct RemovalReport {
  MESSAGE(RemovalReport);
  FIELD(std::size_t, removed) = 0;
  FIELD(std::size_t, games, "That the archive now has") = 0;
};

/// First line of `db export --to json`.
struct ArchiveHead {
  MESSAGE(ArchiveHead);
  FIELD(std::string, licence);
  FIELD(std::size_t, games) = 0;
};

/// Line of `db statistics`: a count in the games of a variant, by result.
struct ArchiveTally {
  MESSAGE(ArchiveTally);
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, kind);
  FIELD(std::string, name);
  FIELD(RecordResult, result) {};
  FIELD(std::size_t, games) = 0;
};

}  // namespace camlann::message
