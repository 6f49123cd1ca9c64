#pragma once
// Work for the engine and its result, exchanged with a local thread or a worker on another machine.
// Values.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "engine/computer.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "server/core/fair_queue.hpp"
#include "tournament/dutch.hpp"
#include "wire/messages/thought.hpp"

namespace camlann::server {

using StopFlag = std::shared_ptr<std::atomic<bool>>;

/// One of the best lines of an analysis.
struct ThoughtLine {
  Score score = 0;
  int depth = 0;
  std::vector<std::string> moves;  // legal, in order
};

struct Thought {
  std::optional<WrittenMove> move;  // legal
  bool offers_draw = false;
  bool resigns = false;
  bool claims_draw = false;
  bool accepts_draw = false;
  Score score = 0;
  int depth = 0;
  std::optional<tournament::SwissPairing> pairing;
  bool cannot_pair = false;        // no pairing exists
  std::vector<ThoughtLine> lines;  // the best first
  Cost took = 0;                   // time of a thread
};

/// A short thought need not wait until a long one ends.
enum class Length : std::uint8_t { short_one, long_one };

struct ThinkJob {
  using Kind = message::ThoughtKind;

  explicit ThinkJob(Game position, Kind what = Kind::move)
      : board(std::move(position)), kind(what) {}
  /// Makes a pairing job; its board is unused.
  explicit ThinkJob(tournament::SwissTask task);

  Game board;  // a separate copy
  Kind kind;
  tournament::SwissTask swiss;  // for a pairing
  Length length = Length::short_one;
  ComputerOptions computer;
  int lines = 1;                      // for an analysis
  Seat own = Seat::white;             // the computer's seat; for a draw offer, the seat that offers
  StopFlag stop;                      // once set, the result is not needed
  std::function<void(Thought)> done;  // called once on the thinking thread, but not during shutdown
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::Length> {
  static constexpr Word<server::Length> table[] = {{server::Length::short_one, "short"},
                                                   {server::Length::long_one, "long"}};
};

}  // namespace camlann
