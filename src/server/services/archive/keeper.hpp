#pragma once
// Keeps the archive of games up to date on a separate thread: makes the file, and adds published
// games, this site's games as they end, and uploads. Everything in it comes from the database of
// games and the folder of uploads: the file can be deleted while no server runs, and is rebuilt. It
// does not contain the names of this site's players. Used by serve().

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/vitals.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/archive/upload_taker.hpp"
#include "server/store/ended_games.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server {

enum class ArchiveState : std::uint8_t { being_made, there, damaged };

struct ArchiveFiles {
  std::filesystem::path archive;
  database::Address games;
  std::filesystem::path uploads;    // a folder
  std::filesystem::path self_play;  // a folder; empty: without such games
};

class ArchiveKeeper {
 public:
  /// All must outlive this. Starts its thread.
  ArchiveKeeper(ArchiveFiles files, const PublishedRecords& records, const Catalog& known,
                const Limits& limits, Vitals& vitals, const Log& log);
  ArchiveKeeper(const ArchiveKeeper&) = delete;
  ArchiveKeeper& operator=(const ArchiveKeeper&) = delete;
  /// Keeps what was added. Refuses the uploads that still wait.
  ~ArchiveKeeper();

  [[nodiscard]] ArchiveState state() const { return state_; }
  /// Increases each time the file is replaced; readers then open it again.
  [[nodiscard]] int generation() const { return generation_; }
  /// Counts the removals of games from the file; copies from before have games that are gone.
  [[nodiscard]] const std::atomic<int>& removals() const { return removals_; }
  [[nodiscard]] const ArchiveFiles& files() const { return files_; }
  /// Reports that a reader could not read the file. The whole file is then checked: the first time
  /// at once, later at most once per hour.
  void doubt(const Error& error);

  // Each is answered once: on the keeper's thread, or at once if too many requests wait.

  void take(const QueueKey& queue_key, message::UploadPart part,
            const Reply<message::UploadedPart>& reply);
  /// Removes an upload of this player, or of any player if `player` is empty.
  void remove_upload(const QueueKey& queue_key, std::string player, std::string id,
                     const Reply<bool>& reply);

 private:
  template <class T, class Work>
  void post(const QueueKey& who, const Reply<T>& reply, Work work);
  template <class T, class Work>
  [[nodiscard]] Result<T> answer(const Work& work);
  void run();
  /// Works until the keeper ends or fails.
  [[nodiscard]] Result<void> keep();
  void say(const Error& error);
  /// Checks the whole file, unless that was done and there is no new doubt.
  [[nodiscard]] Result<void> look_through();
  [[nodiscard]] Result<void> read_through() const;
  /// Rebuilds the file if players have deleted or continued games that are in it.
  [[nodiscard]] Result<void> leave_out_gone(EndedGames& games);
  [[nodiscard]] Result<void> add_published(archive::Archive& archive);
  /// Adds the files that are not in the archive yet.
  [[nodiscard]] Result<void> add_self_play(archive::Archive& archive);
  /// Adds ended games and uploads until the keeper ends.
  [[nodiscard]] Result<void> keep_up(archive::Archive& archive, EndedGames& games, EndedAt last);
  /// Erases games that players have deleted since the last call, and adds those they restored.
  [[nodiscard]] Result<void> follow_deletions(archive::Archive& archive, EndedGames& games);
  /// Removes the copy for download after a removal.
  void drop_copy();
  void announce();
  /// Adds the games that ended after `last`, and advances `last`.
  [[nodiscard]] Result<void> add_ended(archive::Archive& archive, EndedGames& games, EndedAt& last);
  [[nodiscard]] Result<void> add(archive::Archive& archive, EndedGames& games,
                                 const std::vector<EndedAt>& ended);
  /// Handles requests during the pause. False if the keeper ends.
  [[nodiscard]] bool wait(std::chrono::milliseconds pause);

  const ArchiveFiles files_;
  const PublishedRecords& records_;
  const Catalog& known_;
  const Limits& limits_;
  Vitals& vitals_;
  const Log log_;
  std::atomic<ArchiveState> state_{ArchiveState::being_made};
  std::atomic<int> generation_{0};
  std::atomic<int> removals_{0};
  std::set<std::string> deleted_;  // ids of the deleted games that the file has not
  std::atomic<bool> doubted_{false};
  std::optional<Result<void>> looked_;                // result of the last check of the whole file
  std::chrono::steady_clock::time_point look_again_;  // earliest time of the next check
  std::atomic<bool> ending_{false};
  Actor actor_;
  UploadTaker uploads_;
  archive::Archive* open_ = nullptr;  // set while it can be written
  std::thread thread_;
};

}  // namespace camlann::server
