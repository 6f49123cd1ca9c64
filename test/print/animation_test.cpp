// Animations, read back by giflib's own decoder and compared with the pictures of their positions.

#include <gif_lib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "game/catalog.hpp"
#include "game/game.hpp"
#include "game/tree_record.hpp"
#include "picture/picture.hpp"
#include "print/animation.hpp"
#include "print/game_animation.hpp"
#include "print/rendering.hpp"

namespace camlann {
namespace {

using print::Animation;
using print::GameAnimation;
using print::Pixels;

struct Shown {
  Pixels pixels;
  int hundredths = 0;
};

struct Source {
  const std::string& bytes;
  std::size_t at = 0;
};

int read_bytes(GifFileType* file, GifByteType* to, int length) {
  auto& source = *static_cast<Source*>(file->UserData);
  const auto count = std::min(static_cast<std::size_t>(length), source.bytes.size() - source.at);
  std::memcpy(to, source.bytes.data() + source.at, count);
  source.at += count;
  return static_cast<int>(count);
}

struct Close {
  void operator()(GifFileType* file) const { DGifCloseFile(file, nullptr); }
};

/// Returns what a viewer shows, frame by frame.
std::vector<Shown> shown(const std::string& bytes) {
  Source source{bytes};
  const std::unique_ptr<GifFileType, Close> file(DGifOpen(&source, read_bytes, nullptr));
  if (file == nullptr || DGifSlurp(file.get()) == GIF_ERROR) {
    ADD_FAILURE() << "not a GIF file";
    return {};
  }
  std::vector<Shown> frames;
  Pixels canvas{file->SWidth, file->SHeight, {}};
  canvas.colours.resize(static_cast<std::size_t>(canvas.width) *
                        static_cast<std::size_t>(canvas.height));
  for (int number = 0; number < file->ImageCount; ++number) {
    const SavedImage& image = file->SavedImages[number];
    GraphicsControlBlock control{};
    EXPECT_EQ(DGifSavedExtensionToGCB(file.get(), number, &control), GIF_OK);
    const GifImageDesc& area = image.ImageDesc;
    for (int y = 0; y < area.Height; ++y) {
      for (int x = 0; x < area.Width; ++x) {
        const GifByteType colour = image.RasterBits[y * area.Width + x];
        if (colour == control.TransparentColor) continue;
        const GifColorType& c = area.ColorMap->Colors[colour];
        canvas.colours[static_cast<std::size_t>((area.Top + y) * canvas.width + area.Left + x)] =
            static_cast<std::uint32_t>(c.Red << 16 | c.Green << 8 | c.Blue);
      }
    }
    frames.push_back({canvas, control.DelayTime});
  }
  return frames;
}

/// Returns the largest difference of a colour, and checks that most pixels differ by little.
void expect_near(const Pixels& shown, const Pixels& meant) {
  ASSERT_EQ(shown.width, meant.width);
  ASSERT_EQ(shown.height, meant.height);
  double sum = 0;
  for (int y = 0; y < meant.height; ++y) {
    for (int x = 0; x < meant.width; ++x) {
      for (const unsigned shift : {16U, 8U, 0U}) {
        sum += std::abs(static_cast<int>(shown.at(x, y) >> shift & 255U) -
                        static_cast<int>(meant.at(x, y) >> shift & 255U));
      }
    }
  }
  EXPECT_LT(sum / (3.0 * meant.width * meant.height), 6) << "the mean difference of a colour";
}

TEST(Animation, ShowsEachPositionOfAGame) {
  Game game = make_game("cam").value();
  for (const char* move : {"C5-C6", "C9-C8", "D5-D6", "E9-E8"}) ASSERT_TRUE(game.play(move));
  const PictureOptions options{.background = Background::light, .width = 240};
  GameAnimation animation(game, options, 80);
  ASSERT_EQ(animation.frames(), 5U);
  while (!animation.done()) ASSERT_TRUE(animation.draw_frame());
  const auto bytes = animation.finish();
  ASSERT_TRUE(bytes);
  EXPECT_LT(bytes->size(), 80'000U);

  const auto frames = shown(*bytes);
  ASSERT_EQ(frames.size(), 5U);
  for (std::size_t ply = 5; ply-- > 0;) {
    SCOPED_TRACE(ply);
    EXPECT_EQ(frames[ply].hundredths, ply == 4 ? 240 : 80);
    expect_near(frames[ply].pixels, print::rendered_pixels(draw(game, options), 0xFFFFFF).value());
    game.take_back();
  }
}

TEST(Animation, HasTheDrawingsOfEachPosition) {
  Game game = make_game("cam").value();
  const auto read = [&](const char* text) { return read_arrows(text, game.variant()).value(); };
  ASSERT_TRUE(game.play("C5-C6"));
  ASSERT_TRUE(game.play("C9-C8"));
  PictureOptions options{.background = Background::light, .width = 240};
  GameAnimation animation(game, options, 80, {read("RE5"), {}, read("BC6C8")});
  while (!animation.done()) ASSERT_TRUE(animation.draw_frame());
  const auto frames = shown(animation.finish().value());
  ASSERT_EQ(frames.size(), 3U);
  const auto red = [](const Pixels& pixels) {
    return std::count_if(pixels.colours.begin(), pixels.colours.end(), [](std::uint32_t colour) {
      return (colour >> 16) > 150 && (colour >> 8 & 255U) < 70 && (colour & 255U) < 70;
    });
  };
  const auto blue = [](const Pixels& pixels) {
    return std::count_if(pixels.colours.begin(), pixels.colours.end(), [](std::uint32_t colour) {
      return (colour >> 16) < 70 && (colour & 255U) > 150;
    });
  };
  EXPECT_GT(red(frames[0].pixels), 40);
  EXPECT_EQ(red(frames[1].pixels), 0);
  EXPECT_EQ(red(frames[2].pixels), 0);
  EXPECT_EQ(blue(frames[0].pixels), 0);
  EXPECT_EQ(blue(frames[1].pixels), 0);
  EXPECT_GT(blue(frames[2].pixels), 40);
}

TEST(Animation, AFrameThatChangesNothingKeepsThePicture) {
  const auto pixels =
      print::rendered_pixels(draw(make_game("camette").value(), {.width = 100}), 0).value();
  Animation animation;
  ASSERT_TRUE(animation.add(pixels, 5));
  ASSERT_TRUE(animation.add(pixels, 7));
  const auto frames = shown(animation.finish().value());
  ASSERT_EQ(frames.size(), 2U);
  EXPECT_EQ(frames[0].pixels.colours, frames[1].pixels.colours);
  EXPECT_EQ(frames[1].hundredths, 7);
}

TEST(Animation, RefusesAFrameOfAnotherSize) {
  Animation animation;
  ASSERT_TRUE(animation.add({2, 1, {0, 0xFFFFFF}}, 5));
  EXPECT_FALSE(animation.add({1, 2, {0, 0xFFFFFF}}, 5));
  EXPECT_TRUE(animation.finish());
}

TEST(Animation, WithoutFramesIsAnError) {
  EXPECT_FALSE(Animation().finish());
}

TEST(Animation, EqualGamesGiveEqualBytes) {
  Game game = make_game("camette").value();
  game.play(game.legal().front().move);
  const auto made = [&] {
    GameAnimation animation(game, {.width = 80}, 100);
    while (!animation.done()) EXPECT_TRUE(animation.draw_frame());
    return animation.finish().value();
  };
  EXPECT_EQ(made(), made());
}

}  // namespace
}  // namespace camlann
