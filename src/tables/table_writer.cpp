#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "tables/compression.hpp"
#include "tables/directory.hpp"
#include "tables/parallel.hpp"
#include "tables/solver.hpp"
#include "tables/table_file.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

namespace {

/// A file that is there under its name only once commit() has succeeded.
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
    if (folder >= 0) {  // the new name itself reaches the disk
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

/// The entries of a block as bytes.
void gather(const Solver& solver, int section, std::uint64_t block, int entry_bytes,
            std::string& bytes) {
  const std::uint64_t a_block = block_bytes / static_cast<std::uint64_t>(entry_bytes);
  const std::uint64_t end = std::min(solver.size(section), (block + 1) * a_block);
  bytes.clear();
  for (std::uint64_t i = block * a_block; i < end; ++i) {
    const Entry entry = solver.entry(section, i);
    bytes += static_cast<char>(entry & 0xFF);
    if (entry_bytes == 2) bytes += static_cast<char>(entry >> 8);
  }
}

}  // namespace

Result<void> write_table(const std::filesystem::path& path, const TableHeader& header,
                         const Solver& solver, unsigned threads) {
  constexpr std::uint64_t batch = 256;  // blocks compressed before they are written
  NewFile file(path);
  file.write(head_text());
  Directory directory{header, {}};
  std::vector<Compressor> compressors(threads);
  std::vector<std::string> gathered(threads);
  std::vector<std::string> frames(batch);
  for (int section = 0; section < header.id.sections(); ++section) {
    const std::uint64_t blocks = header.blocks(section);
    for (std::uint64_t first = 0; first < blocks; first += batch) {
      const std::uint64_t count = std::min(batch, blocks - first);
      in_parallel(threads, count, 4, [&](unsigned thread, std::uint64_t begin, std::uint64_t end) {
        for (std::uint64_t i = begin; i < end; ++i) {
          gather(solver, section, first + i, header.entry_bytes, gathered[thread]);
          compressors[thread].compress(gathered[thread], frames[i]);
        }
      });
      for (std::uint64_t i = 0; i < count; ++i) {
        directory.blocks.push_back(static_cast<std::uint32_t>(frames[i].size()));
        file.write(frames[i]);
      }
    }
  }
  std::string frame;
  compressors.front().compress(to_bytes(directory), frame);
  const Place place{file.size(), frame.size()};
  file.write(frame);
  file.write(tail_text(place));
  return file.commit();
}

}  // namespace camlann::tables
