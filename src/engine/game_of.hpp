#pragma once
// AnyGame for every family, written once. A family is a class of static functions that say in
// words and squares what its rules do; it keeps no state. Included by the family's own .cpp and by
// its analyst, which need the rules inside.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/any_game.hpp"
#include "rules/game.hpp"
#include "rules/perft.hpp"
#include "search/technique.hpp"

namespace camlann {

template <class F>
concept Family = Rules<typename F::Rules> &&
                 requires(const typename F::Rules& rules, const typename F::Rules::Position& pos,
                          const MoveList& moves, Move move, std::span<const std::string> squares,
                          std::string_view text, const Verdict& verdict, bool exact,
                          const AnalystSettings& settings) {
                   { F::variant(rules) } -> std::same_as<std::string_view>;
                   { F::rules_text(rules) } -> std::same_as<std::string>;
                   { F::fen(rules, pos, 1) } -> std::same_as<std::string>;
                   // The occurrence of a position that ends the game by itself, 0 for none.
                   { F::repetition(rules) } -> std::same_as<int>;
                   { F::seat_letters(rules) } -> std::same_as<std::string>;
                   {
                     F::pieces(rules, pos)
                   } -> std::same_as<std::vector<std::pair<std::string, char>>>;
                   { F::outcome(rules, pos, move) } -> std::same_as<Outcome>;
                   // In the order in which people and protocols list them.
                   { F::outcomes(rules, pos, moves) } -> std::same_as<std::vector<Outcome>>;
                   { F::obligation(rules, pos) } -> std::same_as<Obligation>;
                   { F::legs(rules, pos, squares) } -> std::same_as<Legs>;
                   { F::why_not(rules, pos, squares) } -> std::same_as<std::optional<Refusal>>;
                   { F::read(rules, pos, text, exact) } -> std::same_as<Result<Outcome>>;
                   { F::verdict_text(rules, pos, verdict) } -> std::same_as<std::string>;
                   { F::level_fit(rules) } -> std::same_as<LevelFit>;
                   // Those of the search that are worth something in this game.
                   { F::techniques(rules) } -> std::same_as<Techniques>;
                   { F::make_analyst(rules, settings) } -> std::same_as<std::unique_ptr<Analyst>>;
                 };

template <class F>
class GameOf final : public AnyGame {
 public:
  using Rules = typename F::Rules;
  using Position = typename Rules::Position;

  GameOf(const Rules& rules, const Position& start, int move_number)
      : game_(rules, start, F::repetition(rules)), first_number_(move_number) {}

  [[nodiscard]] const Game<Rules>& game() const { return game_; }

  [[nodiscard]] std::unique_ptr<AnyGame> clone() const override {
    return std::make_unique<GameOf>(*this);
  }

  [[nodiscard]] std::string_view variant() const override { return F::variant(game_.rules()); }
  [[nodiscard]] std::string rules() const override { return F::rules_text(game_.rules()); }
  [[nodiscard]] std::string start_fen() const override {
    return F::fen(game_.rules(), game_.start(), first_number_);
  }
  [[nodiscard]] std::string fen() const override {
    return F::fen(game_.rules(), game_.position(), move_number());
  }
  [[nodiscard]] bool starts_from_array() const override {
    return first_number_ == 1 && game_.start() == game_.rules().start();
  }

  [[nodiscard]] Seat seat() const override { return game_.position().seat(); }
  [[nodiscard]] Side side_of(Seat seat) const override { return game_.rules().side_of(seat); }
  [[nodiscard]] int sides() const override {
    unsigned last = 0;
    for (unsigned i = 0; i < seat_letters().size(); ++i) {
      last = std::max(last, index_of(side_of(static_cast<Seat>(i))));
    }
    return static_cast<int>(last) + 1;
  }
  [[nodiscard]] std::string seat_letters() const override { return F::seat_letters(game_.rules()); }
  [[nodiscard]] std::vector<Seat> passed() const override {
    std::vector<Seat> seats;
    const auto positions = game_.positions();
    if (positions.size() < 2 || over()) return seats;
    const auto count = static_cast<unsigned>(seat_letters().size());
    const auto next = [count](Seat seat) {
      return static_cast<Seat>((index_of(seat) + 1) % count);
    };
    Seat turn = next(positions[positions.size() - 2].seat());
    for (; turn != seat(); turn = next(turn)) seats.push_back(turn);
    return seats;
  }
  [[nodiscard]] std::vector<std::pair<std::string, char>> pieces() const override {
    return F::pieces(game_.rules(), game_.position());
  }
  [[nodiscard]] std::span<const Outcome> played() const override { return played_; }

