#include "naive/camblam.hpp"

#include <algorithm>
#include <cctype>
#include <functional>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace naive::camblam {

namespace {

struct Step {
  int files;
  int ranks;
};

const std::vector<Step> orthogonal = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
const std::vector<Step> diagonal = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
const std::vector<Step> up_and_down = {{0, 1}, {0, -1}};
const std::vector<Step> sideways = {{1, 0}, {-1, 0}};
const std::string letters = "PNCARBIQK";
const std::string promotions = "QRBINCA";

Square after(Square square, Step step) {
  return {square.file + step.files, square.rank + step.ranks};
}

char capital(char man) {
  return static_cast<char>(std::toupper(static_cast<unsigned char>(man)));
}

std::string word(bool value) {
  return value ? "true" : "false";
}

std::size_t place_of(Square square) {
  return static_cast<std::size_t>(side_length * (square.rank - 1) + square.file - 1);
}

}  // namespace

std::string to_text(const Switches& s) {
  return "default,knightLegA=" + s.knight_leg_a + ",runMustBeFull=" + word(s.run_must_be_full) +
         ",runThroughShield=" + word(s.run_through_shield) +
         ",stepCaptures=" + word(s.step_captures) + ",winBy=" + s.win_by + ",array=" + s.array;
}

std::string square_text(Square square) {
  return static_cast<char>('a' + square.file - 1) + std::to_string(square.rank);
}

char Position::at(Square square) const {
  const bool inside = square.file >= 1 && square.file <= side_length && square.rank >= 1 &&
                      square.rank <= side_length;
  return inside ? board[place_of(square)] : outside;
}

void Position::set(Square square, char man) {
  board.at(place_of(square)) = man;
}

bool is_man_of(Colour colour, char man) {
  return colour == Colour::white ? man >= 'A' && man <= 'Z' : man >= 'a' && man <= 'z';
}

char man_of(Colour colour, char man) {
  return colour == Colour::white ? man
                                 : static_cast<char>(std::tolower(static_cast<unsigned char>(man)));
}

const std::vector<Square>& all_squares() {
  static const std::vector<Square> squares = [] {
    std::vector<Square> all;
    for (int rank = 1; rank <= side_length; ++rank) {
      for (int file = 1; file <= side_length; ++file) all.push_back({file, rank});
    }
    return all;
  }();
  return squares;
}

std::vector<Square> squares_with(const Position& pos, char man) {
  std::vector<Square> found;
  for (const Square square : all_squares()) {
    if (pos.at(square) == man) found.push_back(square);
  }
  return found;
}

Position read_fen(std::string_view fen) {
  std::istringstream words{std::string(fen)};
  std::string ranks;
  std::string side;
  words >> ranks >> side;
  if (side != "w" && side != "b") throw std::runtime_error("FEN without a side");
  Position pos;
  pos.turn = side == "w" ? Colour::white : Colour::black;
  std::vector<std::string> numbers;
  for (std::string text; words >> text;) {
    if (text != "-") numbers.push_back(text);
  }
  if (!numbers.empty()) pos.quiet = std::stoi(numbers.at(0));
  if (!numbers.empty()) pos.number = std::stoi(numbers.at(1));

  std::istringstream lines(ranks);
  int rank = side_length;
  for (std::string line; std::getline(lines, line, '/'); --rank) {
    int file = 1;
    int count = 0;
    for (const char c : line) {
      if (std::isdigit(static_cast<unsigned char>(c)) != 0) {
        count = 10 * count + (c - '0');
        continue;
      }
      if (letters.find(capital(c)) == std::string::npos) throw std::runtime_error("no such man");
      file += count;
      count = 0;
      pos.set({file, rank}, c);
      ++file;
    }
    if (file + count != side_length + 1) throw std::runtime_error("rank does not fit");
  }
  if (rank != 0) throw std::runtime_error("not twelve ranks");
  return pos;
}

std::string write_fen(const Position& pos) {
  std::string text;
  for (int rank = side_length; rank >= 1; --rank) {
    int count = 0;
    for (int file = 1; file <= side_length; ++file) {
      const char man = pos.at({file, rank});
      if (man == nobody) {
        ++count;
        continue;
      }
      if (count > 0) text += std::to_string(count);
      count = 0;
      text += man;
    }
    if (count > 0) text += std::to_string(count);
    if (rank > 1) text += '/';
  }
  text += pos.turn == Colour::white ? " w - - " : " b - - ";
  return text + std::to_string(pos.quiet) + ' ' + std::to_string(pos.number);
}

