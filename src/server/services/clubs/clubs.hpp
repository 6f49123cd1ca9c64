#pragma once
// All clubs of this server. A change is on disk before it is sent to anyone. Only on the games'
// thread, as a part of Games.

#include <cstddef>
#include <cstdint>
#include <optional>
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
#include "server/model/profile.hpp"
#include "server/model/shown_text.hpp"
#include "server/services/directing/directing.hpp"
#include "server/services/webhooks/club_events.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

class Clubs {
 public:
  Clubs(Store& store, Clock clock, Namer namer, const Limits& limits, Directing& directing,
        ClubEvents& club_events);

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
  [[nodiscard]] Result<Payload> news(const std::string& address, const ListWish& wish);
  /// Returns the ratings of the members in a game at a speed.
  [[nodiscard]] Result<Payload> ratings(const std::string& address, const RatingKind& kind);
  /// For directors only, like the next seven.
  [[nodiscard]] Result<Payload> remove(const std::string& player, const std::string& address,
                                       const std::string& removed);
  [[nodiscard]] Result<Payload> change(const std::string& player, const std::string& address,
                                       const ClubChange& change);
  /// Makes a new code, which is valid for these days, or for ever.
  [[nodiscard]] Result<Payload> new_link(const std::string& player, const std::string& address,
                                         std::optional<int> days);
  [[nodiscard]] Result<Payload> accept(const std::string& player, const std::string& address,
                                       const std::string& applicant);
  [[nodiscard]] Result<Payload> refuse(const std::string& player, const std::string& address,
                                       const std::string& applicant);
  [[nodiscard]] Result<Payload> post(const std::string& player, const std::string& address,
                                     const ClubPost& wish);
  /// Also for moderators.
  [[nodiscard]] Result<Payload> remove_post(const std::string& player, const std::string& address,
                                            std::int64_t number, bool moderator);
  /// Deletes the club, by its first director. Its tournaments and leagues stay, without a club.
  /// `name` is its name, as a confirmation.
  [[nodiscard]] Result<Payload> remove_club(const std::string& player, const std::string& address,
                                            const std::string& name);
  /// Appoints or dismisses an officer, or hands over. Only members direct a club.
  [[nodiscard]] Result<Payload> change_directors(const std::string& player,
                                                 const std::string& address,
                                                 const DirectorWish& wish);
  // The webhook: for directors. Each returns it with its last deliveries.
  [[nodiscard]] Result<Payload> webhook(const std::string& player, const std::string& address);
  /// Sets the address; the first one comes with a secret. One that was stopped starts again.
  [[nodiscard]] Result<Payload> set_webhook(const std::string& player, const std::string& address,
                                            const std::string& url);
  [[nodiscard]] Result<Payload> renew_webhook(const std::string& player,
                                              const std::string& address);
  [[nodiscard]] Result<Payload> remove_webhook(const std::string& player,
                                               const std::string& address);
  [[nodiscard]] Result<Payload> test_webhook(const std::string& player, const std::string& address);

  /// Returns the log of the directors before this number.
  [[nodiscard]] Result<Payload> director_log(const std::string& address, std::int64_t before);

  /// Returns the changed clubs to write with the games of this transaction.
  [[nodiscard]] std::span<const ClubWrite> unsaved() const { return unsaved_; }
  void next_round() { unsaved_.clear(); }

 private:
  [[nodiscard]] Result<Club> find(const std::string& address);
  [[nodiscard]] Result<Club> find_own(const std::string& player, const std::string& address);
  /// Returns the address of the club of this name that this player has made; empty without one.
  [[nodiscard]] Result<std::string> made_before(const std::string& player, const std::string& name);
  /// Returns a free address for a club of this name.
  [[nodiscard]] Result<std::string> new_address(const std::string& name);
  /// An error if the name of a club looks like this one, but not the club at this address.
  [[nodiscard]] Result<void> is_free(const std::string& name, const std::string& address = {});
  [[nodiscard]] Result<Payload> kept(const std::string& player, const Result<Club>& changed);
  /// Returns the changes of this club to save.
  ClubWrite& step_of(const Club& club);
  /// Removes a member, also from the officers. `by` is the member or a director.
  [[nodiscard]] Result<Payload> take_out(const std::string& by, Club club,
                                         const std::string& member);
  /// Returns the webhook after the changes of this transaction.
  [[nodiscard]] Result<std::optional<Webhook>> find_webhook(const std::string& address);
  [[nodiscard]] Result<Payload> webhook_shown(const std::string& address,
                                              const std::optional<Webhook>& webhook,
                                              bool fresh_secret = false);
  /// Adds the events about members that were not there before.
  void note_members(const Club& before, const Club& after);
  /// Adds a line to the log: what this director did, or the host if the player directs nothing.
  void note_act(const Club& club, const std::string& player, DirectorAct act, Director about = {});

  Store& store_;
  const Clock clock_;
  const Namer namer_;
  const Limits& limits_;
  Directing& directing_;
  ClubEvents& club_events_;
  Marks marks_;
  UnwantedWords words_ = no_words;
  std::vector<ClubWrite> unsaved_;  // each club once
};

}  // namespace camlann::server
