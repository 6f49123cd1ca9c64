#pragma once
// A UGI program (doc/protocol/ugi.md) as a player of a match. A program that crashes, closes its
// output, answers with an illegal move or an endless line, or misses its time loses the game and is
// restarted for the next one.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/process.hpp"
#include "lab/player.hpp"

namespace camlann::cli {

/// The limit of a program's search.
struct UgiLimit {
  std::chrono::milliseconds movetime{100};
  std::chrono::milliseconds margin{1000};  // over the time, before the game is lost
  std::uint64_t nodes = 0;                 // instead of the time, if not 0
};

class UgiPlayer : public Player {
 public:
  /// `words`: the program and its arguments; it is started with its first game.
  explicit UgiPlayer(std::vector<std::string> words) : words_(std::move(words)) {}
  /// `process`: the program, just started.
  UgiPlayer(std::vector<std::string> words, std::unique_ptr<Process> process,
            const UgiLimit& limit);

  void think_for(const UgiLimit& limit) { limit_ = limit; }
  void new_game(std::uint64_t) override {
    fresh_ = true;
    overruns_ = {};
  }
  [[nodiscard]] tl::expected<Move, Fault> choose(const Game& game,
                                                 const std::atomic<bool>& stop) override;
  [[nodiscard]] Overruns overruns() const override { return overruns_; }

 private:
  template <class T>
  using OrFault = tl::expected<T, Fault>;

  OrFault<void> introduce(const std::atomic<bool>& stop);
  OrFault<void> prepare(const Game& game, const std::atomic<bool>& stop);
  OrFault<Move> ask(const Game& game, const std::atomic<bool>& stop);
  /// Returns the answer to `go`, and notes if it came late.
  OrFault<std::string> best_move(const std::atomic<bool>& stop);
  /// Returns the first line that begins with this word. `limit`: the patience for people, if it is
  /// not just a number of milliseconds.
  OrFault<std::string> wait_for(std::string_view word, std::chrono::milliseconds patience,
                                const std::atomic<bool>& stop, std::string_view limit = {});
  [[nodiscard]] tl::unexpected<Fault> fault(FaultKind kind, std::string_view what) const;
  [[nodiscard]] tl::unexpected<Fault> gone() const;

  std::vector<std::string> words_;
  UgiLimit limit_;
  std::unique_ptr<Process> process_;  // null after a fault
  bool introduced_ = false;           // the process has sent ugiok
  bool fresh_ = true;                 // the game has to be announced
  Overruns overruns_;                 // of the current game
};

/// Splits a program and its arguments at spaces.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// Makes players of this program; fails if it cannot be started. The text is split by words_of().
[[nodiscard]] PlayerMaker ugi_players(std::string_view text, const UgiLimit& limit);

}  // namespace camlann::cli
