#include "server/store/store.hpp"

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "rules/verdict.hpp"

namespace camlann::server {

std::string_view to_text(Opponent opponent) {
  switch (opponent) {
    case Opponent::computer: return "computer";
    case Opponent::person: return "person";
  }
  return "";
}

std::string_view to_text(By by) {
  switch (by) {
    case By::person: return "person";
    case By::computer: return "computer";
  }
  return "";
}

std::string_view to_text(EventKind kind) {
  switch (kind) {
    case EventKind::created: return "created";
    case EventKind::move: return "move";
    case EventKind::take_back: return "take-back";
    case EventKind::draw_offer: return "draw-offer";
    case EventKind::draw_refused: return "draw-refused";
    case EventKind::result: return "result";
  }
  return "";
}

std::string_view to_text(Seat seat) {
  switch (seat) {
    case Seat::white: return "w";
    case Seat::black: return "b";
    case Seat::third: return "third";
    case Seat::fourth: return "fourth";
  }
  return "";
}

std::string to_text(const std::vector<Player>& seats) {
  std::string text;
  for (const Player& player : seats) {
    text += player.letter + (' ' + std::to_string(player.level)) + ' ' + player.name + '\n';
  }
  return text;
}

std::optional<std::vector<Player>> read_seats(std::string_view text) {
  std::vector<Player> seats;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end + 1);
    const std::size_t space = line.find(' ', 2);
    if (line.size() < 4 || line[1] != ' ' || space == std::string_view::npos) return std::nullopt;
    Player player{line[0], 0, std::string(line.substr(space + 1))};
    const auto [stopped, error] =
        std::from_chars(line.data() + 2, line.data() + space, player.level);
    if (error != std::errc{} || stopped != line.data() + space) return std::nullopt;
    seats.push_back(std::move(player));
  }
  return seats;
}

std::optional<Opponent> read_opponent(std::string_view text) {
  return read_word<Opponent>(text, to_text);
}

std::optional<By> read_by(std::string_view text) {
  return read_word<By>(text, to_text);
}

std::optional<EventKind> read_event_kind(std::string_view text) {
  return read_word<EventKind>(text, to_text);
}

std::optional<Seat> read_seat(std::string_view text) {
  return read_word<Seat>(text, to_text);
}

}  // namespace camlann::server
