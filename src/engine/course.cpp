#include "engine/course.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/analyst.hpp"
#include "game/game.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"

namespace camlann {
namespace {

// Returns the number of men that a move took from a side. With two sides, all are the opponent's.
std::size_t lost_by(Side side, const WrittenMove& move, const Game& before) {
  const std::vector<SeatInfo>& seating = before.variant().seating;
  if (seating.size() == 2) return move.captures.size();
  std::size_t lost = 0;
  for (const PieceOn& piece : before.pieces()) {
    if (!move.outcome.captures.has(piece.square)) continue;
    for (const SeatInfo& seat : seating) {
      if (seat.side == side && seat.men.find(piece.letter) != std::string::npos) ++lost;
    }
  }
  return lost;
}

// "takes three with a charge"; a plain capture is not named.
std::string taking(const WrittenMove& move) {
  std::string takes = "takes " + number_word(move.captures.size());
  if (move.move().kind == MoveKind::capture) return takes;
  return takes + " with a " + std::string(to_text(move.move().kind));
}

// "a charge that takes three".
std::string capture_of(const WrittenMove& move) {
  return "a " + std::string(to_text(move.move().kind)) + " that takes " +
         number_word(move.captures.size());
}

// --- Ends ---------------------------------------------------------------------------------------

// Returns the winner's action and the phrase for allowing it; the line may break off before the
// end, with the verdict still running.
std::string winning_words(Reason reason) {
  switch (reason) {
    case Reason::castle: return "takes the enemy castle";
    case Reason::elimination: return "takes the last piece";
    case Reason::stalemate: return "leaves the other side without a move";
    case Reason::checkmate: return "mates";
    case Reason::king_taken: return "takes the king";
    default: return "wins by force";
  }
}

std::string losing_words(Reason reason) {
  switch (reason) {
    case Reason::castle: return "loses the castle";
    case Reason::elimination: return "loses the last piece";
    case Reason::stalemate: return "is left without a move";
    case Reason::checkmate: return "allows mate";
    case Reason::king_taken: return "loses the king";
    default: return "loses by force";
  }
}

// The same for games in which a win is a loss.
std::string reversed_winning_words(Reason reason) {
  switch (reason) {
    case Reason::castle: return "drives the other side into the castle";
    case Reason::elimination: return "gives up the last piece";
    case Reason::stalemate: return "runs out of moves";
    default: return winning_words(reason);
  }
}

std::string reversed_losing_words(Reason reason) {
  switch (reason) {
    case Reason::castle: return "has to enter the castle";
    case Reason::elimination: return "has to take the last piece";
    case Reason::stalemate: return "leaves the other side without a move";
    default: return losing_words(reason);
  }
}

std::string drawing_words(Reason reason) {
  switch (reason) {
    case Reason::repetition: return "draws by repetition";
    case Reason::quiet: return "draws by the limit of quiet moves";
    case Reason::stalemate: return "leaves a side without a move: a draw";
    default: return "leaves too few pieces to win: a draw";
  }
}

// --- Captures -----------------------------------------------------------------------------------

// Men taken by the player of the first move and by the other player, until the captures end: at a
// move that takes no man, unless the reply to it is a capture.
struct Exchange {
  std::size_t gained = 0;
  std::size_t lost = 0;
  const WrittenMove* greatest_gain = nullptr;  // after the first move
  const WrittenMove* greatest_loss = nullptr;
};

std::size_t taken_at(const Course& course, std::size_t ply) {
  return ply < course.taken.size() ? course.taken[ply] : 0;
}

Exchange exchange_of(const Course& course) {
  Exchange sum;
  for (std::size_t ply = 0; ply < course.moves.size(); ++ply) {
    const WrittenMove& move = course.moves[ply];
    const std::size_t taken = course.taken[ply];
    if (ply > 0 && taken == 0 && taken_at(course, ply + 1) == 0) break;
    if (taken == 0) continue;
    const bool own = course.own[ply];
    (own ? sum.gained : sum.lost) += taken;
    if (ply == 0) continue;
    const WrittenMove*& greatest = own ? sum.greatest_gain : sum.greatest_loss;
    if (greatest == nullptr || taken > greatest->captures.size()) greatest = &move;
  }
  return sum;
}

}  // namespace

std::string number_word(std::size_t number) {
  constexpr std::array<std::string_view, 11> words{"no",  "one",   "two",   "three", "four", "five",
                                                   "six", "seven", "eight", "nine",  "ten"};
  return number < words.size() ? std::string(words[number]) : std::to_string(number);
}

Course course_of(const Game& game, const Line& line) {
  Game walk = game;
  const Side side = walk.side_of(walk.seat());
  Course course;
  course.sides = walk.variant().sides();
  course.reversed = walk.variant().reversed;
  course.score = line.score;
  for (const Move next : line.moves) {
    if (walk.over()) break;
    const bool own = walk.side_of(walk.seat()) == side;
    const WrittenMove move = walk.write(next);
    course.moves.push_back(move);
    course.own.push_back(own);
    course.taken.push_back(own ? move.captures.size() : lost_by(side, move, walk));
    walk.play(move);
  }
  course.verdict = walk.verdict();
  return course;
}

std::string in_moves(std::size_t moves) {
  return "in " + number_word(moves) + (moves == 1 ? " move" : " moves");
}

std::optional<std::string> end_of(const Course& course) {
  const auto plies = plies_to_end(course.score);
  if (!plies) {
    if (course.verdict.drawn()) return drawing_words(course.verdict.reason);
    return std::nullopt;
  }
  const bool wins = *plies > 0;
  const auto number = static_cast<std::size_t>(moves_to_end(course.score, course.sides));
  const Reason reason = course.verdict.over() ? course.verdict.reason : Reason::running;
  if (wins) {
    return (course.reversed ? reversed_winning_words(reason) : winning_words(reason)) + " " +
           (number == 1 ? "at once" : in_moves(number));
  }
  return (course.reversed ? reversed_losing_words(reason) : losing_words(reason)) + " " +
         in_moves(number);
}

std::vector<std::string> captures_of(const Course& course) {
  std::vector<std::string> reasons;
  const Exchange sum = exchange_of(course);
  const std::size_t now = taken_at(course, 0);
  const bool answered = course.own.size() > 1 && !course.own[1];
  const std::size_t reply = answered ? taken_at(course, 1) : 0;
  if (now > 0) reasons.push_back(taking(course.moves[0]));
  const bool offers =
      now == 0 && reply > 0 && sum.greatest_gain != nullptr && sum.gained >= sum.lost;
  if (offers) {
    reasons.push_back("gives up " + number_word(reply) + ", then " + taking(*sum.greatest_gain));
  } else if (sum.greatest_loss != nullptr && sum.lost > 0 && (now == 0 || sum.lost > sum.gained)) {
    reasons.push_back("allows " + capture_of(*sum.greatest_loss));
  } else if (now == 0 && sum.greatest_gain != nullptr) {
    reasons.push_back("prepares " + capture_of(*sum.greatest_gain));
  }
  if (sum.gained > 0 && sum.lost > 0) {
    const std::string all = number_word(std::max(sum.gained, sum.lost)) + " for " +
                            number_word(std::min(sum.gained, sum.lost));
    const std::string_view how = sum.gained == sum.lost  ? "trades "
                                 : sum.gained > sum.lost ? "wins "
                                                         : "loses ";
    reasons.push_back(std::string(how) + all);
  }
  return reasons;
}

std::optional<std::string> harm_of(const Course& course) {
  if (is_sure(course.score) && course.score < 0) return end_of(course);
  if (course.reversed) return std::nullopt;  // losing men may be good
  const Exchange sum = exchange_of(course);
  if (sum.lost <= sum.gained || sum.greatest_loss == nullptr) return std::nullopt;
  return "allows " + capture_of(*sum.greatest_loss);
}

namespace {

/// If the line breaks off during captures, its last captures do not count: the final balance is
/// unknown.
std::size_t settled_plies(const Course& course) {
  std::size_t plies = course.moves.size();
  while (plies > 0 && course.taken[plies - 1] > 0) --plies;
  return plies;
}

}  // namespace

int balance_of(const Course& course) {
  int balance = 0;
  for (std::size_t ply = 0; ply < settled_plies(course); ++ply) {
    const auto taken = static_cast<int>(course.taken[ply]);
    balance += course.own[ply] ? taken : -taken;
  }
  return balance;
}

std::optional<std::string> later_loss_of(const Course& course) {
  if (course.reversed || balance_of(course) >= 0) return std::nullopt;
  const WrittenMove* greatest = nullptr;
  std::size_t most = 0;
  for (std::size_t ply = 1; ply < settled_plies(course); ++ply) {
    if (course.own[ply] || course.taken[ply] <= most) continue;
    most = course.taken[ply];
    greatest = &course.moves[ply];
  }
  if (greatest == nullptr) return std::nullopt;
  return capture_of(*greatest);
}

std::optional<std::string> promise_of(const Course& course) {
  if (is_sure(course.score) && course.score > 0) {
    const int moves = moves_to_end(course.score, course.sides);
    return "a win " + in_moves(static_cast<std::size_t>(moves));
  }
  if (course.reversed) return std::nullopt;
  const Exchange sum = exchange_of(course);
  if (sum.gained <= sum.lost) return std::nullopt;
  if (sum.greatest_gain != nullptr && sum.greatest_gain->captures.size() > taken_at(course, 0)) {
    return capture_of(*sum.greatest_gain);
  }
  return capture_of(course.moves[0]);
}

}  // namespace camlann
