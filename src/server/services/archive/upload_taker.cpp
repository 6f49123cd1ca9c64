#include "server/services/archive/upload_taker.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "archive/import.hpp"
#include "archive/writer.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "game/catalog.hpp"
#include "notation/record.hpp"
#include "notation/record_reader.hpp"
#include "server/core/address_ranges.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/last_places.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/slice.hpp"
#include "server/core/work_time.hpp"
#include "server/services/archive/upload_folder.hpp"
#include "wire/json_records.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages/upload.hpp"
#include "wire/messages_of.hpp"

namespace camlann::server {

namespace {

constexpr Millis millis_of_day = std::chrono::milliseconds(std::chrono::days(1)).count();
/// The limit per part, with all variations: more than its text can have, unless it is all moves.
constexpr std::size_t most_plies = 40'000;
/// A saved part may take this many times `part_work` when it is added again, so that no games are
/// lost on a slower machine.
constexpr int patience_with_saved = 4;
/// The limit of each list in an answer.
constexpr std::size_t most_told = 200;

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// Returns the games of a text, which must stay.
archive::Records records_of(std::string_view text, bool json) {
  if (is_blank(text)) return [] { return std::optional<Result<Record>>(); };
  if (!json) {
    return [reader = std::make_shared<RecordReader>(text)] { return reader->next(); };
  }
  return [reader = std::make_shared<wire::JsonRecords>(text)]() -> std::optional<Result<Record>> {
    auto record = reader->next();
    if (record && !*record) record->error().at.line = reader->line();
    return record;
  };
}

/// Leaves out `where`, because the line has a separate field.
message::Problem told(const archive::Refused& refused) {
  auto error = wire::message_of(refused.error);
  error.where.clear();
  if (refused.line > 0) error.line = refused.line;
  return error;
}

message::UploadedPart answer_of(const archive::Report& report) {
  message::UploadedPart answer{.added = report.added,
                               .duplicates = report.duplicates,
                               .repeated = {},
                               .refused = report.refused.size(),
                               .faults = {},
                               .shortened = {}};
  for (const auto& [line, first] : report.repeated) {
    if (answer.repeated.size() < most_told) answer.repeated.push_back({line, first});
  }
  for (const auto& refused : report.refused) {
    if (answer.faults.size() < most_told) answer.faults.push_back(told(refused));
  }
  for (const auto& end : report.passed_over) {
    if (answer.shortened.size() < most_told) answer.shortened.push_back(told(end));
  }
  return answer;
}

Failure ending() {
  return failure(ErrorCode::busy, "The server is stopping", {}, "another attempt in a moment");
}

Error too_long() {
  return {ErrorCode::too_many,
          "The games of this part take too long to check",
          {},
          "the remaining games in another part"};
}

Failure another_text() {
  return failure(ErrorCode::conflict, "This part was sent before with another text", "part",
                 "the number of the next part");
}

}  // namespace

UploadTaker::UploadTaker(std::filesystem::path folder, const Catalog& known, const Limits& limits,
                         Clock clock, Log log, GoOn go_on, WorkClock work_clock)
    : folder_(std::move(folder)),
      known_(known),
      limits_(limits),
      clock_(std::move(clock)),
      log_(std::move(log)),
      go_on_(std::move(go_on)),
      work_clock_(std::move(work_clock)) {}

void UploadTaker::begin_day() {
  const auto now = clock_() / millis_of_day;
  if (now == today_) return;
  today_ = now;
  bytes_ = 0;
  bytes_of_.clear();
  bytes_of_network_.clear();
  last_.clear();
}

Result<void> UploadTaker::has_left(const QueueKey& sender, std::size_t bytes) const {
  const auto after = [bytes](const Bytes& all, std::string_view name) {
    const auto before = all.find(name);
    return (before == all.end() ? 0 : before->second) + bytes;
  };
  const auto full = [](const std::string& what) {
    return failure(ErrorCode::conflict, what + " as much as is possible in one day", {},
                   "the rest of the file tomorrow");
  };
  if (after(bytes_of_, sender.player) > limits_.uploaded_bytes_per_player) {
    return full("You have uploaded");
  }
  const auto networks = networks_of(sender.address);
  for (std::size_t width = 0; width < networks.size(); ++width) {
    const auto most = limits_.uploaded_bytes_per_address << width;
    if (after(bytes_of_network_, networks[width]) > most) return full("Your network has uploaded");
  }
  const auto of_widest = after(bytes_of_network_, networks[networks.size() - 1]);
  const auto taken = bytes_ + std::max<std::size_t>(bytes, 1) - 1;
  if (has_place(taken, limits_.uploaded_bytes, of_widest <= limits_.uploaded_bytes_per_player,
                sender.account)) {
    return {};
  }
  return full("This server has taken");
}

void UploadTaker::spend(const QueueKey& sender, std::size_t bytes) {
  bytes_ += bytes;
  bytes_of_[sender.player] += bytes;
  const auto networks = networks_of(sender.address);
  for (std::size_t width = 0; width < networks.size(); ++width) {
    bytes_of_network_[std::string(networks[width])] += bytes;
  }
}

Result<UploadTaker::Owners*> UploadTaker::owners() {
  if (!owners_) {
    const auto uploads = folder_.uploads();
    if (!uploads) return failed(uploads.error());
    owners_.emplace();
    for (const auto& upload : *uploads) owners_->emplace(upload.name.id, upload.name.player);
  }
  return &*owners_;
}

Result<void> UploadTaker::may_keep(const UploadName& name) {
  TRY(const auto owners, this->owners());
  const auto owner = owners->find(name.id);
  if (owner != owners->end()) {
    if (owner->second == name.player) return {};
    return failure(ErrorCode::conflict, "Somebody else has an upload with this id", "upload",
                   "24 hexadecimal digits by chance");
  }
  const auto many = std::count_if(owners->begin(), owners->end(),
                                  [&](const auto& one) { return one.second == name.player; });
  if (static_cast<std::size_t>(many) < limits_.uploads_per_player) return {};
  return failure(ErrorCode::too_many,
                 "You have " + std::to_string(many) + " uploads, which is as many as are kept",
                 "upload", "that you remove one first");
}

Failure UploadTaker::failed(const Error& error) const {
  log_(Severity::warning, "upload-failed", {{"what", std::string_view(to_text(error))}});
  return Failure(error);
}

void UploadTaker::pass_over(const Error& error) const {
  log_(Severity::warning, "upload-passed-over", {{"what", std::string_view(to_text(error))}});
}

class UploadTaker::Taking {
 public:
  Taking(QueueKey its_sender, message::UploadPart its_part)
      : sender(std::move(its_sender)),
        name{sender.player, its_part.upload},
        part(std::move(its_part)),
        hash(std::hash<std::string>{}(part.text)) {}
  Taking(const Taking&) = delete;
  Taking& operator=(const Taking&) = delete;

