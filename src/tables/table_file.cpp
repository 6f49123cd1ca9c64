#include "tables/table_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "tables/compression.hpp"
#include "tables/directory.hpp"
#include "tables/material.hpp"
#include "tables/parallel.hpp"
#include "tables/solved.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

namespace {

Failure io_failure(const std::filesystem::path& path, std::string_view doing) {
  return failure(ErrorCode::io, "cannot " + std::string(doing) + ": " + std::strerror(errno),
                 path.string());
}

bool read_at(int descriptor, std::uint64_t offset, std::string& bytes) {
  std::size_t done = 0;
  while (done < bytes.size()) {
    const ssize_t read = pread(descriptor, bytes.data() + done, bytes.size() - done,
                               static_cast<off_t>(offset + done));
    if (read < 0 && errno == EINTR) continue;
    if (read <= 0) return false;
    done += static_cast<std::size_t>(read);
  }
  return true;
}

std::string_view as_text(const std::vector<std::uint8_t>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

Result<TableFile> TableFile::open(const std::filesystem::path& path) {
  TableFile file;
  file.path_ = path;
  file.descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file.descriptor_ < 0) {
    if (errno != ENOENT) return io_failure(path, "open");
    return failure(ErrorCode::not_found, "there is no such table", path.string());
  }
  struct stat status{};
  if (fstat(file.descriptor_, &status) != 0) return io_failure(path, "read");
  if (!S_ISREG(status.st_mode)) return file.damaged("it is not a file");
  file.bytes_ = static_cast<std::uint64_t>(status.st_size);
  if (const auto read = file.read_directory(); !read) return Failure(read.error());
  return file;
}

TableFile::TableFile(TableFile&& other) noexcept
    : path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      bytes_(other.bytes_),
      header_(std::move(other.header_)),
      offsets_(std::move(other.offsets_)) {}

TableFile::~TableFile() {
  if (descriptor_ >= 0) close(descriptor_);
}

Failure TableFile::damaged(const std::string& what) const {
  return failure(ErrorCode::io, "the table is damaged: " + what, path_.string(),
                 "a complete file; delete this one and build it again");
}

Result<void> TableFile::read_directory() {
  if (bytes_ < head_bytes + tail_bytes) return damaged("it is truncated");
  std::string head(head_bytes, '\0');
  std::string tail(tail_bytes, '\0');
  if (!read_at(descriptor_, 0, head)) return io_failure(path_, "read");
  if (!read_at(descriptor_, bytes_ - tail_bytes, tail)) return io_failure(path_, "read");
  if (const auto fits = check_head(head); !fits) return damaged(fits.error().what);
  const auto place = read_tail(tail, bytes_);
  if (!place) return damaged(place.error().what);
  std::string frame(place->bytes, '\0');
  if (!read_at(descriptor_, place->offset, frame)) return io_failure(path_, "read");
  std::vector<std::uint8_t> content;
  const std::uint64_t size = content_size(frame);
  if (size > max_directory_bytes || !decompress(frame, size, content)) {
    return damaged("the checksum of its directory is wrong");
  }
  auto directory = parse_directory(as_text(content));
  if (!directory) return damaged(directory.error().what);
  header_ = std::move(directory->header);
  offsets_ = {head_bytes};
  for (const std::uint32_t block : directory->blocks) offsets_.push_back(offsets_.back() + block);
  if (offsets_.back() != place->offset) return damaged("its blocks do not add up");
  return {};
}

Result<void> TableFile::read_block(std::uint64_t block, std::vector<std::uint8_t>& out) const {
  const std::uint64_t first_blocks = header_.blocks(0);
  const int section = block < first_blocks ? 0 : 1;
  const std::uint64_t before = (section == 0 ? block : block - first_blocks) * block_bytes;
  const std::uint64_t bytes = header_.entries[static_cast<std::size_t>(section)] *
                                  static_cast<std::uint64_t>(header_.entry_bytes) -
                              before;
  std::string frame(offsets_[block + 1] - offsets_[block], '\0');
  if (!read_at(descriptor_, offsets_[block], frame)) return damaged("a block cannot be read");
  if (!decompress(frame, std::min<std::uint64_t>(bytes, block_bytes), out)) {
    return damaged("the checksum of block " + std::to_string(block) + " is wrong");
  }
  return {};
}

std::uint64_t TableFile::block_of(int section, std::uint64_t index) const {
  const std::uint64_t first = section == 0 ? 0 : header_.blocks(0);
  return first + index * static_cast<std::uint64_t>(header_.entry_bytes) / block_bytes;
}

Entry TableFile::entry_in(const std::vector<std::uint8_t>& block, std::uint64_t index) const {
  if (header_.entry_bytes == 1) return block[index % block_bytes];
  const std::size_t at = index * 2 % block_bytes;
  return static_cast<Entry>(block[at] | block[at + 1] << 8);
}

Result<SolvedTable> TableFile::load(unsigned threads) const {
  SolvedTable table;
  for (int s = 0; s < header_.id.sections(); ++s) {
    SolvedSection& section = table.sections[static_cast<std::size_t>(s)];
    const std::uint64_t entries = header_.entries[static_cast<std::size_t>(s)];
    const bool narrow = header_.entry_bytes == 1;
    (narrow ? section.narrow.resize(entries) : section.wide.resize(entries));
    const std::uint64_t first = block_of(s, 0);
    const std::uint64_t entries_a_block =
        block_bytes / static_cast<std::uint64_t>(header_.entry_bytes);
    std::vector<Error> errors(threads);
    std::vector<std::uint8_t> failed(threads);
    std::vector<std::vector<std::uint8_t>> buffers(threads);
    in_parallel(threads, header_.blocks(s), 16,
                [&](unsigned thread, std::uint64_t begin, std::uint64_t end) {
                  std::vector<std::uint8_t>& block = buffers[thread];
                  for (std::uint64_t b = begin; b < end; ++b) {
                    if (const auto read = read_block(first + b, block); !read) {
                      errors[thread] = read.error();
                      failed[thread] = 1;
                      return;
                    }
                    const std::uint64_t from = b * entries_a_block;
                    const std::uint64_t count = std::min(entries - from, entries_a_block);
                    for (std::uint64_t i = 0; i < count; ++i) {
                      const Entry entry = entry_in(block, from + i);
                      if (narrow) {
                        section.narrow[from + i] = static_cast<std::uint8_t>(entry);
                      } else {
                        section.wide[from + i] = entry;
                      }
                    }
                  }
                });
    for (unsigned thread = 0; thread < threads; ++thread) {
      if (failed[thread] != 0) return Failure(errors[thread]);
    }
  }
  return table;
}

}  // namespace camlann::tables
