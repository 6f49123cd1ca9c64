#include "server/services/archive/reader.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/postings.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "game/replay.hpp"
#include "notation/record_reader.hpp"
#include "notation/record_writer.hpp"
#include "rules/variant_info.hpp"
#include "server/core/actor.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/archive/keeper.hpp"
#include "server/services/archive/mirrored_moves.hpp"
#include "server/services/archive/questions.hpp"
#include "server/services/archive/shown.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "server/store/ended_games.hpp"
#include "wire/messages/archive.hpp"
#include "wire/messages/archive_search.hpp"
#include "wire/messages/my_data.hpp"
#include "wire/messages/record.hpp"
#include "wire/messages/upload.hpp"
#include "wire/record_messages.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::seconds patience{1};
constexpr std::chrono::seconds openings_stay{20};
constexpr std::size_t most_kept = 500;
constexpr std::size_t page_bytes = std::size_t{256} << 10;

void set_ends(auto& counted, const archive::Ends& ends) {
  counted.games = ends.games;
  counted.white = ends.first;
  counted.black = ends.second;
  counted.third = ends.third;
  counted.draws = ends.draws;
}

}  // namespace

ArchiveReader::ArchiveReader(ArchiveKeeper& keeper, const Directory& directory,
                             const Catalog& known, const Limits& limits, const Log& log,
                             const DiskWatch* disk)
    : keeper_(keeper),
      directory_(directory),
      known_(known),
      limits_(limits),
      log_(log),
      copy_(keeper.files().archive, keeper.removals(), log_, disk),
      actor_(limits.archive, patience, Actor::Closing::finish, log_),
      thread_([this] { actor_.run([this] { actor_.work(patience); }); }) {}

ArchiveReader::~ArchiveReader() {
  ending_ = true;
  actor_.close();
  thread_.join();
}

template <class T, class Work>
void ArchiveReader::post(const QueueKey& who, const Reply<T>& reply, Work work) {
  actor_.ask(who, reply, [this, work = std::move(work)] { return answer<T>(work); });
}

template <class T, class Work>
void ArchiveReader::post_without_archive(const QueueKey& who, const Reply<T>& reply, Work work) {
  actor_.ask(who, reply, [this, work = std::move(work)]() -> Result<T> {
    Result<T> done = work();
    if (done) return done;
    // The error names files of the host.
    log_(Severity::warning, "upload-failed", {{"what", std::string_view(to_text(done.error()))}});
    return failure(ErrorCode::busy, "Your files of games cannot be read now", {},
                   "another attempt in a moment");
  });
}

template <class T, class Work>
Result<T> ArchiveReader::answer(const Work& work) {
  TRY_VOID(open());
  until_ = Steady::now() + limits_.archive_question;
  auto answer = work();
  const bool damaged = !answer && answer.error().code == ErrorCode::io;
  if (!damaged && (answer || answer.error().code != ErrorCode::busy)) return answer;
  // SQLite does not give the reason for an interruption, and names files of the host.
  TRY_VOID(open_->archive.go_on());
  if (damaged) {
    keeper_.doubt(answer.error());
    open_.reset();
  }
  return failure(ErrorCode::busy, "The archive of games cannot be read now", {},
                 "another attempt in a moment");
}

Result<void> ArchiveReader::open() {
  const auto state = keeper_.state();
  if (state == ArchiveState::being_made) {
    return failure(ErrorCode::busy, "The archive of games is being made", {},
                   "another attempt in a moment");
  }
  if (state == ArchiveState::damaged) {
    open_.reset();
    return failure(ErrorCode::busy, "The archive of games is damaged", {},
                   "the host of this server, who can delete it: it is made again");
  }
  const int generation = keeper_.generation();
  if (open_ && open_->generation == generation) return {};
  open_.reset();
  kept_.clear();
  auto archive = archive::Archive::open_to_read(keeper_.files().archive);
  auto games = EndedGames::open(keeper_.files().games, known_);
  if (!archive || !games) {
    keeper_.doubt(archive ? games.error() : archive.error());
    return failure(ErrorCode::busy, "The archive of games cannot be read now", {},
                   "another attempt in a moment");
  }
  open_ = std::make_unique<Open>(std::move(*archive), std::move(*games), directory_, generation);
  open_->archive.stop_when(stop_);
  open_->games.interrupt_when(stop_);
  return {};
}

