#pragma once
// The table `private_texts` (doc/formats/database.md). A part of the SQLite store, in whose
// transactions it writes.

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/private_text.hpp"

namespace camlann::server {

class PrivateTextTable {
 public:
  /// Before all else. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// In place of what was there; an empty text removes it.
  [[nodiscard]] Result<void> write(std::string_view game, const PrivateText& text);
  [[nodiscard]] Result<std::vector<PrivateText>> of(std::string_view game);
  /// Of a few games that were deleted before then.
  [[nodiscard]] Result<void> purge(Millis before);

 private:
  database::Statement write_, remove_, of_, purge_;
};

}  // namespace camlann::server
