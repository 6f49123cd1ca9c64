#include "server/services/archive/keeper.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/import.hpp"
#include "archive/postings.hpp"
#include "archive/writer.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "database/database.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/slice.hpp"
#include "server/core/vitals.hpp"
#include "server/model/game_record.hpp"
#include "server/model/game_state.hpp"
#include "server/services/archive/copy.hpp"
#include "server/services/archive/published_records.hpp"
#include "server/services/archive/remake.hpp"
#include "server/services/archive/shown.hpp"
#include "server/services/archive/upload_taker.hpp"
#include "server/store/ended_games.hpp"
#include "wire/messages/upload.hpp"

namespace camlann::server {

namespace {

using Steady = std::chrono::steady_clock;

constexpr std::chrono::seconds pause_between_looks{1};
constexpr std::chrono::seconds pause_after_failure{10};
constexpr std::chrono::hours pause_between_doubts{1};
/// This much time is read again, because the clock may have been set back while games ended.
constexpr Millis overlap = std::chrono::milliseconds(std::chrono::minutes(10)).count();
constexpr int games_at_once = 500;

Failure not_now() {
  return failure(ErrorCode::busy, "The archive of games takes nothing now", {},
                 "another attempt in a moment");
}

/// A failure of the games database does not mean that the archive is damaged.
Failure of_games(Error error) {
  error.code = ErrorCode::busy;
  return Failure(std::move(error));
}

/// Leaves out people's names, which are looked up when the game is shown.
Record nameless(const GameMeta& meta, const GameState& state) {
  Record record = record_of(meta, state);
  const auto& seating = state.board().variant().seating;
  for (std::size_t i = 0; i < seating.size(); ++i) {
    const Player& player = meta.seats[i];
    if (!player.person()) continue;
    record.set(seating[i].name, "?");
    if (!player.rating.empty()) record.set(seating[i].name + "Elo", player.rating);
  }
  return record;
}

}  // namespace

ArchiveKeeper::ArchiveKeeper(ArchiveFiles files, const PublishedRecords& records,
                             const Catalog& known, const Limits& limits, Vitals& vitals,
                             const Log& log)
    : files_(std::move(files)),
      records_(records),
      known_(known),
      limits_(limits),
      vitals_(vitals),
      log_(log),
      actor_(limits.uploads, std::chrono::milliseconds(100), Actor::Closing::finish, log_,
             Steady::now, not_now().value()),
      uploads_(files_.uploads, known, limits, wall_clock, log_, [this] { return !ending_; }),
      thread_([this] { run(); }) {}

ArchiveKeeper::~ArchiveKeeper() {
  ending_ = true;
  actor_.close();
  thread_.join();
  actor_.run([this] { actor_.work(std::chrono::milliseconds(1)); });  // refuses what waits
}

bool ArchiveKeeper::wait(std::chrono::milliseconds pause) {
  const auto end = Steady::now() + pause;
  for (auto now = Steady::now(); !ending_ && now < end; now = Steady::now()) {
    actor_.work(std::chrono::ceil<std::chrono::milliseconds>(end - now));
  }
  return !ending_;
}

template <class T, class Work>
void ArchiveKeeper::post(const QueueKey& who, const Reply<T>& reply, Work work) {
  if (state_ != ArchiveState::there) return reply(not_now());
  actor_.ask(who, reply, [this, work = std::move(work)] { return answer<T>(work); });
}

template <class T, class Work>
Result<T> ArchiveKeeper::answer(const Work& work) {
  if (open_ == nullptr) return not_now();
  auto answer = work(*open_);
  const bool damaged = !answer && answer.error().code == ErrorCode::io;
  if (damaged) doubt(answer.error());
  // SQLite names files of the host.
  if (damaged || (!answer && answer.error().code == ErrorCode::busy)) return not_now();
  return answer;
}

void ArchiveKeeper::take(const QueueKey& queue_key, message::UploadPart part,
                         const Reply<message::UploadedPart>& reply) {
  if (state_ != ArchiveState::there) return reply(not_now());
  const auto taking = UploadTaker::taking(queue_key, std::move(part));
  actor_.ask_in_turns(queue_key, reply, [this, taking] {
    return answer<std::optional<message::UploadedPart>>(
        [&](auto& archive) { return uploads_.take(archive, *taking, slice_of(limits_.slice)); });
  });
}

void ArchiveKeeper::remove_upload(const QueueKey& queue_key, std::string player, std::string id,
                                  const Reply<bool>& reply) {
  post(queue_key, reply,
       [this, player = std::move(player), id = std::move(id)](auto& archive) -> Result<bool> {
         TRY_VOID(uploads_.remove(archive, player, id));
         drop_copy();
         return true;
       });
}

void ArchiveKeeper::say(const Error& error) {
  const auto what = to_text(error);
  if (error.code == ErrorCode::busy) {
    return log_(Severity::warning, "archive-busy", {{"what", std::string_view(what)}});
  }
  vitals_.set("archive_sound", 0);
  if (state_.exchange(ArchiveState::damaged) == ArchiveState::damaged) return;
  log_(Severity::error, "archive-damaged", {{"what", std::string_view(what)}});
}

void ArchiveKeeper::doubt(const Error& error) {
  if (doubted_.exchange(true)) return;
  log_(Severity::warning, "archive-doubted", {{"what", std::string_view(to_text(error))}});
}

void ArchiveKeeper::announce() {
  vitals_.set("archive_sound", 1);
  ++generation_;
  state_ = ArchiveState::there;
}

void ArchiveKeeper::run() {
  do {
    try {
      const auto kept = keep();
      open_ = nullptr;
      if (kept || ending_) return;
      say(kept.error());
    } catch (const std::exception& error) {  // out of memory
      log_(Severity::warning, "archive-busy", {{"what", std::string_view(error.what())}});
    }
    open_ = nullptr;
  } while (wait(pause_after_failure));
}

Result<void> ArchiveKeeper::keep() {
  auto games = EndedGames::open(files_.games, known_);
  if (!games) return of_games(games.error());
  TRY_VOID(look_through());
  // Only before the first reader, because readers keep the file open.
  if (generation_ == 0) {
    TRY_VOID(leave_out_gone(*games));
  }
  TRY(auto archive, archive::Archive::open(files_.archive));
  TRY(const auto size, archive.size());
  const bool has_games = size > 0;
  if (has_games) announce();  // these games can be searched while more are added
  TRY_VOID(add_published(archive));
  TRY_VOID(add_self_play(archive));
  TRY_VOID(uploads_.add_missing(archive));
  EndedAt last;
  TRY_VOID(add_ended(archive, *games, last));
  if (!has_games) announce();
  open_ = &archive;  // until run() resets it
  return keep_up(archive, *games, std::move(last));
}

Result<void> ArchiveKeeper::keep_up(archive::Archive& archive, EndedGames& games, EndedAt last) {
  while (wait(pause_between_looks)) {
    if (doubted_) {
      TRY_VOID(look_through());
    }
    TRY_VOID(follow_deletions(archive, games));
    last = {std::max<Millis>(last.at - overlap, 0), {}, 0};
    TRY_VOID(add_ended(archive, games, last));
  }
  return {};
}

Result<void> ArchiveKeeper::follow_deletions(archive::Archive& archive, EndedGames& games) {
  const auto ids = games.deleted();
  if (!ids) return of_games(ids.error());
  std::set<std::string> now(ids->begin(), ids->end());
  std::vector<std::string> gone;
  std::set_difference(now.begin(), now.end(), deleted_.begin(), deleted_.end(),
                      std::back_inserter(gone));
  TRY(const auto removed, archive.remove_played(gone));
  if (removed) drop_copy();
  std::vector<EndedAt> restored;
  for (const auto& id : deleted_) {
    if (now.contains(id)) continue;
    const auto game = games.find(id);
    if (!game) return of_games(game.error());
    if (const auto& found = *game) restored.push_back({0, id, found->standing.version});
  }
  TRY_VOID(add(archive, games, restored));
  deleted_ = std::move(now);
  return {};
}

void ArchiveKeeper::drop_copy() {
  ++removals_;
  std::error_code none;
  std::filesystem::remove(copy_beside(files_.archive), none);
}

Result<void> ArchiveKeeper::look_through() {
  std::error_code none;
  if (!std::filesystem::exists(files_.archive, none)) {
    looked_.reset();
    return {};
  }
  const auto now = std::chrono::steady_clock::now();
  const bool doubted = doubted_ && now >= look_again_;
  if (looked_ && !doubted) return *looked_;
  if (doubted) look_again_ = now + pause_between_doubts;
  auto sound = read_through();
  if (!sound && sound.error().code == ErrorCode::busy) return sound;
  looked_ = sound;
  if (!doubted) return sound;
  doubted_ = false;
  if (sound) log_(Severity::info, "archive-sound", {});
  return sound;
}

Result<void> ArchiveKeeper::read_through() const {
  // Opened for writing, which rolls back a transaction that was interrupted by a crash.
  TRY(auto file, database::Database::open(files_.archive));
  file.interrupt_if(ending_);
  auto sound = database::check_sound(file, files_.archive);
  if (sound || sound.error().code == ErrorCode::busy) return sound;
  return failure(ErrorCode::io, sound.error().what, files_.archive.string(),
                 "that the host deletes it: it is made again");
}

Result<void> ArchiveKeeper::leave_out_gone(EndedGames& games) {
  std::error_code none;
  if (!std::filesystem::exists(files_.archive, none)) return {};
  std::vector<archive::GameNumber> gone;
  {
    TRY(auto archive, archive::Archive::open(files_.archive));
    TRY_VOID(uploads_.leave_out_gone(archive));
    TRY(auto replaced, archive.gone());
    gone = std::move(replaced);
    TRY(const auto all, archive.all_played_here());
    for (const auto& [number, here] : all) {
      const auto game = games.find(here.id);
      if (!game) return of_games(game.error());
      if (!is_still(here, *game)) gone.push_back(number);
    }
  }
  if (gone.empty()) return {};
  std::sort(gone.begin(), gone.end());
  log_(Severity::info, "archive-remade", {{"without", static_cast<std::int64_t>(gone.size())}});
  auto remade = remake(files_.archive, gone, known_, ending_);
  if (remade || remade.error().code != ErrorCode::conflict) return remade;
  // The games stay in the file but are hidden.
  log_(Severity::warning, "archive-kept", {{"why", std::string_view(to_text(remade.error()))}});
  return {};
}

Result<void> ArchiveKeeper::add_published(archive::Archive& archive) {
  TRY(auto writer, archive::Writer::begin(archive));
  archive::Report report;
  for (const auto& [id, text] : records_.texts()) {
    RecordReader reader(text);
    const auto next = [&reader] { return reader.next(); };
    const archive::Import how{
        .defaults = {}, .known = &known_, .go_on = [this] { return !ending_; }};
    auto added = archive::import(writer, next, published_source(id), how, report);
    if (!added) return added;
  }
  return writer.finish();
}

Result<void> ArchiveKeeper::add_self_play(archive::Archive& archive) {
  std::error_code error;
  if (files_.self_play.empty()) return {};
  std::vector<std::filesystem::path> files;
  for (std::filesystem::directory_iterator at(files_.self_play, error), end; !error && at != end;
       at.increment(error)) {
    if (at->path().extension() == ".txt") files.push_back(at->path());
  }
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    if (ending_) break;
    const std::string source = std::string(archive::self_play_source) + '/' + file.stem().string();
    TRY(const auto there, archive.has_source(source));
    if (there) continue;
    std::ifstream stream(file, std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(stream), {});
    TRY(auto writer, archive::Writer::begin(archive));
    archive::Report report;
    RecordReader reader(text);
    const auto next = [&reader] { return reader.next(); };
    const archive::Import how{
        .defaults = {}, .known = &known_, .go_on = [this] { return !ending_; }};
    auto added = archive::import(writer, next, source, how, report);
    if (!added) return added;
    // A partial file would be mistaken for the complete one.
    if (ending_) return {};
    TRY_VOID(writer.finish());
    if (report.refused.empty()) continue;
    log_(Severity::warning, "record-left-out",
         {{"file", std::string_view(file.filename().native())},
          {"what", std::string_view(to_text(report.refused.front().error))}});
  }
  return {};
}

