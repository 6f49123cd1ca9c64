#pragma once
// The status page for players: the current state of the server, and the problems since its start.
// Plain HTML with a separate style sheet, so that it works when nothing else does. Thread-safe.

#include <string_view>

#include "languages/language.hpp"
#include "server/core/http.hpp"
#include "server/core/vitals.hpp"
#include "server/model/site.hpp"

namespace camlann::server {

/// True if this path is about the server itself, not part of the page or the API.
[[nodiscard]] bool is_about_server(std::string_view path);
/// Returns the response to GET /status in a language, with name and logo of the site.
[[nodiscard]] Response status_response(const Vitals& vitals, const Site& site = {},
                                       languages::Language language = {});
/// Returns the response to GET /status.css, with the colours of web/src/styles/tokens.css.
[[nodiscard]] Response status_style_response();

}  // namespace camlann::server
