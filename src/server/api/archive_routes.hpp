#pragma once
// /api/archive: searches, downloads and uploads of the archive of games. Thread-safe.

#include <string_view>

#include "server/api/call.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/archive/reader.hpp"

namespace camlann::server {

class ArchiveRoutes {
 public:
  /// All arguments must outlive this; `reader` is null on a server without an archive.
  ArchiveRoutes(ArchiveReader* reader, const Sanctions& sanctions, const Limits& limits,
                const SteadyClock& now)
      : reader_(reader),
        sanctions_(sanctions),
        limits_(limits),
        questions_(limits.archive_questions_per_address, now),
        upload_calls_(limits.upload_calls_per_address, now) {}

  void handle(const Call& call, std::string_view rest) const;

 private:
  void search(const Call& call) const;
  void game(const Call& call, std::string_view number) const;
  void statistics(const Call& call) const;
  void openings(const Call& call) const;
  void download(const Call& call) const;
  void copy(const Call& call) const;
  void uploads(const Call& call, std::string_view rest) const;
  void take(const Call& call) const;
  [[nodiscard]] bool may_upload(const Call& call) const;

  ArchiveReader* reader_;
  const Sanctions& sanctions_;
  const Limits& limits_;
  mutable AddressBuckets questions_;
  mutable AddressBuckets upload_calls_;
};

}  // namespace camlann::server
