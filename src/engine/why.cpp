#include "engine/why.hpp"

#include <algorithm>
#include <array>
#include <atomic>
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

// A move together with what the search expects to follow it.
struct Course {
  std::vector<WrittenMove> moves;  // the first is the move itself
  std::vector<bool> own;           // of each, whether a seat of the first mover's side makes it
  std::vector<std::size_t>
      taken;  // of each, men; of others' moves, those of the first mover's side
  int sides = 2;
  Verdict verdict;  // running unless they lead to the end
  Score score = 0;  // for the player of the first
};

std::string number_word(std::size_t number) {
  constexpr std::array<std::string_view, 11> words{"no",  "one",   "two",   "three", "four", "five",
                                                   "six", "seven", "eight", "nine",  "ten"};
  return number < words.size() ? std::string(words[number]) : std::to_string(number);
}

std::string in_moves(std::size_t moves) {
  return "in " + number_word(moves) + (moves == 1 ? " move" : " moves");
}

// "takes three with a charge"; a plain capture needs no name.
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

// What the player does who wins, and what the other one lets happen; the line may break off before
// the end, which is then running.
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
    case Reason::castle: return "leaves the castle open";
    case Reason::elimination: return "loses the last piece";
    case Reason::stalemate: return "is left without a move";
    case Reason::checkmate: return "allows mate";
    case Reason::king_taken: return "loses the king";
    default: return "loses by force";
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

// Moves of a player until a score's end comes true.
std::size_t moves_to_end(Score score, int sides) {
  const int plies = std::abs(plies_to_end(score).value_or(1));
  return static_cast<std::size_t>((plies + sides - 1) / sides);
}

std::optional<std::string> end_of(const Course& course) {
  const auto plies = plies_to_end(course.score);
  if (!plies) {
    if (course.verdict.drawn()) return drawing_words(course.verdict.reason);
    return std::nullopt;
  }
  const bool wins = *plies > 0;
  const std::size_t number = moves_to_end(course.score, course.sides);
  const Reason reason = course.verdict.over() ? course.verdict.reason : Reason::running;
  if (wins) return winning_words(reason) + " " + (number == 1 ? "at once" : in_moves(number));
  return losing_words(reason) + " " + in_moves(number);
}

// --- Captures -----------------------------------------------------------------------------------

// Men taken by the player of the first move and by the other one, as far as captures go on: a move
// that takes nothing ends the count unless the other one must answer it with a capture.
struct Exchange {
  std::size_t gained = 0;
  std::size_t lost = 0;
  const WrittenMove* greatest_gain = nullptr;  // behind the first move
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

void add_captures(const Course& course, std::vector<std::string>& reasons) {
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
    const std::string all = number_word(sum.gained) + " for " + number_word(sum.lost);
    reasons.push_back(sum.gained == sum.lost ? "trades " + all : "comes out with " + all);
  }
}

// --- Against other moves ------------------------------------------------------------------------

// What a course costs its player, if anything to speak of.
std::optional<std::string> harm_of(const Course& course) {
  if (is_sure(course.score) && course.score < 0) return end_of(course);
  const Exchange sum = exchange_of(course);
  if (sum.lost <= sum.gained || sum.greatest_loss == nullptr) return std::nullopt;
  return "allows " + capture_of(*sum.greatest_loss);
}

std::optional<std::string> promise_of(const Course& course) {
  if (is_sure(course.score) && course.score > 0) {
    return "a win " + in_moves(moves_to_end(course.score, course.sides));
  }
  const Exchange sum = exchange_of(course);
  if (sum.gained <= sum.lost) return std::nullopt;
  if (sum.greatest_gain != nullptr && sum.greatest_gain->captures.size() > taken_at(course, 0)) {
    return capture_of(*sum.greatest_gain);
  }
  return capture_of(course.moves[0]);
}

// --- The courses --------------------------------------------------------------------------------

class Asker {
 public:
  Asker(const Game& game, Analyst& analyst, const Limits& limits, const std::atomic<bool>& stop)
      : game_(game), analyst_(analyst), limits_(limits), stop_(stop) {
    limits_.lines = 1;
  }

