#include "lab/puzzle_variety.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

constexpr std::size_t most_of_pattern = 3;
constexpr std::size_t manner_part = 8;   // one in this number may have the same manner,
constexpr std::size_t least_manner = 6;  // or this number
constexpr std::size_t greedy_part = 4;   // may be a single, largest capture
constexpr std::size_t full_part = 4;     // may have hardly a man missing
constexpr std::size_t phase_part = 5;    // at least must be of each part of a game
constexpr std::size_t phases = 3;

std::string name_of(Phase phase) {
  constexpr std::array<std::string_view, phases> names{"opening", "middle game", "ending"};
  return std::string(names[static_cast<std::size_t>(phase)]);
}

std::size_t men_of(const VariantInfo& variant) {
  const std::string_view fen = variant.array;
  return static_cast<std::size_t>(
      std::count_if(fen.begin(), fen.begin() + static_cast<std::ptrdiff_t>(fen.find(' ')),
                    [](unsigned char c) { return std::isalpha(c) != 0; }));
}

/// Returns the squares of a move under the symmetries of the board, always the same ones.
std::string squares_of(const VariantInfo& variant, Move move) {
  const bool square = variant.seating.size() > 2 && variant.files == variant.ranks;
  const auto turned = [&](Square from, int symmetry) {
    int file = file_of(from);
    int rank = rank_of(from);
    if ((symmetry & 1) != 0) file = variant.files - 1 - file;
    if ((symmetry & 2) != 0) rank = variant.ranks - 1 - rank;
    if ((symmetry & 4) != 0) std::swap(file, rank);
    return 16 * rank + file;
  };
  std::pair<int, int> least{256, 256};
  for (int symmetry = 0; symmetry < (square ? 8 : 4); ++symmetry) {
    least = std::min(least, {turned(move.from, symmetry), turned(move.to, symmetry)});
  }
  return std::to_string(least.first) + '-' + std::to_string(least.second);
}

std::string vector_of(Move move) {
  const auto files = std::abs(file_of(move.to) - file_of(move.from));
  const auto ranks = std::abs(rank_of(move.to) - rank_of(move.from));
  return std::to_string(std::min(files, ranks)) + ',' + std::to_string(std::max(files, ranks));
}

std::size_t man_on(const Game& game, Square square) {
  const auto letter = game.piece_on(square);
  if (!letter) return 0;
  for (const SeatInfo& seat : game.variant().seating) {
    const auto kind = seat.men.find(*letter);
    if (kind != std::string::npos) return kind;
  }
  return 0;
}

/// True if the first move is the same and at most two men are on other squares: the same solution.
bool are_alike(const PuzzleTraits& a, const PuzzleTraits& b) {
  constexpr std::ptrdiff_t most = 4;  // squares
  if (a.first.from != b.first.from || a.first.to != b.first.to) return false;
  const auto only_in = [](const PuzzleTraits& one, const PuzzleTraits& other) {
    return std::count_if(one.pieces.begin(), one.pieces.end(), [&](const PieceOn& piece) {
      return std::find(other.pieces.begin(), other.pieces.end(), piece) == other.pieces.end();
    });
  };
  return only_in(a, b) + only_in(b, a) <= most;
}

/// True for a single capture that takes more men than any other.
bool is_greedy(const Game& start, Move first) {
  const int men = men_taken(first);
  if (men == 0) return false;
  const auto legal = start.legal();
  return std::all_of(legal.begin(), legal.end(), [&](const Outcome& each) {
    return men_taken(each.move) < men || each.move == first;
  });
}

}  // namespace

Phase phase_of(const VariantInfo& variant, std::size_t men) {
  const std::size_t all = men_of(variant);
  if (6 * men >= 5 * all) return Phase::opening;
  return 20 * men <= 9 * all ? Phase::ending : Phase::middle;
}

