#include "engine/table_prober.hpp"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "base/words.hpp"
#include "engine/families.hpp"
#include "engine/tables_rules.hpp"
#include "game/game.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "search/walk.hpp"
#include "tables/catalog.hpp"
#include "tables/stored_file.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann::inline v1 {
namespace {

using tables::Value;
using tables::Wdl;

/// Returns the value of the position before a move, from the opponent's value after it.
Value before_move(const Value& reply) {
  switch (reply.wdl) {
    case Wdl::win: return {Wdl::loss, reply.plies + 1};
    case Wdl::loss: return {Wdl::win, reply.plies + 1};
    case Wdl::draw: break;
  }
  return {};
}

/// Returns a rank: greater is better for the side with this value.
std::pair<int, int> worth(const Value& value) {
  return {static_cast<int>(value.wdl), value.wdl == Wdl::win ? -value.plies : value.plies};
}

using TableWalk = Walk<camelot::PortableRules>;

/// Returns the value of a move, for the side that makes it.
Result<Value> value_of(const tables::Tables& tables, TableWalk& walk, Move move) {
  walk.play(move);
  const auto reply = tables.probe(walk.position());
  walk.take_back();
  if (!reply) return Failure(reply.error());
  return before_move(*reply);
}

Result<std::vector<ProbedMove>> values_of_moves(const tables::Tables& tables, TableWalk& walk,
                                                const Game& game) {
  std::vector<ProbedMove> moves;
  std::optional<Error> missing;
  for (WrittenMove& move : game.written()) {
    if (move.move().kind == MoveKind::swap) continue;  // tables are of games without it
    const auto value = value_of(tables, walk, move.move());
    if (!value && value.error().code != ErrorCode::busy) return Failure(value.error());
    // Keep the last error and probe the other moves, so that all missing parts are requested
    // together.
    if (!value) missing = value.error();
    if (value && !missing) moves.push_back({std::move(move), *value});
  }
  if (missing) return Failure(*missing);
  std::stable_sort(moves.begin(), moves.end(), [](const ProbedMove& a, const ProbedMove& b) {
    return worth(a.value) > worth(b.value);
  });
  return moves;
}

Result<std::vector<std::string>> line_of(const tables::Tables& tables, TableWalk& walk,
                                         const Game& game, int plies) {
  Game here = game;
  for (int ply = 0; ply < plies && !here.over(); ++ply) {
    TRY(const auto moves, values_of_moves(tables, walk, here));
    const Move best = moves.front().move.move();
    here.play(best);
    walk.play(best);
  }
  std::vector<std::string> line;
  for (const WrittenMove& move : here.played().subspan(game.played().size()))
    line.push_back(move.notation);
  return line;
}

}  // namespace

/// The tables that are open.
class TableProber::Work {
 public:
  struct Kept {
    std::shared_ptr<const tables::Tables> tables;
    int most_pieces;
  };

  Work(std::filesystem::path place, std::size_t cache_bytes)
      : folder(std::move(place)), cache_bytes_(cache_bytes) {}

  /// Returns nullptr for a game without tables.
  [[nodiscard]] const Kept* kept(const camelot::RulesBase& rules);

  const std::filesystem::path folder;

 private:
  const std::size_t cache_bytes_;
  std::mutex mutex_;
  std::map<std::filesystem::path, Kept> kept_;  // by the game's folder; only games with tables
};

const TableProber::Work::Kept* TableProber::Work::kept(const camelot::RulesBase& rules) {
  const auto name = tables::folder_of(rules);
  const std::lock_guard lock(mutex_);
  if (const auto found = kept_.find(name); found != kept_.end()) return &found->second;
  if (!tables::is_stored_folder(folder / name)) return nullptr;
  // Only rules that affect the tables: other rule sets share these tables.
  const camelot::RulesBase plain(rules.variant(),
                                 tables::table_rules(rules.rule_set(), rules.variant()));
  auto tables = std::make_shared<const tables::Tables>(plain, folder, cache_bytes_);
  const int most = tables->most_pieces();
  if (most == 0) return nullptr;
  return &kept_.emplace(name, Kept{std::move(tables), most}).first->second;
}

TableProber::TableProber(std::filesystem::path folder, std::size_t cache_bytes)
    : work_(std::make_unique<Work>(std::move(folder), cache_bytes)) {}
TableProber::~TableProber() = default;
TableProber::TableProber(TableProber&&) noexcept = default;
TableProber& TableProber::operator=(TableProber&&) noexcept = default;

int TableProber::most_pieces(const Game& game) {
  const auto board = camelot_board(game);
  if (!board || !can_have_tables(board->rules->variant())) return 0;
  const Work::Kept* const found = work_->kept(*board->rules);
  return found == nullptr ? 0 : found->most_pieces;
}

Result<Probed> TableProber::ask(const Game& game, const ProbeWishes& wishes) {
  const auto board = camelot_board(game);
  if (!board || !can_have_tables(board->rules->variant()))
    return Failure(no_tables_for(game.variant().id));
  const Work::Kept* const found = work_->kept(*board->rules);
  // Positions with too many pieces use temporary tables, as the tables remember missing files.
  const bool known = found != nullptr && board->position->occupied().size() <= found->most_pieces;
  const auto tables =
      known ? found->tables : std::make_shared<const tables::Tables>(*board->rules, work_->folder);
  const auto value = tables->probe(*board->position);
  if (!value && (value.error().code != ErrorCode::busy || !wishes.moves)) {
    return Failure(value.error());
  }
  Probed probed{value ? *value : Value{}, {}, {}};
  TableWalk walk(camelot::PortableRules(board->rules->variant(), board->rules->rule_set()), {},
                 probed.value.plies + 1);
  walk.begin(*board->position);
  if (wishes.moves) {
    TRY(auto moves, values_of_moves(*tables, walk, game));
    probed.moves = std::move(moves);
  }
  if (!value) return Failure(value.error());
  if (wishes.line) {
    TRY(auto line, line_of(*tables, walk, game, value->plies));
    probed.line = std::move(line);
  }
  return probed;
}

std::string to_text(const Value& value) {
  if (value.wdl == Wdl::draw) return "draw";
  return std::string(word_of(value.wdl)) + " in " + std::to_string(value.plies) +
         (value.plies == 1 ? " ply" : " plies");
}

}  // namespace camlann::inline v1
