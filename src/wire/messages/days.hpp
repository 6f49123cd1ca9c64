#pragma once
// Private texts of a player about a game: plans and notes.

#include <cstdint>
#include <string>
#include <vector>

#include "wire/describe.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_note = 4000;

struct PlanLine {
  MESSAGE(PlanLine,
          "Moves one after another: of the others, my answer, theirs again; the last one is mine");
  FIELD(std::vector<std::string>, moves, "", .least = 2, .most = 20);
};

struct PlanWish {
  REQUEST(PlanWish, "A plan as lines, which may begin alike; without lines there is none");
  FIELD(int, ply, "Moves played before it", .required = "how many moves were played before",
        .least = 0) = 0;
  FIELD(std::vector<PlanLine>, lines, "", .required = "a list of lines", .most = 40);
};

struct Plan {
  MESSAGE(Plan, "My plan for a game; nobody else sees it");
  FIELD(std::string, game, "Its id");
  FIELD(int, ply, "Moves played before it") = 0;
  FIELD(std::vector<PlanLine>, lines, "Empty where nothing is planned");
};

struct NoteWish {
  REQUEST(NoteWish);
  FIELD(std::string, text, "Empty for none", .most = longest_note);
};

struct Note {
  MESSAGE(Note, "My note on a game; nobody else sees it");
  FIELD(std::string, game, "Its id");
  FIELD(std::string, text, "As it was written");
};

}  // namespace camlann::message
