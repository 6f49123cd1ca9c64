#pragma once
// Games of a guest that signs in to an older account: the account can take them over.
// A feature of the games' thread (games.hpp).

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/core/mailbox.hpp"
#include "server/core/outbox.hpp"
#include "server/store/adoption.hpp"
#include "server/store/store.hpp"

namespace camlann::server {

class Leaves;
class Seeks;
class Tournaments;
class TurnPolls;
struct Round;

class GuestGames {
 public:
  GuestGames(Round& round, Leaves& leaves, Seeks& seeks, TurnPolls& turn_polls,
             Tournaments& tournaments)
      : round_(round),
        leaves_(leaves),
        seeks_(seeks),
        turn_polls_(turn_polls),
        tournaments_(tournaments) {}

  /// Returns the number of games that the player has.
  [[nodiscard]] Result<GameCount> count(const QueueKey& who);
  /// Moves a guest's games to the account `who` with this name, in portions. The account may not
  /// have more games afterwards than it could make.
  Then adopt(const QueueKey& who, const std::string& guest, const std::string& name,
             const Reply<Adopted>& reply);

 private:
  /// Moves a portion.
  [[nodiscard]] Result<Adopted> move(Adoption adoption);
  /// Reads again what is in memory under the guest's id.
  void read_again(const Adopted& adopted, const Adoption& adoption);

  Round& round_;
  Leaves& leaves_;
  Seeks& seeks_;
  TurnPolls& turn_polls_;
  Tournaments& tournaments_;
  // Games already moved, by guest and account, while more are left.
  std::map<std::pair<std::string, std::string>, std::vector<std::string>> moved_;
};

}  // namespace camlann::server
