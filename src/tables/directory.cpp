#include "tables/directory.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "tables/bytes.hpp"
#include "tables/entry.hpp"
#include "tables/material.hpp"
#include "tables/placements.hpp"
#include "tables/solver.hpp"
#include "tables/table_file.hpp"

namespace camlann::tables {

namespace {

constexpr std::string_view magic = "CAMLANNT";
constexpr std::uint32_t version = 1;

Failure misfit(std::string what) {
  return failure(ErrorCode::syntax, std::move(what));
}

void append_text(std::string& bytes, std::string_view text) {
  append(bytes, static_cast<std::uint16_t>(text.size()));
  bytes += text;
}

void append_counts(std::string& bytes, const Counts& counts) {
  append(bytes, counts.wins);
  append(bytes, counts.draws);
  append(bytes, counts.losses);
  append(bytes, counts.longest);
  append(bytes, counts.longest_entry);
}

Counts take_counts(Bytes& bytes) {
  Counts counts;
  counts.wins = bytes.take<std::uint64_t>();
  counts.draws = bytes.take<std::uint64_t>();
  counts.losses = bytes.take<std::uint64_t>();
  counts.longest = bytes.take<std::uint64_t>();
  counts.longest_entry = bytes.take<Entry>();
  return counts;
}

bool makes_sense(const TableHeader& header) {
  for (const Material side : header.id.sides) {
    if (side.size() < 1 || side.size() > max_side) return false;
  }
  const SectionId ordered = section_of(header.id.sides[0], header.id.sides[1],
                                       header.id.castle_moves[0], header.id.castle_moves[1]);
  const bool sections =
      (header.entries[0] > 0) && (header.entries[1] > 0) == !header.id.symmetric();
  const std::uint64_t most = std::uint64_t{1} << 40;  // keeps sums far from overflow
  return ordered.table == header.id && sections && header.entries[0] < most &&
         header.entries[1] < most && (header.entry_bytes == 1 || header.entry_bytes == 2);
}

}  // namespace

std::uint64_t TableHeader::blocks(int section) const {
  const std::uint64_t bytes =
      entries[static_cast<std::size_t>(section)] * static_cast<std::uint64_t>(entry_bytes);
  return (bytes + block_bytes - 1) / block_bytes;
}

std::string head_text() {
  std::string text(magic);
  append(text, version);
  append(text, std::uint32_t{0});
  return text;
}

Result<void> check_head(std::string_view head) {
  Bytes bytes(head);
  if (bytes.take_text(magic.size()) != magic) return misfit("it is not a table of this program");
  const auto found = bytes.take<std::uint32_t>();
  if (found != version) {
    return misfit("its format has version " + std::to_string(found) + ", this program reads " +
                  std::to_string(version));
  }
  return {};
}

std::string to_bytes(const Directory& directory) {
  const TableHeader& header = directory.header;
  std::string bytes;
  append_text(bytes, header.variant);
  append_text(bytes, header.rules);
  for (const Material side : header.id.sides) {
    append(bytes, side.knights);
    append(bytes, side.men);
  }
  for (const std::uint8_t made : header.id.castle_moves) append(bytes, made);
  append(bytes, static_cast<std::uint8_t>(header.entry_bytes));
  for (std::size_t section = 0; section < 2; ++section) {
    append(bytes, header.entries[section]);
    append_counts(bytes, header.counts[section]);
  }
  append(bytes, static_cast<std::uint64_t>(directory.blocks.size()));
  for (const std::uint32_t block : directory.blocks) append(bytes, block);
  return bytes;
}

Result<Directory> parse_directory(std::string_view text) {
  Bytes bytes(text);
  Directory directory;
  TableHeader& header = directory.header;
  header.variant = bytes.take_text(bytes.take<std::uint16_t>());
  header.rules = bytes.take_text(bytes.take<std::uint16_t>());
  for (Material& side : header.id.sides) {
    side.knights = bytes.take<std::uint8_t>();
    side.men = bytes.take<std::uint8_t>();
  }
  for (std::uint8_t& made : header.id.castle_moves) made = bytes.take<std::uint8_t>();
  header.entry_bytes = bytes.take<std::uint8_t>();
  for (std::size_t section = 0; section < 2; ++section) {
    header.entries[section] = bytes.take<std::uint64_t>();
    header.counts[section] = take_counts(bytes);
  }
  const auto blocks = bytes.take<std::uint64_t>();
  if (bytes.failed() || !makes_sense(header) || blocks != header.blocks(0) + header.blocks(1)) {
    return misfit("its directory is not valid");
  }
  for (std::uint64_t i = 0; i < blocks && !bytes.failed(); ++i) {
    directory.blocks.push_back(bytes.take<std::uint32_t>());
  }
  if (!bytes.at_end()) return misfit("its directory is too long or too short");
  return directory;
}

std::string tail_text(const Place& directory) {
  std::string text;
  append(text, directory.offset);
  append(text, directory.bytes);
  text += magic;
  return text;
}

Result<Place> read_tail(std::string_view tail, std::uint64_t file_bytes) {
  Bytes bytes(tail);
  Place place{};
  place.offset = bytes.take<std::uint64_t>();
  place.bytes = bytes.take<std::uint64_t>();
  const std::uint64_t end = file_bytes - tail_bytes;
  if (bytes.take_text(magic.size()) != magic || place.offset < head_bytes || place.offset > end ||
      place.bytes != end - place.offset) {
    return misfit("it is truncated");
  }
  return place;
}

}  // namespace camlann::tables
