#include "games/camelot/fen.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/square.hpp"
#include "base/try.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/position.hpp"
#include "games/camelot/rule_set.hpp"
#include "games/camelot/variant.hpp"
#include "rules/fen_scanner.hpp"
#include "rules/setup.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {
namespace {

RankSquares ranks_of(const Variant& variant) {
  RankSquares ranks;
  for (int rank = variant.ranks; rank >= 1; --rank) {
    auto& squares = ranks.emplace_back();
    for (int file = 0; file < variant.files; ++file) {
      const auto square = square_at(file, rank, variant.grid);
      if (square && variant.squares.has(*square)) squares.push_back(*square);
    }
  }
  return ranks;
}

std::string side_letters(const Variant& variant) {
  std::string letters;
  for (const SeatNames& seat : variant.seats) letters += seat.letter;
  return letters;
}

/// The seat and the kind of man for a letter; nothing for a letter that the game does not have.
struct Lettered {
  unsigned seat = 0;
  bool knight = false;
};

std::optional<Lettered> lettered(char letter, const Variant& variant) {
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    const SeatNames& names = variant.seats[seat];
    const bool knight = variant.knights && letter == names.knight;
    if (knight || letter == names.man) return Lettered{seat, knight};
  }
  return std::nullopt;
}

bool has_trees(const Variant& variant) {
  return !variant.all_tree_squares().empty();
}

/// Returns "K, M, k, m".
std::string known_letters(const Variant& variant) {
  std::string known;
  for (const SeatNames& seat : variant.seats) {
    known += known.empty() ? "" : ", ";
    if (variant.knights) known += std::string{seat.knight} + ", ";
    known += seat.man;
  }
  if (has_trees(variant)) known += std::string(", ") + tree_letter;
  return known;
}

std::string no_castle_moves(const Variant& variant) {
  std::string text = "0";
  for (unsigned seat = 1; seat < variant.seat_count(); ++seat) text += ",0";
  return text;
}

std::string expected_castle_moves(const Variant& variant, int most) {
  constexpr std::array<std::string_view, most_seats + 1> numbers = {"", "", "two", "three", "four"};
  return std::string(numbers[variant.seat_count()]) + " numbers up to " + std::to_string(most) +
         ", such as " + no_castle_moves(variant);
}

class Reader {
 public:
  Reader(std::string_view text, const Variant& variant, int most_castle_moves)
      : scan_(text), variant_(variant), most_castle_moves_(most_castle_moves) {}

  Result<ReadSetup> read() {
    Setup& setup = read_.setup;
    setup.castle_moves.assign(variant_.seat_count(), 0);
    auto error = scan_.read_ranks(
        ranks_of(variant_), [this](char letter, Square square) { return put(letter, square); });
    read_.end_of_board = scan_.at();
    if (!error) error = scan_.read_side(setup.turn, side_letters(variant_));
    if (!error && !scan_.done()) error = read_castle_moves();
    if (!error && !scan_.done()) error = read_quiet_plies();
    if (!error && !scan_.done()) error = read_move_number();
    if (!error) error = scan_.read_end();
    if (error) return Failure(*error);
    return read_;
  }

 private:
  std::optional<Error> put(char letter, Square square) {
    const bool tree = letter == tree_letter && has_trees(variant_);
    if (!tree && !lettered(letter, variant_)) {
      return scan_.fault(ErrorCode::syntax, quoted(letter) + " is not a piece",
                         known_letters(variant_) + " or a number");
    }
    read_.setup.pieces.push_back({square, letter});
    read_.piece_columns.push_back(scan_.at());
    return std::nullopt;
  }

  std::optional<Error> read_castle_moves() {
    if (auto error = scan_.read_space("the castle moves made, " + no_castle_moves(variant_))) {
      return error;
    }
    const std::string expected = expected_castle_moves(variant_, most_castle_moves_);
    for (int& made : read_.setup.castle_moves) {
      if (!read_.castle_move_columns.empty()) {
        if (!scan_.next_is(',')) {
          return scan_.fault(ErrorCode::syntax, "a comma is missing", expected);
        }
        scan_.skip();
      }
      const std::size_t start = scan_.at();
      constexpr int most = std::numeric_limits<std::uint8_t>::max();
      const std::optional<int> number = scan_.scan_number(most);
      if (scan_.at() == start) {
        return scan_.fault(ErrorCode::syntax, "a number is missing", expected);
      }
      made = number.value_or(most + 1);
      read_.castle_move_columns.push_back(start);
    }
    return std::nullopt;
  }

  std::optional<Error> read_quiet_plies() {
    constexpr std::string_view name = "the plies since the last capture or entry";
    if (auto error = scan_.read_space(name)) return error;
    const Result<int> plies = scan_.read_number(name, 0, std::numeric_limits<std::uint16_t>::max());
    if (!plies) return plies.error();
    read_.setup.quiet_plies = *plies;
    return std::nullopt;
  }

  std::optional<Error> read_move_number() {
    if (auto error = scan_.read_space("the move number")) return error;
    const Result<int> number = scan_.read_number("the move number", 1, last_move_number);
    if (!number) return number.error();
    read_.setup.move_number = *number;
    return std::nullopt;
  }

  FenScanner scan_;
  const Variant& variant_;
  int most_castle_moves_;
  ReadSetup read_;
};