void ArchiveReader::about(const QueueKey& queue_key, const Reply<std::string>& reply) {
  post(queue_key, reply, [this] { return about(); });
}

void ArchiveReader::statistics(const QueueKey& queue_key, std::string variant,
                               const Reply<std::string>& reply) {
  post(queue_key, reply, [this, variant = std::move(variant)] { return statistics(variant); });
}

void ArchiveReader::search(const QueueKey& queue_key, SearchWish wish,
                           const Reply<std::string>& reply) {
  post(queue_key, reply,
       [this, player = queue_key.player, wish = std::move(wish)] { return search(player, wish); });
}

void ArchiveReader::game(const QueueKey& queue_key, archive::GameNumber number,
                         const Reply<std::string>& reply) {
  post(queue_key, reply,
       [this, player = queue_key.player, number] { return game(player, number); });
}

void ArchiveReader::openings(const QueueKey& queue_key, OpeningsWish wish,
                             const Reply<std::string>& reply) {
  post(queue_key, reply, [this, wish = std::move(wish)] { return openings(wish); });
}

void ArchiveReader::page(const QueueKey& queue_key, ArchiveForm form, archive::GameNumber after,
                         const Reply<ArchivePage>& reply) {
  post(queue_key, reply, [this, form, after] { return page(form, after); });
}

void ArchiveReader::copy(const QueueKey& queue_key, std::uint64_t from, std::string copy,
                         const Reply<CopyPart>& reply) {
  post(queue_key, reply, [this, from, copy = std::move(copy)] { return copy_.part(from, copy); });
}

void ArchiveReader::uploads(const QueueKey& queue_key, std::string player, bool may,
                            const Reply<std::string>& reply) {
  post(queue_key, reply, [this, player = std::move(player), may] { return uploads(player, may); });
}

void ArchiveReader::own_uploads(const QueueKey& queue_key,
                                const Reply<std::vector<UploadFolder::Upload>>& reply) {
  const auto list = [this,
                     player = queue_key.player]() -> Result<std::vector<UploadFolder::Upload>> {
    auto kept = UploadFolder(keeper_.files().uploads).uploads();
    if (!kept) return kept;
    std::erase_if(*kept, [&](const auto& one) { return one.name.player != player; });
    std::reverse(kept->begin(), kept->end());
    return kept;
  };
  post_without_archive(queue_key, reply, list);
}

void ArchiveReader::own_upload(const QueueKey& queue_key, UploadFolder::Upload upload,
                               std::size_t most, const Reply<message::MyUpload>& reply) {
  post_without_archive(queue_key, reply, [this, upload = std::move(upload), most] {
    return upload_with_texts(upload, most);
  });
}

Result<std::string> ArchiveReader::about() {
  auto& archive = open_->archive;
  auto licence = archive.licence();
  const auto size = archive.size();
  const auto variants = archive.variants();
  if (!licence) return Failure(licence.error());
  if (!size) return Failure(size.error());
  if (!variants) return Failure(variants.error());
  message::ArchiveAbout about{std::move(*licence), *size, {}, limits_.uploaders};
  for (const auto& variant : *variants) {
    TRY(const auto games, archive.size(variant));
    about.variants.push_back({variant, games});
  }
  return wire::to_json(about);
}

Result<std::string> ArchiveReader::statistics(const std::string& variant) {
  const VariantInfo* const known = known_.find(variant);
  if (known == nullptr) {
    return failure(ErrorCode::syntax, "There is no such variant", "variant",
                   "the id of a variant, such as cam");
  }
  const auto games = open_->archive.size(known->id);
  const auto tallies = open_->archive.tallies(known->id);
  if (!games) return Failure(games.error());
  if (!tallies) return Failure(tallies.error());
  message::ArchiveStatistics statistics{known->id, *games, {}};
  for (const auto& tally : *tallies) {
    statistics.tallies.push_back({known->id, tally.kind, tally.name, tally.result, tally.games});
  }
  return wire::to_json(statistics);
}

