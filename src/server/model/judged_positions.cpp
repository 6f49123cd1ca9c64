#include "server/model/judged_positions.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <set>
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

/// Adds `most` of these plies, evenly spread.
void spread(const std::vector<std::size_t>& all, std::size_t most, std::set<std::size_t>& chosen) {
  const auto count = std::min(all.size(), most);
  for (std::size_t i = 0; i < count; ++i) chosen.insert(all[i * all.size() / count]);
}

/// Returns the plies to judge, `most` of the player and `most` of the others.
std::set<std::size_t> plies_to_judge(const KeptGame& game, Game board, const std::string& player,
                                     std::size_t most) {
  std::vector<std::size_t> own;
  std::vector<std::size_t> others;
  for (const auto& played : game.state.board().played()) {
    const auto ply = board.plies();
    const auto& mover = game.meta.player_at(board.seat());
    if (mover.person() && !mover.id.empty() && ply >= unjudged_plies &&
        board.legal().size() >= fewest_moves) {
      (mover.id == player ? own : others).push_back(ply);
    }
    board.play(played);
  }
  std::set<std::size_t> chosen;
  spread(own, most, chosen);
  spread(others, most, chosen);
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
  // Copies the board, with its history, only at the chosen plies.
  const auto chosen = plies_to_judge(game, *board, player, most);
  std::vector<PositionToJudge> positions;
  for (const auto& played : game.state.board().played()) {
    const auto ply = board->plies();
    if (chosen.contains(ply)) {
      const bool own = game.meta.player_at(board->seat()).id == player;
      std::optional<Millis> took;
      if (game.meta.time && game.meta.time->live() && ply < times.size()) took = times[ply];
      positions.push_back({*board, played, own, took});
    }
    board->play(played);
  }
  return positions;
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
