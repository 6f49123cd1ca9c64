#include "lab/puzzle_themes.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/square.hpp"
#include "game/game.hpp"
#include "lab/puzzle.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann {
namespace {

constexpr std::size_t men_of_an_ending = 6;
constexpr std::size_t men_of_a_chain = 3;
constexpr auto npos = std::string_view::npos;

bool is_of(const VariantInfo& variant, char letter, Side side) {
  const auto has = [&](const SeatInfo& seat) {
    return seat.side == side && seat.men.find(letter) != std::string::npos;
  };
  return std::any_of(variant.seating.begin(), variant.seating.end(), has);
}

/// Returns the men of this side minus those of the others.
int balance(const Game& game, Side side) {
  int men = 0;
  for (const PieceOn& piece : game.pieces()) {
    if (piece.letter != tree_letter) men += is_of(game.variant(), piece.letter, side) ? 1 : -1;
  }
  return men;
}

/// A man and its captures, in order.
using Taking = std::pair<Square, std::vector<Square>>;

/// Returns the captures that are possible if it is this seat's turn.
std::set<Taking> captures_of(const Game& game, Seat seat) {
  std::set<Taking> all;
  const Game turned = game.fresh(seat);
  if (turned.over() || turned.seat() != seat) return all;
  for (const WrittenMove& each : turned.written()) {
    if (each.captures.empty()) continue;
    auto men = each.captures;
    std::sort(men.begin(), men.end());
    all.emplace(each.path.front(), std::move(men));
  }
  return all;
}

/// Returns the men taken by each capture of the man on a square, if it is this seat's turn.
std::set<std::vector<Square>> captures_from(const Game& game, Square from, Seat seat) {
  std::set<std::vector<Square>> all;
  for (const auto& [man, taken] : captures_of(game, seat)) {
    if (man == from) all.insert(taken);
  }
  return all;
}

/// Returns the captures of a whole side, each as if it were its seat's turn.
std::set<Taking> captures_of_side(const Game& game, Side side) {
  std::set<Taking> all;
  for (std::size_t i = 0; i < game.variant().seating.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    if (game.side_of(seat) == side) all.merge(captures_of(game, seat));
  }
  return all;
}

/// True if a capture makes a real threat: in Camblam capturing pawns does not.
bool is_worth_it(const Game& game, const std::vector<Square>& men) {
  if (game.variant().family == "camelot") return true;
  const auto pieces = game.pieces();
  return std::any_of(men.begin(), men.end(), [&](Square square) {
    const auto piece = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const PieceOn& each) { return each.square == square; });
    return piece != pieces.end() && std::string_view("Pp").find(piece->letter) == npos;
  });
}

/// True if the moved man now threatens captures with no man in common, and did not before.
bool forks(const Game& before, const Game& after, const WrittenMove& move) {
  if (!move.captures.empty() || after.over()) return false;
  const auto apart = [](const Game& game, const std::set<std::vector<Square>>& captures) {
    for (auto a = captures.begin(); a != captures.end(); ++a) {
      for (auto b = std::next(a); b != captures.end(); ++b) {
        const bool shared =
            std::find_first_of(a->begin(), a->end(), b->begin(), b->end()) != a->end();
        if (!shared && is_worth_it(game, *a) && is_worth_it(game, *b)) return true;
      }
    }
    return false;
  };
  return apart(after, captures_from(after, move.path.back(), before.seat())) &&
         !apart(before, captures_from(before, move.path.front(), before.seat()));
}

/// True if another man, or a partner's, can now take men that no man of the side could take before.
bool supports(const Game& before, const Game& after, const WrittenMove& move) {
  if (!move.captures.empty() || after.over()) return false;
  const Side side = before.side_of(before.seat());
  std::set<Square> known;
  for (const auto& [man, taken] : captures_of_side(before, side)) {
    known.insert(taken.begin(), taken.end());
  }
  const auto captures = captures_of_side(after, side);
  return std::any_of(captures.begin(), captures.end(), [&](const Taking& capture) {
    auto men = capture.second;
    std::erase_if(men, [&](Square man) { return known.contains(man); });
    return capture.first != move.path.back() && !men.empty() && is_worth_it(after, men);
  });
}

