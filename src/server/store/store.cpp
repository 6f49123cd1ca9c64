#include "server/store/store.hpp"

#include <optional>
#include <string_view>
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
  return seat == Seat::white ? "w" : "b";
}

std::optional<EventKind> read_event_kind(std::string_view text) {
  for (const auto kind : {EventKind::created, EventKind::move, EventKind::take_back,
                          EventKind::draw_offer, EventKind::draw_refused, EventKind::result}) {
    if (to_text(kind) == text) return kind;
  }
  return std::nullopt;
}

std::optional<Seat> read_seat(std::string_view text) {
  if (text == "w") return Seat::white;
  if (text == "b") return Seat::black;
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
