#include "server/net/http_request.hpp"

#include <boost/asio/error.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/field.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/result.hpp"
#include "server/core/http.hpp"

namespace camlann::server {

namespace beast = boost::beast;
namespace http = beast::http;

namespace {

/// Returns all fields of this name, joined by commas.
template <class Name>
std::string all_of(const HttpRequest& request, const Name& name) {
  std::string all;
  const auto [begin, end] = request.equal_range(name);
  for (auto field = begin; field != end; ++field) {
    if (!all.empty()) all += ',';
    all.append(field->value().data(), field->value().size());
  }
  return all;
}

std::string text_of(const HttpRequest& request, http::field field) {
  const auto value = request[field];
  return {value.data(), value.size()};
}

/// True if the end of the body is known by RFC 9112, 6.1: without this field, or with one of
/// HTTP/1.1 that says "chunked". Beast itself reads no body after an empty field or another coding.
bool has_known_coding(const HttpRequest& request) {
  const auto fields = request.count(http::field::transfer_encoding);
  if (fields == 0) return true;
  const auto coding = request[http::field::transfer_encoding];
  return fields == 1 && request.version() >= 11 &&
         same_letters({coding.data(), coding.size()}, "chunked");
}

}  // namespace

Request to_request(HttpRequest&& from) {
  Request request;
  request.method.assign(from.method_string().data(), from.method_string().size());
  request.target.assign(from.target().data(), from.target().size());
  request.host = text_of(from, http::field::host);
  request.origin = text_of(from, http::field::origin);
  request.content_type = text_of(from, http::field::content_type);
  request.cookie = text_of(from, http::field::cookie);
  request.authorization = all_of(from, http::field::authorization);
  request.user_agent = text_of(from, http::field::user_agent);
  request.if_none_match = text_of(from, http::field::if_none_match);
  request.range = text_of(from, http::field::range);
  request.if_range = text_of(from, http::field::if_range);
  request.accept = text_of(from, http::field::accept);
  request.accept_encoding = text_of(from, http::field::accept_encoding);
  request.accept_language = text_of(from, http::field::accept_language);
  request.body = std::move(from.body());
  return request;
}

std::string forwarded_for(const HttpRequest& request) {
  return all_of(request, "X-Forwarded-For");
}

bool came_by_tls(const HttpRequest& request) {
  const auto field = request["X-Forwarded-Proto"];
  const std::string_view all(field.data(), field.size());
  return same_letters(trimmed(all.substr(0, all.find(','))), "https");
}

std::optional<std::pair<int, Error>> fault_of(const HttpRequest& request) {
  const auto hosts = request.count(http::field::host);
  if (hosts > 1 || (hosts == 0 && request.version() >= 11)) {
    return std::pair(400, Error{ErrorCode::syntax, "A request names one host", "Host", "once"});
  }
  const auto expected = request[http::field::expect];
  if (!expected.empty() && !same_letters({expected.data(), expected.size()}, "100-continue")) {
    return std::pair(417,
                     Error{ErrorCode::syntax, "This cannot be expected", "Expect", "100-continue"});
  }
  if (!has_known_coding(request)) {
    return std::pair(400, Error{ErrorCode::syntax, "This coding of a body is not known",
                                "Transfer-Encoding", "chunked, once, in HTTP/1.1"});
  }
  return std::nullopt;
}

bool brings_part(const HttpRequest& request) {
  const std::string_view target(request.target().data(), request.target().size());
  const bool posts = request.method() == http::verb::post;
  if (posts && (target == "/api/archive/uploads" || target == "/api/tournaments" ||
                target == "/api/admin/import")) {
    return true;
  }
  const bool names = target.starts_with("/api/tournaments/") && target.ends_with("/enter-names");
  if (posts && names) return true;
  return (posts || request.method() == http::verb::put) && target.starts_with("/api/studies");
}

int status_of_read_error(beast::error_code error) {
  if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
  if (error == http::error::header_limit) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == beast::error::timeout) return 0;
  if (error == boost::asio::error::no_buffer_space) return 503;
  return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

}  // namespace camlann::server
