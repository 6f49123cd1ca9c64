#include "naive/many.hpp"

#include <cctype>
#include <sstream>
#include <stdexcept>

namespace naive::many {
namespace {

Square beyond(Square square, Square direction) {
  return {square.file + direction.file, square.rank + direction.rank};
}

std::set<Square> squares_in(const std::string& text) {
  std::istringstream stream(text);
  std::set<Square> squares;
  for (std::string word; stream >> word;) squares.insert(to_square(word));
  return squares;
}

// Files of each rank from rank 1: a run "D-J", or letters one by one "DFH".
std::map<int, std::set<int>> ranks_of(const std::string& text) {
  std::istringstream stream(text);
  std::map<int, std::set<int>> ranks;
  int rank = 0;
  for (std::string word; stream >> word;) {
    auto& files = ranks[++rank];
    if (word.size() == 3 && word[1] == '-') {
      for (char file = word[0]; file <= word[2]; ++file) files.insert(file - 'A' + 1);
    } else {
      for (char file : word) files.insert(file - 'A' + 1);
    }
  }
  return ranks;
}

Board grand(const std::string& id, const std::string& ranks, const std::string& castles_rgby,
            const std::string& array, int castle_wins) {
  Board made;
  made.id = id;
  made.seats = "RGBY";
  made.teams = {{'R', "RB"}, {'B', "RB"}, {'G', "GY"}, {'Y', "GY"}};
  made.ranks = ranks_of(ranks);
  made.directions = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
  std::istringstream castles(castles_rgby);
  for (char seat : made.seats) {
    std::string word;
    castles >> word;
    for (char& c : word) c = c == ',' ? ' ' : c;
    made.castle[seat] = squares_in(word);
  }
  made.goal = {{'R', made.castle['G']},
               {'G', made.castle['R']},
               {'B', made.castle['Y']},
               {'Y', made.castle['B']}};
  made.array = array;
  made.castle_wins = castle_wins;
  made.small = castle_wins == 1;
  return made;
}

Board tri_camelot() {
  Board made;
  made.id = "tri-camelot";
  made.seats = "BRG";
  made.teams = {{'B', "B"}, {'R', "R"}, {'G', "G"}};
  made.ranks = ranks_of(
      "F EG DFH EG DFH CEGI DFH CEGI BDFHJ CEGI BDFHJ ACEGIK BDFHJ ACEGIK BDFHJ ACEGIK BDFHJ CEGI");
  made.directions = {{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  made.castle = {{'B', {to_square("F1")}}, {'R', {to_square("A16")}}, {'G', {to_square("K16")}}};
  made.goal = {
      {'B', squares_in("A16 K16")}, {'R', squares_in("F1 K16")}, {'G', squares_in("F1 A16")}};
  made.array = "4/1r1g1/1R2G1/1r1g1/1R2G1/Rr1gG/1r2g1/r3g/4/5/4/1b1/1bb1/bBb/BB/3/2/1 B 0,0,0 0 1";
  made.castle_wins = 1;
  made.small = true;
  return made;
}

}  // namespace

const std::vector<std::string>& board_ids() {
  static const std::vector<std::string> ids = {"grand-cam", "grand-camelot", "tri-camelot"};
  return ids;
}

const Board& board(std::string_view id) {
  static const std::vector<Board> boards = {
      grand("grand-cam", "G F-H D-J C-K C-K B-L A-M B-L C-K C-K D-J F-H G", "G1 G13 A7 M7",
            "1/GgG/2ggg2/4g4/9/Bb7yY/1bbb5yyy1/Bb7yY/9/4r4/2rrr2/RrR/1 R 0,0,0,0 0 1", 1),
      grand("grand-camelot", "H-I E-L D-M C-N B-O B-O B-O A-P A-P B-O B-O B-O C-N D-M E-L H-I",
            "H1,I1 H16,I16 A8,A9 P8,P9",
            "2/8/2GggggG2/4GggG4/6gg6/1B10Y1/1bB8Yy1/2bbb6yyy2/2bbb6yyy2/1bB8Yy1/1B10Y1/6rr6/"
            "4RrrR4/2RrrrrR2/8/2 R 0,0,0,0 0 1",
            2),
      tri_camelot()};
  for (const Board& candidate : boards) {
    if (candidate.id == id) return candidate;
  }
  throw std::runtime_error("no board " + std::string(id));
}

// Moves of one piece of the seat to move, section 2. Its start square counts as empty.
struct Rules::Mover {
  const Rules& rules;
  Square start;
  Piece me;
  const std::map<Square, Piece>& pieces;
  std::set<std::pair<Square, std::set<Square>>> seen;

  Mover(const Rules& r, const Position& pos, Square s)
      : rules(r), start(s), me(pos.pieces.at(s)), pieces(pos.pieces) {}

  [[nodiscard]] const Piece* other_on(Square s) const {
    const auto found = pieces.find(s);
    return s == start || found == pieces.end() ? nullptr : &found->second;
  }
  [[nodiscard]] bool own_castle(Square s) const {
    return rules.board_.castle.at(me.seat).count(s) > 0;
  }
  [[nodiscard]] bool goal(Square s) const { return rules.board_.goal.at(me.seat).count(s) > 0; }
  [[nodiscard]] bool side_castle(Square s) const {
    if (own_castle(s) || goal(s)) return false;
    for (const auto& [seat, castle] : rules.board_.castle) {
      if (castle.count(s) > 0) return true;
    }
    return false;
  }
  [[nodiscard]] bool empty(Square s, const std::set<Square>& captured) const {
    return rules.exists(s) && (other_on(s) == nullptr || captured.count(s) > 0);
  }
  [[nodiscard]] bool ally(Square s) const {
    const Piece* other = other_on(s);
    return other != nullptr && rules.allied(other->seat, me.seat);
  }
  [[nodiscard]] bool foe(Square s, const std::set<Square>& captured) const {
    const Piece* other = other_on(s);
    return other != nullptr && !rules.allied(other->seat, me.seat) && captured.count(s) == 0;
  }
  [[nodiscard]] bool quiet_may_land(Square s) const {
    if (side_castle(s)) return false;
    return !own_castle(s) || rules.switches_.own_castle_entry == "free";
  }
  [[nodiscard]] bool jump_may_land(Square s) const {
    return !side_castle(s) || rules.side_castle_jump_;
  }
  [[nodiscard]] std::vector<std::pair<Square, Square>> jumps(
      Square at, const std::set<Square>& captured) const {
    std::vector<std::pair<Square, Square>> found;
    for (Square d : rules.board_.directions) {
      const Square over = beyond(at, d);
      const Square to = beyond(over, d);
      if (foe(over, captured) && empty(to, captured) && jump_may_land(to)) {
        found.emplace_back(over, to);
      }
    }
    return found;
  }

  void chain(Square at, const std::set<Square>& captured, std::set<Outcome>& found) {
    if (!seen.insert({at, captured}).second) return;
    const bool stops = !captured.empty() &&
                       (goal(at) || (own_castle(at) && rules.switches_.own_castle_jump == "stop"));
    const auto next = jumps(at, captured);
    if (stops || next.empty()) {
      if (!captured.empty()) found.insert({start, at, captured});
      return;
    }
    for (const auto& [over, to] : next) {
      std::set<Square> more = captured;
      more.insert(over);
      chain(to, more, found);
    }
  }

  void canter(Square at, bool clean, std::set<Square>& found) const {
    for (Square d : rules.board_.directions) {
      const Square over = beyond(at, d);
      const Square to = beyond(over, d);
      if (!ally(over) || !empty(to, {}) || !quiet_may_land(to)) continue;
      if (clean && !goal(to) && !jumps(to, {}).empty()) continue;
      if (found.insert(to).second && !goal(to)) canter(to, clean, found);
    }
  }

  [[nodiscard]] std::set<Outcome> captures() {
    std::set<Outcome> found;
    chain(start, {}, found);
    if (!me.knight) return found;
    std::set<Square> landings;
    canter(start, false, landings);
    for (Square at : landings) {
      if (!goal(at)) chain(at, {}, found);
    }
    return found;
  }

  [[nodiscard]] std::set<Outcome> quiet(bool leaving) const {
    std::set<Square> ends;
    canter(start, me.knight && rules.switches_.knight_canter_rule, ends);
    ends.erase(start);
    for (Square d : rules.board_.directions) {
      const Square to = beyond(start, d);
      if (empty(to, {}) && quiet_may_land(to)) ends.insert(to);
    }
    std::set<Outcome> found;
    for (Square to : ends) {
      if (!leaving || !own_castle(to)) found.insert({start, to, {}});
    }
    return found;
  }
};

Rules::Rules(const Board& board, const Switches& switches, bool side_castle_jump)
    : board_(board), switches_(switches), side_castle_jump_(side_castle_jump) {
  if (!board.small) return;
  switches_.elimination_needs = 1;
  switches_.no_move = "loss";
  switches_.thin_draw = false;
  switches_.quiet_plies = 0;
}

bool Rules::exists(Square square) const {
  const auto rank = board_.ranks.find(square.rank);
  return rank != board_.ranks.end() && rank->second.count(square.file) > 0;
}

std::vector<Square> Rules::squares() const {
  std::vector<Square> all;
  for (const auto& [rank, files] : board_.ranks) {
    for (int file : files) all.push_back({file, rank});
  }
  return all;
}

char Rules::after(char seat) const {
  return board_.seats[(board_.seats.find(seat) + 1) % board_.seats.size()];
}

bool Rules::allied(char a, char b) const {
  return board_.teams.at(a).find(b) != std::string::npos;
}

int Rules::pieces_of(const Position& pos, std::string_view seats) const {
  int n = 0;
  for (const auto& [square, piece] : pos.pieces) {
    n += seats.find(piece.seat) != std::string_view::npos;
  }
  return n;
}

// Section 3.
std::set<Outcome> Rules::moves(const Position& pos) const {
  std::vector<Square> own;
  bool leaving = false;
  for (const auto& [square, piece] : pos.pieces) {
    if (piece.seat != pos.turn) continue;
    own.push_back(square);
    leaving = leaving || board_.castle.at(pos.turn).count(square) > 0;
  }
  leaving = leaving && switches_.own_castle_exit != "off";
  std::vector<Mover> acting;
  bool must = false;
  for (Square square : own) {
    Mover mover(*this, pos, square);
    if (leaving ? !mover.own_castle(square) : mover.goal(square)) continue;
    must = must || !mover.jumps(square, {}).empty();
    acting.push_back(mover);
  }
  if (leaving && switches_.own_castle_exit == "any") must = false;
  std::set<Outcome> found;
  for (Mover& mover : acting) {
    found.merge(mover.captures());
    if (!must) found.merge(mover.quiet(leaving));
  }
  if (must || leaving || pos.castle_moves.at(pos.turn) >= switches_.castle_moves) return found;
  for (Square from : own) {
    for (Square to : board_.goal.at(pos.turn)) {
      if (board_.goal.at(pos.turn).count(from) > 0 && pos.pieces.count(to) == 0) {
        found.insert({from, to, {}});
      }
    }
  }
  return found;
}

bool Rules::can_move(Position pos, char seat) const {
  pos.turn = seat;
  return !moves(pos).empty();
}

// Section 4: a seat without a move is skipped. A team without a move in either seat loses, so the
// turn stays with the seat; in Tri-Camelot it moves to the next seat.
char Rules::turn_from(Position pos, char seat) const {
  char turn = seat;
  for (std::size_t i = 0; i < board_.seats.size(); ++i, turn = after(turn)) {
    if (can_move(pos, turn)) return turn;
    if (board_.seats.size() == 3) continue;
    bool partner_can = false;
    for (char ally : board_.teams.at(turn)) partner_can = partner_can || can_move(pos, ally);
    if (!partner_can) return turn;
  }
  return seat;
}

Position Rules::play(const Position& pos, const Outcome& outcome) const {
  Position next = pos;
  const Piece piece = next.pieces.at(outcome.from);
  const auto& goal = board_.goal.at(pos.turn);
  next.pieces.erase(outcome.from);
  for (Square square : outcome.captures) next.pieces.erase(square);
  next.pieces[outcome.to] = piece;
  const bool castle_move = goal.count(outcome.from) > 0;
  if (castle_move) ++next.castle_moves[pos.turn];
  const bool entry = !castle_move && goal.count(outcome.to) > 0;
  next.quiet = entry || !outcome.captures.empty() ? 0 : pos.quiet + 1;
  next.turn = turn_from(next, after(pos.turn));
  return next;
}

Verdict Rules::board_verdict(const Position& pos) const {
  // The seat that moved last comes first, then those before it.
  std::vector<std::string> sides;
  const std::size_t now = board_.seats.find(pos.turn) + board_.seats.size();
  for (std::size_t i = 1; i <= board_.seats.size(); ++i) {
    sides.push_back(board_.teams.at(board_.seats[(now - i) % board_.seats.size()]));
  }
  for (const std::string& side : sides) {
    int inside = 0;
    for (const auto& [square, piece] : pos.pieces) {
      inside += side.find(piece.seat) != std::string::npos &&
                board_.goal.at(piece.seat).count(square) > 0;
    }
    if (inside >= board_.castle_wins) return side + " castle";
  }
  for (const std::string& side : sides) {
    const int left = pieces_of(pos, side);
    const bool alone = left == static_cast<int>(pos.pieces.size());
    if (alone && left >= switches_.elimination_needs) return side + " elimination";
  }
  bool thin = switches_.thin_draw;
  for (const std::string& side : sides) thin = thin && pieces_of(pos, side) <= 1;
  if (thin) return "draw thin";
  if (switches_.quiet_plies > 0 && pos.quiet >= switches_.quiet_plies) return "draw quiet";
  return "";
}

Verdict Rules::verdict(const Position& pos) const {
  if (Verdict decided = board_verdict(pos); !decided.empty()) return decided;
  if (!moves(pos).empty()) return "";
  if (board_.seats.size() == 3) return "draw stalemate";
  const std::string winners = board_.teams.at(after(pos.turn));
  if (switches_.no_move == "loss" || pieces_of(pos, winners) >= 2) return winners + " stalemate";
  return "draw stalemate";
}

std::set<Outcome> Rules::outcomes(const Position& pos) const {
  if (!board_verdict(pos).empty()) return {};
  return moves(pos);
}

Position Rules::read_fen(std::string_view fen) const {
  std::istringstream stream{std::string(fen)};
  std::string ranks;
  std::string side;
  std::string counters;
  Position pos;
  stream >> ranks >> side >> counters >> pos.quiet;
  std::istringstream rows(ranks);
  int rank = board_.ranks.rbegin()->first;
  for (std::string row; std::getline(rows, row, '/'); --rank) {
    const auto& files = board_.ranks.at(rank);
    auto file = files.begin();
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (std::isdigit(static_cast<unsigned char>(row[i])) != 0) {
        std::size_t digits = 0;
        for (int run = std::stoi(row.substr(i), &digits); run > 0; --run) ++file;
        i += digits - 1;
        continue;
      }
      const bool knight = std::isupper(static_cast<unsigned char>(row[i])) != 0;
      const char seat = static_cast<char>(std::toupper(static_cast<unsigned char>(row[i])));
      pos.pieces[{*file++, rank}] = {seat, knight};
    }
  }
  pos.turn = side.at(0);
  for (std::size_t i = 0; i < board_.seats.size(); ++i) {
    pos.castle_moves[board_.seats[i]] = counters.at(2 * i) - '0';
  }
  return pos;
}

std::string Rules::write_fen(const Position& pos) const {
  std::ostringstream text;
  for (auto rank = board_.ranks.rbegin(); rank != board_.ranks.rend(); ++rank) {
    if (rank != board_.ranks.rbegin()) text << '/';
    int run = 0;
    for (int file : rank->second) {
      const auto found = pos.pieces.find({file, rank->first});
      if (found == pos.pieces.end()) {
        ++run;
        continue;
      }
      if (run > 0) text << run;
      run = 0;
      const auto letter = static_cast<unsigned char>(found->second.seat);
      text << (found->second.knight ? found->second.seat : static_cast<char>(std::tolower(letter)));
    }
    if (run > 0) text << run;
  }
  text << ' ' << pos.turn << ' ';
  for (char seat : board_.seats) {
    text << (seat == board_.seats.front() ? "" : ",") << pos.castle_moves.at(seat);
  }
  text << ' ' << pos.quiet << " 1";
  return text.str();
}

}  // namespace naive::many
