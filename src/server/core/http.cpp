#include "server/core/http.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "wire/messages/error.hpp"
#include "wire/messages_of.hpp"
#include "wire/write.hpp"

namespace camlann::server {

namespace {

std::optional<unsigned> hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
  return std::nullopt;
}

bool has_parent_segment(std::string_view path) {
  std::size_t at = 0;
  while (at < path.size()) {
    const auto end = path.find('/', at + 1);
    if (path.substr(at, end - at) == "/..") return true;
    if (end == std::string_view::npos) return false;
    at = end;
  }
  return false;
}

/// Returns nothing for a bad escape or a control character.
std::optional<std::string> decode(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    auto c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const auto high = hex_digit(text[i + 1]);
      const auto low = hex_digit(text[i + 2]);
      if (!high || !low) return std::nullopt;
      c = static_cast<char>(*high * 16 + *low);
      i += 2;
    }
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
    decoded += c;
  }
  return decoded;
}

auto unreadable(std::string_view where, std::string_view expected) {
  return failure(ErrorCode::syntax, "The address cannot be read", std::string(where),
                 std::string(expected));
}

// 'self' includes the socket on the same host and port. 'wasm-unsafe-eval' permits the rules core,
// which is WebAssembly. The frame is that of a PDF file, for the dialog that prints it.
constexpr std::string_view content_policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "frame-src blob:; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ";

}  // namespace

Response json_response(int status, std::shared_ptr<const std::string> json) {
  return {status,
          {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}},
          std::move(json)};
}

Response json_response(int status, std::string json) {
  return json_response(status, std::make_shared<const std::string>(std::move(json)));
}

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::syntax: return 400;
    case ErrorCode::unknown_name:
    case ErrorCode::bad_position:
    case ErrorCode::illegal_move:
    case ErrorCode::ambiguous_move: return 422;
    case ErrorCode::game_over:
    case ErrorCode::conflict: return 409;
    case ErrorCode::not_found: return 404;
    case ErrorCode::too_many: return 429;
    case ErrorCode::busy:
    case ErrorCode::io: return 503;
  }
  return 500;
}

void add_common_headers(Response& response, bool secure, Framing framing) {
  const bool framed = framing == Framing::allowed;
  const auto has = [&response](std::string_view name) {
    return std::any_of(response.headers.begin(), response.headers.end(),
                       [name](const auto& field) { return field.first == name; });
  };
  constexpr std::string_view policy = "Content-Security-Policy";
  if (!has(policy)) {
    response.headers.emplace_back(policy, std::string(content_policy) + (framed ? "*" : "'none'"));
  }
  response.headers.emplace_back("X-Content-Type-Options", "nosniff");
  response.headers.emplace_back("Referrer-Policy", "same-origin");
  response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  // Together with the headers before and after it, this isolates the page, so that its workers may
  // share memory (web/src/analysis).
  response.headers.emplace_back("Cross-Origin-Embedder-Policy", "require-corp");
  constexpr std::string_view readers = "Cross-Origin-Resource-Policy";
  if (!has(readers)) {
    response.headers.emplace_back(readers, framed ? "cross-origin" : "same-origin");
  }
  if (secure) response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

Response error_response(int status, const Error& error, std::chrono::seconds retry_after) {
  auto response =
      json_response(status, wire::to_json(message::ErrorAnswer{wire::message_of(error)}));
  if (status == 401) response.headers.emplace_back("WWW-Authenticate", "Bearer");
  if (status == 429 || status == 503 || status == 507) {
    response.headers.emplace_back("Retry-After", std::to_string(retry_after.count()));
  }
  return response;
}

Response error_response(const Error& error) {
  return error_response(status_of(error.code), error);
}

Result<std::string> read_path(std::string_view target) {
  const auto path = target.substr(0, target.find_first_of("?#"));
  if (path.empty() || path.front() != '/') return unreadable("path", "an absolute path");
  auto decoded = decode(path);
  if (!decoded || decoded->find('\\') != std::string::npos || has_parent_segment(*decoded)) {
    return unreadable("path", "an absolute path");
  }
  return std::move(*decoded);
}

Result<std::string> read_query(std::string_view target, std::string_view key) {
  std::string value(query_value(target, key));
  std::replace(value.begin(), value.end(), '+', ' ');  // the encoding of forms
  auto decoded = decode(value);
  if (!decoded) return unreadable(key, "percent-encoded text");
  return std::move(*decoded);
}

std::string_view query_value(std::string_view target, std::string_view key) {
  const auto mark = target.find('?');
  if (mark == std::string_view::npos) return {};
  auto rest = target.substr(mark + 1);
  rest = rest.substr(0, rest.find('#'));
  while (!rest.empty()) {
    const auto end = rest.find('&');
    const auto pair = rest.substr(0, end);
    const auto equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == key) {
      return pair.substr(equals + 1);
    }
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
  }
  return {};
}

std::string_view cookie_value(std::string_view header, std::string_view name) {
  while (!header.empty()) {
    const auto end = header.find(';');
    auto pair = header.substr(0, end);
    while (!pair.empty() && pair.front() == ' ') pair.remove_prefix(1);
    const auto equals = pair.find('=');
    if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
      return pair.substr(equals + 1);
    }
    header = end == std::string_view::npos ? std::string_view{} : header.substr(end + 1);
  }
  return {};
}

bool accepts_coding(std::string_view list, std::string_view coding) {
  while (!list.empty()) {
    const auto end = std::min(list.find(','), list.size());
    const std::string_view entry = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    const auto semicolon = std::min(entry.find(';'), entry.size());
    if (trimmed(entry.substr(0, semicolon)) != coding) continue;
    const auto weight = entry.find("q=0", semicolon);
    if (weight == std::string_view::npos) return true;
    return entry.find_first_of("123456789", weight) != std::string_view::npos;
  }
  return false;
}

bool same_origin(std::string_view origin, std::string_view host) {
  if (origin.empty()) return true;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.substr(0, scheme.size()) == scheme) {
      return !host.empty() && same_letters(origin.substr(scheme.size()), host);
    }
  }
  return false;
}

}  // namespace camlann::server
