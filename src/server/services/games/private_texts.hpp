#pragma once
// Plans (conditional moves) and notes that a player keeps about a game. Only players of the game
// have them, and each sees only their own. A feature of the games' thread (games.hpp).

#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/plan.hpp"
#include "server/model/private_text.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class Clocks;
struct Round;

class PrivateTexts {
 public:
  PrivateTexts(Round& round, Clocks& clocks) : round_(round), clocks_(clocks) {}

  [[nodiscard]] Result<PlanView> plan(const OwnGame& own);
  /// Replaces the plan; no lines remove it. `ply` is the number of moves played when it was made.
  [[nodiscard]] Result<PlanView> set_plan(const OwnGame& own, int ply,
                                          const std::vector<play::PlanLine>& lines);
  [[nodiscard]] Result<NoteView> note(const OwnGame& own);
  [[nodiscard]] Result<NoteView> set_note(const OwnGame& own, const std::string& text);

 private:
  Round& round_;
  Clocks& clocks_;
};

}  // namespace camlann::server
