// FEN as section 7 has it; throws on anything else.

#include <cctype>
#include <sstream>
#include <stdexcept>

#include "naive/naive.hpp"

namespace naive {

Position Rules::read_fen(std::string_view fen) const {
  std::istringstream stream{std::string(fen)};
  std::string ranks;
  std::string side;
  std::string counters = "0,0";
  Position pos;
  stream >> ranks >> side >> counters >> pos.quiet >> pos.number;
  if (side.empty()) throw std::runtime_error("FEN without a side");
  if (counters.empty()) counters = "0,0";

  int rank = board_->ranks;
  int left = 0;
  std::vector<Square> row;
  const auto open_rank = [&] {
    row.clear();
    for (int file = 1; file <= board_->files; ++file) {
      if (board_->squares.count({file, rank}) > 0) row.push_back({file, rank});
    }
    left = 0;
  };
  open_rank();
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    const char c = ranks[i];
    if (c == '/') {
      if (left != static_cast<int>(row.size())) throw std::runtime_error("rank does not fit");
      --rank;
      open_rank();
    } else if (std::isdigit(static_cast<unsigned char>(c))) {
      int run = c - '0';
      if (i + 1 < ranks.size() && std::isdigit(static_cast<unsigned char>(ranks[i + 1]))) {
        run = 10 * run + (ranks[++i] - '0');
      }
      left += run;
    } else if (c == 'T') {
      pos.trees.insert(row.at(static_cast<std::size_t>(left)));
      ++left;
    } else {
      const bool white = std::isupper(static_cast<unsigned char>(c)) != 0;
      const bool knight = c == 'K' || c == 'k';
      pos.pieces[row.at(static_cast<std::size_t>(left))] = {white ? Colour::white : Colour::black,
                                                            knight};
      ++left;
    }
  }
  pos.turn = side == "w" ? Colour::white : Colour::black;
  const auto comma = counters.find(',');
  pos.castle_moves[Colour::white] = std::stoi(counters.substr(0, comma));
  pos.castle_moves[Colour::black] = std::stoi(counters.substr(comma + 1));
  return pos;
}

std::string Rules::write_fen(const Position& pos) const {
  std::ostringstream text;
  for (int rank = board_->ranks; rank >= 1; --rank) {
    int run = 0;
    const auto end_run = [&] {
      if (run > 0) text << run;
      run = 0;
    };
    for (int file = 1; file <= board_->files; ++file) {
      if (board_->squares.count({file, rank}) == 0) continue;
      if (pos.trees.count({file, rank}) > 0) {
        end_run();
        text << 'T';
        continue;
      }
      const auto found = pos.pieces.find({file, rank});
      if (found == pos.pieces.end()) {
        ++run;
        continue;
      }
      end_run();
      const char c = found->second.knight ? 'K' : 'M';
      text << (found->second.colour == Colour::white
                   ? c
                   : static_cast<char>(std::tolower(static_cast<unsigned char>(c))));
    }
    end_run();
    if (rank > 1) text << '/';
  }
  text << (pos.turn == Colour::white ? " w " : " b ") << pos.castle_moves.at(Colour::white) << ','
       << pos.castle_moves.at(Colour::black) << ' ' << pos.quiet << ' ' << pos.number;
  return text.str();
}

}  // namespace naive
