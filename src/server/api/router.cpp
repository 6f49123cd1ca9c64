#include "server/api/router.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/api/open_reading.hpp"
#include "server/api/services.hpp"
#include "server/api/site_files.hpp"
#include "server/api/static_files.hpp"
#include "server/api/status_page.hpp"
#include "server/api/storage_gate.hpp"
#include "server/core/clock.hpp"
#include "server/core/http.hpp"
#include "server/core/limited_log.hpp"
#include "server/core/limits.hpp"
#include "server/core/log.hpp"
#include "server/core/secret.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/site.hpp"
#include "server/services/accounts/bearer.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/programs.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/site/site_keeper.hpp"
#include "wire/messages/token.hpp"

namespace camlann::server {

namespace {

/// A shared cache that kept a response with cookies would give one player's key to others.
void keep_from_shared_caches(Response& response) {
  for (auto& [name, value] : response.headers) {
    if (name == "Cache-Control" && value != "no-store") value.insert(0, "private, ");
  }
}

bool starts_with(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

/// Returns the entry file of a path, for example "/game.html" for "/game/k3v9". Such an entry
/// preloads the files that its page needs.
std::string entry_of(const std::string& path) {
  return path.substr(0, path.find('/', 1)) + ".html";
}

/// Returns the files of a page of the manual, such as "/docs/rules/rules.html" for
/// "/docs/rules/rules": its own, or that of its folder.
std::array<std::string, 2> documents_of(std::string_view path) {
  while (path.size() > 1 && path.back() == '/') path.remove_suffix(1);
  return {std::string(path) + ".html", std::string(path) + "/index.html"};
}

/// Adds a Link header, so that the browser requests the game of a page before the script runs.
void announce_game(Response& response, std::string_view path) {
  constexpr std::string_view pages = "/game/";
  const auto id = path.substr(std::min(path.size(), pages.size()));
  if (!starts_with(path, pages) || !is_name(id, game_id_length)) return;
  response.headers.emplace_back(
      "Link", "</api/games/" + std::string(id) + "?state=1>; rel=preload; as=fetch; crossorigin");
}

/// True if the path has an extension. Ids of published games may have dots too, but are pages.
bool looks_like_file(std::string_view path) {
  return path.find('.') != std::string_view::npos && !starts_with(path, "/records/") &&
         !starts_with(path, "/embed/");
}

constexpr std::string_view manual = "/docs";
constexpr std::string_view imprint_page = "/imprint";
/// The description of the interface: /api.html, and /api.de.html in German (web/api_page.ts).
constexpr std::string_view api_page = "/api";

/// True for the board that other sites show within theirs (doc/embedding.md). It knows no player.
bool is_embedded(std::string_view path) {
  return starts_with(path, "/embed/");
}

/// Returns the page that says that nothing exists at this address, as caches must not keep it.
Response missing_in(const StaticFiles& files, Request request, int status,
                    std::string_view entry = "/index.html") {
  request.if_none_match.clear();
  auto response = files.get(entry, request);
  response.status = status;
  std::erase_if(response.headers, [](const auto& field) { return field.first == "ETag"; });
  for (auto& [name, value] : response.headers) {
    if (name == "Cache-Control") value = "no-store";
  }
  return response;
}

constexpr int refusals_per_minute = 6;  // lines in the log, of one kind on one route

Millis since_start(const SteadyClock& now) {
  return std::chrono::floor<std::chrono::milliseconds>(now().time_since_epoch()).count();
}

void note_refusal(LimitedLog& log, int status, std::string_view route) {
  if (status == 401 || status == 403) log.note(Severity::info, "access-refused", route);
  if (status == 429) log.note(Severity::info, "limit-reached", route);
}

}  // namespace

Router::Router(const Services& services, const StaticFiles& files, const Limits& limits,
               const SteadyClock& now, const Catalog& known, Log log)
    : files_(files),
      site_files_(services.site_files),
      site_(services.site),
      visitors_(services.visitors),
      programs_(services.visitors.directory(), limits, now),
      gate_(limits, now, services.disk, services.vitals),
      api_(services, limits, now, known),
      previews_(services, files, limits, now, known),
      refusals_(std::make_shared<LimitedLog>(
          std::move(log), [now] { return since_start(now); }, "route", refusals_per_minute)) {}

void Router::handle(const Request& request, Respond respond) const {
  auto path = read_path(request.target);
  // Pages and the API set the cookie with the player's key. The files of a page do not: proxies may
  // cache them, and several files that load at the same time would each set a different key.
  const bool api = path && starts_with(*path, "/api/");
  const auto token = api ? bearer_in(request.authorization) : std::nullopt;
  if (token) return handle_program(request, std::move(*path), *token, std::move(respond));
  // What other sites may read is for a new guest without cookies, whoever sends the request: it
  // must not depend on what only the cookie's player may see.
  const bool open = path && is_open_reading(request, *path);
  const bool embedded = path && is_embedded(*path);
  const bool anonymous = open || embedded || (path && is_picture(*path));
  const bool names_player = !anonymous && (api || (path && !looks_like_file(*path)));
  auto visitor = anonymous ? std::optional(visitors_.new_guest()) : visitors_.find(request);
  // Opening a page renews the cookies before they expire. Cookies that scripts can read may be
  // outdated after a session has ended; these are also set again.
  const bool renews = !api || path == "/api/games";
  std::vector<std::string> new_cookies;
  if (names_player && !is_about_server(*path)) {
    const bool fresh = !visitor;
    const bool barred = fresh && sanctions().ban_of_address(request.address);
    if (fresh && !barred) visitor = visitors_.new_guest();
    if (visitor && (fresh || renews || Visitors::outdated(request, *visitor))) {
      new_cookies = visitors_.cookies_of(*visitor, request.secure);
    }
  }
  const bool secure = request.secure;
  const auto route = path ? api_.route_of(*path) : "page";
  const auto framing = embedded ? Framing::allowed : Framing::refused;
  const Respond send = [respond = std::move(respond), new_cookies, secure, framing, open, route,
                        refusals = refusals_](Response response) {
    note_refusal(*refusals, response.status, route);
    add_common_headers(response, secure, framing);
    if (open) open_to_all(response);
    // A response that signs in or out sets its own cookies.
    const bool has_own = std::any_of(response.headers.begin(), response.headers.end(),
                                     [](const auto& field) { return field.first == "Set-Cookie"; });
    if (!has_own) {
      for (const auto& cookie : new_cookies) response.headers.emplace_back("Set-Cookie", cookie);
    }
    if (has_own || !new_cookies.empty()) keep_from_shared_caches(response);
    respond(std::move(response));
  };
  if (!path) return send(unreadable(request, path.error()));

  const auto who = visitor ? visitor->who : Identity{};
  const Call call{request, *path, who.player, send, who, site_name()};
  if (!call.reads() && !same_origin(request.origin, request.host)) {
    return send(error_response(403, {ErrorCode::conflict, "This request comes from another site",
                                     "Origin", "our own page"}));
  }
  if (api) {
    if (const auto why = bar(call)) return send(error_response(403, *why));
  }
  if (api || is_about_server(call.path)) return pass(call);
  if (!call.reads()) return send(not_allowed("GET, HEAD"));
  if (starts_with(call.path, "/tables/")) return api_.send_table_file(call);
  const auto entry = call.path == "/" ? "/index.html" : entry_for(request, call.path);
  const bool ours = !embedded && !looks_like_file(call.path) && call.path != imprint_page;
  if (ours && files()->has(entry)) return send_named(call, entry);
  send(page(request, call.path));
}

void Router::handle_program(const Request& request, std::string path, std::string_view token,
                            Respond respond) const {
  const Respond send = [respond = std::move(respond), secure = request.secure,
                        route = api_.route_of(path), refusals = refusals_](Response response) {
    note_refusal(*refusals, response.status, route);
    add_common_headers(response, secure);
    respond(std::move(response));
  };
  auto who = programs_.check(token, request.address);
  if (!who) return send(error_response(status_of_stranger(who.error()), who.error()));
  const Call call{request, std::move(path), who->player, send, *who, site_name()};
  if (const auto why = bar(call)) return send(error_response(403, *why));
  pass(call);
}

void Router::pass(const Call& call) const {
  if (call.reads()) return api_.handle(call);
  auto respond = gate_.admit(call);
  if (respond)
    api_.handle(
        {call.request, call.path, call.player, std::move(*respond), call.who, call.site_name});
}

std::shared_ptr<const StaticFiles> Router::files() const {
  if (site_files_ != nullptr) return site_files_->files();
  return {&files_, [](const auto*) {}};
}

bool Router::has_imprint() const {
  return site_ != nullptr && !(*site_->current())[SiteSetting::imprint].empty();
}

std::string Router::site_name() const {
  return site_ == nullptr ? std::string() : (*site_->current())[SiteSetting::name];
}

std::optional<Error> Router::bar(const Call& call) const {
  const auto& address = call.request.address;
  // Signing in is always allowed here, because moderators must be able to; Accounts checks bans.
  if (call.path == "/api/session" && !call.reads()) return std::nullopt;
  if (call.who.admin) return std::nullopt;
  if (auto banned = sanctions().ban_of_address(address)) return banned;
  return call.reads() ? std::nullopt : sanctions().ban_of(call.player);
}

Response Router::unreadable(const Request& request, const Error& error) const {
  const bool browser = request.accept.find("text/html") != std::string::npos;
  const bool page = browser && !starts_with(request.target, "/api/");
  if (!page || !files()->has("/index.html")) return error_response(error);
  return missing_page(request, 400);
}

std::string Router::entry_for(const Request& request, const std::string& path) const {
  if (path != api_page) return entry_of(path);
  const auto own = path + '.' + std::string(language_for(request).tag()) + ".html";
  return files()->has(own) ? own : entry_of(path);
}

Response Router::missing_page(const Request& request, int status) const {
  return missing_in(*files(), request, status);
}

Response Router::page(const Request& request, const std::string& path) const {
  const auto page_files = files();
  if (path.back() != '/' && page_files->has(path)) return page_files->get(path, request);
  if (path == imprint_page && !has_imprint()) return missing_page(request, 404);
  // Paths without an extension belong to the page's router; other unknown paths are not found.
  const bool is_page = !looks_like_file(path);
  if (is_page && (path == manual || starts_with(path, std::string(manual) + '/'))) {
    for (const auto& file : documents_of(path)) {
      if (page_files->has(file)) return page_files->get(file, request);
    }
  }
  const std::string entry = entry_of(path);
  if (is_page && page_files->has(entry)) {
    auto response = page_files->get(entry, request);
    announce_game(response, path);
    return response;
  }
  if (is_page && page_files->has("/index.html")) {
    return path == "/" ? page_files->get("/index.html", request) : missing_page(request, 404);
  }
  if (is_page && page_files->empty()) {
    return error_response(
        404, {ErrorCode::not_found, "The page has not been built", "web/dist", "script/build"});
  }
  return not_found(path);
}

void Router::send_named(const Call& call, const std::string& entry) const {
  previews_.find(call, [files = files(), request = call.request, path = call.path, entry,
                        send = call.respond](const NamedPage& named) {
    if (named.missing) return send(missing_in(*files, request, 404, entry));
    // Programs that make previews have no cookies. Players get the page that caches may keep.
    const bool plain = named.elements.empty() || !request.cookie.empty();
    auto response =
        plain ? files->get(entry, request) : files->with_head(entry, request, named.elements);
    announce_game(response, path);
    if (path == api_page) response.headers.emplace_back("Vary", "Accept-Language");
    send(std::move(response));
  });
}

Result<Identity> Router::socket_player(const Request& request) const {
  if (const auto token = bearer_in(request.authorization)) {
    auto who = programs_.check(*token, request.address);
    if (!who) return who;
    auto banned = sanctions().bar(who->player, who->admin, request.address);
    if (banned) return Failure(std::move(*banned));
    constexpr auto needed = message::TokenScope::read;  // a socket only watches
    if (!who->scopes.has(needed)) return beyond_token(needed);
    return who;
  }
  if (!same_origin(request.origin, request.host)) {
    return failure(ErrorCode::conflict, "This request comes from another site", "Origin",
                   "our own page");
  }
  if (auto visitor = visitors_.find(request)) {
    const auto& who = visitor->who;
    auto banned = sanctions().bar(who.player, who.admin, request.address);
    if (banned) return Failure(std::move(*banned));
    return std::move(visitor->who);
  }
  return failure(ErrorCode::conflict, "This browser is not known yet", "Cookie",
                 "the cookie from an earlier response");
}

}  // namespace camlann::server
