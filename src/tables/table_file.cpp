#include "tables/table_file.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "tables/compression.hpp"
#include "tables/directory.hpp"
#include "tables/entry.hpp"
#include "tables/material.hpp"
#include "tables/parallel.hpp"
#include "tables/solved.hpp"
#include "tables/stored_file.hpp"

namespace camlann::tables {

namespace {

std::string_view as_text(const std::vector<std::uint8_t>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

Result<TableFile> TableFile::open(const std::filesystem::path& path) {
  TRY(auto stored, StoredFile::open(path));
  TableFile file(std::move(stored));
  TRY_VOID(file.read_directory());
  return file;
}

Failure TableFile::damaged(const std::string& what) const {
  return failure(ErrorCode::io, "the table is damaged: " + what, path().string(),
                 "a complete file; delete this one and build it again");
}

Result<void> TableFile::read_directory() {
  if (bytes() < head_bytes + tail_bytes) return damaged("it is truncated");
  std::string head(head_bytes, '\0');
  std::string tail(tail_bytes, '\0');
  TRY_VOID(stored_.read_at(bytes() - tail_bytes, tail));
  TRY_VOID(stored_.read_at(0, head));
  if (const auto fits = check_head(head); !fits) return damaged(fits.error().what);
  const auto place = read_tail(tail, bytes());
  if (!place) return damaged(place.error().what);
  std::string frame(place->bytes, '\0');
  TRY_VOID(stored_.read_at(place->offset, frame));
  std::vector<std::uint8_t> content;
  if (!decompress(frame, max_directory_bytes, content)) {
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
  TRY_VOID(stored_.read_at(offsets_[block], frame));
  const std::uint64_t size = std::min<std::uint64_t>(bytes, block_bytes);
  if (!decompress(frame, size, out) || out.size() != size) {
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
