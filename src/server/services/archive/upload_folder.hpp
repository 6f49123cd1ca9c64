#pragma once
// The uploaded texts of games, unchanged, in a folder next to the archive, from which the archive
// can be rebuilt. An upload is a folder PLAYER.ID with one file per part; an upload without parts
// is removed. A part ends in `.new` until its games are in the archive. Failures here are `busy`,
// because they do not mean that the archive is damaged. Thread-safe except for writes to the same
// upload.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// The player and the id of an upload.
struct UploadName {
  std::string player;
  std::string id;

  bool operator==(const UploadName&) const = default;
};

/// True if this is 24 hexadecimal digits.
[[nodiscard]] bool is_upload_id(std::string_view text);
/// Returns the source of its games in the archive.
[[nodiscard]] std::string source_of(const UploadName& name);
/// Returns nothing for other sources.
[[nodiscard]] std::optional<UploadName> upload_of(std::string_view source);

class UploadFolder {
 public:
  struct Upload {
    UploadName name;
    Millis at = 0;  // time of its last part
  };
  struct Part {
    int number = 0;
    bool json = false;
    bool pending = false;  // the archive may lack its games
    std::filesystem::path path;
  };
  /// Called with each path that does not belong in the folder.
  using Stray = std::function<void(const std::filesystem::path&)>;

  explicit UploadFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// Returns all uploads, oldest first.
  [[nodiscard]] Result<std::vector<Upload>> uploads(const Stray& stray = {}) const;
  /// Returns the parts in order; empty if the upload does not exist.
  [[nodiscard]] Result<std::vector<Part>> parts(const UploadName& name,
                                                const Stray& stray = {}) const;
  [[nodiscard]] Result<std::optional<Part>> find(const UploadName& name, int number) const;
  [[nodiscard]] static Result<std::string> read(const Part& part);
  /// Saves a new part as pending. It is on disk afterwards, safe from a power failure.
  [[nodiscard]] Result<Part> put(const UploadName& name, int number, bool json,
                                 std::string_view text) const;
  /// Marks the part as added to the archive.
  [[nodiscard]] static Result<void> settle(const Part& part);
  [[nodiscard]] Result<void> remove(const UploadName& name) const;

 private:
  [[nodiscard]] std::filesystem::path path_of(const UploadName& name) const;

  std::filesystem::path folder_;
};

}  // namespace camlann::server
