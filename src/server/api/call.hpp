#pragma once
// A request on its way to the part of the interface that answers it. Each part is a small class
// with handle(call, rest): `rest` is the path behind the part's own, empty or from a slash on.

#include <string>
#include <string_view>

#include "server/core/fair_queue.hpp"
#include "server/core/http.hpp"
#include "server/core/outbox.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/visitors.hpp"

namespace camlann::server {

/// Path and player are already read.
struct Call {
  const Request& request;
  std::string path;
  std::string player;
  Respond respond;
  Identity who;  // the player, with the account if there is one

  /// Takes a token of the caller's address; answers the call if there is none.
  [[nodiscard]] bool pays(AddressBuckets& buckets, std::string_view for_what) const;
  /// Whether this is a POST, or what is named, with JSON; answers the call if it is not.
  [[nodiscard]] bool sends_json(std::string_view allowed, std::string_view method = "POST") const;
  /// Whether a browser asks, and not a program by a token; answers the call if not.
  [[nodiscard]] bool comes_by_page() const;
  [[nodiscard]] QueueKey queue_key() const { return QueueKey(player, request.address); }
  [[nodiscard]] bool reads() const { return request.method == "GET" || request.method == "HEAD"; }
};

/// The two parts of "/ID/what".
struct IdAndWhat {
  std::string id;
  std::string what;    // empty if there is none
  bool ended = false;  // by a slash with nothing behind it
};
[[nodiscard]] IdAndWhat id_and_what(std::string_view rest);

/// Puts the name under which others see the caller in place of the one that he wishes for; answers
/// the call if that is an account's, or is not wanted.
[[nodiscard]] bool set_name(const Call& call, const Visitors& visitors, std::string& wished);

/// Whether this field may say this to others; answers the call if the host does not want a word.
[[nodiscard]] bool is_wanted(const Call& call, const Visitors& visitors, std::string_view text,
                             std::string_view field);

/// Answers the call with this message.
[[nodiscard]] Reply<Payload> message_reply(const Call& call, int status = 200);

[[nodiscard]] Response not_found(std::string_view path);
[[nodiscard]] Response not_allowed(std::string_view allowed);

}  // namespace camlann::server
