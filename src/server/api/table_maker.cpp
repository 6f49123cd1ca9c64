#include "server/api/table_maker.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <filesystem>
#include <iterator>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "engine/tables_rules.hpp"
#include "server/core/background.hpp"
#include "server/core/log.hpp"
#include "tables/builder.hpp"
#include "tables/material.hpp"

namespace camlann::server {

namespace {

/// More than the tables of any of the games.
constexpr std::size_t room_per_game = std::size_t{32} << 20;
/// Delay before a folder in which another program builds is tried again.
constexpr std::chrono::seconds pause_while_busy{30};

/// On a busy machine it works for such a working_slice, then pauses.
constexpr std::chrono::milliseconds working_slice{25};
constexpr std::chrono::milliseconds pause_after_slice{1000};

constexpr tables::Material man{0, 1};
constexpr tables::Material two_men{0, 2};
constexpr tables::Material knight{1, 0};

tables::BuildOrder up_to(int pieces) {
  tables::BuildOrder order;
  order.pieces = pieces;
  return order;
}

tables::BuildOrder only(tables::Material one, tables::Material other, int castle_moves = 0) {
  tables::BuildOrder order;
  order.only = std::array{one, other};
  order.castle_moves = castle_moves;
  return order;
}

bool is_missing(const std::filesystem::path& folder, const EndingTables& game) {
  const auto rules = tables_rules(game.variant, ending_rules);
  return rules && std::any_of(game.orders.begin(), game.orders.end(), [&](auto order) {
           order.folder = folder;
           return !tables::missing_tables(*rules, order).empty();
         });
}

}  // namespace

std::vector<EndingTables> ending_tables() {
  return {{"camette", {up_to(4)}},
          {"cam", {up_to(3), only(two_men, two_men)}},
          {"chivalry", {only(two_men, man), only(two_men, knight)}},
          // Two men against two only after all castle moves: the others take ten times the time.
          {"camelot", {only(two_men, man), only(two_men, knight), only(two_men, two_men, 2)}}};
}

TableMaker::TableMaker(std::filesystem::path folder, HasRoom has_room, Progress progress, Log log)
    : folder_(std::move(folder)),
      has_room_(std::move(has_room)),
      progress_(std::move(progress)),
      log_(std::move(log)) {
  auto games = ending_tables();
  std::copy_if(std::make_move_iterator(games.begin()), std::make_move_iterator(games.end()),
               std::back_inserter(missing_),
               [&](const EndingTables& game) { return is_missing(folder_, game); });
  if (missing_.empty()) return;
  tell(0);
  if (thread_.start([this] { run(); })) return;
  log_(Severity::warning, "tables-not-made", {{"what", "this machine has no more threads"}});
  tell(missing_.size());
}

TableMaker::~TableMaker() {
  {
    const std::lock_guard lock(mutex_);
    stop_ = true;
  }
  stopped_.notify_all();
}

void TableMaker::tell(std::size_t made) const {
  std::vector<std::string> making;
  for (std::size_t i = made; i < missing_.size(); ++i) making.push_back(missing_[i].variant);
  progress_(making);
}

bool TableMaker::ends_within(std::chrono::milliseconds pause) {
  std::unique_lock lock(mutex_);
  return stopped_.wait_for(lock, pause, [this] { return stop_.load(); });
}

bool TableMaker::gives_way() {
  const auto passed = std::chrono::steady_clock::now() - slice_began_;
  if (passed < working_slice) return stop_;
  // The lowest priority counts within the group of this program only (systemd's slices,
  // containers): the time that this thread takes from other groups is missing for players.
  const bool busy = own_processor_time() - used_before_ < passed * 3 / 4;
  if (busy && ends_within(pause_after_slice)) return true;
  slice_began_ = std::chrono::steady_clock::now();
  used_before_ = own_processor_time();
  return stop_;
}

void TableMaker::run() {
  only_when_idle();
  for (std::size_t i = 0; i < missing_.size(); ++i) {
    const auto& game = missing_[i];
    const auto started = std::chrono::steady_clock::now();
    const auto made = make(game);
    if (stop_) return;
    if (made) {
      const auto took = std::chrono::steady_clock::now() - started;
      const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(took).count();
      log_(Severity::info, "tables-made",
           {{"variant", std::string_view(game.variant)}, {"seconds", std::int64_t{seconds}}});
    } else {
      const std::string what = to_text(made.error());
      log_(Severity::warning, "tables-not-made",
           {{"variant", std::string_view(game.variant)}, {"what", std::string_view(what)}});
    }
    tell(i + 1);
  }
}

Result<void> TableMaker::make(const EndingTables& game) {
  if (!has_room_(room_per_game)) {
    return failure(ErrorCode::io, "the disk has no room for tables", folder_.string());
  }
  for (const auto& order : game.orders) {
    auto built = build(game, order);
    while (!built && built.error().code == ErrorCode::busy) {
      if (stop_ || ends_within(pause_while_busy)) return built;
      built = build(game, order);
    }
    if (!built) return built;
  }
  return {};
}

Result<void> TableMaker::build(const EndingTables& game, tables::BuildOrder order) {
  TRY(const auto rules, tables_rules(game.variant, ending_rules));
  order.folder = folder_;
  order.stop = [this] { return gives_way(); };
  order.memory = std::max(memory_to_spare(), std::uint64_t{1});  // 0 would be no limit
  try {
    return tables::build_tables(rules, order, [](const tables::BuildStep&) {});
  } catch (const std::exception& thrown) {  // usually out of memory
    return failure(ErrorCode::io, thrown.what(), folder_.string());
  }
}

}  // namespace camlann::server
