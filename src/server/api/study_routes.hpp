#pragma once
// /api/studies: studies that players keep on this server, alone or shared with others.
// Thread-safe.

#include <string>
#include <string_view>

#include "server/api/call.hpp"
#include "server/core/token_bucket.hpp"
#include "server/services/accounts/visitors.hpp"
#include "server/services/studies/studies.hpp"

namespace camlann::server {

class StudyRoutes {
 public:
  /// All arguments must outlive this; `studies` is null on a server without studies.
  StudyRoutes(Studies* studies, const Visitors& visitors, const SteadyClock& now);

  void handle(const Call& call, std::string_view rest) const;

 private:
  void list_or_make(const Call& call) const;
  void one(const Call& call, const std::string& id) const;
  void add_chapter(const Call& call, const std::string& id) const;
  void chapter(const Call& call, const std::string& id, std::string_view number) const;
  /// Answers with the kept states of a chapter, or with one of them.
  void states(const Call& call, const std::string& id, int number) const;
  /// True if the player is not muted and within the rate limit; otherwise answers the call.
  [[nodiscard]] bool may_write(const Call& call, AddressBuckets& buckets) const;

  Studies* const studies_;
  const Visitors& visitors_;
  mutable AddressBuckets new_;
  mutable AddressBuckets changes_;
  mutable AddressBuckets questions_;
};

}  // namespace camlann::server
