#include "games/camelot/naive_bridge.hpp"

#include "games/camelot/definition.hpp"
#include "support/data.hpp"

#include <stdexcept>

namespace camlann::camelot::test {

Square to_fast(naive::Square square) {
  return make_square(square.file - 1, square.rank - 1);
}

naive::Square to_naive(Square square) {
  return {file_of(square) + 1, rank_of(square) + 1};
}

Position to_fast(const naive::Position& pos) {
  Position fast;
  for (const auto& [square, piece] : pos.pieces) {
    fast.pieces[piece.colour == naive::Colour::white ? 0 : 1].add(to_fast(square));
    if (piece.knight) fast.knights.add(to_fast(square));
  }
  for (naive::Square square : pos.trees) fast.trees.add(to_fast(square));
  fast.turn = pos.turn == naive::Colour::white ? Seat::white : Seat::black;
  fast.castle_moves = {static_cast<std::uint8_t>(pos.castle_moves.at(naive::Colour::white)),
                       static_cast<std::uint8_t>(pos.castle_moves.at(naive::Colour::black))};
  fast.quiet_plies = static_cast<std::uint16_t>(pos.quiet);
  fast.zobrist = key_of(fast);
  return fast;
}

naive::Outcome to_naive(const Position& pos, Move move) {
  naive::Outcome outcome{to_naive(move.from), to_naive(move.to), {}};
  taken_squares(pos.pieces[1 - index_of(pos.turn)], move.taken).for_each([&](Square square) {
    outcome.captures.insert(to_naive(square));
  });
  return outcome;
}

naive::Verdict to_naive(Verdict verdict) {
  if (!verdict.over()) return "";
  const std::string winner = verdict.drawn() ? "draw" : verdict.won_by(Seat::white) ? "w" : "b";
  return winner + " " + std::string(to_text(verdict.reason));
}

namespace {

Definitions definitions_of(const std::string& file) {
  auto read = read_definitions(camlann::test::read_data(file), {},
                               [](std::string_view) { return std::nullopt; });
  if (!read) throw std::runtime_error(file + ":" + to_text(read.error()));
  return *read;
}

const Variant* find_defined(std::string_view id) {
  static const Definitions files[] = {definitions_of("../../data/variants/river-camelot.variant"),
                                      definitions_of("../../data/variants/anti-camelot.variant"),
                                      definitions_of("variants/crossroads.variant")};
  for (const Definitions& definitions : files) {
    if (definitions.front()->id == id) return &definitions.front()->variant;
  }
  return nullptr;
}

}  // namespace

const Variant& variant_of(std::string_view id) {
  const Variant* variant = find_variant(id);
  if (variant == nullptr) variant = find_defined(id);
  if (variant == nullptr) throw std::runtime_error("no variant " + std::string(id));
  return *variant;
}

RuleSet rule_set_of(const naive::Switches& switches) {
  RuleSet rules = rule_set_of(naive::to_text(switches));
  rules.trees = switches.trees;
  rules.tree_leap = switches.over_trees ? TreeLeap::canter : TreeLeap::none;
  rules.capture = switches.capture == "optional" ? Capture::optional : Capture::must;
  rules.men = switches.men == "forward" ? Men::forward : Men::any;
  return rules;
}

RuleSet rule_set_of(std::string_view text, const Variant* variant) {
  const auto rules = parse_rule_set(text, variant);
  if (!rules) throw std::runtime_error(to_text(rules.error()));
  return *rules;
}

}  // namespace camlann::camelot::test
