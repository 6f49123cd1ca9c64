#include "server/model/judged_positions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "play/command.hpp"
#include "rules/outcome.hpp"
#include "search/score.hpp"
#include "server/core/clock.hpp"
#include "server/model/fair_play.hpp"
#include "server/model/kept_game.hpp"
#include "server/model/thought.hpp"

namespace camlann::server {

namespace {

/// Plies that may come from a book or from memory.
constexpr std::size_t unjudged_plies = 10;
constexpr std::size_t fewest_moves = 3;
/// From this score on a game is decided, in hundredths of a man.
constexpr Score decided = 400;
/// If the best lines differ by less, the choice did not matter.
constexpr Score least_spread = 20;

/// Returns the time of each move that was not taken back, by the clock of timed games.
std::vector<Millis> times_of(const KeptGame& game) {
  std::vector<Millis> times;
  Millis since = game.entries.empty() ? 0 : game.entries.front().clock;
  for (const auto& entry : game.entries) {
    if (const auto* move = std::get_if<play::MovePlayed>(&entry.event)) {
      times.push_back(std::max(Millis{0}, entry.clock - since - move->spared));
      since = entry.clock;
    } else if (const auto* back = std::get_if<play::TakenBack>(&entry.event)) {
      times.resize(times.size() - std::min(times.size(), static_cast<std::size_t>(back->plies)));
      since = entry.clock;
    }
  }
  return times;
}

/// Leaves `most` positions, evenly spread.
std::vector<PositionToJudge> spread(std::vector<PositionToJudge> all, std::size_t most) {
  if (all.size() <= most) return all;
  std::vector<PositionToJudge> chosen;
  for (std::size_t i = 0; i < most; ++i) {
    chosen.push_back(std::move(all[i * all.size() / most]));
  }
  return chosen;
}

bool is_same(const PositionToJudge& position, const ThoughtLine& line) {
  const auto read = position.board.read(line.moves.front(), Reading::exact);
  return read && read->outcome == position.played.outcome;
}

}  // namespace

std::vector<PositionToJudge> positions_to_judge(const KeptGame& game, const std::string& player,
                                                std::size_t most, const Catalog& known) {
  auto board = known.make_game(game.meta.variant, game.meta.rules, game.meta.start);
  if (!board) return {};
  const auto times = times_of(game);
  std::vector<PositionToJudge> own;
  std::vector<PositionToJudge> others;
  for (const auto& played : game.state.board().played()) {
    const auto ply = board->plies();
    const auto mover = game.meta.player_at(board->seat());
    const bool judged = mover.person() && !mover.id.empty() && ply >= unjudged_plies;
    if (judged && board->legal().size() >= fewest_moves) {
      std::optional<Millis> took;
      if (game.meta.time && game.meta.time->live() && ply < times.size()) took = times[ply];
      auto& whose = mover.id == player ? own : others;
      whose.push_back({*board, played, mover.id == player, took});
    }
    board->play(played);
  }
  auto chosen = spread(std::move(own), most);
  for (auto& other : spread(std::move(others), most)) chosen.push_back(std::move(other));
  return chosen;
}

std::optional<JudgedMove> judged_move(const PositionToJudge& position,
                                      const std::vector<ThoughtLine>& lines) {
  if (lines.size() < fewest_moves) return std::nullopt;
  const Score best = lines.front().score;
  const Score last = lines.back().score;
  if (std::abs(best) >= decided || best - last < least_spread) return std::nullopt;
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const ThoughtLine& line) { return is_same(position, line); });
  JudgedMove judged;
  judged.first = found == lines.begin();
  // A move that is not among the lines costs at least the loss of the last one. A lost game
  // costs no more than `decided`.
  const Score score = found == lines.end() ? last : found->score;
  judged.loss = std::min(best - score, decided);
  judged.lead = std::min(best - lines[1].score, decided);
  judged.took = position.took;
  return judged;
}

}  // namespace camlann::server
