#pragma once
// The table `private_texts` (doc/formats/database.md). A part of the SQLite store, which calls it
// inside its transactions.

#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "database/database.hpp"
#include "server/core/clock.hpp"
#include "server/model/private_text.hpp"

namespace camlann::server {

class PrivateTextTable {
 public:
  /// Must be called first. The database must outlive this.
  [[nodiscard]] Result<void> prepare(database::Database& database);

  /// Replaces the player's text; an empty text deletes it.
  [[nodiscard]] Result<void> write(std::string_view game, const PrivateText& text);
  [[nodiscard]] Result<std::vector<PrivateText>> of(std::string_view game);
  /// Deletes the texts of a few games that were deleted before `before`.
  [[nodiscard]] Result<void> purge(Millis before);

 private:
  database::Statement write_, remove_, of_, purge_;
};

}  // namespace camlann::server
