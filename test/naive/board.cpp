// Boards, arrays and rule sets as tables, copied by hand from sections 5 and 6 of the rules page.

#include <sstream>
#include <stdexcept>

#include "naive/naive.hpp"

namespace naive {
namespace {

// "C-E" are the files of a rank; ranks from 1 up, separated by blanks, "3*A-E" three equal ones.
void add_squares(Board& board, const std::string& ranks) {
  std::istringstream stream(ranks);
  int rank = 0;
  for (std::string word; stream >> word;) {
    int times = 1;
    if (const auto star = word.find('*'); star != std::string::npos) {
      times = std::stoi(word.substr(0, star));
      word = word.substr(star + 1);
    }
    for (; times > 0; --times) {
      ++rank;
      for (char file = word.front(); file <= word.back(); ++file) {
        board.squares.insert({file - 'A' + 1, rank});
        board.files = std::max(board.files, file - 'A' + 1);
      }
    }
  }
  board.ranks = rank;
}

// "C6 E6-J6": squares and runs along a rank.
std::set<Square> squares_of(const std::string& text) {
  std::istringstream stream(text);
  std::set<Square> squares;
  for (std::string word; stream >> word;) {
    const auto dash = word.find('-');
    const Square first = to_square(word.substr(0, dash));
    const Square last = dash == std::string::npos ? first : to_square(word.substr(dash + 1));
    for (int file = first.file; file <= last.file; ++file) squares.insert({file, first.rank});
  }
  return squares;
}

void add_pieces(Board& board, Piece piece, const std::string& text) {
  for (Square square : squares_of(text)) board.array[square] = piece;
}

struct Row {
  std::string id, ranks, white_castle, black_castle;
  std::string white_knights, white_men, black_knights, black_men;
  int castle_wins;
  bool small;
  bool single = false;
  std::string holes = "";
  bool reversed = false;
  std::string white_trees = "", black_trees = "";
};

const std::string camelot_ranks = "F-G C-J B-K 10*A-L B-K C-J F-G";

// Section 8, and a board of the tests' own.
std::vector<Row> defined_rows() {
  return {
      {"river-camelot", camelot_ranks, "F1 G1", "F16 G16", "C4 J4 D5 I5", "D4-I4 E5-H5",
       "C13 J13 D12 I12", "D13-I13 E12-H12", 2, false, false,
       "A5 A6 B6 C6 A7-C7 E7 C8 E8-G8 F9-H9 J9 H10 J10-L10 J11-L11 L12", false,
       "C2 D2 I2 J2 B3-K3 A4 B4 K4 L4 B5 C5 J5-L5 F6-L6 F7-L7 K8 L8 K9 L9",
       "C15 D15 I15 J15 B14-K14 A13 B13 K13 L13 J12 K12 A12-C12 A11-G11 A10-G10 A9 B9 A8 B8"},
      {"anti-camelot", camelot_ranks, "F1 G1", "F16 G16", "C6 D7 I7 J6", "D6-I6 E7-H7",
       "C11 D10 I10 J11", "D11-I11 E10-H10", 1, false, false, "", true},
      {"crossroads", "9*A-I", "E3 F4", "D6 E7", "B2 F1", "C2 D1 G2 H2", "D9 H8", "B8 C8 F9 G8", 2,
       false, false, "E2 A4 B4 I4 D5 F5 A6 H6 I6 E8"},
  };
}

std::vector<Board> make_boards() {
  std::vector<Row> table = {
      {"cam", "D C-E B-F 7*A-G B-F C-E D", "D1", "D13", "C4 E4", "B5-F5", "C10 E10", "B9-F9", 1,
       true},
      {"camelot", "F-G C-J B-K 10*A-L B-K C-J F-G", "F1 G1", "F16 G16", "C6 D7 I7 J6",
       "D6-I6 E7-H7", "C11 D10 I10 J11", "D11-I11 E10-H10", 2, false},
      {"camette", "C B-D 3*A-E B-D C", "C1", "C7", "C2", "B3 C3 D3", "C6", "B5-D5", 1, true},
      {"chivalry", "G-H D-K C-L B-M 8*A-N B-M C-L D-K G-H", "G1 H1", "G16 H16",
       "C6 D6 K6 L6 C7 D7 K7 L7", "E6-J6 E7-J7", "C10 D10 K10 L10 C11 D11 K11 L11",
       "E10-J10 E11-J11", 2, false},
      {"mini-camelot", "D-E C-F B-G 8*A-H B-G C-F D-E", "D1 E1", "D14 E14", "", "C5-F5 D6 E6", "",
       "C10-F10 D9 E9", 1, true, true},
  };
  for (const Row& row : defined_rows()) table.push_back(row);
  std::vector<Board> boards;
  for (const Row& row : table) {
    Board made;
    made.id = row.id;
    add_squares(made, row.ranks);
    made.castle[Colour::white] = squares_of(row.white_castle);
    made.castle[Colour::black] = squares_of(row.black_castle);
    add_pieces(made, {Colour::white, true}, row.white_knights);
    add_pieces(made, {Colour::white, false}, row.white_men);
    add_pieces(made, {Colour::black, true}, row.black_knights);
    add_pieces(made, {Colour::black, false}, row.black_men);
    made.castle_wins = row.castle_wins;
    made.small = row.small;
    made.single = row.single;
    made.reversed = row.reversed;
    made.tree_squares[Colour::white] = squares_of(row.white_trees);
    made.tree_squares[Colour::black] = squares_of(row.black_trees);
    for (Square hole : squares_of(row.holes)) made.squares.erase(hole);
    boards.push_back(made);
  }
  return boards;
}

std::map<std::string, Switches> make_rule_sets() {
  std::map<std::string, Switches> sets;
  sets["wcf"] = {};

  Switches parker;
  parker.own_castle_jump = "stop";
  parker.own_castle_exit = "any";
  sets["parker1949"] = parker;

  Switches brainking;
  brainking.knight_canter_rule = false;
  brainking.elimination_needs = 1;
  brainking.no_move = "loss";
  brainking.repetition = 0;
  brainking.quiet_plies = 0;
  sets["brainking"] = brainking;

  Switches cards;
  cards.knight_canter_rule = false;
  cards.repetition = 0;
  cards.quiet_plies = 0;
  sets["cards-and-dominoes"] = cards;

  Switches mod64;
  mod64.own_castle_exit = "off";
  mod64.own_castle_entry = "free";
  mod64.knight_canter_rule = false;
  mod64.elimination_needs = 1;
  mod64.no_move = "loss";
  mod64.repetition = 0;
  mod64.quiet_plies = 0;
  sets["mod64"] = mod64;
  return sets;
}

}  // namespace

std::string to_text(Square square) {
  return static_cast<char>('A' + square.file - 1) + std::to_string(square.rank);
}

Square to_square(std::string_view text) {
  return {text.at(0) - 'A' + 1, std::stoi(std::string(text.substr(1)))};
}

Colour other(Colour colour) {
  return colour == Colour::white ? Colour::black : Colour::white;
}

const Board& board(std::string_view id) {
  static const std::vector<Board> boards = make_boards();
  for (const Board& candidate : boards) {
    if (candidate.id == id) return candidate;
  }
  throw std::runtime_error("no board " + std::string(id));
}

const std::vector<std::string>& board_ids() {
  static const std::vector<std::string> ids = {"cam", "camelot", "camette", "chivalry",
                                               "mini-camelot"};
  return ids;
}

const std::vector<std::string>& defined_ids() {
  static const std::vector<std::string> ids = {"river-camelot", "anti-camelot", "crossroads"};
  return ids;
}

const std::map<std::string, Switches>& rule_sets() {
  static const std::map<std::string, Switches> sets = make_rule_sets();
  return sets;
}

std::string to_text(const Switches& s) {
  std::ostringstream text;
  text << std::boolalpha << "wcf,ownCastleJump=" << s.own_castle_jump
       << ",ownCastleExit=" << s.own_castle_exit << ",ownCastleEntry=" << s.own_castle_entry
       << ",knightCanterRule=" << s.knight_canter_rule
       << ",eliminationNeeds=" << s.elimination_needs << ",noMove=" << s.no_move
       << ",thinDraw=" << s.thin_draw << ",repetition=" << s.repetition
       << ",quietPlies=" << s.quiet_plies << ",castleMoves=" << s.castle_moves;
  return text.str();
}

}  // namespace naive