std::string to_text(const Move& move) {
  std::string text = square_text(move.from);
  if (move.shot) return text + '*' + square_text(move.to);
  if (move.taken.empty()) text += '-' + square_text(move.to);
  for (std::size_t i = 0; i < move.taken.size(); ++i) {
    text += (i == 0 ? 'x' : '+') + square_text(move.taken[i]);
  }
  if (move.promotion != 0) text += std::string("=") + move.promotion;
  return text;
}

// Calls tell(move) for every move of sections 2 and 3 that the men of `pos.turn` can make; a move
// with several routes is reported several times.
class Rules::Finder {
 public:
  using Tell = std::function<void(const Move&)>;

  Finder(const Position& pos, const Switches& switches, Tell tell)
      : pos_(pos), switches_(switches), tell_(std::move(tell)) {}

  void find_all() {
    for (const Square from : all_squares()) {
      if (own(from)) find_from(from);
    }
  }

 private:
  [[nodiscard]] bool own(Square s) const { return is_man_of(pos_.turn, pos_.at(s)); }
  [[nodiscard]] bool enemy(Square s) const { return is_man_of(other(pos_.turn), pos_.at(s)); }
  [[nodiscard]] bool empty(Square s) const { return pos_.at(s) == nobody; }

  void find_from(Square from) {
    from_ = from;
    switch (capital(pos_.at(from))) {
      case 'P': pawn(); break;
      case 'N': knight(); break;
      case 'C': slides_and_steps(up_and_down, sideways); break;
      case 'A': archer(); break;
      case 'R': slides_and_steps(orthogonal, diagonal); break;
      case 'B': slides_and_steps(diagonal, orthogonal); break;
      case 'I': prince(); break;
      case 'Q':
        slides_and_steps(orthogonal, {});
        slides_and_steps(diagonal, {});
        break;
      case 'K':
        for (const Step step : orthogonal) land(after(from_, step));
        for (const Step step : diagonal) land(after(from_, step));
        break;
      default: throw std::runtime_error("no such man");
    }
  }

  // Lands on an empty square, or on an enemy, which is captured.
  void land(Square to) {
    if (empty(to)) tell_({from_, to, false, 0, {}});
    if (enemy(to)) tell_({from_, to, false, 0, {to}});
  }

  void pawn() {
    const int forward = pos_.turn == Colour::white ? 1 : -1;
    advance({from_.file, from_.rank + forward}, forward, 3);
    for (const int side : {-1, 1}) {
      const Square to{from_.file + side, from_.rank + forward};
      if (enemy(to)) with_promotion({from_, to, false, 0, {to}});
    }
  }

  void advance(Square to, int forward, int steps_left) {
    if (steps_left == 0 || !empty(to)) return;
    with_promotion({from_, to, false, 0, {}});
    advance({to.file, to.rank + forward}, forward, steps_left - 1);
  }

  void with_promotion(Move move) {
    if (move.to.rank != (pos_.turn == Colour::white ? side_length : 1)) return tell_(move);
    for (const char man : promotions) {
      move.promotion = man;
      tell_(move);
    }
  }

  void knight() {
    std::vector<int> lengths = {1};
    if (switches_.knight_leg_a == "4") lengths = {4};
    if (switches_.knight_leg_a == "any") lengths = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    for (const int length : lengths) path(orthogonal, length, diagonal);
    path(diagonal, 4, orthogonal);
  }

  // `length` squares in one direction, then one square in another direction.
  void path(const std::vector<Step>& first, int length, const std::vector<Step>& last) {
    for (const Step step : first) {
      const auto turning = jump_along(from_, step, length);
      if (!turning) continue;
      for (const Step turn : last) land(after(*turning, turn));
    }
  }

  // Returns the square `length` squares away, over empty ones and enemies.
  [[nodiscard]] std::optional<Square> jump_along(Square at, Step step, int length) const {
    if (length == 0) return at;
    const Square to = after(at, step);
    if (!empty(to) && !enemy(to)) return std::nullopt;
    return jump_along(to, step, length - 1);
  }

  void slides_and_steps(const std::vector<Step>& slides, const std::vector<Step>& steps) {
    for (const Step step : slides) run(first_man(from_, step, [this](Square s) { land(s); }), step);
    for (const Step step : steps) {
      const Square to = after(from_, step);
      if (empty(to) || switches_.step_captures) land(to);
    }
  }

