#include "engine/json_text.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>
#include "base/result.hpp"
#include "engine/analyst.hpp"
#include "engine/why.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

/// Length of the well-formed UTF-8 sequence at the front (Unicode 15, table 3-7); 0 if none.
std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = lead == 0xED && byte(1) > 0x9F;
    return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const bool overlong = lead == 0xF0 && byte(1) < 0x90;
    const bool too_large = lead == 0xF4 && byte(1) > 0x8F;
    return tail(1) && tail(2) && tail(3) && !overlong && !too_large ? 4 : 0;
  }
  return 0;
}

void append_escaped(std::string& json, char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  switch (c) {
    case '"': json += "\\\""; return;
    case '\\': json += "\\\\"; return;
    case '\n': json += "\\n"; return;
    case '\t': json += "\\t"; return;
    default: break;
  }
  if (byte >= 0x20) {
    json += c;
    return;
  }
  json += "\\u00";
  json += digits[byte / 16];
  json += digits[byte % 16];
}

void append_string(std::string& json, std::string_view text) {
  json += '"';
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    if (length == 0) {
      json += "\xEF\xBF\xBD";
      text.remove_prefix(1);
    } else if (length == 1) {
      append_escaped(json, text.front());
      text.remove_prefix(1);
    } else {
      json += text.substr(0, length);
      text.remove_prefix(length);
    }
  }
  json += '"';
}

void append_strings(std::string& json, const std::vector<std::string>& texts) {
  json += '[';
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i != 0) json += ',';
    append_string(json, texts[i]);
  }
  json += ']';
}

void append_member(std::string& json, std::string_view key, std::string_view value) {
  if (json.back() != '{') json += ',';
  append_string(json, key);
  json += ':';
  append_string(json, value);
}

void append_squares(std::string& json, const std::vector<Square>& squares,
                    const VariantInfo& variant) {
  append_strings(json, variant.names_of(squares));
}

void append_outcome(std::string& json, const WrittenMove& move, const VariantInfo& variant) {
  json += '{';
  append_member(json, "from", variant.name_of(move.move().from));
  append_member(json, "to", variant.name_of(move.move().to));
  json += ",\"captures\":";
  append_squares(json, move.captures, variant);
  append_member(json, "kind", variant.word_of(move.move().kind));
  json += ",\"path\":";
  append_squares(json, move.path, variant);
  if (move.promotion != 0) append_member(json, "promotion", std::string_view(&move.promotion, 1));
  append_member(json, "notation", move.notation);
  json += '}';
}

bool is_plain_value(std::string_view text) {
  if (text == "true" || text == "false") return true;
  if (text.empty() || (text.size() > 1 && text.front() == '0')) return false;
  return text.find_first_not_of("0123456789") == std::string_view::npos;
}

void append_rule_set(std::string& json, const RuleSetInfo& rules) {
  json += '{';
  append_member(json, "id", rules.id);
  append_member(json, "name", rules.name);
  json += ",\"offered\":";
  json += rules.offered ? "true" : "false";
  json += ",\"options\":{";
  for (const auto& [option, value] : rules.options) {
    if (json.back() != '{') json += ',';
    append_string(json, option);
    json += ':';
    if (is_plain_value(value)) {
      json += value;
    } else {
      append_string(json, value);
    }
  }
  json += "}}";
}

void append_option(std::string& json, const OptionInfo& option) {
  json += '{';
  append_member(json, "name", option.name);
  json += ",\"values\":";
  append_strings(json, option.values);
  json += ",\"most\":" + std::to_string(option.most) + '}';
}

void append_seat(std::string& json, const SeatInfo& seat, const VariantInfo& variant) {
  json += '{';
  append_member(json, "id", std::string_view(&seat.letter, 1));
  append_member(json, "name", seat.name);
  json += ",\"side\":" + std::to_string(index_of(seat.side));
  append_member(json, "men", seat.men);
  json += ",\"castle\":";
  append_squares(json, seat.castle, variant);
  json += ",\"goal\":";
  append_squares(json, seat.goal, variant);
  json += '}';
}

std::string_view word_of(Obligation::Kind kind) {
  switch (kind) {
    case Obligation::Kind::none: return "none";
    case Obligation::Kind::capture: return "capture";
    case Obligation::Kind::leave: return "leave";
    case Obligation::Kind::leave_by_jump: return "leave-by-jump";
    case Obligation::Kind::check: return "check";
  }
  return {};
}

}  // namespace

std::string json_string(std::string_view text) {
  std::string json;
  append_string(json, text);
  return json;
}

std::string json_strings(const std::vector<std::string>& texts) {
  std::string json;
  append_strings(json, texts);
  return json;
}

void add_member(std::string& object, std::string_view key, std::string_view json) {
  if (object.back() != '{') object += ',';
  object += json_string(key) + ':';
  object += json;
}

std::string to_json(const WrittenMove& move, const VariantInfo& variant) {
  std::string json;
  append_outcome(json, move, variant);
  return json;
}

std::string to_json(const std::vector<WrittenMove>& moves, const VariantInfo& variant) {
  std::string json = "[";
  for (const WrittenMove& move : moves) {
    if (json.size() > 1) json += ',';
    append_outcome(json, move, variant);
  }
  json += ']';
  return json;
}

