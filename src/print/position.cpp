#include "print/position.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "languages/language.hpp"
#include "languages/seats.hpp"
#include "languages/words.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/heading.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"
#include "rules/verdict.hpp"

namespace camlann::print {
namespace {

/// Returns who has won, or that nobody has. The sentence with the reason is the game's, in English.
std::string result_of(const Game& position, languages::Language language) {
  if (language == languages::Language()) return position.verdict_text();
  const auto& seating = position.variant().seating;
  std::vector<std::string> names;
  for (std::size_t seat = 0; seat < seating.size(); ++seat) {
    if (position.verdict().won_by(static_cast<Seat>(seat))) {
      names.push_back(seating[seat].name);
    }
  }
  return languages::result_text(language, names);
}

std::string caption_of(const Game& position, languages::Language language) {
  if (position.over()) return result_of(position, language);
  const auto& name = position.variant().seating[index_of(position.seat())].name;
  return languages::say(language, "print.to-move",
                        {{"seat", languages::seat_text(language, name)}});
}

}  // namespace

Sheet position_sheet(const Game& position, Coordinates coordinates, const Look& look) {
  constexpr double size = 4;
  constexpr double height = 8;
  const std::string& name = position.variant().name;
  Page page(size_of(look.paper), look.language);
  const Area field = page.field();
  const double top = draw_heading(page, look, name);
  const std::string caption = caption_of(position, look.language);
  page.text({field.x + field.width / 2, top + height - 3}, caption,
            {fitting_size(caption, size, field.width, Weight::bold), Weight::bold, Align::middle});
  PictureOptions options;
  options.theme = theme_of(look.style);
  options.coordinates = coordinates;
  options.pieces = PieceSet::flat;
  page.picture({field.x, top + height, field.width, field.y + field.height - top - height},
               picture::position_part(position, options, picture::Men::shown));
  return page.finished(look, languages::say(look.language, "print.position", {{"game", name}}));
}

}  // namespace camlann::print
