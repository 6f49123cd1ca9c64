#include "played.hpp"

#include <algorithm>
#include <utility>

#include "base/square.hpp"
#include "base/try.hpp"

namespace camlann::train {
namespace {

// Bits of the first byte of a position.
constexpr unsigned white_bit = 1;
constexpr unsigned result_bit = 2;

void put_byte(std::size_t value, std::string& bytes) {
  bytes += static_cast<char>(static_cast<unsigned char>(value));
}

void put_pair(std::uint16_t value, std::string& bytes) {
  put_byte(value & 0xFFu, bytes);
  put_byte(value >> 8, bytes);
}

void put_squares(const SquareSet& set, std::string& bytes) {
  put_byte(static_cast<std::size_t>(set.size()), bytes);
  set.for_each([&](Square square) { put_byte(index_of(square), bytes); });
}

void put_position(const ScoredPosition& position, std::size_t kinds, std::string& bytes) {
  put_byte((position.white_to_move ? white_bit : 0) | (position.counts_result ? result_bit : 0),
           bytes);
  put_pair(static_cast<std::uint16_t>(position.score), bytes);
  for (std::size_t kind = 0; kind < 2 * kinds; ++kind) put_squares(position.placed[kind], bytes);
}

// Takes bytes off the front of a file.
class Bytes {
 public:
  Bytes(std::string_view bytes, const std::string& where)
      : rest_(bytes), all_(bytes.size()), where_(where) {}

  [[nodiscard]] bool empty() const { return rest_.empty(); }
  [[nodiscard]] Result<std::uint8_t> byte() {
    if (rest_.empty()) return broken("the last game is incomplete");
    const auto value = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return value;
  }
  [[nodiscard]] Result<std::uint16_t> pair() {
    TRY(const unsigned low, byte());
    TRY(const unsigned high, byte());
    return static_cast<std::uint16_t>(low | high << 8);
  }
  [[nodiscard]] Failure broken(std::string what) const {
    return failure(ErrorCode::syntax, std::move(what),
                   where_ + ", byte " + std::to_string(all_ - rest_.size()));
  }

 private:
  std::string_view rest_;
  std::size_t all_;
  const std::string& where_;
};

Result<SquareSet> squares(Bytes& bytes) {
  TRY(const int count, bytes.byte());
  SquareSet set;
  for (int i = 0; i < count; ++i) {
    TRY(const std::uint8_t square, bytes.byte());
    set.add(static_cast<Square>(square));
  }
  if (set.size() != count) return bytes.broken("a square is named twice");
  return set;
}

Result<ScoredPosition> position_of(Bytes& bytes, std::size_t kinds) {
  TRY(const unsigned bits, bytes.byte());
  if (bits > (white_bit | result_bit)) return bytes.broken("this is not a position");
  ScoredPosition position;
  position.white_to_move = (bits & white_bit) != 0;
  position.counts_result = (bits & result_bit) != 0;
  TRY(const std::uint16_t score, bytes.pair());
  position.score = static_cast<std::int16_t>(score);
  SquareSet all;
  for (std::size_t kind = 0; kind < 2 * kinds; ++kind) {
    SquareSet& set = position.placed[kind];
    TRY(set, squares(bytes));
    if (!(all & set).empty()) return bytes.broken("two men are on one square");
    all |= set;
  }
  return position;
}

Result<ScoredGame> game_of(Bytes& bytes, std::size_t kinds) {
  ScoredGame game;
  TRY(game.half_points, bytes.byte());
  if (game.half_points > 2) return bytes.broken("this is not a result");
  TRY(const std::size_t count, bytes.pair());
  for (std::size_t i = 0; i < count; ++i) {
    TRY(const ScoredPosition position, position_of(bytes, kinds));
    game.positions.push_back(position);
  }
  return game;
}

}  // namespace

void write(const ScoredGame& game, std::size_t kinds, std::string& bytes) {
  put_byte(game.half_points, bytes);
  const std::size_t count = std::min(game.positions.size(), most_positions);
  put_pair(static_cast<std::uint16_t>(count), bytes);
  for (std::size_t i = 0; i < count; ++i) put_position(game.positions[i], kinds, bytes);
}

Result<std::vector<ScoredGame>> read_games(std::string_view bytes, std::size_t kinds,
                                           const std::string& where) {
  Bytes rest(bytes, where);
  std::vector<ScoredGame> games;
  while (!rest.empty()) {
    TRY(ScoredGame game, game_of(rest, kinds));
    games.push_back(std::move(game));
  }
  return games;
}

}  // namespace camlann::train
