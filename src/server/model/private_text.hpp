#pragma once
// A player's private plan and note for a game. They are shown to that player only; no view, event
// or record of the game contains them. Values.

#include <cstdint>
#include <string>
#include <vector>

#include "base/words.hpp"
#include "play/plan.hpp"

namespace camlann::server {

enum class PrivateKind : std::uint8_t { plan, note };

struct PrivateText {
  std::string player;
  PrivateKind kind{};
  std::string text;  // empty: none

  bool operator==(const PrivateText&) const = default;
};

/// A plan as shown to its player.
struct PlanView {
  std::string game;
  int ply = 0;  // moves played before it
  std::vector<play::PlanLine> lines;
};

struct NoteView {
  std::string game;
  std::string text;
};

/// A player's plan, from the game's current position on.
struct OwnedPlan {
  std::string player;
  play::Plan plan;
};

}  // namespace camlann::server

// Words in the database.
namespace camlann {

template <>
struct Words<server::PrivateKind> {
  using enum server::PrivateKind;
  static constexpr Word<server::PrivateKind> table[] = {{plan, "plan"}, {note, "note"}};
};

}  // namespace camlann
