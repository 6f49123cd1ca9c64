#pragma once
// The page of the server's state for players: whether it is well, since when, and what was wrong
// since it began. Plain HTML with a style sheet of its own, for the moment when nothing else works.
// Thread-safe.

#include <string_view>

#include "server/core/http.hpp"
#include "server/core/vitals.hpp"

namespace camlann::server {

/// Whether this is about the server itself, and not part of the page or of its interface.
[[nodiscard]] bool is_about_server(std::string_view path);
/// What /status answers.
[[nodiscard]] Response status_response(const Vitals& vitals);
/// What /status.css answers. The colours are those of the page (web/src/styles/tokens.css).
[[nodiscard]] Response status_style_response();

}  // namespace camlann::server
