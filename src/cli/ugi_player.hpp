#pragma once
// A program that speaks UGI (doc/protocol/ugi.md) as a player of a match. A program that crashes,
// answers with an illegal move or does not answer in time loses the game and is started anew for
// the next one.

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "cli/process.hpp"
#include "engine/player.hpp"

namespace camlann::cli {

class UgiPlayer : public Player {
 public:
  /// `words`: the program and its arguments; `process`: it, just started; `movetime`: what it is
  /// told to think for.
  UgiPlayer(std::vector<std::string> words, std::unique_ptr<Process> process,
            std::chrono::milliseconds movetime);

  void new_game(std::uint64_t) override { fresh_ = true; }
  [[nodiscard]] Result<Move> choose(const AnyGame& game, const std::atomic<bool>& stop) override;

 private:
  Result<void> introduce(const std::atomic<bool>& stop);
  Result<void> prepare(const AnyGame& game, const std::atomic<bool>& stop);
  Result<Move> ask(const AnyGame& game, const std::atomic<bool>& stop);
  /// The first line that begins with this word.
  Result<std::string> wait_for(std::string_view word, std::chrono::milliseconds patience,
                               const std::atomic<bool>& stop);
  [[nodiscard]] Failure fault(ErrorCode code, std::string what) const;

  std::vector<std::string> words_;
  std::chrono::milliseconds movetime_;
  std::unique_ptr<Process> process_;  // null after a fault
  bool introduced_ = false;           // the process has said ugiok
  bool fresh_ = true;                 // the game has to be announced
};

/// A maker of such players; it fails if the program cannot be started. The text is the program and
/// its arguments, between blanks.
[[nodiscard]] PlayerMaker ugi_players(std::string_view text, std::chrono::milliseconds movetime);

}  // namespace camlann::cli
