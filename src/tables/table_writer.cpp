#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tables/compression.hpp"
#include "tables/directory.hpp"
#include "tables/entry.hpp"
#include "tables/parallel.hpp"
#include "tables/solver.hpp"
#include "tables/table_file.hpp"

namespace camlann::tables {

namespace {

/// A file that gets its final name only after a successful commit().
class NewFile {
 public:
  explicit NewFile(const std::filesystem::path& path)
      : path_(path), unfinished_(path.string() + ".part") {
    descriptor_ = open(unfinished_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    good_ = descriptor_ >= 0;
    if (!good_) reason_ = errno;
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() {
    if (descriptor_ >= 0) close(descriptor_);
    if (!committed_) unlink(unfinished_.c_str());
  }

  void write(std::string_view bytes) {
    size_ += bytes.size();
    while (good_ && !bytes.empty()) {
      const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
      if (written < 0 && errno == EINTR) continue;
      if (written < 0) return fail();
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  [[nodiscard]] std::uint64_t size() const { return size_; }

  [[nodiscard]] Result<void> commit() {
    if (good_ && fsync(descriptor_) != 0) fail();
    if (good_ && rename(unfinished_.c_str(), path_.c_str()) != 0) fail();
    if (!good_) {
      return failure(ErrorCode::io, std::string("cannot write: ") + std::strerror(reason_),
                     path_.string());
    }
    committed_ = true;
    const int folder = open(path_.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {  // syncs the new name to disk
      fsync(folder);
      close(folder);
    }
    return {};
  }

 private:
  void fail() {
    good_ = false;
    reason_ = errno;
  }

  std::filesystem::path path_;
  std::filesystem::path unfinished_;
  int descriptor_ = -1;
  bool good_ = false;
  bool committed_ = false;
  int reason_ = 0;
  std::uint64_t size_ = 0;
};

/// Writes entries as the blocks of a section.
class BlockWriter {
 public:
  BlockWriter(NewFile& file, Directory& directory, unsigned threads)
      : file_(file), directory_(directory), threads_(threads), compressors_(threads) {}

  void add(std::span<const Entry> entries) {
    const bool wide = directory_.header.entry_bytes == 2;
    for (const Entry entry : entries) {
      bytes_ += static_cast<char>(entry & 0xFF);
      if (wide) bytes_ += static_cast<char>(entry >> 8);
      if (bytes_.size() == batch * block_bytes) flush();
    }
  }

  /// Writes the buffered entries; the last block of a section may be shorter.
  void flush() {
    const std::size_t count = (bytes_.size() + block_bytes - 1) / block_bytes;
    frames_.resize(std::max(frames_.size(), count));
    in_parallel(threads_, count, 4, [&](unsigned thread, std::uint64_t begin, std::uint64_t end) {
      for (std::uint64_t i = begin; i < end; ++i) {
        compressors_[thread].compress(std::string_view(bytes_).substr(i * block_bytes, block_bytes),
                                      frames_[i]);
      }
    });
    for (std::size_t i = 0; i < count; ++i) {
      directory_.blocks.push_back(static_cast<std::uint32_t>(frames_[i].size()));
      file_.write(frames_[i]);
    }
    bytes_.clear();
  }

  void add_directory() {
    std::string frame;
    compressors_.front().compress(to_bytes(directory_), frame);
    const Place place{file_.size(), frame.size()};
    file_.write(frame);
    file_.write(tail_text(place));
  }

 private:
  static constexpr std::size_t batch = 256;  // blocks compressed before they are written

  NewFile& file_;
  Directory& directory_;
  unsigned threads_;
  std::vector<Compressor> compressors_;
  std::string bytes_;
  std::vector<std::string> frames_;
};

}  // namespace

Result<TableHeader> write_table(const std::filesystem::path& path, TableHeader header,
                                Solver& solver, unsigned threads) {
  NewFile file(path);
  file.write(head_text());
  Directory directory{std::move(header), {}};
  BlockWriter blocks(file, directory, threads);
  for (int section = 0; section < directory.header.id.sections(); ++section) {
    directory.header.counts[static_cast<std::size_t>(section)] =
        solver.read_out(section, [&](std::span<const Entry> entries) { blocks.add(entries); });
    blocks.flush();
  }
  TRY_VOID(solver.unless_stopped());
  blocks.add_directory();
  TRY_VOID(file.commit());
  return directory.header;
}

}  // namespace camlann::tables
