#include "server/api/painter.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "print/rendering.hpp"
#include "server/api/picture_query.hpp"
#include "server/core/actor.hpp"
#include "server/core/base64url.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/require_memory.hpp"
#include "server/core/sha256.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::seconds painter_round{1};

/// librsvg ends the program if memory runs out, so it draws only with plenty of it. The largest
/// picture has 32 MB of pixels.
constexpr std::size_t memory_for_png = std::size_t{96} << 20;

/// Returns the ETag of a picture.
std::string tag_of_picture(const std::string& svg, print::PictureFormat form) {
  constexpr std::size_t enough = 22;
  const auto digest = sha256(svg);
  const std::string_view bytes(reinterpret_cast<const char*>(digest.data()), digest.size());
  return '"' + to_base64url(bytes).substr(0, enough) +
         (form == print::PictureFormat::png ? "-png\"" : "-svg\"");
}

}  // namespace

Painter::Painter(const QueueBounds& bounds, std::size_t kept_bytes, Log log)
    : kept_bytes_(kept_bytes),
      actor_(bounds, painter_round, Actor::Closing::refuse, std::move(log)),
      thread_([this] { actor_.run([this] { actor_.work(painter_round); }); }) {}

Painter::~Painter() {
  actor_.close();
  thread_.join();
}

void Painter::draw(const QueueKey& who, PictureRequest request, Pictured game,
                   const Respond& respond) {
  const Reply<Response> reply = [respond](const Result<Response>& response) {
    respond(response ? *response : error_response(response.error()));
  };
  actor_.ask(who, reply, [this, request = std::move(request), game = std::move(game)] {
    return response_to(request, game);
  });
}

Result<Response> Painter::response_to(const PictureRequest& request, const Pictured& game) {
  const auto form = request.query.form;
  TRY(auto pictured, game());
  TRY(auto svg, drawn(request.query, std::move(pictured)));
  const bool png = form == print::PictureFormat::png;
  const auto tag = tag_of_picture(svg, form);
  Response response;
  response.headers = {
      {"Content-Type", png ? "image/png" : "image/svg+xml"},
      {"ETag", tag},
      {"Cache-Control", request.constant ? "public, max-age=86400" : "no-cache"},
      // Other sites may show it.
      {"Cross-Origin-Resource-Policy", "cross-origin"},
  };
  if (request.if_none_match.find(tag) != std::string::npos) {
    response.status = 304;
    response.body = std::make_shared<const std::string>();
    return response;
  }
  if (!png) {
    response.body = std::make_shared<const std::string>(std::move(svg));
    return response;
  }
  auto file = png_of(svg, tag);
  if (!file) {  // the error names an option of the command
    return error_response(501, {ErrorCode::io, "This server cannot make PNG files", "",
                                "the libraries librsvg and cairo on the server"});
  }
  response.body = std::move(*file);
  return response;
}

Result<std::shared_ptr<const std::string>> Painter::png_of(const std::string& svg,
                                                           const std::string& tag) {
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const auto& one) { return one.first == tag; });
  if (found != kept_.end()) {
    kept_.splice(kept_.end(), kept_, found);
    return kept_.back().second;
  }
  require_memory(memory_for_png);
  TRY(auto bytes, print::rendered_picture(svg, print::PictureFormat::png));
  auto file = std::make_shared<const std::string>(std::move(bytes));
  if (file->size() > kept_bytes_) return file;
  bytes_ += file->size();
  kept_.emplace_back(tag, file);
  while (bytes_ > kept_bytes_) {
    bytes_ -= kept_.front().second->size();
    kept_.pop_front();
  }
  return file;
}

}  // namespace camlann::server
