#pragma once
// Analysis of any position by the server, except placements that the player has in a running game
// with others, and those near the board of a rated one (rated_boards.hpp). It waits and is charged
// like a hint. A feature of the games' thread (games.hpp).

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/game.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/thought.hpp"

namespace camlann::server {

struct Round;

struct AnalysisWish {
  std::string variant;
  std::string rules;
  std::string start;  // FEN; empty: the array
  std::vector<std::string> moves;
  int lines = 1;
};

[[nodiscard]] Result<AnalysisWish> read_analysis_wish(std::string_view body);

/// The position of a request. Its moves are played a few per turn.
struct AnalysedPosition {
  explicit AnalysedPosition(AnalysisWish its_wish) : wish(std::move(its_wish)) {}

  AnalysisWish wish;
  std::optional<Game> board;
  std::size_t played = 0;
};

class Analyses {
 public:
  explicit Analyses(Round& round) : round_(round) {}

  /// Answers with the analysis as JSON. Is given up if `gone` is set, because the client left.
  Then analyse(const QueueKey& who, const std::shared_ptr<AnalysedPosition>& position,
               const StopFlag& gone, const Reply<Payload>& reply);

 private:
  [[nodiscard]] Result<void> begin(const QueueKey& who, const Game& board, int lines,
                                   const StopFlag& gone, const Reply<Payload>& reply);
  [[nodiscard]] Result<void> may_analyse(const std::string& player, const Game& board);

  Round& round_;
};

}  // namespace camlann::server
