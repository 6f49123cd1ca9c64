#pragma once
// Converts thoughts to text and back, for workers on other machines. Checks each answer: a move
// counts only if it is legal, a pairing only if it obeys the rules. Thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/services/round/thinkers.hpp"

namespace camlann::server {

[[nodiscard]] std::string job_text(const ThinkJob& job);
/// Returns the job without stop flag, length and callback. An error if the variant is unknown here
/// or differs from the one here.
[[nodiscard]] Result<ThinkJob> read_job(std::string_view text, const Catalog& known);

[[nodiscard]] std::string answer_text(ThinkJob::Kind kind, const Thought& thought);
/// Returns the answer to a job that cannot be computed here; invalid for every kind of job.
[[nodiscard]] std::string refusal_text(const Error& error);
/// Returns an error if the text is not an answer to this job.
[[nodiscard]] Result<Thought> read_answer(std::string_view text, const ThinkJob& job);

}  // namespace camlann::server
