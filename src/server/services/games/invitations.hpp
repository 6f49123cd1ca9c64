#pragma once
// Invitations: games that wait for their players. A change is saved before it is sent; the last
// seat taken and the game that begins with it are saved together. A feature of the games' thread
// (games.hpp).

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "play/invitation.hpp"
#include "play/seating.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/game_state.hpp"
#include "server/model/invitation.hpp"
#include "server/model/list_wish.hpp"
#include "server/services/round/game_request.hpp"

namespace camlann::server {

class NewGames;
class Profiles;
struct Round;

class Invitations {
 public:
  Invitations(Round& round, NewGames& new_games, Profiles& profiles)
      : round_(round), new_games_(new_games), profiles_(profiles) {}

  [[nodiscard]] Result<Invitation> invite(const QueueKey& who, const NewInvitation& wish);
  /// Returns a part of the public invitations of others that wait, the newest first. The first part
  /// also has the player's own and those for the player alone, which do not count.
  [[nodiscard]] Result<ListPart<Invitation>> list(const QueueKey& who, const ListWish& wish);
  /// Returns an invitation; its id is all that a reader needs.
  [[nodiscard]] Result<Invitation> find(const std::string& id);
  [[nodiscard]] Result<Invitation> answer(const QueueKey& who, const std::string& id,
                                          const InvitationAnswer& answer);
  /// Offers the other players of a game that is over another one, or accepts their offer.
  [[nodiscard]] Result<Invitation> rematch(const OwnGame& own);

  // For other features

  /// Returns the rematch of this game that was offered last and not withdrawn.
  [[nodiscard]] Result<std::optional<Invitation>> find_rematch(const std::string& game);

 private:
  /// Returns the invitation that an earlier request with this nonce made.
  [[nodiscard]] Result<std::optional<Invitation>> made_before(const std::string& player,
                                                              const NewInvitation& wish);
  [[nodiscard]] Result<void> may_invite(const std::string& player, const NewInvitation& wish);
  /// An error if the player and another player at the table have blocked each other.
  [[nodiscard]] Result<void> may_join(const std::string& player, const play::Players& seats);
  /// Replaces the invitation's table; the game begins if it is complete.
  Result<Invitation> change_to(Invitation invitation, play::Invitation table, const QueueKey& who);
  Result<Invitation> accept_rematch(const Invitation& offered, const GameMeta& meta,
                                    const std::string& player);
  [[nodiscard]] Result<void> begin_game(Invitation& invitation, const QueueKey& who);
  void keep(const Invitation& invitation);

  Round& round_;
  NewGames& new_games_;
  Profiles& profiles_;
};

}  // namespace camlann::server
