// A bot in 40 lines. It plays any of the games: it takes what it can, but minds what the best reply
// takes. It speaks enough of the engine protocol (doc/protocol/ugi.md) to play in matches:
//   camlann match --variant cam --engine cmd=./bot --engine level=1 --games 10

#include <algorithm>
#include <camlann/rules.hpp>
#include <iostream>
#include <sstream>
#include <string>

using namespace camlann;

static int worth(Game game, const WrittenMove& move) {
  const Seat mover = game.seat();
  game.play(move);
  if (game.over()) return game.verdict().won_by(mover) ? 100 : 0;
  int danger = 0;
  for (const Outcome& reply : game.legal()) danger = std::max(danger, men_taken(reply.move));
  return men_taken(move.move()) - danger;
}

static std::string choose(const Game& game) {
  const auto moves = game.written();
  const auto less = [&](auto& one, auto& two) { return worth(game, one) < worth(game, two); };
  return moves.empty() ? "none" : std::max_element(moves.begin(), moves.end(), less)->notation;
}

int main() {
  std::string variant = "cam", rules, line, word, option, value;
  Game game = make_game(variant).value();
  while (std::getline(std::cin, line) && line != "quit") {
    std::istringstream words(line);
    words >> word;
    if (word == "ugi") std::cout << "id name Careful" << std::endl << "ugiok" << std::endl;
    if (word == "isready") std::cout << "readyok" << std::endl;
    if (word == "go") std::cout << "bestmove " << choose(game) << std::endl;
    if (word == "setoption" && words >> word >> option >> word >> value) {
      (option == "Variant" ? variant : rules) = value;
    } else if (word == "position" && words >> word) {  // "fen F moves M ..", "startpos moves M .."
      std::string fen;
      while (words >> word && word != "moves") fen.append(fen.empty() ? "" : " ").append(word);
      auto start = make_game(variant, rules, fen);
      if (!start) std::cout << "info string error " << to_text(start.error()) << std::endl;
      while (start && words >> word && start->play(word)) continue;
      if (start) game = *start;
    }
  }
}