Result<PuzzleTraits> traits_of(const Game& start, const Puzzle& puzzle) {
  PuzzleTraits traits;
  const VariantInfo& variant = start.variant();
  const Side solver = start.side_of(start.seat());
  traits.pieces = start.pieces();
  const auto men = traits.pieces.size();
  traits.phase = phase_of(variant, men);
  traits.full = variant.family != "camelot" && 9 * men >= 8 * men_of(variant);
  Game game = start;
  Move last{};
  std::size_t to_find = 0;
  std::vector<std::string> all = puzzle.line;
  all.insert(all.end(), puzzle.then.begin(), puzzle.then.end());
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto move = game.read(all[i], Reading::exact);
    if (!move) return failure(ErrorCode::conflict, all[i] + ": " + move.error().what, puzzle.id);
    if (game.side_of(game.seat()) == solver) {
      last = move->move();
      if (i < puzzle.line.size() && game.legal().size() > 1) ++to_find;
    }
    if (i == 0) traits.first = move->move();
    game.play(move->move());
  }
  traits.single = to_find < 2;
  traits.greedy = traits.single && is_greedy(start, traits.first);
  const auto words = [&](const std::string& where, Move by) {
    const auto man = std::to_string(man_on(start, traits.first.from));
    return man + ' ' + where + ' ' + std::string(word_of(by.kind)) + ' ' +
           std::to_string(men_taken(by)) + ' ' + std::string(word_of(puzzle.won));
  };
  traits.manner = words(vector_of(traits.first), traits.first);
  traits.pattern = words(squares_of(variant, traits.first), last);
  return traits;
}

std::optional<std::string> PuzzleVariety::refusal(const PuzzleTraits& traits) const {
  const auto count = [](const std::map<std::string, std::size_t>& all, const std::string& key) {
    const auto found = all.find(key);
    return found == all.end() ? 0 : found->second;
  };
  if (count(patterns_, traits.pattern) >= most_of_pattern) {
    return "three have the pattern " + traits.pattern;
  }
  if (count(manners_, traits.manner) >= std::max(least_manner, wanted_ / manner_part)) {
    return "too many begin in the manner " + traits.manner;
  }
  if (traits.full && full_ >= std::max<std::size_t>(1, wanted_ / full_part)) {
    return "too many boards are nearly full";
  }
  if (traits.greedy && greedy_ >= std::max<std::size_t>(1, wanted_ / greedy_part)) {
    return "too many are a capture that is simply the longest";
  }
  if (traits.single && singles_ >= std::max<std::size_t>(1, 2 * wanted_ / 5)) {
    return "too many have one move";
  }
  if (is_full(traits.phase)) {
    return "too many are of the " + name_of(traits.phase);
  }
  if (std::any_of(kept_.begin(), kept_.end(),
                  [&](const PuzzleTraits& other) { return are_alike(traits, other); })) {
    return "it is like another";
  }
  return std::nullopt;
}

bool PuzzleVariety::is_complete(const VariantInfo& variant, std::size_t men) const {
  if (variant.family != "camelot" && 9 * men >= 8 * men_of(variant) &&
      full_ >= std::max<std::size_t>(1, wanted_ / full_part)) {
    return true;
  }
  return is_full(phase_of(variant, men));
}

bool PuzzleVariety::is_full(Phase phase) const {
  const std::size_t least = wanted_ / phase_part;
  std::size_t reserved = 0;
  for (std::size_t i = 0; i < phases; ++i) {
    if (i != static_cast<std::size_t>(phase)) reserved += std::max(phases_[i], least);
  }
  return phases_[static_cast<std::size_t>(phase)] + reserved >= wanted_;
}

void PuzzleVariety::add(const PuzzleTraits& traits) {
  ++patterns_[traits.pattern];
  ++manners_[traits.manner];
  ++phases_[static_cast<std::size_t>(traits.phase)];
  if (traits.full) ++full_;
  if (traits.greedy) ++greedy_;
  if (traits.single) ++singles_;
  kept_.push_back(traits);
}

std::vector<std::string> PuzzleVariety::shortages() const {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < phases; ++i) {
    if (phases_[i] < kept_.size() / phase_part) {
      all.push_back("only " + std::to_string(phases_[i]) + " of " + std::to_string(kept_.size()) +
                    " are of the " + name_of(static_cast<Phase>(i)));
    }
  }
  return all;
}

}  // namespace camlann
