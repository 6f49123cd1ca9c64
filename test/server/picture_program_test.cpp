// Pictures from the real program: the pixels of PNG files, who may see what, and wrong queries.
#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "picture/layout.hpp"
#include "picture/part.hpp"
#include "picture/picture.hpp"
#include "server/hostile_fixture.hpp"
#include "server/png.hpp"

namespace camlann::server::test {
namespace {

using camlann::test::Colour;
using camlann::test::decode_png;
using camlann::test::Image;

class PictureProgramTest : public HostileTest {
 protected:
  [[nodiscard]] Answer picture(const std::string& rest) const {
    return eve_->get("/api/picture" + rest);
  }
  [[nodiscard]] Image png(const std::string& query) const {
    const auto answer = picture("?form=png&coordinates=none&" + query);
    EXPECT_EQ(answer.status, 200) << answer.body;
    EXPECT_EQ(answer.header("Content-Type"), "image/png");
    return decode_png(answer.body);
  }
  static std::string where(const Answer& answer) {
    return text_field(json_of(answer.body), "error.where");
  }
  /// The colour at a point of a square of Cam, as parts of its side from the middle.
  static Colour colour(const Image& image, const std::string& square, double right = 0,
                       double down = 0, int turn = 0) {
    const auto& cam = *find_variant("cam");
    PictureOptions options;
    options.coordinates = Coordinates::none;
    options.turn = turn;
    const auto area = picture::area_of(cam, options);
    const auto layout = picture::lay_out(cam, turn);
    const auto* cell = layout.find(*cam.find_square(square));
    const double scale = static_cast<double>(image.width()) / area.width;
    const auto pixel = [scale](double at, double start) {
      return static_cast<std::size_t>((at - start) * scale);
    };
    return image.at(pixel(cell->at.x + right * picture::square_side, area.x),
                    pixel(cell->at.y + down * picture::square_side, area.y));
  }
  void play_game(const std::string& game) {
    EXPECT_EQ(play(*anna_, game, 0, "C5-C6", "n1").status, 200);
    EXPECT_EQ(play(*ben_, game, 1, "C9-C8", "n2").status, 200);
  }
};

constexpr double corner = 0.42;  // of a square: nothing is drawn there but the square

TEST_F(PictureProgramTest, PixelsAreThoseOfThePosition) {
  const std::string fen = "1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1+w";
  const auto image = png("variant=cam&theme=hc&pieces=flat&width=700&fen=" + fen);
  EXPECT_EQ(image.width(), 700U);
  EXPECT_GT(image.height(), image.width());
  EXPECT_GT(colour(image, "F7", 0, 0.1).lightness(), 180) << "a white man";
  EXPECT_LT(colour(image, "B7", 0, 0.1).lightness(), 90) << "a black one";
  const auto fewer =
      png("variant=cam&theme=hc&pieces=flat&width=700&fen=1/3/5/7/7/6K/7/7/3km2/7/5/3/1+w");
  EXPECT_NE(colour(image, "B7", 0, 0.1), colour(fewer, "B7", 0, 0.1)) << "an empty square";

  const auto half = png("variant=cam&theme=hc&pieces=flat&width=700&turn=2&fen=" + fen);
  EXPECT_GT(colour(half, "F7", 0, 0.1, 2).lightness(), 180);
  EXPECT_LT(colour(half, "B7", 0, 0.1, 2).lightness(), 90);

  const auto oak = png("variant=cam&width=700&fen=" + fen);
  EXPECT_NE(colour(oak, "A8"), colour(image, "A8")) << "of another theme";
}

TEST_F(PictureProgramTest, ShowsMovesAndMarks) {
  const std::string fen = "variant=cam&width=700&fen=1/3/5/7/7/6K/1m3M1/7/3km2/7/5/3/1+w";
  const auto still = png(fen);
  const auto last = png(fen + "&moves=F7-F6");
  EXPECT_NE(colour(last, "F7", corner, corner), colour(still, "F7", corner, corner)) << "tinted";
  EXPECT_EQ(colour(last, "C10", corner, corner), colour(still, "C10", corner, corner));
  const auto drawn = picture("?" + fen + "&move=G8-A8");
  EXPECT_EQ(drawn.status, 200) << drawn.body;
  EXPECT_NE(drawn.body.find("Drawn: G8"), std::string::npos) << drawn.body.substr(0, 500);
  EXPECT_NE(picture("?" + fen + "&marks=G8").body, picture("?" + fen).body);
  EXPECT_EQ(picture("?" + fen + "&moves=F7-F6&ply=0").body, picture("?" + fen).body);
}

TEST_F(PictureProgramTest, ShowsRingsAndArrows) {
  const auto still = png("variant=cam&width=700");
  const auto drawn = png("variant=cam&width=700&drawings=GD7,RD5D7");
  EXPECT_NE(colour(drawn, "D7", 0.43), colour(still, "D7", 0.43)) << "the ring";
  EXPECT_EQ(colour(drawn, "E7"), colour(still, "E7"));
  const auto between = colour(drawn, "D6");
  EXPECT_NE(between, colour(still, "D6")) << "the arrow";
  EXPECT_EQ(png("variant=cam&width=700&turn=1&drawings=RD5D7").width(), 700U);
  EXPECT_NE(picture("?variant=cam&drawings=GD7+RD5D7").body.find("Red arrow from D5 to D7."),
            std::string::npos);
  EXPECT_NE(picture("/records/camelot-wc2009-game1?drawings=BE6").body.find("Blue ring on E6."),
            std::string::npos);
  EXPECT_NE(picture("?variant=cam&shape=card&drawings=YD7").body,
            picture("?variant=cam&shape=card").body);
}

TEST_F(PictureProgramTest, ABoundOnRingsAndArrows) {
  const auto& squares = find_variant("grand-camelot")->square_names;
  std::string drawings;
  for (int i = 0; i < 100; ++i) drawings += ",G" + squares[static_cast<std::size_t>(i)];
  EXPECT_EQ(picture("?variant=grand-camelot&drawings=" + drawings).status, 200);
  const auto refused = picture("?variant=grand-camelot&drawings=" + drawings + ",R" + squares[0]);
  EXPECT_EQ(refused.status, 400) << refused.body;
  EXPECT_EQ(where(refused), "drawings");
}

TEST_F(PictureProgramTest, AnAnimationEndsWithTheDrawings) {
  const auto plain = picture("?variant=cam&moves=C5-C6&form=gif&width=100");
  const auto drawn = picture("?variant=cam&moves=C5-C6&form=gif&width=100&drawings=RD7");
  ASSERT_EQ(drawn.status, 200) << drawn.body;
  EXPECT_NE(drawn.header("ETag"), plain.header("ETag"));
  EXPECT_NE(drawn.body, plain.body);
}

TEST_F(PictureProgramTest, ACardHasTheSizeOfALinkPreview) {
  const auto image = png("variant=grand-camelot&shape=card&width=50");
  EXPECT_EQ(image.width(), 1200U);
  EXPECT_EQ(image.height(), 630U);
  const auto svg = picture("?variant=cam&shape=card").body;
  EXPECT_NE(svg.find(">Cam<"), std::string::npos) << svg;
  EXPECT_NE(svg.find(">White to move<"), std::string::npos);
}

TEST_F(PictureProgramTest, RefusesWhatMeansNothing) {
  const std::map<std::string, std::string> wrong{{"width=0", "width"},
                                                 {"width=39", "width"},
                                                 {"width=2001", "width"},
                                                 {"width=99999999999999999999", "width"},
                                                 {"width=-40", "width"},
                                                 {"width=1e3", "width"},
                                                 {"width=40px", "width"},
                                                 {"theme=neon", "theme"},
                                                 {"theme=%6Fak", "theme"},
                                                 {"background=red", "background"},
                                                 {"coordinates=x", "coordinates"},
                                                 {"pieces=chess", "pieces"},
                                                 {"turn=4", "turn"},
                                                 {"shape=round", "shape"},
                                                 {"form=pdf", "form"},
                                                 {"form=bmp", "form"},
                                                 {"form=gif&width=641", "width"},
                                                 {"form=gif&hundredths=1", "hundredths"},
                                                 {"form=gif&hundredths=1001", "hundredths"},
                                                 {"form=gif&ply=1", "ply"},
                                                 {"drawings=E5", "drawings"},
                                                 {"drawings=GE5,XE6", "drawings"},
                                                 {"drawings=GZ9", "drawings"},
                                                 {"drawings=GE5E5", "drawings"},
                                                 {"drawings=%", "drawings"},
                                                 {"form=gif&drawings=RE5-E7", "drawings"},
                                                 {"ply=1", "ply"},
                                                 {"ply=-1", "ply"},
                                                 {"fen=%", "fen"}};
  for (const auto& [query, at] : wrong) {
    const auto answer = picture("?variant=cam&" + query);
    EXPECT_EQ(answer.status, 400) << query << answer.body;
    EXPECT_EQ(where(answer), at) << query;
  }
  for (const char* query : {"?variant=chess", "?", "?variant=cam&fen=x", "?variant=cam&move=A1-A2",
                            "?variant=cam&marks=Z9", "?variant=cam&moves=C5-C6,C5-C6"}) {
    const auto answer = picture(query);
    EXPECT_GE(answer.status, 400) << query;
    EXPECT_LT(answer.status, 500) << query << answer.body;
  }
  EXPECT_EQ(picture("/games/zzzz").status, 404);
  EXPECT_EQ(picture("/records/../x").status, 400);
  EXPECT_EQ(picture("/other").status, 404);
  EXPECT_EQ(eve_->post("/api/picture?variant=cam").status, 405);
  expect_alive();
}

TEST_F(PictureProgramTest, TagsLetClientsKeepPictures) {
  for (const char* form : {"svg", "png", "gif"}) {
    const auto query = "?variant=cam&form=" + std::string(form);
    const auto first = picture(query);
    const auto tag = first.header("ETag");
    ASSERT_GT(tag.size(), 10U);
    EXPECT_EQ(first.header("Cache-Control"), "public, max-age=86400");
    eve_->more = "If-None-Match: " + tag + "\r\n";
    const auto again = picture(query);
    EXPECT_EQ(again.status, 304);
    EXPECT_TRUE(again.body.empty());
    const auto other = picture(query + "&turn=1");
    EXPECT_EQ(other.status, 200);
    EXPECT_NE(other.header("ETag"), tag);
    eve_->more.clear();
    EXPECT_EQ(picture(query).body, first.body) << "from the kept files";
  }
}

TEST_F(PictureProgramTest, AGameBetweenPeopleIsShownAsSpectatorsSeeIt) {
  const auto game = begin_game();
  const auto start = picture("/games/" + game);
  ASSERT_EQ(start.status, 200) << start.body;
  EXPECT_EQ(start.header("Cache-Control"), "no-cache") << "it goes on";
  EXPECT_EQ(start.header("Cross-Origin-Resource-Policy"), "cross-origin");
  play_game(game);
  EXPECT_NE(picture("/games/" + game).body, start.body);
  EXPECT_EQ(picture("/games/" + game + "?ply=0").body, start.body);
  EXPECT_EQ(picture("/games/" + game + "?ply=3").status, 400);
  const auto card = picture("/games/" + game + "?shape=card").body;
  EXPECT_NE(card.find("Anna"), std::string::npos) << card;
  EXPECT_NE(card.find("Ben"), std::string::npos);
}

TEST_F(PictureProgramTest, AnAnimationGrowsWithTheGame) {
  const auto game = begin_game();
  const auto address = "/games/" + game + "?form=gif&width=100";
  const auto start = picture(address);
  ASSERT_EQ(start.status, 200) << start.body;
  EXPECT_EQ(start.header("Content-Type"), "image/gif");
  EXPECT_EQ(start.body.substr(0, 6), "GIF89a");
  play_game(game);
  const auto both = picture(address);
  EXPECT_GT(both.body.size(), start.body.size());
  EXPECT_NE(both.header("ETag"), start.header("ETag"));
  EXPECT_EQ(picture(address + "&ply=0").body, start.body);
}

TEST_F(PictureProgramTest, HiddenMovesStayHidden) {
  const auto game = begin_game(R"(,"time":{"base":600},"late":1)");
  const auto start = picture("/games/" + game).body;
  play_game(game);
  EXPECT_EQ(picture("/games/" + game).body, start);
  EXPECT_EQ(anna_->get("/api/picture/games/" + game).body, start) << "cookies are ignored";
}

TEST_F(PictureProgramTest, PrivateGamesAreNotFound) {
  const auto made = anna_->post("/api/games", R"({"variant":"cam","level":1})");
  ASSERT_EQ(made.status, 201) << made.body;
  const auto game = text_field(json_of(made.body), "id");
  EXPECT_EQ(picture("/games/" + game).status, 404);
  EXPECT_EQ(anna_->get("/api/picture/games/" + game).status, 404) << "cookies are ignored";
  EXPECT_EQ(picture("/records/" + game).status, 404) << "it goes on";
  EXPECT_EQ(anna_->post("/api/games/" + game + "/resign").status, 200);
  EXPECT_EQ(picture("/records/" + game).status, 200);
  EXPECT_EQ(eve_->get("/api/picture?variant=cam").header("Set-Cookie"), "");
}

TEST_F(PictureProgramTest, RefusesMoreThanAnAddressMayAskFor) {
  int refused = 0;
  for (int i = 0; i < 5000 && refused == 0; ++i) {
    if (picture("?variant=cam&width=40").status == 429) ++refused;
  }
  EXPECT_EQ(refused, 1);
  expect_alive();
}

}  // namespace
}  // namespace camlann::server::test
