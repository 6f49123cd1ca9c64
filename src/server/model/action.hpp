#pragma once
// What a client sends with a change of a game. Values.

#include <cstdint>
#include <optional>
#include <string>

namespace camlann::server {

/// What every change may carry.
struct Action {
  std::optional<std::int64_t> version;
  std::string nonce;
  std::int64_t have = 0;  // the last version that the client knows; 0: the answer is the whole game
};

struct MoveRequest {
  int ply = 0;
  std::string move;
  std::string nonce;
  std::int64_t have = 0;
};

}  // namespace camlann::server
