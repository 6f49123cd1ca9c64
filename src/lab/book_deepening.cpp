#include "lab/book_deepening.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <ranges>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "base/try.hpp"
#include "book/book.hpp"
#include "book/mirror.hpp"
#include "engine/analyst.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "rules/outcome.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

using book::Book;
using book::BookMove;
using book::BookPosition;

/// Returns a position's score for the player that moved there; a decided game ends one ply later.
Score for_the_other(Score score) {
  if (score >= sure_win) return -(score - 1);
  if (score <= -sure_win) return -(score + 1);
  return -score;
}

const BookMove& best_of(const BookPosition& position) {
  return *std::max_element(position.moves.begin(), position.moves.end(),
                           [](const BookMove& a, const BookMove& b) {
                             return std::tie(a.score, b.notation) < std::tie(b.score, a.notation);
                           });
}

bool is_own_image(const Game& game) {
  const auto image = book::mirrored(game);
  return image && image->key() == game.key();
}

}  // namespace

Result<BookDeepening> BookDeepening::begin(Book book, const BookSearch& search,
                                           const Catalog& known) {
  TRY(auto array, known.make_game(book.variant, book.rules));
  if (array.variant().sides() > 2) {
    return failure(ErrorCode::unknown_name, "opening books are of games with two sides", "variant",
                   "a variant of two players or two teams");
  }
  book.variant = array.variant().id;
  book.rules = array.rules();
  TRY_VOID(check(book, known));
  return BookDeepening(std::move(book), search, std::move(array));
}

BookDeepening::BookDeepening(Book book, const BookSearch& search, Game array)
    : book_(std::move(book)),
      search_(search),
      array_(std::move(array)),
      step_cost_(std::max(1, array_.variant().temper.judgement.level)) {
  for (std::size_t i = 0; i < book_.positions.size(); ++i) {
    by_key_[book_.positions[i].key] = i;
    keys_behind_.emplace_back();
    if (const auto game = game_at(i)) join(i, *game);  // check() has verified it
  }
  carry_back();
}

Result<Game> BookDeepening::game_at(std::size_t position) const {
  return make_game(array_.variant(), book_.rules, book_.positions[position].fen);
}

std::size_t BookDeepening::behind(std::size_t position, std::size_t move) const {
  const auto found = by_key_.find(keys_behind_[position][move]);
  return found == by_key_.end() ? nowhere : found->second;
}

/// Ignores moves to a position that the book reaches by a shorter path, so that scores are never
/// propagated in a cycle.
bool BookDeepening::joined(std::size_t position, std::size_t move) const {
  const std::size_t next = behind(position, move);
  return next != nowhere && book_.positions[next].ply > book_.positions[position].ply;
}

bool BookDeepening::step(const std::atomic<bool>& stop) {
  if (book_.positions.empty()) {
    const Game start = book::place(array_).game;
    auto moves = search(start, stop);
    if (!moves) return false;
    add(start, 0, std::move(*moves));
    return true;
  }
  const auto next = this->next();
  if (!next) return false;
  auto game = game_at(next->position);
  if (!game) return false;
  if (next->move == nowhere) {
    auto moves = search(*game, stop);
    if (!moves) return false;
    replace(next->position, *game, std::move(*moves));
    return true;
  }
  const BookPosition& from = book_.positions[next->position];
  const int ply = from.ply + 1;
  if (!game->play(from.moves[next->move].notation, Reading::exact)) return false;
  const Game there = book::place(*game).game;
  auto moves = search(there, stop);
  if (!moves) return false;
  add(there, ply, std::move(*moves));
  return true;
}

std::optional<BookDeepening::Next> BookDeepening::next() const {
  std::vector<std::int64_t> costs(book_.positions.size(), std::numeric_limits<std::int64_t>::max());
  costs[by_ply_.front()] = 0;
  std::optional<Next> best;
  const auto notation = [this](const Next& one) {
    return one.move == nowhere ? std::string()
                               : book_.positions[one.position].moves[one.move].notation;
  };
  const auto consider = [&](const Next& one) {
    const auto order = [&](const Next& next) {
      return std::tuple(next.cost, next.position, notation(next));
    };
    if (!best || order(one) < order(*best)) best = one;
  };
  for (const std::size_t i : by_ply_) {
    const BookPosition& position = book_.positions[i];
    if (costs[i] == std::numeric_limits<std::int64_t>::max()) continue;  // no move leads here now
    if (position.nodes < search_.nodes) consider({costs[i], i, nowhere});
    const Score value = best_of(position).score;
    if (is_sure(value)) continue;  // the result is certain
    for (std::size_t m = 0; m < position.moves.size(); ++m) {
      const std::int64_t cost = costs[i] + step_cost_ + value - position.moves[m].score;
      const std::size_t next = behind(i, m);
      if (joined(i, m)) {
        costs[next] = std::min(costs[next], cost);
      } else if (next == nowhere && !is_sure(position.moves[m].score)) {
        consider({cost, i, m});
      }
    }
  }
  return best;
}

