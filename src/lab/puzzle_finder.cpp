#include "lab/puzzle_finder.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/threads.hpp"
#include "base/try.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "lab/puzzle_candidates.hpp"
#include "lab/puzzle_proof.hpp"
#include "lab/puzzle_themes.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

constexpr std::size_t most_moves = 4;  // of the solver
constexpr std::size_t most_per_game = 2;
constexpr int longest_course = 60;  // plies played to find the end of a win
constexpr std::uint64_t confirming = 10;
constexpr std::size_t few_moves = 3;
constexpr std::size_t greedy_part = 4;  // one in this number may be a single, largest capture

struct FoundPuzzle {
  Puzzle puzzle;
  Move first;
  std::vector<PieceOn> pieces;
  bool greedy = false;
};

/// True if the first move is the same and at most two men are on other squares: the same solution.
bool are_alike(const FoundPuzzle& a, const FoundPuzzle& b) {
  constexpr std::ptrdiff_t most = 4;  // squares
  if (a.first.from != b.first.from || a.first.to != b.first.to) return false;
  const auto has = [](const FoundPuzzle& puzzle, const PieceOn& piece) {
    return std::find(puzzle.pieces.begin(), puzzle.pieces.end(), piece) != puzzle.pieces.end();
  };
  const auto only_in = [&](const FoundPuzzle& one, const FoundPuzzle& other) {
    return std::count_if(one.pieces.begin(), one.pieces.end(),
                         [&](const PieceOn& piece) { return !has(other, piece); });
  };
  return only_in(a, b) + only_in(b, a) <= most;
}

/// The solver's moves and the replies, each of the former the only good one.
struct OnlyLine {
  std::vector<Move> moves;
  std::vector<bool> forced;  // of the solver's moves: no other was legal
  std::vector<Move> course;  // the moves with their continuation
  BestTwo first;
};

Score for_side(Score score, bool same) {
  return same ? score : -score;
}

std::string id_of(const std::string& variant, std::size_t number) {
  std::string digits = std::to_string(number);
  if (digits.size() < 4) digits.insert(0, 4 - digits.size(), '0');
  return variant + '-' + digits;
}

/// True for a single capture that takes more men than any other.
bool is_greedy(const Game& start, const OnlyLine& line) {
  const int men = men_taken(line.moves.front());
  if (line.moves.size() > 1 || men == 0) return false;
  const auto legal = start.legal();
  return std::all_of(legal.begin(), legal.end(), [&](const Outcome& each) {
    return men_taken(each.move) < men || each.move == line.moves.front();
  });
}

/// True for an obvious move: a capture of one or two men if no capture takes more; the largest of a
/// few captures; or a single leg that ends the game.
bool is_plain_to_see(const Game& start, const OnlyLine& line, Gain gain) {
  if (line.moves.size() > 1) return false;
  const Move move = line.moves.front();
  Game after = start;
  after.play(move);
  if (after.over()) return start.write(move).path.size() <= 3;
  const auto legal = start.legal();
  if (legal.size() <= few_moves && is_greedy(start, line)) return true;
  const int men = men_taken(move);
  if (gain != Gain::material || men == 0 || men > 2) return false;
  return std::none_of(legal.begin(), legal.end(),
                      [&](const Outcome& each) { return men_taken(each.move) > men; });
}

std::vector<Move> beyond(const OnlyLine& line) {
  const auto end = std::min(line.moves.size(), line.course.size());
  return {line.course.begin() + static_cast<std::ptrdiff_t>(end), line.course.end()};
}

class PuzzleMiner {
 public:
  PuzzleMiner(const Game& game, const PuzzleOptions& options, const std::atomic<bool>& stop)
      : bounds_(puzzle_bounds(game.variant())),
        glance_(game, std::max<std::uint64_t>(options.nodes / confirming, 200)),
        look_(game, options.nodes),
        confirm_(game, options.nodes * confirming),
        prover_(game, options.nodes * confirming, options.tables),
        stop_(stop) {}

