#include "array_search.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

#include "arrangement_text.hpp"
#include "games/camblam/rules.hpp"
#include "rules/move_list.hpp"
#include "search/search.hpp"

namespace camlann::train {

namespace {

constexpr std::string_view usual_men = "AARBIQNNNCCC";
constexpr std::size_t middle = 5;  // of rank 1

camblam::Position start_of(const CamblamGame& game, const Arrangement& arrangement) {
  return *game.position(camblam::board_text(arrangement) + " w");
}

Sieved searched(const CamblamGame& game, const Arrangement& arrangement, std::uint64_t nodes,
                std::size_t table_bytes) {
  SearchSettings settings;
  settings.table_bytes = table_bytes;
  Search<CamblamGame::Rules, CamblamGame::Evaluation> search(
      game.rules(), game.evaluation(game.tuned()), settings);
  Limits limits;
  limits.nodes = nodes;
  const Info info = search.run(start_of(game, arrangement), {}, limits, never_stopped);
  const Score score = info.lines.front().score;
  return {arrangement, is_sure(score) ? "won" : "kept", score, info.nodes};
}

bool is_attacked(const CamblamGame& game, camblam::Position pos) {
  for (const Seat seat : {Seat::white, Seat::black}) {
    pos.turn = seat;
    MoveList captures;
    game.rules().pseudo_captures(pos, captures);
    if (!captures.empty()) return true;
  }
  return false;
}

/// Follows the men of a game: which one stands on each square, and which have moved.
class Movers {
 public:
  void note(Move move) {
    if (move.kind == MoveKind::shot) {
      note_man(move.from);
      return;
    }
    note_man(move.from);
    has_moved_[index_of(move.to)] = true;
    has_moved_[index_of(move.from)] = false;
  }
  [[nodiscard]] std::uint64_t count() const { return count_; }

 private:
  void note_man(Square square) {
    if (!std::exchange(has_moved_[index_of(square)], true)) ++count_;
  }
  static std::size_t index_of(Square square) { return static_cast<std::size_t>(square); }

  std::array<bool, 256> has_moved_{};
  std::uint64_t count_ = 0;
};

}  // namespace

Arrangement drawn(Random& random) {
  Arrangement arrangement;
  auto& men = arrangement.men;
  std::copy(usual_men.begin(), usual_men.end(), men.begin());
  const std::uint32_t manner = random.below(3);
  const auto any = [&] { return random.below(static_cast<std::uint32_t>(men.size())); };
  if (manner == 2) {
    for (std::uint32_t times = 1 + random.below(3); times > 0; --times) {
      std::swap(men[any()], men[any()]);
    }
  } else {
    for (std::uint32_t i = static_cast<std::uint32_t>(men.size()); i > 1; --i) {
      std::swap(men[i - 1], men[random.below(i)]);
    }
  }
  if (manner == 1) std::swap(*std::find(men.begin(), men.end(), 'Q'), men[middle]);
  arrangement.turned = random.below(4) == 0;
  return arrangement;
}

Sieved sieve(const CamblamGame& game, const Arrangement& arrangement, std::uint64_t nodes,
             Score limit) {
  if (is_attacked(game, start_of(game, arrangement))) return {arrangement, "attacked"};
  Sieved sieved;
  for (const auto& [part, allowed] : {std::pair{64U, 2 * limit}, {8U, 2 * limit}, {1U, limit}}) {
    sieved = searched(game, arrangement, nodes / part, std::size_t{1} << 24);
    if (sieved.what == "kept" && std::abs(sieved.score) > allowed) sieved.what = "ahead";
    if (sieved.what != "kept") return sieved;
  }
  return sieved;
}

Sieved prove(const CamblamGame& game, const Arrangement& arrangement, std::uint64_t nodes,
             const StillAlive& alive) {
  const KeptAlive kept(alive);
  return searched(game, arrangement, nodes, std::size_t{1} << 27);
}

void Tallied::add(const Tallied& other) {
  wins += other.wins;
  draws += other.draws;
  losses += other.losses;
  plies += other.plies;
  moved += other.moved;
}

Tallied play_game(const CamblamGame& game, const Arrangement& arrangement,
                  Player<CamblamGame>& player, std::uint64_t nodes, Random& random) {
  constexpr std::uint64_t look = 1000;
  for (;;) {
    BoardOf<CamblamGame> board(game.rules(), start_of(game, arrangement), repetition);
    Movers movers;
    const auto play = [&](Move move) {
      movers.note(move);
      board.play(move);
    };
    for (int ply = 0; ply < 2; ++ply) {
      MoveList moves;
      board.legal(moves);
      play(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    player.new_game();
    if (is_sure(player.think(board, look).score)) continue;
    player.new_game();
    while (goes_on<CamblamGame>(board)) play(player.think(board, nodes).moves.front());
    const double points = points_of(board.verdict());
    return {points == 1 ? 1 : 0, points == 0.5 ? 1 : 0, points == 0 ? 1 : 0, board.moves().size(),
            movers.count()};
  }
}

std::string to_line(const Sieved& sieved) {
  char text[120];
  std::snprintf(text, sizeof(text), "%s %s %+d %llu\n", to_text(sieved.arrangement).c_str(),
                std::string(sieved.what).c_str(), sieved.score,
                static_cast<unsigned long long>(sieved.nodes));
  return text;
}

std::string to_line(const Arrangement& arrangement, const Tallied& tallied) {
  char text[120];
  std::snprintf(text, sizeof(text), "%s games %d %d %d %llu %llu\n", to_text(arrangement).c_str(),
                tallied.wins, tallied.draws, tallied.losses,
                static_cast<unsigned long long>(tallied.plies),
                static_cast<unsigned long long>(tallied.moved));
  return text;
}

}  // namespace camlann::train
