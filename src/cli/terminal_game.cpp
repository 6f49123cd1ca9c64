#include "cli/terminal_game.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <atomic>
#include <cctype>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <optional>
#include <utility>
#include <vector>

#include "cli/board_text.hpp"
#include "cli/command.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "game/catalog.hpp"
#include "game/replay.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "rules/verdict.hpp"

namespace camlann::cli {
namespace {

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm calendar{};
  localtime_r(&now, &calendar);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", &calendar);
  return text;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// The squares of a move without what stands between them: "d6-f8x" is "D6F8".
std::string bare(std::string_view move) {
  std::string squares;
  for (const char c : move) {
    if (c == '-' || c == '^' || c == '*' || c == ' ' || c == 'x' || c == 'X') continue;
    squares += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return squares;
}

/// Of another side, in turn order.
Seat next_seat(Seat seat) {
  return static_cast<Seat>(index_of(seat) ^ 1u);
}

const std::atomic<bool> never{false};

}  // namespace

const TerminalGame::Command TerminalGame::commands[] = {
    {"help", "this list", &TerminalGame::help},
    {"board", "show the board again", &TerminalGame::show_board},
    {"moves", "every legal move, or those that begin with the text you add",
     &TerminalGame::list_moves},
    {"undo", "take back your last move", &TerminalGame::undo},
    {"hint", "what the computer would play", &TerminalGame::hint},
    {"draw", "offer, accept or claim a draw", &TerminalGame::draw},
    {"resign", "resign the game", &TerminalGame::resign},
    {"save", "write the record to the file you name", &TerminalGame::save},
    {"fen", "the position as a FEN", &TerminalGame::fen},
    {"flip", "turn the board around", &TerminalGame::flip},
    {"quit", "leave", &TerminalGame::quit},
};

TerminalGame::TerminalGame(Game game, const ComputerSeats& computers)
    : game_(std::move(game)),
      computers_(computers),
      variant_(game_.variant()),
      computer_(computers.options),
      style_{terminal_has_colour(), is_computer(Seat::white) && !is_computer(Seat::black)},
      asks_(isatty(STDIN_FILENO) == 1) {}

void TerminalGame::run() {
  fmt::print("{} by the rules {}. Type a move (its beginning is enough if it is clear) or help.\n",
             variant_.name, game_.rules());
  for (const std::string& note : variant_.notes) fmt::print("{}\n", note);
  show_board();
  std::string line;
  while (!quit_) {
    if (computer_to_move()) {
      computer_moves();
      continue;
    }
    prompt();
    if (!read_line(stdin, line)) break;
    obey(trimmed(line));
  }
  if (asks_) fmt::print("\n");
}

const std::string& TerminalGame::name_of(Seat seat) const {
  return variant_.seating[index_of(seat)].name;
}

bool TerminalGame::is_computer(Seat seat) const {
  return (computers_.seats & bit_of(seat)) != 0;
}

bool TerminalGame::computer_to_move() const {
  return !game_.over() && is_computer(game_.seat());
}

Seat TerminalGame::person() const {
  Seat seat = game_.seat();
  const auto seats = static_cast<unsigned>(variant_.seating.size());
  for (unsigned i = 0; i < seats && is_computer(seat); ++i) {
    seat = static_cast<Seat>((index_of(seat) + 1) % seats);
  }
  return seat;
}

bool TerminalGame::computers_accept_draw() {
  for (std::size_t i = 0; i < variant_.seating.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const bool partner = game_.side_of(seat) == game_.side_of(person());
    if (is_computer(seat) && !partner && !computer_.accepts_draw(game_, seat, never)) return false;
  }
  return true;
}

void TerminalGame::computer_moves() {
  const Seat mover = game_.seat();
  const Reply reply = computer_.choose(game_, never);
  if (reply.resigns) {
    game_.finish(Reason::resignation, next_seat(mover));
  } else if (reply.claims_draw) {
    game_.finish(Reason::repetition, std::nullopt);
  } else if (reply.move) {
    game_.play(*reply.move);
    const std::string& notation = game_.played().back().notation;
    if (variant_.seating.size() == 2) {
      fmt::print("The computer plays {}\n", notation);
    } else {
      fmt::print("{}, the computer, plays {}\n", name_of(mover), notation);
    }
    // With more players the next computer's move would end the offer.
    const bool two = variant_.seating.size() == 2;
    draw_offer_ = two && reply.offers_draw && !game_.over();
    if (draw_offer_) fmt::print("The computer offers a draw; type draw to accept.\n");
  }
  show_board();
}

void TerminalGame::prompt() const {
  if (asks_) {
    fmt::print("{}> ", game_.over() ? "over" : name_of(game_.seat()));
  }
  std::fflush(stdout);
}

void TerminalGame::obey(std::string_view line) {
  if (line.empty()) return;
  const std::size_t end = line.find(' ');
  const std::string_view word = line.substr(0, end);
  const std::string_view rest = end == std::string_view::npos ? "" : trimmed(line.substr(end));
  for (const Command& command : commands) {
    if (command.name == word) return (this->*command.handle)(rest);
  }
  move(line);
}

void TerminalGame::show_board(std::string_view) {
  fmt::print("\n{}\n", draw_board(game_, variant_, style_));
  if (game_.over()) return show_end();
  for (const Seat seat : game_.passed()) {
    fmt::print("{} cannot move and is passed over.\n", name_of(seat));
  }
  fmt::print("{} to move.", name_of(game_.seat()));
  if (const Obligation must = game_.obligation(); !must.text.empty()) fmt::print(" {}", must.text);
  fmt::print("\n");
}

void TerminalGame::show_end() const {
  fmt::print("{}\n", game_.verdict_text());
}

void TerminalGame::help(std::string_view) {
  fmt::print(
      "A move: its squares, joined by - (quiet), x (jump) or nothing, or the first squares of "
      "it.\n");
  for (const Command& command : commands) fmt::print("{:<8} {}\n", command.name, command.help);
}

void TerminalGame::list_moves(std::string_view prefix) {
  const std::string wanted = bare(prefix);
  std::size_t shown = 0;
  for (const WrittenMove& outcome : game_.written()) {
    if (bare(outcome.notation).compare(0, wanted.size(), wanted) != 0) continue;
    fmt::print("{}{}", shown == 0 ? "" : "  ", outcome.notation);
    ++shown;
  }
  fmt::print("{}\n", shown == 0 ? "none" : "");
}

// Against the computer: back to the person's last turn.
void TerminalGame::undo(std::string_view) {
  bool undone = game_.take_back();
  while (undone && computer_to_move()) {
    if (!game_.take_back()) break;
  }
  draw_offer_ = false;
  if (!undone) {
    fmt::print("There is no move to take back.\n");
  } else {
    show_board();
  }
}

void TerminalGame::hint(std::string_view) {
  const auto hint = computer_.hint(game_, never);
  if (!hint) return show_end();
  fmt::print("{} ({}, depth {})\n", notations(game_, {hint->move}).front(), score_text(hint->score),
             hint->depth);
}

void TerminalGame::draw(std::string_view) {
  if (game_.over()) return show_end();
  if (game_.can_claim_draw()) {
    game_.finish(Reason::repetition, std::nullopt);
  } else if (draw_offer_ || computers_accept_draw()) {
    game_.finish(Reason::agreement, std::nullopt);
  } else {
    fmt::print("The computer plays on.\n");
    return;
  }
  show_end();
}

void TerminalGame::resign(std::string_view) {
  if (!game_.over()) {
    if (game_.variant().sides() > 2) {
      fmt::print("In a game for three nobody can resign, because one of the others would win.\n");
      return;
    }
    game_.finish(Reason::resignation, next_seat(person()));
  }
  show_end();
}

void TerminalGame::save(std::string_view file) {
  if (file.empty()) {
    fmt::print("Name a file: save game.txt\n");
    return;
  }
  Record record = to_record(game_);
  record.set("Event", "Game in the terminal");
  record.set("Date", today());
  for (std::size_t i = 0; i < variant_.seating.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    record.set(name_of(seat), is_computer(seat)
                                  ? fmt::format("Camlann, level {}", computers_.options.level)
                                  : "?");
  }
  const auto saved = write_file(std::string(file), write_record(record));
  fmt::print("{}\n", saved ? fmt::format("Saved to {}.", file) : to_text(saved.error()));
}

void TerminalGame::fen(std::string_view) {
  fmt::print("{}\n", game_.fen());
}

void TerminalGame::flip(std::string_view) {
  style_.flipped = !style_.flipped;
  show_board();
}

void TerminalGame::quit(std::string_view) {
  quit_ = true;
}

void TerminalGame::move(std::string_view text) {
  const auto played = game_.read(text, Reading::hasty);
  if (played) {
    const Seat mover = game_.seat();
    game_.play(played->move());
    draw_offer_ = false;
    fmt::print("{} plays {}\n", name_of(mover), played->notation);
    return show_board();
  }
  fmt::print("{}\n", to_text(played.error()));
  if (played.error().code == ErrorCode::ambiguous_move) list_moves(text);
}

}  // namespace camlann::cli
