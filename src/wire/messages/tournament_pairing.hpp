#pragma once
// Pairings of a round by a director, and what the check says of them.

#include <string>
#include <vector>

#include "tournament/event.hpp"
#include "tournament/pairing_check.hpp"
#include "tournament/words.hpp"
#include "wire/describe.hpp"
#include "wire/messages/request.hpp"
#include "wire/messages/tournament_event.hpp"

namespace camlann {

namespace message {

struct PairedBoard {
  MESSAGE(PairedBoard, "A game of a round, by the ids of the players");
  FIELD(std::string, white, "", .most = longest_name);
  FIELD(std::string, black, "", .most = longest_name);
};

struct PairedBye {
  MESSAGE(PairedBye, "A round without a game");
  FIELD(std::string, player, "The id", .most = longest_name);
  FIELD(tournament::Bye::Kind, kind) {};
};

struct GivePairing {
  REQUEST(GivePairing, "The pairing of the next round by a director");
  FIELD(int, round, "Its number, from 1", .required = "the number of a round", .least = 1,
        .most = 4096) = 0;
  FIELD(std::vector<PairedBoard>, boards, "The first board first", .least = 0, .most = 128);
  FIELD(std::vector<PairedBye>, byes, "", .least = 0, .most = 128);
  FIELD(bool, despite, "Take it even if it breaks rules of pairing") = false;
};

struct PairingFault {
  MESSAGE(PairingFault, "A rule that a pairing breaks");
  FIELD(tournament::PairingFault::Kind, kind) {};
  FIELD(tournament::PairingFault::Severity, severity) {};
  FIELD(int, board, "From 1; 0 for none") = 0;
  FIELD(std::string, player, "The id");
  FIELD(std::string, other, "The id of the opponent, or of who could be it; empty for none");
  FIELD(int, before,
        "The round in which it happened before, or that the table has it in; 0 for none") = 0;
  FIELD(std::string, text, "A sentence with the names, without a full stop");
};

struct PairingCheck {
  MESSAGE(PairingCheck, "A pairing of the next round, and what it breaks");
  FIELD(int, round, "Its number, from 1", .least = 1) = 1;
  FIELD(std::vector<PairedBoard>, boards);
  FIELD(std::vector<PairedBye>, byes);
  FIELD(std::vector<PairingFault>, faults, "The most severe first");
};

}  // namespace message

namespace wire {

template <>
inline constexpr Title title<tournament::PairingFault::Severity>{
    "PairingSeverity",
    "`impossible`: such a round is not taken; `against-rules`: the program never pairs like this; "
    "`avoided`: it does only where nothing else is left"};

template <>
inline constexpr Title title<tournament::PairingFault::Kind>{"PairingFaultKind",
                                                             "What a pairing breaks"};

}  // namespace wire
}  // namespace camlann
