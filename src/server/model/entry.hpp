#pragma once
// Who may enter a tournament, and the players that ask to. Values.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "base/words.hpp"
#include "server/core/clock.hpp"

namespace camlann::server {

/// The shortest entry code, in characters.
constexpr std::size_t shortest_entry_code = 4;

/// What a director asks of those who enter.
struct EntryTerms {
  std::optional<int> cap;      // players at a time
  std::optional<int> lowest;   // rating in the game at its speed
  std::optional<int> highest;  // likewise; players without a rating fit
  std::string code;            // which players must know; empty for none. Only for directors
  bool approval = false;       // a director accepts or refuses each player

  bool operator==(const EntryTerms&) const = default;
};

enum class ApplicantPhase : std::uint8_t { waiting, refused, withdrawn };

/// A player that asks to enter, or has asked. The row stays after a refusal, to count how often.
struct Applicant {
  std::string player;
  std::string name;
  ApplicantPhase phase{};
  int tries = 0;  // how often the player has asked
  Millis at = 0;  // the last change

  bool operator==(const Applicant&) const = default;
};

/// A player who has entered does not ask any more.
struct ApplicantWrite {
  Applicant applicant;
  bool entered = false;
};

}  // namespace camlann::server

namespace camlann {

template <>
struct Words<server::ApplicantPhase> {
  using enum server::ApplicantPhase;
  static constexpr Word<server::ApplicantPhase> table[] = {
      {waiting, "waiting"}, {refused, "refused"}, {withdrawn, "withdrawn"}};
};

}  // namespace camlann