  [[nodiscard]] std::vector<FoundPuzzle> mine(const MinedGame& mined) {
    std::vector<FoundPuzzle> found;
    Game game = mined.start;
    std::optional<Game> before;
    std::size_t free_from = 0;  // puzzles must not overlap
    for (std::size_t ply = 0; ply < mined.moves.size() && found.size() < most_per_game; ++ply) {
      const Game here = game.fresh();
      if (here.over() || stop_) break;
      if (ply >= free_from && may_be_one(here) && was_open(here, before)) {
        if (auto one = puzzle_at(here)) {
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
    if (!before) return true;
    const auto two = look_.best_two(*before, stop_);
    const bool same = here.side_of(here.seat()) == before->side_of(before->seat());
    return two && for_side(two->best, same) < bounds_.open;
  }

  [[nodiscard]] std::optional<BestTwo> only_move(const Game& here) {
    const auto two = look_.best_two(here, stop_);
    if (!two || !has_one_winner(*two, bounds_)) return std::nullopt;
    auto sure = confirm_.best_two(here, stop_);
    if (!sure || !has_one_winner(*sure, bounds_)) return std::nullopt;
    if (sure->course.front() != two->course.front()) return std::nullopt;
    return sure;
  }

  [[nodiscard]] std::optional<OnlyLine> only_line(const Game& start) {
    OnlyLine line;
    Game game = start;
    const Side solver = start.side_of(start.seat());
    while (line.forced.size() < most_moves) {
      auto two = only_move(game);
      if (!two) break;
      line.course = line.moves;
      line.course.insert(line.course.end(), two->course.begin(), two->course.end());
      line.forced.push_back(game.legal().size() == 1);
      line.moves.push_back(two->course.front());
      game.play(two->course.front());
      if (line.moves.size() == 1) line.first = std::move(*two);
      const std::size_t next = line.moves.size();
      if (game.over() || line.course.size() <= next || game.side_of(game.seat()) == solver) break;
      line.moves.push_back(line.course[next]);
      game.play(line.course[next]);
      if (game.over() || game.side_of(game.seat()) != solver) break;
    }
    if (line.moves.empty()) return std::nullopt;
    if (line.moves.size() % 2 == 0) line.moves.pop_back();
    while (line.forced.size() > 1 && line.forced.back()) {
      line.forced.pop_back();
      line.moves.resize(line.moves.size() - 2);
    }
    return line;
  }

  // Extends a line from a certain win to the end of the game.
  [[nodiscard]] std::vector<Move> played_out(const Game& start, std::vector<Move> course) {
    Game game = start;
    for (const Move move : course) game.play(move);
    for (int ply = 0; ply < longest_course && !game.over(); ++ply) {
      const auto two = look_.best_two(game, stop_);
      if (!two) break;
      course.push_back(two->course.front());
      game.play(two->course.front());
    }
    return course;
  }

  [[nodiscard]] std::optional<FoundPuzzle> puzzle_at(const Game& start) {
    auto line = only_line(start);
    if (!line || stop_) return std::nullopt;
    const bool sure = is_sure(line->first.best);
    if (sure) line->course = played_out(start, std::move(line->course));
    const Gain gain = gain_of(start, line->course);
    if (is_plain_to_see(start, *line, gain)) return std::nullopt;
    FoundPuzzle found;
    found.first = line->moves.front();
    found.pieces = start.pieces();
    found.greedy = is_greedy(start, *line);
    Puzzle& puzzle = found.puzzle;
    puzzle.fen = start.fen();
    puzzle.rules = start.rules();
    Game game = start;
    for (const Move move : line->moves) {
      puzzle.line.push_back(game.write(move).notation);
      game.play(move);
    }
    puzzle.themes = themes_of(start, {line->moves, beyond(*line)}, gain);
    // Tables also know if other moves win, which the search takes for lesser ones.
    if (!prover_.prove_by_tables(start, puzzle) && sure) {
      puzzle.proof = prover_.prove(start, line->moves.front(), stop_);
    }
    puzzle.nodes = confirm_.nodes();
    puzzle.margin = margin_of(line->first, bounds_);
    puzzle.won = gain;
    return found;
  }

  PuzzleBounds bounds_;
  PuzzleSearch glance_;
  PuzzleSearch look_;
  PuzzleSearch confirm_;
  PuzzleProver prover_;
  const std::atomic<bool>& stop_;
};

}  // namespace

std::vector<Puzzle> find_puzzles(const Game& array, const std::vector<MinedGame>& published,
                                 const PuzzleOptions& options, const std::atomic<bool>& stop,
                                 const std::function<void()>& on_found) {
  std::vector<Puzzle> puzzles;
  std::vector<FoundPuzzle> kept;
  std::size_t greedy = 0;
  const auto wanted = static_cast<std::size_t>(options.count);
  const auto keep = [&](std::vector<FoundPuzzle> found) {
    for (FoundPuzzle& each : found) {
      if (puzzles.size() == wanted) return;
      if (each.greedy && greedy_part * greedy > puzzles.size()) continue;
      if (std::any_of(kept.begin(), kept.end(),
                      [&](const FoundPuzzle& other) { return are_alike(each, other); })) {
        continue;
      }
      if (each.greedy) ++greedy;
      each.puzzle.id = id_of(array.variant().id, puzzles.size() + 1);
      puzzles.push_back(each.puzzle);
      kept.push_back(std::move(each));
      if (on_found) on_found();
    }
  };
  const auto threads = static_cast<std::size_t>(std::max(options.threads, 1));
  std::vector<std::unique_ptr<PuzzleMiner>> miners;
  miners.reserve(threads);
  for (std::size_t i = 0; i < threads; ++i) {
    miners.push_back(std::make_unique<PuzzleMiner>(array, options, stop));
  }
  const auto total = published.size() + static_cast<std::size_t>(options.most_games);
  for (std::size_t first = 0; first < total && puzzles.size() < wanted && !stop; first += threads) {
    // Results are kept in the order of the games, whatever the threads.
    std::vector<std::vector<FoundPuzzle>> found(threads);
    const auto work = [&](std::size_t i) {
      const std::size_t number = first + i;
      found[i] = miners[i]->mine(number < published.size()
                                     ? published[number]
                                     : play_for_puzzles(array, options.seed,
                                                        static_cast<int>(number - published.size()),
                                                        stop));
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

Result<void> name_themes(const Game& start, Puzzle& puzzle, std::uint64_t nodes,
                         const std::atomic<bool>& stop) {
  PuzzleCourse course;
  Game game = start;
  for (const std::string& text : puzzle.line) {
    const auto move = game.read(text, Reading::exact);
    if (!move) return failure(ErrorCode::conflict, text + ": " + move.error().what, puzzle.id);
    course.line.push_back(move->move());
    game.play(move->move());
  }
  PuzzleSearch search(start, nodes);
  if (!game.over()) {
    auto two = search.best_two(game, stop);
    if (!two) return failure(ErrorCode::conflict, "stopped", puzzle.id);
    course.beyond = std::move(two->course);
  }
  puzzle.themes = themes_of(start, course, puzzle.won);
  return {};
}

Result<void> check_puzzle(const Game& start, const Puzzle& puzzle, std::uint64_t nodes,
                          const std::string& tables, const std::atomic<bool>& stop) {
  const auto fails = [&](const std::string& what) {
    return failure(ErrorCode::conflict, what, puzzle.id);
  };
  PuzzleProver prover(start, nodes, tables);
  if (puzzle.proof == PuzzleProof::tables) {
    Puzzle proved = puzzle;
    TRY_VOID(prover.prove_by_tables(start, proved));
    return proved.also == puzzle.also ? Result<void>() : fails("other moves win than it says");
  }
  const PuzzleBounds bounds = puzzle_bounds(start.variant());
  PuzzleSearch search(start, nodes);
  Game game = start;
  for (std::size_t i = 0; i < puzzle.line.size(); ++i) {
    const auto move = game.read(puzzle.line[i], Reading::exact);
    if (!move) return fails(puzzle.line[i] + ": " + move.error().what);
    if (i % 2 == 0) {
      const auto two = search.best_two(game, stop);
      if (!two) return fails(stop ? "stopped" : "the game is over");
      if (two->course.front() != move->move()) {
        return fails("better than " + puzzle.line[i] + " is " +
                     game.write(two->course.front()).notation);
      }
      if (!has_one_winner(*two, bounds)) {
        const std::string other =
            two->lesser.empty() ? "nothing" : game.write(two->lesser.front()).notation;
        return fails("not by a clear margin: " + puzzle.line[i] + " " + std::to_string(two->best) +
                     ", " + other + " " + std::to_string(two->second));
      }
      if (i == 0 && puzzle.proof == PuzzleProof::search &&
          prover.prove(start, move->move(), stop) == PuzzleProof::margin) {
        return fails(puzzle.line[i] + " is not proved to win");
      }
    }
    game.play(move->move());
  }
  return {};
}

}  // namespace camlann
