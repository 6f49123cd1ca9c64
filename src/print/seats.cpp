#include "print/seats.hpp"

#include <string>

#include "languages/language.hpp"
#include "languages/words.hpp"

namespace camlann::print {

std::string seat_text(languages::Language language, const std::string& name) {
  return languages::say(language, "seat", {{"seat", name}});
}

std::string seat_inside(languages::Language language, const std::string& name) {
  return languages::say(language, "seat.inside", {{"seat", name}});
}

}  // namespace camlann::print
