#pragma once
// Draws sheets to print for /api/print. A separate thread draws, so that no other request waits for
// it. Thread-safe.

#include <cstddef>
#include <string>
#include <thread>

#include "game/catalog.hpp"
#include "server/core/actor.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/log.hpp"

namespace camlann::server {

class Printer {
 public:
  /// `known` must outlive this. At most `most_sheets` are drawn for a request.
  Printer(const Catalog& known, const QueueBounds& bounds, std::size_t most_sheets, Log log);
  /// Refuses waiting requests before it returns.
  ~Printer();
  Printer(const Printer&) = delete;
  Printer& operator=(const Printer&) = delete;

  /// Responds once, on the printer's thread, with the sheets that the query of `target` orders.
  void draw(const QueueKey& who, std::string target, const Respond& respond);

 private:
  const Catalog& known_;
  const std::size_t most_sheets_;
  Actor actor_;
  std::thread thread_;
};

}  // namespace camlann::server
