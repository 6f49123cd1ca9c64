#pragma once
// Adds uploaded games to the archive, and removes them. On the keeper's thread.

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "archive/archive.hpp"
#include "archive/import.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/work_time.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server {

class UploadTaker {
 public:
  using GoOn = std::function<bool()>;

  /// All must outlive this. Work in progress stops once `go_on` returns false.
  UploadTaker(std::filesystem::path folder, const Catalog& known, const Limits& limits, Clock clock,
              Log log, GoOn go_on, WorkClock work_clock = thread_time);

  /// A part that is being added. Must not move, because games are read from its text.
  class Taking;
  [[nodiscard]] static std::shared_ptr<Taking> taking(const QueueKey& sender,
                                                      message::UploadPart part);
  /// Adds a part in portions: call it again while it returns nothing. A portion plays moves until
  /// `enough` returns true, or writes up to 200 games with about a thousand plies in one
  /// transaction. Once playing has taken `limits.part_work`, the remaining games are refused. A
  /// client that sends its last part again gets the same answer again. A part is saved before its
  /// games are added; if that is interrupted, it is added at the next start.
  [[nodiscard]] Result<std::optional<message::UploadedPart>> take(
      archive::Archive& archive, Taking& taking, const std::function<bool()>& enough);
  /// Removes an upload of this player, or of any player if `player` is empty.
  [[nodiscard]] Result<void> remove(archive::Archive& archive, const std::string& player,
                                    const std::string& id);

  // These log the files that cannot be used, and fail only if the archive fails.

  /// Removes uploads from the archive if their files no longer exist.
  [[nodiscard]] Result<void> leave_out_gone(archive::Archive& archive) const;
  /// Adds pending parts, and all parts that a rebuilt archive lacks.
  [[nodiscard]] Result<void> add_missing(archive::Archive& archive) const;

 private:
  struct Last {
    std::string upload;
    int part = -1;
    std::size_t hash = 0;  // of the text
    message::UploadedPart answer;
  };

  [[nodiscard]] archive::Import how() const;
  /// Returns the answer of a part that needs no work; otherwise prepares the import.
  [[nodiscard]] Result<std::optional<message::UploadedPart>> begin(Taking& taking);
  /// Adds the games that are ready, after their part is saved.
  [[nodiscard]] Result<void> write(archive::Archive& archive, Taking& taking,
                                   archive::Importer& importer);
  [[nodiscard]] message::UploadedPart end(Taking& taking);

  using Owners = std::map<std::string, std::string>;  // players, by upload

  void begin_day();
  /// Returns an error if the uploads since midnight (UTC) reach a limit. The last places of all
  /// (last_places.hpp) are for networks that have uploaded less than a player may.
  [[nodiscard]] Result<void> has_left(const QueueKey& sender, std::size_t bytes) const;
  void spend(const QueueKey& sender, std::size_t bytes);
  /// Returns the owners of all saved uploads. Reads them once.
  [[nodiscard]] Result<Owners*> owners();
  /// Returns an error if another player has this id, or this player has too many uploads.
  [[nodiscard]] Result<void> may_keep(const UploadName& name);
  /// Adds the games of a saved part.
  [[nodiscard]] Result<void> add_part(archive::Writer& writer, std::string_view text, bool json,
                                      const UploadName& name) const;
  [[nodiscard]] Result<void> add_parts(archive::Archive& archive, const UploadName& name,
                                       bool all) const;
  void pass_over(const Error& error) const;
  /// Logs the error and returns it.
  [[nodiscard]] Failure failed(const Error& error) const;

  const UploadFolder folder_;
  const Catalog& known_;
  const Limits& limits_;
  const Clock clock_;
  const Log log_;
  const GoOn go_on_;
  const WorkClock work_clock_;
  std::optional<Owners> owners_;
  std::int64_t today_ = 0;
  // Since midnight
  using Bytes = std::map<std::string, std::size_t, std::less<>>;
  std::size_t bytes_ = 0;
  Bytes bytes_of_;                    // by player
  Bytes bytes_of_network_;            // by networks_of() the address
  std::map<std::string, Last> last_;  // by player
};

}  // namespace camlann::server
