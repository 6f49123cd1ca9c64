#pragma once
// Animated pictures as GIF files (CompuServe, Graphics Interchange Format 89a), by giflib. Each
// frame after the first holds only the pixels that changed, in up to 255 colours.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "print/rendering.hpp"

struct GifFileType;

namespace camlann::print {

class Animation {
 public:
  Animation();
  ~Animation();
  Animation(Animation&&) noexcept;
  Animation& operator=(Animation&&) noexcept;

  /// Adds a frame, shown for `hundredths` of a second. Every frame has the size of the first one,
  /// otherwise it is an error.
  [[nodiscard]] Result<void> add(const Pixels& frame, int hundredths);
  /// Returns the bytes of the file, which repeats for ever. Called once, after the last frame.
  [[nodiscard]] Result<std::string> finish();

 private:
  struct Rectangle {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
  };
  struct Close {
    void operator()(GifFileType* file) const;
  };

  [[nodiscard]] Rectangle changed(const Pixels& frame) const;
  [[nodiscard]] bool begin(const Pixels& frame);
  [[nodiscard]] bool put(const Pixels& frame, const Rectangle& area, int hundredths);

  std::unique_ptr<std::string> bytes_;  // giflib appends to it
  std::unique_ptr<GifFileType, Close> file_;
  Pixels last_;
};

}  // namespace camlann::print
