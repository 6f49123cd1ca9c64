#pragma once
// The progress of an account: puzzles, lessons, endings, days. The page merges it, in parts.

#include <cstdint>
#include <string>
#include <vector>

#include "wire/describe.hpp"

namespace camlann::message {

struct ProgressPart {
  MESSAGE(ProgressPart, "A part of what I have done alone, as the page writes and merges it");
  FIELD(std::string, part, "Its name, such as `lessons/cam`");
  FIELD(std::int64_t, version, "Grows with each change; 0: nothing is kept yet") = 0;
  FIELD(std::string, text, "For the page; the server reads only the language in `settings`");
};

struct Progress {
  MESSAGE(Progress, "What I have done alone");
  FIELD(std::vector<ProgressPart>, parts, "By name");
};

struct KeepProgress {
  REQUEST(KeepProgress, "A part that replaces the one of this version");
  static constexpr std::int64_t longest_name = 60;
  static constexpr std::int64_t longest_text = 12'000;
  FIELD(std::string, part, "", .required = "the name of the part", .most = longest_name,
        .one_line = true);
  FIELD(std::int64_t, version, "The version that I have merged into this; 0: there is none",
        .least = 0) = 0;
  FIELD(std::string, text, "", .required = "a text", .most = longest_text, .in_bytes = true);
};

struct KeptProgress {
  MESSAGE(KeptProgress, "Whether the part was replaced");
  FIELD(bool, taken, "False: `now` has changes that are to be merged first") = false;
  FIELD(ProgressPart, now, "As it is kept; its text is empty if it was taken");
};

}  // namespace camlann::message
