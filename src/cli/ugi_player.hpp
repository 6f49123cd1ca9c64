#pragma once
// A UGI program (doc/protocol/ugi.md) as a player of a match. A program that crashes, closes its
// output, answers with an illegal move or an endless line, or misses its time loses the game and is
// restarted for the next one.

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/system/process.hpp"
#include "lab/player.hpp"
#include "search/score.hpp"

namespace camlann::cli {

/// The limit of a program's search. A clock of the game comes before the time for a move.
struct UgiLimit {
  std::chrono::milliseconds movetime{100};
  std::chrono::milliseconds margin{1000};  // over the time, before the game is lost
  std::uint64_t nodes = 0;                 // instead of the time, if not 0
  int depth = 0;                           // the same
};

/// An option of a program, for `setoption`.
struct UgiOption {
  std::string name;
  std::string value;
};

class UgiPlayer : public Player {
 public:
  /// `words`: the program and its arguments; it is started with its first game.
  explicit UgiPlayer(std::vector<std::string> words) : words_(std::move(words)) {}
  /// `process`: the program, just started.
  UgiPlayer(std::vector<std::string> words, std::unique_ptr<system::Process> process,
            const UgiLimit& limit, std::vector<UgiOption> options);

  void think_for(const UgiLimit& limit) { limit_ = limit; }
  /// Asks the program for its options. An error if it does not have one of ours.
  [[nodiscard]] Result<void> check_options(const std::atomic<bool>& stop);

  void new_game(std::uint64_t) override {
    fresh_ = true;
    overruns_ = {};
    clocks_.reset();
  }
  void set_clocks(const PlayerClocks& clocks) override { clocks_ = clocks; }
  [[nodiscard]] tl::expected<Move, Fault> choose(const Game& game,
                                                 const std::atomic<bool>& stop) override;
  [[nodiscard]] Overruns overruns() const override { return overruns_; }
  [[nodiscard]] std::optional<Score> score() const override { return score_; }
  [[nodiscard]] std::optional<std::chrono::milliseconds> thought() const override {
    return thought_;
  }

 private:
  template <class T>
  using OrFault = tl::expected<T, Fault>;

  OrFault<void> introduce(const std::atomic<bool>& stop);
  OrFault<void> prepare(const Game& game, const std::atomic<bool>& stop);
  OrFault<Move> ask(const Game& game, const std::atomic<bool>& stop);
  /// Returns the answer to `go`, and notes if it came late.
  OrFault<std::string> best_move(const Game& game, const std::atomic<bool>& stop);
  OrFault<std::string> timed_move(std::string_view go, std::chrono::milliseconds time,
                                  const std::atomic<bool>& stop);
  /// Keeps the option or the score of the best move that a line has.
  void take_note(std::string_view line);
  /// Returns the first line that begins with this word. `limit`: the patience for people, if it is
  /// not just a number of milliseconds.
  OrFault<std::string> wait_for(std::string_view word, std::chrono::milliseconds patience,
                                const std::atomic<bool>& stop, std::string_view limit = {});
  [[nodiscard]] tl::unexpected<Fault> fault(FaultKind kind, std::string_view what) const;
  [[nodiscard]] tl::unexpected<Fault> gone() const;

  std::vector<std::string> words_;
  UgiLimit limit_;
  std::unique_ptr<system::Process> process_;  // null after a fault
  bool introduced_ = false;                   // the process has sent ugiok
  bool fresh_ = true;                         // the game has to be announced
  std::vector<UgiOption> options_;
  std::vector<std::string> known_options_;  // names, as the program writes them
  std::optional<PlayerClocks> clocks_;      // of the current game
  Overruns overruns_;                       // of the current game
  std::optional<Score> score_;              // of the last move
  std::optional<std::chrono::milliseconds> thought_;
};

/// Splits a program and its arguments at spaces.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// Makes players of this program; fails if it cannot be started or does not have an option. The
/// text is split by words_of().
[[nodiscard]] PlayerMaker ugi_players(std::string_view text, const UgiLimit& limit,
                                      const std::vector<UgiOption>& options);

}  // namespace camlann::cli
