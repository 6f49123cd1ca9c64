#pragma once
// The state of an application, to a tournament or a club.

#include <cstdint>

#include "base/words.hpp"
#include "wire/describe.hpp"

namespace camlann {

namespace message {

enum class ApplicantPhase : std::uint8_t { waiting, refused, withdrawn };

}  // namespace message

template <>
struct Words<message::ApplicantPhase> {
  using enum message::ApplicantPhase;
  static constexpr Word<message::ApplicantPhase> table[] = {
      {waiting, "waiting"}, {refused, "refused"}, {withdrawn, "withdrawn"}};
};

namespace wire {

template <>
inline constexpr Title title<message::ApplicantPhase>{
    "ApplicantPhase", "What became of a player's wish to enter a tournament or to join a club"};

}  // namespace wire
}  // namespace camlann
