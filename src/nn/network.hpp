#pragma once
// A network that evaluates positions of a game of two, and its file (doc/formats/network.md): the
// weights of the men on their squares, added up for each side's view, and of the sums in the
// output. A value; read once, then shared by every search.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "nn/lane.hpp"

namespace camlann::nn {

/// Most kinds of men of a side.
inline constexpr std::size_t most_kinds = 9;
/// The output has a set of weights for each eighth of the men that a game begins with.
inline constexpr std::size_t output_sets = 8;

/// One in the units of the sums, and of the output's weights.
inline constexpr int one = 255;
inline constexpr int output_one = 64;

inline constexpr int most_output_weight = 127;
inline constexpr int most_scale = 2'000;
/// The largest score of a network, either way.
inline constexpr int most_score = 20'000;

inline constexpr std::size_t most_lanes = 16;
inline constexpr std::size_t most_squares = 256;
inline constexpr std::size_t most_men = 128;
inline constexpr std::size_t longest_name = 64;
inline constexpr std::size_t longest_text = 1'000;

/// The game of a network, and its origin.
struct NetworkCard {
  std::string variant;      // "cam"
  std::string rules;        // the rule set that it was trained with: "wcf"
  std::string description;  // how it was made, for people
  std::string licence;

  bool operator==(const NetworkCard&) const = default;
};

struct Network {
  NetworkCard card;
  std::size_t squares = 0;  // of the board
  std::size_t kinds = 0;    // of men of a side
  std::size_t men = 0;      // of both sides in the array
  std::size_t lanes = 0;    // a row: its width is lanes * lane_size
  int scale = 0;            // hundredths of a man for log-odds of 1
  std::vector<Lane> bias;
  std::vector<Lane> rows;  // own men, then the other side's: kind by kind, square by square
  // For each set: the view of the side to move, then the other one.
  std::vector<Lane> output;
  std::array<std::int32_t, output_sets> output_bias{};  // in units of 1 / (one * output_one)

  bool operator==(const Network&) const = default;

  [[nodiscard]] std::size_t row_count() const { return 2 * kinds * squares; }
  [[nodiscard]] std::size_t width() const { return lanes * lane_size; }
};

/// Returns the set of output weights with `men` on the board.
[[nodiscard]] constexpr std::size_t output_set(std::size_t men, std::size_t all_men) {
  const std::size_t set = men == 0 ? 0 : (men - 1) * output_sets / all_men;
  return set < output_sets ? set : output_sets - 1;
}

/// The game that a network is to evaluate.
struct NetworkGame {
  std::string_view variant;
  std::size_t squares;
  std::size_t kinds;
  std::size_t men;
};
/// Returns an error, which names what differs, unless a network is of this game. Says nothing of
/// its rules.
[[nodiscard]] Result<void> fits(const Network& network, const NetworkGame& game);
/// Returns the error of a network of another game.
[[nodiscard]] Failure misfit(const char* where, std::string_view found, std::string expected);

/// Returns an error unless all sizes are within the bounds, and no sum of weights can overflow.
[[nodiscard]] Result<void> check(const Network& network);

/// Returns the file of a network that check() accepts.
[[nodiscard]] std::string to_bytes(const Network& network);
/// Reads a file. Uses no more memory than a few times its size.
[[nodiscard]] Result<Network> read_network(std::string_view bytes);

}  // namespace camlann::nn
