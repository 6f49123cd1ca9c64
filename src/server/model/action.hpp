#pragma once
// The parts of a client's request to change a game. Values.

#include <cstdint>
#include <optional>
#include <string>

namespace camlann::server {

/// Optional parts of every change.
struct Action {
  std::optional<std::int64_t> version;
  std::string nonce;
  std::int64_t have = 0;  // the last version that the client has; 0: the response is the whole game
};

struct MoveRequest {
  int ply = 0;
  std::string move;
  std::string nonce;
  std::int64_t have = 0;
};

}  // namespace camlann::server
