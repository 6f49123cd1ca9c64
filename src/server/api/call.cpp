#include "server/api/call.hpp"

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "base/letters.hpp"
#include "base/number.hpp"
#include "base/result.hpp"
#include "base/try.hpp"
#include "languages/language.hpp"
#include "server/core/http.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"

namespace camlann::server {

namespace {

bool is_json(std::string_view content_type) {
  return same_letters(content_type.substr(0, content_type.find_first_of("; \t")),
                      "application/json");
}

}  // namespace

bool Call::pays(AddressBuckets& buckets, std::string_view for_what, int tokens) const {
  const auto wait = std::chrono::ceil<std::chrono::seconds>(buckets.take(request.address, tokens));
  if (wait == std::chrono::seconds::zero()) return true;
  respond(error_response(429,
                         {ErrorCode::too_many,
                          "Too many " + std::string(for_what) + " were requested from one address",
                          {},
                          "another attempt in " + std::to_string(wait.count()) + " s"},
                         wait));
  return false;
}

bool Call::sends_json(std::string_view allowed, std::string_view method) const {
  if (request.method != method) {
    respond(not_allowed(allowed));
    return false;
  }
  if (is_json(request.content_type)) return true;
  respond(error_response(415, {ErrorCode::syntax, "The body is not marked as JSON", "Content-Type",
                               "application/json"}));
  return false;
}

bool Call::comes_by_page() const {
  if (!who.program) return true;
  respond(error_response(
      403,
      {ErrorCode::conflict, "A token cannot change the account", {}, "to sign in on the page"}));
  return false;
}

bool set_name(const Call& call, const Visitors& visitors, std::string& wished) {
  auto name = visitors.name_for(call.who, std::move(wished));
  if (name) {
    wished = std::move(*name);
    return true;
  }
  call.respond(error_response(name.error()));
  return false;
}

bool is_wanted(const Call& call, const Visitors& visitors, std::string_view text,
               std::string_view field) {
  const auto fits = visitors.directory().sanctions().words()->check_name(text, field);
  if (!fits) call.respond(error_response(fits.error()));
  return fits.has_value();
}

std::string site_of(const Request& request) {
  return (request.secure ? "https://" : "http://") + request.host;
}

languages::Language language_for(const Request& request) {
  const auto named = languages::language_of(query_value(request.target, "language"));
  if (named) return *named;
  return languages::preferred_language(request.accept_language).value_or(languages::Language());
}

std::string record_site(const Call& call) {
  const auto address = site_of(call.request);
  return call.site_name.empty() ? address : call.site_name + ", " + address;
}

Response file_response(Payload text, std::string_view type, std::string_view name) {
  auto response = json_response(200, std::move(text));
  response.headers[0].second = type;
  if (name.empty()) return response;
  response.headers.emplace_back("Content-Disposition",
                                "attachment; filename=\"" + std::string(name) + "\"");
  return response;
}

IdAndWhat id_and_what(std::string_view rest) {
  rest.remove_prefix(1);
  const auto slash = rest.find('/');
  if (slash == std::string_view::npos) return {std::string(rest), {}, false};
  const auto what = rest.substr(slash + 1);
  return {std::string(rest.substr(0, slash)), std::string(what), what.empty()};
}

Result<int> read_count(std::string_view target, std::string_view key, int least, int most,
                       int usual, std::string_view of_what) {
  const auto text = query_value(target, key);
  if (text.empty()) return usual;
  const auto count = read_number<int>(text);
  if (count && *count >= least && *count <= most) return *count;
  return failure(ErrorCode::syntax, "This is not a valid number of " + std::string(of_what),
                 std::string(key), std::to_string(least) + " to " + std::to_string(most));
}

Result<ListWish> read_part_wish(std::string_view target, std::string_view of_what, int usual) {
  constexpr int most_listed = 200;
  ListWish wish;
  TRY(wish.skip, read_count(target, "skip", 0, most_entries_skipped, 0, of_what));
  TRY(wish.limit, read_count(target, "limit", 1, most_listed, usual, of_what));
  return wish;
}

Result<ListWish> read_list_wish(std::string_view target, std::string_view of_what) {
  constexpr std::size_t longest_search = 320;
  TRY(auto wish, read_part_wish(target, of_what));
  TRY(wish.search, read_query(target, "search"));
  if (wish.search.size() <= longest_search) return wish;
  return failure(ErrorCode::syntax, "This is too long for a part of a name", "search",
                 "fewer letters");
}

Reply<Payload> message_reply(const Call& call, int status) {
  return [respond = call.respond, status](const Result<Payload>& json) {
    respond(json ? json_response(status, *json) : error_response(json.error()));
  };
}

Response not_found(std::string_view path) {
  return error_response(
      {ErrorCode::not_found, "There is nothing at this address", std::string(path), {}});
}

Response not_allowed(std::string_view allowed) {
  auto response =
      error_response(405, {ErrorCode::syntax, "This address does not accept this method", "method",
                           std::string(allowed)});
  response.headers.emplace_back("Allow", allowed);
  return response;
}

}  // namespace camlann::server
