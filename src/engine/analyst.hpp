#pragma once
// Search as a service over any game: what `engine`, `analyse`, the server and the computer opponent
// call. make_analyst() makes one for a game. Blocking; one thread at a time may use an analyst, and
// `stop` may be set from any other. The game is only read.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/technique.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann::inline v0_2 {

/// How an analyst finds its moves. The next three are opponents to measure the first against.
enum class Method : std::uint8_t {
  search,       // alpha-beta, see search/search.hpp
  greedy,       // the best position after one ply
  monte_carlo,  // uniform playouts, see search/monte_carlo.hpp
  random,       // any legal move
  proof,        // a line only if it is proved that a side wins, see search/proof.hpp
};

inline constexpr int max_threads = 256;

struct AnalystSettings {
  Method method = Method::search;
  std::size_t table_bytes = std::size_t{16} << 20;
  int threads = 1;
  Techniques techniques = Techniques::all();  // of those the game uses; fewer for measurements
  Handicap handicap{};
  std::uint64_t seed = 1;  // of noise and playouts
  /// Of the search: folder of endgame tables; none if empty.
  std::string tables = {};  // NOLINT(readability-redundant-member-init): {.seed = 2} leaves it out
  int playouts = 400;       // monte_carlo: a move, if the limits name neither time nor nodes
};

class Analyst {
 public:
  virtual ~Analyst() = default;

  /// Searches until a limit or `stop` (answered within 10 ms), calling `on_info` after each
  /// iteration. With a legal move in the game the answer has a line with at least one move,
  /// whatever the limits; lines is empty only if the game is over. (Of Method::proof the only line
  /// is what was proved, its depth the plies that it takes at most, 0 if they are not known; it
  /// heeds the limit of nodes alone.) `game` must be of the variant
  /// and rule set that made this analyst. One thread, and fixed depth or nodes: the same answer
  /// each time after new_game().
  [[nodiscard]] virtual Info analyse(const Game& game, const Limits& limits,
                                     const std::atomic<bool>& stop, const OnInfo& on_info = {}) = 0;

  /// Forgets what was learnt from earlier positions.
  virtual void new_game() = 0;
};

/// A searcher for games of the variant and rule set of `game`, which it may outlive.
[[nodiscard]] std::unique_ptr<Analyst> make_analyst(const Game& game,
                                                    const AnalystSettings& settings);

/// Whether a folder has endgame tables of the variant and rule set of a game; the error says where
/// they were looked for.
[[nodiscard]] Result<void> find_tables(const Game& game, const std::string& folder);

/// The moves of a line as they are written, from the position of `game`.
[[nodiscard]] std::vector<std::string> notations(const Game& game, const std::vector<Move>& moves);

/// Moves of the player whose score it is, until a win or loss that is_sure() comes true.
[[nodiscard]] int moves_to_end(Score score, int sides);
/// "+1.23", "-0.40", "win in 3 moves", "loss in 1 move".
[[nodiscard]] std::string score_text(Score score, int sides);

}  // namespace camlann::inline v0_2
