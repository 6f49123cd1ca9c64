#pragma once
// Work for the engine and its result: what a thread here or a worker elsewhere is given, and what
// it answers. Values.

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
  std::vector<std::string> moves;  // legal ones, one after another
};

struct Thought {
  std::optional<WrittenMove> move;  // a legal one
  bool offers_draw = false;
  bool resigns = false;
  bool claims_draw = false;
  bool accepts_draw = false;
  Score score = 0;
  int depth = 0;
  std::optional<tournament::SwissPairing> pairing;
  bool cannot_pair = false;        // there is no pairing
  std::vector<ThoughtLine> lines;  // the best first
  Cost took = 0;                   // of a thread
};

/// A short thought need not wait for a long one to end.
enum class Length : std::uint8_t { short_one, long_one };

struct ThinkJob {
  using Kind = message::ThoughtKind;

  explicit ThinkJob(Game position, Kind what = Kind::move)
      : board(std::move(position)), kind(what) {}
  /// A pairing, whose board is one that nobody looks at.
  explicit ThinkJob(tournament::SwissTask task);

  Game board;  // the job's own copy
  Kind kind;
  tournament::SwissTask swiss;  // of a pairing
  Length length = Length::short_one;
  ComputerOptions computer;
  int lines = 1;                      // of an analysis
  Seat own = Seat::white;             // the computer's seat; of a draw, the one that offers
  StopFlag stop;                      // once set, the thought is of no use any more
  std::function<void(Thought)> done;  // called once, on the thinking thread; not at the end of all
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::Length> {
  static constexpr Word<server::Length> table[] = {{server::Length::short_one, "short"},
                                                   {server::Length::long_one, "long"}};
};

}  // namespace camlann
