#include "rules/move.hpp"
#include <string_view>

namespace camlann {

std::string_view to_text(MoveKind kind) {
  switch (kind) {
    case MoveKind::plain: return "plain";
    case MoveKind::canter: return "canter";
    case MoveKind::jump: return "jump";
    case MoveKind::charge: return "charge";
    case MoveKind::castle: return "castle";
    case MoveKind::capture: return "capture";
    case MoveKind::run: return "run";
    case MoveKind::shot: return "shot";
  }
  return "";
}

}  // namespace camlann
