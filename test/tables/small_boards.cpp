#include "tables/small_boards.hpp"

#include <filesystem>
#include <stdexcept>
#include <string>

#include "base/result.hpp"
#include "games/camelot/naive_bridge.hpp"
#include "tables/builder.hpp"

namespace camlann::tables::test {
namespace {

TestBoard make_two_goals() {
  TestBoard board;
  naive::Board& plain = board.plain;
  plain.id = "two-goals";
  plain.files = 4;
  plain.ranks = 5;
  for (int rank = 1; rank <= 5; ++rank) {
    const bool end = rank == 1 || rank == 5;
    for (int file = end ? 2 : 1; file <= (end ? 3 : 4); ++file) plain.squares.insert({file, rank});
  }
  plain.castle[naive::Colour::white] = {{2, 1}, {3, 1}};
  plain.castle[naive::Colour::black] = {{2, 5}, {3, 5}};
  plain.array = {{{2, 2}, {naive::Colour::white, true}},
                 {{3, 2}, {naive::Colour::white, false}},
                 {{2, 4}, {naive::Colour::black, true}},
                 {{3, 4}, {naive::Colour::black, false}}};
  plain.castle_wins = 2;
  plain.small = false;

  camelot::Variant& fast = board.fast;
  fast.id = "two-goals";
  fast.name = "Two Goals";
  fast.files = plain.files;
  fast.ranks = plain.ranks;
  for (const auto& square : plain.squares) fast.squares.add(camelot::test::to_fast(square));
  for (const auto& [colour, squares] : plain.castle) {
    for (const auto& square : squares) {
      fast.castles[colour == naive::Colour::white ? 0 : 1].add(camelot::test::to_fast(square));
    }
  }
  fast.goals = {fast.castles[1], fast.castles[0]};
  fast.seats = camelot::test::variant_of("cam").seats;
  fast.array = "2/1km1/4/1KM1/2";
  fast.men_per_seat = 2;
  fast.castle_pieces_to_win = 2;
  return board;
}

}  // namespace

const TestBoard& two_goals() {
  static const TestBoard board = make_two_goals();
  return board;
}

const TestBoard& cam() {
  static const TestBoard board{camelot::test::variant_of("cam"), naive::board("cam")};
  return board;
}

const TestBoard& camette() {
  static const TestBoard board{camelot::test::variant_of("camette"), naive::board("camette")};
  return board;
}

void build(const camelot::RulesBase& rules, const std::filesystem::path& folder, int pieces,
           unsigned threads) {
  const auto built = build_tables(rules, {folder, pieces, threads}, [](const BuildStep&) {});
  if (!built) throw std::runtime_error(to_text(built.error()));
}

}  // namespace camlann::tables::test
