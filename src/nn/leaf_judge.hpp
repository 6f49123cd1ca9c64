#pragma once
// The judge of a search in a game of two: a network if there is one, otherwise the hand-written
// evaluation. Follows the walk, so that the network's sums are updated.

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

#include "nn/network.hpp"
#include "nn/sums.hpp"

namespace camlann::nn {

/// `Hand`: evaluates a position for the side to move. placement_of(position) gives its men.
template <class Hand, class Position, std::size_t Kinds>
class LeafJudge {
 public:
  /// `network`: nullptr, or one that fits the game. `board`: its board.
  LeafJudge(Hand by_hand, const std::shared_ptr<const Network>& network,
            const std::optional<Board>& board)
      : by_hand_(std::move(by_hand)) {
    constexpr std::size_t usual_plies = 128;  // of a search
    if (network && board) sums_.emplace(network, *board, usual_plies);
  }

  /// Returns the value for the side to move, in hundredths of a man.
  [[nodiscard]] int operator()(const Position& pos) {
    return sums_ ? sums_->value(placement_of(pos), index_of(pos.turn)) : by_hand_(pos);
  }

  void begin(const Position&) {
    if (sums_) sums_->begin();
  }
  template <class Move>
  void play(const Position&, Move) {
    if (sums_) sums_->play();
  }
  void pass(const Position&) {
    if (sums_) sums_->play();
  }
  void take_back() {
    if (sums_) sums_->take_back();
  }

 private:
  Hand by_hand_;
  std::optional<Sums<Kinds>> sums_;
};

}  // namespace camlann::nn
