// The progress of accounts (table `progress`).
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "database/row.hpp"
#include "server/model/kept_language.hpp"
#include "server/store/account_store.hpp"
#include "wire/messages/progress.hpp"

namespace camlann::server {

namespace {

using Part = std::tuple<std::string, std::int64_t, std::string>;

message::ProgressPart part_of(Part&& row) {
  auto& [part, version, text] = row;
  return {std::move(part), version, std::move(text)};
}

/// Returns the new version; nothing if another one is kept.
Result<std::optional<std::int64_t>> replace(database::Database& database, std::string_view player,
                                            const message::KeepProgress& wish) {
  if (wish.version == 0) {
    return database.find<std::int64_t>(
        "INSERT INTO progress (player, part, version, text) VALUES (?1,?2,1,?3) "
        "ON CONFLICT DO NOTHING RETURNING version",
        player, wish.part, wish.text);
  }
  return database.find<std::int64_t>(
      "UPDATE progress SET version=version+1, text=?4 WHERE player=?1 AND part=?2 AND version=?3 "
      "RETURNING version",
      player, wish.part, wish.version, wish.text);
}

}  // namespace

Result<std::vector<message::ProgressPart>> AccountStore::progress(std::string_view player) {
  std::vector<message::ProgressPart> parts;
  TRY_VOID(database_.each<Part>(
      "SELECT part, version, text FROM progress WHERE player=?1 ORDER BY part",
      [&](Part&& row) { parts.push_back(part_of(std::move(row))); }, player));
  return parts;
}

Result<void> AccountStore::keep_language(std::string_view player, std::string_view tag) {
  return database_.run(
      "INSERT INTO progress (player, part, version, text) VALUES (?1,?2,1,?3) ON CONFLICT (player, "
      "part) DO UPDATE SET version=progress.version+1, text=?3 WHERE progress.text<>?3",
      player, browser_language_part, tag);
}

Result<message::KeptProgress> AccountStore::keep_progress(std::string_view player,
                                                          const message::KeepProgress& wish,
                                                          std::int64_t most_parts) {
  message::KeptProgress kept;
  TRY_VOID(database_.together([&]() -> Result<void> {
    kept = {};
    TRY(const auto parts,
        database_.value<std::int64_t>("SELECT count(*) FROM progress WHERE player=?1 AND part<>?2",
                                      player, wish.part));
    if (parts >= most_parts) {
      return failure(ErrorCode::too_many, "This account has too many parts of progress");
    }
    TRY(const auto version, replace(database_, player, wish));
    kept.taken = version.has_value();
    kept.now = {wish.part, version.value_or(0), {}};
    if (kept.taken) return {};
    TRY(auto now,
        database_.find<Part>("SELECT part, version, text FROM progress WHERE player=?1 AND part=?2",
                             player, wish.part));
    if (now) kept.now = part_of(std::move(*now));
    return {};
  }));
  return kept;
}

}  // namespace camlann::server
