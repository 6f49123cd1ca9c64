#pragma once
// All clubs of this server. A change is on disk before it is sent to anyone. Only on the games'
// thread, as a part of Games.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/clock.hpp"
#include "server/core/limits.hpp"
#include "server/core/outbox.hpp"
#include "server/core/secret.hpp"
#include "server/model/account.hpp"
#include "server/model/club.hpp"
#include "server/model/directors.hpp"
#include "server/model/list_wish.hpp"
#include "server/model/marks.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/directing/directing.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

class Clubs {
 public:
  Clubs(Store& store, Clock clock, Namer namer, const Limits& limits, Directing& directing);

  /// Sets the function that recognises bots. Call before all else.
  void know_bots(const IsBot& is_bot) { marks_.is_bot = is_bot; }
  /// Sets the function that recognises accounts; two of them may have names that look alike. Call
  /// before all else.
  void know_accounts(const HasAccount& has_account) { marks_.has_account = has_account; }

  /// Sets the function that returns the host's current list of unwanted words. Call before all
  /// else.
  void know_words(UnwantedWords words) { words_ = std::move(words); }

  /// Each returns a message: the club as the player now sees it.
  [[nodiscard]] Result<Payload> make(const std::string& player, const NewClub& wish);
  [[nodiscard]] Result<Payload> show(const std::string& player, const std::string& address);
  [[nodiscard]] Result<Payload> list(const std::string& player, const ListWish& wish = {});
  [[nodiscard]] Result<Payload> join(const std::string& player, const std::string& address,
                                     const std::string& name, const std::string& code);
  [[nodiscard]] Result<Payload> leave(const std::string& player, const std::string& address);
  /// For directors only, like the next two.
  [[nodiscard]] Result<Payload> remove(const std::string& player, const std::string& address,
                                       const std::string& removed);
  [[nodiscard]] Result<Payload> change(const std::string& player, const std::string& address,
                                       const std::string& about, bool open);
  /// Appoints or dismisses an officer, or hands over. Only members direct a club.
  [[nodiscard]] Result<Payload> change_directors(const std::string& player,
                                                 const std::string& address,
                                                 const DirectorWish& wish);
  /// Returns the log of the directors before this number.
  [[nodiscard]] Result<Payload> director_log(const std::string& address, std::int64_t before);

  /// Returns the changed clubs to write with the games of this transaction.
  [[nodiscard]] std::span<const Club> unsaved() const { return unsaved_; }
  void next_round() { unsaved_.clear(); }

 private:
  [[nodiscard]] Result<Club> find(const std::string& address);
  [[nodiscard]] Result<Club> find_own(const std::string& player, const std::string& address);
  /// Returns the address of the club of this name that this player has made; empty without one.
  [[nodiscard]] Result<std::string> made_before(const std::string& player, const std::string& name);
  /// Returns a free address for a club of this name.
  [[nodiscard]] Result<std::string> new_address(const std::string& name);
  /// True if the name of a club looks like this one.
  [[nodiscard]] Result<bool> named_like(const std::string& name);
  [[nodiscard]] Result<Payload> kept(const std::string& player, const Result<Club>& changed);
  /// Removes a member, also from the officers. `by` is the member or a director.
  [[nodiscard]] Result<Payload> take_out(const std::string& by, Club club,
                                         const std::string& member);
  /// Adds a line to the log about what this director did.
  void note_act(const Club& club, const std::string& player, DirectorLine line);

  Store& store_;
  const Clock clock_;
  const Namer namer_;
  const Limits& limits_;
  Directing& directing_;
  Marks marks_;
  UnwantedWords words_ = no_words;
  std::vector<Club> unsaved_;  // each once
};

}  // namespace camlann::server
