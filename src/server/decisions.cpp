#include "server/decisions.hpp"

#include <optional>
#include <string>
#include <utility>

#include "base/result.hpp"
#include "server/core/fair_queue.hpp"
#include "server/model/directors.hpp"
#include "server/model/own_turns.hpp"
#include "server/net/network.hpp"
#include "server/services/accounts/accounts.hpp"
#include "server/services/accounts/directory.hpp"
#include "server/services/accounts/sanctions.hpp"
#include "server/services/games/deletions.hpp"
#include "server/services/games/games.hpp"
#include "server/services/games/pool.hpp"
#include "server/services/games/seeks.hpp"
#include "server/services/games/turn_polls.hpp"
#include "server/services/moderation/moderation.hpp"

namespace camlann::server {

void listen_to(Moderation& moderation, const Directory& directory, Network& network,
               Accounts& accounts, Games& games) {
  Moderation::Listeners listeners;
  listeners.changed = [&directory, &network, &games] {
    network.end_sockets([&directory](const Identity& who, const std::string& address) {
      return directory.sanctions().bar(who.player, who.admin, address).has_value();
    });
    games.tell(std::nullopt, &TurnPolls::end_of,
               TurnWaiters::Whose([&directory](const std::string&, const std::string& address) {
                 return directory.sanctions().ban_of_address(address).has_value();
               }));
    games.tell(std::nullopt, &Seeks::end_of,
               Seeks::Whose([&directory](const std::string& player, const std::string& address) {
                 return directory.sanctions().bar(player, false, address).has_value();
               }));
  };
  listeners.account = [&accounts](const std::string& player) { accounts.look_again(player); };
  listeners.renamed = [&games](const std::string& player, const std::string& name) {
    games.ask(
        QueueKey(player), [](const Result<bool>&) {}, &Deletions::rename_player, player, name);
  };
  listeners.event = [&games](const DirectedEvent& event) {
    games.ask(QueueKey(event.id), [](const Result<bool>&) {}, &Deletions::look_again_at, event);
  };
  moderation.listen(std::move(listeners));
}

}  // namespace camlann::server
