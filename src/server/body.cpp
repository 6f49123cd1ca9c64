#include "server/body.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "rules/verdict.hpp"
#include "server/game_state.hpp"
#include "server/games.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/words.hpp"
#include "wire/read.hpp"

namespace camlann::server {

namespace {

using message::PlayerKind;

constexpr int max_depth = 8;

std::optional<Seat> seat_of(message::Colour colour) {
  switch (colour) {
    case message::Colour::white: return Seat::white;
    case message::Colour::black: return Seat::black;
    case message::Colour::random: break;
  }
  return std::nullopt;
}

Action action_of(message::Action&& read) {
  return {read.version, std::move(read.nonce), read.have};
}

NewGame new_game_of(message::NewGame&& read) {
  NewGame game;
  game.variant = std::move(read.variant);
  game.rules = std::move(read.rules);
  if (read.fen) game.fen = std::move(*read.fen);
  game.opponent = read.opponent == PlayerKind::person ? Opponent::person : Opponent::computer;
  game.level = read.level;
  game.colour = seat_of(read.colour);
  if (read.seats) {
    for (auto& seat : *read.seats) {
      const int level = seat.player == PlayerKind::computer ? seat.level : 0;
      game.seats.push_back({level, std::move(seat.name)});
    }
  }
  game.may_resign = read.may_resign;
  game.nonce = std::move(read.nonce);
  return game;
}

}  // namespace

Result<NewGame> read_new_game(std::string_view body) {
  return wire::read<message::NewGame>(body, max_depth).map([](message::NewGame&& read) {
    return new_game_of(std::move(read));
  });
}

Result<MoveRequest> read_move_request(std::string_view body) {
  return wire::read<message::PlayMove>(body, max_depth).map([](message::PlayMove&& read) {
    return MoveRequest{read.ply, std::move(read.move), std::move(read.nonce), read.have};
  });
}

Result<Action> read_action(std::string_view body) {
  return wire::read<message::Action>(body, max_depth).map([](message::Action&& read) {
    return action_of(std::move(read));
  });
}

Result<DrawAnswer> read_draw_answer(std::string_view body) {
  return wire::read<message::DrawAnswer>(body, max_depth).map([](message::DrawAnswer&& read) {
    return DrawAnswer{read.accept, action_of(std::move(read))};
  });
}

Result<message::SocketRequest> read_socket_request(std::string_view text) {
  return wire::read<message::SocketRequest>(text, max_depth);
}

}  // namespace camlann::server
