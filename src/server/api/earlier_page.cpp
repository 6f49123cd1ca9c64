#include "server/api/earlier_page.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <system_error>

#include "base/result.hpp"
#include "server/api/static_files.hpp"

namespace camlann::server {

namespace {

namespace fs = std::filesystem;

constexpr const char* hashed_files = "assets";

/// Returns the sizes of the files below a folder by their names, which have hashes of the contents.
std::map<std::string, std::uintmax_t> sizes_in(const fs::path& folder) {
  std::map<std::string, std::uintmax_t> sizes;
  std::error_code error;
  for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    std::error_code none;
    if (at->is_symlink(none) || !at->is_regular_file(none)) continue;
    sizes[at->path().lexically_relative(folder).generic_string()] = at->file_size(none);
  }
  return sizes;
}

/// Copies the files and makes those of the last start the earlier ones. If it dies, the next start
/// does the rest.
void move_on(const fs::path& files, const fs::path& kept, std::error_code& error) {
  const auto next = kept / "next";
  const auto current = kept / "current";
  const auto before = kept / "before";
  fs::remove_all(next, error);
  if (!error) fs::create_directories(next, error);
  if (!error) {
    fs::copy(files, next / hashed_files,
             fs::copy_options::recursive | fs::copy_options::skip_symlinks, error);
  }
  if (!error && fs::exists(current, error)) {
    fs::remove_all(before, error);
    if (!error) fs::rename(current, before, error);
  }
  if (!error) fs::rename(next, current, error);
}

}  // namespace

Result<StaticFiles> earlier_page(const fs::path& web, const fs::path& kept) {
  const auto files = sizes_in(web / hashed_files);
  if (!files.empty() && files != sizes_in(kept / "current" / hashed_files)) {
    std::error_code error;
    move_on(web / hashed_files, kept, error);
    if (error) {
      return failure(ErrorCode::io, "The files of the page cannot be kept: " + error.message(),
                     kept.string());
    }
  }
  return StaticFiles::read(kept / "before");
}

}  // namespace camlann::server
