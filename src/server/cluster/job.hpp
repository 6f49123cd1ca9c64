#pragma once
// A thought on its way to another machine and back, as text. What comes back is judged here: a move
// counts only if it is legal, a pairing only if it keeps the rules. Thread-safe.

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/services/round/thinkers.hpp"

namespace camlann::server {

[[nodiscard]] std::string job_text(const ThinkJob& job);
/// Without stop flag, length and somebody to call. An error where the game is not known here, or is
/// another one here.
[[nodiscard]] Result<ThinkJob> read_job(std::string_view text, const Catalog& known);

[[nodiscard]] std::string answer_text(ThinkJob::Kind kind, const Thought& thought);
/// The answer to a job that cannot be thought here; of every kind it is none.
[[nodiscard]] std::string refusal_text(const Error& error);
/// An error where it is no answer to this job.
[[nodiscard]] Result<Thought> read_answer(std::string_view text, const ThinkJob& job);

}  // namespace camlann::server
