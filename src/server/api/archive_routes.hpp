#pragma once
// /api/archive: searches, downloads and uploads of the archive of games. Thread-safe.

#include <string>
#include <string_view>

#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/archive/reader.hpp"
#include "server/services/round/rated_boards.hpp"

namespace camlann::server {

class ArchiveRoutes {
 public:
  /// All arguments must outlive this; `reader` is null on a server without an archive.
  ArchiveRoutes(ArchiveReader* reader, const RatedBoards& rated, const Catalog& known,
                const Sanctions& sanctions, const Limits& limits, const SteadyClock& now)
      : reader_(reader),
        rated_(rated),
        known_(known),
        sanctions_(sanctions),
        limits_(limits),
        questions_(limits.archive_questions_per_address, now),
        upload_calls_(limits.upload_calls_per_address, now) {}

  void handle(const Call& call, std::string_view rest) const;

 private:
  void search(const Call& call) const;
  void game(const Call& call, std::string_view number) const;
  void statistics(const Call& call) const;
  /// Answers the call with the refusal if it asks about a rated game that the player plays.
  [[nodiscard]] bool may_search(const Call& call, const SearchWish& wish) const;
  [[nodiscard]] bool may_look_up(const Call& call, const std::string& variant,
                                 const std::string& rules, const std::string& fen) const;
  void openings(const Call& call) const;
  void download(const Call& call) const;
  void copy(const Call& call) const;
  void uploads(const Call& call, std::string_view rest) const;
  void take(const Call& call) const;
  [[nodiscard]] bool may_upload(const Call& call) const;

  ArchiveReader* reader_;
  const RatedBoards& rated_;
  const Catalog& known_;
  const Sanctions& sanctions_;
  const Limits& limits_;
  mutable AddressBuckets questions_;
  mutable AddressBuckets upload_calls_;
};

}  // namespace camlann::server
