#pragma once
// The texts of games that players have uploaded, as they came, in a folder beside the archive: from
// them the archive is made again. An upload is a folder PLAYER.ID with a file for each part;
// without its parts an upload is removed. A part is `.new` until the archive has its games. What
// fails here is `busy`: it says nothing of the archive. Thread-safe but for writes to one upload.

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

/// Whose upload, and which of his.
struct UploadName {
  std::string player;
  std::string id;

  bool operator==(const UploadName&) const = default;
};

/// Whether this is 24 hexadecimal digits.
[[nodiscard]] bool is_upload_id(std::string_view text);
/// Under which its games are in the archive.
[[nodiscard]] std::string source_of(const UploadName& name);
/// Nothing for other sources.
[[nodiscard]] std::optional<UploadName> upload_of(std::string_view source);

class UploadFolder {
 public:
  struct Upload {
    UploadName name;
    Millis at = 0;  // when its last part came
  };
  struct Part {
    int number = 0;
    bool json = false;
    bool pending = false;  // whether the archive has its games is not known
    std::filesystem::path path;
  };
  /// Is told of what does not belong there.
  using Stray = std::function<void(const std::filesystem::path&)>;

  explicit UploadFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// The oldest first.
  [[nodiscard]] Result<std::vector<Upload>> uploads(const Stray& stray = {}) const;
  /// In their order. None where there is no such upload.
  [[nodiscard]] Result<std::vector<Part>> parts(const UploadName& name,
                                                const Stray& stray = {}) const;
  [[nodiscard]] Result<std::optional<Part>> find(const UploadName& name, int number) const;
  [[nodiscard]] static Result<std::string> read(const Part& part);
  /// Keeps a part that is not there yet, as a pending one. It outlives a power cut.
  [[nodiscard]] Result<Part> put(const UploadName& name, int number, bool json,
                                 std::string_view text) const;
  /// Its games are in the archive: it is not pending any more.
  [[nodiscard]] static Result<void> settle(const Part& part);
  [[nodiscard]] Result<void> remove(const UploadName& name) const;

 private:
  [[nodiscard]] std::filesystem::path path_of(const UploadName& name) const;

  std::filesystem::path folder_;
};

}  // namespace camlann::server
