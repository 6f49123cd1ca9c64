#include "server/api/painter.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "base/try.hpp"
#include "game/tree_record.hpp"
#include "picture/picture.hpp"
#include "print/game_animation.hpp"
#include "print/rendering.hpp"
#include "rules/outcome.hpp"
#include "server/api/picture_query.hpp"
#include "server/core/actor.hpp"
#include "server/core/base64url.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/core/outbox.hpp"
#include "server/core/require_memory.hpp"
#include "server/core/sha256.hpp"
#include "server/model/pictured_game.hpp"

namespace camlann::server {

namespace {

constexpr std::chrono::seconds painter_round{1};

/// librsvg ends the program if memory runs out, so it draws only with plenty of it. The largest
/// picture has 32 MB of pixels.
constexpr std::size_t memory_for_png = std::size_t{96} << 20;

/// Returns the ETag of a picture from what it shows.
std::string tag_of(const std::string& shown, std::string_view form) {
  constexpr std::size_t enough = 22;
  const auto digest = sha256(shown);
  const std::string_view bytes(reinterpret_cast<const char*>(digest.data()), digest.size());
  return '"' + to_base64url(bytes).substr(0, enough) + '-' + std::string(form) + '"';
}

Response headed(const PictureRequest& request, std::string type, std::string tag) {
  Response response;
  response.headers = {
      {"Content-Type", std::move(type)},
      {"ETag", std::move(tag)},
      {"Cache-Control", request.constant ? "public, max-age=86400" : "no-cache"},
      // Other sites may show it.
      {"Cross-Origin-Resource-Policy", "cross-origin"},
  };
  return response;
}

Response not_modified(Response response) {
  response.status = 304;
  response.body = std::make_shared<const std::string>();
  return response;
}

bool has(const PictureRequest& request, const std::string& tag) {
  return request.if_none_match.find(tag) != std::string::npos;
}

Response unable(std::string_view form) {
  // The error of the libraries names an option of the command.
  return error_response(
      501, {ErrorCode::io, "This server cannot make " + std::string(form) + " files", "",
            "the libraries librsvg and cairo on the server"});
}

}  // namespace

/// An animation that is being drawn, a frame in each turn.
class Painter::Animated {
 public:
  Animated(PictureRequest request, Pictured game)
      : request_(std::move(request)), game_(std::move(game)) {}

  [[nodiscard]] Result<std::optional<Response>> turn(Painter& painter) {
    if (!animation_) {
      TRY(auto pictured, game_());
      tag_ = tag_of(shown(pictured), "gif");
      TRY(animation_, animation_of(request_.query, std::move(pictured)));
      if (has(request_, tag_)) return not_modified(headed(request_, type, tag_));
    }
    auto file = painter.kept(tag_);
    if (file == nullptr) {
      require_memory(memory_for_png);
      if (!animation_->draw_frame()) return unable("GIF");
      if (!animation_->done()) return std::optional<Response>();
      TRY(auto bytes, animation_->finish());
      file = painter.keep(tag_, std::move(bytes));
    }
    Response response = headed(request_, type, tag_);
    response.body = std::move(file);
    return response;
  }

 private:
  static constexpr auto type = "image/gif";

  /// The last position, the moves to it, and how they are drawn, with rings and arrows.
  [[nodiscard]] std::string shown(const PicturedGame& game) const {
    const auto& query = request_.query;
    std::string text =
        camlann::draw(game.board, query.options) + ' ' + std::to_string(query.hundredths) + ' ' +
        std::to_string(query.ply.value_or(game.board.plies())) + ' ' + game.board.start_fen();
    for (const WrittenMove& move : game.board.played()) text += ' ' + move.notation;
    text += ' ' + query.drawings;
    for (const auto& drawn : game.drawings) text += ' ' + to_text(drawn, game.board.variant());
    return text;
  }

  PictureRequest request_;
  Pictured game_;
  std::string tag_;
  std::optional<print::GameAnimation> animation_;
};

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
  if (request.query.form == print::PictureFormat::gif) {
    auto animated = std::make_shared<Animated>(std::move(request), std::move(game));
    actor_.ask_in_turns(who, reply, [this, animated] { return animated->turn(*this); });
    return;
  }
  actor_.ask(who, reply, [this, request = std::move(request), game = std::move(game)] {
    return response_to(request, game);
  });
}

Result<Response> Painter::response_to(const PictureRequest& request, const Pictured& game) {
  TRY(auto pictured, game());
  TRY(auto svg, drawn(request.query, std::move(pictured)));
  const bool png = request.query.form == print::PictureFormat::png;
  const auto tag = tag_of(svg, png ? "png" : "svg");
  Response response = headed(request, png ? "image/png" : "image/svg+xml", tag);
  if (has(request, tag)) return not_modified(std::move(response));
  if (!png) {
    response.body = std::make_shared<const std::string>(std::move(svg));
    return response;
  }
  auto file = kept(tag);
  if (file == nullptr) {
    require_memory(memory_for_png);
    auto bytes = print::rendered_picture(svg, print::PictureFormat::png);
    if (!bytes) return unable("PNG");
    file = keep(tag, std::move(*bytes));
  }
  response.body = std::move(file);
  return response;
}

Painter::File Painter::kept(const std::string& tag) {
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const auto& one) { return one.first == tag; });
  if (found == kept_.end()) return nullptr;
  kept_.splice(kept_.end(), kept_, found);
  return kept_.back().second;
}

Painter::File Painter::keep(const std::string& tag, std::string bytes) {
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