  /// The best move, that of `known` if it has one, and the next best if there is another.
  [[nodiscard]] std::vector<Line> best_two(const std::vector<Line>& known) const {
    if (known.size() > 1) return known;
    Limits limits = limits_;
    limits.lines = 2;
    std::vector<Line> lines = analyst_.analyse(game_, limits, stop_).lines;
    if (known.empty()) return lines;
    const Move best = known.front().moves.front();
    std::erase_if(lines, [&](const Line& line) { return line.moves.front() == best; });
    lines.insert(lines.begin(), known.front());
    return lines;
  }

  /// A move and what follows it.
  [[nodiscard]] Course course(Move move) const {
    Limits limits = limits_;
    limits.only = move;
    const Line line = analyst_.analyse(game_, limits, stop_).lines.front();
    Game game = game_;
    const Side side = game.side_of(game.seat());
    Course course;
    course.sides = game.variant().sides();
    course.score = line.score;
    for (const Move next : line.moves) {
      if (game.over()) break;
      const bool own = game.side_of(game.seat()) == side;
      const auto pieces = game.pieces();
      game.play(next);
      const WrittenMove& played = game.played().back();
      course.moves.push_back(played);
      course.own.push_back(own);
      course.taken.push_back(own ? played.captures.size() : lost_by(side, played, pieces));
    }
    course.verdict = game.verdict();
    return course;
  }

 private:
  // How many of a side's men a move took. Of two sides all are of the other one.
  [[nodiscard]] std::size_t lost_by(Side side, const WrittenMove& move,
                                    const std::vector<PieceOn>& pieces) const {
    const std::vector<SeatInfo>& seating = game_.variant().seating;
    if (seating.size() == 2) return move.captures.size();
    std::size_t lost = 0;
    for (const PieceOn& piece : pieces) {
      if (!move.outcome.captures.has(piece.square)) continue;
      for (const SeatInfo& seat : seating) {
        if (seat.side == side && seat.men.find(piece.letter) != std::string::npos) ++lost;
      }
    }
    return lost;
  }

  const Game& game_;
  Analyst& analyst_;
  Limits limits_;
  const std::atomic<bool>& stop_;
};

Why explained(const Game& game, const Course& course, bool best) {
  Why why{course.moves[0], course.score, best, {}};
  if (game.legal().size() == 1) why.reasons.emplace_back("is the only legal move");
  if (const auto end = end_of(course)) why.reasons.push_back(*end);
  add_captures(course, why.reasons);
  return why;
}

void finish(Why& why, const std::optional<std::string>& comparison) {
  if (comparison) {
    const std::size_t place = std::min(why.reasons.size(), most_reasons - 1);
    why.reasons.insert(why.reasons.begin() + static_cast<std::ptrdiff_t>(place), *comparison);
  }
  if (why.reasons.size() > most_reasons) why.reasons.resize(most_reasons);
}

// What speaks for the best move because the next best lacks it.
std::optional<std::string> against_next(const Asker& asker, const Course& best,
                                        const std::vector<Line>& lines, Score telling) {
  if (lines.size() < 2 || lines[1].moves.empty()) return std::nullopt;
  if (lines[0].score - lines[1].score < telling) return std::nullopt;
  const auto harm = harm_of(asker.course(lines[1].moves.front()));
  if (!harm || harm == harm_of(best)) return std::nullopt;
  return "is better than any other: the next best " + *harm;
}

}  // namespace

std::vector<std::string> told(const Why& why) {
  if (why.reasons.empty()) return {"no capture and no end in sight"};
  return why.reasons;
}

std::vector<Why> why(const Game& game, const std::vector<Line>& known, std::optional<Move> move,
                     Analyst& analyst, const Limits& limits, const std::atomic<bool>& stop) {
  if (game.over()) return {};
  // A difference in score worth a word: that at which the computer is no longer glad of a draw.
  const Score telling = std::abs(game.variant().temper.judgement.worse);
  const Asker asker(game, analyst, limits, stop);
  const std::vector<Line> lines = asker.best_two(known);
  const Course best = asker.course(lines.front().moves.front());
  std::vector<Why> whys{explained(game, best, true)};
  finish(whys.front(), against_next(asker, best, lines, telling));
  if (stop) return {};
  if (!move || best.moves[0].move() == *move) return whys;
  const Course asked = asker.course(*move);
  whys.push_back(explained(game, asked, false));
  const auto promise = promise_of(best);
  const bool misses =
      promise && best.score - asked.score >= telling && promise != promise_of(asked);
  finish(whys.back(), misses ? std::optional("misses " + *promise) : std::nullopt);
  if (stop) return {};
  return whys;
}

}  // namespace camlann