/// True if a man on `square` and one of another side face each other over one empty square of a
/// line.
bool in_opposition(const Game& game, Square square, Side side) {
  const auto pieces = game.pieces();
  const auto on = [&](int file, int rank) {
    return std::find_if(pieces.begin(), pieces.end(), [&](const PieceOn& piece) {
      return file_of(piece.square) == file && rank_of(piece.square) == rank;
    });
  };
  for (int files = -1; files <= 1; ++files) {
    for (int ranks = -1; ranks <= 1; ++ranks) {
      if (files == 0 && ranks == 0) continue;
      const int file = file_of(square);
      const int rank = rank_of(square);
      const auto facing = on(file + 2 * files, rank + 2 * ranks);
      if (facing != pieces.end() && !is_of(game.variant(), facing->letter, side) &&
          on(file + files, rank + ranks) == pieces.end()) {
        return true;
      }
    }
  }
  return false;
}

bool enters_goal(const Game& before, const WrittenMove& move) {
  const auto& goal = before.variant().seating[index_of(before.seat())].goal;
  return std::find(goal.begin(), goal.end(), move.path.back()) != goal.end();
}

void add_move(std::set<Theme>& themes, const Game& before, const Game& after,
              const WrittenMove& move) {
  const Side side = before.side_of(before.seat());
  if (move.move().kind == MoveKind::charge) themes.insert(Theme::charge);
  if (enters_goal(before, move)) themes.insert(Theme::castle_run);
  if (forks(before, after, move)) themes.insert(Theme::fork);
  if (move.captures.size() >= men_of_a_chain) themes.insert(Theme::chain);
  if (supports(before, after, move)) themes.insert(Theme::support);
  if (!after.over() && after.obligation().kind == Obligation::Kind::check) {
    themes.insert(Theme::check);
  }
  if (before.variant().family == "camelot" && move.captures.empty() &&
      before.pieces().size() <= men_of_an_ending && in_opposition(after, move.path.back(), side)) {
    themes.insert(Theme::opposition);
  }
}

/// True if the rules allow only captures.
bool is_compelled(const Game& game) {
  return game.obligation().kind == Obligation::Kind::capture;
}

/// `short_of_men`: the solver's balance of men is lower than at the start.
void add_reply(std::set<Theme>& themes, const Game& before, bool short_of_men) {
  if (is_compelled(before)) themes.insert(Theme::forced_jump);
  if (short_of_men) themes.insert(Theme::sacrifice);
}

}  // namespace

std::vector<Theme> themes_of(const Game& start, const PuzzleCourse& course, Gain gain) {
  std::set<Theme> themes;
  const Side solver = start.side_of(start.seat());
  const int men = balance(start, solver);
  Game game = start;
  bool quiet = true;  // the solver's last move does not capture, and neither does the next one
  for (const Move move : course.line) {
    const Game before = game;
    const WrittenMove written = before.write(move);
    game.play(move);
    if (before.side_of(before.seat()) == solver) {
      quiet = written.captures.empty();
      add_move(themes, before, game, written);
    } else {
      add_reply(themes, before, balance(game, solver) < men);
    }
  }
  std::set<Theme> replies;  // they count if the solver then captures
  for (const Move move : course.beyond) {
    if (game.over()) break;
    const Game before = game;
    game.play(move);
    if (before.side_of(before.seat()) != solver) {
      add_reply(replies, before, balance(game, solver) < men);
      continue;
    }
    if (men_taken(move) > 0) {
      quiet = false;
      themes.merge(replies);
    }
    if (men_taken(move) > 0 || !is_compelled(game)) break;
  }
  if (gain == Gain::castle && quiet) themes.insert(Theme::castle_run);
  if (gain == Gain::mate) themes.insert(Theme::mate);
  return {themes.begin(), themes.end()};
}

Gain gain_of(const Game& start, const std::vector<Move>& course) {
  Game game = start;
  for (const Move move : course) {
    if (game.over()) break;
    game.play(move);
  }
  const Verdict verdict = game.verdict();
  if (!verdict.over() || !verdict.won_by(start.seat())) return Gain::material;
  switch (verdict.reason) {
    case Reason::castle: return Gain::castle;
    case Reason::checkmate:
    case Reason::king_taken: return Gain::mate;
    default: return Gain::capture_all;
  }
}

}  // namespace camlann
