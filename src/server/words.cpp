// The words of the database and of the protocol (game_state.hpp), apart for those who only read.
#include <string_view>

#include "server/game_state.hpp"

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

}  // namespace camlann::server
