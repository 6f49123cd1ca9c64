#include "games/camelot/variant.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/square.hpp"
#include "base/square_set.hpp"
#include "games/camelot/grid.hpp"
#include "games/camelot/weights.hpp"
#include "rules/technique.hpp"
#include "rules/temper.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::camelot {

namespace {

struct Row {  // the squares of some neighbouring ranks, counted from 1
  int first_rank;
  int last_rank;
  char first_file;
  char last_file;
};

constexpr Row camette_rows[] = {
    {1, 1, 'C', 'C'}, {2, 2, 'B', 'D'}, {3, 5, 'A', 'E'}, {6, 6, 'B', 'D'}, {7, 7, 'C', 'C'}};
constexpr Row cam_rows[] = {{1, 1, 'D', 'D'},  {2, 2, 'C', 'E'},   {3, 3, 'B', 'F'},
                            {4, 10, 'A', 'G'}, {11, 11, 'B', 'F'}, {12, 12, 'C', 'E'},
                            {13, 13, 'D', 'D'}};
constexpr Row camelot_rows[] = {{1, 1, 'F', 'G'},  {2, 2, 'C', 'J'},   {3, 3, 'B', 'K'},
                                {4, 13, 'A', 'L'}, {14, 14, 'B', 'K'}, {15, 15, 'C', 'J'},
                                {16, 16, 'F', 'G'}};
constexpr Row chivalry_rows[] = {{1, 1, 'G', 'H'},   {2, 2, 'D', 'K'},   {3, 3, 'C', 'L'},
                                 {4, 4, 'B', 'M'},   {5, 12, 'A', 'N'},  {13, 13, 'B', 'M'},
                                 {14, 14, 'C', 'L'}, {15, 15, 'D', 'K'}, {16, 16, 'G', 'H'}};

constexpr SquareSet squares_of(std::span<const Row> rows) {
  SquareSet set;
  for (const Row& row : rows) {
    for (int rank = row.first_rank; rank <= row.last_rank; ++rank) {
      for (char file = row.first_file; file <= row.last_file; ++file) {
        set.add(make_square(file - 'A', rank - 1));
      }
    }
  }
  return set;
}

constexpr Row grand_cam_rows[] = {{1, 1, 'G', 'G'},   {2, 2, 'F', 'H'},  {3, 3, 'D', 'J'},
                                  {4, 5, 'C', 'K'},   {6, 6, 'B', 'L'},  {7, 7, 'A', 'M'},
                                  {8, 8, 'B', 'L'},   {9, 10, 'C', 'K'}, {11, 11, 'D', 'J'},
                                  {12, 12, 'F', 'H'}, {13, 13, 'G', 'G'}};
constexpr Row grand_camelot_rows[] = {{1, 1, 'H', 'I'},   {2, 2, 'E', 'L'},   {3, 3, 'D', 'M'},
                                      {4, 4, 'C', 'N'},   {5, 7, 'B', 'O'},   {8, 9, 'A', 'P'},
                                      {10, 12, 'B', 'O'}, {13, 13, 'C', 'N'}, {14, 14, 'D', 'M'},
                                      {15, 15, 'E', 'L'}, {16, 16, 'H', 'I'}};

constexpr Row mini_camelot_rows[] = {{1, 1, 'D', 'E'},  {2, 2, 'C', 'F'},   {3, 3, 'B', 'G'},
                                     {4, 11, 'A', 'H'}, {12, 12, 'B', 'G'}, {13, 13, 'C', 'F'},
                                     {14, 14, 'D', 'E'}};

/// The files of each rank of hexagons, from rank 1.
constexpr std::string_view tri_camelot_ranks[] = {
    "F",    "EG",    "DFH",    "EG",    "DFH",    "CEGI",  "DFH",    "CEGI",  "BDFHJ",
    "CEGI", "BDFHJ", "ACEGIK", "BDFHJ", "ACEGIK", "BDFHJ", "ACEGIK", "BDFHJ", "CEGI"};

constexpr SquareSet squares_of(std::span<const std::string_view> hex_ranks) {
  SquareSet set;
  for (std::size_t i = 0; i < hex_ranks.size(); ++i) {
    for (const char file : hex_ranks[i]) {
      const auto square = square_at(file - 'A', static_cast<int>(i) + 1, Grid::hex);
      if (square) set.add(*square);
    }
  }
  return set;
}

/// "H1 I1"
constexpr SquareSet squares_named(std::string_view names, Grid grid) {
  SquareSet set;
  for (std::size_t at = 0; at < names.size(); ++at) {
    const int file = names[at++] - 'A';
    int rank = 0;
    for (; at < names.size() && names[at] != ' '; ++at) rank = 10 * rank + (names[at] - '0');
    const auto square = square_at(file, rank, grid);
    if (square) set.add(*square);
  }
  return set;
}

constexpr SeatNames two_seats[] = {{"White", 'w', 'K', 'M'}, {"Black", 'b', 'k', 'm'}};
constexpr SeatNames four_seats[] = {{"Red", 'R', 'R', 'r'},
                                    {"Green", 'G', 'G', 'g'},
                                    {"Blue", 'B', 'B', 'b'},
                                    {"Yellow", 'Y', 'Y', 'y'}};
constexpr SeatNames three_seats[] = {
    {"Blue", 'B', 'B', 'b'}, {"Red", 'R', 'R', 'r'}, {"Green", 'G', 'G', 'g'}};

constexpr int pieces_of(const SeatNames& seat, std::string_view array) {
  int pieces = 0;
  for (const char c : array) pieces += c == seat.knight || c == seat.man ? 1 : 0;
  return pieces;
}

/// Sets the common properties of all games, once squares and castles are known.
constexpr Variant make_variant(Variant v) {
  v.men_per_seat = pieces_of(v.seats.front(), v.array);
  v.knights = v.array.find(v.seats.front().knight) != std::string_view::npos;
  v.small_game = v.castle_pieces_to_win == 1;
  if (v.weights == nullptr) v.weights = &untuned_weights;
  v.squares.for_each([&](Square square) {
    v.files = std::max(v.files, file_of(square) + 1);
    v.ranks = std::max(v.ranks, rank_number(square, v.grid));
  });
  return v;
}

/// For two players: the whole first and last ranks are castles on every board.
constexpr Variant two_handed(std::string_view id, std::string_view name, std::span<const Row> rows,
                             std::string_view array, int castle_pieces_to_win) {
  const SquareSet first = squares_of(rows.first(1));
  const SquareSet last = squares_of(rows.last(1));
  return make_variant({.id = id,
                       .name = name,
                       .squares = squares_of(rows),
                       .seats = two_seats,
                       .castles = {first, last},
                       .goals = {last, first},
                       .array = array,
                       .castle_pieces_to_win = castle_pieces_to_win});
}

/// Castles in turn order; the opposite seat comes next.
constexpr Variant four_handed(Variant v, const std::array<std::string_view, 4>& castles) {
  v.seats = four_seats;
  for (std::size_t seat = 0; seat < castles.size(); ++seat) {
    v.castles[seat] = squares_named(castles[seat], v.grid);
    v.goals[seat ^ 1] = v.castles[seat];
  }
  return make_variant(v);
}

/// Each plays alone; the castles of both others are goals.
constexpr Variant three_handed(Variant v, const std::array<std::string_view, 3>& castles) {
  v.seats = three_seats;
  v.sides = 3;
  v.stuck_side_loses = false;
  for (std::size_t seat = 0; seat < castles.size(); ++seat) {
    v.castles[seat] = squares_named(castles[seat], v.grid);
    for (std::size_t other = 0; other < castles.size(); ++other) {
      if (other != seat) v.goals[other] |= v.castles[seat];
    }
  }
  return make_variant(v);
}

/// Weights found by train/ on self-play (doc/tuning.md).
constexpr Variant tuned(Variant v, const Weights& weights) {
  v.weights = &weights;
  return v;
}

/// Levels found by matches (doc/results.md, "Levels" and "Techniques").
constexpr Variant with_levels(Variant v, const LevelFit& levels) {
  v.temper.levels = levels;
  return v;
}

/// On the small boards the histories did not pass their match.
constexpr Variant without_histories(Variant v) {
  v.temper.techniques =
      v.temper.techniques.without(Technique::history).without(Technique::continuation);
  return v;
}

constexpr std::string_view mini_camelot_notes[] = {
    "Mini-Camelot is a classroom version from programming courses, with the board that they "
    "usually show. "
    "They do not mention a player's own castle: here any move may enter it, and no piece has to "
    "leave it."};
constexpr Variant mini_camelot() {
  Variant v = two_handed("mini-camelot", "Mini-Camelot", mini_camelot_rows,
                         "2/4/6/8/2mmmm2/3mm3/8/8/3MM3/2MMMM2/8/6/4/2", 1);
  v.one_leg = true;
  v.open_castles = true;
  v.notes = mini_camelot_notes;
  return with_levels(v, {1, {100, 40, 16}});
}

constexpr std::string_view side_castle_note =
    "The sources do not settle whether a jump may land in a castle at the sides, your partner's or "
    "the other opponent's. Here it may not, unless the option sideCastleJump is on.";
constexpr std::string_view grand_cam_notes[] = {side_castle_note};
constexpr std::string_view grand_camelot_1932[] = {
    "2/8/2GGggGG2/4gggg4/6gg6/1B10Y1/1Bb8yY1/2bbb6yyy2/2bbb6yyy2/1Bb8yY1/1B10Y1/6rr6/4rrrr4/"
    "2RRrrRR2/8/2"};
constexpr std::string_view grand_camelot_arrays[] = {"wcf", "1932"};
constexpr std::string_view grand_camelot_notes[] = {
    side_castle_note,
    "The squares of the knights at the start are not taken from the federation's own page: the "
    "array follows Camelot. Of the array of 1932 (option array=1932), the back row and one knight "
    "are published; the other squares are inferred."};
constexpr std::string_view tri_camelot_notes[] = {
    "How the game ends is not published. Here, as in Cam and Grand Cam, one piece in either enemy "
    "castle wins, and so does being the last player with pieces.",
    "A player who cannot move is passed over, and his pieces stay and may be taken. This is an "
    "assumption too.",
    "There are no automatic draws. When a position occurs for the third time, the player to move "
    "may claim a draw."};

constexpr std::array<Variant, 8> all_variants{
    tuned(without_histories(two_handed("cam", "Cam", cam_rows,
                                       "1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1", 1)),
          cam_weights),
    with_levels(
        tuned(two_handed("camelot", "Camelot", camelot_rows,
                         "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2",
                         2),
              camelot_weights),
        {2, {100, 16, 12}, {1, 3, 4}}),
    with_levels(tuned(without_histories(two_handed("camette", "Camette", camette_rows,
                                                   "1/1k1/1mmm1/5/1MMM1/1K1/1", 1)),
                      camette_weights),
                {1, {100, 34, 20}}),
    with_levels(tuned(two_handed("chivalry", "Chivalry", chivalry_rows,
                                 "2/8/10/12/14/2kkmmmmmmkk2/2kkmmmmmmkk2/14/14/2KKMMMMMMKK2/"
                                 "2KKMMMMMMKK2/14/12/10/8/2",
                                 2),
                      chivalry_weights),
                {9, {100, 16, 12}, {1, 3, 4}}),
    mini_camelot(),
    four_handed({.id = "grand-cam",
                 .name = "Grand Cam",
                 .squares = squares_of(grand_cam_rows),
                 .array = "1/GgG/2ggg2/4g4/9/Bb7yY/1bbb5yyy1/Bb7yY/9/4r4/2rrr2/RrR/1",
                 .castle_pieces_to_win = 1,
                 .notes = grand_cam_notes},
                {"G1", "G13", "A7", "M7"}),
    four_handed({.id = "grand-camelot",
                 .name = "Grand Camelot",
                 .squares = squares_of(grand_camelot_rows),
                 .array = "2/8/2GggggG2/4GggG4/6gg6/1B10Y1/1bB8Yy1/2bbb6yyy2/2bbb6yyy2/1bB8Yy1/"
                          "1B10Y1/6rr6/4RrrR4/2RrrrrR2/8/2",
                 .other_arrays = grand_camelot_1932,
                 .array_names = grand_camelot_arrays,
                 .castle_pieces_to_win = 2,
                 .notes = grand_camelot_notes},
                {"H1 I1", "H16 I16", "A8 A9", "P8 P9"}),
    with_levels(
        three_handed(
            {.id = "tri-camelot",
             .name = "Tri-Camelot",
             .grid = Grid::hex,
             .squares = squares_of(tri_camelot_ranks),
             .array = "4/1r1g1/1R2G1/1r1g1/1R2G1/Rr1gG/1r2g1/r3g/4/5/4/1b1/1bb1/bBb/BB/3/2/1",
             .castle_pieces_to_win = 1,
             .notes = tri_camelot_notes,
             .weights = &tri_camelot_weights},
            {"F1", "A16", "K16"}),
        {2, {100, 50, 45}, {1, 2, 3}, {400, 8, 6}})};
constexpr std::size_t two_handed_count = 5;

}  // namespace

