#pragma once
// Files of games, in whatever encoding. Used by the commands that read records.

#include <string>

#include "base/result.hpp"
#include "notation/record.hpp"
#include "notation/text_encoding.hpp"

namespace camlann::cli {

struct GamesFile {
  std::string text;  // UTF-8
  TextEncoding encoding = TextEncoding::utf_8;
};

/// Reads a whole file; "-" is standard input. Writes to stderr which encoding it had, if not UTF-8.
[[nodiscard]] Result<GamesFile> read_games_file(const std::string& path);

/// Returns an error that names no place in the file, such as one of a header, with the line of its
/// game in front.
[[nodiscard]] Error in_game(const Record& record, Error error);

/// Returns the error with the file in front of its place.
[[nodiscard]] Error in_file(const std::string& path, Error error);

/// Writes the parts of a record that were left out to stderr.
void complain_of_faults(const std::string& path, const std::vector<RecordFault>& faults);

}  // namespace camlann::cli
