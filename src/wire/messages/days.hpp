#pragma once
// What a player keeps for himself about a game: plans and notes.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "wire/describe.hpp"

namespace camlann {

namespace message {

struct PlanLine {
  std::vector<std::string> moves;

  bool operator==(const PlanLine&) const = default;
};

struct PlanWish {
  int ply = 0;
  std::vector<PlanLine> lines;

  bool operator==(const PlanWish&) const = default;
};

struct Plan {
  std::string game;
  int ply = 0;
  std::vector<PlanLine> lines;

  bool operator==(const Plan&) const = default;
};

struct NoteWish {
  std::string text;

  bool operator==(const NoteWish&) const = default;
};

struct Note {
  std::string game;
  std::string text;

  bool operator==(const Note&) const = default;
};

}  // namespace message

namespace wire {

inline constexpr std::int64_t longest_note = 4000;  // in bytes

template <>
struct Description<message::PlanLine> {
  static constexpr std::string_view name = "PlanLine";
  static constexpr std::string_view text =
      "Moves one after another: of the others, my answer, theirs again; the last one is mine";
  static constexpr void fields(auto&& field) {
    field("moves", &message::PlanLine::moves, {.least = 2, .most = 20});
  }
};

template <>
struct Description<message::PlanWish> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "PlanWish";
  static constexpr std::string_view text =
      "A plan as lines, which may begin alike; without lines there is none";
  static constexpr void fields(auto&& field) {
    using message::PlanWish;
    field("ply", &PlanWish::ply,
          {.text = "Moves played before it",
           .required = "how many moves were played before",
           .least = 0});
    field("lines", &PlanWish::lines, {.required = "a list of lines", .most = 40});
  }
};

template <>
struct Description<message::Plan> {
  static constexpr std::string_view name = "Plan";
  static constexpr std::string_view text = "My plan for a game; nobody else sees it";
  static constexpr void fields(auto&& field) {
    using message::Plan;
    field("game", &Plan::game, {.text = "Its id"});
    field("ply", &Plan::ply, {.text = "Moves played before it"});
    field("lines", &Plan::lines, {.text = "Empty where nothing is planned"});
  }
};

template <>
struct Description<message::NoteWish> {
  static constexpr bool request = true;
  static constexpr std::string_view name = "NoteWish";
  static constexpr std::string_view text{};
  static constexpr void fields(auto&& field) {
    field("text", &message::NoteWish::text, {.text = "Empty for none", .most = longest_note});
  }
};

template <>
struct Description<message::Note> {
  static constexpr std::string_view name = "Note";
  static constexpr std::string_view text = "My note on a game; nobody else sees it";
  static constexpr void fields(auto&& field) {
    using message::Note;
    field("game", &Note::game, {.text = "Its id"});
    field("text", &Note::text, {.text = "As it was written"});
  }
};

}  // namespace wire
}  // namespace camlann
