#pragma once
// The sums of a network along a walk through the tree of a game: one pair for each ply, computed
// only when a position is evaluated, from the nearest earlier pair, by what has changed on the
// board since. A move that takes several men is one update, and so are several moves without an
// evaluation in between. Allocates when it is made, and for a longer walk than any before. For one
// thread.

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/cpu.hpp"
#include "base/square.hpp"
#include "base/square_set.hpp"
#include "nn/kernel.hpp"
#include "nn/lane.hpp"
#include "nn/network.hpp"

namespace camlann::nn {

/// The men on the board: White's, kind by kind, then Black's. `Kinds`: of men of a side.
template <std::size_t Kinds>
using Placement = std::array<SquareSet, 2 * Kinds>;

/// The numbers of a board's squares, as each side sees them from its own end.
class Board {
 public:
  /// `kinds`: of men of a side. Returns nothing if the board does not look the same from both ends.
  [[nodiscard]] static std::optional<Board> of(const SquareSet& squares, std::size_t kinds);

  [[nodiscard]] std::size_t squares() const { return count_; }
  [[nodiscard]] std::size_t kinds() const { return kinds_; }
  /// Returns the row of a network for a man. `view`: 0 for White's, 1 for Black's; `kind`: as in a
  /// Placement. The square must be on the board.
  [[nodiscard]] std::size_t row(std::size_t view, std::size_t kind, Square square) const {
    const std::size_t seen = view == 0 ? kind : kind < kinds_ ? kind + kinds_ : kind - kinds_;
    return seen * count_ + number_[view][index_of(square)];
  }
  /// Returns the row of the mirror image, left and right exchanged.
  [[nodiscard]] std::size_t mirrored_row(std::size_t view, std::size_t kind, Square square) const;

 private:
  std::size_t kinds_ = 0;
  std::size_t count_ = 0;
  int first_file_ = 0;
  int last_file_ = 0;
  std::array<std::array<std::uint8_t, grid_size>, 2> number_{};
};

template <std::size_t Kinds>
class Sums {
 public:
  /// `network` must be of this board and these kinds. Has room for a walk of `plies`.
  Sums(std::shared_ptr<const Network> network, const Board& board, std::size_t plies,
       Registers registers = Registers::best);

  /// Starts a new walk.
  void begin();
  void play();
  void take_back() { --ply_; }

  /// Returns the value of the current position for the side to move (0: White), in hundredths of a
  /// man.
  [[nodiscard]] int value(const Placement<Kinds>& placed, std::size_t to_move);

 private:
  struct Step {
    Placement<Kinds> placed;
    bool known = false;
  };

  [[nodiscard]] Lane* sums_at(std::size_t ply, std::size_t view) {
    return &sums_[(2 * ply + view) * network_->lanes];
  }
  // Computes the sums of the current position.
  void bring_up(const Placement<Kinds>& placed);
  void change(const Placement<Kinds>& before, const Placement<Kinds>& after, std::size_t view,
              const Lane* from);

  std::shared_ptr<const Network> network_;
  Board board_;
  const Kernel* kernel_;
  std::size_t ply_ = 0;
  std::vector<Step> steps_;
  std::vector<Lane> sums_;  // of each ply, White's view, then Black's
};

// Those of the Camelot family and of Camblam.
extern template class Sums<2>;
extern template class Sums<9>;

}  // namespace camlann::nn
