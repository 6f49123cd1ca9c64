#include "print/rendering.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/system/shared_library.hpp"
#include "print/sheet.hpp"

namespace camlann::print {
namespace {

// The used functions of the two libraries, declared as in their manuals. They are stable within a
// version number of the library's name.
struct cairo_surface_t;
struct cairo_t;
struct RsvgHandle;
struct GError;
struct Rectangle {
  double x;
  double y;
  double width;
  double height;
};
using Write = int (*)(void* closure, const unsigned char* data, unsigned length);

class Libraries {
 public:
  /// Never unloaded, because the libraries they depend on must not be unloaded.
  Libraries()
      : cairo_(system::load_library("libcairo.so.2")),
        rsvg_(system::load_library("librsvg-2.so.2")) {
    complete_ =
        get(cairo_, "cairo_image_surface_create", image) &&
        get(cairo_, "cairo_pdf_surface_create_for_stream", pdf) &&
        get(cairo_, "cairo_pdf_surface_set_metadata", set_metadata) &&
        get(cairo_, "cairo_pdf_surface_set_size", set_size) &&
        get(cairo_, "cairo_surface_write_to_png_stream", write_png) &&
        get(cairo_, "cairo_create", create) && get(cairo_, "cairo_destroy", destroy) &&
        get(cairo_, "cairo_show_page", show_page) && get(cairo_, "cairo_status", status) &&
        get(cairo_, "cairo_surface_finish", finish) && get(cairo_, "cairo_surface_flush", flush) &&
        get(cairo_, "cairo_image_surface_get_data", data) &&
        get(cairo_, "cairo_image_surface_get_stride", stride) &&
        get(cairo_, "cairo_surface_status", surface_status) &&
        get(cairo_, "cairo_surface_destroy", destroy_surface) &&
        get(rsvg_, "rsvg_handle_new_from_data", read) &&
        get(rsvg_, "rsvg_handle_get_intrinsic_size_in_pixels", size) &&
        get(rsvg_, "rsvg_handle_render_document", render) && get(rsvg_, "g_object_unref", unref);
  }

  [[nodiscard]] bool complete() const { return complete_; }

  cairo_surface_t* (*image)(int format, int width, int height) = nullptr;
  cairo_surface_t* (*pdf)(Write, void* closure, double width, double height) = nullptr;
  void (*set_metadata)(cairo_surface_t*, int what, const char* text) = nullptr;
  void (*set_size)(cairo_surface_t*, double width, double height) = nullptr;
  int (*write_png)(cairo_surface_t*, Write, void* closure) = nullptr;
  cairo_t* (*create)(cairo_surface_t*) = nullptr;
  void (*destroy)(cairo_t*) = nullptr;
  void (*show_page)(cairo_t*) = nullptr;
  int (*status)(cairo_t*) = nullptr;
  void (*finish)(cairo_surface_t*) = nullptr;
  void (*flush)(cairo_surface_t*) = nullptr;
  unsigned char* (*data)(cairo_surface_t*) = nullptr;
  int (*stride)(cairo_surface_t*) = nullptr;
  int (*surface_status)(cairo_surface_t*) = nullptr;
  void (*destroy_surface)(cairo_surface_t*) = nullptr;
  RsvgHandle* (*read)(const unsigned char* data, std::size_t length, GError**) = nullptr;
  int (*size)(RsvgHandle*, double* width, double* height) = nullptr;
  int (*render)(RsvgHandle*, cairo_t*, const Rectangle*, GError**) = nullptr;
  void (*unref)(void* object) = nullptr;

 private:
  template <class F>
  static bool get(void* library, const char* name, F& function) {
    function = reinterpret_cast<F>(system::symbol_of(library, name));
    return function != nullptr;
  }

  void* cairo_;
  void* rsvg_;
  bool complete_ = false;
};

int append(void* closure, const unsigned char* data, unsigned length) {
  // A picture is a few thousand bytes; running out of memory ends the program.
  static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(data), length);
  return 0;
}

constexpr int title_of_document = 0;
constexpr int creation_date = 5;

/// Sets a constant date, so that equal pictures give equal files.
void set_date(const Libraries& libraries, cairo_surface_t* pdf) {
  libraries.set_metadata(pdf, creation_date, "2000-01-01T00:00:00Z");
}

Failure not_rendered(std::string_view what) {
  return failure(ErrorCode::io, std::string(what), "--out");
}

Failure not_installed() {
  return failure(ErrorCode::io, "PNG, GIF and PDF need the libraries cairo and librsvg", "--out",
                 "the Debian package librsvg2-2, or a name that ends in .svg");
}

Failure unreadable() {
  return not_rendered("librsvg cannot read the picture");
}
Failure undrawable() {
  return not_rendered("cairo cannot draw the picture");
}

RsvgHandle* read_svg(const Libraries& libraries, const std::string& svg) {
  return libraries.read(reinterpret_cast<const unsigned char*>(svg.data()), svg.size(), nullptr);
}

/// Returns the size of a picture in whole pixels.
Rectangle area_of(const Libraries& libraries, RsvgHandle* handle) {
  Rectangle area{0, 0, 0, 0};
  libraries.size(handle, &area.width, &area.height);
  area.width = std::round(area.width);
  area.height = std::round(area.height);
  return area;
}

/// Draws a sheet on the next page; false if it cannot be drawn.
bool paint_page(const Libraries& libraries, cairo_surface_t* surface, cairo_t* cairo,
                const Sheet& sheet) {
  constexpr double points = 72 / 25.4;  // in a millimetre
  RsvgHandle* handle = read_svg(libraries, sheet.svg);
  if (handle == nullptr) return false;
  const Rectangle area{0, 0, sheet.size.width * points, sheet.size.height * points};
  libraries.set_size(surface, area.width, area.height);
  const bool done = libraries.render(handle, cairo, &area, nullptr) != 0;
  libraries.show_page(cairo);
  libraries.unref(handle);
  return done && libraries.status(cairo) == 0;
}

/// Draws on a surface.
bool paint(const Libraries& libraries, cairo_surface_t* surface, RsvgHandle* handle,
           const Rectangle& area) {
  cairo_t* cairo = libraries.create(surface);
  const bool done =
      libraries.render(handle, cairo, &area, nullptr) != 0 && libraries.status(cairo) == 0;
  libraries.destroy(cairo);
  return done;
}

/// Lays a pixel of cairo's on a ground. Its colours are multiplied by its opacity.
std::uint32_t opaque(std::uint32_t pixel, std::uint32_t ground) {
  constexpr std::uint32_t full = 255;
  const std::uint32_t through = full - (pixel >> 24U);
  std::uint32_t result = 0;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const std::uint32_t under = (ground >> shift & full) * through / full;
    result |= std::min(full, (pixel >> shift & full) + under) << shift;
  }
  return result;
}

