#pragma once
// Joins the parts of Camblam for code that handles games of any kind (game/game_of.hpp): moves with
// their paths, checks, refusals, texts, and its description.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "games/camblam/position.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camblam {

struct Family {
  using Rules = camblam::Rules;
  using Position = camblam::Position;

  static std::string rules_text(const Rules& rules);
  static int repetition(const Rules& /*rules*/) { return 3; }
  static const LostStart* lost_start(const Rules& rules, const Position& pos);
  static std::string fen(const Rules& rules, const Position& pos, int move_number);
  static std::vector<PieceOn> pieces(const Rules& rules, const Position& pos);

  /// Returns outcomes in the byte order of their notation.
  static std::vector<Outcome> outcomes(const Rules& rules, const Position& pos,
                                       const MoveList& moves);
  static std::vector<WrittenMove> written(const Rules& rules, const Position& pos,
                                          const MoveList& moves);
  static WrittenMove write(const Rules& rules, const Position& pos, Move move);
  static bool is_legal(const Rules& rules, const Position& pos, const WrittenMove& move);
  static Obligation obligation(const Rules& rules, const Position& pos);
  static Legs legs(const Rules& rules, const Position& pos, std::span<const Square> squares);
  static std::optional<Refusal> why_not(const Rules& rules, const Position& pos,
                                        std::span<const Square> squares);
  static Result<WrittenMove> read(const Rules& rules, const Position& pos, std::string_view text,
                                  Reading reading);
  static std::string verdict_text(const Rules& rules, const Position& pos, const Verdict& verdict);
  static void set_turn(const Rules& rules, Position& pos, Seat seat);
  static Position turned_over(const Rules& rules, const Position& pos);
};

[[nodiscard]] VariantInfo describe();

}  // namespace camlann::camblam
