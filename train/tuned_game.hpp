#pragma once
// Requirements on a game that can be tuned: an evaluation that is a linear function of named
// weights. One file for each family models it (camelot_game.hpp, camblam_game.hpp); the rest of
// train/ knows no game.

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "fit.hpp"
#include "row.hpp"
#include "search/evaluation.hpp"
#include "search/search.hpp"

namespace camlann::train {

template <class G>
concept TunedGame = Evaluates<typename G::Evaluation, typename G::Rules> &&
                    requires(const G& game, const typename G::Rules::Position& pos, const Row& row,
                             std::string_view text, int number) {
                      { game.rules() } -> std::same_as<const typename G::Rules&>;
                      // Where the game of that number starts, if the arrays of a variant take
                      // turns.
                      { game.start(number) } -> std::same_as<typename G::Rules::Position>;
                      { game.evaluation(row) } -> std::same_as<typename G::Evaluation>;
                      // Count for each weight, White's less Black's. The sum of weight times term
                      // is the value for White.
                      { game.terms(pos) } -> std::same_as<Row>;
                      { game.fields() } -> std::same_as<std::vector<Field>>;
                      // Set by hand, and what stands in the product.
                      { game.hand_set() } -> std::same_as<Row>;
                      { game.tuned() } -> std::same_as<Row>;
                      // Standard deviations of a normal distribution around the initial weights, in
                      // which the fit searches.
                      { game.deviations() } -> std::same_as<Row>;
                      // Constraints that the fit must satisfy, whatever the games show.
                      { game.orders() } -> std::same_as<std::vector<Order>>;
                      { game.fen(pos) } -> std::same_as<std::string>;
                      { game.position(text) } -> std::same_as<Result<typename G::Rules::Position>>;
                    };

}  // namespace camlann::train
