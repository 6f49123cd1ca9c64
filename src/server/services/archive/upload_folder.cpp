#include "server/services/archive/upload_folder.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <functional>
#include <ios>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <utility>
#include <vector>

#include "archive/archive.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "server/core/clock.hpp"
#include "server/core/sync.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view records_ending = ".txt";
constexpr std::string_view json_ending = ".jsonl";

constexpr std::string_view pending_ending = ".new";
constexpr std::string_view half_ending = ".half";  // while a file is written
constexpr std::size_t part_digits = 6;

Failure unusable(const fs::path& path, const std::error_code& error) {
  return failure(ErrorCode::busy, "Uploaded games cannot be kept: " + error.message(),
                 path.string());
}

Failure unusable(const fs::path& path) {
  return unusable(path, std::error_code(errno, std::generic_category()));
}

Result<void> sync_upload(const fs::path& path) {
  if (const auto problem = sync_to_disk(path)) return unusable(path, problem);
  return {};
}

Result<void> write_part(const fs::path& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file << text;
  file.close();
  if (file) return sync_upload(path);
  return unusable(path);
}

/// Calls the function for each entry of a folder; a missing folder counts as empty.
Result<void> each_in(const fs::path& folder,
                     const std::function<void(const fs::directory_entry&)>& take) {
  std::error_code error;
  const bool there = fs::exists(folder, error);
  if (error) return unusable(folder, error);
  if (!there) return {};
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    take(*at);
  }
  if (error) return unusable(folder, error);
  return {};
}

std::string file_of(int number, bool json) {
  auto file = std::to_string(number);
  file.insert(0, part_digits - std::min(part_digits, file.size()), '0');
  file += json ? json_ending : records_ending;
  return file;
}

/// Returns nothing for files that are not parts.
std::optional<UploadFolder::Part> part_at(const fs::path& path) {
  const bool pending = path.extension() == pending_ending;
  const auto file = pending ? path.stem() : path.filename();
  const auto ending = file.extension();
  const auto number = read_number<int>(file.stem().string());
  if (!number || (ending != records_ending && ending != json_ending)) return std::nullopt;
  const bool json = ending == json_ending;
  if (file != file_of(*number, json)) return std::nullopt;
  return UploadFolder::Part{*number, json, pending, path};
}

Millis millis_of(fs::file_time_type time) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::file_clock::to_sys(time).time_since_epoch())
      .count();
}

/// Splits at the first mark.
std::optional<UploadName> split_at(std::string_view text, char mark) {
  const auto at = text.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  return UploadName{std::string(text.substr(0, at)), std::string(text.substr(at + 1))};
}

}  // namespace

bool is_upload_id(std::string_view text) {
  constexpr std::size_t length = 24;
  return text.size() == length &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string source_of(const UploadName& name) {
  return std::string(archive::upload_source) + name.player + '/' + name.id;
}

std::optional<UploadName> upload_of(std::string_view source) {
  if (!source.starts_with(archive::upload_source)) return std::nullopt;
  return split_at(source.substr(archive::upload_source.size()), '/');
}

fs::path UploadFolder::path_of(const UploadName& name) const {
  return folder_ / (name.player + '.' + name.id);
}

Result<std::vector<UploadFolder::Upload>> UploadFolder::uploads(const Stray& stray) const {
  std::vector<Upload> uploads;
  TRY_VOID(each_in(folder_, [&](const fs::directory_entry& entry) {
    const auto name = split_at(entry.path().filename().string(), '.');
    std::error_code error;
    const bool folder = entry.is_directory(error);
    if (!folder || !name || name->player.empty() || !is_upload_id(name->id)) {
      if (stray) stray(entry.path());
      return;
    }
    const auto time = entry.last_write_time(error);
    uploads.push_back({*name, error ? 0 : millis_of(time)});
  }));
  std::sort(uploads.begin(), uploads.end(), [](const Upload& a, const Upload& b) {
    return std::tie(a.at, a.name.player, a.name.id) < std::tie(b.at, b.name.player, b.name.id);
  });
  return uploads;
}

Result<std::vector<UploadFolder::Part>> UploadFolder::parts(const UploadName& name,
                                                            const Stray& stray) const {
  std::vector<Part> parts;
  TRY_VOID(each_in(path_of(name), [&](const fs::directory_entry& entry) {
    if (entry.path().extension() == half_ending) return;
    if (auto part = part_at(entry.path())) return parts.push_back(std::move(*part));
    if (stray) stray(entry.path());
  }));
  std::sort(parts.begin(), parts.end(), [](const Part& a, const Part& b) {
    return std::tie(a.number, a.path) < std::tie(b.number, b.path);
  });
  return parts;
}

Result<std::optional<UploadFolder::Part>> UploadFolder::find(const UploadName& name,
                                                             int number) const {
  for (const bool json : {false, true}) {
    for (const bool pending : {false, true}) {
      auto path = path_of(name) / file_of(number, json);
      if (pending) path += pending_ending;
      std::error_code error;
      if (fs::exists(path, error)) return Part{number, json, pending, std::move(path)};
      if (error) return unusable(path, error);
    }
  }
  return std::nullopt;
}

Result<std::string> UploadFolder::read(const Part& part) {
  std::ifstream stream(part.path, std::ios::binary);
  std::error_code error;
  // Folders can be opened, too.
  if (stream.is_open() && fs::is_regular_file(part.path, error)) {
    std::ostringstream text;
    text << stream.rdbuf();
    if (!stream.bad() && (text.good() || fs::is_empty(part.path, error))) return text.str();
  }
  return failure(ErrorCode::busy, "Uploaded games cannot be read", part.path.string());
}

Result<UploadFolder::Part> UploadFolder::put(const UploadName& name, int number, bool json,
                                             std::string_view text) const {
  const auto folder = path_of(name);
  for (const auto& one : {folder_, folder}) {
    std::error_code error;
    const bool made = fs::create_directories(one, error);
    if (error) return unusable(one, error);
    if (!made) continue;
    TRY_VOID(sync_upload(one.parent_path()));
  }
  Part part{number, json, true, folder / file_of(number, json)};
  part.path += pending_ending;
  // Written under another name first, so that a partial text is never mistaken for a complete one.
  auto half = part.path;
  half += half_ending;
  auto kept = write_part(half, text);
  std::error_code error;
  if (kept) {
    fs::rename(half, part.path, error);
    if (error) {
      kept = unusable(part.path, error);
    } else {
      kept = sync_upload(folder);
    }
  }
  if (kept) return part;
  fs::remove(half, error);
  return Failure(kept.error());
}

Result<void> UploadFolder::settle(const Part& part) {
  if (!part.pending) return {};
  std::error_code error;
  fs::rename(part.path, fs::path(part.path).replace_extension(), error);
  if (error) return unusable(part.path, error);
  return {};
}

Result<void> UploadFolder::remove(const UploadName& name) const {
  std::error_code error;
  if (fs::remove_all(path_of(name), error) == 0) return {};
  if (error) return unusable(path_of(name), error);
  return sync_upload(folder_);
}

}  // namespace camlann::server
