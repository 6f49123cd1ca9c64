#include "server/model/entry.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"

namespace camlann::server {

Result<Applicant> next_application(const std::optional<Applicant>& before, std::string_view player,
                                   std::string_view name, Millis now, const Limits& limits) {
  if (before && before->tries >= limits.applications_per_player) {
    return failure(ErrorCode::too_many, "You have asked to enter too often", {},
                   "at most " + std::to_string(limits.applications_per_player) + " times");
  }
  if (before && now < before->at + limits.between_applications) {
    const auto minutes = (before->at + limits.between_applications - now + 59'999) / 60'000;
    return failure(ErrorCode::too_many,
                   before->phase == ApplicantPhase::refused ? "A director has refused your entry"
                                                            : "You have asked a moment ago",
                   {}, "another attempt in " + std::to_string(minutes) + " min");
  }
  return Applicant{std::string(player), std::string(name), ApplicantPhase::waiting,
                   before ? before->tries + 1 : 1, now};
}

Result<void> has_room_for_applicant(const std::vector<Applicant>& all, const Limits& limits) {
  const auto waiting = std::count_if(all.begin(), all.end(), [](const Applicant& one) {
    return one.phase == ApplicantPhase::waiting;
  });
  if (static_cast<std::size_t>(waiting) < limits.applicants) return {};
  return failure(ErrorCode::too_many, "Too many players wait to be accepted", {},
                 "fewer than " + std::to_string(limits.applicants));
}

}  // namespace camlann::server