Result<void> ArchiveKeeper::add_ended(archive::Archive& archive, EndedGames& games, EndedAt& last) {
  for (bool more = true; more && !ending_;) {
    const auto ended = games.after(last, games_at_once);
    if (!ended) return of_games(ended.error());
    more = !ended->empty();
    if (!more) break;
    last = ended->back();
    TRY_VOID(add(archive, games, *ended));
  }
  TRY(const auto size, archive.size());
  vitals_.set("archive_games", static_cast<std::int64_t>(size));
  return {};
}

Result<void> ArchiveKeeper::add(archive::Archive& archive, EndedGames& games,
                                const std::vector<EndedAt>& ended) {
  std::optional<archive::Writer> writer;  // other connections can write if there is nothing to add
  for (const auto& [at, id, version] : ended) {
    if (ending_) break;
    TRY(const auto there, archive.find_played(id));
    if (const auto& kept = there; kept && kept->second.version == version) continue;
    const auto found = games.find(id);
    if (!found) return of_games(found.error());
    const auto& game = *found;
    if (!game) continue;
    const auto state = games.read(*game);
    if (!state) {  // the reason is logged when the game is opened
      if (state.error().code == ErrorCode::busy) return Failure(state.error());
      continue;
    }
    if (!writer) {
      TRY(auto begun, archive::Writer::begin(archive));
      writer.emplace(std::move(begun));
    }
    TRY_VOID(writer->add(nameless(game->meta, *state), state->board(),
                         archive::PlayedHere{id, game->standing.version}));
  }
  return writer ? writer->finish() : Result<void>{};
}

}  // namespace camlann::server
