#include "languages/seats.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include "languages/language.hpp"
#include "languages/words.hpp"

namespace camlann::languages {

std::string seat_text(Language language, const std::string& name) {
  return say(language, "seat", {{"seat", name}});
}

std::string seat_inside(Language language, const std::string& name) {
  return say(language, "seat.inside", {{"seat", name}});
}

std::string result_text(Language language, const std::vector<std::string>& winners) {
  if (winners.empty()) return say(language, "result.drawn");
  std::vector<std::string> names;
  names.reserve(winners.size());
  for (const auto& winner : winners) names.push_back(seat_text(language, winner));
  return say(
      language, "result.won",
      {{"count", static_cast<std::int64_t>(names.size())}, {"seats", enumerated(language, names)}});
}

}  // namespace camlann::languages
