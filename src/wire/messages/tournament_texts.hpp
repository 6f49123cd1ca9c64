#pragma once
// The texts of the directors about a tournament or a league.

#include <cstdint>
#include <string>

#include "wire/describe.hpp"

namespace camlann::message {

inline constexpr std::int64_t longest_description = 2000;
inline constexpr std::int64_t longest_prizes = 400;
inline constexpr std::int64_t longest_contact = 200;
inline constexpr wire::About about_description{
    .text = "What it is about, in plain text: several lines, or nothing",
    .most = longest_description};
inline constexpr wire::About about_prizes{
    .text = "A line of plain text, or nothing", .most = longest_prizes, .one_line = true};
inline constexpr wire::About about_contact{
    .text = "How the directors are reached: a line of plain text, or nothing",
    .most = longest_contact,
    .one_line = true};

struct TournamentTexts {
  MESSAGE(TournamentTexts, "What its directors have written about a tournament");
  FIELD_LIKE(std::string, about, about_description);
  FIELD_LIKE(std::string, prizes, about_prizes);
  FIELD_LIKE(std::string, contact, about_contact);
};

}  // namespace camlann::message
