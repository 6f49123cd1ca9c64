#pragma once
// Answers queries to the archive of games, on a separate thread with separate connections: one at a
// time, fairly by client, each within a time limit. Thread-safe.

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/archive/copy.hpp"
#include "server/services/archive/keeper.hpp"
#include "server/services/archive/questions.hpp"
#include "server/services/archive/shown.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "server/store/ended_games.hpp"
#include "wire/messages/archive_search.hpp"
#include "wire/messages/my_data.hpp"

namespace camlann::server {

/// A page of games as text.
struct ArchivePage {
  std::string text;
  std::optional<archive::GameNumber> next;  // `after` for the next page, if there is one
};

enum class ArchiveForm : std::uint8_t { records, json };

class ArchiveReader {
 public:
  /// All must outlive this. `disk`, if given, must have room for a copy to download.
  ArchiveReader(ArchiveKeeper& keeper, const Directory& directory, const Catalog& known,
                const Limits& limits, const Log& log, const DiskWatch* disk = nullptr);
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;
  /// Refuses the queries that still wait.
  ~ArchiveReader();

  // Each is answered once, as JSON: on the reader's thread, or at once if too many requests wait.

  void about(const QueueKey& queue_key, const Reply<std::string>& reply);
  void statistics(const QueueKey& queue_key, std::string variant, const Reply<std::string>& reply);
  void search(const QueueKey& queue_key, SearchWish wish, const Reply<std::string>& reply);
  void game(const QueueKey& queue_key, archive::GameNumber number, const Reply<std::string>& reply);
  void openings(const QueueKey& queue_key, OpeningsWish wish, const Reply<std::string>& reply);
  /// Replies with some of the games after number `after`, in the format of files, without the names
  /// of this site's players.
  void page(const QueueKey& queue_key, ArchiveForm form, archive::GameNumber after,
            const Reply<ArchivePage>& reply);
  /// Replies with a part of the whole archive as a SQLite file, without the names of this site's
  /// players.
  void copy(const QueueKey& queue_key, std::uint64_t from, std::string copy,
            const Reply<CopyPart>& reply);
  /// Replies with the uploads of this player, or of all players if `player` is empty. `may`: the
  /// caller may upload more.
  void uploads(const QueueKey& queue_key, std::string player, bool may,
               const Reply<std::string>& reply);

  // For the player's own uploads. These read the folder, and work without the archive.

  /// Replies with the uploads, newest first.
  void own_uploads(const QueueKey& queue_key,
                   const Reply<std::vector<UploadFolder::Upload>>& reply);
  /// Replies with the upload, and with its texts if they have at most `most` bytes.
  void own_upload(const QueueKey& queue_key, UploadFolder::Upload upload, std::size_t most,
                  const Reply<message::MyUpload>& reply);

  [[nodiscard]] ArchiveKeeper& keeper() const { return keeper_; }

 private:
  using Steady = std::chrono::steady_clock;

  /// The open files.
  struct Open {
    Open(archive::Archive its_archive, EndedGames its_games, const Directory& directory, int from)
        : archive(std::move(its_archive)),
          games(std::move(its_games)),
          shown(archive, games, directory),
          generation(from) {}
    archive::Archive archive;
    EndedGames games;
    ShownGames shown;
    int generation;
  };
  /// Counts, and numbers of games, without what is known of the players: that can change.
  struct Kept {
    archive::NextMoves found;
    Steady::time_point until;
    int removals;  // from the file until then
  };

  template <class T, class Work>
  void post(const QueueKey& who, const Reply<T>& reply, Work work);
  template <class T, class Work>
  void post_without_archive(const QueueKey& who, const Reply<T>& reply, Work work);
  template <class T, class Work>
  [[nodiscard]] Result<T> answer(const Work& work);
  [[nodiscard]] Result<void> open();

  [[nodiscard]] Result<std::string> about();
  [[nodiscard]] Result<std::string> statistics(const std::string& variant);
  [[nodiscard]] Result<std::string> search(const std::string& player, const SearchWish& wish);
  [[nodiscard]] Result<std::string> game(const std::string& player, archive::GameNumber number);
  [[nodiscard]] Result<std::string> openings(const OpeningsWish& wish);
  [[nodiscard]] Result<archive::NextMoves> next_moves(const OpeningsWish& wish,
                                                      const archive::NextMoveQuery& query);
  [[nodiscard]] Result<ArchivePage> page(ArchiveForm form, archive::GameNumber after);
  [[nodiscard]] Result<std::string> uploads(const std::string& player, bool may);
  [[nodiscard]] Result<message::MyUpload> upload_with_texts(const UploadFolder::Upload& upload,
                                                            std::size_t most) const;

  /// Runs a search, including its filters by player.
  [[nodiscard]] Result<archive::Found> find(const std::string& player, const SearchWish& wish);
  [[nodiscard]] Result<std::vector<archive::GameNumber>> numbers_of(
      const Result<std::vector<std::string>>& ids);
  /// Adds the games of these names, which stay in order.
  [[nodiscard]] Result<void> add_named(std::vector<archive::GameNumber>& numbers,
                                       const std::vector<std::string>& names);
  void count_without(const std::string& player, const SearchWish& wish,
                     message::FoundGames& answer);

  ArchiveKeeper& keeper_;
  const Directory& directory_;
  const Catalog& known_;
  const Limits& limits_;
  const Log log_;
  ArchiveCopy copy_;
  Actor actor_;
  const std::function<bool()> stop_{[this] { return ending_ || Steady::now() >= until_; }};
  std::unique_ptr<Open> open_;
  std::map<OpeningsWish, Kept> kept_;  // the cache for openings()
  Steady::time_point until_;           // deadline of the current query
  std::atomic<bool> ending_{false};
  std::thread thread_;
};

}  // namespace camlann::server
