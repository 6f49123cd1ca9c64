#include "tables/verifier.hpp"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/cpu.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "games/camelot/fen.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "tables/entry.hpp"
#include "tables/geometry.hpp"
#include "tables/material.hpp"
#include "tables/parallel.hpp"
#include "tables/spot.hpp"
#include "tables/table_file.hpp"
#include "tables/tables.hpp"
#include "tables/value.hpp"

namespace camlann::tables {

namespace {

std::string to_text(const Value& value) {
  if (value.wdl == Wdl::draw) return "draw";
  return (value.wdl == Wdl::win ? "win in " : "loss in ") + std::to_string(value.plies);
}

class Verifier {
 public:
  Verifier(const Tables& tables, const Tables::Opened& table, const SectionId& id)
      : tables_(tables), table_(table), id_(id) {
    const auto us = static_cast<std::size_t>(id.section);
    own_ = table.sides[us];
    enemy_ = table.sides[1 - us];
  }

  [[nodiscard]] std::uint64_t entries() const { return tables::entries(*own_, *enemy_); }

  template <class Rules>
  void check(const Rules& rules, std::uint64_t index, MoveList& moves) {
    const Cell cell{static_cast<std::uint32_t>(index / enemy_->size()),
                    static_cast<std::uint32_t>(index % enemy_->size())};
    const auto pos = position_at(tables_.geometry(), id_, *own_, *enemy_, cell);
    if (!pos || rules.board_verdict(*pos).over()) return;
    const auto stored = tables_.entry(table_, id_.section, index);
    const auto expected = one_ply(rules, *pos, moves);
    const std::lock_guard lock(mutex_);
    if (!stored || !expected) {
      if (!error_) error_ = !stored ? stored.error() : expected.error();
      return;
    }
    ++result_.positions;
    if (*stored == *expected) return;
    if (++result_.wrong > 1) return;
    result_.first_wrong = camelot::to_fen({*pos, 1}, rules.variant()) + ": " +
                          to_text(value_of(*stored)) + ", should be " +
                          to_text(value_of(*expected));
  }

  [[nodiscard]] Result<Verified> result() const {
    if (error_) return Failure(*error_);
    return result_;
  }

 private:
  template <class Rules>
  Result<Entry> one_ply(const Rules& rules, const camelot::Position& pos, MoveList& moves) const {
    moves.clear();
    rules.legal(pos, moves);
    if (moves.empty()) return rules.no_move_verdict(pos).drawn() ? drawn : Entry{1};
    BestEntry best;
    for (const Move move : moves) {
      camelot::Position after = pos;
      rules.advance(after, move);
      TRY(const auto reply, tables_.probe(after));
      best.add_reply(entry_of(reply));
    }
    return best.entry();
  }

  const Tables& tables_;
  const Tables::Opened& table_;
  SectionId id_;
  const Placements* own_;
  const Placements* enemy_;
  std::mutex mutex_;  // protects the two variables below
  Verified result_;
  std::optional<Error> error_;
};

Result<void> check_blocks(const TableFile& file) {
  std::vector<std::uint8_t> block;
  const std::uint64_t blocks = file.header().blocks(0) + file.header().blocks(1);
  for (std::uint64_t i = 0; i < blocks; ++i) {
    TRY_VOID(file.read_block(i, block));
  }
  return {};
}

}  // namespace

Result<Verified> verify_table(const Tables& tables, const TableId& id, const VerifyOrder& order) {
  TRY(const auto opened, tables.table(id));
  TRY_VOID(check_blocks(opened->file));
  const camelot::RulesBase& plain = tables.geometry().rules();
  Verified total;
  for (int section = 0; section < id.sections(); ++section) {
    Verifier verifier(tables, *opened, {id, section});
    const bool whole = verifier.entries() <= order.sample;
    const std::uint64_t count = whole ? verifier.entries() : order.sample;
    camelot::with_rules(Registers::best, plain.variant(), plain.rule_set(), [&](const auto& rules) {
      in_parallel(order.threads, count, 4096,
                  [&](unsigned, std::uint64_t begin, std::uint64_t end) {
                    MoveList moves;
                    Random random(order.seed + begin);
                    for (std::uint64_t i = begin; i < end; ++i) {
                      const std::uint64_t index = whole ? i : random() % verifier.entries();
                      verifier.check(rules, index, moves);
                    }
                  });
      return 0;
    });
    const auto result = verifier.result();
    if (!result) return result;
    total.positions += result->positions;
    total.wrong += result->wrong;
    if (total.first_wrong.empty()) total.first_wrong = result->first_wrong;
  }
  return total;
}

}  // namespace camlann::tables
