#pragma once
// Joins the parts of a game of the family for code that handles games of any kind
// (game/game_of.hpp): moves with their routes, obligations, refusals, texts, and the description of
// each variant.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rules.hpp"
#include "games/camelot/variant.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

/// The part that does not depend on how the rules are compiled.
struct Joined {
  using Position = camelot::Position;

  static std::string rules_text(const RulesBase& rules);
  static int repetition(const RulesBase& rules) { return rules.effective_rules().repetition; }
  static const LostStart* lost_start(const RulesBase& /*rules*/, const Position& /*pos*/) {
    return nullptr;
  }
  static std::string fen(const RulesBase& rules, const Position& pos, int move_number);
  static std::vector<PieceOn> pieces(const RulesBase& rules, const Position& pos);

  /// Returns outcomes by from, to, captures, each by file, then rank.
  static std::vector<Outcome> outcomes(const RulesBase& rules, const Position& pos,
                                       const MoveList& moves);
  static std::vector<WrittenMove> written(const RulesBase& rules, const Position& pos,
                                          const MoveList& moves);
  static WrittenMove write(const RulesBase& rules, const Position& pos, Move move);
  static bool is_legal(const RulesBase& rules, const Position& pos, const WrittenMove& move);
  static Obligation obligation(const RulesBase& rules, const Position& pos);
  static Legs legs(const RulesBase& rules, const Position& pos, std::span<const Square> squares);
  static std::optional<Refusal> why_not(const RulesBase& rules, const Position& pos,
                                        std::span<const Square> squares);
  static Result<WrittenMove> read(const RulesBase& rules, const Position& pos,
                                  std::string_view text, Reading reading);
  static std::string verdict_text(const RulesBase& rules, const Position& pos,
                                  const Verdict& verdict);
  /// Only if the board has a Turning.
  static Position turned_over(const RulesBase& rules, const Position& pos);
};

template <class R>
struct Family : Joined {
  using Rules = R;

  static void set_turn(const R& rules, Position& pos, Seat seat) {
    while (pos.turn != seat && !rules.planting(pos)) rules.pass_turn(pos);
    rules.settle(pos);
  }
};

[[nodiscard]] VariantInfo describe(const Variant& variant);

}  // namespace camlann::camelot
