#pragma once
// The opening books of the server: what the engine has found of a position.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"

namespace camlann {

namespace message {

struct BookMove {
  std::string notation;
  int score = 0;
  std::optional<int> plies_to_end;
  int depth = 0;
  std::uint64_t nodes = 0;

  bool operator==(const BookMove&) const = default;
};

struct BookPosition {
  std::string variant;
  std::string rules;
  std::size_t positions = 0;
  std::vector<BookMove> moves;

  bool operator==(const BookPosition&) const = default;
};

}  // namespace message

namespace wire {

template <>
struct Description<message::BookMove> {
  static constexpr std::string_view name = "BookMove";
  static constexpr std::string_view text = "A move of an opening book";
  static constexpr void fields(auto&& field) {
    using message::BookMove;
    field("notation", &BookMove::notation, {});
    field("score", &BookMove::score,
          {.text = "For the seat whose turn it is, in hundredths of a man"});
    field("pliesToEnd", &BookMove::plies_to_end, {.text = "Of a win or loss that was found"});
    field("depth", &BookMove::depth,
          {.text = "Plies from the position to the end of the search that gave the score"});
    field("nodes", &BookMove::nodes, {.text = "Of all searches behind the score"});
  }
};

template <>
struct Description<message::BookPosition> {
  static constexpr std::string_view name = "BookPosition";
  static constexpr std::string_view text = "What an opening book has of a position";
  static constexpr void fields(auto&& field) {
    using message::BookPosition;
    field("variant", &BookPosition::variant, {.text = "Its id"});
    field("rules", &BookPosition::rules, {});
    field("positions", &BookPosition::positions,
          {.text = "How many the book has; 0 where there is none for the variant and its rules"});
    field("moves", &BookPosition::moves,
          {.text = "The best first; none where the position is not in the book"});
  }
};

}  // namespace wire
}  // namespace camlann