  [[nodiscard]] std::vector<Outcome> outcomes() const override {
    MoveList moves;
    game_.legal(moves);
    return F::outcomes(game_.rules(), game_.position(), moves);
  }
  [[nodiscard]] Obligation obligation() const override {
    return over() ? Obligation{} : F::obligation(game_.rules(), game_.position());
  }
  [[nodiscard]] std::uint64_t perft(int depth) const override {
    return Perft<Rules>(game_.rules()).count(game_.position(), depth);
  }
  [[nodiscard]] std::vector<Outcome> perft_moves() const override {
    MoveList moves;
    Perft<Rules>(game_.rules()).moves(game_.position(), moves);
    return F::outcomes(game_.rules(), game_.position(), moves);
  }
  [[nodiscard]] std::uint64_t perft_behind(Move move, int depth) const override {
    return Perft<Rules>(game_.rules()).count_behind(game_.position(), move, depth);
  }
  [[nodiscard]] Verdict verdict() const override { return game_.verdict(); }
  [[nodiscard]] std::string verdict_text() const override {
    return F::verdict_text(game_.rules(), game_.position(), game_.verdict());
  }
  [[nodiscard]] bool can_claim_draw() const override { return game_.can_claim_draw(); }

  [[nodiscard]] Legs legs(std::span<const std::string> squares) const override {
    return over() || squares.empty() ? Legs{} : F::legs(game_.rules(), game_.position(), squares);
  }
  [[nodiscard]] std::optional<Refusal> why_not(
      std::span<const std::string> squares) const override {
    if (over()) return Refusal{"game-over", squares.empty() ? "" : squares.front(), over_text()};
    if (squares.empty()) return Refusal{"no-piece", "", "Pick a piece first."};
    return F::why_not(game_.rules(), game_.position(), squares);
  }
  [[nodiscard]] Result<Outcome> read(std::string_view text) const override {
    if (over()) return no_more(text);
    return F::read(game_.rules(), game_.position(), text, false);
  }
  [[nodiscard]] Result<Outcome> read_exact(std::string_view text) const override {
    if (over()) return no_more(text);
    return F::read(game_.rules(), game_.position(), text, true);
  }
  // A family without a hasty way of writing moves leaves F::read_typed out.
  [[nodiscard]] Result<Outcome> read_typed(std::string_view text) const override {
    if constexpr (requires { F::read_typed(game_.rules(), game_.position(), text); }) {
      if (over()) return no_more(text);
      return F::read_typed(game_.rules(), game_.position(), text);
    } else {
      return read(text);
    }
  }

  Result<Outcome> play(std::string_view text) override {
    Result<Outcome> outcome = read(text);
    if (outcome) record(*outcome);
    return outcome;
  }
  void play(Move move) override { record(F::outcome(game_.rules(), game_.position(), move)); }
  bool take_back() override {
    if (!game_.take_back()) return false;
    played_.pop_back();
    return true;
  }
  void finish(Reason reason, std::optional<Seat> winner) override {
    std::uint8_t winners = 0;
    for (unsigned i = 0; winner && i < seat_letters().size(); ++i) {
      const Seat seat = static_cast<Seat>(i);
      if (side_of(seat) == side_of(*winner)) winners |= bit_of(seat);
    }
    game_.finish({reason, winners});
  }

  // A family whose evaluation counts in another unit has its own.
  [[nodiscard]] Judgement judgement() const override {
    if constexpr (requires { F::judgement; }) return F::judgement;
    return {};
  }
  [[nodiscard]] LevelFit level_fit() const override { return F::level_fit(game_.rules()); }
  [[nodiscard]] Result<void> find_tables(const std::string& folder) const override {
    if constexpr (requires { F::find_tables(game_.rules(), folder); }) {
      return F::find_tables(game_.rules(), folder);
    }
    return failure(ErrorCode::not_found, "this game has no endgame tables", std::string(variant()));
  }
  [[nodiscard]] std::unique_ptr<Analyst> make_analyst(
      const AnalystSettings& settings) const override {
    return F::make_analyst(game_.rules(), settings);
  }

 private:
  [[nodiscard]] bool over() const { return game_.verdict().over(); }
  [[nodiscard]] std::string over_text() const { return "The game is over. " + verdict_text(); }

  [[nodiscard]] Result<Outcome> no_more(std::string_view text) const {
    return failure(ErrorCode::game_over, over_text(), std::string(text), "no more moves");
  }

  void record(Outcome outcome) {
    game_.play(outcome.move);
    played_.push_back(std::move(outcome));
  }

  /// Grows where the turn comes round: after Black's move, with two players.
  [[nodiscard]] int move_number() const {
    const auto positions = game_.positions();
    int number = first_number_;
    for (std::size_t i = 1; i < positions.size(); ++i) {
      number += positions[i].seat() <= positions[i - 1].seat() ? 1 : 0;
    }
    return number;
  }

  Game<Rules> game_;
  int first_number_;
  std::vector<Outcome> played_;
};

}  // namespace camlann
