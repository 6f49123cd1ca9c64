#pragma once
// What a player keeps for himself about a game: his plan and his note. Only he reads them; no view,
// event or record of the game has them. Values.

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
  std::string text;  // empty: there is none

  bool operator==(const PrivateText&) const = default;
};

/// A plan as it is shown to its player.
struct PlanView {
  std::string game;
  int ply = 0;  // moves played before it
  std::vector<play::PlanLine> lines;
};

struct NoteView {
  std::string game;
  std::string text;
};

/// A player's plan, from the position of the game on.
struct OwnedPlan {
  std::string player;
  play::Plan plan;
};

}  // namespace camlann::server

// The words of the database.
namespace camlann {

template <>
struct Words<server::PrivateKind> {
  using enum server::PrivateKind;
  static constexpr Word<server::PrivateKind> table[] = {{plan, "plan"}, {note, "note"}};
};

}  // namespace camlann
