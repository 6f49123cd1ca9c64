#include "archive/pattern.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "archive/track.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "rules/variant_info.hpp"

namespace camlann::archive {
namespace {

constexpr std::string_view separators = " ,\t";

/// Returns the letters of all men of the game.
std::string letters_of(const VariantInfo& variant) {
  std::string letters;
  for (const SeatInfo& seat : variant.seating) letters += seat.men;
  if (variant.trees > 0) letters += tree_letter;
  return letters;
}

Result<Wanted> read_wanted(std::string_view word, const VariantInfo& variant, std::size_t column) {
  const auto wrong = [&](std::string what, std::string expected) {
    return Failure(error_at({1, static_cast<int>(column) + 1}, Subject::other, ErrorCode::syntax,
                            std::move(what), std::move(expected)));
  };
  const std::string letters = letters_of(variant);
  const char letter = word.front();
  if (letter != '-' && letters.find(letter) == std::string::npos) {
    return wrong("\"" + std::string(word) + "\" does not begin with a man of " + variant.name,
                 "one of " + letters + ", or - for an empty square");
  }
  const auto square = variant.find_square(word.substr(1));
  if (!square) {
    return wrong("\"" + std::string(word.substr(1)) + "\" is not a square of " + variant.name,
                 "a square like " + variant.square_names.front());
  }
  return Wanted{*square, letter == '-' ? '\0' : letter};
}

}  // namespace

Result<Pattern> read_pattern(std::string_view text, const VariantInfo& variant) {
  Pattern pattern;
  for (std::size_t at = text.find_first_not_of(separators); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    TRY(const auto wanted, read_wanted(text.substr(at, end - at), variant, at));
    const bool twice = std::any_of(pattern.begin(), pattern.end(), [&](const Wanted& other) {
      return other.square == wanted.square;
    });
    if (twice) {
      return failure(ErrorCode::syntax, variant.name_of(wanted.square) + " is there twice",
                     "1:" + std::to_string(at + 1), "each square once");
    }
    pattern.push_back(wanted);
    at = text.find_first_not_of(separators, end);
  }
  if (pattern.empty()) {
    return failure(ErrorCode::syntax, "this pattern has no squares", {}, "men and squares");
  }
  return pattern;
}

std::optional<std::uint32_t> find(std::string_view track, const Pattern& pattern) {
  constexpr char anything = 1;
  Placement wanted;
  wanted.fill(anything);
  std::size_t missing = 0;
  for (const Wanted& one : pattern) {
    wanted[index_of(one.square)] = one.letter;
    missing += one.letter != 0;  // the board before the first one is empty
  }
  Placement here{};
  TrackReader reader(track);
  for (std::uint32_t ply = 0;; ++ply) {
    const auto changes = reader.next();
    if (!changes) return std::nullopt;
    for (std::size_t i = 0; i < changes->size(); i += 2) {
      const auto square = static_cast<unsigned char>((*changes)[i]);
      const char letter = (*changes)[i + 1];
      if (wanted[square] != anything) {
        missing += here[square] == wanted[square];
        missing -= letter == wanted[square];
      }
      here[square] = letter;
    }
    if (missing == 0) return ply;
  }
}

unsigned stretch_of(std::uint32_t ply) {
  // The first plies of all stretches but the first.
  static constexpr std::array<std::uint32_t, stretches - 1> starts = {
      4, 8, 12, 16, 20, 26, 32, 40, 48, 56, 64, 80, 100, 130, 170};
  return static_cast<unsigned>(std::upper_bound(starts.begin(), starts.end(), ply) -
                               starts.begin());
}

std::vector<Seen> seen_in(std::string_view track) {
  std::vector<Seen> seen;
  std::array<std::bitset<128>, grid_size> known;  // in this stretch
  Placement here{};
  unsigned stretch = 0;
  const auto see = [&](unsigned char square) {
    const char letter = here[square];
    auto&& there = known[square][static_cast<unsigned char>(letter) & 0x7F];
    if (letter == 0 || there) return;
    there = true;
    seen.push_back({{static_cast<Square>(square), letter}, stretch});
  };
  TrackReader reader(track);
  for (std::uint32_t ply = 0; const auto changes = reader.next(); ++ply) {
    for (std::size_t i = 0; i < changes->size(); i += 2) {
      here[static_cast<unsigned char>((*changes)[i])] = (*changes)[i + 1];
    }
    if (stretch_of(ply) != stretch) {
      stretch = stretch_of(ply);
      known = {};
      for (std::size_t i = 0; i < here.size(); ++i) see(static_cast<unsigned char>(i));
    }
    for (std::size_t i = 0; i < changes->size(); i += 2) {
      see(static_cast<unsigned char>((*changes)[i]));
    }
  }
  return seen;
}

}  // namespace camlann::archive
