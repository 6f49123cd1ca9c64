#pragma once
// Moves and positions, as the core in the browser, the server and the command line send them.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/outcome.hpp"
#include "rules/verdict.hpp"
#include "wire/describe.hpp"
#include "wire/messages/words.hpp"

namespace camlann {

namespace message {

struct Outcome {
  MESSAGE(Outcome, "A legal move: what it does, and one way to walk it");
  FIELD(std::string, from);
  FIELD(std::string, to, "Where the piece stops; of a shot, the target");
  FIELD(std::vector<std::string>, captures, "The squares of the men that it takes");
  FIELD(MoveWord, kind) {};
  FIELD(std::vector<std::string>, path, "The squares of the route, from the first on");
  FIELD(std::optional<char>, promotion,
        "The letter of the man that a pawn becomes; absent where none is made", .left_out = true);
  FIELD(std::string, notation, "The full form");
};

struct Result {
  MESSAGE(Result, "How a game ended");
  FIELD(
      std::optional<std::string>, winner,
      "The letter of the winning seat; of a team the letters of its seats: `RB`. Null for a draw");
  FIELD(std::optional<std::vector<SeatLetter>>, winners,
        "The letters of `winner` one by one; only in games of more than two", .left_out = true);
  FIELD(Reason, reason) {};
};

struct Leg {
  MESSAGE(Leg, "A square that continues a walk");
  FIELD(std::string, square);
  FIELD(MoveWord, kind) {};
  FIELD(std::optional<std::string>, captures, "The square of the man that it takes");
};

struct Legs {
  MESSAGE(Legs, "What may follow the squares walked so far");
  FIELD(std::vector<Leg>, next);
  FIELD(bool, stop, "Whether the move may end here") = false;
  FIELD(std::optional<Outcome>, outcome, "What ending here does");
};

struct Refusal {
  MESSAGE(Refusal, "The rule that forbids a move");
  FIELD(std::string, rule, "Its anchor on the rules page");
  FIELD(std::string, text, "A sentence");
  FIELD(std::string, square, "Where the move breaks it");
};

struct Obligation {
  MESSAGE(Obligation, "Which moves alone are legal now, or at a checkmate why none is");
  FIELD(camlann::Obligation::Kind, kind) {};
  FIELD(std::vector<std::string>, squares,
        "Of the pieces that can meet it; of a check, of the king; for `plant`, where a tree may be "
        "put");
  FIELD(std::string, text, "Sentences; empty where there is nothing to say");
  FIELD(std::string, may,
        "Of these, without whose move it is, what a player may do but need not; mostly empty");
  FIELD(std::optional<std::vector<std::string>>, attack,
        "At a checkmate, the squares from a piece that attacks the king to the king",
        .left_out = true);
};

struct Standing {
  MESSAGE(Standing, "A position without its moves");
  FIELD(std::string, variant, "Its id");
  FIELD(std::string, rules);
  FIELD(std::string, fen);
  FIELD(std::uint32_t, ply, "Moves played") = 0;
  FIELD(SeatLetter, seat, "Whose turn it is") {};
  FIELD(std::vector<SeatLetter>, passed,
        "Seats that the last move passed over, because they cannot move");
  FIELD(std::optional<Result>, result, "Null while the game goes on");
  FIELD(std::string, result_text, "A sentence; empty while the game goes on");
  FIELD(Obligation, obligation);
  FIELD(wire::Members<char>, pieces, "By square, their FEN letters");
  FIELD(bool, can_claim, "Whether the seat whose turn it is may claim a draw") = false;
};

struct State : Standing {
  MESSAGE(State, "All that a board shows of a position");
  using Base = Standing;
  FIELD(std::vector<Outcome>, outcomes, "Every legal move");
};

struct Ply {
  MESSAGE(Ply, "A move that was played");
  FIELD(Outcome, outcome);
  FIELD(Standing, after, "The position that it led to");
};

struct Played {
  MESSAGE(Played, "Moves that were played one after another");
  FIELD(std::vector<Ply>, plies);
  FIELD(std::vector<Outcome>, outcomes, "Every legal move after the last one");
};

struct Why {
  MESSAGE(Why, "Why a move is good or bad");
  FIELD(Outcome, move);
  FIELD(int, score, "In hundredths of a man, for the side that makes the move") = 0;
  FIELD(std::string, score_text, "`+1.20` or `win in 3 moves`");
  FIELD(bool, best) = false;
  FIELD(
      std::vector<std::string>, reasons,
      "Verbs with what belongs to them, the weightiest first: `allows a charge that takes three`");
};

}  // namespace message

namespace wire {

template <>
inline constexpr Title title<Obligation::Kind>{"ObligationKind",
                                               "Why only some moves are legal now"};

}  // namespace wire
}  // namespace camlann
