#pragma once
// The GameModel of every family, written once, and access from a Game to its board. A family is a
// class of static functions that describe its rules; it has no state. Included by catalog.cpp and
// by code that searches a family (engine/).

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/square.hpp"
#include "game/game.hpp"
#include "game/game_model.hpp"
#include "rules/game_history.hpp"
#include "rules/move.hpp"
#include "rules/move_list.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "rules/rules.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann {

template <class F>
concept Family =
    Rules<typename F::Rules> &&
    requires(const typename F::Rules& rules, typename F::Rules::Position pos, const MoveList& moves,
             Move move, std::span<const Square> squares, std::string_view text, Seat seat,
             const Verdict& verdict, Reading reading, const WrittenMove& written) {
      { F::rules_text(rules) } -> std::same_as<std::string>;
      { F::fen(rules, pos, 1) } -> std::same_as<std::string>;
      // The occurrence of a position that ends the game automatically, 0 for never.
      { F::repetition(rules) } -> std::same_as<int>;
      // The reason why new games from a position are refused; nullptr for most.
      { F::lost_start(rules, pos) } -> std::same_as<const LostStart*>;
      { F::pieces(rules, pos) } -> std::same_as<std::vector<PieceOn>>;
      // In the order used by interfaces and protocols, here and below.
      { F::outcomes(rules, pos, moves) } -> std::same_as<std::vector<Outcome>>;
      { F::written(rules, pos, moves) } -> std::same_as<std::vector<WrittenMove>>;
      { F::write(rules, pos, move) } -> std::same_as<WrittenMove>;
      { F::is_legal(rules, pos, written) } -> std::same_as<bool>;
      { F::obligation(rules, pos) } -> std::same_as<Obligation>;
      { F::legs(rules, pos, squares) } -> std::same_as<Legs>;
      { F::why_not(rules, pos, squares) } -> std::same_as<std::optional<Refusal>>;
      { F::read(rules, pos, text, reading) } -> std::same_as<Result<WrittenMove>>;
      { F::verdict_text(rules, pos, verdict) } -> std::same_as<std::string>;
      // The board turned over: the owners of all men exchanged, and the turn passed. Only where
      // VariantInfo::turns_over.
      { F::turned_over(rules, pos) } -> std::same_as<typename F::Rules::Position>;
      // Gives the turn to a seat; it is skipped if it cannot move, as after a move.
      { F::set_turn(rules, pos, seat) } -> std::same_as<void>;
    };

template <Family F>
class GameOf final : public GameModel {
 public:
  using Rules = typename F::Rules;
  using Position = typename Rules::Position;

  GameOf(const Rules& rules, const Position& start, int move_number, SwapRule swap_rule)
      : history_(rules, start, F::repetition(rules)),
        first_number_(move_number),
        number_(move_number),
        swap_rule_(swap_rule) {}

  /// Returns a unique address for each family.
  [[nodiscard]] static ModelTag own_tag() {
    static constexpr char place = 0;
    return &place;
  }

  [[nodiscard]] const GameHistory<Rules>& history() const { return history_; }

  [[nodiscard]] std::unique_ptr<GameModel> clone() const override {
    return std::make_unique<GameOf>(*this);
  }
  [[nodiscard]] std::unique_ptr<GameModel> fresh(Seat turn) const override {
    Position start = pos();
    if (turn != start.seat()) F::set_turn(rules_of(), start, turn);
    const SwapRule swap = swap_rule_ == SwapRule::none ? SwapRule::none : SwapRule::closed;
    return std::make_unique<GameOf>(rules_of(), start, number_, swap);
  }
  [[nodiscard]] ModelTag tag() const override { return own_tag(); }

  [[nodiscard]] std::string rules() const override {
    std::string text = F::rules_text(rules_of());
    if (swap_rule_ != SwapRule::none) text += ',' + std::string(swap_word) + "=true";
    return text;
  }
  [[nodiscard]] std::string fen() const override { return F::fen(rules_of(), pos(), number_); }
  [[nodiscard]] GameStart start() const override {
    return {F::fen(rules_of(), history_.start(), first_number_),
            first_number_ == 1 && history_.start() == rules_of().start()};
  }
  [[nodiscard]] const LostStart* lost_start() const override {
    return F::lost_start(rules_of(), history_.start());
  }
  [[nodiscard]] std::uint64_t key() const override { return pos().key(); }
  [[nodiscard]] Standpoint standpoint() const override {
    const auto positions = history_.positions();
    const Position& before = positions[positions.size() < 2 ? 0 : positions.size() - 2];
    return {pos().seat(), before.seat(), history_.verdict(), history_.can_claim_draw(),
            swap_rule_,   may_swap()};
  }
  [[nodiscard]] std::vector<PieceOn> pieces() const override {
    return F::pieces(rules_of(), pos());
  }
  [[nodiscard]] std::size_t plies() const override { return history_.moves().size(); }
  [[nodiscard]] WrittenMove write_played(std::size_t ply) const override {
    const Move move = history_.moves()[ply];
    if (move.kind == MoveKind::swap) return written_swap(move.to);
    return F::write(rules_of(), history_.positions()[ply], move);
  }
  [[nodiscard]] std::string verdict_text() const override {
    return F::verdict_text(rules_of(), pos(), history_.verdict());
  }
  void advance(Move move) override {
    const Seat mover = pos().seat();
    if (move.kind == MoveKind::swap) {
      history_.play(move, F::turned_over(rules_of(), pos()));
    } else {
      history_.play(move);
    }
    number_ += comes_round(mover, move, pos().seat());
  }
  bool take_back() override {
    if (history_.moves().empty()) return false;
    const Seat next = pos().seat();
    const Move last = history_.moves().back();
    history_.take_back();
    number_ -= comes_round(pos().seat(), last, next);
    return true;
  }
  void finish(Verdict verdict) override { history_.finish(verdict); }

