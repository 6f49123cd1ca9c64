#pragma once
// The published games of /records, read and replayed once at the start. Immutable, thread-safe.

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "server/core/log.hpp"

namespace camlann::server {

class PublishedRecords {
 public:
  PublishedRecords();

  /// Every *.txt of the folder; its id is the file's name without the ending. A file that is no
  /// right record is left out and logged; a missing folder is empty.
  [[nodiscard]] static PublishedRecords read(const std::filesystem::path& folder, const Log& log);

  /// {"records":[...]}
  [[nodiscard]] const std::string& list_json() const { return list_; }
  /// The record as JSON; nullptr for an unknown id.
  [[nodiscard]] const std::string* find_json(std::string_view id) const;
  /// The files, by id.
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& texts() const {
    return texts_;
  }

 private:
  std::map<std::string, std::string, std::less<>> records_, texts_;
  std::string list_;
};

}  // namespace camlann::server
