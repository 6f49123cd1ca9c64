#pragma once
// The published games of /records, read and replayed once at startup. Immutable, thread-safe.

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/core/log.hpp"
#include "server/model/pictured_game.hpp"

namespace camlann::server {

class PublishedRecords {
 public:
  PublishedRecords();

  /// Reads each *.txt file in the folder; its id is the file name without the ending. Invalid
  /// records are logged and left out; a missing folder counts as empty.
  [[nodiscard]] static PublishedRecords read(const std::filesystem::path& folder, const Log& log);

  /// {"records":[...]}
  [[nodiscard]] const std::string& list_json() const { return list_; }
  /// Returns the record as JSON; nullptr if the id is unknown.
  [[nodiscard]] const std::string* find_json(std::string_view id) const;
  /// Returns the files, by id.
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& texts() const {
    return texts_;
  }

 private:
  std::map<std::string, std::string, std::less<>> records_, texts_;
  std::string list_;
};

/// Returns the game of such a file to draw.
[[nodiscard]] Result<PicturedGame> pictured_text(const std::string& text);

}  // namespace camlann::server