  // The first square on the way that is not empty, on the board or off it; each empty one visited.
  Square first_man(Square at, Step step, const std::function<void(Square)>& visit) const {
    const Square to = after(at, step);
    if (!empty(to)) return to;
    visit(to);
    return first_man(to, step, visit);
  }

  void run(Square first, Step step) {
    std::vector<Square> block;
    for (Square s = first; enemy(s); s = after(s, step)) {
      const bool king = capital(pos_.at(s)) == 'K';
      if (king && !block.empty() && !switches_.run_through_shield) break;
      block.push_back(s);
    }
    std::vector<Square> taken;
    for (const Square s : block) {
      taken.push_back(s);
      const bool whole = taken.size() == block.size();
      if (whole || !switches_.run_must_be_full) tell_({from_, s, false, 0, taken});
    }
  }

  void archer() {
    for (const auto* steps : {&orthogonal, &diagonal}) {
      for (const Step step : *steps) {
        const Square target = first_man(from_, step, [this](Square s) { land(s); });
        const int distance =
            std::max(std::abs(target.file - from_.file), std::abs(target.rank - from_.rank));
        if (enemy(target) && distance <= 5) tell_({from_, target, true, 0, {target}});
      }
    }
  }

  void prince() {
    const auto second_stage = [this](Square corner) {
      for (const Step step : diagonal) {
        land(first_man(corner, step, [this](Square s) { land(s); }));
      }
    };
    second_stage(from_);
    for (const Step step : orthogonal) {
      land(first_man(from_, step, [&](Square corner) {
        land(corner);
        second_stage(corner);
      }));
    }
  }

  const Position& pos_;
  const Switches& switches_;
  Tell tell_;
  Square from_;
};

Position Rules::start() const {
  const bool plain = switches_.array == "default";
  const std::string last = "aarbiqkibraa";
  const std::string middle = plain ? "nnnccccccnnn" : "ncncnccncncn";
  std::string fen = last + '/' + middle + "/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/";
  for (const char man : middle + '/' + last) fen += capital(man);
  return read_fen(fen + " w");
}

std::set<Move> Rules::possible_moves(const Position& pos) const {
  std::set<Move> moves;
  if (squares_with(pos, 'K').empty() || squares_with(pos, 'k').empty()) return moves;
  Finder(pos, switches_, [&](const Move& move) { moves.insert(move); }).find_all();
  return moves;
}

std::set<Move> Rules::legal_moves(const Position& pos) const {
  std::set<Move> moves = possible_moves(pos);
  if (switches_.win_by == "capture") return moves;
  std::erase_if(moves, [&](const Move& move) { return in_check(play(pos, move), pos.turn); });
  return moves;
}

Position Rules::play(const Position& pos, const Move& move) const {
  Position next = pos;
  const char man = pos.at(move.from);
  for (const Square square : move.taken) next.set(square, nobody);
  if (!move.shot) {
    next.set(move.from, nobody);
    next.set(move.to, move.promotion == 0 ? man : man_of(pos.turn, move.promotion));
  }
  next.quiet = move.taken.empty() && capital(man) != 'P' ? pos.quiet + 1 : 0;
  if (pos.turn == Colour::black) ++next.number;
  next.turn = other(pos.turn);
  return next;
}

bool Rules::in_check(const Position& pos, Colour colour) const {
  const char king = man_of(colour, 'K');
  Position theirs = pos;
  theirs.turn = other(colour);
  bool captured = false;
  Finder(theirs, switches_, [&](const Move& move) {
    for (const Square square : move.taken) captured = captured || theirs.at(square) == king;
  }).find_all();
  return captured;
}

std::string Rules::verdict(const Position& pos) const {
  if (squares_with(pos, 'K').empty()) return "b king-taken";
  if (squares_with(pos, 'k').empty()) return "w king-taken";
  if (legal_moves(pos).empty()) {
    const bool mated = switches_.win_by == "checkmate" && in_check(pos, pos.turn);
    if (!mated) return "draw stalemate";
    return pos.turn == Colour::white ? "b checkmate" : "w checkmate";
  }
  const auto men =
      static_cast<int>(pos.board.size()) - std::count(pos.board.begin(), pos.board.end(), nobody);
  if (men == 2) return "draw bare-kings";
  return pos.quiet >= 100 ? "draw quiet" : "";
}

}  // namespace naive::camblam
