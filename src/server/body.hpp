#pragma once
// What the body of a request says, read and checked field by field. Unknown fields are ignored; an
// error names the field. The only place, with the socket's messages, where JSON is parsed.
// Thread-safe.

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "server/games.hpp"

namespace camlann::server {

struct DrawAnswer {
  bool accept = false;
  Action action;
};

/// A message from a socket.
struct SocketRequest {
  std::string type;
  std::string game;
  std::int64_t version = 0;
};

[[nodiscard]] Result<NewGame> read_new_game(std::string_view body);
[[nodiscard]] Result<MoveRequest> read_move_request(std::string_view body);
[[nodiscard]] Result<Action> read_action(std::string_view body);
[[nodiscard]] Result<DrawAnswer> read_draw_answer(std::string_view body);
[[nodiscard]] Result<SocketRequest> read_socket_request(std::string_view text);

}  // namespace camlann::server
