#pragma once
// A request to the API. Each part of the API is a small class with handle(call, rest): `rest` is
// the path after the part's own prefix, empty or starting with a slash.

#include <string>
#include <string_view>

#include "languages/language.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"

namespace camlann::server {

/// A request with its parsed path and authenticated player.
struct Call {
  const Request& request;
  std::string path;
  std::string player;
  Respond respond;
  Identity who;  // the player, with the account if any
  // That the host has set, if any:
  std::string site_name = {};  // NOLINT(readability-redundant-member-init)

  /// True if the rate limit of the caller's address permits this, which costs `tokens`; otherwise
  /// answers the call.
  [[nodiscard]] bool pays(AddressBuckets& buckets, std::string_view for_what, int tokens = 1) const;
  /// True if this is a request with `method` and JSON; otherwise answers the call. `allowed` lists
  /// the methods for the Allow header.
  [[nodiscard]] bool sends_json(std::string_view allowed, std::string_view method = "POST") const;
  /// True if the request comes from a browser, not from a program with a token; otherwise answers
  /// the call.
  [[nodiscard]] bool comes_by_page() const;
  [[nodiscard]] QueueKey queue_key() const {
    return QueueKey(player, request.address, !who.guest());
  }
  [[nodiscard]] bool reads() const { return request.method == "GET" || request.method == "HEAD"; }
};

/// Returns the address of this server as the client uses it, "https://play.example.org".
[[nodiscard]] std::string site_of(const Request& request);
/// Returns the language that the address names, `?language=de`, or else the one that the browser
/// prefers, or English.
[[nodiscard]] languages::Language language_for(const Request& request);
/// Returns the start of the `Site` of records: the host's name for the site, if any, and the
/// address.
[[nodiscard]] std::string record_site(const Call& call);

/// Returns a response of 200 with a file that is not JSON; browsers save it under `name` unless
/// that is empty.
[[nodiscard]] Response file_response(Payload text, std::string_view type, std::string_view name);

/// The two parts of "/ID/what".
struct IdAndWhat {
  std::string id;
  std::string what;    // empty if missing
  bool ended = false;  // the path ends with a slash after the id
};
[[nodiscard]] IdAndWhat id_and_what(std::string_view rest);

/// Replaces the requested name by the one that others see for the caller. Returns false and answers
/// the call if the name belongs to an account or has a word that the host does not allow.
[[nodiscard]] bool set_name(const Call& call, const Visitors& visitors, std::string& wished);

/// True if all words of this field are allowed by the host; otherwise answers the call.
[[nodiscard]] bool is_wanted(const Call& call, const Visitors& visitors, std::string_view text,
                             std::string_view field);

/// Reads a number of the query; `usual` is the default.
[[nodiscard]] Result<int> read_count(std::string_view target, std::string_view key, int least,
                                     int most, int usual, std::string_view of_what = "games");

/// Reads `skip` and `limit` of a list.
[[nodiscard]] Result<ListWish> read_part_wish(std::string_view target, std::string_view of_what,
                                              int usual = ListWish().limit);
/// Reads `skip`, `limit` and `search` of a list.
[[nodiscard]] Result<ListWish> read_list_wish(std::string_view target, std::string_view of_what);

/// Returns a reply that answers the call with its message or error.
[[nodiscard]] Reply<Payload> message_reply(const Call& call, int status = 200);

[[nodiscard]] Response not_found(std::string_view path);
[[nodiscard]] Response not_allowed(std::string_view allowed);

}  // namespace camlann::server
