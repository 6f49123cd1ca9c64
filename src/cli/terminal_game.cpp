#include "cli/terminal_game.hpp"

#include <fmt/format.h>

#include <atomic>
#include <cctype>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/system/program.hpp"
#include "base/system/terminal.hpp"
#include "base/try.hpp"
#include "cli/board_text.hpp"
#include "cli/command.hpp"
#include "cli/line_editor.hpp"
#include "cli/nearest.hpp"
#include "cli/wrapping.hpp"
#include "engine/analyst.hpp"
#include "engine/computer.hpp"
#include "engine/why.hpp"
#include "game/own_words.hpp"
#include "game/replay.hpp"
#include "game/tree.hpp"
#include "game/tree_record.hpp"
#include "notation/record.hpp"
#include "notation/record_writer.hpp"
#include "play/clock.hpp"
#include "play/command.hpp"
#include "play/decide.hpp"
#include "play/seating.hpp"
#include "play/state.hpp"
#include "rules/move.hpp"
#include "rules/outcome.hpp"
#include "rules/own_words.hpp"
#include "rules/verdict.hpp"

namespace camlann::cli {
namespace {

std::string today() {
  const std::tm calendar = system::local_time(std::time(nullptr));
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", &calendar);
  return text;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

/// Returns the squares of a move without separators: "D6F8" for "d6-f8x".
std::string bare(std::string_view move) {
  std::string squares;
  for (const char c : move) {
    if (c == '-' || c == '^' || c == '*' || c == ' ' || c == 'x' || c == 'X') continue;
    squares += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  return squares;
}

/// If one person is at the keyboard, a resignation or an agreed draw can be taken back like a move.
play::State sit_down(Game game, const ComputerSeats& computers) {
  play::Terms terms;
  const auto& seating = game.variant().seating;
  for (unsigned index = 0; index < seating.size(); ++index) {
    const bool computer = (computers.seats & bit_of(static_cast<Seat>(index))) != 0;
    terms.players.push_back({seating[index].letter, computer ? computers.options.level : 0, {}});
  }
  terms.computers_resign = computers.options.may_resign;
  terms.ends_are_taken_back = true;
  return play::new_state(std::move(terms), std::move(game));
}

play::Millis now() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             system_clock::now().time_since_epoch())
      .count();
}

const std::atomic<bool> never{false};

void set_unknown(Record& record, std::string_view key, std::string_view value) {
  const std::string_view known = record.value(key);
  if (known.empty() || known == "?") record.set(key, value);
}

/// Returns the record with the moves that have been played since.
Record continued(const LoadedRecord& loaded, const Game& game) {
  Tree lines = loaded.tree;
  Tree::Node node = Tree::root;
  for (const WrittenMove& move : game.played()) node = lines.play(node, move);
  Record record = in_full(loaded.record, lines);
  std::erase_if(record.tags, [](const Tag& tag) { return tag.key == "Termination"; });
  record.result = record_result(game);
  record.set("Result", to_text(record.result));
  return record;
}

}  // namespace

const TerminalGame::Command TerminalGame::commands[] = {
    {"help", "this list", &TerminalGame::help},
    {"board", "show the board again; board unicode or board ascii changes its signs",
     &TerminalGame::show_board},
    {"moves", "every legal move, or those that begin with the text you add",
     &TerminalGame::list_moves},
    {"undo", "take back your last move", &TerminalGame::undo},
    {"hint", "what the computer would play", &TerminalGame::hint},
    {"why", "the reasons for that move, and for or against the move you add", &TerminalGame::why},
    {"draw", "offer, accept or claim a draw", &TerminalGame::draw},
    {"resign", "resign the game", &TerminalGame::resign},
    {"rematch", "the same game again, everyone one seat on", &TerminalGame::rematch},
    {"save", "write the record to the file you name, with all that a loaded one had",
     &TerminalGame::save},
    {"fen", "the position as a FEN", &TerminalGame::fen},
    {"flip", "turn the board around", &TerminalGame::flip},
    {"quit", "leave", &TerminalGame::quit},
};

TerminalGame::TerminalGame(Game game, const ComputerSeats& computers, BoardStyle style,
                           std::optional<LoadedRecord> loaded)
    : state_(sit_down(std::move(game), computers)),
      variant_(board().variant()),
      computer_(computers.options),
      style_(style),
      loaded_(std::move(loaded)),
      editor_([this](bool first) { return completions(first); }),
      asks_(system::is_terminal(stdin)) {
  style_.flipped = seen_from_black();
}

void TerminalGame::run() {
  say(fmt::format(
      "{} by the rules {}. Type a move (its beginning is enough if it is clear) or help.",
      variant_.name, board().rules()));
  for (const std::string& note : variant_.notes) say(note);
  if (const OwnWords* const own = own_words(variant_)) {
    for (const std::string& paragraph : own->rules) say(paragraph);
  }
  show_board();
  std::string line;
  while (!quit_) {
    if (computer_to_move()) {
      computer_moves();
      continue;
    }
    if (!editor_.read(prompt(), line)) break;
    obey(trimmed(line));
  }
  if (asks_) fmt::print("\n");
}

const std::string& TerminalGame::name_of(Seat seat) const {
  return variant_.seating[index_of(seat)].name;
}

bool TerminalGame::is_computer(Seat seat) const {
  return !play::player_at(state_.terms.players, seat).person();
}

bool TerminalGame::seen_from_black() const {
  return is_computer(Seat::white) && !is_computer(Seat::black);
}

bool TerminalGame::computer_to_move() const {
  return state_.owed() == play::Owed::move;
}

play::Who TerminalGame::people() const {
  return play::persons(state_.terms.players);
}

Result<void> TerminalGame::carry_out(const play::Command& command, play::Who who) {
  const auto at = now();
  TRY(const auto events, play::decide(state_, command, who, {at}));
  for (const auto& event : events) state_ = play::apply(std::move(state_), event, at);
  return {};
}

bool TerminalGame::try_out(const play::Command& command) {
  const auto done = carry_out(command, people());
  if (!done) say(done.error().what + '.');
  return done.has_value();
}

bool TerminalGame::computers_accept_draw() {
  for (std::size_t i = 0; i < variant_.seating.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const bool partner = board().side_of(seat) == board().side_of(board().seat());
    if (is_computer(seat) && !partner && !computer_.accepts_draw(board(), seat, never)) {
      return false;
    }
  }
  return true;
}

void TerminalGame::computer_moves() {
  const Seat mover = board().seat();
  const Reply reply = computer_.choose(board(), never);
  play::Command command = play::ClaimDraw{};
  if (reply.resigns) {
    command = play::Resign{};
  } else if (!reply.claims_draw && reply.move) {
    const int ply = static_cast<int>(state_.movers.size());
    command = play::PlayMove{ply, board().write(*reply.move), reply.offers_draw};
  }
  if (const auto done = carry_out(command, play::only(mover)); !done) {
    say(done.error().what + '.');
    quit_ = true;
    return;
  }
  if (const auto* play = std::get_if<play::PlayMove>(&command)) {
    if (variant_.seating.size() == 2) {
      fmt::print("The computer plays {}\n", play->move.notation);
    } else {
      fmt::print("{}, the computer, plays {}\n", name_of(mover), play->move.notation);
    }
    if (state_.offer) fmt::print("The computer offers a draw; type draw to accept.\n");
  }
  show_board();
}

std::string TerminalGame::prompt() const {
  return (board().over() ? "over" : name_of(board().seat())) + "> ";
}

std::vector<std::string> TerminalGame::completions(bool first) const {
  std::vector<std::string> words;
  if (first) {
    for (const Command& command : commands) words.emplace_back(command.name);
  }
  for (const WrittenMove& one : board().written()) words.push_back(one.notation);
  return words;
}

void TerminalGame::say(std::string_view text, std::size_t indent) const {
  print(wrapped(text, output_width(), indent) + '\n');
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

void TerminalGame::show_board(std::string_view style) {
  if (!style.empty() && style != ascii_board && style != unicode_board) {
    return say("The signs of the board are unicode or ascii.");
  }
  if (!style.empty()) style_.unicode = style == unicode_board;
  fmt::print("\n{}\n", draw_board(board(), variant_, style_));
  if (board().over()) return show_end();
  for (const Seat seat : board().passed()) {
    say(name_of(seat) + " cannot move and is passed over.");
  }
  const Obligation must = board().obligation();
  say(name_of(board().seat()) + " to move." + (must.text.empty() ? "" : ' ' + must.text));
  if (board().may_swap()) say("Type swap to take over the first move.");
}

void TerminalGame::show_end() const {
  say(board().verdict_text());
}

void TerminalGame::help(std::string_view) {
  say("A move: its squares, joined by - (quiet), x (jump) or nothing, or the first squares of it.");
  constexpr std::size_t indent = 9;
  for (const Command& command : commands) {
    say(fmt::format("{:<8} {}", command.name, command.help), indent);
  }
}

void TerminalGame::list_moves(std::string_view prefix) {
  const std::string wanted = bare(prefix);
  std::string list;
  for (const WrittenMove& outcome : board().written()) {
    if (bare(outcome.notation).compare(0, wanted.size(), wanted) != 0) continue;
    if (!list.empty()) list += "  ";
    list += outcome.notation;
  }
  say(list.empty() ? "none" : list);
}

void TerminalGame::undo(std::string_view) {
  if (state_.plies_to_take_back(people()) == 0) {
    say("There is no move to take back.");
  } else if (try_out(play::TakeBack{})) {
    show_board();
  }
}

void TerminalGame::hint(std::string_view) {
  const auto hint = computer_.hint(board(), never);
  if (!hint) return show_end();
  fmt::print("{} ({}, depth {})\n", notations(board(), {hint->move}).front(),
             score_text(hint->score, board().variant().sides()), hint->depth);
}

void TerminalGame::why(std::string_view text) {
  std::optional<Move> asked;
  if (!text.empty()) {
    const auto read = board().read(text, Reading::hasty);
    if (!read) return say(to_text(read.error()));
    asked = read->move();
  }
  const auto whys = computer_.why(board(), asked, never);
  if (!whys) return show_end();
  const int sides = board().variant().sides();
  const auto show = [&](const Why& one, std::string_view mark) {
    say(fmt::format("{} ({}{})", one.move.notation, score_text(one.score, sides), mark));
    constexpr std::size_t indent = 2;
    for (const std::string& reason : one.reasons) say("  " + reason, indent);
  };
  show(whys->best, ", best");
  if (whys->asked) show(*whys->asked, "");
}

void TerminalGame::draw(std::string_view) {
  if (board().over()) return show_end();
  if (board().can_claim_draw()) {
    if (try_out(play::ClaimDraw{})) show_end();
    return;
  }
  if (state_.offer) {
    if (try_out(play::AnswerDraw{true})) show_end();
    return;
  }
  // Persons at one keyboard have agreed with each other; only computers of other sides have to
  // answer.
  const bool asks_computers = state_.computers_answer(board().seat());
  const bool refused = state_.refused.has(board().seat());
  if (!refused && !try_out(play::OfferDraw{})) return;
  const bool accepted = !refused && computers_accept_draw();
  if (state_.offer) {
    const auto who = asks_computers ? play::computers(state_.terms.players) : people();
    (void)carry_out(play::AnswerDraw{accepted}, who);
  }
  if (!accepted) {
    say("The computer plays on.");
    return;
  }
  show_end();
}

void TerminalGame::resign(std::string_view) {
  if (board().over() || try_out(play::Resign{})) show_end();
}

void TerminalGame::rematch(std::string_view) {
  auto again = play::rematch(state_);
  if (!again) {
    return say(again.error().what + '.');
  }
  state_ = std::move(*again);
  loaded_.reset();
  style_.flipped = seen_from_black();
  show_board();
}

void TerminalGame::save(std::string_view file) {
  if (file.empty()) return say("Name a file: save game.txt");
  const auto saved = write_file(std::string(file), write_record(whole_record()));
  say(saved ? fmt::format("Saved to {}.", file) : to_text(saved.error()));
}

Record TerminalGame::whole_record() const {
  Record record = loaded_ ? continued(*loaded_, board()) : to_record(board());
  set_unknown(record, "Event", "Game in the terminal");
  set_unknown(record, "Date", today());
  for (std::size_t i = 0; i < variant_.seating.size(); ++i) {
    const Seat seat = static_cast<Seat>(i);
    const int level = play::player_at(state_.terms.players, seat).level;
    set_unknown(record, name_of(seat), level > 0 ? fmt::format("Camlann, level {}", level) : "?");
  }
  if (board().over()) record.set("Termination", to_text(board().verdict().reason));
  return record;
}

void TerminalGame::fen(std::string_view) {
  fmt::print("{}\n", board().fen());
}

void TerminalGame::flip(std::string_view) {
  style_.flipped = !style_.flipped;
  show_board();
}

void TerminalGame::quit(std::string_view) {
  quit_ = true;
}

std::optional<std::string> TerminalGame::command_like(std::string_view word) {
  constexpr std::string_view digits = "0123456789";  // of squares
  if (word.find_first_of(digits) != std::string_view::npos) return std::nullopt;
  std::vector<std::string> names;
  for (const Command& command : commands) names.emplace_back(command.name);
  return nearest(word, names);
}

void TerminalGame::move(std::string_view text) {
  const auto read = board().read(text, Reading::hasty);
  if (!read) {
    const std::string_view word = text.substr(0, text.find(' '));
    if (const auto meant = command_like(word)) {
      return say(fmt::format("There is no command {}; did you mean {}?", word, *meant));
    }
    say(to_text(read.error()));
    if (read.error().code == ErrorCode::ambiguous_move) list_moves(text);
    return;
  }
  const Seat mover = board().seat();
  if (!try_out(play::PlayMove{static_cast<int>(state_.movers.size()), *read})) return;
  fmt::print("{} plays {}\n", name_of(mover), read->notation);
  show_board();
}

}  // namespace camlann::cli