  const QueueKey sender;
  const UploadName name;
  const message::UploadPart part;
  const std::size_t hash;
  std::optional<archive::Importer> importer;  // once the part is known to be new
  archive::Report report;
  std::chrono::nanoseconds worked{0};
  std::optional<UploadFolder::Part> kept;
};

std::shared_ptr<UploadTaker::Taking> UploadTaker::taking(const QueueKey& sender,
                                                         message::UploadPart part) {
  return std::make_shared<Taking>(sender, std::move(part));
}

archive::Import UploadTaker::how() const {
  return {.defaults = {}, .known = &known_, .go_on = go_on_, .most_plies = most_plies};
}

Result<std::optional<message::UploadedPart>> UploadTaker::begin(Taking& taking) {
  using Answer = std::optional<message::UploadedPart>;
  begin_day();
  const auto& [player, id] = taking.name;
  const auto& part = taking.part;
  if (const auto before = last_.find(player); before != last_.end()) {
    const Last& last = before->second;
    if (last.upload == part.upload && last.part == part.part) {
      if (last.hash == taking.hash) return Answer(last.answer);
      return another_text();
    }
  }
  TRY_VOID(
      has_left(taking.sender, part.text.size()).and_then([&] { return may_keep(taking.name); }));
  const auto found = folder_.find(taking.name, part.part);
  if (!found) return failed(found.error());
  taking.kept = *found;
  if (const auto& kept = taking.kept) {
    const auto text = UploadFolder::read(*kept);
    if (!text) return failed(text.error());
    if (kept->json != part.json || *text != part.text) return another_text();
  }
  taking.importer.emplace(records_of(part.text, part.json), source_of(taking.name), how());
  return Answer();
}

Result<std::optional<message::UploadedPart>> UploadTaker::take(
    archive::Archive& archive, Taking& taking, const std::function<bool()>& enough) {
  using Answer = std::optional<message::UploadedPart>;
  if (!taking.importer) {
    TRY(auto answer, begin(taking));
    if (answer || !taking.importer) return answer;
  }
  if (taking.kept && owners_ && !owners_->contains(taking.name.id)) {
    return failure(ErrorCode::not_found, "This upload was removed meanwhile", taking.name.id);
  }
  auto& importer = *taking.importer;
  const bool more = do_portion(work_clock_, taking.worked,
                               [&] { return importer.play_on(enough, taking.report); });
  if (!go_on_()) return ending();
  if (more && taking.worked > limits_.part_work) {
    importer.refuse_rest(too_long(), taking.report);
  }
  if (more && !importer.is_full()) return Answer();
  TRY_VOID(write(archive, taking, importer));
  return more ? Answer() : Answer(end(taking));
}

Result<void> UploadTaker::write(archive::Archive& archive, Taking& taking,
                                archive::Importer& importer) {
  const auto added = taking.report.added;
  TRY(auto writer, archive::Writer::begin(archive));
  TRY_VOID(importer.add_to(writer, taking.report));
  if (taking.report.added == added) return {};
  // The file comes first, so that the games are found again when the archive is rebuilt.
  if (!taking.kept) {
    auto put = folder_.put(taking.name, taking.part.part, taking.part.json, taking.part.text);
    // A partial upload has a folder, too.
    if (owners_) owners_->emplace(taking.name.id, taking.name.player);
    if (!put) return failed(put.error());
    taking.kept = std::move(*put);
  }
  return writer.finish();
}

message::UploadedPart UploadTaker::end(Taking& taking) {
  if (taking.kept) {
    // On a failure the part stays pending until the next start.
    if (auto settled = UploadFolder::settle(*taking.kept); !settled) (void)failed(settled.error());
  }
  spend(taking.sender, taking.part.text.size());
  auto answer = answer_of(taking.report);
  last_[taking.name.player] = {taking.part.upload, taking.part.part, taking.hash, answer};
  return answer;
}

Result<void> UploadTaker::remove(archive::Archive& archive, const std::string& player,
                                 const std::string& id) {
  TRY(const auto owners, this->owners());
  std::optional<UploadName> found;
  if (const auto owner = owners->find(id); owner != owners->end()) {
    found = UploadName{owner->second, id};
  } else {
    TRY(const auto all, archive.uploaded());
    for (const auto& [source, games] : all) {
      auto name = upload_of(source);
      if (name && name->id == id) found = std::move(name);
    }
  }
  if (!found || (!player.empty() && found->player != player)) {
    return failure(ErrorCode::not_found, "There is no such upload", id);
  }
  if (auto removed = folder_.remove(*found); !removed) return failed(removed.error());
  owners->erase(id);
  if (const auto last = last_.find(found->player);
      last != last_.end() && last->second.upload == id) {
    last_.erase(last);
  }
  return archive.remove(source_of(*found));
}

Result<void> UploadTaker::leave_out_gone(archive::Archive& archive) const {
  TRY(const auto all, archive.uploaded());
  for (const auto& [source, games] : all) {
    const auto name = upload_of(source);
    if (name) {
      const auto parts = folder_.parts(*name);
      if (!parts) pass_over(parts.error());
      if (!parts || !parts->empty()) continue;
    }
    TRY_VOID(archive.remove(source));
  }
  return {};
}

Result<void> UploadTaker::add_missing(archive::Archive& archive) const {
  const auto uploads = folder_.uploads([this](const std::filesystem::path& path) {
    pass_over({ErrorCode::syntax, "This is no upload", path.string(), {}});
  });
  if (!uploads) {
    pass_over(uploads.error());
    return {};
  }
  TRY(const auto all, archive.uploaded());
  std::set<std::string, std::less<>> there;
  for (const auto& one : all) there.insert(one.source);
  for (const auto& upload : *uploads) {
    if (!go_on_()) return {};
    const bool missing = !there.contains(source_of(upload.name));
    TRY_VOID(add_parts(archive, upload.name, missing));
  }
  return {};
}

Result<void> UploadTaker::add_part(archive::Writer& writer, std::string_view text, bool json,
                                   const UploadName& name) const {
  archive::Importer importer(records_of(text, json), source_of(name), how());
  archive::Report report;
  std::chrono::nanoseconds worked{0};
  for (bool more = true; more;) {
    const auto enough = slice_of(limits_.slice);
    more = do_portion(work_clock_, worked, [&] { return importer.play_on(enough, report); });
    if (more && worked > patience_with_saved * limits_.part_work) {
      importer.refuse_rest(too_long(), report);
    }
    TRY_VOID(importer.add_to(writer, report));
  }
  return {};
}

Result<void> UploadTaker::add_parts(archive::Archive& archive, const UploadName& name,
                                    bool all) const {
  auto parts = folder_.parts(name, [this](const std::filesystem::path& path) {
    pass_over({ErrorCode::syntax, "This is no part of an upload", path.string(), {}});
  });
  if (!parts) {
    pass_over(parts.error());
    return {};
  }
  if (!all) std::erase_if(*parts, [](const auto& part) { return !part.pending; });
  if (parts->empty()) return {};
  TRY(auto writer, archive::Writer::begin(archive));
  std::vector<UploadFolder::Part> added;
  for (auto& part : *parts) {
    const auto text = UploadFolder::read(part);
    if (!text) {
      pass_over(text.error());
      continue;
    }
    TRY_VOID(add_part(writer, *text, part.json, name));
    // If this stops in the middle, the whole part is missing.
    if (!go_on_()) return {};
    added.push_back(std::move(part));
  }
  TRY_VOID(writer.finish());
  for (const auto& part : added) {
    if (auto settled = UploadFolder::settle(part); !settled) pass_over(settled.error());
  }
  return {};
}

}  // namespace camlann::server