std::string to_json(const Verdict& verdict, std::string_view seat_letters) {
  if (!verdict.over()) return "null";
  std::string letters;
  std::vector<std::string> winners;
  for (std::size_t i = 0; i < seat_letters.size(); ++i) {
    if (!verdict.won_by(static_cast<Seat>(i))) continue;
    letters += seat_letters[i];
    winners.emplace_back(1, seat_letters[i]);
  }
  std::string json = "{\"winner\":" + (verdict.drawn() ? "null" : json_string(letters));
  if (seat_letters.size() > 2) json += ",\"winners\":" + json_strings(winners);
  append_member(json, "reason", to_text(verdict.reason));
  json += '}';
  return json;
}

std::string to_json(const Error& error) {
  std::string json = "{";
  append_member(json, "what", error.what);
  append_member(json, "where", error.where);
  append_member(json, "expected", error.expected);
  json += '}';
  return json;
}

std::string to_json(const Obligation& obligation, const VariantInfo& variant) {
  std::string json = "{";
  append_member(json, "kind", word_of(obligation.kind));
  json += ",\"squares\":";
  append_squares(json, obligation.squares, variant);
  append_member(json, "text", obligation.text);
  json += '}';
  return json;
}

std::string to_json(const Legs& legs, const VariantInfo& variant) {
  std::string json = "{\"next\":[";
  for (const NextLeg& leg : legs.next) {
    if (json.back() != '[') json += ',';
    json += '{';
    append_member(json, "square", variant.name_of(leg.square));
    append_member(json, "kind", variant.word_of(leg.kind));
    json += ",\"captures\":";
    json += leg.captures ? json_string(variant.name_of(*leg.captures)) : "null";
    json += '}';
  }
  json += std::string("],\"stop\":") + (legs.stop ? "true" : "false");
  json += ",\"outcome\":" + (legs.outcome ? to_json(*legs.outcome, variant) : "null") + '}';
  return json;
}

std::string to_json(const Why& why, const VariantInfo& variant) {
  std::string json = "{\"move\":" + to_json(why.move, variant);
  json += ",\"score\":" + std::to_string(why.score);
  append_member(json, "scoreText", score_text(why.score));
  json += std::string(",\"best\":") + (why.best ? "true" : "false") + ",\"reasons\":";
  append_strings(json, told(why));
  return json + '}';
}

std::string to_json(const Refusal& refusal, const VariantInfo& variant) {
  std::string json = "{";
  append_member(json, "rule", refusal.rule);
  append_member(json, "text", refusal.text);
  append_member(json, "square", refusal.square ? variant.name_of(*refusal.square) : "");
  json += '}';
  return json;
}

std::string no_such_square_json(std::string_view name) {
  std::string json = "{";
  append_member(json, "rule", "no-such-square");
  append_member(json, "text", std::string(name) + " is not a square of this board.");
  append_member(json, "square", name);
  json += '}';
  return json;
}

std::string state_json(const Game& game) {
  const VariantInfo& variant = game.variant();
  std::string json = "{";
  append_member(json, "variant", variant.id);
  append_member(json, "rules", game.rules());
  append_member(json, "fen", game.fen());
  json += ",\"ply\":" + std::to_string(game.played().size());
  const std::string letters = variant.seat_letters();
  append_member(json, "seat", std::string_view(letters).substr(index_of(game.seat()), 1));
  std::vector<std::string> passed;
  for (const Seat seat : game.passed()) passed.emplace_back(1, letters[index_of(seat)]);
  json += ",\"passed\":" + json_strings(passed);
  json += ",\"result\":" + to_json(game.verdict(), letters);
  append_member(json, "resultText", game.verdict_text());
  json += ",\"obligation\":" + to_json(game.obligation(), variant);
  json += ",\"pieces\":{";
  for (const PieceOn& piece : game.pieces()) {
    append_member(json, variant.name_of(piece.square), std::string_view(&piece.letter, 1));
  }
  json += "},\"outcomes\":" + to_json(game.written(), variant);
  json += std::string(",\"canClaim\":") + (game.can_claim_draw() ? "true" : "false") + '}';
  return json;
}

std::string to_json(const VariantInfo& variant) {
  std::string json = "{";
  append_member(json, "id", variant.id);
  append_member(json, "name", variant.name);
  json += ",\"seats\":" + std::to_string(variant.seating.size());
  json += ",\"files\":" + std::to_string(variant.files);
  json += ",\"ranks\":" + std::to_string(variant.ranks);
  json += ",\"squares\":";
  append_strings(json, variant.square_names);
  json += ",\"castles\":{";
  for (const SeatInfo& seat : variant.seating) {
    if (json.back() != '{') json += ',';
    append_string(json, std::string_view(&seat.letter, 1));
    json += ':';
    append_squares(json, seat.castle, variant);
  }
  json += '}';
  append_member(json, "grid", variant.hexagons ? "hex" : "square");
  json += ",\"seating\":[";
  for (const SeatInfo& seat : variant.seating) {
    if (json.back() != '[') json += ',';
    append_seat(json, seat, variant);
  }
  json += ']';
  append_member(json, "array", variant.array);
  append_member(json, "family", variant.family);
  append_member(json, "note", variant.notes.empty() ? "" : variant.notes.front());
  json += ",\"notes\":";
  append_strings(json, variant.notes);
  json += ",\"men\":{";
  for (const auto& [letter, name] : variant.men) {
    append_member(json, std::string_view(&letter, 1), name);
  }
  json += "},\"options\":[";
  for (const OptionInfo& option : variant.options) {
    if (json.back() != '[') json += ',';
    append_option(json, option);
  }
  json += ']';
  json += ",\"ruleSets\":[";
  for (const RuleSetInfo& rules : variant.rule_sets) {
    if (json.back() != '[') json += ',';
    append_rule_set(json, rules);
  }
  json += "]}";
  return json;
}

}  // namespace camlann
