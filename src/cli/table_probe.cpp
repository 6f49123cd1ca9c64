#include "cli/table_probe.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "cli/batch.hpp"
#include "cli/command.hpp"
#include "engine/any_game.hpp"
#include "engine/json_text.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/catalog.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann::cli {
namespace {

using tables::Value;
using tables::Wdl;

/// Of the position before a move, from that of the opponent behind it.
Value before_move(const Value& reply) {
  switch (reply.wdl) {
    case Wdl::win: return {Wdl::loss, reply.plies + 1};
    case Wdl::loss: return {Wdl::win, reply.plies + 1};
    case Wdl::draw: break;
  }
  return {};
}

/// Greater is better for the side that has it.
std::pair<int, int> worth(const Value& value) {
  return {static_cast<int>(value.wdl), value.wdl == Wdl::win ? -value.plies : value.plies};
}

Result<Value> value_of(const tables::Tables& tables, const AnyGame& game) {
  const camelot::RulesBase& rules = tables.geometry().rules();
  const auto fen = camelot::parse_fen(game.fen(), rules.variant(), rules.effective_rules());
  if (!fen) return Failure(fen.error());
  return tables.probe(fen->position);
}

Result<std::vector<ProbedMove>> values_of_moves(const tables::Tables& tables, const AnyGame& game) {
  std::vector<ProbedMove> moves;
  for (const Outcome& outcome : game.outcomes()) {
    const auto after = game.clone();
    after->play(outcome.move);
    const auto reply = value_of(tables, *after);
    if (!reply) return Failure(reply.error());
    moves.push_back({outcome.notation, before_move(*reply)});
  }
  std::stable_sort(moves.begin(), moves.end(), [](const ProbedMove& a, const ProbedMove& b) {
    return worth(a.value) > worth(b.value);
  });
  return moves;
}

Result<std::vector<std::string>> line_of(const tables::Tables& tables, const AnyGame& game,
                                         int plies) {
  std::vector<std::string> line;
  const auto here = game.clone();
  for (int i = 0; i < plies; ++i) {
    const auto moves = values_of_moves(tables, *here);
    if (!moves) return Failure(moves.error());
    if (moves->empty()) break;
    line.push_back(moves->front().notation);
    if (const auto played = here->play(line.back()); !played) return Failure(played.error());
  }
  return line;
}

std::string_view word_of(Wdl wdl) {
  return wdl == Wdl::win ? "win" : wdl == Wdl::loss ? "loss" : "draw";
}

std::string value_json(const Value& value) {
  return fmt::format(R"("wdl":"{}","plies":{})", word_of(value.wdl),
                     value.wdl == Wdl::draw ? "null" : std::to_string(value.plies));
}

std::string value_text(const Value& value) {
  if (value.wdl == Wdl::draw) return "draw";
  return fmt::format("{} in {} {}", word_of(value.wdl), value.plies,
                     value.plies == 1 ? "ply" : "plies");
}

}  // namespace

Result<camelot::RulesBase> tables_rules(const std::string& variant, const std::string& rules) {
  const camelot::Variant* const found = camelot::find_variant(variant);
  if (found == nullptr) {
    std::string known;
    for (const auto& one : camelot::variants()) {
      known += (known.empty() ? "" : ", ") + std::string(one.id);
    }
    return failure(ErrorCode::unknown_name, "there are no tables for \"" + variant + "\"",
                   "variant", "one of " + known);
  }
  const auto rule_set = camelot::parse_rule_set(rules);
  if (!rule_set) return Failure(rule_set.error());
  return camelot::RulesBase(*found, *rule_set);
}

Result<const tables::Tables*> Prober::tables_of(const PositionRequest& request) {
  auto& opened = opened_[{request.variant, request.rules}];
  if (opened == nullptr) {
    const auto rules = tables_rules(request.variant, request.rules);
    if (!rules) return Failure(rules.error());
    opened = std::make_unique<tables::Tables>(*rules, tables::tables_folder(dir_));
  }
  return opened.get();
}

Result<Probed> Prober::ask(const PositionRequest& request, const ProbeWishes& wishes) {
  const auto tables = tables_of(request);
  if (!tables) return Failure(tables.error());
  const auto game = make_game({request.variant, request.rules, request.fen});
  if (!game) return Failure(game.error());
  const auto value = value_of(**tables, **game);
  if (!value) return Failure(value.error());
  Probed probed{*value, {}, {}};
  if (wishes.moves) {
    auto moves = values_of_moves(**tables, **game);
    if (!moves) return Failure(moves.error());
    probed.moves = std::move(*moves);
  }
  if (wishes.line) {
    auto line = line_of(**tables, **game, value->plies);
    if (!line) return Failure(line.error());
    probed.line = std::move(*line);
  }
  return probed;
}

std::string to_json(const Probed& probed) {
  std::string json = "{" + value_json(probed.value);
  if (probed.moves) {
    json += ",\"moves\":[";
    for (const ProbedMove& move : *probed.moves) {
      if (json.back() != '[') json += ',';
      json +=
          fmt::format("{{\"notation\":{},{}}}", json_string(move.notation), value_json(move.value));
    }
    json += ']';
  }
  if (probed.line) json += ",\"line\":" + json_strings(*probed.line);
  return json + "}";
}

std::string no_value_json(const Error& error) {
  return R"({"wdl":null,"error":)" + to_json(error) + "}";
}

std::string to_text(const Probed& probed) {
  std::string text = value_text(probed.value) + "\n";
  if (probed.moves) {
    for (const ProbedMove& move : *probed.moves) {
      text += fmt::format("{:<24} {}\n", move.notation, value_text(move.value));
    }
  }
  if (probed.line && !probed.line->empty())
    text += fmt::format("{}\n", fmt::join(*probed.line, " "));
  return text;
}

}  // namespace camlann::cli
