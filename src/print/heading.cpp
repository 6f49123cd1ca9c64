#include "print/heading.hpp"

#include <string_view>

#include "print/page.hpp"
#include "print/sheet.hpp"
#include "print/text.hpp"

namespace camlann::print {

double draw_heading(Page& page, const Look& look, std::string_view title) {
  constexpr double title_size = 6;
  constexpr double club_size = 4;
  constexpr double base = 6;  // from the upper edge to the line of the letters
  const Area field = page.field();
  const double half = field.width / 2 - 2;
  page.text({field.x, field.y + base}, title,
            {fitting_size(title, title_size, half, Weight::bold), Weight::bold});
  page.text({field.x + field.width, field.y + base}, look.club,
            {fitting_size(look.club, club_size, half), Weight::normal, Align::right});
  page.line({field.x, field.y + base + 2.5}, {field.x + field.width, field.y + base + 2.5}, 0.4);
  return field.y + base + 5;
}

}  // namespace camlann::print
