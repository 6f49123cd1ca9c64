#include "cli/tournament_pairing.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/words.hpp"
#include "tournament/event.hpp"
#include "tournament/state.hpp"

namespace camlann::cli {
namespace {

using tournament::Bye;
using tournament::GivenPairing;

constexpr std::string_view between = " - ";

/// The words for byes in such a text.
constexpr std::pair<std::string_view, Bye::Kind> bye_words[] = {
    {"bye", Bye::Kind::win}, {"half", Bye::Kind::half}, {"rest", Bye::Kind::rest}};

/// Reads a board. Names may contain the mark between them, so players that have entered decide;
/// without them the first mark counts.
bool read_board(const tournament::State& state, std::string_view line, GivenPairing& pairing) {
  const auto first = line.find(between);
  if (first == std::string_view::npos) return false;
  auto at = first;
  for (auto next = first; next != std::string_view::npos; next = line.find(between, next + 1)) {
    if (!state.find(trimmed(line.substr(0, next)))) continue;
    at = next;
    if (state.find(trimmed(line.substr(next + between.size())))) break;
  }
  pairing.boards.push_back({std::string(trimmed(line.substr(0, at))),
                            std::string(trimmed(line.substr(at + between.size())))});
  return true;
}

bool read_bye(std::string_view line, GivenPairing& pairing) {
  const auto space = line.rfind(' ');
  if (space == std::string_view::npos) return false;
  for (const auto& [word, kind] : bye_words) {
    if (line.substr(space + 1) != word) continue;
    pairing.byes.push_back({std::string(trimmed(line.substr(0, space))), kind, 0});
    return true;
  }
  return false;
}

}  // namespace

Result<GivenPairing> read_pairing(const tournament::State& state, std::string_view text) {
  GivenPairing pairing;
  for (int number = 1; !text.empty(); ++number) {
    const auto end = text.find('\n');
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty()) continue;
    // A name may end like a bye, so a known player with a bye comes first.
    GivenPairing alone;
    const bool bye = read_bye(line, alone) && state.find(alone.byes.front().player);
    if (bye) {
      pairing.byes.push_back(alone.byes.front());
    } else if (!read_board(state, line, pairing) && !read_bye(line, pairing)) {
      return failure(ErrorCode::syntax, "this is no line of a pairing", std::to_string(number),
                     "White - Black, or a player and bye, half or rest");
    }
  }
  return pairing;
}

std::string pairing_text(const GivenPairing& pairing) {
  std::string text;
  for (const auto& [white, black] : pairing.boards) {
    text.append(white).append(between).append(black).append("\n");
  }
  for (const Bye& bye : pairing.byes) {
    for (const auto& [word, kind] : bye_words) {
      if (bye.kind == kind) text.append(bye.player).append(" ").append(word).append("\n");
    }
  }
  return text;
}

}  // namespace camlann::cli
