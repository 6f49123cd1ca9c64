#pragma once
// The techniques of the search, each of which can be turned off: matches measure its worth in this
// way (doc/results.md, "Techniques"), and tests get the plain minimax value.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace camlann::inline v1 {

enum class Technique : std::uint8_t {
  null_move,     // a position that stays above beta after a pass fails high
  lead,          // near the horizon a clear lead is trusted
  lateness,      // near the horizon quiet moves late in the order are skipped
  reductions,    // late quiet moves are searched less deeply
  exchanges,     // captures that lose to recaptures come last, and are skipped in the quiescence
                 // search
  extensions,    // forced replies and checks are searched more deeply
  history,       // quiet moves in the order of their success elsewhere
  continuation,  // the same, as replies to the previous move
  killers,       // quiet moves that refuted a sibling position come early
  aspiration,    // a narrow window around the score of the previous iteration
};

class Techniques {
 public:
  static constexpr std::array<std::string_view, 10> names{
      "null-move",  "lead",    "lateness",     "reductions", "exchanges",
      "extensions", "history", "continuation", "killers",    "aspiration"};

  [[nodiscard]] static constexpr Techniques all() { return Techniques((1U << names.size()) - 1); }
  /// Returns the techniques that do not change the minimax value of a fixed depth.
  [[nodiscard]] static constexpr Techniques exact() {
    Techniques techniques = all();
    for (const Technique selective : {Technique::null_move, Technique::lead, Technique::lateness,
                                      Technique::reductions, Technique::exchanges}) {
      techniques = techniques.without(selective);
    }
    return techniques;
  }
  [[nodiscard]] static constexpr std::optional<Technique> named(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) return static_cast<Technique>(i);
    }
    return std::nullopt;
  }

  [[nodiscard]] constexpr bool has(Technique technique) const {
    return (bits_ & bit(technique)) != 0;
  }
  [[nodiscard]] constexpr Techniques without(Technique technique) const {
    return Techniques(bits_ & ~bit(technique));
  }

  /// Returns the techniques in both.
  [[nodiscard]] friend constexpr Techniques operator&(Techniques a, Techniques b) {
    return Techniques(a.bits_ & b.bits_);
  }
  [[nodiscard]] bool operator==(const Techniques&) const = default;

 private:
  explicit constexpr Techniques(std::uint32_t bits) : bits_(bits) {}

  [[nodiscard]] static constexpr std::uint32_t bit(Technique technique) {
    return 1U << static_cast<unsigned>(technique);
  }

  std::uint32_t bits_;
};

}  // namespace camlann::inline v1
