#pragma once
// Looks up what the address of a page names. Link previews (Open Graph) of games, records, puzzles,
// tournaments, studies and of the pages that all visitors have alike: elements for the head.
// Private games, and tournaments that are not public, have none, because a preview is also seen by
// people that do not open the link; a study may be read by all with its link. Thread-safe.

#include <functional>
#include <string>

#include "game/catalog.hpp"
#include "server/api/call.hpp"
#include "server/api/services.hpp"
#include "server/api/static_files.hpp"
#include "server/core/limits.hpp"
#include "server/core/token_bucket.hpp"

namespace camlann::server {

struct NamedPage {
  std::string elements;  // of the preview, escaped; empty if the page has none
  bool missing = false;  // what the address names does not exist for this visitor
};

class Previews {
 public:
  /// All must outlive this, except `services`.
  Previews(const Services& services, const StaticFiles& files, const Limits& limits,
           const SteadyClock& now, const Catalog& known);

  using Found = std::function<void(const NamedPage& page)>;

  /// Calls `found` once: at once, or later on the thread of a service. Whatever fails, and whatever
  /// is more than an address may ask for, has no preview and is not called missing.
  void find(const Call& call, const Found& found) const;

 private:
  /// Reads what the page of this id needs, with the request of that page.
  void game(const Call& call, const std::string& id, const Found& found) const;
  void record(const Call& call, const std::string& id, const Found& found) const;
  void tournament(const Call& call, const std::string& id, const Found& found) const;
  void study(const Call& call, const std::string& rest, const Found& found) const;
  void club(const Call& call, const std::string& address, const Found& found) const;
  void league(const Call& call, const std::string& id, const Found& found) const;
  void player(const Call& call, const std::string& id, const Found& found) const;
  void invitation(const Call& call, const std::string& id, const Found& found) const;
  /// `name` is "GAME/ID".
  void ending(const Call& call, const std::string& name, const Found& found) const;
  /// `rest` is "GAME/ID", or "GAME" for all puzzles of a game.
  void puzzle(const Call& call, const std::string& rest, const Found& found) const;
  /// Returns the page if it is the same for all; others have no elements.
  [[nodiscard]] NamedPage general(const Call& call) const;

  const Services services_;
  const StaticFiles& files_;
  const Catalog& known_;
  mutable AddressBuckets previews_;
};

}  // namespace camlann::server
