#pragma once
// Reports for moderators on the play of one player: the engine judges some positions of the
// player's rated games, behind all other work of the thinkers. Reports stay in memory for an hour
// and are never written. A feature of the games' thread (games.hpp).

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/fair_play.hpp"
#include "server/model/judged_positions.hpp"
#include "server/model/thought.hpp"
#include "wire/messages/fair_play.hpp"

namespace camlann::server {

struct Round;

/// A request; its games are read in several turns.
struct FairWish {
  std::string player;
  std::string game;  // only this one; empty: the newest rated games with a clock
  std::optional<std::vector<std::string>> games;  // their ids, once known
  std::size_t read = 0;
  std::size_t used = 0;
  std::vector<PositionToJudge> positions;
};

class FairReports {
 public:
  explicit FairReports(Round& round) : round_(round) {}

  /// Answers with the current state of the report; the first request begins it. For moderators
  /// only: the route checks that.
  Then look(const QueueKey& who, const std::shared_ptr<FairWish>& wish,
            const Reply<message::FairPlayReport>& reply);

 private:
  using Key = std::pair<std::string, std::string>;  // player and game
  struct Report {
    std::uint64_t number = 0;  // distinguishes it from an earlier one with the same key
    Millis begun = 0;
    std::size_t games = 0;
    std::size_t all = 0;                     // positions
    std::vector<PositionToJudge> positions;  // none once all are judged
    std::size_t done = 0;
    std::vector<JudgedMove> own;
    std::vector<JudgedMove> others;

    [[nodiscard]] bool finished() const { return done == all; }
  };

  /// Reads a part of the games; returns true once all are read.
  [[nodiscard]] Result<bool> read_on(FairWish& wish);
  [[nodiscard]] Result<std::vector<std::string>> games_of(const FairWish& wish);
  void begin(const QueueKey& who, FairWish& wish);
  /// Returns null if the report has finished or ended.
  [[nodiscard]] Report* unfinished_report(const Key& key, std::uint64_t number);
  void judge_next(const QueueKey& who, const Key& key, std::uint64_t number);
  void take(const QueueKey& who, const Key& key, std::uint64_t number, const Thought& thought);
  void drop_old();
  [[nodiscard]] std::size_t unfinished() const;
  [[nodiscard]] static message::FairPlayReport message_of(const Key& key, const Report& report);

  Round& round_;
  std::map<Key, Report> reports_;
  std::uint64_t begun_ = 0;
};

}  // namespace camlann::server
