#pragma once
// A game in the terminal: one person against the computer, or persons alone at one keyboard. Reads
// a line at a time, so it plays from a pipe as well. Used by `camlann play`.

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/board_text.hpp"
#include "engine/any_game.hpp"
#include "engine/catalog.hpp"
#include "engine/computer.hpp"

namespace camlann::cli {

struct Opponent {
  Seat seat = Seat::black;  // of the computer
  ComputerOptions options;
};

class TerminalGame {
 public:
  /// Without an opponent, persons play at every seat.
  TerminalGame(std::unique_ptr<AnyGame> game, const std::optional<Opponent>& opponent);

  /// Until "quit" or the end of the input.
  void run();

 private:
  using Handler = void (TerminalGame::*)(std::string_view);
  struct Command {
    std::string_view name;
    std::string_view help;
    Handler handle;
  };
  static const Command commands[];

  [[nodiscard]] const std::string& name_of(Seat seat) const;
  [[nodiscard]] bool computer_to_move() const;
  void computer_moves(Seat computer);
  void prompt() const;
  void obey(std::string_view line);
  void show_board(std::string_view = {});
  void show_end() const;

  void help(std::string_view);
  void list_moves(std::string_view prefix);
  void undo(std::string_view);
  void hint(std::string_view);
  void draw(std::string_view);
  void resign(std::string_view);
  void save(std::string_view file);
  void fen(std::string_view);
  void flip(std::string_view);
  void quit(std::string_view);
  void move(std::string_view text);

  std::unique_ptr<AnyGame> game_;
  std::optional<Opponent> opponent_;
  VariantInfo variant_;
  Computer computer_;
  BoardStyle style_;
  bool asks_;                // a person sits at the keyboard
  bool draw_offer_ = false;  // by the computer, open until the next move
  bool quit_ = false;
};

}  // namespace camlann::cli
