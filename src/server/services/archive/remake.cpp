#include "server/services/archive/remake.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "archive/archive.hpp"
#include "archive/postings.hpp"
#include "archive/writer.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"

namespace camlann::server {

namespace {

Result<void> add_again(archive::Archive& from, archive::Writer& writer,
                       const archive::Summary& game, std::string_view text, const Catalog& known) {
  const auto unreadable = [&] {
    return failure(ErrorCode::conflict, "A game of the archive cannot be played through",
                   "game " + std::to_string(game.number), "a variant that this program knows");
  };
  const auto read = RecordReader(text).next();
  if (!read || !*read) return unreadable();
  const Record& record = read->value();
  const auto played = replay(record, {}, known);
  if (!played.game || played.fault) return unreadable();
  TRY(const auto found, from.played_here(game.number));
  const auto& here = found;
  if (here) {
    TRY_VOID(writer.add(record, *played.game, *here));
    return {};
  }
  TRY_VOID(writer.add(record, *played.game, game.source));
  return {};
}

Result<void> copy(const std::filesystem::path& file, const std::filesystem::path& to,
                  const std::vector<archive::GameNumber>& without, const Catalog& known,
                  const std::atomic<bool>& stop) {
  auto from = archive::Archive::open(file);
  auto made = archive::Archive::open(to);
  if (!from) return Failure(from.error());
  if (!made) return Failure(made.error());
  TRY(const auto licence, from->licence());
  TRY_VOID(made->set_licence(licence));
  TRY(auto writer, archive::Writer::begin(*made));
  Result<void> added;
  auto all = from->each_record([&](const archive::Summary& game, std::string_view text) {
    if (std::binary_search(without.begin(), without.end(), game.number)) return !stop;
    added = add_again(*from, writer, game, text, known);
    return added.has_value() && !stop;
  });
  if (!all) return all;
  if (!added) return added;
  return writer.finish();
}

}  // namespace

Result<void> remake(const std::filesystem::path& file,
                    const std::vector<archive::GameNumber>& without, const Catalog& known,
                    const std::atomic<bool>& stop) {
  auto fresh = file;
  fresh += ".new";
  std::error_code error;
  for (const auto* ending : {"", "-wal", "-shm"}) {
    auto old = fresh;
    old += ending;
    std::filesystem::remove(old, error);
  }
  TRY_VOID(copy(file, fresh, without, known, stop));
  if (stop) return {};
  std::filesystem::rename(fresh, file, error);
  if (!error) return {};
  return failure(ErrorCode::io, "The archive cannot be replaced: " + error.message(),
                 file.string());
}

}  // namespace camlann::server
