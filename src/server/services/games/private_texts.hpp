#pragma once
// Plans (conditional moves) and notes that a player keeps about a game. Only players of the game
// have them, and each sees only their own. A feature of the games' thread (games.hpp).

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "play/plan.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/model/private_text.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class Clocks;
struct Round;

/// Lines that are to be a player's plan, and how far they have been read.
struct PlanReading {
  PlanReading(int plies_played, std::vector<play::PlanLine> wished)
      : ply(plies_played), lines(std::move(wished)) {}

  const int ply;  // moves played when the plan was made
  const std::vector<play::PlanLine> lines;
  std::int64_t version = 0;  // of the game that the reader began with
  std::unique_ptr<play::PlanReader> reader;
};

class PrivateTexts {
 public:
  PrivateTexts(Round& round, Clocks& clocks) : round_(round), clocks_(clocks) {}

  [[nodiscard]] Result<PlanView> plan(const OwnGame& own);
  /// Replaces the plan; no lines remove it. A long one is read in several turns of the player.
  Then set_plan(const OwnGame& own, const std::shared_ptr<PlanReading>& wish,
                const Reply<PlanView>& reply);
  [[nodiscard]] Result<NoteView> note(const OwnGame& own);
  [[nodiscard]] Result<NoteView> set_note(const OwnGame& own, const std::string& text);

 private:
  /// Reads the plan for one slice of time. Returns nothing until it is whole.
  [[nodiscard]] Result<std::optional<PlanView>> read_on(const OwnGame& own, PlanReading& wish);

  Round& round_;
  Clocks& clocks_;
};

}  // namespace camlann::server
