// Scoresheets.

#include "print/score.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "game/catalog.hpp"
#include "print/sheet.hpp"
#include "rules/variant_info.hpp"

namespace camlann {
namespace {

using testing::HasSubstr;

TEST(PrintScore, EverySeatHasItsColumnNameAndSignature) {
  for (const VariantInfo& variant : catalog()) {
    const std::string svg = print::score_sheet(variant, {}).svg;
    for (const SeatInfo& seat : variant.seating) {
      EXPECT_THAT(svg, HasSubstr('>' + seat.name + "</text>")) << variant.id;
      EXPECT_THAT(svg, HasSubstr(">Signature " + seat.name + "</text>")) << variant.id;
    }
  }
}

TEST(PrintScore, HasRoomForALongGame) {
  const std::string svg = print::score_sheet(*find_variant("cam"), {}).svg;
  EXPECT_THAT(svg, HasSubstr(">60</text>"));
}

TEST(PrintScore, HasTheClubInItsHeadingAndFoot) {
  print::Look look;
  look.club = "The Round Table";
  const std::string svg = print::score_sheet(*find_variant("grand-cam"), look).svg;
  const auto first = svg.find("The Round Table");
  ASSERT_NE(first, std::string::npos);
  EXPECT_NE(svg.find("The Round Table", first + 1), std::string::npos);
}

}  // namespace
}  // namespace camlann
