#include "games/camelot/variant.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <string>
#include <string_view>

#include "base/square.hpp"
#include "base/square_set.hpp"

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

/// The whole first and last rank are castles on every board of the family.
constexpr Variant make_variant(std::string_view id, std::string_view name,
                               std::span<const Row> rows, std::string_view array,
                               int castle_pieces_to_win) {
  Variant v{.id = id,
            .name = name,
            .ranks = rows.back().last_rank,
            .squares = squares_of(rows),
            .castles = {squares_of(rows.first(1)), squares_of(rows.last(1))},
            .array = array,
            .castle_pieces_to_win = castle_pieces_to_win,
            .small_game = castle_pieces_to_win == 1};
  for (const Row& row : rows) {
    v.files = std::max(v.files, row.last_file - 'A' + 1);
  }
  for (const char c : array) v.men_per_seat += (c == 'M' || c == 'K') ? 1 : 0;
  return v;
}

constexpr std::array<Variant, 4> all_variants{
    make_variant("cam", "Cam", cam_rows, "1/3/5/2k1k2/1mmmmm1/7/7/7/1MMMMM1/2K1K2/5/3/1", 1),
    make_variant("camelot", "Camelot", camelot_rows,
                 "2/8/10/12/12/2kmmmmmmk2/3kmmmmk3/12/12/3KMMMMK3/2KMMMMMMK2/12/12/10/8/2", 2),
    make_variant("camette", "Camette", camette_rows, "1/1k1/1mmm1/5/1MMM1/1K1/1", 1),
    make_variant("chivalry", "Chivalry", chivalry_rows,
                 "2/8/10/12/14/2kkmmmmmmkk2/2kkmmmmmmkk2/14/14/2KKMMMMMMKK2/2KKMMMMMMKK2/14/12/"
                 "10/8/2",
                 2)};

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

/// Small letters, spaces as hyphens.
std::string as_id(std::string_view name) {
  std::string id;
  for (const char c : name) id += c == ' ' ? '-' : lower(c);
  return id;
}

}  // namespace

std::span<const Variant> variants() {
  return all_variants;
}

const Variant* find_variant(std::string_view name) {
  const std::string id = as_id(name);
  for (const Variant& variant : all_variants) {
    if (variant.id == id) return &variant;
  }
  return nullptr;
}

std::string to_text(Square square) {
  return static_cast<char>('A' + file_of(square)) + std::to_string(rank_of(square) + 1);
}

}  // namespace camlann::camelot
