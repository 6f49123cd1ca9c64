#include "server/store/store.hpp"

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "rules/verdict.hpp"

namespace camlann::server {

std::string_view to_text(Opponent opponent) {
  return opponent == Opponent::computer ? "computer" : "person";
}

std::string_view to_text(By by) {
  return by == By::computer ? "computer" : "person";
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

std::optional<EventKind> read_event_kind(std::string_view text) {
  for (const auto kind : {EventKind::created, EventKind::move, EventKind::take_back,
                          EventKind::draw_offer, EventKind::draw_refused, EventKind::result}) {
    if (to_text(kind) == text) return kind;
  }
  return std::nullopt;
}

std::optional<Seat> read_seat(std::string_view text) {
  for (unsigned index = 0; index < most_seats; ++index) {
    if (to_text(static_cast<Seat>(index)) == text) return static_cast<Seat>(index);
  }
  return std::nullopt;
}

std::optional<Reason> read_reason(std::string_view text) {
  for (const auto reason :
       {Reason::castle, Reason::elimination, Reason::stalemate, Reason::thin, Reason::quiet,
        Reason::repetition, Reason::resignation, Reason::agreement}) {
    if (camlann::to_text(reason) == text) return reason;
  }
  return std::nullopt;
}

}  // namespace camlann::server
