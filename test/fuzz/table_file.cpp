// Table files. Checksums would reject a fuzzer's changes, so the input is one of three: A a whole
// file; B a directory, put into a file with new checksums; C the entries of a block, written and
// read back.

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/fuzz.hpp"
#include "tables/compression.hpp"
#include "tables/directory.hpp"
#include "tables/material.hpp"
#include "tables/table_file.hpp"

using namespace camlann;
using namespace camlann::tables;

namespace {

/// Bytes as a file that is only in memory.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view bytes) : descriptor_(memfd_create("table", MFD_CLOEXEC)) {
    fuzz::check(descriptor_ >= 0, "a file in memory can be made");
    while (!bytes.empty()) {
      const ssize_t written = write(descriptor_, bytes.data(), bytes.size());
      fuzz::check(written > 0, "a file in memory can be written");
      bytes.remove_prefix(static_cast<std::size_t>(written));
    }
  }
  ~MemoryFile() { close(descriptor_); }
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

 private:
  int descriptor_;
};

std::string file_of(const std::string& blocks, std::string_view directory) {
  std::string file = head_text() + blocks;
  std::string frame;
  Compressor().compress(directory, frame);
  const Place place{file.size(), frame.size()};
  return file + frame + tail_text(place);
}

void check_error(const Error& error) {
  fuzz::check(!error.what.empty() && !error.where.empty(), "an error says what and where");
}

/// Reads everything in a file.
void read_all(const TableFile& file) {
  const TableHeader& header = file.header();
  std::vector<std::uint8_t> block;
  bool whole = true;
  std::uint64_t bytes = 0;
  for (std::uint64_t i = 0; i < header.blocks(0) + header.blocks(1); ++i) {
    const auto read = file.read_block(i, block);
    if (!read) check_error(read.error());
    whole = whole && read;
    bytes += read ? block.size() : 0;
  }
  const std::uint64_t entries = header.entries[0] + header.entries[1];
  fuzz::check(!whole || bytes == entries * static_cast<std::uint64_t>(header.entry_bytes),
              "the blocks hold the entries");
  const auto loaded = file.load(1);
  fuzz::check(loaded.has_value() == whole, "what can be read can be loaded");
  if (!loaded) return;
  for (int section = 0; section < header.id.sections(); ++section) {
    const std::uint64_t last = header.entries[static_cast<std::size_t>(section)] - 1;
    fuzz::check(file.read_block(file.block_of(section, last), block).has_value(), "again");
    fuzz::check(
        file.entry_in(block, last) == loaded->sections[static_cast<std::size_t>(section)].at(last),
        "an entry is the same by itself and loaded");
  }
}

void open_file(std::string_view bytes) {
  const MemoryFile memory(bytes);
  const auto file = TableFile::open(memory.path());
  if (file) return read_all(*file);
  check_error(file.error());
}

void open_directory(std::string_view text) {
  const auto directory = parse_directory(text);
  std::string blocks;
  if (directory) {
    fuzz::check(to_bytes(*directory) == text, "a directory is written as it was read");
    const std::uint64_t room =
        std::accumulate(directory->blocks.begin(), directory->blocks.end(), std::uint64_t{0});
    blocks.assign(std::min<std::uint64_t>(room, 1 << 16), '\0');
    const MemoryFile memory(file_of(blocks, text));
    const auto file = TableFile::open(memory.path());
    fuzz::check(file.has_value() == (room == blocks.size()), "blocks have to fill the file");
    if (file) read_all(*file);
  } else {
    const MemoryFile memory(file_of(blocks, text));
    fuzz::check(!TableFile::open(memory.path()), "a directory without sense is refused in a file");
  }
}

void write_block(std::string_view entries) {
  entries = entries.substr(0, block_bytes);
  if (entries.empty()) return;
  Directory directory;
  directory.header.variant = "cam";
  directory.header.rules = "wcf";
  directory.header.id = section_of({0, 1}, {0, 1}, 0, 0).table;
  directory.header.entries[0] = entries.size();
  std::string frame;
  Compressor().compress(entries, frame);
  directory.blocks = {static_cast<std::uint32_t>(frame.size())};
  const MemoryFile memory(file_of(frame, to_bytes(directory)));
  const auto file = TableFile::open(memory.path());
  fuzz::check(file.has_value(), "what was written is opened");
  std::vector<std::uint8_t> block;
  fuzz::check(file->read_block(0, block).has_value(), "and read");
  fuzz::check(std::equal(block.begin(), block.end(), entries.begin(), entries.end(),
                         [](std::uint8_t a, char b) { return a == static_cast<std::uint8_t>(b); }),
              "as it was");
  read_all(*file);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  switch (input.choice(3)) {
    case 0: open_file(input.text()); break;
    case 1: open_directory(input.text()); break;
    default: write_block(input.text()); break;
  }
  return 0;
}
