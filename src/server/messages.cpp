#include "server/messages.hpp"
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/json_text.hpp"
#include "rules/verdict.hpp"
#include "server/clock.hpp"
#include "server/computer_turns.hpp"
#include "server/game_state.hpp"
#include "server/outbox.hpp"

namespace camlann::server {

namespace {

std::string_view truth(bool value) {
  return value ? "true" : "false";
}

std::string letter_json(const GameMeta& meta, Seat seat) {
  return json_string(std::string(1, meta.player_at(seat).letter));
}

std::string letter_json(const GameMeta& meta, std::optional<Seat> seat) {
  return seat ? letter_json(meta, *seat) : "null";
}

std::string letters_of(const GameMeta& meta) {
  std::string letters;
  for (const auto& player : meta.seats) letters += player.letter;
  return letters;
}

std::string seats_json(const GameMeta& meta) {
  std::string out = "[";
  for (const auto& player : meta.seats) {
    if (out.back() != '[') out += ',';
    out += "{\"seat\":" + json_string(std::string_view(&player.letter, 1));
    add_member(out, "player", player.person() ? "\"person\"" : "\"computer\"");
    add_member(out, "level", player.person() ? "null" : std::to_string(player.level));
    add_member(out, "name", json_string(player.name));
    out += '}';
  }
  return out + ']';
}

/// The summary without its closing brace.
std::string open_summary(const GameMeta& meta, const Standing& standing) {
  const bool computer = meta.opponent == Opponent::computer;
  std::string out = "{\"id\":" + json_string(meta.id);
  add_member(out, "variant", json_string(meta.variant));
  add_member(out, "rules", json_string(meta.rules));
  add_member(out, "start", meta.start.empty() ? "null" : json_string(meta.start));
  add_member(out, "opponent", json_string(to_text(meta.opponent)));
  add_member(out, "level", computer ? std::to_string(meta.level) : "null");
  add_member(out, "colour", letter_json(meta, meta.colour));
  add_member(out, "seats", seats_json(meta));
  add_member(out, "mayResign", truth(meta.may_resign));
  add_member(out, "version", std::to_string(standing.version));
  add_member(out, "plies", std::to_string(standing.plies));
  add_member(out, "fen", json_string(standing.fen));
  add_member(out, "seat", letter_json(meta, standing.seat));
  add_member(out, "result", to_json(standing.verdict, letters_of(meta)));
  add_member(out, "resultText",
             standing.verdict.over() ? json_string(standing.result_text) : "null");
  add_member(out, "offer", letter_json(meta, standing.offer));
  add_member(out, "canClaim", truth(standing.can_claim));
  add_member(out, "thinking", truth(standing.thinking));
  add_member(out, "created", json_string(to_iso(meta.created)));
  add_member(out, "updated", json_string(to_iso(standing.updated)));
  return out;
}

Message share(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

}  // namespace

std::string summary_json(const GameMeta& meta, const Standing& standing) {
  return open_summary(meta, standing) + '}';
}

std::string game_json(const GameView& view) {
  auto out = open_summary(view.meta, view.standing);
  out += ",\"moves\":[";
  bool first = true;
  for (const auto& move : view.moves) {
    if (!first) out += ',';
    first = false;
    out += "{\"notation\":" + json_string(move.notation);
    add_member(out, "by", json_string(to_text(move.by)));
    out += '}';
  }
  out += "],\"passed\":[";
  for (const auto seat : view.passed) {
    if (out.back() != '[') out += ',';
    out += letter_json(view.meta, seat);
  }
  return out + "]}";
}

std::string games_json(const std::vector<GameSummary>& games) {
  std::string out = "{\"games\":[";
  bool first = true;
  for (const auto& game : games) {
    if (!first) out += ',';
    first = false;
    out += summary_json(game.meta, game.standing);
  }
  return out + "]}";
}

std::string hint_json(const HintView& hint) {
  std::string out = "{\"outcome\":" + to_json(hint.move, hint.board->variant());
  add_member(out, "score", std::to_string(hint.score));
  add_member(out, "depth", std::to_string(hint.depth));
  return out + '}';
}

std::string error_json(const Error& error) {
  return "{\"error\":" + to_json(error) + '}';
}

Message event_message(std::string_view kind, const GameView& view) {
  std::string out = "{\"type\":\"event\"";
  add_member(out, "game", json_string(view.meta.id));
  add_member(out, "version", std::to_string(view.standing.version));
  add_member(out, "kind", json_string(kind));
  add_member(out, "game_state", game_json(view));
  return share(out + '}');
}

Message watching_message(std::string_view game, std::int64_t version) {
  std::string out = "{\"type\":\"watching\"";
  add_member(out, "game", json_string(game));
  add_member(out, "version", std::to_string(version));
  return share(out + '}');
}

Message error_message(const Error& error, std::string_view game) {
  std::string out = "{\"type\":\"error\"";
  if (!game.empty()) add_member(out, "game", json_string(game));
  add_member(out, "error", to_json(error));
  return share(out + '}');
}

}  // namespace camlann::server
