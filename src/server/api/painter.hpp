#pragma once
// Draws positions and games for /api/picture. A separate thread draws, so that no other request
// waits for it; an animation draws one frame in each turn.
// Thread-safe.

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "base/result.hpp"
#include "server/api/picture_query.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"
#include "server/model/pictured_game.hpp"

namespace camlann::server {

/// A request for a picture.
struct PictureRequest {
  PictureQuery query;
  std::string if_none_match;  // the tags that the client has
  bool constant = false;      // the same target always gives the same picture
};

class Painter {
 public:
  /// Returns the game to draw; called on the painter's thread.
  using Pictured = std::function<Result<PicturedGame>()>;

  /// Keeps drawn PNG and GIF files of up to `kept_bytes` together.
  Painter(const QueueBounds& bounds, std::size_t kept_bytes, Log log);
  /// Refuses waiting requests before it returns.
  ~Painter();
  Painter(const Painter&) = delete;
  Painter& operator=(const Painter&) = delete;

  /// Responds once, on the painter's thread.
  void draw(const QueueKey& who, PictureRequest request, Pictured game, const Respond& respond);

 private:
  class Animated;
  using File = std::shared_ptr<const std::string>;

  [[nodiscard]] Result<Response> response_to(const PictureRequest& request, const Pictured& game);
  /// Returns the file with this tag if it is kept, otherwise nullptr.
  [[nodiscard]] File kept(const std::string& tag);
  File keep(const std::string& tag, std::string bytes);

  const std::size_t kept_bytes_;
  std::size_t bytes_ = 0;                         // of the files that are kept
  std::list<std::pair<std::string, File>> kept_;  // by tag; the last one was used last
  Actor actor_;
  std::thread thread_;
};

}  // namespace camlann::server