Result<std::vector<archive::GameNumber>> ArchiveReader::numbers_of(
    const Result<std::vector<std::string>>& ids) {
  if (!ids) return Failure(ids.error());
  std::vector<archive::GameNumber> numbers;
  for (const auto& id : *ids) {
    TRY_VOID(open_->archive.go_on());
    TRY(const auto found, open_->archive.find_played(id));
    if (const auto& number = found) numbers.push_back(number->first);
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

Result<void> ArchiveReader::add_named(std::vector<archive::GameNumber>& numbers,
                                      const std::vector<std::string>& names) {
  for (const auto& name : names) {
    for (const auto& form : forms_of_name(name)) {
      TRY(const auto more, open_->archive.games_named(form));
      numbers.insert(numbers.end(), more.begin(), more.end());
    }
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return {};
}

Result<archive::Found> ArchiveReader::find(const std::string& player, const SearchWish& wish) {
  TRY(auto query, query_of(wish, known_));
  const int most = limits_.archive_games_of_player;
  for (const auto& part : query.players) {
    TRY(auto numbers, numbers_of(open_->games.of_accounts(part, most)));
    TRY(const auto imported, open_->games.imported_names(part));
    TRY_VOID(add_named(numbers, imported));
    query.also.push_back(std::move(numbers));
  }
  if (wish.mine) {
    TRY(auto numbers, numbers_of(open_->games.of_player(player, most)));
    query.among = std::move(numbers);
  }
  return open_->archive.search(query);
}

Result<std::string> ArchiveReader::search(const std::string& player, const SearchWish& wish) {
  TRY(const auto found, find(player, wish));
  message::FoundGames answer;
  answer.total = found.total;
  for (const auto& hit : found.games) {
    TRY(auto shown, open_->shown.show(hit.game, hit.ply, player));
    if (auto& heading = shown) answer.games.push_back(std::move(*heading));
  }
  const std::size_t behind = wish.skip + found.games.size();
  const auto& total = found.total;
  const bool more = total ? behind < *total : found.games.size() == wish.most;
  if (more) answer.next = behind;
  if (found.games.empty() && wish.skip == 0) count_without(player, wish, answer);
  return wire::to_json(answer);
}

void ArchiveReader::count_without(const std::string& player, const SearchWish& wish,
                                  message::FoundGames& answer) {
  const auto filters = filters_of(wish);
  if (filters.size() < 2) return;
  for (const auto filter : filters) {
    if (!open_->archive.go_on()) break;
    const auto found = find(player, camlann::server::without(wish, filter));
    if (!found) continue;  // a position without its variant, or out of time
    const auto games = found->total.value_or(found->games.size());
    answer.without.push_back({std::string(filter), games, !found->total.has_value()});
  }
  std::stable_sort(answer.without.begin(), answer.without.end(),
                   [](const auto& a, const auto& b) { return a.games > b.games; });
}

Result<std::string> ArchiveReader::game(const std::string& player, archive::GameNumber number) {
  TRY(const auto summary, open_->archive.summary(number));
  TRY(auto shown, open_->shown.show(summary, std::nullopt, player));
  auto& heading = shown;
  if (!heading) {
    return failure(ErrorCode::not_found, "This game is no longer there", std::to_string(number));
  }
  TRY(const auto record, open_->shown.record(*heading));
  const auto played = replay(record, {}, known_);
  if (!played.game || played.fault) {
    return failure(ErrorCode::not_found, "This game can no longer be played",
                   std::to_string(number));
  }
  message::ArchivedRecord answer;
  static_cast<message::RecordedGame&>(answer) = wire::recorded_game(record, *played.game);
  answer.heading = std::move(*heading);
  answer.text = write_record(record);
  return wire::to_json(answer);
}

Result<std::string> ArchiveReader::openings(const OpeningsWish& wish) {
  TRY(const auto query, query_of(wish, known_));
  TRY(const auto found, next_moves(wish, query));
  message::Openings answer;
  answer.variant = query.position.variant().id;
  answer.rules = query.position.rules();
  set_ends(answer, found);
  answer.of = found.of;
  answer.mirrored = found.mirrored;
  for (const auto& move : found.moves) {
    auto& shown = answer.moves.emplace_back();
    shown.notation = move.notation;
    set_ends(shown, move);
    if (move.rated > 0) {
      shown.rating = static_cast<int>(move.ratings / static_cast<std::int64_t>(move.rated));
    }
  }
  for (const auto number : found.last) {
    const auto summary = open_->archive.summary(number);
    if (!summary && summary.error().code == ErrorCode::not_found) continue;  // erased meanwhile
    if (!summary) return Failure(summary.error());
    TRY(auto shown, open_->shown.show(*summary, std::nullopt, {}));
    if (auto& heading = shown) answer.last.push_back(std::move(*heading));
  }
  return wire::to_json(answer);
}

Result<archive::NextMoves> ArchiveReader::next_moves(const OpeningsWish& wish,
                                                     const archive::NextMoveQuery& query) {
  const auto now = Steady::now();
  const int removals = keeper_.removals();
  std::erase_if(kept_, [&](const auto& one) {
    return one.second.until < now || one.second.removals != removals;
  });
  if (const auto kept = kept_.find(wish); kept != kept_.end()) return kept->second.found;
  TRY(auto found, moves_both_ways(open_->archive, query));
  if (kept_.size() < most_kept) {
    kept_.emplace(wish, Kept{found, Steady::now() + openings_stay, removals});
  }
  return found;
}

Result<std::string> ArchiveReader::uploads(const std::string& player, bool may) {
  TRY(const auto all, open_->archive.uploaded());
  std::map<std::string, std::size_t, std::less<>> games;
  for (const auto& one : all) games.emplace(one.source, one.games);
  TRY(const auto kept, UploadFolder(keeper_.files().uploads).uploads());
  message::Uploads answer{.may = may, .uploads = {}};
  for (const auto& [name, at] : kept) {
    if (!player.empty() && name.player != player) continue;
    TRY_VOID(open_->archive.go_on());
    const auto found = games.find(source_of(name));
    const auto account = directory_.account(name.player);
    // Uploads without games, too: they count, and can be removed.
    answer.uploads.push_back({name.id, to_iso(at), account ? account->name : std::string(),
                              found == games.end() ? 0 : found->second});
  }
  std::reverse(answer.uploads.begin(), answer.uploads.end());
  return wire::to_json(answer);
}

Result<message::MyUpload> ArchiveReader::upload_with_texts(const UploadFolder::Upload& upload,
                                                           std::size_t most) const {
  TRY(const auto parts, UploadFolder(keeper_.files().uploads).parts(upload.name));
  message::MyUpload made{upload.name.id, to_iso(upload.at), {}, false};
  for (const auto& part : parts) {
    TRY(auto text, UploadFolder::read(part));
    made.too_long = text.size() > most;
    if (made.too_long) {
      made.parts.clear();
      break;
    }
    most -= text.size();
    made.parts.push_back({part.json, std::move(text)});
  }
  return made;
}

Result<ArchivePage> ArchiveReader::page(ArchiveForm form, archive::GameNumber after) {
  auto& archive = open_->archive;
  const auto size = archive.size();
  const auto last = archive.last();
  const auto licence = archive.licence();
  if (!size) return Failure(size.error());
  if (!last) return Failure(last.error());
  if (!licence) return Failure(licence.error());
  const bool json = form == ArchiveForm::json;
  ArchivePage page;
  if (after == 0) {
    page.text = json ? wire::to_json(message::ArchiveHead{*licence, *size}) + '\n'
                     : "% " + *licence + "\n\n";
  }
  auto number = after;
  while (number < *last && page.text.size() < page_bytes) {
    if (auto going = archive.go_on(); !going) break;  // the next page starts here
    const auto text = archive.record(++number);
    if (!text && text.error().code == ErrorCode::not_found) continue;  // deleted
    if (!text) return Failure(text.error());
    TRY(const auto there, open_->shown.is_there(number));
    if (!there) continue;
    if (!json) {
      page.text += *text + '\n';
      continue;
    }
    const auto record = RecordReader(*text).next();
    if (!record || !*record) continue;
    const auto played = replay(**record, {}, known_);
    if (!played.game) continue;
    page.text += wire::to_json(wire::recorded_game(**record, *played.game)) + '\n';
  }
  if (number < *last) page.next = number;
  return page;
}

}  // namespace camlann::server
