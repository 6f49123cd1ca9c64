// Definitions of variants: whatever is read can be described and played, and is read again as the
// base of another. Each game plays a few moves, so that odd boards meet the whole of the rules.

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "fuzz/fuzz.hpp"
#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/own_words.hpp"
#include "rules/outcome.hpp"
#include "rules/own_words.hpp"
#include "rules/variant_info.hpp"

using namespace camlann;

namespace {

void play(const VariantInfo& variant) {
  auto game = make_game(variant, {}, {});
  fuzz::check(game.has_value(), "a variant that was read has a game");
  fuzz::check(!game->over(), "which is not over at its start");
  const auto again = make_game(variant, game->rules(), game->fen());
  fuzz::check(again && again->fen() == game->fen(), "its array is read back as written");
  for (std::size_t ply = 0; ply < 12 && !game->over(); ++ply) {
    const auto moves = game->written();
    fuzz::check(!moves.empty(), "a game that is not over has a move");
    const WrittenMove& chosen = moves[(ply * 7) % moves.size()];
    const auto read = game->read(chosen.notation);
    fuzz::check(read && *read == chosen, "a move is read back as written");
    game->play(chosen);
  }
  fuzz::check(game->over() != game->verdict_text().empty(), "an end has its sentence");
}

void check_words(const VariantInfo& variant) {
  const OwnWords* const words = own_words(variant);
  if (words == nullptr) return;
  for (const std::string& paragraph : words->rules) fuzz::check(!paragraph.empty(), "a paragraph");
  for (const OwnLesson& lesson : words->lessons) {
    fuzz::check(!lesson.title.empty() && !lesson.task.empty(), "a lesson has title and task");
    const auto game = make_game(variant, {}, lesson.fen);
    fuzz::check(game && !lesson.moves.empty(), "a lesson has a position and moves");
    for (const std::string& move : lesson.moves) {
      fuzz::check(game->read(move).has_value(), "the moves of a lesson are legal");
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::Input(data, size).text();
  static const std::size_t built_in = catalog().size();
  Catalog known;
  if (const auto added = known.add(text, "f"); !added) {
    const Error& error = added.error();
    fuzz::check(!error.what.empty() && !error.expected.empty(), "an error explains");
    fuzz::check(error.at.line > 0 && error.at.column > 0, "and says where");
    fuzz::check(known.size() == built_in, "all are read or none");
    return 0;
  }
  fuzz::check(known.size() > built_in, "something was read");
  std::size_t number = 0;
  for (const VariantInfo& variant : known) {
    ++number;
    if (number <= built_in || number > built_in + 3) continue;
    play(variant);
    check_words(variant);
  }
  return 0;
}
