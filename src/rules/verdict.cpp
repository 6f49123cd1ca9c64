#include "rules/verdict.hpp"

#include <optional>
#include <string_view>

#include "base/words.hpp"

namespace camlann {

std::string_view to_text(Reason reason) {
  switch (reason) {
    case Reason::running: return "";
    case Reason::castle: return "castle";
    case Reason::elimination: return "elimination";
    case Reason::stalemate: return "stalemate";
    case Reason::thin: return "thin";
    case Reason::quiet: return "quiet";
    case Reason::repetition: return "repetition";
    case Reason::checkmate: return "checkmate";
    case Reason::bare_kings: return "bare-kings";
    case Reason::king_taken: return "king-taken";
    case Reason::resignation: return "resignation";
    case Reason::agreement: return "agreement";
  }
  return "";
}

std::optional<Reason> read_reason(std::string_view word) {
  return word.empty() ? std::optional(Reason::running) : read_word<Reason>(word, to_text);
}

}  // namespace camlann