std::optional<std::vector<BookMove>> BookDeepening::search(const Game& game,
                                                           const std::atomic<bool>& stop) {
  if (!analyst_) {
    AnalystSettings settings;
    settings.table_bytes = std::max<std::size_t>(search_.nodes * 32, std::size_t{1} << 20);
    analyst_ = make_analyst(array_, settings);
  }
  Limits limits;
  limits.nodes = search_.nodes;
  limits.lines = is_own_image(game) ? 2 * search_.lines : search_.lines;
  analyst_->new_game();
  const Info info = analyst_->analyse(game, limits, stop);
  if (stop) return std::nullopt;
  std::vector<BookMove> moves;
  moves.reserve(info.lines.size());
  for (const Line& line : info.lines) {
    moves.push_back({game.write(line.moves.front()).notation, line.score, line.depth, 0});
  }
  return moves;
}

void BookDeepening::add(const Game& game, int ply, std::vector<BookMove> moves) {
  by_key_[game.key()] = book_.positions.size();
  book_.positions.push_back({game.key(), ply, search_.nodes, game.fen(), std::move(moves)});
  keys_behind_.emplace_back();
  join(book_.positions.size() - 1, game);
  carry_back();
}

void BookDeepening::replace(std::size_t position, const Game& game, std::vector<BookMove> moves) {
  BookPosition& known = book_.positions[position];
  for (std::size_t m = 0; m < known.moves.size(); ++m) {
    const bool again = std::any_of(moves.begin(), moves.end(), [&](const BookMove& move) {
      return move.notation == known.moves[m].notation;
    });
    if (!again && joined(position, m)) moves.push_back(known.moves[m]);
  }
  known.moves = std::move(moves);
  known.nodes = search_.nodes;
  join(position, game);
  carry_back();
}

void BookDeepening::join(std::size_t position, const Game& game) {
  keys_behind_[position].clear();
  for (const BookMove& move : book_.positions[position].moves) {
    Game after = game;
    const bool played = after.play(move.notation, Reading::exact).has_value();
    // Past the end of a game the position's own key stands for 'no position'.
    const bool on = played && !after.over();
    keys_behind_[position].push_back(on ? book::place(after).game.key()
                                        : book_.positions[position].key);
  }
}

void BookDeepening::carry_back() {
  by_ply_.resize(book_.positions.size());
  std::iota(by_ply_.begin(), by_ply_.end(), std::size_t{0});
  std::stable_sort(by_ply_.begin(), by_ply_.end(), [this](std::size_t a, std::size_t b) {
    return book_.positions[a].ply < book_.positions[b].ply;
  });
  for (const std::size_t at : std::ranges::reverse_view(by_ply_)) {
    BookPosition& position = book_.positions[at];
    for (std::size_t m = 0; m < position.moves.size(); ++m) {
      if (!joined(at, m)) continue;
      const BookMove& best = best_of(book_.positions[behind(at, m)]);
      position.moves[m].score = for_the_other(best.score);
      position.moves[m].depth = best.depth + 1;
    }
  }
}

std::uint64_t BookDeepening::nodes_behind(std::size_t position) const {
  std::set<std::size_t> seen{position};
  std::vector<std::size_t> open{position};
  std::uint64_t nodes = 0;
  while (!open.empty()) {
    const std::size_t at = open.back();
    open.pop_back();
    nodes += book_.positions[at].nodes;
    for (std::size_t m = 0; m < book_.positions[at].moves.size(); ++m) {
      if (joined(at, m) && seen.insert(behind(at, m)).second) open.push_back(behind(at, m));
    }
  }
  return nodes;
}

Book BookDeepening::book() const {
  Book book = book_;
  for (std::size_t i = 0; i < book.positions.size(); ++i) {
    for (std::size_t m = 0; m < book.positions[i].moves.size(); ++m) {
      book.positions[i].moves[m].nodes = joined(i, m) ? nodes_behind(behind(i, m)) : 0;
    }
  }
  return book;
}

}  // namespace camlann
