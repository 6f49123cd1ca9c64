#pragma once
// The words of an author for the players of a variant from a file: paragraphs for the page of its
// rules, and lessons.

#include <string>
#include <vector>

namespace camlann::inline v1 {

/// A position with a task, which each of the moves solves.
struct OwnLesson {
  std::string title;  // no other lesson of the variant has it
  std::string fen;
  std::string task;
  std::string hint;  // may be empty
  std::vector<std::string> moves;

  [[nodiscard]] bool operator==(const OwnLesson&) const = default;
};

struct OwnWords {
  std::vector<std::string> rules;  // paragraphs
  std::vector<OwnLesson> lessons;

  [[nodiscard]] bool empty() const { return rules.empty() && lessons.empty(); }
};

}  // namespace camlann::inline v1
