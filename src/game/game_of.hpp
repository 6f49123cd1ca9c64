#pragma once
// The GameModel of every family, written once, and access from a Game to its board. A family is a
// class of static functions that describe its rules; it has no state. Included by catalog.cpp and
// by code that searches a family (engine/).

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
      // Gives the turn to a seat; it is skipped if it cannot move, as after a move.
      { F::set_turn(rules, pos, seat) } -> std::same_as<void>;
    };

template <Family F>
class GameOf final : public GameModel {
 public:
  using Rules = typename F::Rules;
  using Position = typename Rules::Position;

  GameOf(const Rules& rules, const Position& start, int move_number)
      : history_(rules, start, F::repetition(rules)),
        first_number_(move_number),
        number_(move_number) {}

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
    return std::make_unique<GameOf>(rules_of(), start, number_);
  }
  [[nodiscard]] ModelTag tag() const override { return own_tag(); }

  [[nodiscard]] std::string rules() const override { return F::rules_text(rules_of()); }
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
    return {pos().seat(), before.seat(), history_.verdict(), history_.can_claim_draw()};
  }
  [[nodiscard]] std::vector<PieceOn> pieces() const override {
    return F::pieces(rules_of(), pos());
  }
  [[nodiscard]] std::size_t plies() const override { return history_.moves().size(); }
  [[nodiscard]] WrittenMove write_played(std::size_t ply) const override {
    return F::write(rules_of(), history_.positions()[ply], history_.moves()[ply]);
  }
  [[nodiscard]] std::string verdict_text() const override {
    return F::verdict_text(rules_of(), pos(), history_.verdict());
  }
  void advance(Move move) override {
    const Seat mover = pos().seat();
    history_.play(move);
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
    return F::outcomes(rules_of(), pos(), moves());
  }
  [[nodiscard]] std::vector<WrittenMove> written() const override {
    return F::written(rules_of(), pos(), moves());
  }
  [[nodiscard]] WrittenMove write(Move move) const override {
    return F::write(rules_of(), pos(), move);
  }
  [[nodiscard]] bool is_legal(const WrittenMove& move) const override {
    return F::is_legal(rules_of(), pos(), move);
  }
  [[nodiscard]] Obligation obligation() const override { return F::obligation(rules_of(), pos()); }
  [[nodiscard]] Legs legs(std::span<const Square> squares) const override {
    return F::legs(rules_of(), pos(), squares);
  }
  [[nodiscard]] std::optional<Refusal> why_not(std::span<const Square> squares) const override {
    return F::why_not(rules_of(), pos(), squares);
  }
  [[nodiscard]] Result<WrittenMove> read(std::string_view text, Reading reading) const override {
    return F::read(rules_of(), pos(), text, reading);
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

  /// Returns the increment of the move number: 1 when a round is complete, with two players after
  /// Black's move. Trees are put before the first move.
  [[nodiscard]] static int comes_round(Seat mover, Move move, Seat next) {
    return next <= mover && move.kind != MoveKind::plant ? 1 : 0;
  }

  GameHistory<Rules> history_;
  int first_number_;
  int number_;  // of the current move
};

/// Returns the board with its history for a game of this family; nullptr for a game of another one.
template <Family F>
[[nodiscard]] const GameHistory<typename F::Rules>* history_of(const Game& game) {
  if (game.model().tag() != GameOf<F>::own_tag()) return nullptr;
  return &static_cast<const GameOf<F>&>(game.model()).history();
}

}  // namespace camlann
