// The part of CSS that pictures are coloured by, against what browsers make of the same rules.

#include "picture/style_sheet.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "picture/shapes.hpp"
#include "picture/styled.hpp"

namespace camlann::picture {
namespace {

const Element page = {"html", {}, {root_mark, {"data-board", "oak"}, {"data-theme", "light"}}};

std::string drawn(std::string_view css, std::string_view svg) {
  return styled(svg, StyleSheet(css), page);
}

TEST(StyleSheet, ARuleBecomesAttributes) {
  EXPECT_EQ(
      drawn(".a { fill: red; stroke-width: 2px }", R"svg(<g><path class="a" d="M0 0"/></g>)svg"),
      R"svg(<g><path d="M0 0" fill="red" stroke-width="2"/></g>)svg");
}

TEST(StyleSheet, TheLaterOfEqualRulesCounts) {
  EXPECT_EQ(drawn(".a{fill:red}.b{fill:blue}", R"svg(<path class="b a"/>)svg"),
            R"svg(<path fill="blue"/>)svg");
}

TEST(StyleSheet, MoreClassesCountMoreThanTheOrder) {
  EXPECT_EQ(drawn(".g .a{fill:red}.a{fill:blue}", R"svg(<g class="g"><path class="a"/></g>)svg"),
            R"svg(<g><path fill="red"/></g>)svg");
}

TEST(StyleSheet, ARuleCountsMoreThanTheElementsOwnAttribute) {
  EXPECT_EQ(drawn(".a{fill:red}", R"svg(<path class="a" fill="blue"/>)svg"),
            R"svg(<path fill="red"/>)svg");
}

TEST(StyleSheet, ASelectorNeedsAllItsClassesAndAncestors) {
  constexpr std::string_view css = ".a.b{fill:red}.x .y .a{stroke:red}path.c{fill:blue}";
  EXPECT_EQ(drawn(css, R"svg(<path class="a"/>)svg"), "<path/>");
  EXPECT_EQ(drawn(css, R"svg(<path class="b a"/>)svg"), R"svg(<path fill="red"/>)svg");
  EXPECT_EQ(drawn(css, R"svg(<g class="y"><path class="a"/></g>)svg"), "<g><path/></g>");
  EXPECT_EQ(drawn(css, R"svg(<g class="x"><g><g class="y"><path class="a"/></g></g></g>)svg"),
            R"svg(<g><g><g><path stroke="red"/></g></g></g>)svg");
  EXPECT_EQ(drawn(css, R"svg(<circle class="c"/>)svg"), "<circle/>");
}

TEST(StyleSheet, VariablesComeFromTheNearestElementThatSetsThem) {
  constexpr std::string_view css = ":root{--c:red}.a{--c:blue}";
  EXPECT_EQ(drawn(css, R"svg(<path fill="var(--c)"/>)svg"), R"svg(<path fill="red"/>)svg");
  EXPECT_EQ(drawn(css, R"svg(<g class="a"><path fill="var(--c)"/></g>)svg"),
            R"svg(<g><path fill="blue"/></g>)svg");
}

TEST(StyleSheet, AnUnsetVariableHasItsFallback) {
  EXPECT_EQ(drawn(":root{--c:red}", R"svg(<path fill="var(--d, var(--c))"/>)svg"),
            R"svg(<path fill="red"/>)svg");
}

TEST(StyleSheet, ThemesAreChosenByTheDataOfThePage) {
  constexpr std::string_view css =
      ":root,[data-board=\"oak\"]{--c:red}[data-board=\"hc\"]{--c:blue}"
      "[data-theme=\"dark\"][data-board=\"oak\"]{--c:green}";
  EXPECT_EQ(drawn(css, R"svg(<path fill="var(--c)"/>)svg"), R"svg(<path fill="red"/>)svg");
}

TEST(StyleSheet, ColoursWithATransparentPartAreWrittenForOldReadersToo) {
  EXPECT_EQ(drawn(".a{fill:rgb(38 28 18 / 38%)}", R"svg(<path class="a"/>)svg"),
            R"svg(<path fill="#261c12" fill-opacity="0.38"/>)svg");
}

TEST(StyleSheet, AFontIsTakenApart) {
  EXPECT_EQ(
      drawn(".a{font:600 10px system-ui,\n  \"Segoe UI\"}", R"svg(<g class="a"><text/></g>)svg"),
      R"svg(<g font-weight="600" font-size="10" font-family="system-ui, 'Segoe UI'"><text/></g>)svg");
}

TEST(StyleSheet, CommentsAndPageRulesAreLeftOut) {
  EXPECT_EQ(drawn("/* a { } */ .a:hover{fill:red} .b{cursor:pointer; /* x */ fill:blue}",
                  R"svg(<path class="a b"/>)svg"),
            R"svg(<path fill="blue"/>)svg");
}

TEST(StyleSheet, InvisibleElementsAreLeftOut) {
  EXPECT_EQ(drawn("", R"svg(<g><path d=""/></g><g><g></g></g><g><path d="M0 0"/></g>)svg"),
            R"svg(<g><path d="M0 0"/></g>)svg");
}

TEST(Shapes, NumbersAreShort) {
  EXPECT_EQ(number(0), "0");
  EXPECT_EQ(number(-0.004), "0");
  EXPECT_EQ(number(3.5), "3.5");
  EXPECT_EQ(number(-3.456), "-3.46");
  EXPECT_EQ(number(40.05), "40.05");
  EXPECT_EQ(number(-0.5), "-0.5");
}

TEST(Shapes, FillingReplacesNamesAndLeavesOutUnknownOnes) {
  EXPECT_EQ(filled("<a b=\"{x}\">{y}{z}</a>", {{"x", "1"}, {"y", "two"}}), "<a b=\"1\">two</a>");
}

}  // namespace
}  // namespace camlann::picture