/// Reads the pixels of a flushed surface.
Pixels pixels_of(const Libraries& libraries, cairo_surface_t* surface, const Rectangle& area,
                 std::uint32_t ground) {
  Pixels pixels{static_cast<int>(area.width), static_cast<int>(area.height), {}};
  const unsigned char* line = libraries.data(surface);
  for (int y = 0; y < pixels.height; ++y, line += libraries.stride(surface)) {
    for (int x = 0; x < pixels.width; ++x) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, line + static_cast<std::ptrdiff_t>(x) * 4, sizeof pixel);
      pixels.colours.push_back(opaque(pixel, ground));
    }
  }
  return pixels;
}

}  // namespace

Result<PictureFormat> format_of(const std::string& path) {
  if (path == "-") return PictureFormat::svg;
  const std::string_view name = path;
  const std::string_view end = name.substr(
      name.find_last_of('.') == std::string_view::npos ? name.size() : name.find_last_of('.'));
  if (same_letters(end, ".svg")) return PictureFormat::svg;
  if (same_letters(end, ".png")) return PictureFormat::png;
  if (same_letters(end, ".pdf")) return PictureFormat::pdf;
  if (same_letters(end, ".gif")) return PictureFormat::gif;
  return failure(ErrorCode::unknown_name, "the format is not known from the name of the file",
                 "--out " + path, "a name that ends in .svg, .png, .gif or .pdf");
}

Result<Pixels> rendered_pixels(const std::string& svg, std::uint32_t ground) {
  const Libraries libraries;
  if (!libraries.complete()) return not_installed();
  RsvgHandle* handle = read_svg(libraries, svg);
  if (handle == nullptr) return unreadable();
  const Rectangle area = area_of(libraries, handle);
  cairo_surface_t* surface =
      libraries.image(0, static_cast<int>(area.width), static_cast<int>(area.height));
  const bool done = paint(libraries, surface, handle, area);
  libraries.flush(surface);
  Pixels pixels;
  if (done) pixels = pixels_of(libraries, surface, area, ground);
  libraries.destroy_surface(surface);
  libraries.unref(handle);
  if (!done) return undrawable();
  return pixels;
}

Result<std::string> rendered_picture(const std::string& svg, PictureFormat format) {
  const Libraries libraries;
  if (!libraries.complete()) return not_installed();
  RsvgHandle* handle = read_svg(libraries, svg);
  if (handle == nullptr) return unreadable();
  const Rectangle area = area_of(libraries, handle);
  std::string bytes;
  cairo_surface_t* surface =
      format == PictureFormat::png
          ? libraries.image(0, static_cast<int>(area.width), static_cast<int>(area.height))
          : libraries.pdf(append, &bytes, area.width, area.height);
  if (format == PictureFormat::pdf) set_date(libraries, surface);
  bool done = paint(libraries, surface, handle, area);
  if (format == PictureFormat::png) {
    done = done && libraries.write_png(surface, append, &bytes) == 0;
  } else {
    libraries.finish(surface);
    done = done && libraries.surface_status(surface) == 0;
  }
  libraries.destroy_surface(surface);
  libraries.unref(handle);
  if (!done) return undrawable();
  return bytes;
}

Result<std::string> rendered_sheets(const std::vector<Sheet>& sheets, const std::string& title) {
  const Libraries libraries;
  if (!libraries.complete()) return not_installed();
  std::string bytes;
  cairo_surface_t* surface = libraries.pdf(append, &bytes, 1, 1);
  set_date(libraries, surface);
  libraries.set_metadata(surface, title_of_document, title.c_str());
  cairo_t* cairo = libraries.create(surface);
  bool done = true;
  for (const Sheet& sheet : sheets) {
    done = done && paint_page(libraries, surface, cairo, sheet);
  }
  libraries.destroy(cairo);
  libraries.finish(surface);
  done = done && libraries.surface_status(surface) == 0;
  libraries.destroy_surface(surface);
  if (!done) return not_rendered("cairo and librsvg cannot draw the sheets");
  return bytes;
}

}  // namespace camlann::print
