#pragma once
// Commands of players and the events that result, as values. Both can be compared: a command that
// is sent twice is recognised. Their names in protocols and databases belong to the code that
// sends, shows or stores them.

#include <optional>
#include <variant>

#include "play/clock.hpp"
#include "rules/outcome.hpp"
#include "rules/verdict.hpp"

namespace camlann::play {

/// The move after `ply` others. Only in games of two can it offer a draw.
struct PlayMove {
  int ply = 0;
  WrittenMove move;
  bool offers_draw = false;

  bool operator==(const PlayMove&) const = default;
};
/// Goes back to the last turn of the player. If people play at separate screens, the other side has
/// to agree.
struct TakeBack {
  bool operator==(const TakeBack&) const = default;
};
/// A refusal by the requesting player withdraws the request; the same holds for draw offers between
/// people.
struct AnswerTakeBack {
  bool accept = false;

  bool operator==(const AnswerTakeBack&) const = default;
};
/// If partners play at separate screens, the partner has to agree; resigning too means agreement.
struct Resign {
  bool operator==(const Resign&) const = default;
};
/// A refusal by the requesting player withdraws the request.
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
/// The other side has left. Accepted only if the server's record of absences confirms it.
struct ClaimWin {
  bool operator==(const ClaimWin&) const = default;
};
/// Ends a game that has become too long as a draw.
struct CallOff {
  bool operator==(const CallOff&) const = default;
};

/// Aborts the game before everyone has moved once.
struct Cancel {
  bool operator==(const Cancel&) const = default;
};
/// The clock has run out. Sent by the clock's keeper, never by a player.
struct TimeUp {
  bool operator==(const TimeUp&) const = default;
};
/// The player to move is on leave between these times (play/leave.hpp): the clock is paused. Sent
/// by the keeper of leaves, never by a player.
struct Rest {
  Millis from = 0;
  Millis until = 0;

  bool operator==(const Rest&) const = default;
};

/// The tournament gives the game this result, also if it is over. Sent by the server, never by a
/// player.
struct GiveResult {
  Reason reason{};             // forfeit, neither_came, director, or resignation of a leaver
  std::optional<Seat> winner;  // nothing: a draw, or no result

  bool operator==(const GiveResult&) const = default;
};

using Command =
    std::variant<PlayMove, TakeBack, AnswerTakeBack, Resign, AnswerResign, OfferDraw, AnswerDraw,
                 ClaimDraw, ClaimWin, CallOff, Cancel, TimeUp, Rest, GiveResult>;

/// The game begins.
struct Created {
  bool operator==(const Created&) const = default;
};
struct MovePlayed {
  WrittenMove move;
  Millis spared = 0;  // time not charged, because the move was on the network

  bool operator==(const MovePlayed&) const = default;
};
struct TakenBack {
  int plies = 0;

  bool operator==(const TakenBack&) const = default;
};
struct TakeBackAsked {
  Seat seat{};  // makes the request

  bool operator==(const TakeBackAsked&) const = default;
};
struct TakeBackRefused {
  Seat seat{};  // made the request

  bool operator==(const TakeBackRefused&) const = default;
};
/// The partner has to decide whether the team resigns.
struct ResignAsked {
  Seat seat{};  // makes the request

  bool operator==(const ResignAsked&) const = default;
};
struct ResignRefused {
  Seat seat{};  // made the request

  bool operator==(const ResignRefused&) const = default;
};
struct DrawOffered {
  Seat seat{};  // makes the offer

  bool operator==(const DrawOffered&) const = default;
};
struct DrawRefused {
  Seat seat{};  // made the offer

  bool operator==(const DrawRefused&) const = default;
};
/// The clock of the seat to move is paused between these times.
struct Rested {
  Millis from = 0;
  Millis until = 0;

  bool operator==(const Rested&) const = default;
};
/// An end without a move; an end on the board follows from its move. In a tournament it may follow
/// an earlier end, which it corrects.
struct Ended {
  Reason reason{};
  /// One seat of the winning side; nothing for a draw. For `time`, nothing means that all sides win
  /// except that of the seat to move.
  std::optional<Seat> winner;
  bool left = false;  // the others have left, which counts as a resignation

  bool operator==(const Ended&) const = default;
};

using Event = std::variant<Created, MovePlayed, TakenBack, TakeBackAsked, TakeBackRefused,
                           ResignAsked, ResignRefused, DrawOffered, DrawRefused, Rested, Ended>;

}  // namespace camlann::play
