#pragma once
// Takes games that players upload into the archive, and removes them. On the keeper's thread.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server {

class UploadTaker {
 public:
  using GoOn = std::function<bool()>;

  /// All must outlive it. What goes on is stopped once `go_on` answers false.
  UploadTaker(std::filesystem::path folder, const Catalog& known, const Limits& limits, Clock clock,
              Log log, GoOn go_on);

  /// The last part that somebody sent gets the first answer again. A part is kept before the
  /// archive has its games, and taken up again at the next start where that did not come to an end.
  [[nodiscard]] Result<message::UploadedPart> take(archive::Archive& archive,
                                                   const std::string& player,
                                                   const message::UploadPart& part);
  /// An upload of this player, or of anybody where none is named.
  [[nodiscard]] Result<void> remove(archive::Archive& archive, const std::string& player,
                                    const std::string& id);

  // These log which files cannot be used, and fail only where the archive does.

  /// Removes those whose files are gone.
  [[nodiscard]] Result<void> leave_out_gone(archive::Archive& archive) const;
  /// Adds those that the archive does not have, as after it was made anew, and pending parts.
  [[nodiscard]] Result<void> add_missing(archive::Archive& archive) const;

 private:
  struct Last {
    std::string upload;
    int part = -1;
    std::size_t hash = 0;  // of the text
    message::UploadedPart answer;
  };

  using Owners = std::map<std::string, std::string>;  // players, by upload

  void begin_day();
  /// An error where too much has come since midnight (UTC).
  [[nodiscard]] Result<void> has_left(const std::string& player, std::size_t bytes) const;
  void spend(const std::string& player, std::size_t bytes);
  /// Of all uploads that are kept. Read once.
  [[nodiscard]] Result<Owners*> owners();
  /// An error where this id is another player's, or he has too many.
  [[nodiscard]] Result<void> may_keep(const UploadName& name);
  [[nodiscard]] Result<void> add_parts(archive::Archive& archive, const UploadName& name,
                                       bool all) const;
  void pass_over(const Error& error) const;
  /// What failed, for the log.
  [[nodiscard]] Failure failed(const Error& error) const;

  const UploadFolder folder_;
  const Catalog& known_;
  const Limits& limits_;
  const Clock clock_;
  const Log log_;
  const GoOn go_on_;
  std::optional<Owners> owners_;
  std::int64_t today_ = 0;
  // Of today
  std::size_t bytes_ = 0;
  std::map<std::string, std::size_t> bytes_of_;  // by player
  std::map<std::string, Last> last_;             // the same
};

}  // namespace camlann::server
