#include "server/model/game_record.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "play/clock.hpp"
#include "server/core/clock.hpp"
#include "server/model/game_state.hpp"
#include "server/model/marks.hpp"

namespace camlann::server {

std::string record_name(const GameMeta& meta, const Player& player) {
  if (!player.person()) return "Camlann, level " + std::to_string(player.level);
  if (!player.name.empty()) return marked_name(player);
  if (meta.shared()) return "Guest";
  return meta.opponent == Opponent::person ? "?" : "Player";
}

namespace {

/// The end of a game that its losers left, which counts as a resignation.
constexpr std::string_view left_word = "abandoned";

std::string event_of(const GameMeta& meta) {
  const std::string kind = meta.rated ? "Rated" : "Casual";
  return kind + (meta.tournament.empty() ? " game" : " game of a tournament");
}

/// Returns "600+10" as in chess, "600d5" with a delay, or "3 days a move".
std::string time_text(const play::TimeControl& time) {
  if (!time.live()) {
    return std::to_string(time.days) + (time.days == 1 ? " day a move" : " days a move");
  }
  const auto seconds = [](Millis span) { return std::to_string(span / play::one_second); };
  auto text = seconds(time.base);
  if (time.increment > 0) text += '+' + seconds(time.increment);
  if (time.delay > 0) text += 'd' + seconds(time.delay);
  return text;
}

}  // namespace

Record record_of(const GameMeta& meta, const GameState& state, const Occasion& occasion) {
  const auto& board = state.board();
  auto record = to_record(board);
  record.set("Event", occasion.event.empty() ? event_of(meta) : occasion.event);
  if (!occasion.site.empty()) record.set("Site", occasion.site);
  if (occasion.round > 0) record.set("Round", std::to_string(occasion.round));
  if (occasion.board > 0) record.set("Board", std::to_string(occasion.board));
  if (!occasion.white_team.empty()) record.set("WhiteTeam", occasion.white_team);
  if (!occasion.black_team.empty()) record.set("BlackTeam", occasion.black_team);
  if (meta.time) record.set("TimeControl", time_text(*meta.time));
  if (board.over()) {
    record.set("Termination",
               state.play().left ? left_word : camlann::to_text(board.verdict().reason));
  }
  auto date = to_iso(meta.created).substr(0, 10);
  std::replace(date.begin(), date.end(), '-', '.');
  record.set("Date", date);
  const auto& seating = board.variant().seating;
  for (std::size_t i = 0; i < seating.size(); ++i) {
    record.set(seating[i].name, record_name(meta, meta.seats[i]));
  }
  return record;
}

}  // namespace camlann::server