/// A seat puts all its trees before the next one does, and the array moves only after that.
void add_tree_faults(const Setup& setup, const Variant& variant, int each,
                     std::vector<SetupFault>& faults) {
  std::array<int, most_seats> trees{};
  const auto fault = [&](std::size_t piece, std::string what, std::string expected) {
    faults.push_back({std::move(what), std::move(expected), setup.pieces[piece].square,
                      SetupFault::Part::piece, piece});
  };
  for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
    const auto [square, letter] = setup.pieces[i];
    if (letter != tree_letter) continue;
    unsigned seat = 0;
    while (seat < variant.seat_count() && !variant.tree_squares[seat].has(square)) ++seat;
    if (seat == variant.seat_count()) {
      fault(i, "a tree cannot be on " + to_text(square, variant.grid), "a tree square");
    } else if (++trees[seat] == each + 1) {
      fault(i, std::string(variant.seats[seat].name) + " has too many trees",
            "at most " + std::to_string(each) + " per side");
    }
  }
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    if (trees[seat] >= each) continue;
    const std::string puts = std::string(variant.seats[seat].name) + " puts " +
                             std::to_string(each) + " trees before the first move";
    const bool others = std::any_of(trees.begin() + seat + 1, trees.end(),
                                    [](int others_trees) { return others_trees > 0; });
    if (others || index_of(setup.turn) != seat) {
      faults.push_back({puts + " and has " + std::to_string(trees[seat]),
                        others ? "the trees of " + std::string(variant.seats[seat].name) + " first"
                               : std::string(variant.seats[seat].name) + " to move",
                        std::nullopt, SetupFault::Part::whole, 0});
    }
    return;
  }
}

}  // namespace

char letter_of(const Position& pos, Square square, const Variant& variant) {
  if (pos.trees.has(square)) return tree_letter;
  unsigned seat = 0;
  while (seat + 1 < variant.seat_count() && !pos.pieces[seat].has(square)) ++seat;
  const SeatNames& names = variant.seats[seat];
  return pos.knights.has(square) ? names.knight : names.man;
}

Result<ReadSetup> read_setup(std::string_view text, const Variant& variant, const RuleSet& rules) {
  return Reader(text, variant, rules.castle_moves).read();
}

std::vector<SetupFault> faults_of(const Setup& setup, const Variant& variant,
                                  const RuleSet& rules) {
  std::vector<SetupFault> faults;
  std::array<int, most_seats> men{};
  for (std::size_t i = 0; i < setup.pieces.size(); ++i) {
    const auto [square, letter] = setup.pieces[i];
    if (letter == tree_letter && has_trees(variant)) continue;
    const unsigned seat = lettered(letter, variant).value_or(Lettered{}).seat;
    if (++men[seat] != variant.men_per_seat + 1) continue;  // name only the first one too many
    faults.push_back({std::string(variant.seats[seat].name) + " has too many pieces",
                      "at most " + std::to_string(variant.men_per_seat) + " per side", square,
                      SetupFault::Part::piece, i});
  }
  if (has_trees(variant)) add_tree_faults(setup, variant, effective(rules, variant).trees, faults);
  for (std::size_t seat = 0; seat < setup.castle_moves.size(); ++seat) {
    if (setup.castle_moves[seat] <= rules.castle_moves) continue;
    faults.push_back({std::string(variant.seats[seat].name) +
                          " has made more castle moves than the rule set allows",
                      expected_castle_moves(variant, rules.castle_moves), std::nullopt,
                      SetupFault::Part::castle_moves, seat});
  }
  return faults;
}

FenPosition position_of(const Setup& setup, const Variant& variant) {
  FenPosition fen;
  Position& pos = fen.position;
  for (const auto& [square, letter] : setup.pieces) {
    if (letter == tree_letter && has_trees(variant)) {
      pos.trees.add(square);
      continue;
    }
    const auto [seat, knight] = lettered(letter, variant).value_or(Lettered{});
    pos.pieces[seat].add(square);
    if (knight) pos.knights.add(square);
  }
  pos.turn = setup.turn;
  for (std::size_t seat = 0; seat < setup.castle_moves.size(); ++seat) {
    pos.castle_moves[seat] = static_cast<std::uint8_t>(setup.castle_moves[seat]);
  }
  pos.quiet_plies = static_cast<std::uint16_t>(setup.quiet_plies);
  pos.zobrist = key_of(pos);
  fen.move_number = setup.move_number;
  return fen;
}

Result<FenPosition> parse_fen(std::string_view text, const Variant& variant, const RuleSet& rules) {
  TRY(const auto read, read_setup(text, variant, rules));
  const std::vector<SetupFault> faults = faults_of(read.setup, variant, rules);
  if (!faults.empty()) return Failure(error_of(faults.front(), read));
  return position_of(read.setup, variant);
}

std::string to_fen(const FenPosition& fen, const Variant& variant) {
  const Position& pos = fen.position;
  Setup setup;
  (pos.occupied() | pos.trees).for_each([&](Square square) {
    setup.pieces.push_back({square, letter_of(pos, square, variant)});
  });
  setup.turn = pos.turn;
  setup.castle_moves.assign(pos.castle_moves.begin(),
                            pos.castle_moves.begin() + variant.seat_count());
  setup.quiet_plies = pos.quiet_plies;
  setup.move_number = fen.move_number;
  return to_fen(setup, variant);
}

std::string to_fen(const Setup& setup, const Variant& variant) {
  std::string text = ranks_text(ranks_of(variant), setup.pieces);
  text += std::string{' ', variant.names(setup.turn).letter, ' '};
  const std::vector<int>& made = setup.castle_moves;
  for (unsigned seat = 0; seat < variant.seat_count(); ++seat) {
    text += (seat == 0 ? "" : ",") + std::to_string(seat < made.size() ? made[seat] : 0);
  }
  text += ' ' + std::to_string(setup.quiet_plies);
  text += ' ' + std::to_string(std::min(setup.move_number, last_move_number));
  return text;
}

}  // namespace camlann::camelot
