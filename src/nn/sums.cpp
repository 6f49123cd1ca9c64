#include "nn/sums.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "base/cpu.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "nn/kernel.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"

namespace camlann::nn {
namespace {

template <std::size_t Sets>
int size_of(const std::array<SquareSet, Sets>& placed) {
  int men = 0;
  for (const SquareSet& set : placed) men += set.size();
  return men;
}

// The men that stand elsewhere or not at all.
template <std::size_t Sets>
int difference(const std::array<SquareSet, Sets>& a, const std::array<SquareSet, Sets>& b) {
  int men = 0;
  for (std::size_t kind = 0; kind < Sets; ++kind) men += (a[kind] ^ b[kind]).size();
  return men;
}

}  // namespace

std::optional<Board> Board::of(const SquareSet& squares, std::size_t kinds) {
  if (squares.empty()) return std::nullopt;
  int low = 15;
  int high = 0;
  Board board;
  board.kinds_ = kinds;
  board.first_file_ = 15;
  squares.for_each([&](Square square) {
    low = std::min(low, rank_of(square));
    high = std::max(high, rank_of(square));
    board.first_file_ = std::min(board.first_file_, file_of(square));
    board.last_file_ = std::max(board.last_file_, file_of(square));
  });
  bool same = true;
  squares.for_each([&](Square square) {
    board.number_[0][index_of(square)] = static_cast<std::uint8_t>(board.count_++);
  });
  squares.for_each([&](Square square) {
    const Square across = make_square(file_of(square), low + high - rank_of(square));
    const Square beside =
        make_square(board.first_file_ + board.last_file_ - file_of(square), rank_of(square));
    same = same && squares.has(across) && squares.has(beside);
    board.number_[1][index_of(square)] = board.number_[0][index_of(across)];
  });
  if (!same) return std::nullopt;
  return board;
}

std::size_t Board::mirrored_row(std::size_t view, std::size_t kind, Square square) const {
  return row(view, kind, make_square(first_file_ + last_file_ - file_of(square), rank_of(square)));
}

template <std::size_t Kinds>
Sums<Kinds>::Sums(std::shared_ptr<const Network> network, const Board& board, std::size_t plies,
                  Registers registers)
    : network_(std::move(network)),
      board_(board),
      kernel_(&kernel_for(registers)),
      steps_(plies + 1),
      sums_(2 * (plies + 1) * network_->lanes) {}

template <std::size_t Kinds>
void Sums<Kinds>::begin() {
  ply_ = 0;
  steps_[0].known = false;
}

template <std::size_t Kinds>
void Sums<Kinds>::play() {
  if (++ply_ == steps_.size()) {
    steps_.emplace_back();
    sums_.resize(sums_.size() + 2 * network_->lanes);
  }
  steps_[ply_].known = false;
}

template <std::size_t Kinds>
int Sums<Kinds>::value(const Placement<Kinds>& placed, std::size_t to_move) {
  bring_up(placed);
  const Network& network = *network_;
  const std::size_t set = output_set(static_cast<std::size_t>(size_of(placed)), network.men);
  const Lane* const weights = &network.output[set * 2 * network.lanes];
  const std::int32_t sum =
      kernel_->output(sums_at(ply_, to_move), weights, network.lanes) +
      kernel_->output(sums_at(ply_, 1 - to_move), weights + network.lanes, network.lanes);
  const std::int64_t raw = sum / one + network.output_bias[set];
  const std::int64_t score = raw * network.scale / (std::int64_t{one} * output_one);
  return static_cast<int>(std::clamp<std::int64_t>(score, -most_score, most_score));
}

template <std::size_t Kinds>
void Sums<Kinds>::bring_up(const Placement<Kinds>& placed) {
  std::size_t from = ply_;
  while (from > 0 && !steps_[from].known) --from;
  const int changes = steps_[from].known ? difference(steps_[from].placed, placed) : grid_size;
  const bool near = changes < size_of(placed);
  if (from != ply_ || changes != 0) {
    for (const std::size_t view : {std::size_t{0}, std::size_t{1}}) {
      change(near ? steps_[from].placed : Placement<Kinds>{}, placed, view,
             near ? sums_at(from, view) : network_->bias.data());
    }
  }
  steps_[ply_] = {placed, true};
}

template <std::size_t Kinds>
void Sums<Kinds>::change(const Placement<Kinds>& before, const Placement<Kinds>& after,
                         std::size_t view, const Lane* from) {
  std::array<const Lane*, grid_size> plus;  // filled up to the counts
  std::array<const Lane*, grid_size> minus;
  std::size_t plus_count = 0;
  std::size_t minus_count = 0;
  for (std::size_t kind = 0; kind < after.size(); ++kind) {
    const auto row = [&](Square square) {
      return &network_->rows[board_.row(view, kind, square) * network_->lanes];
    };
    (after[kind] & ~before[kind]).for_each([&](Square s) { plus[plus_count++] = row(s); });
    (before[kind] & ~after[kind]).for_each([&](Square s) { minus[minus_count++] = row(s); });
  }
  kernel_->change(sums_at(ply_, view), from, {plus.data(), plus_count, minus.data(), minus_count},
                  network_->lanes);
}

template class Sums<2>;
template class Sums<9>;

}  // namespace camlann::nn
