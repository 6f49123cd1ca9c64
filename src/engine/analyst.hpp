#pragma once
// Search as a service over any game, for `engine`, `analyse`, the server and the computer opponent.
// make_analyst() creates an analyst for a game. Blocking; one thread at a time may use an analyst,
// and `stop` may be set from any other. The game is only read.

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

namespace camlann::nn {
struct Network;
}

namespace camlann::inline v1 {

/// The method of an analyst. The last four exist for comparison and for proofs.
enum class Method : std::uint8_t {
  search,       // alpha-beta, see search/search.hpp
  greedy,       // the best position after one ply
  monte_carlo,  // uniform playouts, see search/monte_carlo.hpp
  random,       // any legal move
  proof,        // a line only if a win is proved, see search/proof.hpp
};

inline constexpr int max_threads = 256;

/// The evaluation of a search: the scale of scores depends on it.
enum class Evaluator : std::uint8_t { hand, network };

struct AnalystSettings {
  Method method = Method::search;
  std::size_t table_bytes = std::size_t{16} << 20;
  int threads = 1;                            // 1 to max_threads; of others, the nearest
  Techniques techniques = Techniques::all();  // limits the techniques of the game; for measurements
  Handicap handicap{};
  std::uint64_t seed = 1;  // of noise and playouts
  /// For the search: the folder of endgame tables; empty: none.
  std::string tables = {};  // NOLINT(readability-redundant-member-init): {.seed = 2} leaves it out
  /// For the search in a game of the Camelot family for two: evaluates positions instead of the
  /// hand-written evaluation; must be of the game's variant and rule set (engine/networks.hpp).
  std::shared_ptr<const nn::Network> network = {};  // NOLINT(readability-redundant-member-init)
  int playouts = 400;  // monte_carlo: playouts per move, without a limit of time or nodes
};

class Analyst {
 public:
  virtual ~Analyst() = default;

  /// Searches until a limit or `stop` (within 10 ms), calling `on_info` after each iteration. If
  /// the game has a legal move, the result has a line of at least one move, whatever the limits;
  /// `lines` is empty only if the game is over. Method::proof is different: its only line is the
  /// proved one, with a depth of the maximum number of plies to the win, 0 if unknown; it uses only
  /// the node limit, so give one. `game` must be of the variant and rule set that created this
  /// analyst. With one thread and a fixed depth or node count, the result is reproducible after
  /// new_game().
  [[nodiscard]] virtual Info analyse(const Game& game, const Limits& limits = one_second,
                                     const std::atomic<bool>& stop = never_stopped,
                                     const OnInfo& on_info = {}) = 0;

  /// Forgets the results of earlier positions.
  virtual void new_game() = 0;

  [[nodiscard]] virtual Evaluator evaluator() const { return Evaluator::hand; }
};

/// Creates an analyst for games of the variant and rule set of `game`. It may outlive `game`.
[[nodiscard]] std::unique_ptr<Analyst> make_analyst(const Game& game,
                                                    const AnalystSettings& settings = {});

/// Returns an error unless a folder has endgame tables of the variant and rule set of a game; the
/// error names the folder that was searched.
[[nodiscard]] Result<void> find_tables(const Game& game, const std::string& folder);

/// Returns the notation of the moves of a line, from the position of `game`.
[[nodiscard]] std::vector<std::string> notations(const Game& game, const std::vector<Move>& moves);

/// Returns the number of moves to a win or loss with this score, for which is_sure() must be true.
[[nodiscard]] int moves_to_end(Score score, int sides);
/// Formats a score: "+1.23", "-0.40", "win in 3 moves", "loss in 1 move".
[[nodiscard]] std::string score_text(Score score, int sides);

}  // namespace camlann::inline v1
