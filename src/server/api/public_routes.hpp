#pragma once
// Public data, which needs no player: the server's health and version, variants, published
// records, opening books, endgame tables, sheets to print. Answers GET and HEAD. Thread-safe.

#include <string>
#include <string_view>

#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/api/services.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

class PublicRoutes {
 public:
  /// All arguments must outlive this.
  PublicRoutes(const Services& services, const Limits& limits, const SteadyClock& now,
               const Catalog& known);

  void health(const Call& call) const;
  void ready(const Call& call) const;
  void version(const Call& call) const;
  void metrics(const Call& call) const;
  void status(const Call& call) const;
  void status_style(const Call& call) const;
  /// Sends what the host says about the site.
  void site(const Call& call) const;
  void variants(const Call& call) const;
  void definitions(const Call& call) const;
  void openapi(const Call& call) const;
  void print(const Call& call) const;
  void book(const Call& call) const;
  /// Sends the list of published records, or the one with the id in `rest`.
  void records(const Call& call, std::string_view rest) const;
  /// Sends the list of tables, or the value of a position of the variant in `rest`.
  void tables(const Call& call, std::string_view rest) const;
  /// Sends a file of endgame values under /tables/.
  void table_file(const Call& call) const;

 private:
  void record(const Call& call, std::string id) const;
  void table_value(const Call& call, std::string_view variant) const;

  const Services services_;
  const Catalog& known_;
  const std::string variants_;
  const std::string definitions_;
  mutable AddressBuckets positions_;
  mutable AddressBuckets checks_;
  mutable AddressBuckets prints_;
};

}  // namespace camlann::server