SquareSet Variant::side_castles(Seat seat) const {
  SquareSet others;
  for (const SquareSet& castle : castles) others |= castle;
  return others & ~own_castle(seat) & ~goal(seat);
}

SquareSet image_of(const SquareSet& squares, const Variant& variant, Turning turning) {
  SquareSet images;
  squares.for_each([&](Square square) {
    const int file = file_of(square);
    images.add(make_square(turning == Turning::half_turn ? variant.files - 1 - file : file,
                           variant.ranks - 1 - rank_of(square)));
  });
  return images;
}

Turning turning_of(const Variant& variant) {
  if (variant.seat_count() != 2 || variant.grid != Grid::square) return Turning::none;
  for (const Turning turning : {Turning::mirror, Turning::half_turn}) {
    const auto has_image = [&](const SquareSet& one, const SquareSet& other) {
      return image_of(one, variant, turning) == other;
    };
    if (has_image(variant.squares, variant.squares) &&
        has_image(variant.castles[0], variant.castles[1]) &&
        has_image(variant.goals[0], variant.goals[1]) &&
        has_image(variant.tree_squares[0], variant.tree_squares[1])) {
      return turning;
    }
  }
  return Turning::none;
}

std::span<const Variant> variants() {
  return all_variants;
}

std::span<const Variant> two_handed_variants() {
  return std::span<const Variant>(all_variants).first(two_handed_count);
}

const Variant* find_variant(std::string_view name) {
  const std::string id = variant_id(name);
  for (const Variant& variant : all_variants) {
    if (variant.id == id) return &variant;
  }
  return nullptr;
}

std::string to_text(Square square, Grid grid) {
  return static_cast<char>('A' + file_of(square)) + std::to_string(rank_number(square, grid));
}

}  // namespace camlann::camelot
