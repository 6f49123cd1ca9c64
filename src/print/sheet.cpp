#include "print/sheet.hpp"

#include "picture/picture.hpp"

namespace camlann::print {

Size size_of(Paper paper) {
  switch (paper) {
    case Paper::a4: break;
    case Paper::a3: return {297, 420};
    case Paper::letter: return {215.9, 279.4};
    case Paper::legal: return {215.9, 355.6};
  }
  return {210, 297};
}

Size turned(Size size) {
  return {size.height, size.width};
}

Area field_of(Size size) {
  return {margin, margin, size.width - 2 * margin, size.height - 2 * margin - foot};
}

BoardTheme theme_of(Style style) {
  switch (style) {
    case Style::colour: break;
    case Style::ink: return BoardTheme::ink;
    case Style::outline: return BoardTheme::outline;
  }
  return BoardTheme::oak;
}

}  // namespace camlann::print
