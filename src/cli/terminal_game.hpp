#pragma once
// A game in the terminal: people at one keyboard, the computer at any of the seats. Reads line by
// line, so it also works with a pipe. Used by `camlann play`.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/board_text.hpp"
#include "cli/line_editor.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree.hpp"
#include "notation/record.hpp"
#include "play/command.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"

namespace camlann::cli {

/// The computer's seats and its options.
struct ComputerSeats {
  std::uint8_t seats = 0;  // a bit per seat
  ComputerOptions options;
};

/// A loaded record of the game. Its headers, comments and variations stay when it is saved.
struct LoadedRecord {
  Record record;
  Tree tree;
};

class TerminalGame {
 public:
  /// Persons have the other seats, at least one. They decide from which side the board is seen.
  TerminalGame(Game game, const ComputerSeats& computers, BoardStyle style,
               std::optional<LoadedRecord> loaded);

  /// Runs until "quit" or the end of the input.
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
  [[nodiscard]] bool is_computer(Seat seat) const;
  [[nodiscard]] bool seen_from_black() const;
  [[nodiscard]] bool computer_to_move() const;
  [[nodiscard]] play::Who people() const;
  [[nodiscard]] bool computers_accept_draw();
  void computer_moves();
  [[nodiscard]] std::string prompt() const;
  [[nodiscard]] std::vector<std::string> completions(bool first) const;
  [[nodiscard]] Record whole_record() const;
  /// Returns the command that a misspelt word means, if it means one.
  [[nodiscard]] static std::optional<std::string> command_like(std::string_view word);
  /// Prints a line of text, broken at the edge of the terminal.
  void say(std::string_view text, std::size_t indent = 0) const;
  void obey(std::string_view line);
  void show_board(std::string_view style = {});
  void show_end() const;

  void help(std::string_view);
  void list_moves(std::string_view prefix);
  void undo(std::string_view);
  void hint(std::string_view);
  void why(std::string_view text);
  void draw(std::string_view);
  void resign(std::string_view);
  void rematch(std::string_view);
  void save(std::string_view file);
  void fen(std::string_view);
  void flip(std::string_view);
  void quit(std::string_view);
  void move(std::string_view text);

  [[nodiscard]] const Game& board() const { return state_.board; }
  /// Applies a command of the persons at the keyboard or of a computer; returns an error without
  /// showing it.
  Result<void> carry_out(const play::Command& command, play::Who who);
  /// The same, but shows the error.
  bool try_out(const play::Command& command);

  play::State state_;
  VariantInfo variant_;
  Computer computer_;
  BoardStyle style_;
  std::optional<LoadedRecord> loaded_;
  LineEditor editor_;
  bool asks_;  // standard input is a terminal
  bool quit_ = false;
};

}  // namespace camlann::cli
