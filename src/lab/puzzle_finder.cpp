#include "lab/puzzle_finder.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/threads.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_candidates.hpp"
#include "lab/puzzle_maker.hpp"
#include "lab/puzzle_proof.hpp"
#include "lab/puzzle_variety.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr std::size_t most_per_game = 2;
constexpr std::uint64_t confirming = 10;
constexpr std::size_t few_moves = 3;
constexpr std::size_t batch = 8;  // games in which the same puzzles are known, for any threads

struct FoundPuzzle {
  Puzzle puzzle;
  PuzzleTraits traits;
};

Score for_side(Score score, bool same) {
  return same ? score : -score;
}

int number_of(const Puzzle& puzzle) {
  return std::stoi(puzzle.id.substr(puzzle.id.rfind('-') + 1));
}

std::string id_of(const std::string& variant, int number) {
  std::string digits = std::to_string(number);
  if (digits.size() < 4) digits.insert(0, 4 - digits.size(), '0');
  return variant + '-' + digits;
}

/// True for an obvious move: a capture of one or two men if no capture takes more; the largest of a
/// few captures; or a single leg that ends the game.
bool is_plain_to_see(const Game& start, const FoundPuzzle& found) {
  const Move move = found.traits.first;
  Game after = start;
  after.play(move);
  if (after.over()) return start.write(move).path.size() <= 3;
  const auto& also = found.puzzle.also;
  const auto alone = static_cast<std::size_t>(
      std::count_if(also.begin(), also.end(), [](const auto& others) { return others.empty(); }));
  const std::size_t to_find = (found.puzzle.line.size() + 1) / 2;
  if (to_find > 1 && (also.empty() || alone > 1)) return false;
  const int men = men_taken(move);
  const auto legal = start.legal();
  const auto most = std::none_of(legal.begin(), legal.end(),
                                 [&](const Outcome& each) { return men_taken(each.move) > men; });
  if (legal.size() <= few_moves && men > 0 && most) return true;
  return found.puzzle.won == Gain::material && men > 0 && men <= 2 && most;
}

class PuzzleMiner {
 public:
  PuzzleMiner(const Game& game, const PuzzleOptions& options, const std::atomic<bool>& stop)
      : bounds_(puzzle_bounds(game.variant())),
        glance_(game, {std::max<std::uint64_t>(options.nodes / confirming, 200)}),
        look_(game, {options.nodes}),
        maker_(game, {options.nodes * confirming, options.deep, false, options.tables}),
        stop_(stop) {}

  [[nodiscard]] std::vector<FoundPuzzle> mine(const MinedGame& mined,
                                              const PuzzleVariety& variety) {
    std::vector<FoundPuzzle> found;
    Game game = mined.start;
    std::optional<Game> before;
    // Puzzles must not overlap, and the first position of a game of the levels is a random one.
    std::size_t free_from = mined.published ? 0 : 1;
    for (std::size_t ply = 0; ply < mined.moves.size() && found.size() < most_per_game; ++ply) {
      const Game here = game.fresh();
      if (here.over() || stop_) break;
      const bool wanted = !variety.is_complete(here.variant(), here.pieces().size());
      if (wanted && ply >= free_from && may_be_one(here) && was_open(here, before)) {
        if (auto one = puzzle_at(here, variety)) {
          one->puzzle.source = mined.source;
          if (mined.published) one->puzzle.source += " move " + std::to_string(ply / 2 + 1);
          free_from = ply + one->puzzle.line.size();
          found.push_back(std::move(*one));
        }
      }
      before = here;
      game.play(mined.moves[ply]);
    }
    return found;
  }

 private:
  [[nodiscard]] bool may_be_one(const Game& here) {
    if (here.legal().size() < 2) return false;
    const auto two = glance_.best_two(here, stop_);
    return two && two->best >= bounds_.open && two->best - two->second >= bounds_.man;
  }

