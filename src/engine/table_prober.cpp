#include "engine/table_prober.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "engine/any_game.hpp"
#include "engine/json_text.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "tables/catalog.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann {
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
  // Under the rules of the game: those of the tables may not have as many castle moves.
  const auto rules = tables_rules(game.variant(), game.rules());
  if (!rules) return Failure(rules.error());
  const auto fen = camelot::parse_fen(game.fen(), rules->variant(), rules->effective_rules());
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
  return "\"wdl\":\"" + std::string(word_of(value.wdl)) +
         "\",\"plies\":" + (value.wdl == Wdl::draw ? "null" : std::to_string(value.plies));
}

}  // namespace

Result<camelot::RulesBase> tables_rules(std::string_view variant, std::string_view rules) {
  const camelot::Variant* const found = camelot::find_variant(variant);
  const auto has_tables = [](const camelot::Variant& one) {
    return one.seat_count() == 2 && !one.one_leg;  // the solver unmoves chains of legs
  };
  if (found == nullptr || !has_tables(*found)) {
    std::string known;
    for (const auto& one : camelot::two_handed_variants()) {
      if (!has_tables(one)) continue;
      known += (known.empty() ? "" : ", ") + std::string(one.id);
    }
    return failure(ErrorCode::unknown_name,
                   "there are no tables for \"" + std::string(variant) + "\"", "variant",
                   "one of " + known);
  }
  const auto rule_set = camelot::parse_rule_set(rules);
  if (!rule_set) return Failure(rule_set.error());
  return camelot::RulesBase(*found, *rule_set);
}

TableProber::TableProber(std::filesystem::path folder, std::size_t cache_bytes)
    : folder_(std::move(folder)), cache_bytes_(cache_bytes) {}

const TableProber::Kept* TableProber::kept(const camelot::RulesBase& rules) {
  const auto name = tables::folder_of(rules);
  const std::lock_guard lock(mutex_);
  if (const auto found = kept_.find(name); found != kept_.end()) return &found->second;
  std::error_code problem;
  if (!std::filesystem::is_directory(folder_ / name, problem)) return nullptr;
  // Under the rules as far as tables depend on them: other rule sets share these tables.
  const camelot::RulesBase plain(rules.variant(),
                                 tables::table_rules(rules.rule_set(), rules.variant()));
  auto tables = std::make_shared<const tables::Tables>(plain, folder_, cache_bytes_);
  const int most = tables->most_pieces();
  if (most == 0) return nullptr;
  return &kept_.emplace(name, Kept{std::move(tables), most}).first->second;
}

int TableProber::most_pieces(const camelot::RulesBase& rules) {
  const Kept* const found = kept(rules);
  return found == nullptr ? 0 : found->most_pieces;
}

Result<Probed> TableProber::ask(const AnyGame& game, const ProbeWishes& wishes) {
  const auto rules = tables_rules(game.variant(), game.rules());
  if (!rules) return Failure(rules.error());
  const Kept* const found = kept(*rules);
  // What is beyond all tables is asked of some that are thrown away: they remember what is missing.
  const bool known =
      found != nullptr && static_cast<int>(game.pieces().size()) <= found->most_pieces;
  const auto tables =
      known ? found->tables : std::make_shared<const tables::Tables>(*rules, folder_);
  const auto value = value_of(*tables, game);
  if (!value) return Failure(value.error());
  Probed probed{*value, {}, {}};
  if (wishes.moves) {
    auto moves = values_of_moves(*tables, game);
    if (!moves) return Failure(moves.error());
    probed.moves = std::move(*moves);
  }
  if (wishes.line) {
    auto line = line_of(*tables, game, value->plies);
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
      json += "{\"notation\":" + json_string(move.notation) + ',' + value_json(move.value) + '}';
    }
    json += ']';
  }
  if (probed.line) json += ",\"line\":" + json_strings(*probed.line);
  return json + "}";
}

std::string to_text(const Value& value) {
  if (value.wdl == Wdl::draw) return "draw";
  return std::string(word_of(value.wdl)) + " in " + std::to_string(value.plies) +
         (value.plies == 1 ? " ply" : " plies");
}

}  // namespace camlann
