#include "scored_set.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "base/square.hpp"
#include "base/try.hpp"
#include "units.hpp"

namespace camlann::train {
namespace {

constexpr int every = 20;  // games, of which one is kept apart

std::uint64_t fingerprint(const ScoredPosition& position) {
  std::string bytes;
  write({1, {{position.placed, position.white_to_move, true, 0}}}, nn::most_kinds, bytes);
  return std::hash<std::string>()(bytes);
}

// The first time that a position occurs.
class Unseen {
 public:
  ScoredGame of(const ScoredGame& game) {
    ScoredGame rest{game.half_points, {}};
    for (const ScoredPosition& position : game.positions) {
      if (seen_.insert(fingerprint(position)).second) rest.positions.push_back(position);
    }
    return rest;
  }

 private:
  std::unordered_set<std::uint64_t> seen_;
};

double log_loss(const ScoredSet& set, double scale) {
  double loss = 0;
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (set[i].half_points < 0) continue;
    const double points = set[i].half_points / 2.0;
    const double odds = set[i].score / scale;
    loss += std::log1p(std::exp(-std::abs(odds))) + std::max(odds, 0.0) - points * odds;
  }
  return loss;
}

}  // namespace

RowMaps row_maps(const SquareSet& squares, const nn::Board& board) {
  RowMaps maps;
  const std::size_t kinds = 2 * board.kinds();
  const std::size_t rows = kinds * board.squares();
  maps.other.resize(rows);
  maps.mirrored.resize(rows);
  maps.rank.resize(rows);
  maps.file.resize(rows);
  int first_file = 15;
  int last_file = 0;
  squares.for_each([&](Square square) {
    first_file = std::min(first_file, file_of(square));
    last_file = std::max(last_file, file_of(square));
  });
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    squares.for_each([&](Square square) {
      const std::size_t row = board.row(0, kind, square);
      const int file = std::min(file_of(square) - first_file, last_file - file_of(square));
      maps.other[row] = static_cast<std::uint16_t>(board.row(1, kind, square));
      maps.mirrored[row] = static_cast<std::uint16_t>(board.mirrored_row(0, kind, square));
      maps.rank[row] =
          static_cast<std::uint16_t>(16 * kind + static_cast<std::size_t>(rank_of(square)));
      maps.file[row] = static_cast<std::uint16_t>(16 * kind + static_cast<std::size_t>(file));
    });
  }
  maps.ranks = 16 * kinds;
  maps.files = 16 * kinds;
  return maps;
}

Result<void> ScoredSet::add(const ScoredGame& game, const SquareSet& squares,
                            const nn::Board& board) {
  for (const ScoredPosition& position : game.positions) {
    ScoredRow row;
    row.first = static_cast<std::uint32_t>(rows_.size());
    row.score = position.score;
    const int points = position.white_to_move ? game.half_points : 2 - game.half_points;
    if (position.counts_result) row.half_points = static_cast<std::int8_t>(points);
    for (std::size_t kind = 0; kind < 2 * board.kinds(); ++kind) {
      if (!(position.placed[kind] & ~squares).empty()) {
        return failure(ErrorCode::bad_position, "a man is off the board");
      }
      position.placed[kind].for_each([&](Square square) {
        const std::size_t view = position.white_to_move ? 0 : 1;
        rows_.push_back(static_cast<std::uint16_t>(board.row(view, kind, square)));
      });
    }
    row.count = static_cast<std::uint16_t>(rows_.size() - row.first);
    positions_.push_back(row);
  }
  return {};
}

Result<Scored> read_scored(const std::vector<std::string>& directories, const std::string& variant,
                           const SquareSet& squares, const nn::Board& board) {
  Scored scored;
  Unseen unseen;
  int number = 0;
  for (const std::string& directory : directories) {
    TRY(const auto units, read_units(directory, "scored-" + variant + "-", ".bin"));
    for (const Unit& unit : units) {
      TRY(const auto games, read_games(unit.lines, board.kinds(), unit.path));
      for (const ScoredGame& game : games) {
        ScoredSet& set = number++ % every == every - 1 ? scored.apart : scored.seen;
        if (auto added = set.add(unseen.of(game), squares, board); !added) {
          return failure(added.error().code, added.error().what, unit.path);
        }
      }
    }
  }
  if (scored.seen.size() == 0 || scored.apart.size() == 0) {
    return failure(ErrorCode::not_found, "there are too few games", directories.front());
  }
  return scored;
}

double fitted_scale(const ScoredSet& set) {
  double low = std::log(10.0);
  double high = std::log(2000.0);
  for (int i = 0; i < 30; ++i) {  // the loss has one minimum
    const double third = (high - low) / 3;
    if (log_loss(set, std::exp(low + third)) < log_loss(set, std::exp(high - third))) {
      high -= third;
    } else {
      low += third;
    }
  }
  return std::exp((low + high) / 2);
}

}  // namespace camlann::train