  // True if the last move was the mistake.
  [[nodiscard]] bool was_open(const Game& here, const std::optional<Game>& before) {
    const auto now = look_.best_two(here, stop_);
    if (!now || !has_one_winner(*now, bounds_)) return false;
    if (!before) return true;
    const auto two = look_.best_two(*before, stop_);
    const bool same = here.side_of(here.seat()) == before->side_of(before->seat());
    return two && for_side(two->best, same) < bounds_.open;
  }

  [[nodiscard]] std::optional<FoundPuzzle> puzzle_at(const Game& start,
                                                     const PuzzleVariety& variety) {
    const auto first = maker_.only_move(start, stop_);
    if (!first) return std::nullopt;
    auto puzzle = maker_.make(start, *first, stop_);
    if (!puzzle) return std::nullopt;
    auto traits = traits_of(start, *puzzle);
    if (!traits) return std::nullopt;
    FoundPuzzle found{*std::move(puzzle), *std::move(traits)};
    if (variety.refusal(found.traits) || is_plain_to_see(start, found)) return std::nullopt;
    if (!maker_.look_deeper(start, found.puzzle, stop_)) return std::nullopt;
    return found;
  }

  PuzzleBounds bounds_;
  PuzzleSearch glance_;
  PuzzleSearch look_;
  PuzzleMaker maker_;
  const std::atomic<bool>& stop_;
};

}  // namespace

std::vector<Puzzle> find_puzzles(const Game& array, const std::vector<MinedGame>& published,
                                 const PuzzleOptions& options, const std::atomic<bool>& stop,
                                 const std::function<void(const std::vector<Puzzle>&)>& on_found) {
  std::vector<Puzzle> puzzles = options.known;
  const auto wanted = static_cast<std::size_t>(options.count);
  PuzzleVariety variety(wanted);
  int number = options.first_number;
  for (const Puzzle& puzzle : puzzles) {
    number = std::max(number, number_of(puzzle) + 1);
    const auto start = make_game(array.variant(), puzzle.rules, puzzle.fen);
    if (!start) continue;
    if (const auto traits = traits_of(*start, puzzle)) variety.add(*traits);
  }
  const auto keep = [&](std::vector<FoundPuzzle> found) {
    for (FoundPuzzle& each : found) {
      if (puzzles.size() >= wanted || variety.refusal(each.traits)) continue;
      variety.add(each.traits);
      each.puzzle.id = id_of(array.variant().id, number++);
      puzzles.push_back(std::move(each.puzzle));
      if (on_found) on_found(puzzles);
    }
  };
  const auto threads = static_cast<std::size_t>(std::max(options.threads, 1));
  std::vector<std::unique_ptr<PuzzleMiner>> miners;
  miners.reserve(threads);
  for (std::size_t i = 0; i < threads; ++i) {
    miners.push_back(std::make_unique<PuzzleMiner>(array, options, stop));
  }
  const auto total = published.size() + static_cast<std::size_t>(options.most_games);
  for (std::size_t first = 0; first < total && puzzles.size() < wanted && !stop; first += batch) {
    // Results are kept in the order of the games, whatever the threads.
    std::array<std::vector<FoundPuzzle>, batch> found;
    const auto work = [&](std::size_t i) {
      for (std::size_t at = i; at < batch && first + at < total; at += threads) {
        const std::size_t game = first + at;
        found[at] =
            miners[i]->mine(game < published.size()
                                ? published[game]
                                : play_for_puzzles(array, options.seed,
                                                   static_cast<int>(game - published.size()), stop),
                            variety);
      }
    };
    Threads helpers;
    std::size_t begun = 1;
    while (begun < threads && helpers.start([&work, begun] { work(begun); })) ++begun;
    work(0);
    for (std::size_t i = begun; i < threads; ++i) work(i);
    helpers.join();
    for (auto& each : found) keep(std::move(each));
  }
  return puzzles;
}

}  // namespace camlann
