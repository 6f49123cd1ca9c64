#include "print/position.hpp"

#include <string>

#include "game/game.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "print/heading.hpp"
#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"
#include "rules/variant_info.hpp"

namespace camlann::print {
namespace {

std::string caption_of(const Game& position) {
  if (position.over()) return position.verdict_text();
  return position.variant().seating[index_of(position.seat())].name + " to move";
}

}  // namespace

Sheet position_sheet(const Game& position, Coordinates coordinates, const Look& look) {
  constexpr double size = 4;
  constexpr double height = 8;
  const std::string& name = position.variant().name;
  Page page(size_of(look.paper));
  const Area field = page.field();
  const double top = draw_heading(page, look, name);
  const std::string caption = caption_of(position);
  page.text({field.x + field.width / 2, top + height - 3}, caption,
            {fitting_size(caption, size, field.width, Weight::bold), Weight::bold, Align::middle});
  PictureOptions options;
  options.theme = theme_of(look.style);
  options.coordinates = coordinates;
  options.pieces = PieceSet::flat;
  page.picture({field.x, top + height, field.width, field.y + field.height - top - height},
               picture::position_part(position, options, picture::Men::shown));
  return page.finished(look, name + ", position");
}

}  // namespace camlann::print