  [[nodiscard]] std::vector<Outcome> legal() const override {
    std::vector<Outcome> list = F::outcomes(rules_of(), pos(), moves());
    if (may_swap()) list.push_back(own_swap().outcome);
    return list;
  }
  [[nodiscard]] std::vector<WrittenMove> written() const override {
    std::vector<WrittenMove> list = F::written(rules_of(), pos(), moves());
    if (may_swap()) list.push_back(own_swap());
    return list;
  }
  [[nodiscard]] WrittenMove write(Move move) const override {
    if (move.kind == MoveKind::swap) return written_swap(move.to);
    return F::write(rules_of(), pos(), move);
  }
  [[nodiscard]] bool is_legal(const WrittenMove& move) const override {
    if (move.move().kind == MoveKind::swap) return may_swap() && move == own_swap();
    return F::is_legal(rules_of(), pos(), move);
  }
  [[nodiscard]] bool is_legal(Move move) const override {
    if (move.kind == MoveKind::swap) return may_swap() && move == own_swap().move();
    const MoveList list = moves();
    return std::find(list.begin(), list.end(), move) != list.end();
  }
  [[nodiscard]] Obligation obligation() const override { return F::obligation(rules_of(), pos()); }
  [[nodiscard]] Legs legs(std::span<const Square> squares) const override {
    return F::legs(rules_of(), pos(), squares);
  }
  [[nodiscard]] std::optional<Refusal> why_not(std::span<const Square> squares) const override {
    return F::why_not(rules_of(), pos(), squares);
  }
  [[nodiscard]] Result<WrittenMove> read(std::string_view text, Reading reading) const override {
    if (swap_rule_ == SwapRule::none || !same_letters(trimmed(text), swap_word)) {
      return F::read(rules_of(), pos(), text, reading);
    }
    if (may_swap()) return own_swap();
    return Failure(Error{ErrorCode::illegal_move,
                         "Only the second player can take over the first move, right after it.",
                         std::string(text), "a move on the board", Subject::move});
  }

  [[nodiscard]] std::vector<WrittenMove> perft_moves() const override {
    MoveList first;
    Perft<Rules>(rules_of()).moves(pos(), first);
    return F::written(rules_of(), pos(), first);
  }
  [[nodiscard]] std::uint64_t perft_behind(Move move, int depth) const override {
    return Perft<Rules>(rules_of()).count_behind(pos(), move, depth);
  }

 private:
  [[nodiscard]] const Rules& rules_of() const { return history_.rules(); }
  [[nodiscard]] const Position& pos() const { return history_.position(); }
  [[nodiscard]] MoveList moves() const {
    MoveList list;
    history_.legal(list);
    return list;
  }

  [[nodiscard]] bool may_swap() const {
    if (swap_rule_ != SwapRule::open || history_.verdict().over()) return false;
    const auto moves = history_.moves();
    const auto is_first = [&](std::size_t ply) {
      return moves[ply].kind != MoveKind::plant &&
             (ply == 0 || moves[ply - 1].kind == MoveKind::plant);
    };
    return !moves.empty() && is_first(moves.size() - 1);
  }
  /// Returns the swap of a first move that ended on this square.
  [[nodiscard]] static WrittenMove written_swap(Square end) {
    WrittenMove written;
    written.outcome.move = {.from = end, .to = end, .kind = MoveKind::swap};
    written.path = {end};
    written.notation = swap_word;
    return written;
  }
  /// Returns the swap in this position, if there is one.
  [[nodiscard]] WrittenMove own_swap() const { return written_swap(history_.moves().back().to); }

  /// Returns the increment of the move number: 1 when a round is complete, with two players after
  /// Black's move. Trees are put before the first move.
  [[nodiscard]] static int comes_round(Seat mover, Move move, Seat next) {
    return next <= mover && move.kind != MoveKind::plant ? 1 : 0;
  }

  GameHistory<Rules> history_;
  int first_number_;
  int number_;  // of the current move
  SwapRule swap_rule_;
};

/// Returns the board with its history for a game of this family; nullptr for a game of another one.
template <Family F>
[[nodiscard]] const GameHistory<typename F::Rules>* history_of(const Game& game) {
  if (game.model().tag() != GameOf<F>::own_tag()) return nullptr;
  return &static_cast<const GameOf<F>&>(game.model()).history();
}

}  // namespace camlann
