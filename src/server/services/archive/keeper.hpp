#pragma once
// Keeps the archive of games: makes the file, adds the published games, the site's own as they end
// and what players upload, on a thread of its own. The database of games and the folder of uploads
// are the truth: the file can be deleted while no server runs, and is made again. Whoever plays
// here is not named in it. Used by serve().

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
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
  std::filesystem::path self_play;  // a folder; empty: there are no such games
};

class ArchiveKeeper {
 public:
  /// All must outlive it. Begins at once.
  ArchiveKeeper(ArchiveFiles files, const PublishedRecords& records, const Catalog& known,
                const Limits& limits, Vitals& vitals, const Log& log);
  ArchiveKeeper(const ArchiveKeeper&) = delete;
  ArchiveKeeper& operator=(const ArchiveKeeper&) = delete;
  /// What was added so far is kept. Uploads that wait are answered that it is too late.
  ~ArchiveKeeper();

  [[nodiscard]] ArchiveState state() const { return state_; }
  /// Rises with each file that is there anew: readers open it again.
  [[nodiscard]] int generation() const { return generation_; }
  [[nodiscard]] const ArchiveFiles& files() const { return files_; }
  /// A reader could not read, and this is why: the whole file is looked through, the first time at
  /// once, then once an hour at the most.
  void doubt(const Error& error);

  // Answered once, on the keeper's thread, or at once where too much waits.

  void take(const QueueKey& queue_key, message::UploadPart part,
            const Reply<message::UploadedPart>& reply);
  /// An upload of this player, or of anybody where none is named.
  void remove_upload(const QueueKey& queue_key, std::string player, std::string id,
                     const Reply<bool>& reply);

 private:
  template <class T, class Work>
  void post(const QueueKey& who, const Reply<T>& reply, Work work);
  template <class T, class Work>
  [[nodiscard]] Result<T> answer(const Work& work);
  void run();
  /// Until it is time to end, or something fails.
  [[nodiscard]] Result<void> keep();
  void say(const Error& error);
  /// Reads the whole file, unless that was done and there is no new doubt.
  [[nodiscard]] Result<void> look_through();
  [[nodiscard]] Result<void> read_through() const;
  /// Makes the file anew where players have deleted games of theirs, or gone on with them.
  [[nodiscard]] Result<void> leave_out_gone(EndedGames& games);
  [[nodiscard]] Result<void> add_published(archive::Archive& archive);
  /// The files that the archive does not have.
  [[nodiscard]] Result<void> add_self_play(archive::Archive& archive);
  /// Adds what ends and what is uploaded, until it is time to end.
  [[nodiscard]] Result<void> keep_up(archive::Archive& archive, EndedGames& games, EndedAt last);
  void announce();
  /// Those that ended since `last`, which moves on.
  [[nodiscard]] Result<void> add_ended(archive::Archive& archive, EndedGames& games, EndedAt& last);
  [[nodiscard]] Result<void> add(archive::Archive& archive, EndedGames& games,
                                 const std::vector<EndedAt>& ended);
  /// Serves meanwhile. False: it is time to end.
  [[nodiscard]] bool wait(std::chrono::milliseconds pause);

  const ArchiveFiles files_;
  const PublishedRecords& records_;
  const Catalog& known_;
  Vitals& vitals_;
  const Log log_;
  std::atomic<ArchiveState> state_{ArchiveState::being_made};
  std::atomic<int> generation_{0};
  std::atomic<bool> doubted_{false};
  std::optional<Result<void>> looked_;                // what came of reading the whole file
  std::chrono::steady_clock::time_point look_again_;  // not before, whatever the doubts
  std::atomic<bool> ending_{false};
  Actor actor_;
  UploadTaker uploads_;
  archive::Archive* open_ = nullptr;  // while it can be written
  std::thread thread_;
};

}  // namespace camlann::server
