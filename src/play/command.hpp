#pragma once
// What players ask for, and what happens then, as values. Commands and events are compared as
// values too: whoever sends a command twice is recognised by it. Words for them belong to those who
// send, show or store them.

#include <optional>
#include <variant>

#include "play/clock.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// A move after `ply` others. An offer of a draw goes with it only in games of two.
struct PlayMove {
  int ply = 0;
  WrittenMove move;
  bool offers_draw = false;

  bool operator==(const PlayMove&) const = default;
};
/// Back to the last turn of those who ask. Where people sit apart the other side is asked first.
struct TakeBack {
  bool operator==(const TakeBack&) const = default;
};
/// Refused by whoever asks, it is withdrawn; so is an offer of a draw between people.
struct AnswerTakeBack {
  bool accept = false;

  bool operator==(const AnswerTakeBack&) const = default;
};
/// Where people sit apart a partner at another screen is asked first; who is asked and resigns,
/// too, agrees.
struct Resign {
  bool operator==(const Resign&) const = default;
};
/// Refused by whoever asks, it is withdrawn.
struct AnswerResign {
  bool accept = false;

  bool operator==(const AnswerResign&) const = default;
};
struct OfferDraw {
  bool operator==(const OfferDraw&) const = default;
};
struct AnswerDraw {
  bool accept = false;

  bool operator==(const AnswerDraw&) const = default;
};
struct ClaimDraw {
  bool operator==(const ClaimDraw&) const = default;
};
/// The other side has left. Only if the server, which says for how long, knows it to be gone.
struct ClaimWin {
  bool operator==(const ClaimWin&) const = default;
};
/// The game has become too long: a draw.
struct CallOff {
  bool operator==(const CallOff&) const = default;
};

/// No game after all: before everyone has moved once.
struct Cancel {
  bool operator==(const Cancel&) const = default;
};
/// The clock says that it is over. By who keeps the clocks, never by a player.
struct TimeUp {
  bool operator==(const TimeUp&) const = default;
};
/// The player to move is on leave from then until then (play/leave.hpp): the clock stands still. By
/// who keeps the leaves, never by a player.
struct Rest {
  Millis from = 0;
  Millis until = 0;

  bool operator==(const Rest&) const = default;
};

using Command = std::variant<PlayMove, TakeBack, AnswerTakeBack, Resign, AnswerResign, OfferDraw,
                             AnswerDraw, ClaimDraw, ClaimWin, CallOff, Cancel, TimeUp, Rest>;

/// The game begins.
struct Created {
  bool operator==(const Created&) const = default;
};
struct MovePlayed {
  WrittenMove move;
  Millis spared = 0;  // of the time, because the move was so long on its way

  bool operator==(const MovePlayed&) const = default;
};
struct TakenBack {
  int plies = 0;

  bool operator==(const TakenBack&) const = default;
};
struct TakeBackAsked {
  Seat seat{};  // that asks

  bool operator==(const TakeBackAsked&) const = default;
};
struct TakeBackRefused {
  Seat seat{};  // that asked

  bool operator==(const TakeBackRefused&) const = default;
};
/// Their partner shall say whether they resign.
struct ResignAsked {
  Seat seat{};  // that asks

  bool operator==(const ResignAsked&) const = default;
};
struct ResignRefused {
  Seat seat{};  // that asked

  bool operator==(const ResignRefused&) const = default;
};
struct DrawOffered {
  Seat seat{};  // that offers

  bool operator==(const DrawOffered&) const = default;
};
struct DrawRefused {
  Seat seat{};  // whose offer it was

  bool operator==(const DrawRefused&) const = default;
};
/// The clock of the seat to move stands still from then until then.
struct Rested {
  Millis from = 0;
  Millis until = 0;

  bool operator==(const Rested&) const = default;
};
/// Off the board; an end on the board follows from its move.
struct Ended {
  Reason reason{};
  /// Of a side that wins, one of its seats; nothing for a draw. For `time` nothing means that all
  /// other sides than that of the seat to move win.
  std::optional<Seat> winner;
  bool left = false;  // the others have left, which is a resignation

  bool operator==(const Ended&) const = default;
};

using Event = std::variant<Created, MovePlayed, TakenBack, TakeBackAsked, TakeBackRefused,
                           ResignAsked, ResignRefused, DrawOffered, DrawRefused, Rested, Ended>;

}  // namespace camlann::play
