#include "server/messages/requests.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "play/clock.hpp"
#include "rules/verdict.hpp"
#include "server/model/action.hpp"
#include "server/model/chat.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/seek.hpp"
#include "wire/messages/chat.hpp"
#include "wire/messages/clock.hpp"
#include "wire/messages/days.hpp"
#include "wire/messages/invitation.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/seek.hpp"
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

/// Returns the bytes of a direction mark at the start of the text, or 0.
std::size_t direction_mark(std::string_view text) {
  const auto from_to = [&](std::string_view start, char first, char last) {
    return text.size() > start.size() && text.substr(0, start.size()) == start &&
           text[start.size()] >= first && text[start.size()] <= last;
  };
  if (from_to("\xD8", '\x9C', '\x9C')) return 2;      // U+061C
  if (from_to("\xE2\x80", '\x8E', '\x8F')) return 3;  // U+200E, U+200F
  if (from_to("\xE2\x80", '\xAA', '\xAE')) return 3;  // U+202A to U+202E
  if (from_to("\xE2\x81", '\xA6', '\xA9')) return 3;  // U+2066 to U+2069
  return 0;
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
    for (const auto& seat : *read.seats) {
      const int level = seat.player == PlayerKind::computer ? seat.level : 0;
      game.seats.push_back({level, without_direction_marks(seat.name)});
    }
  }
  game.may_resign = read.may_resign;
  if (read.time) game.time = time_of(*read.time);
  game.nonce = std::move(read.nonce);
  return game;
}

}  // namespace

std::string without_direction_marks(std::string_view name) {
  std::string kept;
  while (!name.empty()) {
    const auto mark = direction_mark(name);
    if (mark == 0) kept += name.front();
    name.remove_prefix(std::max<std::size_t>(mark, 1));
  }
  return kept;
}

play::TimeControl time_of(const message::TimeWish& time) {
  using play::one_second;
  return {time.base * one_second, time.increment * one_second, time.delay * one_second, time.days};
}

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

Result<OfferAnswer> read_offer_answer(std::string_view body) {
  return wire::read<message::OfferAnswer>(body, max_depth).map([](message::OfferAnswer&& read) {
    return OfferAnswer{read.accept, action_of(std::move(read))};
  });
}

Result<PlanWish> read_plan_wish(std::string_view body) {
  return wire::read<message::PlanWish>(body, max_depth).map([](message::PlanWish&& read) {
    PlanWish wish{read.ply, {}};
    for (auto& line : read.lines) wish.lines.push_back(std::move(line.moves));
    return wish;
  });
}

Result<std::string> read_note(std::string_view body) {
  return wire::read<message::NoteWish>(body, max_depth).map([](message::NoteWish&& read) {
    return std::move(read.text);
  });
}

Result<NewInvitation> read_new_invitation(std::string_view body) {
  return wire::read<message::NewInvitation>(body, max_depth).map([](message::NewInvitation&& read) {
    NewInvitation wish;
    wish.name = without_direction_marks(read.name);
    wish.is_public = read.is_public;
    wish.to = read.to;
    if (read.seat) wish.seat = static_cast<char>(*read.seat);
    const bool rated = read.rated;
    const int late = read.late;
    wish.game = new_game_of(std::move(read));
    wish.game.rated = rated;
    wish.game.late = late;
    return wish;
  });
}

Result<SeekWish> read_seek(std::string_view body) {
  return wire::read<message::NewSeek>(body, max_depth).map([](message::NewSeek&& read) {
    SeekWish wish;
    auto& game = wish.table.game;
    game.variant = std::move(read.variant);
    game.rules = std::move(read.rules);
    if (read.time) game.time = time_of(*read.time);
    for (const auto& time : read.also) wish.also.push_back(time_of(time));
    game.rated = read.rated;
    wish.either = read.either;
    game.nonce = std::move(read.nonce);
    wish.table.name = without_direction_marks(read.name);
    wish.range = read.range;
    return wish;
  });
}

Result<TakenSeek> read_taken_seek(std::string_view body) {
  return wire::read<message::TakeSeek>(body, max_depth).map([](message::TakeSeek&& read) {
    return TakenSeek{{}, without_direction_marks(read.name), std::move(read.nonce), read.time};
  });
}

Result<SitDown> read_sit_down(std::string_view body) {
  return wire::read<message::SitDown>(body, max_depth).map([](message::SitDown&& read) {
    SitDown wish{without_direction_marks(read.name), {}};
    if (read.seat) wish.seat = static_cast<char>(*read.seat);
    return wish;
  });
}

Result<FillSeats> read_fill_seats(std::string_view body) {
  return wire::read<message::FillSeats>(body, max_depth).map([](message::FillSeats&& read) {
    return FillSeats{read.level};
  });
}

Result<Said> read_say(std::string_view body) {
  TRY(auto read, wire::read<message::Say>(body, max_depth));
  Said said{read.phrase, std::string(trimmed(without_direction_marks(read.text)))};
  if (said.phrase.has_value() == said.text.empty()) return said;
  return failure(ErrorCode::syntax, "The field 'phrase' is missing or wrong", "phrase",
                 "one of the phrases, or a text");
}

Result<message::Mute> read_mute(std::string_view body) {
  return wire::read<message::Mute>(body, max_depth);
}

Result<message::SocketRequest> read_socket_request(std::string_view text) {
  return wire::read<message::SocketRequest>(text, max_depth);
}

}  // namespace camlann::server
