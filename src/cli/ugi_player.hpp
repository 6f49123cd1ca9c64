#pragma once
// A program that speaks UGI (doc/protocol/ugi.md) as a player of a match. A program that crashes,
// closes its output, answers with an illegal move or an endless line, or does not answer in time
// loses the game and is started anew for the next one.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/process.hpp"
#include "lab/player.hpp"

namespace camlann::cli {

/// How long a program may think.
struct UgiLimit {
  std::chrono::milliseconds movetime{100};
  std::uint64_t nodes = 0;  // instead of the time, if there are some
};

class UgiPlayer : public Player {
 public:
  /// `words`: the program and its arguments; it is started with its first game.
  explicit UgiPlayer(std::vector<std::string> words) : words_(std::move(words)) {}
  /// `process`: it, just started.
  UgiPlayer(std::vector<std::string> words, std::unique_ptr<Process> process,
            const UgiLimit& limit);

  void think_for(const UgiLimit& limit) { limit_ = limit; }
  void new_game(std::uint64_t) override { fresh_ = true; }
  [[nodiscard]] tl::expected<Move, Fault> choose(const Game& game,
                                                 const std::atomic<bool>& stop) override;

 private:
  template <class T>
  using OrFault = tl::expected<T, Fault>;

  OrFault<void> introduce(const std::atomic<bool>& stop);
  OrFault<void> prepare(const Game& game, const std::atomic<bool>& stop);
  OrFault<Move> ask(const Game& game, const std::atomic<bool>& stop);
  /// The first line that begins with this word.
  OrFault<std::string> wait_for(std::string_view word, std::chrono::milliseconds patience,
                                const std::atomic<bool>& stop);
  [[nodiscard]] tl::unexpected<Fault> fault(FaultKind kind, std::string_view what) const;
  [[nodiscard]] tl::unexpected<Fault> gone() const;

  std::vector<std::string> words_;
  UgiLimit limit_;
  std::unique_ptr<Process> process_;  // null after a fault
  bool introduced_ = false;           // the process has said ugiok
  bool fresh_ = true;                 // the game has to be announced
};

/// A program and its arguments, separated by spaces.
[[nodiscard]] std::vector<std::string> words_of(std::string_view text);

/// A maker of such players; it fails if the program cannot be started. The text is for
/// words_of().
[[nodiscard]] PlayerMaker ugi_players(std::string_view text, const UgiLimit& limit);

}  // namespace camlann::cli
