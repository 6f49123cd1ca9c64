#include "archive/track.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.hpp"
#include "rules/outcome.hpp"

namespace camlann::archive {

Placement placement_of(const std::vector<PieceOn>& pieces) {
  Placement board{};
  for (const PieceOn& piece : pieces) board[index_of(piece.square)] = piece.letter;
  return board;
}

void TrackWriter::add(const Placement& next) {
  const std::size_t count_at = bytes_.size();
  bytes_ += '\0';
  unsigned changes = 0;
  for (std::size_t square = 0; square < next.size(); ++square) {
    if (next[square] == last_[square]) continue;
    bytes_ += static_cast<char>(square);
    bytes_ += next[square];
    ++changes;
  }
  bytes_[count_at] = static_cast<char>(changes);  // no board has 256 squares
  last_ = next;
}

std::optional<std::string_view> TrackReader::next() {
  if (rest_.empty()) return std::nullopt;
  const std::size_t length = 2 * std::size_t{static_cast<unsigned char>(rest_.front())};
  if (rest_.size() < 1 + length) return std::nullopt;
  const std::string_view changes = rest_.substr(1, length);
  rest_.remove_prefix(1 + length);
  return changes;
}

bool stands_at(std::string_view track, const Placement& board, std::uint32_t ply) {
  Placement here{};
  TrackReader reader(track);
  for (std::uint32_t at = 0; at <= ply; ++at) {
    const auto changes = reader.next();
    if (!changes) return false;
    for (std::size_t i = 0; i < changes->size(); i += 2) {
      here[static_cast<unsigned char>((*changes)[i])] = (*changes)[i + 1];
    }
  }
  return here == board;
}

}  // namespace camlann::archive
